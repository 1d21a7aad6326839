import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type AnswerService, SERVICE_LABELS } from '../../domain/answer-service.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { requiredContext, useSettings } from '../contexts.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { type RememberedChoice, rememberedChoice, type VisitorChoice } from './choice.ts';

/** The service that receives the idea: this site's, or one of the visitor's. */
interface ChosenService extends Pick<NonNullable<SiteSettings['service']>, 'name' | 'label'> {
  /** `undefined` selects the first installed model. */
  model: string | undefined;
  /**
   * Only for the visitor's own service: fetches its code on first use. The idea then goes from this browser directly
   * to the service.
   */
  loadService?(): Promise<AnswerService>;
}

interface ServiceChoice {
  /** `null` if neither the site nor the visitor has a model. */
  service: ChosenService | null;
  /** The saved settings are unusable; `service` is the fallback. */
  invalid: boolean;
  /** Opens the settings; `undefined` if the operator lets visitors use no service of their own. */
  connect: (() => void) | undefined;
}

export const settingsPart = lazyPart(() => import('./settings-dialog.tsx'));

const [ChosenServiceContext, useChosenService] = requiredContext<ServiceChoice>('the chosen service');

export { useChosenService };

/** Holds the choice of service and the settings dialog. Above the pages, so that a token in memory survives navigation. */
export function ChosenServiceProvider({ children }: { children: ReactNode }) {
  const { service: site, visitorServices } = useSettings();
  const [{ choice, invalid }, setChoice] = useState<RememberedChoice>({
    choice: { service: 'site' },
    invalid: false,
  });
  const [opened, setOpened] = useState(false);
  const part = settingsPart.usePart(opened);

  useEffect(() => {
    const remembered = rememberedChoice(visitorServices);
    if (remembered) setChoice(remembered);
  }, [visitorServices]);

  const settings = useMemo<ServiceChoice>(() => {
    const open = () => {
      setOpened(true);
      // After a failed fetch the next click tries again.
      settingsPart.preload().catch(() => setOpened(false));
    };
    const service = choice.service === 'site' ? site : chosenService(choice);
    return { service, invalid, connect: visitorServices.length > 0 ? open : undefined };
  }, [choice, site, invalid, visitorServices]);

  return (
    <ChosenServiceContext value={settings}>
      {children}
      {opened && part && (
        <part.SettingsDialog
          choice={choice}
          onSave={(next) => setChoice({ choice: next, invalid: false })}
          onClose={() => setOpened(false)}
        />
      )}
    </ChosenServiceContext>
  );
}

function chosenService(choice: VisitorChoice): ChosenService {
  // One instance for all requests, because the instance remembers which parameters the service rejects.
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
