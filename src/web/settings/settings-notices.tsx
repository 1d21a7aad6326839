import { labelIn } from '../../domain/service-messages.ts';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useChosenService } from './chosen-service.tsx';
import { settingsMessages } from './messages.ts';

/** Says that saved settings could not be read and a fallback is in use, and offers this site's own service. */
export function InvalidSettingsWarning() {
  const { service, setSite } = useChosenService();
  const { service: site } = useSettings();
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  return (
    <Alert
      tone="warning"
      title={
        service ? texts.invalidService(labelIn(service.label, language)) : texts.invalidServiceWithoutModel
      }
    >
      <p>{texts.invalidHelp}</p>
      {service?.loadService && (
        <Button className="mt-2" onClick={setSite}>
          {site ? texts.useSite : texts.useSiteWithoutAi}
        </Button>
      )}
    </Alert>
  );
}
