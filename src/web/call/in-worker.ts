import { tableOfTexts } from '../../call/call-file.ts';
import { Copies } from '../../call/copies.ts';
import type { JournalEntry } from '../../call/journal.ts';
import type { JuryComparison } from '../../call/jury.ts';
import { nearCopies } from '../../call/near-copies.ts';
import type { TextResult } from '../../call/text-results.ts';
import type { CallText } from '../../call/texts.ts';
import type { Language } from '../../domain/language.ts';
import { checkOrigin, trustedUrl } from '../trusted-url.ts';
import type { WorkName, WorkReply, WorkRequest, WorkResult } from './call.worker.ts';
import workerUrl from './call.worker.ts?worker&url';
import { type CallPlan, type CallTable, type OpenCall, type PlanChoices, planOf } from './state.ts';

/**
 * Runs a task in `call.worker.ts`.
 * @returns the task's result, and the readings of an opened call
 * @throws Error if the worker's code cannot be fetched or the task fails
 */
export async function inWorker<Name extends WorkName>(
  name: Name,
  ...inputs: WorkRequest<Name>['inputs']
): Promise<{ result: WorkResult<Name>; readings: readonly JournalEntry[] }> {
  const worker = new Worker(trustedUrl('worker', workerUrl, checkOrigin), { type: 'module', name: 'call' });
  const readings: JournalEntry[] = [];
  try {
    const result = await new Promise<WorkResult<Name>>((resolve, reject) => {
      const fail = (cause: string) => reject(new Error(`The worker of the call failed${cause}`));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkReply<Name>>) => {
        if ('readings' in data) readings.push(...data.readings);
        else if ('result' in data) resolve(data.result);
        else fail(`: ${data.error}`);
      });
      for (const type of ['error', 'messageerror']) worker.addEventListener(type, () => fail(''));
      worker.postMessage({ name, inputs } satisfies WorkRequest<Name>);
    });
    return { result, readings };
  } finally {
    worker.terminate();
  }
}

/**
 * Makes the plan of a call. A worker computes its hashes, which takes seconds for thousands of texts.
 * @param texts the table's texts, if known
 */
export async function planInWorker(
  table: CallTable,
  { criteria, times, settings, sample }: PlanChoices,
  language: Language,
  texts: readonly CallText[] | undefined = table.opened?.texts,
): Promise<CallPlan> {
  const choices = { criteria, times, settings, sample };
  // Lets the page react between loading a large table and sending it to the worker.
  await nextTask();
  // If the texts are known, the worker needs only their hashes: the table and the texts are not sent.
  const withoutTexts = texts?.map(({ hash, sameAs, isEmpty, isLeftOut }) => ({
    ...EMPTY_FIELDS,
    hash,
    sameAs,
    isEmpty,
    isLeftOut,
  }));
  const hashes = await inWorker(
    'plan',
    withoutTexts ? EMPTY_TABLE : table,
    choices,
    language,
    undefined,
    withoutTexts,
  )
    .then(({ result }) => result)
    // If the worker fails, for example because its code cannot be fetched offline, the page computes the hashes.
    .catch(() => undefined);
  const plan = planOf(table, choices, language, hashes, texts);
  await nextTask();
  return plan;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const EMPTY_FIELDS = { index: 0, rowNumber: 0, id: '', text: '', isCut: false };
const EMPTY_TABLE: CallTable = { ...tableOfTexts([]), filters: [] };

/** Finds the copies among the texts of a call in a worker, because thousands of texts take seconds. */
export async function copiesInWorker({ table, plan }: OpenCall): Promise<Copies> {
  const near = await inWorker('copies', table)
    .then(({ result }) => result)
    // If the worker fails, for example because its code cannot be fetched offline, the page finds the copies.
    .catch(() => nearCopies(plan.texts));
  return new Copies(plan.texts, near);
}

/** Compares the points with the jury in a worker, because a thousand resamples of a large table take seconds. */
export async function comparisonWithJury(
  { choices, plan }: OpenCall,
  results: ReadonlyMap<string, TextResult>,
): Promise<JuryComparison | undefined> {
  const { jury } = choices;
  if (jury.length === 0) return undefined;
  const texts = plan.texts.map(({ id, hash, isLeftOut, text }) => {
    return { id, hash, isLeftOut, text: { length: text.length } };
  });
  const points = [...results].flatMap(([hash, result]) =>
    result.points === undefined ? [] : [[hash, result.points] as const],
  );
  return (await inWorker('compare', texts, jury, new Map(points))).result;
}
