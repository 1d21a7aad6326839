import { createHash } from 'node:crypto';
import type { Language } from '../../src/domain/language.ts';
import type { AxisRating } from '../../src/domain/report.ts';
import { answerFormat } from '../../src/model/formats/answer.ts';
import { judgementFormat } from '../../src/model/formats/judgement.ts';
import { replyFormat } from '../../src/model/formats/reply.ts';
import { searchesFormat } from '../../src/model/formats/searches.ts';
import { QUERIES } from '../fake-search/pages.ts';
import { REPLIES, REPORTS, rating } from './answers.ts';

/** What a request asks of the model. */
export interface Question {
  kind: 'judgement' | 'answer' | 'reply' | 'rating' | 'searches' | 'reading';
  language: Language;
  /** The requested keys. */
  fields: readonly string[];
  /** Whether this is a completing request, which asks for only some fields. */
  isCompleting: boolean;
  /** The beginnings of texts that a completing request continues, by key. */
  begun: Readonly<Record<string, unknown>>;
  /** In a call: the text that the model rates by criteria. */
  text: string;
  /** In a call: the keys of the criteria. */
  criteria: readonly string[];
}

type Json = Record<string, unknown>;

/** Takes the fields from the schema, or without a schema from the form in the prompt. */
export function readQuestion(prompt: string, schema: unknown): Question {
  const properties = (schema as { properties?: Json } | undefined)?.properties;
  const fields = properties
    ? Object.keys(properties)
    : Array.from(prompt.matchAll(/^ {2}"(\w+)":/gm), ([, key = '']) => key);
  const kind = kindOf(prompt, fields);
  const known = /^(?:PARTES YA ESCRITAS|PARTS ALREADY WRITTEN).*\n(\{.*\})$/m.exec(prompt)?.[1];
  return {
    kind,
    language: answerLanguage(prompt),
    fields,
    isCompleting: /^(?:LO QUE FALTA|WHAT IS MISSING)$/m.test(prompt),
    begun: known === undefined ? {} : JSON.parse(known),
    text: prompt.match(/\n<TEXT-(\d+)>\n(.*)\n<\/TEXT-\1>\n/s)?.[2] ?? '',
    criteria: kind === 'reading' ? criteriaOf(schema, prompt) : [],
  };
}

/** Formats whose prompts have words of their own at the beginning. */
const FORMATS = {
  answer: answerFormat,
  reply: replyFormat,
  searches: searchesFormat,
  judgement: judgementFormat,
};

function kindOf(prompt: string, fields: readonly string[]): Question['kind'] {
  if (fields.includes('levels') || fields.includes('flag')) return 'reading';
  // Ratings begin like judgements.
  if (fields.every((field) => ['scoreBreakdown', 'verdict', 'score'].includes(field))) {
    if (!/"interpretation"/.test(prompt)) return 'rating';
  }
  for (const [kind, { instructions }] of Object.entries(FORMATS)) {
    const isKind = Object.values(instructions).some(([first = '']) => prompt.startsWith(first));
    if (isKind) return kind as Question['kind'];
  }
  return 'judgement';
}

/** A good answer to the request. `shift` makes the ratings differ. */
export function goodAnswer(question: Question, shift = 0): Json {
  const { kind, language, fields, begun, isCompleting } = question;
  if (kind === 'reading') return readingOf(question, shift);
  if (kind === 'searches') return { queries: QUERIES };
  const { strategicAnalysis, ...report } = REPORTS[language];
  const whole: Json = kind === 'reply' ? { ...REPLIES[language] } : { ...report, ...strategicAnalysis };
  if (kind === 'rating' || shift !== 0) Object.assign(whole, rating(language, shift));
  whole.scoreBreakdown = keyedByAxis(whole.scoreBreakdown as AxisRating[] | undefined);
  for (const [key, text] of Object.entries(isCompleting ? begun : {})) {
    const full = whole[key];
    if (typeof full === 'string' && full.startsWith(String(text))) {
      whole[key] = full.slice(String(text).length).trim();
    }
  }
  return Object.fromEntries(fields.filter((key) => whole[key] !== undefined).map((key) => [key, whole[key]]));
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
function keyedByAxis(ratings: readonly AxisRating[] = []): Json {
  return Object.fromEntries(ratings.map(({ axis, ...rating }) => [axis, rating]));
}

/** Reads the language from the last line of the prompt, because an idea may mention either language. */
function answerLanguage(prompt: string): Language {
  const lastLine = prompt.trimEnd().split('\n').at(-1) ?? '';
  return /\b(english|inglés)\b/i.test(lastLine) ? 'en' : 'es';
}
