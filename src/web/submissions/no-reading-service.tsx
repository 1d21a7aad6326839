import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { useCallContext } from './call-context.ts';
import { readingMessages } from './reading-messages.ts';

/** Says why no model can read the texts, and how to connect one. */
export function NoReadingService({ className }: { className: string }) {
  const texts = useMessages(readingMessages);
  const { service, isWithoutModel, connect } = useCallContext();
  if (service) return null;
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
