import type { Plan } from '../domain/plan.ts';
import type { Meta, Report } from '../domain/report.ts';

/** Questions in a first message: more would not be answered. */
const QUESTIONS = 3;

/**
 * A message to a possible first customer, in the report's language: the problem, and what to ask about it. It does not say
 * what the idea offers: who hears the solution first answers out of politeness.
 */
export function customerMessage(
  { strategicAnalysis }: Report,
  { questions }: Plan,
  { language }: Pick<Meta, 'language'>,
): string {
  const asked = numberedLines(questions.slice(0, QUESTIONS));
  const [problem] = strategicAnalysis.problemsSolved;
  if (language === 'es') {
    const opening = problem ? `¿Te pasa esto? ${problem}` : '¿Me ayudas a entender un problema?';
    return `Hola:\n\n${opening}\n\nQuiero entenderlo antes de decidir si hago algo, y no tengo nada que vender. ¿Me contestas a estas preguntas?\n\n${asked}\n\nGracias.`;
  }
  const opening = problem ? `Does this happen to you? ${problem}` : 'Could you help me understand a problem?';
  return `Hello,\n\n${opening}\n\nI want to understand it before I decide whether to build anything, and I have nothing to sell. Could you answer these questions?\n\n${asked}\n\nThank you.`;
}

/** `1. …`, one per line. */
export function numberedLines(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}
