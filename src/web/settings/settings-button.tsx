import { SlidersHorizontal } from 'lucide-react';
import { useMessages } from '../i18n/messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAiSettings } from './ai-settings.tsx';
import { messages } from './messages.ts';

/** Opens the dialog; nothing where the host offers nothing to choose. */
export function AiSettingsButton() {
  const { adjustable, openSettings } = useAiSettings();
  const texts = useMessages(messages);
  if (!adjustable) return null;
  return (
    <Button variant="quiet" onClick={openSettings} aria-haspopup="dialog">
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {texts.openSettings}
    </Button>
  );
}

/** The specification's warning, while settings that could not be read are replaced by others. */
export function InvalidSettingsWarning() {
  const { invalid, source } = useAiSettings();
  const texts = useMessages(messages);
  if (!invalid) return null;
  return (
    <Alert tone="warning" title={texts.invalidService(source.label)}>
      {texts.invalidHelp}
    </Alert>
  );
}
