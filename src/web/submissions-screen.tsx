import { useMemo } from 'react';
import { DEFAULT_TEMPERATURE } from '../model/default-limits.ts';
import { useSettings } from './contexts.ts';
import { useChosenService } from './settings/chosen-service.tsx';
import { CallContext } from './submissions/call-context.ts';
import { CallPage } from './submissions/call-page.tsx';
import type { ReadingService } from './submissions/reading-service.ts';
import { CallStore } from './submissions/store.ts';

/** Maximum number of concurrent readings. Browsers open up to six connections to a site; a reload needs a free one. */
const READINGS = 4;
/** The same for Ollama, which answers only a few requests at a time. */
const OLLAMA_READINGS = 2;

/** The store of the tab. The server also creates a store, which never changes. */
const store = new CallStore();

/** The page for calls, with the service that reads the texts. */
export function CallScreen() {
  const { calls } = useSettings();
  const { service: chosen, connect } = useChosenService();
  const context = useMemo(() => {
    const atOnce = chosen?.name === 'ollama' ? OLLAMA_READINGS : READINGS;
    const service: ReadingService | undefined = chosen?.loadService
      ? { ...chosen, atOnce, temperature: DEFAULT_TEMPERATURE }
      : calls && chosen
        ? { ...chosen, ...calls, atOnce: Math.min(READINGS, calls.atOnce) }
        : undefined;
    return {
      store,
      service,
      isWithoutModel: chosen === null,
      connect,
    };
  }, [calls, chosen, connect]);
  return (
    <CallContext value={context}>
      <CallPage />
    </CallContext>
  );
}
