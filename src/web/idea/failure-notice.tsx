import type { Failure } from '../analysis/source.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { asking } from './asking.ts';
import { messages } from './messages.ts';

/** The error box. Its code is fetched on demand; if that fails too, a short message from the first load is shown. */
export function FailureNotice(props: {
  failure: Failure;
  onRetry(): void;
  onSettings: (() => void) | undefined;
}) {
  const texts = useMessages(messages);
  const parts = asking.usePart();
  if (parts) return <parts.FailureBox {...props} />;
  const { code, retryable } = props.failure;
  return (
    <Alert title={texts.errorTitle}>
      <p className="mt-1">
        {code === 'new_version'
          ? texts.newVersion
          : code === 'site_unreachable'
            ? texts.siteUnreachable
            : texts.unknownError}
      </p>
      {code === 'new_version' && (
        <Button className="mt-3" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      )}
      {retryable && (
        <Button className="mt-3" onClick={props.onRetry}>
          {texts.retry}
        </Button>
      )}
    </Alert>
  );
}
