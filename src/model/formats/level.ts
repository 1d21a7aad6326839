import { LANGUAGES } from '../../domain/language.ts';
import { NUMBER_WORDS } from '../../domain/number-wording.ts';
import { LEVELS, type Level } from '../../domain/rubric.ts';
import { isRecord } from '../json/json-value.ts';
import { property } from '../json/keys.ts';

/** Other keys of a level. Each has its case in `tests/answers/shapes/`. */
export const LEVEL_KEYS =
  'score rating value points stars grade nivel puntuación puntaje puntos valor calificación valoración nota'.split(
    ' ',
  );
/** Keys of the highest level of a scale. */
const SCALE_KEYS = ['max', 'maximum', 'out of', 'scale', 'máximo', 'escala'];

/** The words for 1 to 5, in each language. */
const NUMERALS = LANGUAGES.map((language) => NUMBER_WORDS[language].slice(0, LEVELS.length));
const SCALE = '(?:\\s*(?:/|de|sobre|of|out of)\\s*(?:5|cinco|five))?';
/** A number with label, scale or unit, and a remark without a number in brackets or after a dash, colon or comma. */
const NUMBERED = new RegExp(
  '^(?:(?:nivel|level|score|rating|puntuación|nota)\\s*[:=]?\\s*)?\\(?' +
    `([1-5]|${NUMERALS.flat().join('|')})(?:[.,]0)?${SCALE}` +
    '(?:\\s*(?:puntos?|points?|stars?|estrellas?))?\\)?' +
    '(?:\\s*\\([^()\\d]{0,400}\\)|\\s*[-–—:,]\\s*\\p{L}[^\\d]{0,400})?\\.?$',
  'u',
);

/**
 * Reads a level from 1 to 5: 4, "4/5", "Nivel: 4", "4 puntos", "4 (alto)", "cuatro", [4], {"value": 4}. What may mean
 * another level or another scale is not read: "4-5", "8/10", "alto".
 */
export function readLevel(raw: unknown): Level | undefined {
  if (Array.isArray(raw)) return raw.length === 1 ? readLevel(raw[0]) : undefined;
  if (isRecord(raw)) {
    const highest = property(raw, ...SCALE_KEYS);
    if (highest !== undefined && Number(highest) !== 5) return undefined;
    return readLevel(property(raw, 'level', ...LEVEL_KEYS));
  }
  if (typeof raw !== 'number' && typeof raw !== 'string') return undefined;
  const text = `${raw}`
    .replace(/[*_`"]/g, '')
    .trim()
    .toLowerCase();
  const [, written = ''] = NUMBERED.exec(text) ?? [];
  return LEVELS.find(
    (level) => written === `${level}` || NUMERALS.some((words) => words[level - 1] === written),
  );
}
