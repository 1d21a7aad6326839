import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type AnswerService, SERVICE_LABELS, type ServiceName } from '../../domain/answer-service.ts';
import type { VisitorServiceName } from '../../domain/site-settings.ts';
import { useSettings } from '../ui/site-settings.tsx';
import { rememberedChoice, type ServiceChoice } from './choice.ts';

/** Who will receive the idea. */
export type AnalysisSource =
  | {
      kind: 'site';
      name: ServiceName;
      /** The service's own name, for sentences. */
      label: string;
      model: string;
      aiGenerated: boolean;
    }
  | {
      kind: 'visitor';
      name: VisitorServiceName;
      label: string;
      /** `undefined`: the first installed one. */
      model: string | undefined;
      aiGenerated: true;
      /** Loads the service's code on the first call; the idea then goes straight from this browser to the service. */
      loadService(): Promise<AnswerService>;
    };

interface AiSettings {
  source: AnalysisSource;
  /** False where the host offers visitors no service of their own: there is nothing to set. */
  adjustable: boolean;
  /** The remembered settings could not be used; `source` says what is used instead. */
  invalid: boolean;
  /** @param preselect the service that the dialog opens with; nothing is changed before it is saved */
  openSettings(preselect?: VisitorServiceName): void;
}

const AiSettingsContext = createContext<AiSettings | undefined>(undefined);

/** Which service the visitor uses, and the dialog in which they choose. Sits above the pages: a token in memory survives them. */
export function AiSettingsProvider({ children }: { children: ReactNode }) {
  const { service: site, visitorServices } = useSettings();
  const [choice, setChoice] = useState<ServiceChoice>({ service: 'site' });
  const [invalid, setInvalid] = useState(false);
  const [open, setOpen] = useState(false);
  const [preselected, setPreselected] = useState<VisitorServiceName>();
  const [Dialog, setDialog] = useState<typeof import('./settings-dialog.tsx').SettingsDialog>();

  useEffect(() => {
    const remembered = rememberedChoice(visitorServices);
    if (!remembered) return;
    setChoice(remembered.choice);
    setInvalid(remembered.invalid);
  }, [visitorServices]);

  const openSettings = useCallback((preselect?: VisitorServiceName) => {
    setOpen(true);
    setPreselected(preselect);
    import('./settings-dialog.tsx').then(
      (module) => setDialog(() => module.SettingsDialog),
      () => setOpen(false),
    );
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
      {open && Dialog && (
        <Dialog
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
  // One for all questions: it remembers what the service refuses. A failed fetch of the code is tried again.
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

export function useAiSettings(): AiSettings {
  const settings = useContext(AiSettingsContext);
  if (!settings) throw new Error('useAiSettings needs an AiSettingsProvider above it');
  return settings;
}
