import * as z from 'zod/mini';
import type { Language } from './language.ts';
import { type Answer, DECISIONS } from './report.ts';
import { BASES } from './rubric.ts';
import { LINE_KINDS, type LineKind, type Sums, type SumsLine, sumsSchema } from './sums.ts';
import { LIST_ITEM_MAX_LENGTH, lineSchema, textSchema } from './text-schema.ts';

/** The kinds of parts whose titles a file may leave out. */
const PART_KINDS = ['why', 'bet', 'sums', 'doubts', 'week', 'rules', 'ask', 'other'] as const;
type PartKind = (typeof PART_KINDS)[number];
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

export const experimentSchema = z.object({
  tests: lineSchema,
  how: lineSchema,
  cost: lineSchema,
  days: z.number().check(z.minimum(0), z.maximum(365)),
  goOnIf: lineSchema,
  stopIf: lineSchema,
});

const doubtSchema = z.object({ what: lineSchema, why: lineSchema, settle: lineSchema });
const decideSchema = z.object({
  goOnIf: lineSchema,
  changeIf: lineSchema,
  into: lineSchema,
  stopIf: lineSchema,
});

const amount = z.number().check(z.minimum(0), z.maximum(1e9));
const shortText = z.string().check(z.trim(), z.maxLength(120));
const quantitySchema = z.object({
  /** `share` is a fraction of `amount`, in place of a price. */
  kind: z.enum([...LINE_KINDS, 'amount']),
  /** If absent, the quantity applies to every month, but units apply to the beginning. */
  when: z.optional(z.enum(['begin', 'year'])),
  value: amount,
  low: z.optional(amount),
  high: z.optional(amount),
  basis: z.enum(BASES),
  note: z.optional(z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH))),
  changed: z.optional(z.literal(true)),
  before: z.optional(z.object({ value: amount })),
});
const planSumsSchema = z.object({
  unit: shortText,
  currency: shortText,
  quantities: z.array(quantitySchema).check(z.minLength(1), z.maxLength(12)),
});

/** The validation plan of files from before the advice. Crisol only reads plans, and converts them to answers. */
export const planSchema = z.object({
  riskiestAssumption: textSchema,
  doubts: z.optional(z.array(doubtSchema).check(z.minLength(1), z.maxLength(4))),
  sums: z.optional(planSumsSchema),
  decide: z.optional(decideSchema),
  thisWeek: z.optional(textSchema),
  bet: z.optional(textSchema),
  experiments: z.array(experimentSchema).check(z.minLength(3), z.maxLength(5)),
  questions: z.array(lineSchema).check(z.minLength(3), z.maxLength(7)),
  /** The plan is for the report's improved idea, not for the idea as the person wrote it. */
  follows: z.optional(z.literal('improved')),
});
export type Plan = z.infer<typeof planSchema>;
type Quantity = NonNullable<Plan['sums']>['quantities'][number];

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
type ExperimentResults = z.infer<typeof experimentResultsSchema>;

