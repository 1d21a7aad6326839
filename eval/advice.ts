import type { Advice } from '../src/domain/advice.ts';
import type { AnswerService } from '../src/domain/answer-service.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { type AnalyzeOptions, advise } from '../src/model/analyze.ts';
import { type AdviceFaults, faultsOf } from './advice-faults.ts';
import { calibrationSet } from './calibration-set.ts';
import type { IdeaClass } from './ideas/idea.ts';
import { markdownTable } from './table.ts';

/** The classes whose first ideas get advice. */
const CLASSES: readonly IdeaClass[] = ['strong', 'ordinary', 'weak'];
const IDEAS_PER_CLASS = 3;

/** The outcome for one idea. */
export interface AdviceRun {
  id: string;
  language: Language;
  advice: Advice | undefined;
  /** The error code, if there is no advice. */
  error: string | undefined;
  completionTokens: number | undefined;
}

export interface AdviceOptions extends AnalyzeOptions {
  languages?: readonly Language[];
  onRun?: (run: AdviceRun) => void;
}

/** Requests advice on a few ideas of the calibration set, one at a time, until all are done or aborted. */
export async function runAdvice(
  service: AnswerService,
  { languages = LANGUAGES, onRun, ...options }: AdviceOptions = {},
): Promise<AdviceRun[]> {
  const ideas = CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass].slice(0, IDEAS_PER_CLASS));
  const runs: AdviceRun[] = [];
  for (const { id, ...texts } of ideas) {
    for (const language of languages) {
      const run = { id, language, ...(await adviceOn(texts[language], language, service, options)) };
      if (options.signal?.aborted) return runs;
      runs.push(run);
      onRun?.(run);
    }
  }
  return runs;
}

async function adviceOn(idea: string, language: Language, service: AnswerService, options: AnalyzeOptions) {
  const run: Pick<AdviceRun, 'advice' | 'error' | 'completionTokens'> = {
    advice: undefined,
    error: undefined,
    completionTokens: undefined,
  };
  const observer = {
    answered: ({ completion }: { completion: number | undefined }) => {
      if (completion !== undefined) run.completionTokens = (run.completionTokens ?? 0) + completion;
    },
  };
  // There is no rating, because it would need one more request.
  for await (const event of advise(idea, language, undefined, service, { ...options, observer })) {
    if (event.type === 'advice') run.advice = event.advice;
    else if (event.type === 'error') run.error = event.code;
  }
  return run;
}

/** The headline of the advice, its length, and its faults. */
export function adviceText({ id, language, advice, error }: AdviceRun): string {
  const name = `${id} (${language})`;
  if (!advice) return `${name}: ${error ?? 'no advice'}`;
  return `${name}: ${advice.headline}\n  ${[`${wordsOf(advice)} words`, ...faultLines(faultsOf(advice))].join('; ')}`;
}

function faultLines({ unknownPrices, lacksMonth, contradictions, rules }: AdviceFaults): string[] {
  return [
    ...unknownPrices.map(({ kind, price }) => `${price} in ${kind}, not in the sums`),
    ...(lacksMonth ? ['no monthly result of the sums'] : []),
    ...contradictions,
    ...(rules < RULES ? [`${rules} of ${RULES} rules`] : []),
  ];
}

/** The number of words that a person reads. */
function wordsOf({ headline, parts }: Advice): number {
  const text = [headline, ...parts.flatMap((part) => [part.title, part.text])].join(' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The outcomes that the rules must cover: go on, change, stop. */
const RULES = 3;
/** The goal is advice with fewer tokens. */
const TOKENS_MAX = 1900;

/** The results of all runs as a table. */
export function adviceTable(runs: readonly AdviceRun[]): string {
  const all = runs.flatMap(({ advice }) => advice ?? []);
  const faults = all.map(faultsOf);
  const share = (test: (faults: AdviceFaults) => boolean) => `${faults.filter(test).length} of ${all.length}`;
  const words = all.map(wordsOf).sort((a, b) => a - b);
  const tokens = runs.flatMap(({ completionTokens }) => completionTokens ?? []);
  const errors = runs.flatMap(({ error }) => error ?? []);
  return markdownTable(
    ['figure', 'advice'],
    [
      ['words, median', String(words[Math.floor(words.length / 2)] ?? 'none')],
      [
        'prices in bet, week and rules only from the sums',
        share(({ unknownPrices }) => unknownPrices.length === 0),
      ],
      ['sums with a monthly result', share(({ lacksMonth }) => !lacksMonth)],
      [
        'results in the text equal those of the sums',
        share(({ contradictions }) => contradictions.length === 0),
      ],
      ['rules to go on, change and stop', share(({ rules }) => rules === RULES)],
      [
        `fewer than ${TOKENS_MAX} tokens`,
        tokens.length === 0
          ? 'the service does not report tokens'
          : `${tokens.filter((count) => count < TOKENS_MAX).length} of ${tokens.length}`,
      ],
      [
        'ended in an error',
        errors.length === 0 ? '0' : `${errors.length}: ${[...new Set(errors)].join(', ')}`,
      ],
    ],
  );
}
