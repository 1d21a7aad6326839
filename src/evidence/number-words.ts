import { withoutAccents } from '../domain/text-matching.ts';
import { NUMBER_WORDS } from '../domain/wording.ts';

const VALUES: ReadonlyMap<string, number> = new Map([
  ...Object.values(NUMBER_WORDS).flatMap((words) =>
    words.flatMap((word, index): [string, number][] => [
      [withoutAccents(word), index + 1],
      ...(index < 9 ? [[`veinti${withoutAccents(word)}`, index + 21] as [string, number]] : []),
    ]),
  ),
  ...'un 1,una 1,veintiun 21,veintiuna 21,treinta 30,cuarenta 40,cincuenta 50,sesenta 60,setenta 70,ochenta 80,noventa 90,cien 100,ciento 100,doscient 200,trescient 300,cuatrocient 400,quinient 500,seiscient 600,setecient 700,ochocient 800,novecient 900,thirty 30,forty 40,fifty 50,sixty 60,seventy 70,eighty 80,ninety 90,docena 12,dozen 12,zwei 2,drei 3,vier 4,funf 5,sechs 6,sieben 7,acht 8,neun 9,zehn 10,deux 2,trois 3,quatre 4,cinq 5,sept 7,huit 8,neuf 9,dix 10'
    .split(',')
    .map((pair) => pair.split(' '))
    .map(([word = '', value]): [string, number] => [word, Number(value)]),
]);
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  mil: 1000,
  thousand: 1000,
  millon: 1e6,
  million: 1e6,
};
const WORD = `(?:(?:${[...VALUES.keys(), ...Object.keys(SCALES)].toSorted((a, b) => b.length - a.length).join('|')})(?:es|[oa]s)?)(?!\\p{L})`;
const NUMBER = new RegExp(`(?<!\\p{L})${WORD}(?:(?:[\\s-]|\\sy\\s|\\sand\\s)${WORD})*`, 'giu');

/** The numbers in words of a text, with their ranges in UTF-16 units: "setenta y cinco", "two hundred and fifty". */
export function numberWordsIn(text: string): { value: number; start: number; end: number }[] {
  // Keeps the length, as long as each accent belongs to its letter.
  const plain = text.replace(/[áéíóúü]/gi, (letter) => withoutAccents(letter));
  return Array.from(plain.matchAll(NUMBER), ({ 0: written, index }) => ({
    value: numberOf(written.toLowerCase()),
    start: index,
    end: index + written.length,
  }));
}

function numberOf(written: string): number {
  let [sum, part] = [0, 0];
  for (const word of written
    .split(/[\s-]+/)
    .map((each) => each.replace(/(?<=cient|millon)(?:es|[oa]s)$/, ''))) {
    const scale = SCALES[word] ?? SCALES[word.replace(/s$/, '')];
    if (scale === 100) part = Math.max(1, part) * 100;
    else if (scale) [sum, part] = [sum + Math.max(1, part) * scale, 0];
    else part += VALUES.get(word) ?? 0;
  }
  return sum + part;
}