interface Words {
  titles: Readonly<Record<PartKind, string>>;
  assumption: string;
  follows: string;
  done: string;
  experiments: string;
  questions: string;
  settle: string;
  days(days: number): string;
  goOnIf: string;
  changeIf: string;
  into: string;
  stopIf: string;
  lines: Readonly<Record<LineKind, string>>;
  share(percent: string, amount: string): string;
  experiment(number: number): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    titles: {
      why: 'Por qué',
      bet: 'Lo que haría',
      sums: 'Las cuentas',
      doubts: 'Lo que puede hundirla',
      week: 'Esta semana',
      rules: 'Cuándo seguir, cambiar o parar',
      ask: 'Lo que cambiaría mi opinión',
      other: '',
    },
    assumption: 'La suposición más arriesgada',
    follows: 'Este plan sigue la idea mejorada del informe.',
    done: 'hecho',
    experiments: 'Experimentos',
    questions: 'Preguntas para clientes',
    settle: 'Lo resuelve:',
    days: (days) => (days === 1 ? '1 día' : `${days} días`),
    goOnIf: 'Sigue si:',
    changeIf: 'Cambia si:',
    into: 'A qué:',
    stopIf: 'Para si:',
    lines: {
      price: 'Precio',
      cost: 'Coste directo',
      share: 'Parte del precio',
      hours: 'Horas propias',
      fixed: 'Gastos fijos al mes',
      start: 'Gasto inicial',
      units: 'Unidades al mes',
    },
    share: (percent, amount) => `${percent} % de ${amount}`,
    experiment: (number) => `Experimento ${number}`,
  },
  en: {
    titles: {
      why: 'Why',
      bet: 'What I would do',
      sums: 'The sums',
      doubts: 'What could sink it',
      week: 'This week',
      rules: 'When to go on, change or stop',
      ask: 'What would change my mind',
      other: '',
    },
    assumption: 'The riskiest assumption',
    follows: 'This plan follows the improved idea of the report.',
    done: 'done',
    experiments: 'Experiments',
    questions: 'Questions for customers',
    settle: 'What settles it:',
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    goOnIf: 'Go on if:',
    changeIf: 'Change if:',
    into: 'To what:',
    stopIf: 'Stop if:',
    lines: {
      price: 'Price',
      cost: 'Direct cost',
      share: 'Share of the price',
      hours: 'Own hours',
      fixed: 'Fixed costs a month',
      start: 'Start-up cost',
      units: 'Units a month',
    },
    share: (percent, amount) => `${percent}% of ${amount}`,
    experiment: (number) => `Experiment ${number}`,
  },
};

type ConvertedAnswer = Pick<Answer, 'headline' | 'decision' | 'answer' | 'sums'>;

/** The advice as an answer: each part is a heading with its text. */
export function answerFromAdvice(
  { headline, parts, verdict, sums }: Advice,
  language: Language,
): ConvertedAnswer {
  const { titles } = WORDS[language];
  return {
    headline,
    ...(verdict && { decision: verdict }),
    answer: markdownOf(parts.map(({ kind, title, text }) => [title || titles[kind], text])),
    ...(sums && { sums }),
  };
}

type TitledText = readonly [title: string, text: string];

function markdownOf(parts: readonly TitledText[]): string {
  return parts.map(([title, text]) => (title === '' ? text : `## ${oneLine(title)}\n\n${text}`)).join('\n\n');
}

/**
 * A saved plan as an answer, with complete texts. Figures that the person changed stay marked.
 * @returns the answer, and the paths of the values that it cannot contain
 */
export function answerFromPlan(
  plan: Plan,
  language: Language,
): { answer: ConvertedAnswer; leftOut: string[] } {
  const words = WORDS[language];
  const [headline, isCut] = headlineOf(`${words.assumption}: ${plan.riskiestAssumption}`);
  const converted = plan.sums && sumsOf(plan.sums, words);
  const doubts = plan.doubts?.map(({ what, why, settle }, index) =>
    item(`${index + 1}. **${withFullStop(what)}**`, withFullStop(why), `${words.settle} ${settle}`),
  );
  const parts: (TitledText | false | undefined)[] = [
    isCut && [words.assumption, plan.riskiestAssumption],
    plan.bet !== undefined && [words.titles.bet, plan.bet],
    doubts && [words.titles.doubts, doubts.join('\n')],
    plan.thisWeek !== undefined && [words.titles.week, plan.thisWeek],
    [words.experiments, experimentsText(plan, words)],
    plan.decide && [words.titles.rules, rulesText(plan.decide, words)],
    [words.questions, plan.questions.map((question) => item(`- ${question}`)).join('\n')],
  ];
  return {
    answer: {
      headline,
      answer: markdownOf(parts.filter((part) => part !== undefined && part !== false)),
      ...(converted && { sums: converted.sums }),
    },
    leftOut: converted?.leftOut ?? [],
  };
}

