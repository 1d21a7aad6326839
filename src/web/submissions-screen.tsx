import { useMemo } from 'react';
import { DEFAULT_TEMPERATURE } from '../model/default-limits.ts';
import { useAnalysisStore } from './analysis/analysis-context.ts';
import { useSettings } from './contexts.ts';
import { useChosenService } from './settings/chosen-service.tsx';
import { CallContext } from './submissions/call-context.ts';
import { CallPage } from './submissions/call-page.tsx';
import type { ReadingService } from './submissions/reading-service.ts';
import { CallStore } from './submissions/store.ts';

/** Concurrent readings by the visitor's own service. */
const OWN_SERVICE_READINGS = { ollama: 2, huggingface: 4 } as const;
/** Concurrent readings by the site's service. Browsers open at most six connections to a site, and a reload needs one. */
const SITE_READINGS = 5;

/** One for the tab. The server also creates one, which never changes. */
const store = new CallStore();

/** The page for calls, with the service that reads the texts. */
export function CallScreen() {
  const analysis = useAnalysisStore();
  const { calls, visitorServices } = useSettings();
  const { service: chosen, openSettings } = useChosenService();
  const context = useMemo(() => {
    const service: ReadingService | undefined = chosen?.loadService
      ? {
          ...chosen,
          atOnce: OWN_SERVICE_READINGS[chosen.name as keyof typeof OWN_SERVICE_READINGS],
          temperature: DEFAULT_TEMPERATURE,
        }
      : calls && chosen
        ? { ...chosen, ...calls, atOnce: Math.min(SITE_READINGS, calls.atOnce) }
        : undefined;
    return {
      store,
      service,
      isWithoutModel: chosen === null,
      connect: visitorServices.length > 0 ? () => openSettings() : undefined,
      analyze(idea: string) {
        analysis.showForm();
        analysis.type(idea);
      },
    };
  }, [analysis, calls, visitorServices, chosen, openSettings]);
  return (
    <CallContext value={context}>
      <CallPage />
    </CallContext>
  );
}
