import { createHash } from 'node:crypto';
import type { Language } from '../../src/domain/language.ts';
import type { AxisRating } from '../../src/domain/rubric.ts';
import { adviceFormat } from '../../src/model/formats/advice.ts';
import { FALSE_FINDINGS, QUERIES, TRUE_FINDINGS } from '../fake-search/pages.ts';
import { ADVICES } from './advice-answers.ts';
import { REPORTS, rating } from './answers.ts';

/** What a request asks of the model. */
export interface Question {
  kind: 'report' | 'rating' | 'advice' | 'searches' | 'findings' | 'reading';
  language: Language;
  /** The requested fields, nested fields as `strategicAnalysis.strengths`. A first request asks for all fields. */
  fields: readonly string[];
  /** Whether this is a completing request, which asks for only some fields. */
  isCompleting: boolean;
  /** In a call: the text that the model rates by criteria. */
  text: string;
  /** In a call: the keys of the criteria. */
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

/** Takes the fields from the schema, or without a schema from the prompt. */
export function readQuestion(prompt: string, schema: unknown): Question {
  const fields = schemaFields(schema) ?? fieldsNamedIn(prompt);
  const hasField = (field: string) => fields.includes(field);
  const kind = hasField('queries')
    ? 'searches'
    : hasField('findings')
      ? 'findings'
      : hasField('levels') || hasField('flag')
        ? 'reading'
        : isAdvice(prompt)
          ? 'advice'
          : isRating(fields)
            ? 'rating'
            : 'report';
  const requestedFields = fields.length > 0 ? fields : ALL_FIELDS[kind];
  return {
    kind,
    language: answerLanguage(prompt),
    fields: requestedFields,
    isCompleting:
      (kind === 'report' &&
        ALL_FIELDS.report.some((field) => !OPTIONAL.has(field) && !requestedFields.includes(field))) ||
      (kind === 'advice' && ALL_FIELDS.advice.some((field) => !requestedFields.includes(field))),
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

/** Prompts for advice begin with these words. The fields do not suffice: a completing request may ask for fields that reports also have. */
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

/** A reading with levels that depend only on the text, and with quotations from the text. `shift` is added to every level. */
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
    const reason = `Reads ${key} of a text of ${words.length} words`;
    const shiftedLevel = 1 + (byte % 5) + shift;
    return {
      quote,
      reason: `${reason}.`,
      level: Math.min(5, Math.max(1, shiftedLevel)),
      raise: `${reason} again.`,
    };
  };
  return {
    ...(fields.includes('levels') && {
      levels: Object.fromEntries(criteria.map((key, index) => [key, level(key, index)])),
    }),
    ...(fields.includes('flag') && { flag: 'none' }),
  };
}

/** The keys of the criteria, from the schema or from the JSON outline in the prompt. */
function criteriaOf(schema: unknown, prompt: string): string[] {
  const { levels } =
    (schema as { properties?: { levels?: { properties?: Json } } } | undefined)?.properties ?? {};
  if (levels) return Object.keys(levels.properties ?? {});
  const outline = prompt.match(/"levels": \{\n(.*?)\n {2}\}/s)?.[1] ?? '';
  return [...outline.matchAll(/^ {4}"(\w+)"/gm)].map(([, key = '']) => key);
}

/** The ratings by axis, as the prompt asks for them. */
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

function fieldsNamedIn(prompt: string): string[] {
  const isNamed = (field: string) => new RegExp(`\\b${field.split('.').at(-1)}\\b`).test(prompt);
  if (/"queries":/.test(prompt)) return ALL_FIELDS.searches;
  if (/"findings":/.test(prompt)) return ALL_FIELDS.findings;
  if (/^ {2}"(?:levels|flag)":/m.test(prompt)) return ALL_FIELDS.reading;
  if (isAdvice(prompt))
    return ALL_FIELDS.advice.filter((field) => new RegExp(`^ {2}"${field}":`, 'm').test(prompt));
  return ALL_FIELDS.report.filter(isNamed);
}

function flatFields(value: object): string[] {
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'strategicAnalysis' ? Object.keys(part as Json).map((name) => `${key}.${name}`) : [key],
  );
}
