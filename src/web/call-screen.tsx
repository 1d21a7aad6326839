import { useMemo } from 'react';
import { DEFAULT_TEMPERATURE } from '../model/default-limits.ts';
import { showForm, typeIdea } from './analysis/analysis-context.ts';
import { CallContext } from './call/call-context.ts';
import { CallPage } from './call/call-page.tsx';
import type { ReadingService } from './call/reading-service.ts';
import { useSettings } from './contexts.ts';
import { useAiSettings } from './settings/ai-settings.tsx';

/** Concurrent readings by the visitor's own service. A model on this machine reads one at a time. */
const AT_ONCE = { browser: 1, ollama: 2, huggingface: 4 } as const;
/** Most concurrent readings by the site's service. */
const AT_ONCE_MAX = 8;
/** The same over HTTP/1.1. A browser opens six connections, and a reload needs a free one. */
const AT_ONCE_HTTP1 = 4;

function mostAtOnce(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '') ? AT_ONCE_MAX : AT_ONCE_HTTP1;
}

/** The page for a call: its features, and the service that the visitor chose. */
export function CallScreen() {
  const { calls, visitorServices } = useSettings();
  const { service: chosen, openSettings } = useAiSettings();
  const context = useMemo(() => {
    const service: ReadingService | undefined = chosen?.loadService
      ? {
          ...chosen,
          atOnce: AT_ONCE[chosen.name as keyof typeof AT_ONCE],
          temperature: DEFAULT_TEMPERATURE,
        }
      : calls && chosen
        ? { ...chosen, ...calls, atOnce: Math.min(mostAtOnce(), calls.atOnce) }
        : undefined;
    return {
      service,
      isWithoutModel: chosen === null,
      connect: visitorServices.length > 0 ? () => openSettings() : undefined,
      analyze(idea: string) {
        showForm();
        typeIdea(idea);
      },
    };
  }, [calls, visitorServices, chosen, openSettings]);
  return (
    <CallContext value={context}>
      <CallPage />
    </CallContext>
  );
}
