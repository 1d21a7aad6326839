import { createHash } from 'node:crypto';
import type { Language } from '../../src/domain/language.ts';
import type { AxisRating } from '../../src/domain/rubric.ts';
import { adviceFormat } from '../../src/model/formats/advice.ts';
import { FALSE_FINDINGS, QUERIES, TRUE_FINDINGS } from '../fake-search/pages.ts';
import { ADVICES } from './advice-answers.ts';
import { REPORTS, rating } from './answers.ts';

/** The contents of a request, as far as a model could tell. */
export interface Question {
  kind: 'report' | 'rating' | 'advice' | 'searches' | 'findings' | 'reading';
  language: Language;
  /** The requested fields, with nested ones as `strategicAnalysis.strengths`; all fields in a first request. */
  fields: readonly string[];
  /** Whether only some fields are requested (a completing request). */
  isCompleting: boolean;
  /** The text to be read by criteria, and the criteria's keys. */
  text: string;
  criteria: readonly string[];
}

type Json = Record<string, unknown>;

const ALL_FIELDS = {
  report: flatFields(REPORTS.es),
  rating: flatFields(rating('es')),
  advice: Object.keys(ADVICES.es),
  searches: ['queries'],
  findings: ['findings'],
  reading: ['levels', 'flag'],
};

/** Reads the schema if the request has one; otherwise looks for field names in the prompt. */
export function readQuestion(prompt: string, schema: unknown): Question {
  const fields = schemaFields(schema) ?? namedFields(prompt);
  const has = (field: string) => fields.includes(field);
  const kind = has('queries')
    ? 'searches'
    : has('findings')
      ? 'findings'
      : has('levels') || has('flag')
        ? 'reading'
        : isAdvice(prompt)
          ? 'advice'
          : isRating(fields)
            ? 'rating'
            : 'report';
  const wanted = fields.length > 0 ? fields : ALL_FIELDS[kind];
  return {
    kind,
    language: answerLanguage(prompt),
    fields: wanted,
    isCompleting:
      (kind === 'report' &&
        ALL_FIELDS.report.some((field) => !OPTIONAL.has(field) && !wanted.includes(field))) ||
      (kind === 'advice' && ALL_FIELDS.advice.some((field) => !wanted.includes(field))),
    text: prompt.match(/\n<TEXT-(\d+)>\n(.*)\n<\/TEXT-\1>\n/s)?.[2] ?? '',
    criteria: kind === 'reading' ? criteriaOf(schema, prompt) : [],
  };
}

const OPTIONAL: ReadonlySet<string> = new Set([
  'improvedPoints',
  'functionalityPoints',
  'verdict',
  'scoreBreakdown',
  'score',
]);

/** A completing request has these words too, and may request fields that reports also have. */
function isAdvice(prompt: string): boolean {
  return Object.values(adviceFormat.instructions).some(([first = '']) => prompt.startsWith(first));
}

function isRating(fields: readonly string[]): boolean {
  return (
    fields.includes('scoreBreakdown') &&
    fields.every((field) => ['scoreBreakdown', 'verdict', 'score'].includes(field))
  );
}

/** A good answer to the request. `shift` makes the ratings differ. */
export function goodAnswer(question: Question, shift = 0): Json {
  const { kind, language, fields } = question;
  if (kind === 'reading') return readingOf(question, shift);
  if (kind === 'searches') return { queries: QUERIES };
  if (kind === 'findings') return { findings: [...FALSE_FINDINGS, ...TRUE_FINDINGS] };
  const whole: Json = {
    ...(kind === 'advice'
      ? ADVICES[language]
      : kind === 'rating'
        ? rating(language, shift)
        : REPORTS[language]),
  };
  if (kind === 'report' && shift !== 0) whole.scoreBreakdown = rating(language, shift).scoreBreakdown;
  if (Array.isArray(whole.scoreBreakdown)) whole.scoreBreakdown = keyedByAxis(whole.scoreBreakdown);
  const answer: Json = {};
  for (const [key, value] of Object.entries(whole)) {
    if (key === 'strategicAnalysis') {
      const parts = Object.entries(value as Json).filter(([part]) => fields.includes(`${key}.${part}`));
      if (parts.length > 0) answer[key] = Object.fromEntries(parts);
    } else if (fields.includes(key)) answer[key] = value;
  }
  return answer;
}

/**
 * A reading that depends only on the text, with words of the text as its quotations: the same text always gets the same
 * levels. `shift` moves every level.
 */
function readingOf({ text, criteria, fields }: Question, shift: number): Json {
  const words = text
    .split('\n')
    .filter((line) => !line.endsWith(':'))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);
  const level = (key: string, index: number) => {
    const byte = createHash('sha256').update(`${key} ${text}`).digest()[0] ?? 0;
    const quote = words.slice(index, index + 6).join(' ');
    const sentence = `Reads ${key} of a text of ${words.length} words`;
    const own = 1 + (byte % 5) + shift;
    return {
      quote,
      reason: `${sentence}.`,
      level: Math.min(5, Math.max(1, own)),
      raise: `${sentence} again.`,
    };
  };
  return {
    ...(fields.includes('levels') && {
      levels: Object.fromEntries(criteria.map((key, index) => [key, level(key, index)])),
    }),
    ...(fields.includes('flag') && { flag: 'none' }),
  };
}

/** The criteria's keys, of the schema or of the form in the prompt. */
function criteriaOf(schema: unknown, prompt: string): string[] {
  const { levels } =
    (schema as { properties?: { levels?: { properties?: Json } } } | undefined)?.properties ?? {};
  if (levels) return Object.keys(levels.properties ?? {});
  const form = prompt.match(/"levels": \{\n(.*?)\n {2}\}/s)?.[1] ?? '';
  return [...form.matchAll(/^ {4}"(\w+)"/gm)].map(([, key = '']) => key);
}

/** The axes in the form that the prompt asks for. */
function keyedByAxis(ratings: readonly AxisRating[]): Json {
  return Object.fromEntries(ratings.map(({ axis, ...rating }) => [axis, rating]));
}

/** Reads the language from the last line of the prompt, because an idea may mention either language. */
function answerLanguage(prompt: string): Language {
  const lastLine = prompt.trimEnd().split('\n').at(-1) ?? '';
  return /\b(english|inglés)\b/i.test(lastLine) ? 'en' : 'es';
}

function schemaFields(schema: unknown): string[] | undefined {
  const properties = (schema as { properties?: Json } | undefined)?.properties;
  if (!properties) return undefined;
  return Object.entries(properties).flatMap(([key, value]) => {
    const parts = (value as { properties?: Json }).properties;
    return key === 'strategicAnalysis' && parts ? Object.keys(parts).map((part) => `${key}.${part}`) : [key];
  });
}

function namedFields(prompt: string): string[] {
  const named = (field: string) => new RegExp(`\\b${field.split('.').at(-1)}\\b`).test(prompt);
  if (/"queries":/.test(prompt)) return ALL_FIELDS.searches;
  if (/"findings":/.test(prompt)) return ALL_FIELDS.findings;
  if (/^ {2}"(?:levels|flag)":/m.test(prompt)) return ALL_FIELDS.reading;
  if (isAdvice(prompt))
    return ALL_FIELDS.advice.filter((field) => new RegExp(`^ {2}"${field}":`, 'm').test(prompt));
  return ALL_FIELDS.report.filter(named);
}

function flatFields(value: object): string[] {
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'strategicAnalysis' ? Object.keys(part as Json).map((name) => `${key}.${name}`) : [key],
  );
}
