import { useEffect, useState } from 'react';
import type { ChecklistItem, ideaChecklist } from '../../worksheet/checklist.ts';

type Said = Record<ChecklistItem, boolean>;

/**
 * Which parts of a complete idea the text covers, according to the worksheet's reader; `undefined` until known. The
 * reader is fetched when `wanted`. It takes about a millisecond, so it runs on the main thread.
 */
export function useChecklist(idea: string, wanted: boolean): Said | undefined {
  const [read, setRead] = useState<{ checklist: typeof ideaChecklist }>();
  const [said, setSaid] = useState<Said>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failed fetch the next edit tries again.
  useEffect(() => {
    if (!wanted || read) return;
    import('../../worksheet/checklist.ts').then(
      ({ ideaChecklist }) => setRead({ checklist: ideaChecklist }),
      // If the code cannot be fetched the list has no ticks until the next edit.
      () => undefined,
    );
  }, [idea, wanted, read]);
  useEffect(() => {
    if (read) setSaid(read.checklist(idea));
  }, [idea, read]);
  return said;
}
