import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { asking } from './asking.ts';
import { messages } from './messages.ts';
import type { Failure } from './source.ts';

/** Why there is no answer. Where even the explanations cannot be fetched, the little that is known. */
export function FailureNotice(props: {
  failure: Failure;
  onRetry: () => void;
  onSettings: (() => void) | undefined;
}) {
  const texts = useMessages(messages);
  const parts = asking.usePart();
  if (parts) return <parts.FailureBox {...props} />;
  return <Alert title={texts.errorTitle}>{texts.unknownError}</Alert>;
}
