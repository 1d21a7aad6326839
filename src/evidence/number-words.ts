/**
 * Number words in Spanish and English. Without "one", "uno" and "un", which are mostly articles or pronouns, and "once",
 * which is eleven in Spanish and an adverb in English.
 */
const SIMPLE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      doce: 12,
      trece: 13,
    },
    ...{ catorce: 14, quince: 15, dieciséis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20 },
    ...{ veintiuno: 21, veintiún: 21, veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25 },
    ...{ veintiséis: 26, veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40 },
    ...{ cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100 },
    ...{ doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600 },
    ...{ setecientos: 700, ochocientos: 800, novecientos: 900 },
    ...{
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
    },
    ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  }),
);
const ONE: ReadonlySet<string> = new Set(['uno', 'un', 'una', 'one']);
const WORD = [...SIMPLE.keys(), ...ONE, 'hundred'].sort((a, b) => b.length - a.length).join('|');
/** "treinta y nueve", "thirty-nine", "two hundred and ten", "ciento veinte". */
const NUMBER_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORD})(?:(?: y | and |-| )(?:${WORD}))*(?![\\p{L}\\p{N}])`,
  'gu',
);
const SINGLE = /\p{L}+/gu;
/** Follows a number word that is a measure: a currency, a percentage or a scale. */
const MEASURE =
  /^ (?:%|por ciento|per ?cent|mil\b|thousand|mill|bill|trill|€|euros?\b|d[oó]lar|dollar|libras?\b|pounds?\b|\$|£)/u;

/**
 * Writes the number words of amounts and percentages as digits: "nueve euros", "ten percent", "dos mil". Keeps words that
 * merely count ("two firms"). Expects normalised text.
 */
export function wordsAsDigits(text: string): string {
  return text.replace(NUMBER_WORDS, (words, at: number) => {
    if (!MEASURE.test(text.slice(at + words.length))) return words;
    const value = valueOfWords(words.split(/ y | and |-| /));
    // "nine and twelve" is two numbers.
    return String(value ?? words.replace(SINGLE, (word) => String(SIMPLE.get(word) ?? word)));
  });
}

/** @returns `undefined` for words that are not one number: "two three", "one" */
function valueOfWords(words: readonly string[]): number | undefined {
  let total = 0;
  /** The next word must be worth less than this. */
  let room = 1000;
  for (const word of words) {
    if (word === 'hundred') {
      if (total < 1 || total > 9) return undefined;
      total *= 100;
      room = 100;
      continue;
    }
    const value = ONE.has(word) ? 1 : (SIMPLE.get(word) ?? 0);
    if (value >= room) return undefined;
    total += value;
    room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 1;
  }
  return total > 1 ? total : undefined;
}
