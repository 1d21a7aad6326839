import { useState } from 'react';
import type { EvidenceEvent } from '../../domain/events.ts';
import { distinctQueries, type SearchOutcome } from '../../domain/evidence.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { ask } from '../analysis/ask.ts';
import { addEvidence } from '../analysis/report-requests.ts';
import { type SearchesEvent, serverEvents } from '../analysis/server-source.ts';
import type { Failure } from '../analysis/source.ts';
import type { Entry } from '../analysis/state.ts';
import { useRequest } from '../ui/use-request.ts';

export type Stage =
  | { step: 'idle' }
  | { step: 'proposing' }
  | { step: 'editing' }
  | {
      step: 'searching';
      queries: readonly string[];
      /** Position in the queue, while waiting. */
      place: number | undefined;
      searches: readonly SearchOutcome[];
      sources: number;
      /** The model is reading the pages found. */
      isReading: boolean;
    }
  | { step: 'failed'; failure: Failure; retry: 'propose' | 'find' };

type Searching = Extract<Stage, { step: 'searching' }>;

const BEGUN = { step: 'searching', place: undefined, searches: [], sources: 0, isReading: false } as const;

/** The search for evidence, from the proposal to checked findings. Edited searches are kept after a failure. */
export function useEvidence({ id, file }: Entry) {
  const { load, store } = useAnalysisContext();
  const [stage, setStage] = useState<Stage>({ step: 'idle' });
  const [queries, setQueries] = useState<readonly string[]>([]);
  const { begin, cancel } = useRequest();
  const { idea } = file;
  const { language } = file.meta;

  async function propose(): Promise<void> {
    const signal = begin();
    setStage({ step: 'proposing' });
    const answer = ask(load, language, signal, () =>
      serverEvents<SearchesEvent>('/api/searches', { idea, language }, signal),
    );
    for await (const event of answer) {
      if (event.type === 'searches') {
        setQueries(event.queries);
        setStage({ step: 'editing' });
      } else setStage({ step: 'failed', failure: event.failure, retry: 'propose' });
    }
  }

  async function find(): Promise<void> {
    const chosen = distinctQueries(queries.map((query) => query.trim()).filter((query) => query !== ''));
    if (chosen.length === 0) return;
    const signal = begin();
    let searching: Searching = { ...BEGUN, queries: chosen };
    setStage(searching);
    const answer = ask(load, language, signal, () =>
      serverEvents<EvidenceEvent>('/api/evidence', { idea, language, queries: chosen }, signal),
    );
    for await (const event of answer) {
      if (event.type === 'failed') setStage({ step: 'failed', failure: event.failure, retry: 'find' });
      else if (event.type === 'evidence') {
        setStage({ step: 'idle' });
        addEvidence(store, id, event.evidence);
      } else {
        searching = after(searching, event);
        setStage(searching);
      }
    }
  }

  return {
    stage,
    queries,
    propose,
    find,
    change: setQueries,
    /** Opens the form with the searches made before, or else with `given`. */
    edit(given: readonly string[] = []) {
      if (queries.length === 0) setQueries(given);
      setStage({ step: 'editing' });
    },
    /** Cancels the request and returns to the form if there are searches, else to the start. */
    cancel() {
      cancel();
      setStage({ step: stage.step === 'searching' ? 'editing' : 'idle' });
    },
  };
}

function after(stage: Searching, event: Exclude<EvidenceEvent, { type: 'evidence' | 'error' }>): Searching {
  switch (event.type) {
    case 'queued':
      return { ...stage, place: event.place };
    case 'search': {
      const { type: _, ...outcome } = event;
      return { ...stage, place: undefined, searches: [...stage.searches, outcome] };
    }
    case 'source':
      return { ...stage, sources: stage.sources + 1 };
    case 'started':
      return { ...stage, isReading: true };
  }
}
