import { readCustomer } from './signals/customer.ts';
import { readDifference } from './signals/difference.ts';
import { readEarning } from './signals/earning.ts';
import { readMarket } from './signals/market.ts';
import { readMoney } from './signals/money.ts';
import { readProblem } from './signals/problem.ts';
import { readStatements } from './signals/statements.ts';
import { readText } from './text/read-text.ts';

/** What a complete idea says, in the order in which the page lists it. */
export const CHECKLIST_ITEMS = ['customer', 'problem', 'earning', 'difference', 'place'] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/**
 * Which of the five things the text says, by the evaluator's own rules; only by those, since the page fetches them
 * when somebody begins to write.
 */
export function ideaChecklist(idea: string): Record<ChecklistItem, boolean> {
  const text = readText(idea);
  const statements = readStatements(text);
  const money = readMoney(text, statements);
  const { specific } = readCustomer(text);
  const earning = readEarning(text, money, specific);
  const difference = readDifference(text, statements, []);
  const market = readMarket(text, statements, specific);
  return {
    customer: specific.length > 0,
    problem: readProblem(text, statements, money).pains.length > 0,
    earning: earning.price !== undefined || earning.payer,
    difference: difference.comparisons.length > 0 || difference.moat !== undefined,
    place: market.place !== undefined || market.channel !== undefined,
  };
}
