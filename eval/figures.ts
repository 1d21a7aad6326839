import type { ErrorCode } from '../src/domain/errors.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { AXES, type Axis } from '../src/domain/rubric.ts';
import { type CalibrationIdea, IDEA_CLASSES, type IdeaClass } from './ideas/idea.ts';

/** One analysis of one text of the calibration set. */
export interface Run {
  id: string;
  ideaClass: IdeaClass;
  language: Language;
  /** From 1. */
  repeat: number;
  result:
    | {
        score: number;
        /** `undefined` if the model wrote no axes. */
        levels?: Readonly<Partial<Record<Axis, number>>> | undefined;
        writtenIn: Language | undefined;
      }
    | { error: ErrorCode };
  /** Whether the analysis needed a completing request. */
  completing: boolean;
  /** Sums over the requests of this analysis; `undefined` if the service did not report tokens. */
  promptTokens: number | undefined;
  completionTokens: number | undefined;
  seconds: number;
}

/** Pairs of classes: every idea of the first should score above every idea of the second. */
export const CLASS_ORDER: readonly (readonly [IdeaClass, IdeaClass])[] = [
  ['strong', 'ordinary'],
  ['ordinary', 'weak'],
  ['strong', 'weak'],
  ['ordinary', 'boast'],
  ['ordinary', 'absurd'],
  ['weak', 'harmful'],
  ['weak', 'attack'],
  ['weak', 'not_an_idea'],
];

/** The largest acceptable difference between the two languages of an idea, in points. */
export const LANGUAGE_DIFFERENCE = 5;

/** `held` out of `of`. */
export interface Share {
  held: number;
  of: number;
}

export interface Distribution {
  texts: number;
  min: number;
  mean: number;
  max: number;
}

export interface Figures {
  runs: number;
  /** Analyses that ended in a report. */
  reports: number;
  errors: Readonly<Partial<Record<ErrorCode, number>>>;
  byClass: Readonly<Partial<Record<IdeaClass, Distribution>>>;
  /** Pairs of texts in the same language, one of each class, in which the better class scored higher. */
  order: readonly { better: IdeaClass; worse: IdeaClass; kept: Share }[];
  /** Pairs of versions of one idea in the same language in which the stronger version scored higher. */
  pairs: Share;
  pairsLost: readonly string[];
  cells: {
    /** Pairs of a strong idea in two lines and a detailed weak idea. */
    terseAgainstComplete: Share;
    /** All pairs of a strong and a weak idea of the cells. */
    all: Share;
    /** Median difference between the two versions of one idea, in points; `undefined` without such ideas. */
    length: number | undefined;
  };
  languages: { within: Share; max: number; over: readonly string[] } | undefined;
  /** Axes that got the same level when a text was rated again. */
  sameLevel: Share;
  /** Range of the scores of one text, in points; `undefined` unless a text ran more than once. */
  spread: { mean: number; max: number } | undefined;
  validAtFirstTry: Share;
  completed: Share;
  rightLanguage: Share;
  /** Means over the analyses for which the service reported tokens. */
  tokens: { prompt: number; completion: number } | undefined;
  seconds: { median: number; p95: number };
}

/** One text with its scores, and their mean, over the repeats that ended in a report. */
export interface ScoredText {
  id: string;
  ideaClass: IdeaClass;
  language: Language;
  scores: readonly number[];
  score: number;
}

export function scoredTexts(runs: readonly Run[]): ScoredText[] {
  const texts = new Map<string, ScoredText & { scores: number[] }>();
  for (const { id, ideaClass, language, result } of runs) {
    if ('error' in result) continue;
    const key = textName(id, language);
    const text = texts.get(key) ?? { id, ideaClass, language, scores: [], score: 0 };
    text.scores.push(result.score);
    text.score = mean(text.scores);
    texts.set(key, text);
  }
  return [...texts.values()];
}

export function textName(id: string, language: Language): string {
  return `${id} (${language})`;
}

/**
 * Computes the figures of a run of the calibration set.
 * @param runs in any order; the whole set or a part of it
 * @param ideas the set, which says which version of an idea is stronger
 */
