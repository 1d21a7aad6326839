import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EvidenceEvent } from '../../domain/events.ts';
import { distinctQueries, type Evidence, type SearchOutcome } from '../../domain/evidence.ts';

/** `explain` renders the failure for people, with a button to try again. */
export interface EvidenceFailure {
  type: 'failed';
  explain(onRetry: () => void): ReactNode;
}

/** The two requests to this site's server. They never throw, and say nothing after `signal` is aborted. */
export interface EvidenceSource {
  propose(
    signal: AbortSignal,
  ): Promise<{ type: 'searches'; queries: readonly string[] } | EvidenceFailure | undefined>;
  find(
    queries: readonly string[],
    signal: AbortSignal,
  ): AsyncIterable<Exclude<EvidenceEvent, { type: 'error' }> | EvidenceFailure>;
}

/** A search in the form. `key` stays the same while its text changes. */
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
      /** Position in the queue, while waiting. */
      place: number | undefined;
      searches: readonly SearchOutcome[];
      sources: number;
      /** The model is reading the pages found. */
      isReading: boolean;
    }
  | { step: 'failed'; failure: EvidenceFailure; retry: 'propose' | 'find' };

/** State of the evidence, from the proposal to checked findings. Edited searches are kept after a failure. */
export function useEvidence(source: EvidenceSource | undefined, onFound: (evidence: Evidence) => void) {
  const [stage, setStage] = useState<Stage>({ step: 'idle' });
  const [queries, setQueries] = useState<readonly EditedQuery[]>([]);
  const running = useRef<AbortController | undefined>(undefined);
  const nextKey = useRef(0);

  // Unmounting cancels a running request.
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
    if (!answer) return;
    if (answer.type === 'searches') edit(answer.queries);
    else setStage({ step: 'failed', failure: answer, retry: 'propose' });
  }

  async function find(): Promise<void> {
    const asked = distinctQueries(queries.map(({ text }) => text.trim()).filter((text) => text !== ''));
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
    /** Opens the form with the previous searches, or asks for new ones. */
    searchAgain(made: readonly string[]) {
      edit(queries.length > 0 ? queries.map(({ text }) => text) : made);
    },
    /** Cancels the request and returns to the form if there are searches, else to the start. */
    cancel() {
      running.current?.abort();
      setStage({ step: stage.step === 'searching' ? 'editing' : 'idle' });
    },
  };
}
