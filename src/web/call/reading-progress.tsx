import { errorMessage } from '../../model/error-messages.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { store, useCallContext } from './call-context.ts';
import { failedAt } from './failed-at.ts';
import { readingMessages } from './reading-messages.ts';
import { useSignal } from './signal.ts';

/** With fewer readings their time says little. */
const TIMED_FROM = 3;

/** What is done, failed and left; and the buttons that hold it. */
export function ReadingProgress() {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { reader } = useCallContext();
  const { phase, done, failed, left, waiting, ms, read } = useSignal(store.run.progress);
  const all = done + failed + left;
  const minutes = Math.round(((ms / Math.max(1, read)) * left) / 60_000);
  const words = [
    texts.done(done),
    ...(failed > 0 ? [texts.failed(failed)] : []),
    ...(left > 0 ? [texts.left(left)] : []),
    ...(phase === 'reading' && left > 0 && read >= TIMED_FROM ? [texts.minutes(minutes)] : []),
  ];
  return (
    <div className="mt-6 max-w-measure">
      <progress aria-label={texts.progress} max={all} value={done + failed} className="h-3 w-full" />
      <p className="mt-1 tabular-nums">{words.join(' · ')}</p>
      <p role="status" className="text-sm text-muted">
        {phase === 'paused'
          ? texts.paused
          : waiting
            ? `${errorMessage(waiting, language, failedAt(reader))} ${texts.waiting}`
            : all > 0 && left + failed === 0 && texts.allDone}
      </p>
      {phase !== 'idle' && (
        <div className="mt-3 flex flex-wrap gap-3">
          {phase === 'paused' ? (
            <Button variant="primary" onClick={() => store.run.resume()}>
              {texts.resume}
            </Button>
          ) : (
            <Button onClick={() => store.run.pause()}>{texts.pause}</Button>
          )}
          <Button variant="quiet" onClick={() => store.run.cancel()}>
            {texts.stop}
          </Button>
        </div>
      )}
    </div>
  );
}
