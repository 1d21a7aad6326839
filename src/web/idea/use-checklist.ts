import { useEffect, useRef, useState } from 'react';
import type { ChecklistItem } from '../../worksheet/checklist.ts';
import { startWorker } from '../ui/start-worker.ts';
import workerUrl from './checklist.worker.ts?worker&url';

type Said = Record<ChecklistItem, boolean>;

/**
 * Which of the things a complete idea says the text says, by the offline evaluator's rules; `undefined` until that is
 * known. The rules are fetched when `wanted`.
 */
export function useChecklist(idea: string, wanted: boolean): Said | undefined {
  const [said, setSaid] = useState<Said>();
  const reader = useRef<TextReader>(undefined);
  useEffect(() => {
    if (!wanted) return;
    reader.current = new TextReader(setSaid);
    return () => reader.current?.close();
  }, [wanted]);
  useEffect(() => {
    if (wanted) reader.current?.read(idea);
  }, [idea, wanted]);
  return said;
}

/** Has texts read in a worker, one at a time: while one is read, only the newest of the others waits. */
class TextReader {
  readonly #tell: (said: Said) => void;
  #worker: Worker | undefined;
  #reading: string | undefined;
  #newest = '';

  constructor(tell: (said: Said) => void) {
    this.#tell = tell;
  }

  read(text: string): void {
    this.#newest = text;
    if (this.#reading !== undefined) return;
    try {
      this.#worker ??= this.#start();
      this.#reading = text;
      this.#worker.postMessage(text);
    } catch {
      // A browser that starts no worker shows the list without ticks.
      this.close();
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#reading = undefined;
  }

  #start(): Worker {
    const worker = startWorker(workerUrl, 'checklist');
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      const read = this.#reading;
      this.#reading = undefined;
      this.#tell(data);
      if (read !== this.#newest) this.read(this.#newest);
    });
    // Code that could not be fetched is asked for again with the next letter: the network may be back.
    worker.addEventListener('error', () => this.close());
    return worker;
  }
}
