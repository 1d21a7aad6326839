import type { Plan } from '../domain/plan.ts';
import type { Meta, Report } from '../domain/report.ts';

/** Questions in a first message: more would not be answered. */
const QUESTIONS = 3;

/** A message to a possible first customer, in the report's language: what the idea offers and what to ask. */
export function customerMessage(
  { strategicAnalysis }: Report,
  { questions }: Plan,
  { language }: Pick<Meta, 'language'>,
): string {
  const asked = numberedLines(questions.slice(0, QUESTIONS));
  const offer = strategicAnalysis.valueProposition;
  return language === 'es'
    ? `Hola:\n\nEstoy probando una idea antes de montarla: ${offer}\n\nNo vendo nada todavía. ¿Me ayudas contestando a tres preguntas?\n\n${asked}\n\nGracias.`
    : `Hello,\n\nI am testing an idea before I build it: ${offer}\n\nI am not selling anything yet. Could you help me by answering three questions?\n\n${asked}\n\nThank you.`;
}

/** `1. …`, one per line. */
export function numberedLines(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}
