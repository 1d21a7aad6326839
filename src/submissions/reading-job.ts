import type { Language } from '../domain/language.ts';
import { type Criterion, type ProposedReading, type Reading, readingPoints } from '../domain/reading.ts';
import { promptOf } from '../model/formats/format.ts';
import { readingFormat } from '../model/formats/reading.ts';
import { findQuotation } from '../text/find-quotation.ts';
import { criteriaHash } from './criteria.ts';
import { type CallText, differentTexts, sha256Hex } from './texts.ts';

/** The settings that all readings of a call share. They are part of each reading's hash. */
export interface ReadingSettings {
  readonly criteria: readonly Criterion[];
  readonly language: Language;
  /** The service's name and its model. */
  readonly service: string;
  readonly model: string;
  readonly temperature: number;
}

export interface ReadingJob {
  /** A hash of text, criteria, service, model, temperature, language, prompt and number. */
  readonly hash: string;
  readonly textHash: string;
  readonly text: string;
  /** 1 for the first reading of the text. */
  readonly number: number;
  /** The names of the criteria in the order of the prompt. */
  readonly order: readonly string[];
}

/** The prompt of the readings, with `{text}` for the text, and the criteria in the order of their table. */
export function promptTemplate({ criteria, language }: ReadingSettings): string {
  return promptOf(readingFormat(criteria), { kind: 'reading', idea: '{text}', language });
}

/**
 * The readings of a call in order: the first readings of all texts, then the second readings, and so on. Equal texts
 * share their readings; empty and left-out texts have none.
 * @param times how often each text is read
 */
export function readingJobs(
  texts: readonly CallText[],
  settings: ReadingSettings,
  times: number,
): ReadingJob[] {
  const { criteria, service, model, temperature, language } = settings;
  const shared = [
    criteriaHash(criteria),
    service,
    model,
    temperature,
    language,
    sha256Hex(promptTemplate(settings)),
  ];
  const different = differentTexts(texts);
  return Array.from({ length: times }, (_, index) => index + 1).flatMap((number) =>
    different.map(({ hash: textHash, text }) => {
      const hash = sha256Hex(JSON.stringify([textHash, ...shared, number]));
      return {
        hash,
        textHash,
        text,
        number,
        // Computed on demand, because a large call would otherwise start with a long pause.
        get order() {
          return criteriaOrder(criteria, hash);
        },
      };
    }),
  );
}

/** The order depends only on the reading's hash, so that a resumed call has the prompts of an uninterrupted one. */
function criteriaOrder(criteria: readonly Criterion[], hash: string): string[] {
  return criteria
    .map(({ criterion }) => ({ criterion, key: sha256Hex(`${hash}:${criterion}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ criterion }) => criterion);
}

/** Drops and counts quotations that are not in the text, copies all others from the text, and adds the points. */
export function checkReading(
  { levels, flag }: ProposedReading,
  text: string,
  criteria: readonly Criterion[],
): Reading {
  let quotesLeftOut = 0;
  const checked = levels.map((level) => {
    if (level.quote === '') return level;
    const range = findQuotation(text, level.quote);
    if (!range) quotesLeftOut += 1;
    return { ...level, quote: range ? text.slice(...range) : '' };
  });
  return { levels: checked, flag, points: readingPoints(checked, criteria), quotesLeftOut };
}
