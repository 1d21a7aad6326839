import type { AnswerService } from '../src/domain/answer-service.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import type { Plan } from '../src/domain/plan.ts';
import { sumsOf } from '../src/domain/sum-results.ts';
import { timesOf } from '../src/domain/sums.ts';
import { type AnalyzeOptions, planValidation } from '../src/model/analyze.ts';
import { calibrationSet } from './calibration-set.ts';
import type { IdeaClass } from './ideas/idea.ts';
import { markdownTable } from './table.ts';

/** Classes that should get advice, and classes that should get none. */
const ADVISED: readonly IdeaClass[] = ['strong', 'ordinary', 'weak'];
const UNADVISED: readonly IdeaClass[] = ['harmful', 'not_an_idea'];

/** The outcome for one idea. */
export interface PlanRun {
  id: string;
  language: Language;
  isAdvised: boolean;
  plan: Plan | undefined;
  /** The error code, if there is no plan. */
  error: string | undefined;
  completionTokens: number | undefined;
}

export interface PlanOptions extends AnalyzeOptions {
  languages?: readonly Language[];
  onRun?: (run: PlanRun) => void;
}

/** Writes a plan for ideas of the calibration set as they are written, one by one, until all are done or aborted. */
export async function runPlans(
  service: AnswerService,
  { languages = LANGUAGES, onRun, ...options }: PlanOptions = {},
): Promise<PlanRun[]> {
  const runs: PlanRun[] = [];
  for (const ideaClass of [...ADVISED, ...UNADVISED]) {
    for (const { id, ...texts } of calibrationSet[ideaClass]) {
      for (const language of languages) {
        const run = { id, language, isAdvised: ADVISED.includes(ideaClass) };
        const written = await planOf(texts[language], language, service, options);
        if (options.signal?.aborted) return runs;
        runs.push({ ...run, ...written });
        onRun?.({ ...run, ...written });
      }
    }
  }
  return runs;
}

async function planOf(idea: string, language: Language, service: AnswerService, options: AnalyzeOptions) {
  const written: Pick<PlanRun, 'plan' | 'error' | 'completionTokens'> = {
    plan: undefined,
    error: undefined,
    completionTokens: undefined,
  };
  const observer = {
    answered: ({ completion }: { completion: number | undefined }) => {
      if (completion !== undefined) written.completionTokens = (written.completionTokens ?? 0) + completion;
    },
  };
  for await (const event of planValidation(idea, language, { weakest: [] }, service, {
    ...options,
    observer,
  })) {
    if (event.type === 'plan') written.plan = event.plan;
    else if (event.type === 'error') written.error = event.code;
  }
  return written;
}

/** What a good plan has, each with a test. */
const MARKS: Readonly<Record<string, (plan: Plan) => boolean>> = {
  doubts: ({ doubts }) => doubts !== undefined,
  'sums with a result a month': ({ sums }) =>
    sums !== undefined && timesOf(sums).every((time) => !sumsOf(sums, time).result.missing),
  'a range on each open quantity': ({ sums }) =>
    sums?.quantities.every(
      ({ basis, low, high }) => basis !== 'open' || (low !== undefined && high !== undefined),
    ) ?? false,
  'a number in going on, changing and stopping': ({ decide }) =>
    decide !== undefined &&
    [decide.goOnIf, decide.changeIf, decide.stopIf].every((text) =>
      /\d|\b(?:un[oa]?|dos|tres|one|two|three|half|mitad|ningun[oa]?|none)\b/i.test(text),
    ),
  'a step for this week': ({ thisWeek }) => thisWeek !== undefined,
};

/** A plan has fewer tokens than this. */
const TOKENS_MAX = 1900;

/** The shares as a table. */
export function plansTable(runs: readonly PlanRun[]): string {
  const share = (of: readonly PlanRun[], test: (plan: Plan) => boolean) => {
    const plans = of.flatMap(({ plan }) => plan ?? []);
    return `${plans.filter(test).length} of ${plans.length}`;
  };
  const advised = runs.filter(({ isAdvised }) => isAdvised);
  const others = runs.filter(({ isAdvised }) => !isAdvised);
  const tokens = runs.flatMap(({ completionTokens }) => completionTokens ?? []);
  const errors = runs.flatMap(({ error }) => error ?? []);
  return markdownTable(
    ['figure', 'plans'],
    [
      ...Object.entries(MARKS).map(([name, test]) => [name, share(advised, test)] as [string, string]),
      [
        'no advice for what is harmful or no idea',
        share(
          others,
          ({ doubts, sums, decide, thisWeek, bet }) => !(doubts || sums || decide || thisWeek || bet),
        ),
      ],
      [
        `fewer than ${TOKENS_MAX} tokens`,
        tokens.length === 0
          ? 'the service does not say'
          : `${tokens.filter((count) => count < TOKENS_MAX).length} of ${tokens.length}`,
      ],
      [
        'ended in an error',
        errors.length === 0 ? '0' : `${errors.length}: ${[...new Set(errors)].join(', ')}`,
      ],
    ],
  );
}
