import { useState } from 'react';
import type { EvidenceEvent, SearchesEvent } from '../../domain/events.ts';
import { distinctQueries } from '../../domain/old-evidence.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { ask } from '../analysis/ask.ts';
import type { ReportEntry } from '../analysis/entry.ts';
import { addEvidence } from '../analysis/report-requests.ts';
import { serverEvents } from '../analysis/server-source.ts';
import type { Failure } from '../analysis/source.ts';
import { useRequest } from '../ui/use-task.ts';

/** The events that arrive before the evidence. */
type SearchProgress = Exclude<EvidenceEvent, { type: 'evidence' | 'error' }>;

export type Stage =
  | { step: 'idle' }
  | { step: 'proposing' }
  | { step: 'editing' }
  | { step: 'searching'; queries: readonly string[]; events: readonly SearchProgress[] }
  | { step: 'failed'; failure: Failure; retry: 'propose' | 'find' };

/** The search for evidence, from the proposal to checked findings. Edited searches are kept after a failure. */
export function useEvidence({ id, file }: ReportEntry) {
  const { load, store } = useAnalysisContext();
  const [stage, setStage] = useState<Stage>({ step: 'idle' });
  const [queries, setQueries] = useState<readonly string[]>([]);
  const { begin, cancel } = useRequest();
  const { idea } = file;
  const { language } = file.meta;

  async function propose(): Promise<void> {
    const signal = begin();
    setStage({ step: 'proposing' });
    const received = ask(load, language, signal, () =>
      serverEvents<SearchesEvent>('proposeSearches', { idea, language }, signal),
    );
    for await (const event of received) {
      if (event.type === 'searches') {
        setQueries(event.queries);
        setStage({ step: 'editing' });
      } else setStage({ step: 'failed', failure: event.failure, retry: 'propose' });
    }
  }

  async function find(): Promise<void> {
    const chosen = distinctQueries(queries.map((query) => query.trim()).filter((query) => query !== ''));
    const signal = begin();
    let events: readonly SearchProgress[] = [];
    setStage({ step: 'searching', queries: chosen, events });
    const received = ask(load, language, signal, () =>
      serverEvents<EvidenceEvent>('findEvidence', { idea, language, queries: chosen }, signal),
    );
    for await (const event of received) {
      if (event.type === 'failed') setStage({ step: 'failed', failure: event.failure, retry: 'find' });
      else if (event.type === 'evidence') {
        setStage({ step: 'idle' });
        addEvidence(store, id, event.evidence);
      } else {
        events = [...events, event];
        setStage({ step: 'searching', queries: chosen, events });
      }
    }
  }

  return {
    stage,
    queries,
    propose,
    find,
    change: setQueries,
    /** Opens the form with the earlier searches or, if there are none, with `initial`. */
    edit(initial: readonly string[] = []) {
      if (queries.length === 0) setQueries(initial);
      setStage({ step: 'editing' });
    },
    /** Cancels the request. A running search leads back to the form, anything else to the start. */
    cancel() {
      cancel();
      setStage({ step: stage.step === 'searching' ? 'editing' : 'idle' });
    },
  };
}
