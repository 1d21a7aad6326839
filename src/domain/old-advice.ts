import * as z from 'zod/mini';
import type { Language } from './language.ts';
import { type Answer, DECISIONS } from './report.ts';
import { sumsSchema } from './sums.ts';
import { LIST_ITEM_MAX_LENGTH, lineSchema, textSchema } from './text-schema.ts';

/** The kinds of parts whose titles a file may leave out. */
const PART_KINDS = ['why', 'bet', 'sums', 'doubts', 'week', 'rules', 'ask', 'other'] as const;
/** In UTF-16 units. */
const PART_MAX_LENGTH = 40_000;

/** The advice of files from before the report answered: Crisol only reads it, and converts it to an answer. */
export const adviceSchema = z.object({
  headline: lineSchema,
  parts: z
    .array(
      z.object({
        kind: z.catch(z.enum(PART_KINDS), 'other'),
        title: z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH)),
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(PART_MAX_LENGTH)),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
  verdict: z.catch(z.optional(z.enum(DECISIONS)), undefined),
  sums: z.optional(sumsSchema),
});
type Advice = z.infer<typeof adviceSchema>;

/** A few texts and numbers by name, such as an experiment. */
const itemSchema = z.record(z.string(), z.union([lineSchema, z.number()]));
const amount = z.number().check(z.minimum(0), z.maximum(1e9));
const quantitySchema = z.object({
  kind: lineSchema,
  /** If absent, the quantity applies to every month, but units apply to the beginning. */
  when: z.optional(z.enum(['begin', 'year'])),
  value: amount,
  low: z.optional(amount),
  high: z.optional(amount),
  note: z.optional(z.string().check(z.maxLength(LIST_ITEM_MAX_LENGTH))),
  before: z.optional(z.object({ value: amount })),
});

/** The validation plan of files from before the advice. Crisol only reads plans, and converts them to answers. */
export const planSchema = z.object({
  riskiestAssumption: textSchema,
  bet: z.optional(textSchema),
  doubts: z.optional(z.array(itemSchema).check(z.maxLength(4))),
  sums: z.optional(
    z.object({ currency: z.string(), quantities: z.array(quantitySchema).check(z.maxLength(12)) }),
  ),
  thisWeek: z.optional(textSchema),
  experiments: z.array(itemSchema).check(z.maxLength(5)),
  decide: z.optional(itemSchema),
  questions: z.array(lineSchema).check(z.maxLength(7)),
  /** The plan is for the report's improved idea, not for the idea as the person wrote it. */
  follows: z.optional(z.literal('improved')),
});
type Plan = z.infer<typeof planSchema>;

/** Results noted for single experiments. */
export const experimentResultsSchema = z
  .array(
    z.object({
      index: z.int().check(z.minimum(0), z.maximum(4)),
      result: z.string().check(z.maxLength(2000)),
      done: z.optional(z.boolean()),
    }),
  )
  .check(z.maxLength(5));

const WORDS = {
  es: {
    why: 'Por qué',
    bet: 'Lo que haría',
    sums: 'Las cuentas',
    doubts: 'Lo que puede hundirla',
    week: 'Esta semana',
    rules: 'Cuándo seguir, cambiar o parar',
    ask: 'Lo que cambiaría mi opinión',
    other: '',
    assumption: 'La suposición más arriesgada',
    follows: 'Este plan sigue la idea mejorada del informe.',
    done: 'hecho',
    experiments: 'Experimentos',
    experiment: 'Experimento',
    questions: 'Preguntas para clientes',
    before: 'antes',
    year: 'al cabo de un año',
    labels: {
      settle: 'Lo resuelve',
      days: 'Días',
      goOnIf: 'Sigue si',
      changeIf: 'Cambia si',
      into: 'A qué',
      stopIf: 'Para si',
      price: 'Precio',
      cost: 'Coste directo',
      share: 'Parte del importe',
      amount: 'Importe',
      hours: 'Horas propias',
      fixed: 'Gastos fijos al mes',
      start: 'Gasto inicial',
      units: 'Unidades al mes',
    },
  },
  en: {
    why: 'Why',
    bet: 'What I would do',
    sums: 'The sums',
    doubts: 'What could sink it',
    week: 'This week',
    rules: 'When to go on, change or stop',
    ask: 'What would change my mind',
    other: '',
    assumption: 'The riskiest assumption',
    follows: 'This plan follows the improved idea of the report.',
    done: 'done',
    experiments: 'Experiments',
    experiment: 'Experiment',
    questions: 'Questions for customers',
    before: 'was',
    year: 'after a year',
    labels: {
      settle: 'What settles it',
      days: 'Days',
      goOnIf: 'Go on if',
      changeIf: 'Change if',
      into: 'To what',
      stopIf: 'Stop if',
      price: 'Price',
      cost: 'Direct cost',
      share: 'Share of the amount',
      amount: 'Amount',
      hours: 'Own hours',
      fixed: 'Fixed costs a month',
      start: 'Start-up cost',
      units: 'Units a month',
    },
  },
};
type Words = (typeof WORDS)[Language];

