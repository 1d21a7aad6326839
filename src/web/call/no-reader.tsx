import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { useCallContext } from './call-context.ts';
import { readingMessages } from './reading-messages.ts';

/** Where nobody can read the texts: why, and the way to a model. On the first step, before any work is done in vain. */
export function NoReader({ className }: { className: string }) {
  const texts = useMessages(readingMessages);
  const { reader, isWithoutModel, connect } = useCallContext();
  if (reader) return null;
  return (
    <div className={className}>
      <p className="max-w-measure font-semibold">{isWithoutModel ? texts.noModel : texts.callsOff}</p>
      {connect && (
        <Button variant="primary" className="mt-3" aria-haspopup="dialog" onClick={connect}>
          {texts.connect}
        </Button>
      )}
    </div>
  );
}
