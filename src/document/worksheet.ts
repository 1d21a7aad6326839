import type { Language } from '../domain/idea.ts';
import type { ArrivedSections } from '../domain/report.ts';
import { isImprovable, type Level, RUBRIC } from '../domain/rubric.ts';
import { defineMessages, messagesIn } from './messages.ts';
import { numberedItems } from './numbered-items.ts';
import { messages as reportMessages } from './report-messages.ts';

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
    strengths: 'Lo que dices',
    weaknesses: 'Lo que falta',
    functionality: 'Cómo funciona: por contestar',
    targetAudience: 'Público objetivo: preguntas',
    valueProposition: 'Propuesta de valor: por completar',
    problemsSolved: 'El problema: preguntas',
    opportunities: 'Qué puede ir bien: preguntas',
    threats: 'Qué puede ir mal: preguntas',
    alternativeApproaches: 'Las pruebas más baratas',
    monetization: 'El dinero: lo que dices y tres preguntas',
    pitch: 'Presentación: plantilla para rellenar',
    search: (words: string) => `Buscar «${words}» (se abre en otra pestaña)`,
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
    strengths: 'What you say',
    weaknesses: 'What is missing',
    functionality: 'How it works: to be answered',
    targetAudience: 'Target audience: questions',
    valueProposition: 'Value proposition: to be completed',
    problemsSolved: 'The problem: questions',
    opportunities: 'What can go right: questions',
    threats: 'What can go wrong: questions',
    alternativeApproaches: 'The cheapest tests',
    monetization: 'Money: what you say and three questions',
    pitch: 'Pitch: a template to fill in',
    search: (words) => `Search for “${words}” (opens in another tab)`,
  },
});

/** A table row: the question of an axis, what the text says about it, and what is still missing. */
export interface WorksheetRow {
  axis: string;
  level: Level;
  name: string;
  state: string;
  said: string;
  question: string;
}

/** Empty if the text could not be laid out, or before the sections arrive. */
export function worksheetRows(sections: ArrivedSections, language: Language): WorksheetRow[] {
  if (!isImprovable(sections.verdict)) return [];
  const words = messagesIn(worksheetMessages, language);
  return (sections.scoreBreakdown ?? []).map(({ axis, level, reason, raise }) => ({
    axis,
    level,
    name: RUBRIC[language][axis].name,
    state: words.state(level),
    said: reason,
    question: raise,
  }));
}

export interface WorksheetSection {
  /** Fragment on the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  items: readonly string[];
  ordered?: boolean;
}

/** The chapters of a worksheet in order. Empty if the text could not be laid out. */
export function worksheetSections(sections: ArrivedSections, language: Language): WorksheetSection[] {
  if (!isImprovable(sections.verdict)) return [];
  const words = messagesIn(worksheetMessages, language);
  const report = messagesIn(reportMessages, language);
  const of = (
    part: 'strengths' | 'weaknesses' | 'opportunities' | 'threats' | 'targetAudience' | 'problemsSolved',
  ) => ({
    id: part,
    title: words[part],
    paragraphs: [],
    items: sections[`strategicAnalysis.${part}`] ?? [],
  });
  const steps = numberedItems(sections.functionality ?? '');
  return [
    {
      id: 'improvedIdea',
      title: words.improvedIdea,
      paragraphs: [sections.improvedIdea ?? ''],
      items: sections.improvedPoints ?? [],
    },
    of('strengths'),
    of('weaknesses'),
    {
      id: 'functionality',
      title: words.functionality,
      paragraphs: [steps?.intro ?? sections.functionality ?? ''],
      items: steps?.items ?? [],
      ordered: true,
    },
    of('targetAudience'),
    {
      id: 'valueProposition',
      title: words.valueProposition,
      paragraphs: [sections['strategicAnalysis.valueProposition'] ?? ''],
      items: [],
    },
    {
      id: 'competition',
      title: report.competition,
      paragraphs: [report.noCompetition, sections['strategicAnalysis.competitiveness'] ?? ''],
      items: [],
    },
    of('problemsSolved'),
    of('opportunities'),
    of('threats'),
    {
      id: 'alternativeApproaches',
      title: words.alternativeApproaches,
      paragraphs: [],
      items: sections.alternativeApproaches ?? [],
      ordered: true,
    },
    { id: 'monetization', title: words.monetization, paragraphs: [], items: sections.monetization ?? [] },
    { id: 'nameAndPitch', title: words.pitch, paragraphs: [sections.pitch ?? ''], items: [] },
  ];
}
