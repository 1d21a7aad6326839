import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { useAiSettings } from './ai-settings.tsx';
import { settingsMessages } from './messages.ts';

/** Warns that saved settings could not be read and a fallback is in use. */
export function InvalidSettingsWarning() {
  const { source } = useAiSettings();
  const texts = useMessages(settingsMessages);
  return (
    <Alert tone="warning" title={texts.invalidService(source.label)}>
      {texts.invalidHelp}
    </Alert>
  );
}
