import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EvidenceEvent } from '../../domain/events.ts';
import type { Evidence, SearchOutcome } from '../../domain/evidence.ts';

/** `explain` is the failure as people read it, with a button to try again. */
export interface EvidenceFailure {
  type: 'failed';
  explain(onRetry: () => void): ReactNode;
}

/** The two questions to this site's server. Nothing here throws; once `signal` is aborted, what comes is not used. */
export interface EvidenceSource {
  propose(signal: AbortSignal): Promise<{ type: 'searches'; queries: readonly string[] } | EvidenceFailure>;
  find(
    queries: readonly string[],
    signal: AbortSignal,
  ): AsyncIterable<Exclude<EvidenceEvent, { type: 'error' }> | EvidenceFailure>;
}

/** A search in the form; `key` stays while its text changes. */
export interface EditedQuery {
  key: number;
  text: string;
}

export type Stage =
  | { step: 'idle' }
  | { step: 'proposing' }
  | { step: 'editing' }
  | {
      step: 'searching';
      queries: readonly string[];
      /** Place in the queue, while there is one. */
      place: number | undefined;
      searches: readonly SearchOutcome[];
      sources: number;
      /** The model has been asked. */
      isReading: boolean;
    }
  | { step: 'failed'; failure: EvidenceFailure; retry: 'propose' | 'find' };

/** The steps from a proposal to checked findings. What was typed stays, whatever happens. */
export function useEvidence(source: EvidenceSource | undefined, onFound: (evidence: Evidence) => void) {
  const [stage, setStage] = useState<Stage>({ step: 'idle' });
  const [queries, setQueries] = useState<readonly EditedQuery[]>([]);
  const running = useRef<AbortController | undefined>(undefined);
  const nextKey = useRef(0);

  // Leaving the report ends what was asked about it.
  useEffect(() => () => running.current?.abort(), []);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  function edit(texts: readonly string[]): void {
    setQueries(
      texts.map((text) => {
        nextKey.current += 1;
        return { key: nextKey.current, text };
      }),
    );
    setStage({ step: 'editing' });
  }

  async function propose(): Promise<void> {
    if (!source) return;
    const signal = begin();
    setStage({ step: 'proposing' });
    const answer = await source.propose(signal);
    if (signal.aborted) return;
    if (answer.type === 'searches') edit(answer.queries);
    else setStage({ step: 'failed', failure: answer, retry: 'propose' });
  }

  async function find(): Promise<void> {
    const asked = queries.map(({ text }) => text.trim()).filter((text) => text !== '');
    if (!source || asked.length === 0) return;
    const signal = begin();
    let stage: Extract<Stage, { step: 'searching' }> = {
      step: 'searching',
      queries: asked,
      place: undefined,
      searches: [],
      sources: 0,
      isReading: false,
    };
    setStage(stage);
    for await (const event of source.find(asked, signal)) {
      if (signal.aborted) return;
      switch (event.type) {
        case 'queued':
          stage = { ...stage, place: event.place };
          break;
        case 'search': {
          const { type: _, ...outcome } = event;
          stage = { ...stage, place: undefined, searches: [...stage.searches, outcome] };
          break;
        }
        case 'source':
          stage = { ...stage, sources: stage.sources + 1 };
          break;
        case 'started':
          stage = { ...stage, isReading: true };
          break;
        case 'evidence':
          setStage({ step: 'idle' });
          onFound(event.evidence);
          return;
        case 'failed':
          setStage({ step: 'failed', failure: event, retry: 'find' });
          return;
      }
      setStage(stage);
    }
  }

  return {
    stage,
    queries,
    propose,
    find,
    change: setQueries,
    add: () => edit([...queries.map(({ text }) => text), '']),
    /** Opens the form with the searches that were made, or asks for new ones. */
    searchAgain(made: readonly string[]) {
      edit(queries.length > 0 ? queries.map(({ text }) => text) : made);
    },
    /** Takes back what was asked: to the form where searches are there, else to the beginning. */
    cancel() {
      running.current?.abort();
      setStage({ step: stage.step === 'searching' ? 'editing' : 'idle' });
    },
  };
}
