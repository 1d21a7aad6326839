/** Values of the words for numbers in Spanish and English, and the first of other languages, without accents. */
const VALUES: ReadonlyMap<string, number> = new Map(
  `un 1 una 1 uno 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13
catorce 14 quince 15 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiun 21 veintiuno 21
veintiuna 21 veintidos 22 veintitres 23 veinticuatro 24 veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28
veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100
doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500
quinientas 500 seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800
novecientos 900 novecientas 900 docena 12
one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14
fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70
eighty 80 ninety 90 dozen 12
zwei 2 drei 3 vier 4 funf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 zwolf 12 deux 2 trois 3 quatre 4 cinq 5 sept 7 huit 8
neuf 9 dix 10 dois 2 duas 2 quatro 4 oito 8 nove 9 dez 10 due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 dieci 10`
    .split(/ (?=\p{L})|\n/u)
    .map((pair): [string, number] => [pair.replace(/ .*/, ''), Number(pair.replace(/.* /, ''))]),
);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['mil', 1000],
  ['thousand', 1000],
  ['millon', 1e6],
  ['millones', 1e6],
  ['million', 1e6],
]);
const WORD = /\p{L}+/gu;

/** A number in words, with its range in UTF-16 units. */
export interface WrittenNumber {
  value: number;
  start: number;
  end: number;
}

/** The numbers in words of a text: "setenta y cinco", "two hundred and fifty". */
export function numberWordsIn(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  let open: (WrittenNumber & { part: number }) | undefined;
  let joined: number | undefined;
  const close = () => {
    if (open) found.push({ value: open.value + open.part, start: open.start, end: open.end });
    open = undefined;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const value = VALUES.get(plain);
    const scale = SCALES.get(plain);
    const between = open ? text.slice(joined ?? open.end, index) : '';
    if (open && !/^[\s-]$/.test(between)) close();
    const end = index + word.length;
    if (value !== undefined) {
      const fits =
        open &&
        (open.part === 0 || (value < 10 ? open.part % 10 === 0 : value < 100 && open.part % 100 === 0));
      if (open && !fits) close();
      if (open) Object.assign(open, { part: open.part + value, end });
      else open = { value: 0, part: value, start: index, end };
    } else if (scale !== undefined) {
      if (!open) open = { value: 0, part: 0, start: index, end };
      const part = Math.max(1, open.part) * scale;
      Object.assign(open, scale === 100 ? { part, end } : { value: open.value + part, part: 0, end });
    } else if (open && (plain === 'y' || plain === 'and')) {
      joined = end;
      continue;
    } else close();
    joined = undefined;
  }
  close();
  return found;
}
