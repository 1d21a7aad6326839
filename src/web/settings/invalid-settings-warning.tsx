import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { useAiSettings } from './ai-settings.tsx';
import { messages } from './messages.ts';

/** The warning while settings that could not be read are replaced by others. */
export function InvalidSettingsWarning() {
  const { source } = useAiSettings();
  const texts = useMessages(messages);
  return (
    <Alert tone="warning" title={texts.invalidService(source.label)}>
      {texts.invalidHelp}
    </Alert>
  );
}
