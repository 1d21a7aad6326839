import type { Language } from './language.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { numbersIn } from './written-number.ts';

/** A number in a sentence: how many, perhaps of how many, or which share. */
export interface Counted {
  /** A number of cases, or a share from 0 to 1. */
  value: number;
  isShare: boolean;
  /** Of how many cases. */
  of?: number;
  /** What the words around it say: at least so many, or at most. */
  bound?: 'least' | 'most';
  /** "More than", "fewer than": the number itself is outside. */
  isStrict?: boolean;
}

interface Words {
  zero: RegExp;
  numbers: readonly string[];
  /** An article that counts. */
  one: RegExp;
  duration: RegExp;
  ofEvery: RegExp;
  of: RegExp;
  percent: RegExp;
  least: RegExp;
  most: RegExp;
  more: RegExp;
  fewer: RegExp;
}

const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    zero: /(?<!\p{L})(?:ningun[oa]?|ningún|nadie|cero)(?!\p{L})/gu,
    numbers: NUMBER_WORDS.es,
    one: /(?<!\p{L})una?(?= (?:\p{L}+ )?de cada| o 0| o (?:más|menos)| de (?:las|los)? ?\d| sol[oa])|(?<=(?:al menos|menos de|más de|solo|sólo) )una?(?!\p{L})/gu,
    duration: /\d+ ?(?:días?|semanas?|mes(?:es)?|horas?|h|minutos?|años?)(?!\p{L})/gu,
    ofEvery: /(\d+)(?: \p{L}+){0,3} (?:de|por) cada (\d+)/u,
    of: /(\d+)(?: \p{L}+){0,2} (?:de|entre) (?:(?:las|los|esas|esos|estas|estos) )?(\d+)/u,
    percent: /(\d+(?:[.,]\d+)?) ?(?:%|por ciento)/u,
    least: /al menos|o más(?!\p{L})|como mínimo|mínimo de|no menos de/u,
    most: /como mucho|como máximo|máximo de|o menos(?!\p{L})|no más de/u,
    more: /más (?:de|del)(?!\p{L})/u,
    fewer: /menos (?:de|del)(?!\p{L})/u,
  },
  en: {
    zero: /(?<!\p{L})(?:none|nobody|no one|zero)(?!\p{L})/gu,
    numbers: NUMBER_WORDS.en,
    one: /(?!)/g,
    duration: /\d+[ -]?(?:days?|weeks?|months?|hours?|h|minutes?|years?)(?!\p{L})/gu,
    ofEvery: /(\d+)(?: \p{L}+){0,3} (?:in|in every|out of every|of every|for every) (\d+)/u,
    of: /(\d+)(?: \p{L}+){0,2} (?:of|out of|from|among) (?:(?:the|those|these) )?(\d+)/u,
    percent: /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/u,
    least: /at least|or more(?!\p{L})|minimum of|no (?:fewer|less) than/u,
    most: /at most|up to|maximum of|or (?:fewer|less)(?!\p{L})|no more than/u,
    more: /more than|(?<!\p{L})over (?=\d)|above/u,
    fewer: /fewer than|less than|(?<!\p{L})under (?=\d)|below/u,
  },
};

const MONEY = /\d[\d.,]* ?(?:€|£|\$|eur|euros?|pounds?|dollars?|dólares)(?!\p{L})|[€£$] ?\d[\d.,]*/gu;

/**
 * The one number that a sentence is about, as a number of cases or a share; money and durations are passed over.
 * @returns `undefined` where there is none or more than one
 */
export function countedIn(text: string, language: Language): Counted | undefined {
  const words = WORDS[language];
  const plain = inDigits(text, words);
  const bound = boundIn(plain, words);
  const share = words.ofEvery.exec(plain);
  const some = share ? null : (/(\d+) ?\/ ?(\d+)/u.exec(plain) ?? words.of.exec(plain));
  const percent = share || some ? null : words.percent.exec(plain);
  const found = share ?? some ?? percent;
  const rest = numbersIn(found ? plain.replace(found[0], ' ') : plain);
  if (!rest || rest.length !== (found ? 0 : 1)) return undefined;
  const [number, other] = [found ? numbersIn(found[1] ?? '')?.[0] : rest[0], Number(found?.[2])];
  if (number === undefined || number < 0) return undefined;
  if (percent) return number <= 100 ? { value: number / 100, isShare: true, ...bound } : undefined;
  if (!found) return { value: number, isShare: false, ...bound };
  if (!(other > 0) || number > other) return undefined;
  return share
    ? { value: number / other, isShare: true, ...bound }
    : { value: number, isShare: false, of: other, ...bound };
}

/** The text in small letters, its number words in digits, without money and durations. */
function inDigits(text: string, { zero, numbers, one, duration }: Words): string {
  let plain = text.toLowerCase().replace(zero, '0');
  for (const [index, word] of numbers.entries()) {
    plain = plain.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), String(index + 1));
  }
  return plain
    .replace(one, '1')
    .replace(/(\d+) o 0/u, '$1 o menos')
    .replace(/(\d+) or 0/u, '$1 or less')
    .replace(MONEY, ' ')
    .replace(duration, ' ');
}

function boundIn(plain: string, { least, most, more, fewer }: Words): Pick<Counted, 'bound' | 'isStrict'> {
  if (least.test(plain)) return { bound: 'least' };
  if (most.test(plain)) return { bound: 'most' };
  if (more.test(plain)) return { bound: 'least', isStrict: true };
  return fewer.test(plain) ? { bound: 'most', isStrict: true } : {};
}
