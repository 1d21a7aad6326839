import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import type { FailureProps } from './failure-box.tsx';
import { failureMessages } from './failure-messages.ts';

export const analysisPart = lazyPart(() => import('./analysis-part.ts'));

/** The error box. Its code is fetched on demand. Until then, or if that fails, a short message is shown. */
export function FailureNotice(props: FailureProps) {
  const texts = useMessages(failureMessages);
  const part = analysisPart.usePart();
  if (part) return <part.FailureBox {...props} />;
  const { code, message, retryable } = props.failure;
  const isKnown = code === 'site_unreachable' || code === 'new_version';
  return (
    <Alert>
      <p className="mb-2">
        <b className="font-semibold">{texts.errorTitle}</b>{' '}
        {isKnown ? texts[code] : message || texts.unknownError}
      </p>
      {code === 'new_version' && <Button onClick={() => location.reload()}>{texts.reload}</Button>}
      {retryable && <Button onClick={props.onRetry}>{props.retryLabel ?? texts.retry}</Button>}
      {props.children}
    </Alert>
  );
}
