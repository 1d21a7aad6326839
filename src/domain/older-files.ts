import * as z from 'zod/mini';
import type { Language } from './language.ts';
import { OLDER_LABELS, OLDER_WORDS } from './older-wording.ts';
import { type Answer, DECISIONS } from './report.ts';
import { sumsSchema } from './sums.ts';
import { LIST_ITEM_MAX_LENGTH, lineSchema, textSchema } from './text-schema.ts';

/** This module reads the parts that only older files have, and converts them to the present format. */

/** The kinds of parts whose titles a file may leave out. */
const PART_KINDS = ['why', 'bet', 'sums', 'doubts', 'week', 'rules', 'ask', 'other'] as const;
/** In UTF-16 units. */
const PART_MAX_LENGTH = 40_000;

/** The advice in files written before reports had an answer. */
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

/** Texts and numbers by name: an experiment, a doubt or a rule. */
const itemSchema = z.record(z.string(), z.union([lineSchema, z.number()]));
type Item = z.infer<typeof itemSchema>;
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

/** The validation plan in files written before reports had advice. */
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

/** The evidence in files written before answers had citations. */
const findingsSchema = z.looseObject({
  findings: z.array(z.looseObject({ source: z.unknown(), quote: z.unknown(), marked: z.unknown() })),
});

type ConvertedAnswer = Pick<Answer, 'headline' | 'decision' | 'answer' | 'sums'>;

/** The advice as an answer: each part is a heading with its text. */
export function answerFromAdvice(
  { headline, parts, verdict, sums }: z.infer<typeof adviceSchema>,
  language: Language,
): ConvertedAnswer {
  return {
    headline,
    ...(verdict && { decision: verdict }),
    answer: markdownOf(parts.map(({ kind, title, text }) => [title || OLDER_WORDS[kind][language], text])),
    ...(sums && { sums }),
  };
}

/** A saved plan as an answer. The answer repeats an assumption that is too long for the headline. */
export function answerFromPlan(plan: Plan, language: Language): ConvertedAnswer {
  const word = (name: keyof typeof OLDER_WORDS) => OLDER_WORDS[name][language];
  const assumption = oneLine(`${word('assumption')}: ${plan.riskiestAssumption}`);
  const isCut = assumption.length > LIST_ITEM_MAX_LENGTH;
  const items = (list: readonly Item[]) => list.map((item) => itemText(item, language));
  const experiments = [...items(plan.experiments), ...(plan.follows ? [word('follows')] : [])];
  return {
    headline: isCut ? `${assumption.slice(0, LIST_ITEM_MAX_LENGTH - 1)}…` : assumption,
    answer: markdownOf([
      [word('assumption'), isCut ? plan.riskiestAssumption : ''],
      [word('bet'), plan.bet ?? ''],
      [word('doubts'), numbered(items(plan.doubts ?? []))],
      [word('sums'), numbered(plan.sums?.quantities.map((each) => quantityText(each, plan, language)) ?? [])],
      [word('week'), plan.thisWeek ?? ''],
      [word('experiments'), numbered(experiments)],
      [word('rules'), plan.decide ? itemText(plan.decide, language) : ''],
      [word('questions'), numbered(plan.questions.map(oneLine))],
    ]),
  };
}

/** The notes on single experiments, each with what the experiment tests, and then the other notes. Nothing is cut. */
export function joinedResults(
  others: readonly string[],
  results: z.infer<typeof experimentResultsSchema>,
  plan: Plan | undefined,
  language: Language,
): string {
  const noted = results.flatMap(({ index, result, done }) => {
    const outcome = result.trim() || (done ? OLDER_WORDS.done[language] : '');
    const tested = plan?.experiments[index]?.tests;
    const experiment = `${OLDER_WORDS.experiment[language]} ${index + 1}${tested ? ` (${tested})` : ''}`;
    return outcome && `${experiment}: ${outcome}`;
  });
  return [...noted, ...others].filter((part) => part.trim() !== '').join('\n');
}

/** Converts findings to citations, for which the answer has no marks. Returns any other value unchanged. */
export function withCitations(value: unknown): unknown {
  const { data } = findingsSchema.safeParse(value);
  if (!data) return value;
  const { findings, ...evidence } = data;
  const citations = findings.map(({ source, quote, marked, ...finding }) => ({
    source,
    passages: [{ in: 'text', text: quote, marked: marked ? [marked] : [] }],
    finding,
  }));
  return { ...evidence, citations };
}

/** The parts that have text, each below its title. */
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
function itemText(item: Item, language: Language): string {
  const texts = Object.entries(item).map(([name, text]) => {
    const label = OLDER_LABELS[name]?.[language];
    return label === undefined ? text : `${label}: ${text}`;
  });
  return oneLine(texts.join(' · '));
}

/** A quantity with its range, and with the value before the person changed it. */
function quantityText(
  { kind, when, value, low, high, note, before }: z.infer<typeof quantitySchema>,
  { sums }: Plan,
  language: Language,
): string {
  const label = OLDER_LABELS[kind === 'cost' ? 'directCost' : kind]?.[language];
  const range = low === undefined && high === undefined ? '' : `(${low ?? value}–${high ?? value})`;
  const was = before && `(${OLDER_WORDS.before[language]} ${before.value})`;
  const isMoney = !['share', 'hours', 'units'].includes(kind);
  return oneLine(
    [
      ...[`${note || (label ?? kind)}:`, value, isMoney && sums?.currency],
      ...[range, was, when === 'year' && OLDER_WORDS.year[language]],
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
