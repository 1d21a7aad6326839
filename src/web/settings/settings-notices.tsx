import { labelIn } from '../../domain/service-wording.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { useChosenService } from './chosen-service.tsx';
import { settingsMessages } from './messages.ts';

/** Says that saved settings could not be read and a fallback is in use. */
export function InvalidSettingsWarning() {
  const { service } = useChosenService();
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const title = service
    ? texts.invalidService(labelIn(service.label, language))
    : texts.invalidServiceWithoutModel;
  return (
    <Alert tone="warning" title={title}>
      {texts.invalidHelp}
    </Alert>
  );
}
