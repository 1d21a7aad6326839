import { useEffect, useState } from 'react';
import type { ChecklistItem, ideaChecklist } from '../../worksheet/checklist.ts';

type Said = Record<ChecklistItem, boolean>;

/**
 * Which of the things a complete idea says the text says, by the worksheet's reader; `undefined` until that is known.
 * The reader is fetched when `wanted`. It takes about a millisecond, so it runs beside the page's own code.
 */
export function useChecklist(idea: string, wanted: boolean): Said | undefined {
  const [read, setRead] = useState<{ checklist: typeof ideaChecklist }>();
  const [said, setSaid] = useState<Said>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the next letter fetches again.
  useEffect(() => {
    if (!wanted || read) return;
    import('../../worksheet/checklist.ts').then(
      ({ ideaChecklist }) => setRead({ checklist: ideaChecklist }),
      // Without its code the list has no ticks; the next letter asks again.
      () => undefined,
    );
  }, [idea, wanted, read]);
  useEffect(() => {
    if (read) setSaid(read.checklist(idea));
  }, [idea, read]);
  return said;
}
