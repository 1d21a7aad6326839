import type { Language } from '../../domain/language.ts';
import { AXES, type Verdict } from '../../domain/rubric.ts';
import type { Values } from '../json/document-values.ts';
import type { Row } from './field.ts';

type EmptyVerdict = Extract<Verdict, 'not_an_idea' | 'harmful'>;

const WHY: Readonly<Record<Language, Readonly<Record<EmptyVerdict, string>>>> = {
  es: {
    not_an_idea: 'En el texto no hay ninguna idea de negocio, producto o servicio.',
    harmful: 'Haría daño a personas o es claramente ilegal.',
  },
  en: {
    not_an_idea: 'There is no business, product or service idea in the text.',
    harmful: 'It would harm people or is plainly illegal.',
  },
};
const UNNAMED: Readonly<Record<Language, string>> = { es: 'Sin nombre', en: 'Unnamed' };

/**
 * Values for the fields that a model may leave empty after the verdict `not_an_idea` or `harmful`. Without them an empty
 * text would cause a completing request or an error.
 * @returns `undefined` for any other verdict
 */
export function unjudgedValues(
  rows: Readonly<Record<string, Row>>,
  values: Values,
  language: Language,
): ReadonlyMap<string, unknown> | undefined {
  const verdict = values.get('verdict');
  if (verdict !== 'not_an_idea' && verdict !== 'harmful') return undefined;
  const why = WHY[language][verdict];
  const empty = new Map<string, unknown>();
  for (const [field, { shape, need }] of Object.entries(rows)) {
    const axis = AXES.find((each) => field === `scoreBreakdown.${each}`);
    if (axis) empty.set(field, { axis, level: 1, reason: why });
    else if (shape?.type === 'text') empty.set(field, field === 'projectName' ? UNNAMED[language] : why);
    else if (shape?.type === 'list' && need !== 'optional') empty.set(field, []);
  }
  return empty;
}
