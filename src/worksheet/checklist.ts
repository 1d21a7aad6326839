import { readBasics } from './read-basics.ts';

/** What a complete idea says, in the order in which the page lists it. */
export const CHECKLIST_ITEMS = ['customer', 'problem', 'earning', 'difference', 'place'] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/** Which of the five things the text says, by the worksheet’s own reader. */
export function ideaChecklist(idea: string): Record<ChecklistItem, boolean> {
  const { customer, problem, price, difference, start } = readBasics(idea);
  return {
    customer: customer !== undefined,
    problem: problem !== undefined,
    earning: price !== undefined,
    difference: difference?.firm === true,
    place: start !== undefined,
  };
}
