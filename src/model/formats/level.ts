import { LANGUAGES } from '../../domain/language.ts';
import { LEVELS, type Level } from '../../domain/rubric.ts';
import { NUMBER_WORDS } from '../../domain/wording.ts';
import { decimalIn } from '../../domain/written-number.ts';
import { isRecord } from '../json/json-value.ts';
import { property } from '../json/keys.ts';

/** Other keys of a level. Each has its case in `tests/answers/shapes/`. */
export const LEVEL_KEYS =
  'score rating value points stars grade nivel puntuación puntaje puntos valor calificación valoración nota'.split(
    ' ',
  );
/** Keys of the highest level of a scale. */
const SCALE_KEYS = ['max', 'maximum', 'out of', 'scale', 'máximo', 'escala'];

const NUMERALS = LANGUAGES.flatMap((language) => NUMBER_WORDS[language].slice(0, LEVELS.length));
const NUMBER = `(?:0?[1-5](?:[.,]0{1,2})?|${NUMERALS.join('|')})`;
const SCALE = '(?:\\s*(?:/|de|sobre|of|out of)\\s*(?:5|cinco|five))?';
const UNIT = '(?:\\s*(?:puntos?|points?|pts\\.?|stars?|estrellas?|[★⭐]))?';
/** A number with label, scale or unit, and a remark in brackets or after a dash, colon or comma. */
const NUMBERED = new RegExp(
  `^(?:(?:nivel|level|score|rating|puntuación|nota)\\s*[:=]?\\s*)?[([★⭐]?\\s*(${NUMBER})${SCALE}${UNIT}[)\\]]?` +
    '(?:\\s*\\(([^()]*)\\)|\\s*[-–—:,]\\s*(\\p{L}.*))?\\.?$',
  'u',
);
const STARS = /^([★⭐●]{1,5})([☆○]{0,4})(?:\s*\(([^()]*)\))?$/u;
/** A word that is not a level by itself, before a number in brackets: "alto (4)". */
const WORD_AND_NUMBER =
  /^(?:muy |very )?(?:alt[oa]|medi[oa]|baj[oa]|high|medium|low|moderate)\s*\(([^()]*)\)$/u;
/** A remark that names a second level: "4 (o 5)". */
const SECOND = /^(?:o|u|a|y|or|to|and)\s+\S/;

/**
 * Reads a level from 1 to 5: 4, "4/5", "Nivel: 4", "4 puntos", "4 (alto)", "cuatro", "★★★★☆", [4], {"value": 4}. What may
 * mean another level or another scale is not read: "4-5", "8/10", "alto".
 */
export function readLevel(raw: unknown): Level | undefined {
  if (Array.isArray(raw)) return raw.length === 1 ? readLevel(raw[0]) : undefined;
  if (isRecord(raw)) {
    const highest = property(raw, ...SCALE_KEYS);
    if (highest !== undefined && Number(highest) !== 5) return undefined;
    const written = ['level', ...LEVEL_KEYS]
      .map((key) => property(raw, key))
      .filter((value) => value !== undefined);
    // Beside a number a word may name the level: {"level": "alto", "score": 4}.
    return readLevel(written.find((value) => typeof value !== 'string' || !isWord(value)) ?? written[0]);
  }
  if (typeof raw === 'number') return LEVELS.find((level) => level === raw);
  return typeof raw === 'string' ? levelIn(raw) : undefined;
}

function levelIn(raw: string): Level | undefined {
  const text = raw
    .slice(0, TEXT_MAX_LENGTH)
    .normalize('NFKC')
    .replace(/\uFE0F|[*_`"]/g, '')
    .trim()
    .toLowerCase();
  const word = WORD_AND_NUMBER.exec(text)?.[1];
  if (word !== undefined) return levelIn(word);
  const [, filled, empty = '', besideStars] = STARS.exec(text) ?? [];
  if (filled) return agreed(empty && filled.length + empty.length !== 5 ? 0 : filled.length, besideStars);
  const [, number, inBrackets, words] = NUMBERED.exec(text) ?? [];
  if (number === undefined || SECOND.test(words ?? inBrackets ?? '')) return undefined;
  const numeral = NUMERALS.indexOf(number);
  return agreed(numeral < 0 ? Math.trunc(decimalIn(number) ?? 0) : (numeral % 5) + 1, inBrackets);
}

/** Whether a text has only words that do not name a level by themselves. */
function isWord(text: string): boolean {
  return levelIn(text) === undefined && !/\d/.test(text);
}

/** The level, unless the remark in brackets is another level. */
function agreed(number: number, remark = ''): Level | undefined {
  const other = remark === '' ? undefined : levelIn(remark);
  return other === undefined || other === number ? LEVELS.find((level) => level === number) : undefined;
}

/** In UTF-16 units. A level with its remark is shorter. */
const TEXT_MAX_LENGTH = 400;
