import { useEffect, useState } from 'react';
import { labelIn } from '../../domain/answer-service.ts';
import { browserModelAvailability } from '../../model/services/browser.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAiSettings } from './ai-settings.tsx';
import { settingsMessages } from './messages.ts';

/** Warns that saved settings could not be read and a fallback is in use. */
export function InvalidSettingsWarning() {
  const { service } = useAiSettings();
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  return (
    <Alert
      tone="warning"
      title={
        service ? texts.invalidService(labelIn(service.label, language)) : texts.invalidServiceWithoutModel
      }
    >
      {texts.invalidHelp}
    </Alert>
  );
}

/** Offers the browser's built-in model when the server has no model. Renders nothing if the browser has none. */
export function BrowserOffer({ onChoose }: { onChoose(): void }) {
  const texts = useMessages(settingsMessages);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    void browserModelAvailability().then((availability) => setIsThere(availability !== 'unavailable'));
  }, []);
  if (!isThere) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 border-l-4 border-ember bg-ember-soft px-4 py-2">
      {texts.browserOffer}
      <Button variant="quiet" aria-haspopup="dialog" onClick={onChoose}>
        {texts.browserOfferButton}
      </Button>
    </p>
  );
}
