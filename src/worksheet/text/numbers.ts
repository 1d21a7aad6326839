import type { ReadText, Span } from './read-text.ts';

const UNITS = {
  uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9,
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
}; // biome-ignore format: one language a line

const TENS = {
  treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // biome-ignore format: one language a line

const OTHER_NUMBERS = {
  diez: 10, once: 11, doce: 12, docena: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17,
  dieciocho: 18, diecinueve: 19, veinte: 20, cien: 100, ciento: 100, centenar: 100, doscientos: 200, doscientas: 200,
  trescientos: 300, trescientas: 300, cuatrocientos: 400, quinientos: 500, quinientas: 500, mil: 1000,
  ten: 10, eleven: 11, twelve: 12, dozen: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
  eighteen: 18, nineteen: 19, hundred: 100, thousand: 1000,
}; // biome-ignore format: one language a block

export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...Object.entries(UNITS).filter(([, value]) => value > 1),
  ...Object.entries(TENS),
  ...Object.entries(OTHER_NUMBERS),
]);

/** "Veintisiete", "treinta y cuatro", "twenty-seven": tens and a unit. */
const COMPOUND = `(?:veinti(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|(?:${Object.keys(TENS).join('|')})(?:-| y |\\s)(?:${Object.keys(UNITS).join('|')}))`;

const SCALE: Readonly<Record<string, number>> = {
  k: 1e3, mil: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, millon: 1e6, millones: 1e6, million: 1e6, billion: 1e9, bn: 1e9,
  billon: 1e12, billones: 1e12, trillion: 1e12,
}; // biome-ignore format: short

/** Stands for each letter of a number in words; nobody types it. */
const IN_WORDS = '¤';

/** Source of an expression for a quantity, whose thousands a space may part, to be used on a text whose numbers in words are marked. */
export const NUMBER = `(?:(?:\\d{1,3}(?: \\d{3})+(?![\\d.,]\\d)|\\d[\\d.,]{0,12}\\d|\\d)(?:\\s?(?:k|mil|millon|millones|million|thousand|billion|bn|billon|billones|trillion|m)(?![a-z0-9]))?|${IN_WORDS}{2,24})`;

/** Spanish eleven, not English "once": it counts a plural ("once clientes"), and is not followed by "this" or "was". */
const ELEVEN = 'once(?= (?!(?:this|was|has|its)(?![a-z]))(?:mil|[a-z]{3,}s)(?![a-z]))';

/** Number words that are numbers only in some places; "por ciento" is a sign, not a hundred. */
const AMBIGUOUS: Readonly<Record<string, string>> = { once: ELEVEN, ciento: '(?<!por )ciento' };

const ALL_NUMBER_WORDS = new RegExp(
  `(?<![a-z0-9])(?:${COMPOUND}|${Object.keys(NUMBER_WORDS)
    .map((word) => AMBIGUOUS[word] ?? word)
    .join('|')})(?![a-z0-9])`,
  'g',
);

/** The text with each number in words overwritten by as many marks: expressions need not list the words again. */
export function markNumbers(folded: string): string {
  return folded.replace(ALL_NUMBER_WORDS, (word) => IN_WORDS.repeat(word.length));
}

/** The value of what `NUMBER` matched; `undefined` when it is no number after all. */
export function numberValue(text: string): number | undefined {
  const word = NUMBER_WORDS[text.trim()];
  if (word !== undefined) return word;
  const [ten, unit] = text.trim().split(/-| y |\s/);
  if (ten && unit && ten in TENS && unit in UNITS)
    return TENS[ten as keyof typeof TENS] + UNITS[unit as keyof typeof UNITS];
  const twenties = /^veinti([a-z]+)$/.exec(text.trim())?.[1];
  if (twenties) return 20 + (UNITS[twenties as keyof typeof UNITS] ?? 1);
  const parts = /^([\d.,]+)\s?([a-z]+)?$/.exec(text.trim().replace(/(?<=\d) (?=\d{3}(?!\d))/g, ''));
  if (!parts?.[1]) return undefined;
  // A separator before exactly three digits groups thousands, in either language; any other is a decimal mark.
  const digits = parts[1].replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const value = Number.parseFloat(digits) * (SCALE[parts[2] ?? ''] ?? 1);
  return Number.isFinite(value) ? value : undefined;
}

/** Every place where the expression matches, numbers in words marked as `NUMBER` expects. */
export function findExpression({ folded }: ReadText, expression: RegExp): Span[] {
  return [...markNumbers(folded).matchAll(expression)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export const ANY_NUMBER = new RegExp(`(?<![a-z0-9])${NUMBER}`, 'g');
