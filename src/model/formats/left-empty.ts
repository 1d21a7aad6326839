import type { Language } from '../../domain/idea.ts';
import type { ReportField } from '../../domain/report.ts';
import { AXES, type AxisRating, type Verdict } from '../../domain/rubric.ts';
import type { Values } from '../json/document-values.ts';

type Silent = Extract<Verdict, 'not_an_idea' | 'harmful'>;

const WHY: Readonly<Record<Language, Readonly<Record<Silent, string>>>> = {
  es: {
    not_an_idea: 'En el texto no hay ninguna idea de negocio, producto o servicio.',
    harmful: 'Haría daño a personas o es claramente ilegal.',
  },
  en: {
    not_an_idea: 'There is no business, product or service idea in the text.',
    harmful: 'It would harm people or is plainly illegal.',
  },
};
const NOT_DESCRIBED: Readonly<Record<Language, string>> = { es: 'No se describe.', en: 'Not described.' };
const UNNAMED: Readonly<Record<Language, string>> = { es: 'Sin nombre', en: 'Unnamed' };

const TEXTS = [
  'strategicAnalysis.valueProposition',
  'strategicAnalysis.competitiveness',
  'improvedIdea',
  'functionality',
  'pitch',
] as const satisfies readonly ReportField[];
const LISTS = [
  'strategicAnalysis.strengths',
  'strategicAnalysis.weaknesses',
  'strategicAnalysis.problemsSolved',
  'strategicAnalysis.targetAudience',
  'strategicAnalysis.competition',
  'strategicAnalysis.opportunities',
  'strategicAnalysis.threats',
  'alternativeApproaches',
  'monetization',
] as const satisfies readonly ReportField[];

/**
 * What a report says where its verdict leaves the model nothing to say. Models leave such texts empty, and an empty text
 * must not cost a further call or the report.
 * @returns `undefined` for an idea that can be judged
 */
export function leftEmpty(values: Values, language: Language): ReadonlyMap<string, unknown> | undefined {
  const verdict = values.get('verdict') as Verdict | undefined;
  if (verdict !== 'not_an_idea' && verdict !== 'harmful') return undefined;
  const why = WHY[language][verdict];
  const rating = (axis: AxisRating['axis']): AxisRating => ({ axis, level: 1, reason: why, raise: '' });
  return new Map<ReportField, unknown>([
    ['interpretation', why],
    ['projectName', UNNAMED[language]],
    ...AXES.map((axis): [ReportField, AxisRating] => [`scoreBreakdown.${axis}`, rating(axis)]),
    ...TEXTS.map((field): [ReportField, string] => [field, `${NOT_DESCRIBED[language]} ${why}`]),
    ...LISTS.map((field): [ReportField, string[]] => [field, []]),
  ]);
}
