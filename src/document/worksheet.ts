import type { Level } from '../domain/rubric.ts';
import { isImprovable, RUBRIC } from '../domain/rubric.ts';
import { type Block, list, paragraph, type Section } from './blocks.ts';
import { type ReportContent, textOrMissing } from './content.ts';
import { imprintSection, numbered } from './imprint.ts';
import { defineMessages, messagesIn } from './messages.ts';
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
export function worksheetDocument(content: ReportContent): readonly Section[] {
  const { sections, idea, language, missing } = content;
  const words = messagesIn(worksheetMessages, language);
  const texts = messagesIn(reportMessages, language);
  const isLaidOut = isImprovable(sections.verdict);
  const hasTable = isLaidOut && sections.scoreBreakdown !== undefined;
  const verdict: Section = {
    id: 'verdict',
    part: 'verdict',
    blocks: [
      { type: 'title', text: words.title, mark: words.withoutAi },
      paragraph(words.what, 'lead'),
      ...(sections.interpretation === undefined && missing === 'left out'
        ? []
        : [textOrMissing(sections.interpretation, content, 3)]),
    ],
  };
  const table: Section = {
    id: 'breakdown',
    part: 'verdict',
    title: words.table,
    blocks: [tableOf(content)],
  };
  const order: Block[] = [
    ...(sections.improvedIdea === undefined ? [] : [paragraph(sections.improvedIdea)]),
    ...(sections.improvedPoints ? [list('bullets', sections.improvedPoints)] : []),
  ];
  const tests = sections.alternativeApproaches ?? [];
  const analysis: Section[] = !isLaidOut
    ? []
    : [
        ...(order.length > 0
          ? [{ id: 'improvedIdea', part: 'analysis' as const, title: words.improvedIdea, blocks: order }]
          : []),
        ...(tests.length > 0
          ? [
              {
                id: 'alternativeApproaches',
                part: 'analysis' as const,
                title: words.alternativeApproaches,
                blocks: [list('steps', tests)],
              },
            ]
          : []),
      ];
  const quoted: Section = {
    id: 'idea',
    part: 'analysis',
    title: texts.ideaTitle,
    blocks: [{ type: 'quotation', of: 'idea', text: idea }],
  };
  const plan = isLaidOut ? planSection(content) : undefined;
  return numbered([
    verdict,
    ...(hasTable ? [table] : []),
    quoted,
    ...analysis,
    ...(plan ? [plan] : []),
    imprintSection(content),
  ]);
}

function tableOf({ sections, language }: Pick<ReportContent, 'sections' | 'language'>): Block {
  const words = messagesIn(worksheetMessages, language);
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