/** The notes on single experiments, each with what the experiment tests, and then the other notes. Nothing is cut. */
export function joinedResults(
  text: string,
  results: ExperimentResults,
  plan: Plan | undefined,
  language: Language,
): string {
  const words = WORDS[language];
  const noted = results.flatMap(({ index, result, done }) => {
    const outcome = result.trim() || (done ? words.done : '');
    if (outcome === '') return [];
    const tested = plan?.experiments[index]?.tests;
    return [`${words.experiment(index + 1)}${tested ? ` (${tested})` : ''}: ${outcome}`];
  });
  return [...noted, text].filter((part) => part.trim() !== '').join('\n');
}

/** Cuts a long assumption at a word. The answer then has the whole assumption. */
function headlineOf(assumption: string): [headline: string, isCut: boolean] {
  const line = oneLine(assumption);
  if (line.length <= LIST_ITEM_MAX_LENGTH) return [line, false];
  return [`${line.slice(0, LIST_ITEM_MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`, true];
}

function experimentsText({ experiments, follows }: Plan, words: Words): string {
  const tests = experiments.map(({ tests, how, cost, days, goOnIf, stopIf }, index) =>
    item(
      `${index + 1}. **${withFullStop(tests)}**`,
      withFullStop(how),
      `(${cost}, ${words.days(days)})`,
      `${words.goOnIf} ${withFullStop(goOnIf)}`,
      `${words.stopIf} ${withFullStop(stopIf)}`,
    ),
  );
  return [...tests, ...(follows ? [words.follows] : [])].join('\n');
}

function rulesText({ goOnIf, changeIf, into, stopIf }: NonNullable<Plan['decide']>, words: Words): string {
  return [
    item(`- **${words.goOnIf}**`, goOnIf),
    item(`- **${words.changeIf}**`, withFullStop(changeIf), `${words.into} ${into}`),
    item(`- **${words.stopIf}**`, stopIf),
  ].join('\n');
}

/** The likely values of a month: those after a year, if the plan has them, else those of the beginning. */
function sumsOf({ unit, currency, quantities }: NonNullable<Plan['sums']>, words: Words) {
  const time = quantities.some(({ kind, when }) => kind === 'units' && when === 'year') ? 'year' : 'begin';
  const applies = ({ kind, when }: Quantity) => (when ?? (kind === 'units' ? 'begin' : time)) === time;
  const lines = quantities.filter(applies).flatMap((quantity): SumsLine[] => {
    const { kind, value, basis, note, changed, before } = quantity;
    if (kind === 'share' || kind === 'amount') return [];
    const mark = changed && { changed, ...(before && { before: before.value }) };
    return [{ kind, what: note || words.lines[kind], value, basis, ...mark }];
  });
  const sums: Sums = {
    unit,
    currency,
    lines: [...commission(quantities.filter(applies), currency, words), ...lines],
  };
  const hasRange = quantities.some(({ low, high }) => low !== undefined || high !== undefined);
  const leftOut = [
    ...(hasRange ? ['plan.sums.low'] : []),
    ...(quantities.every(applies) ? [] : ['plan.sums.when']),
  ];
  return sums.lines.length > 0 ? { sums, leftOut } : undefined;
}

/** A share of an amount as a price. */
function commission(quantities: readonly Quantity[], currency: string, words: Words): SumsLine[] {
  const share = quantities.find(({ kind }) => kind === 'share');
  const base = quantities.find(({ kind }) => kind === 'amount');
  if (!share || !base) return [];
  const percent = String(Math.round(share.value * 10_000) / 100);
  const what = words.share(percent, `${base.value} ${currency}`.trim());
  const changed = share.changed ?? base.changed;
  return [
    { kind: 'price', what, value: share.value * base.value, basis: base.basis, ...(changed && { changed }) },
  ];
}

function withFullStop(text: string): string {
  const line = oneLine(text);
  return /[.!?…:]$/.test(line) ? line : `${line}.`;
}

function item(...parts: readonly string[]): string {
  return oneLine(parts.join(' '));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
