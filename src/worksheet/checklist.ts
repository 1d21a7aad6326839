import { readBasics } from './read-basics.ts';

/** Which of five parts of a complete idea the text has. */
export function ideaChecklist(idea: string) {
  const { customer, problem, price, difference, start } = readBasics(idea);
  return {
    customer: customer !== undefined,
    problem: problem !== undefined,
    earning: price !== undefined,
    difference: difference?.firm === true,
    place: start !== undefined,
  };
}

export type ChecklistItem = keyof ReturnType<typeof ideaChecklist>;
