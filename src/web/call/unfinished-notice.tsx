import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { store } from './call-context.ts';
import { readingMessages } from './reading-messages.ts';
import { useSignal } from './signal.ts';

/** On the other steps: how the reading goes, or that some of it is left. */
export function UnfinishedNotice() {
  const texts = useMessages(readingMessages);
  const { phase, done, failed, left } = useSignal(store.run.progress);
  const missing = left + failed;
  // A call whose first reading has not been asked for is not unfinished.
  if (missing === 0 || (phase === 'idle' && done + failed === 0)) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 bg-sunk px-4 py-1.5 text-sm print:hidden">
      <p className="tabular-nums">
        {phase === 'idle' ? texts.unfinished(missing) : `${texts.done(done)} · ${texts.left(left)}`}
      </p>
      <Button variant="quiet" className="text-sm" onClick={() => store.go('reading')}>
        {phase === 'idle' ? texts.goOn : texts.progress}
      </Button>
    </div>
  );
}
