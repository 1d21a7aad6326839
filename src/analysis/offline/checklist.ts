import { readSignals } from './signals/read-signals.ts';

/** What a complete idea says, in the order in which the page lists it. */
export const CHECKLIST_ITEMS = ['customer', 'problem', 'earning', 'difference', 'place'] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/** Which of the five things the text says, by the evaluator's own rules. */
export function ideaChecklist(text: string): Record<ChecklistItem, boolean> {
  const { customer, problem, earning, difference, market } = readSignals(text);
  return {
    customer: customer.specific.length > 0,
    problem: problem.pains.length > 0,
    earning: earning.price !== undefined || earning.payer,
    difference: difference.comparisons.length > 0 || difference.moat !== undefined,
    place: market.place !== undefined || market.channel !== undefined,
  };
}
