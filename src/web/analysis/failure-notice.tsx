import type { ReactNode } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { failureMessages } from './failure-messages.ts';
import type { Failure } from './source.ts';

export const analysisPart = lazyPart(() => import('./analysis-part.ts'));

/** The error box. Its code is fetched on demand. Until then, a short message from the first load is shown. */
export function FailureNotice(props: {
  failure: Failure;
  onRetry(): void;
  /** Replaces the label of the button that tries again. */
  retryLabel?: string | undefined;
  children?: ReactNode;
}) {
  const texts = useMessages(failureMessages);
  const part = analysisPart.usePart();
  if (part) return <part.FailureBox {...props} />;
  const { code, message, retryable } = props.failure;
  return (
    <Alert>
      <p className="mb-2">
        <b className="font-semibold">{texts.errorTitle}</b>{' '}
        {code === 'new_version' || code === 'site_unreachable'
          ? texts[code]
          : (message ?? texts.unknownError)}
      </p>
      {code === 'new_version' && <Button onClick={() => location.reload()}>{texts.reload}</Button>}
      {retryable && <Button onClick={props.onRetry}>{props.retryLabel ?? texts.retry}</Button>}
      {props.children}
    </Alert>
  );
}
