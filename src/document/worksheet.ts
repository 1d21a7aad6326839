import { isImprovable, type Level, RUBRIC } from '../domain/rubric.ts';
import { list, paragraph, type Section, section } from './blocks.ts';
import { ideaSection } from './chapters.ts';
import { type ReportContent, textOrMissing } from './content.ts';
import { defineMessages } from './messages.ts';
import { planSection } from './plan-section.ts';

/** Texts of the worksheet alone, in its language. Page, PDF and Markdown share them. */
export const worksheetMessages = defineMessages({
  es: {
    title: 'Hoja de trabajo',
    withoutAi: 'Sin IA',
    what: 'Reglas fijas miran qué dice tu texto, no si es verdad ni si es buena idea.',
    connect: 'Conectar un modelo',
    edit: 'Cambiar el texto',
    table: 'Qué dice tu texto y qué falta',
    topic: 'Tema',
    said: 'Lo que dices',
    question: 'Pregunta abierta',
    state: (level: Level): string => (level >= 3 ? 'Dicho' : level === 2 ? 'En parte' : 'No lo encuentro'),
    improvedIdea: 'Tu texto, ordenado',
    alternativeApproaches: 'Las pruebas más baratas',
  },
  en: {
    title: 'Worksheet',
    withoutAi: 'Without AI',
    what: 'Fixed rules look at what your text says, not at whether it is true or a good idea.',
    connect: 'Connect a model',
    edit: 'Edit the text',
    table: 'What your text says and what is missing',
    topic: 'Topic',
    said: 'What you say',
    question: 'Open question',
    state: (level) => (level >= 3 ? 'Said' : level === 2 ? 'In part' : 'Not found'),
    improvedIdea: 'Your text, in order',
    alternativeApproaches: 'The cheapest tests',
  },
});

/**
 * A worksheet: what the text says and what is missing, the text in order, the cheapest tests and the plan. It has no
 * score, band or points.
 */
export function worksheetSections(content: ReportContent): readonly (Section | undefined)[] {
  const { sections, language } = content;
  const words = worksheetMessages[language];
  const { improvedIdea, improvedPoints, alternativeApproaches, scoreBreakdown } = sections;
  const verdict = section('verdict', 'verdict', undefined, [
    { type: 'title', text: words.title, mark: words.withoutAi },
    paragraph(words.what, 'lead'),
    textOrMissing(sections.interpretation, content, 3),
  ]);
  if (!isImprovable(sections.verdict)) return [verdict, ideaSection(content)];
  return [
    verdict,
    section('breakdown', 'verdict', words.table, [
      scoreBreakdown && {
        type: 'table',
        heads: [words.topic, words.said, words.question],
        rows: scoreBreakdown.map(({ axis, level, reason, raise }) => ({
          head: RUBRIC[language][axis].name,
          state: words.state(level),
          isMissing: level === 1,
          cells: [reason, raise],
        })),
      },
    ]),
    ideaSection(content),
    section('improvedIdea', 'analysis', words.improvedIdea, [
      improvedIdea !== undefined && paragraph(improvedIdea),
      improvedPoints && list('bullets', improvedPoints),
    ]),
    section('alternativeApproaches', 'analysis', words.alternativeApproaches, [
      !!alternativeApproaches?.length && list('steps', alternativeApproaches),
    ]),
    planSection(content),
  ];
}
