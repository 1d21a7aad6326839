import { readIdea } from './read-idea.ts';

/** What a complete idea says, in the order in which the page lists it. */
export const CHECKLIST_ITEMS = ['customer', 'problem', 'earning', 'difference', 'place'] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/** Which of the five things the text says, by the worksheet’s own reader. */
export function ideaChecklist(idea: string): Record<ChecklistItem, boolean> {
  const { found } = readIdea(idea);
  return {
    customer: found.customer !== undefined,
    problem: found.problem !== undefined,
    earning: found.price !== undefined,
    difference: found.difference?.firm === true,
    place: found.start !== undefined,
  };
}
