import type { AnswerService } from '../src/domain/answer-service.ts';
import { contradictionsOf } from '../src/domain/compute-sums.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import type { Report } from '../src/domain/report.ts';
import type { Axis } from '../src/domain/rubric.ts';
import { numbersIn } from '../src/domain/written-number.ts';
import { type AnalyzeOptions, analyze } from '../src/model/analyze.ts';
import type { WebReader } from '../src/model/web-reader.ts';
import { calibrationSet } from './calibration-set.ts';
import type { IdeaClass } from './ideas/idea.ts';

/** The classes whose first ideas are answered. */
const CLASSES: readonly IdeaClass[] = ['strong', 'ordinary', 'weak'];
const IDEAS_PER_CLASS = 3;

/** What code can find in an answer. Only people who compare answers can judge whether one is good. */
export interface AnswerFaults {
  /** Words of headline and answer. */
  words: number;
  /** Results in the text that differ from those of the sums, e.g. "month 576, computed 480". */
  contradictions: string[];
  /** Amounts of money in the record, as written there, that the answer does not have. */
  unknownPrices: string[];
}

/** The outcome for one idea: two analyses. */
export interface AnswerRun {
  id: string;
  language: Language;
  /** The faults of the first analysis. */
  faults?: AnswerFaults;
  /** The axes with another level in the second analysis. */
  moved: readonly Axis[];
  /** The error codes of failed and unfinished analyses. */
  errors: readonly string[];
}

export interface AnswerOptions extends AnalyzeOptions {
  languages?: readonly Language[];
  web?: WebReader | undefined;
  onRun?: (run: AnswerRun) => void;
}

/** Analyzes a few ideas of the calibration set twice, one analysis at a time, until all are done or aborted. */
export async function runAnswers(
  service: AnswerService,
  { languages = LANGUAGES, onRun, ...options }: AnswerOptions = {},
): Promise<AnswerRun[]> {
  const ideas = CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass].slice(0, IDEAS_PER_CLASS));
  const runs: AnswerRun[] = [];
  for (const { id, ...texts } of ideas) {
    for (const language of languages) {
      const outcomes = [];
      for (let time = 0; time < 2; time += 1)
        outcomes.push(await reportOn(texts[language], language, service, options));
      if (options.signal?.aborted) return runs;
      const [first, second] = outcomes.map(({ report }) => report);
      const run: AnswerRun = {
        id,
        language,
        ...(first?.answer !== undefined && { faults: faultsOf(first) }),
        moved: movedAxes(first, second),
        errors: outcomes.flatMap(({ error }) => error ?? []),
      };
      runs.push(run);
      onRun?.(run);
    }
  }
  return runs;
}

async function reportOn(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions & { web?: WebReader | undefined },
): Promise<{ report?: Report; error?: string | undefined }> {
  for await (const event of analyze(idea, language, service, options)) {
    if (event.type === 'report') return { report: event.report, error: event.meta.unfinished };
    if (event.type === 'error') return { error: event.code };
  }
  return {};
}

function movedAxes(one: Report | undefined, other: Report | undefined): Axis[] {
  const levels = other?.scoreBreakdown;
  return (one?.scoreBreakdown ?? []).flatMap(({ axis, level }, index) =>
    levels && levels[index]?.level !== level ? [axis] : [],
  );
}

const MONEY =
  /(?:[€£$]|\b(?:EUR|GBP|USD))\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|EUR\b|GBP\b|USD\b|euros?\b|pounds?\b|dollars?\b|libras?\b|dólares\b)/giu;

export function faultsOf({ headline = '', answer = '', sums, ...record }: Report): AnswerFaults {
  const { pitch, improvedIdea, functionality, strategicAnalysis } = record;
  const texts = [
    ...[pitch, improvedIdea, functionality, strategicAnalysis.valueProposition],
    ...(record.improvedPoints ?? []),
    ...(record.monetization ?? []),
  ].join('\n');
  const known = new Set(amountsIn(`${headline}\n${answer}`).map(({ amount }) => amount));
  return {
    words: `${headline} ${answer}`.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    contradictions: (sums ? contradictionsOf(sums) : []).map(
      ({ result, stated, computed }) => `${result} ${stated}, computed ${computed}`,
    ),
    unknownPrices: amountsIn(texts).flatMap(({ price, amount }) => (known.has(amount) ? [] : [price])),
  };
}

function amountsIn(text: string): { price: string; amount: number | undefined }[] {
  return Array.from(text.matchAll(MONEY), ([written]) => ({
    price: written.replace(/[.,]$/, ''),
    amount: numbersIn(written)?.[0],
  }));
}

/** One line for a run. */
export function answerText({ id, language, faults, moved, errors }: AnswerRun): string {
  const facts = [
    ...(faults ? [`${faults.words} words`, ...faults.contradictions] : ['no answer']),
    ...(faults?.unknownPrices.map((price) => `${price} only in the record`) ?? []),
    ...(moved.length > 0 ? [`moved: ${moved.join(', ')}`] : []),
    ...errors,
  ];
  return `${id} (${language}): ${facts.join('; ')}`;
}
