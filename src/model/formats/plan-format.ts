import * as z from 'zod/mini';
import {
  EXPERIMENTS_MAX,
  EXPERIMENTS_MIN,
  type Plan,
  planSchema,
  QUESTIONS_MAX,
  QUESTIONS_MIN,
} from '../../domain/plan.ts';
import { LIST_ITEM_MAX_LENGTH } from '../../domain/report.ts';
import { property } from '../json/keys.ts';
import { type AnswerField, type AnswerFormat, nested, schemaOfFields } from './answer-format.ts';
import { readList } from './list.ts';
import { planCompletingPrompt, planPrompt } from './plan-prompt.ts';
import { readLine, readText } from './text.ts';

const DAYS_MAX = 365;

/** A number of days: 7, "7", "7 días". A span ("5-7 days") or another unit is not understood. */
export function readDays(raw: unknown): number | undefined {
  const written =
    typeof raw === 'string' ? /^\s*(\d{1,3})\s*(?:d[ií]as?|days?)?\.?\s*$/i.exec(raw)?.[1] : raw;
  const days = typeof written === 'string' ? Number(written) : written;
  return typeof days === 'number' && days >= 0 && days <= DAYS_MAX ? days : undefined;
}

function readExperiment(raw: unknown): Plan['experiments'][number] | undefined {
  const line = (name: string) => readLine(property(raw, name), LIST_ITEM_MAX_LENGTH);
  const days = readDays(property(raw, 'days'));
  const [tests, how, cost] = [line('tests'), line('how'), readCost(property(raw, 'cost'))];
  const [goOnIf, stopIf] = [line('goOnIf'), line('stopIf')];
  if (!tests || !how || !cost || days === undefined || !goOnIf || !stopIf) return undefined;
  return { tests, how, cost, days, goOnIf, stopIf };
}

/** A cost is words with a currency; a bare 0 needs none. */
function readCost(raw: unknown): string | undefined {
  return raw === 0 ? '0' : readLine(raw, LIST_ITEM_MAX_LENGTH);
}

/** The experiments that are whole; an experiment without its limits is none. */
function readExperiments(raw: unknown): Plan['experiments'] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const experiments = raw.map(readExperiment).filter((experiment) => experiment !== undefined);
  return experiments.length >= EXPERIMENTS_MIN ? experiments.slice(0, EXPERIMENTS_MAX) : undefined;
}

function readQuestions(raw: unknown): string[] | undefined {
  const questions = readList(raw);
  return questions && questions.length >= QUESTIONS_MIN ? questions.slice(0, QUESTIONS_MAX) : undefined;
}

const fields: readonly AnswerField[] = [
  { name: 'riskiestAssumption', read: readText },
  { name: 'experiments', read: readExperiments },
  { name: 'questions', read: readQuestions },
];

const schema = z.toJSONSchema(planSchema, { io: 'input' });

export const planFormat: AnswerFormat<Plan> = {
  fields,
  prompt: planPrompt,
  completingPrompt: planCompletingPrompt,
  schema: (names) => (names ? schemaOfFields(schema, names) : schema),
  assemble(values) {
    const { success, data } = z.safeParse(planSchema, nested(values));
    return success ? data : undefined;
  },
};
