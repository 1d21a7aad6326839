import type { AnswerTask } from '../domain/answer-service.ts';
import type { Answer } from '../domain/report.ts';
import { DEFAULT_MAX_TOKENS } from './default-limits.ts';
import { answerFormat } from './formats/answer.ts';
import { type Format, promptOf } from './formats/format.ts';
import type { Shape } from './formats/shape.ts';

type StepTwo = Extract<AnswerTask, { kind: 'answer' }>;

/** Spanish has about 3.5 characters per token; 2.5 leaves a margin. */
export const CHARACTERS_PER_TOKEN = 2.5;
/** For one word of the answer, with its share of JSON keys and punctuation. */
const TOKENS_PER_WORD = 2;
const SUMS_TOKENS = 400;
/** The fields without which the second step is not worth asking for. */
const LEAST_FIELDS = ['headline', 'decision', 'answer', 'sums'];

interface Fitting {
  task: StepTwo;
  format: Format<Answer>;
  maxTokens: number;
  /** The last fields of the record are not asked for. */
  isShortened: boolean;
}

/**
 * Leaves out what does not fit: first sources, from the last one; then fields, from the end of the record.
 * @param contextTokens the tokens that prompt and answer may have together, if the service says so
 * @returns `undefined` if not even the answer fits
 */
export function fitAnswer(
  task: StepTwo,
  contextTokens = Number.POSITIVE_INFINITY,
  maxTokens = DEFAULT_MAX_TOKENS,
): Fitting | undefined {
  const names = Object.keys(answerFormat.rows);
  const fewerSources = Array.from({ length: task.sources.length + 1 }, (_, dropped) => ({
    sources: task.sources.slice(0, task.sources.length - dropped),
    fields: names,
  }));
  const fewerFields = names
    .slice(LEAST_FIELDS.length)
    .map((_, dropped) => ({ sources: [], fields: names.slice(0, -1 - dropped) }));
  for (const { sources, fields } of [...fewerSources, ...fewerFields]) {
    const fitting = { ...task, sources };
    const room = contextTokens - Math.ceil(promptOf(answerFormat, fitting).length / CHARACTERS_PER_TOKEN);
    if (room < Math.min(maxTokens, answerTokens(fields))) continue;
    const rows = Object.fromEntries(fields.map((name) => [name, answerFormat.rows[name] ?? {}]));
    const isShortened = fields.length < names.length;
    const format = isShortened ? ({ ...answerFormat, rows } as Format<Answer>) : answerFormat;
    return { task: fitting, format, maxTokens: Math.min(room, maxTokens), isShortened };
  }
  return undefined;
}

function answerTokens(fields: readonly string[]): number {
  const tokensOf = (name: string) =>
    name === 'sums' ? SUMS_TOKENS : wordsOf(answerFormat.rows[name]?.shape) * TOKENS_PER_WORD;
  return fields.reduce((sum, name) => sum + tokensOf(name), 0);
}

function wordsOf(shape: Shape | undefined): number {
  if (shape?.type === 'text') return shape.words;
  return shape?.type === 'list' ? shape.most * wordsOf(shape.items) : 2;
}
