import { withoutAccents } from '../../domain/text-matching.ts';
import { isRecord } from '../json/json-value.ts';
import { plainKey, property } from '../json/keys.ts';

/**
 * Words that models write for the allowed values, without accents. No word means two values of the same field. Each
 * has its case in `tests/answers/shapes/`.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  high: 'alto alta elevado elevada',
  medium: 'mid medio media moderado moderada moderate mediano mediana intermedio intermedia',
  low: 'bajo baja escaso escasa',
  simple: 'sencillo sencilla facil easy low bajo baja',
  moderate: 'mid moderado moderada medium medio media intermedio intermedia intermediate',
  complex: 'hard difficult complejo compleja complicado complicada dificil high alto alta elevada',
  disruptive: 'disruptivo disruptiva rompedor rompedora',
  niche: 'nicho',
};

/** Words that do not change the value beside them: "potencial alto", "high market potential", "innovación de nicho". */
const FILLERS = new Set(
  'el la un una de del the a of muy very bastante quite fairly potencial potential mercado market complejidad complexity innovacion innovation nivel level'.split(
    ' ',
  ),
);

/** Keys of the value in an object that also explains it. Each has its case in `tests/answers/shapes/`. */
const VALUE_KEYS = ['value', 'level', 'nivel', 'rating', 'type'];

/** Separators between the value and a remark: "high (because…)", "alto: hay demanda", "low - few buyers". */
const REMARK = /[(:;,.\n–—]|\s-\s/;

/**
 * Reads one of the allowed values, which the model may have translated, capitalised or followed by a remark. A text that
 * names two values ("medium-high", "high | medium | low") is not understood.
 */
export function readChoice<Value extends string>(raw: unknown, allowed: readonly Value[]): Value | undefined {
  if (isRecord(raw)) {
    const [only, ...others] = Object.values(raw);
    const value = others.length === 0 ? only : property(raw, ...VALUE_KEYS);
    return isRecord(value) ? undefined : readChoice(value, allowed);
  }
  if (typeof raw !== 'string') return undefined;
  const plain = withoutAccents(raw)
    .toLowerCase()
    .replace(/["'*_«»“”\p{Extended_Pictographic}]/gu, ' ')
    .trim();
  const parts = plain.split(REMARK).map(meaningfulWords);
  // "Nivel: medio": the words before the separator only name the field.
  const [head = [], next = []] = parts[0]?.length === 0 ? parts.slice(1) : parts;
  const [word] = head;
  if (head.length !== 1 || word === undefined) return undefined;
  const choice = choiceOf(word, allowed);
  const second = next[0] && choiceOf(next[0], allowed);
  return second && second !== choice ? undefined : choice;
}

function meaningfulWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '' && !FILLERS.has(word));
}

function choiceOf<Value extends string>(word: string, allowed: readonly Value[]): Value | undefined {
  return allowed.find((value) => value === word || SYNONYMS[value]?.split(' ').includes(word));
}

/** In UTF-16 units. Longer texts are none of the words, and would take time to compare. */
const WORD_MAX_LENGTH = 80;

/** Reads one of the allowed words, whatever its case and spaces. */
export function readWord<Word extends string>(raw: unknown, allowed: readonly Word[]): Word | undefined {
  if (typeof raw !== 'string') return undefined;
  const written = raw.trim();
  if (written.length > WORD_MAX_LENGTH) return undefined;
  const plain = plainKey(written);
  return allowed.find((word) => plainKey(word) === plain);
}
