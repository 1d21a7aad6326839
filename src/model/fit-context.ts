import type { AnswerTask } from '../domain/answer-service.ts';
import type { Answer } from '../domain/report.ts';
import { DEFAULT_MAX_TOKENS } from './default-limits.ts';
import { answerFormat } from './formats/answer.ts';
import { type Format, promptOf } from './formats/format.ts';
import type { Shape } from './formats/shape.ts';

type StepTwo = Extract<AnswerTask, { kind: 'answer' }>;

/** Spanish has about 3.5 characters per token; 2.5 leaves a margin. */
export const CHARACTERS_PER_TOKEN = 2.5;
/** Of one word in JSON, with its share of keys and punctuation. */
const TOKENS_PER_WORD = 2;
/** Of the quantities. */
const SUMS_TOKENS = 400;
/** The fields without which the second step is not worth asking for. */
const LEAST_FIELDS = ['headline', 'decision', 'answer', 'sums'];

/** The part of the second step that fits a context. */
export interface Fitting {
  task: StepTwo;
  format: Format<Answer>;
  maxTokens: number;
  /** The last fields of the record are not asked for. */
  isShortened: boolean;
}

/**
 * Leaves out what does not fit: sources from the last one, then fields of the record from its end.
 * @param contextTokens what prompt and answer may have together
 * @returns `undefined` if not even the answer fits
 */
export function fitAnswer(
  task: StepTwo,
  contextTokens: number,
  maxTokens = DEFAULT_MAX_TOKENS,
): Fitting | undefined {
  for (let count = task.sources.length; count >= 0; count -= 1) {
    const fitting = { ...task, sources: task.sources.slice(0, count) };
    const format = answerFormat(count > 0);
    const room = contextTokens - tokensOf(promptOf(format, fitting));
    const needed = answerTokens(format, Object.keys(format.rows));
    if (room >= Math.min(needed, maxTokens)) {
      return { task: fitting, format, maxTokens: Math.min(room, maxTokens), isShortened: false };
    }
  }
  const withoutSources = { ...task, sources: [] };
  const whole = answerFormat(false);
  const names = Object.keys(whole.rows);
  const room = contextTokens - tokensOf(promptOf(whole, withoutSources));
  for (let count = names.length - 1; count >= LEAST_FIELDS.length; count -= 1) {
    const fields = names.slice(0, count);
    const format = {
      ...whole,
      rows: Object.fromEntries(fields.map((name) => [name, whole.rows[name] ?? {}])),
    };
    if (room >= answerTokens(whole, fields)) {
      return {
        task: withoutSources,
        format: format as Format<Answer>,
        maxTokens: Math.min(room, maxTokens),
        isShortened: true,
      };
    }
  }
  return undefined;
}

function tokensOf(prompt: string): number {
  return Math.ceil(prompt.length / CHARACTERS_PER_TOKEN);
}

function answerTokens({ rows }: Format<Answer>, fields: readonly string[]): number {
  return fields.reduce(
    (sum, name) => sum + (name === 'sums' ? SUMS_TOKENS : wordsOf(rows[name]?.shape) * TOKENS_PER_WORD),
    0,
  );
}

function wordsOf(shape: Shape | undefined): number {
  if (shape?.type === 'text') return shape.words;
  return shape?.type === 'list' ? shape.most * wordsOf(shape.items) : 2;
}