type ConvertedAnswer = Pick<Answer, 'headline' | 'decision' | 'answer' | 'sums'>;

/** The advice as an answer: each part is a heading with its text. */
export function answerFromAdvice(
  { headline, parts, verdict, sums }: Advice,
  language: Language,
): ConvertedAnswer {
  return {
    headline,
    ...(verdict && { decision: verdict }),
    answer: markdownOf(parts.map(({ kind, title, text }) => [title || WORDS[language][kind], text])),
    ...(sums && { sums }),
  };
}

/** A saved plan as an answer in plain lines. Nothing is cut. */
export function answerFromPlan(plan: Plan, language: Language): ConvertedAnswer {
  const words = WORDS[language];
  const assumption = oneLine(`${words.assumption}: ${plan.riskiestAssumption}`);
  const isCut = assumption.length > LIST_ITEM_MAX_LENGTH;
  const items = (list: readonly Plan['experiments'][number][]) => list.map((item) => itemText(item, words));
  const experiments = [...items(plan.experiments), ...(plan.follows ? [words.follows] : [])];
  return {
    headline: isCut ? `${assumption.slice(0, LIST_ITEM_MAX_LENGTH - 1)}…` : assumption,
    answer: markdownOf([
      [words.assumption, isCut ? plan.riskiestAssumption : ''],
      [words.bet, plan.bet ?? ''],
      [words.doubts, numbered(items(plan.doubts ?? []))],
      [words.sums, numbered(plan.sums?.quantities.map((each) => quantityText(each, plan, words)) ?? [])],
      [words.week, plan.thisWeek ?? ''],
      [words.experiments, numbered(experiments)],
      [words.rules, plan.decide ? itemText(plan.decide, words) : ''],
      [words.questions, numbered(plan.questions.map(oneLine))],
    ]),
  };
}

/** The notes on single experiments, each with what the experiment tests, and then the other notes. Nothing is cut. */
export function joinedResults(
  text: string,
  results: z.infer<typeof experimentResultsSchema>,
  plan: Plan | undefined,
  language: Language,
): string {
  const words = WORDS[language];
  const noted = results.flatMap(({ index, result, done }) => {
    const outcome = result.trim() || (done ? words.done : '');
    const tested = plan?.experiments[index]?.tests;
    return outcome && `${words.experiment} ${index + 1}${tested ? ` (${tested})` : ''}: ${outcome}`;
  });
  return [...noted, text].filter((part) => part.trim() !== '').join('\n');
}

/** Parts with a text, each below its title. */
function markdownOf(parts: readonly (readonly [title: string, text: string])[]): string {
  return parts
    .filter(([, text]) => text !== '')
    .map(([title, text]) => (title === '' ? text : `## ${oneLine(title)}\n\n${text}`))
    .join('\n\n');
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}

/** The texts of an experiment, a doubt or a rule on one line, with their labels. */
function itemText(item: Plan['experiments'][number], { labels }: Words): string {
  const texts = Object.entries(item).map(([name, text]) =>
    name === 'cost' || !(name in labels) ? text : `${labels[name as keyof Words['labels']]}: ${text}`,
  );
  return oneLine(texts.join(' · '));
}

/** A quantity with its range, and with the value before the person changed it. */
function quantityText(
  quantity: NonNullable<Plan['sums']>['quantities'][number],
  { sums }: Plan,
  words: Words,
) {
  const { kind, when, value, low, high, note, before } = quantity;
  const name = note || (words.labels[kind as keyof Words['labels']] ?? kind);
  const range = low === undefined && high === undefined ? '' : `(${low ?? value}–${high ?? value})`;
  const was = before && `(${words.before} ${before.value})`;
  const isMoney = !['share', 'hours', 'units'].includes(kind);
  return oneLine(
    [`${name}:`, value, isMoney && sums?.currency, range, was, when === 'year' && words.year]
      .filter(Boolean)
      .join(' '),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
