import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type AnswerService, SERVICE_LABELS, type ServiceName } from '../../domain/answer-service.ts';
import type { VisitorServiceName } from '../../domain/site-settings.ts';
import { requiredContext } from '../required-context.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useSettings } from '../ui/site-settings.ts';
import { rememberedChoice, type ServiceChoice } from './choice.ts';

/** The recipient of the idea. */
export type AnalysisSource =
  | {
      kind: 'site';
      name: ServiceName;
      /** Display name of the service. */
      label: string;
      model: string;
      aiGenerated: boolean;
    }
  | {
      kind: 'visitor';
      name: VisitorServiceName;
      label: string;
      /** `undefined` selects the first installed model. */
      model: string | undefined;
      aiGenerated: true;
      /** Fetches the service's code on the first call. The idea then goes from this browser directly to the service. */
      loadService(): Promise<AnswerService>;
    };

interface AiSettings {
  source: AnalysisSource;
  /** False if the host offers visitors no service of their own. */
  adjustable: boolean;
  /** The saved settings are unusable; `source` is the fallback. */
  invalid: boolean;
  /** @param preselect the service selected when the dialog opens; nothing changes until it is saved */
  openSettings(preselect?: VisitorServiceName): void;
}

const dialog = lazyPart(() => import('./settings-dialog.tsx'));

const [AiSettingsContext, useAiSettings] = requiredContext<AiSettings>('AI settings');

export { useAiSettings };

/** Holds the visitor's choice of service and its dialog. It is above the pages, so that a token in memory survives navigation. */
export function AiSettingsProvider({ children }: { children: ReactNode }) {
  const { service: site, visitorServices } = useSettings();
  const [choice, setChoice] = useState<ServiceChoice>({ service: 'site' });
  const [invalid, setInvalid] = useState(false);
  const [open, setOpen] = useState(false);
  const [preselected, setPreselected] = useState<VisitorServiceName>();
  const part = dialog.usePart(open);

  useEffect(() => {
    const remembered = rememberedChoice(visitorServices);
    if (!remembered) return;
    setChoice(remembered.choice);
    setInvalid(remembered.invalid);
  }, [visitorServices]);

  const openSettings = useCallback((preselect?: VisitorServiceName) => {
    setOpen(true);
    setPreselected(preselect);
    // After a failed fetch the next click tries again.
    dialog.preload().catch(() => setOpen(false));
  }, []);

  const settings = useMemo<AiSettings>(
    () => ({
      source: choice.service === 'site' ? { kind: 'site', ...site } : visitorSource(choice),
      adjustable: visitorServices.length > 0,
      invalid,
      openSettings,
    }),
    [choice, site, visitorServices, invalid, openSettings],
  );

  return (
    <AiSettingsContext value={settings}>
      {children}
      {open && part && (
        <part.SettingsDialog
          choice={choice}
          preselected={preselected}
          onSave={(next) => {
            setChoice(next);
            setInvalid(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </AiSettingsContext>
  );
}

function visitorSource(choice: Exclude<ServiceChoice, { service: 'site' }>): AnalysisSource {
  // One instance for all requests, because it learns which parameters the service rejects. A failed fetch is retried.
  let service: Promise<AnswerService> | undefined;
  function loadService(): Promise<AnswerService> {
    service ??= import('./visitor-service.ts').then(({ visitorService }) => visitorService(choice));
    service.catch(() => {
      service = undefined;
    });
    return service;
  }
  return {
    kind: 'visitor',
    name: choice.service,
    label: SERVICE_LABELS[choice.service],
    model: 'model' in choice ? choice.model || undefined : undefined,
    aiGenerated: true,
    loadService,
  };
}
