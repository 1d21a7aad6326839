import type { Level } from '../domain/rubric.ts';
import { isImprovable, RUBRIC } from '../domain/rubric.ts';
import { type Block, list, type Part, paragraph, present, type Section } from './blocks.ts';
import { type ReportContent, textOrMissing } from './content.ts';
import { defineMessages } from './messages.ts';
import { planSection } from './plan-section.ts';
import { reportMessages } from './report-messages.ts';

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
  const { sections, idea, language, missing } = content;
  const words = worksheetMessages[language];
  const { improvedIdea, improvedPoints, alternativeApproaches, interpretation } = sections;
  const hasInterpretation = interpretation !== undefined || missing !== 'left out';
  const isLaidOut = isImprovable(sections.verdict);
  const section = (id: string, part: Part, title: string, blocks: readonly (Block | false | undefined)[]) => {
    const there = present<Block>(blocks);
    return there.length > 0 ? { id, part, title, blocks: there } : undefined;
  };
  return [
    {
      id: 'verdict',
      part: 'verdict',
      blocks: present<Block>([
        { type: 'title', text: words.title, mark: words.withoutAi },
        paragraph(words.what, 'lead'),
        hasInterpretation && textOrMissing(interpretation, content, 3),
      ]),
    },
    section('breakdown', 'verdict', words.table, [isLaidOut && sections.scoreBreakdown && tableOf(content)]),
    section('idea', 'analysis', reportMessages[language].ideaTitle, [
      { type: 'quotation', of: 'idea', text: idea },
    ]),
    section('improvedIdea', 'analysis', words.improvedIdea, [
      isLaidOut && improvedIdea !== undefined && paragraph(improvedIdea),
      isLaidOut && improvedPoints && list('bullets', improvedPoints),
    ]),
    section('alternativeApproaches', 'analysis', words.alternativeApproaches, [
      isLaidOut && alternativeApproaches?.length ? list('steps', alternativeApproaches) : undefined,
    ]),
    isLaidOut ? planSection(content) : undefined,
  ];
}

function tableOf({ sections, language }: Pick<ReportContent, 'sections' | 'language'>): Block {
  const words = worksheetMessages[language];
  return {
    type: 'table',
    heads: [words.topic, words.said, words.question],
    rows: (sections.scoreBreakdown ?? []).map(({ axis, level, reason, raise }) => ({
      head: RUBRIC[language][axis].name,
      state: words.state(level),
      isMissing: level === 1,
      cells: [reason, raise],
    })),
  };
}
