import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type AnswerService, SERVICE_LABELS } from '../../domain/answer-service.ts';
import type { SiteSettings, VisitorServiceName } from '../../domain/site-settings.ts';
import { requiredContext, useSettings } from '../contexts.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { type RememberedChoice, rememberedChoice, type VisitorChoice } from './choice.ts';

/** Who receives the idea: this site's service, or one of the visitor's. */
interface ChosenService extends Pick<NonNullable<SiteSettings['service']>, 'name' | 'label'> {
  /** `undefined` selects the first installed model. */
  model: string | undefined;
  /**
   * Only for the visitor's own service: fetches its code on the first call. The idea then goes from this browser directly
   * to the service.
   */
  loadService?(): Promise<AnswerService>;
}

interface AiSettings {
  /** `null` where nobody's model answers. */
  service: ChosenService | null;
  /** The saved settings are unusable; `service` is the fallback. */
  invalid: boolean;
  /** @param preselect the service selected when the dialog opens; nothing changes until it is saved */
  openSettings(preselect?: VisitorServiceName): void;
}

const dialog = lazyPart(() => import('./settings-dialog.tsx'));

const [AiSettingsContext, useAiSettings] = requiredContext<AiSettings>('AI settings');

export { useAiSettings };

/** Holds the visitor's choice of service and its dialog, above the pages, so that a token in memory survives navigation. */
export function AiSettingsProvider({ children }: { children: ReactNode }) {
  const { service: site, visitorServices } = useSettings();
  const [{ choice, invalid }, setChoice] = useState<RememberedChoice>({
    choice: { service: 'site' },
    invalid: false,
  });
  const [opened, setOpened] = useState<{ preselected: VisitorServiceName | undefined }>();
  const part = dialog.usePart(opened !== undefined);

  useEffect(() => {
    const remembered = rememberedChoice(visitorServices);
    if (remembered) setChoice(remembered);
  }, [visitorServices]);

  const openSettings = useCallback((preselected?: VisitorServiceName) => {
    setOpened({ preselected });
    // After a failed fetch the next click tries again.
    dialog.preload().catch(() => setOpened(undefined));
  }, []);

  const settings = useMemo<AiSettings>(
    () => ({
      service: choice.service === 'site' ? site : chosenService(choice),
      invalid,
      openSettings,
    }),
    [choice, site, invalid, openSettings],
  );

  return (
    <AiSettingsContext value={settings}>
      {children}
      {opened && part && (
        <part.SettingsDialog
          choice={choice}
          preselected={opened.preselected}
          onSave={(next) => setChoice({ choice: next, invalid: false })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AiSettingsContext>
  );
}

function chosenService(choice: VisitorChoice): ChosenService {
  // One instance for all requests, because it learns which parameters the service rejects.
  const service = lazyPart(() =>
    import('./visitor-service.ts').then(({ visitorService }) => visitorService(choice)),
  );
  return {
    name: choice.service,
    label: SERVICE_LABELS[choice.service],
    model: 'model' in choice ? choice.model || undefined : undefined,
    loadService: service.preload,
  };
}