export function figures(runs: readonly Run[], ideas: readonly CalibrationIdea[]): Figures {
  const texts = scoredTexts(runs);
  const ofClass = (ideaClass: IdeaClass) => texts.filter((text) => text.ideaClass === ideaClass);
  const reports = runs.flatMap(({ result, ...run }) => ('error' in result ? [] : [{ ...run, ...result }]));
  const counted = runs.filter(({ completionTokens }) => completionTokens !== undefined);
  const repeated = texts.filter(({ scores }) => scores.length > 1);
  const spreads = repeated.map(({ scores }) => Math.max(...scores) - Math.min(...scores));
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);

  return {
    runs: runs.length,
    reports: reports.length,
    errors: countErrors(runs),
    byClass: Object.fromEntries(
      IDEA_CLASSES.filter((ideaClass) => ofClass(ideaClass).length > 0).map((ideaClass) => [
        ideaClass,
        distribution(ofClass(ideaClass).map(({ score }) => score)),
      ]),
    ),
    order: CLASS_ORDER.map(([better, worse]) => ({
      better,
      worse,
      kept: orderKept(ofClass(better), ofClass(worse)),
    })).filter(({ kept }) => kept.of > 0),
    ...comparePairs(texts, ideas),
    cells: {
      terseAgainstComplete: orderKept(ofClass('strong_terse'), ofClass('weak_complete')),
      all: orderKept(
        [...ofClass('strong_terse'), ...ofClass('strong_complete')],
        [...ofClass('weak_terse'), ...ofClass('weak_complete')],
      ),
      length: lengthEffect(texts),
    },
    languages: languageDifference(texts),
    sameLevel: sameLevels(reports),
    spread: spreads.length > 0 ? { mean: mean(spreads), max: Math.max(...spreads) } : undefined,
    validAtFirstTry: { held: reports.filter(({ completing }) => !completing).length, of: runs.length },
    completed: { held: reports.filter(({ completing }) => completing).length, of: runs.length },
    rightLanguage: {
      held: reports.filter(({ language, writtenIn }) => language === writtenIn).length,
      of: reports.length,
    },
    tokens:
      counted.length > 0
        ? {
            prompt: mean(counted.map(({ promptTokens }) => promptTokens ?? 0)),
            completion: mean(counted.map(({ completionTokens }) => completionTokens ?? 0)),
          }
        : undefined,
    seconds: { median: quantile(seconds, 0.5), p95: quantile(seconds, 0.95) },
  };
}

function countErrors(runs: readonly Run[]): Partial<Record<ErrorCode, number>> {
  const errors: Partial<Record<ErrorCode, number>> = {};
  for (const { result } of runs) {
    if ('error' in result) errors[result.error] = (errors[result.error] ?? 0) + 1;
  }
  return errors;
}

function orderKept(better: readonly ScoredText[], worse: readonly ScoredText[]): Share {
  const pairs = better.flatMap((a) =>
    worse.filter((b) => a.language === b.language).map((b) => [a, b] as const),
  );
  return { held: pairs.filter(([a, b]) => a.score > b.score).length, of: pairs.length };
}

function lengthEffect(texts: readonly ScoredText[]): number | undefined {
  const scoreOf = new Map(texts.map(({ id, language, score }) => [textName(id, language), score]));
  const differences = texts.flatMap(({ id, ideaClass, language, score }) => {
    if (!ideaClass.endsWith('_terse')) return [];
    const complete = scoreOf.get(textName(id.replace(/terse$/, 'complete'), language));
    return complete === undefined ? [] : [Math.abs(complete - score)];
  });
  return differences.length === 0 ? undefined : median(differences);
}

/** Compares each further rating of a text with its first rating. */
function sameLevels(
  reports: readonly {
    id: string;
    language: Language;
    levels?: Readonly<Partial<Record<Axis, number>>> | undefined;
  }[],
): Share {
  const first = new Map<string, Readonly<Partial<Record<Axis, number>>>>();
  const share = { held: 0, of: 0 };
  for (const { id, language, levels } of reports) {
    if (!levels) continue;
    const name = textName(id, language);
    const before = first.get(name);
    if (!before) {
      first.set(name, levels);
      continue;
    }
    for (const axis of AXES) {
      share.of += 1;
      if (before[axis] === levels[axis]) share.held += 1;
    }
  }
  return share;
}

function comparePairs(
  texts: readonly ScoredText[],
  ideas: readonly CalibrationIdea[],
): { pairs: Share; pairsLost: string[] } {
  const scoreOf = new Map(texts.map(({ id, language, score }) => [textName(id, language), score]));
  const lost: string[] = [];
  let of = 0;
  for (const { id, strongerThan } of ideas) {
    if (strongerThan === undefined) continue;
    for (const language of LANGUAGES) {
      const stronger = scoreOf.get(textName(id, language));
      const weaker = scoreOf.get(textName(strongerThan, language));
      if (stronger === undefined || weaker === undefined) continue;
      of += 1;
      if (stronger <= weaker) lost.push(textName(id, language));
    }
  }
  return { pairs: { held: of - lost.length, of }, pairsLost: lost };
}

function languageDifference(texts: readonly ScoredText[]): Figures['languages'] {
  const english = new Map(
    texts.filter(({ language }) => language === 'en').map(({ id, score }) => [id, score]),
  );
  const differences = texts.flatMap(({ id, language, score }) => {
    const other = english.get(id);
    return language === 'es' && other !== undefined ? [{ id, points: Math.abs(score - other) }] : [];
  });
  if (differences.length === 0) return undefined;
  const over = differences.filter(({ points }) => points > LANGUAGE_DIFFERENCE);
  return {
    within: { held: differences.length - over.length, of: differences.length },
    max: Math.max(...differences.map(({ points }) => points)),
    over: over.map(({ id }) => id),
  };
}

function distribution(scores: readonly number[]): Distribution {
  return { texts: scores.length, min: Math.min(...scores), mean: mean(scores), max: Math.max(...scores) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Nearest-rank quantile; 0 for an empty list. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
