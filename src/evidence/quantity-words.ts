/** Words of quantities in Spanish and English, without accents and in lower case. */

function numbered(words: string, first: number, step = 1): [string, number][] {
  return words.split(' ').map((word, index) => [word, first + index * step]);
}

/** Each word with its name; `_` stands for a space. */
function named(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([name, words]) =>
      words.split(' ').map((word) => [word.replace('_', ' '), name]),
    ),
  );
}

/** Each word with its value. */
function valued(words: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(words).flatMap(([list, value]) => list.split(' ').map((word) => [word, value])),
  );
}

/** Below a thousand, without "one", which is mostly an article, and "once", which is also an English adverb. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...numbered('dos tres cuatro cinco seis siete ocho nueve diez', 2),
  ...numbered('doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno', 12),
  ...numbered(
    'veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    22,
  ),
  ...numbered('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
  ...numbered(
    'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    100,
    100,
  ),
  ...numbered(
    'ciento doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
    100,
    100,
  ),
  ...numbered('two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 2),
  ...numbered('sixteen seventeen eighteen nineteen', 16),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['veintiun', 21],
  ['veintiuna', 21],
  ['cero', 0],
  ['zero', 0],
]);

/** Multiply the number before them. A Spanish "billón" is a million millions. */
export const SCALES: ReadonlyMap<string, number> = valued({
  'hundred centenar': 100,
  'docena docenas dozen': 12,
  'mil millar thousand': 1e3,
  'lakh lakhs lac': 1e5,
  'millon millones million mill mln mn mio': 1e6,
  'crore crores': 1e7,
  'billion bn bln millardo millardos milliard milliards mrd md mds': 1e9,
  'trillion tn': 1e12,
  'billon billones': 1e12,
  百: 100,
  千: 1e3,
  '万 萬': 1e4,
  '億 亿': 1e8,
  兆: 1e12,
});
/** Scales only directly after digits, or with a currency: `39k`, `39 M€`; alone `m` is a metre. */
export const LETTER_SCALES: ReadonlyMap<string, number> = valued({ k: 1e3, 'm mm M': 1e6, b: 1e9 });
/** "thousands of": at least that many. */
export const VAGUE: ReadonlyMap<string, number> = valued({
  'decenas tens docenas dozens': 10,
  'cientos centenares hundreds': 100,
  'miles millares thousands': 1e3,
  'millones millions': 1e6,
  billions: 1e9,
  'billones trillions': 1e12,
});

export const DENOMINATORS: ReadonlyMap<string, number> = valued({
  'tercio tercios tercera terceras third thirds': 3,
  'cuarto cuartos cuarta cuartas quarter quarters': 4,
  'quinto quintos quinta quintas fifth fifths': 5,
  'sexto sextos sexta sextas sixth sixths': 6,
  'septimo septimos septima septimas seventh sevenths': 7,
  'octavo octavos octava octavas eighth eighths': 8,
  'noveno novenos novena novenas ninth ninths': 9,
  'decimo decimos decima decimas tenth tenths': 10,
});

/** "twice", "se triplicó": a factor. The beginning of the word. */
export const FACTORS: ReadonlyMap<string, number> = valued({
  'doble doblo doblar duplic doubl twice twofold': 2,
  'triple triplic tripl treble thrice threefold': 3,
  'cuadruplic cuadruple quadrupl fourfold': 4,
  tenfold: 10,
});

const CURRENCIES = named({
  eur: '€ euro euros eur',
  usd: '$ us$ u$ dolar dolares dollar dollars usd buck bucks',
  gbp: '£ gbp quid',
  jpy: '¥ yen yenes jpy 円',
  cny: 'yuan yuanes cny rmb 元',
  inr: '₹ rupia rupias rupee rupees inr rs',
  peso: 'peso pesos mxn ars cop clp php ₱ mx$ mex$ ar$ col$ cl$',
  pen: 's/ soles',
  brl: 'r$ reales reais brl',
  chf: 'chf franco francos franc francs',
  krona: 'kr corona coronas krona kronor krone kroner sek nok dkk',
  pln: 'zl zloty zlotys pln',
  czk: 'kc czk',
  huf: 'forint forints huf',
  lira: '₺ lira liras',
  rub: '₽ rublo rublos ruble rubles rub',
  krw: '₩ krw',
  ils: '₪ ils',
  uah: '₴ uah',
  ngn: '₦ ngn',
  cad: 'cad c$ ca$ can$',
  aud: 'aud a$ au$',
  nzd: 'nzd nz$',
  hkd: 'hkd hk$',
  sgd: 'sgd s$',
  crypto: '₿ btc bitcoin bitcoins eth',
  cent: 'centimo centimos cent cents centavo centavos penique peniques penny pence ¢',
});
const PROPORTIONS = named({
  percent: '% percent pct porciento por_ciento por_cien per_cent pour_cent prozent',
  permille: '‰',
  points: 'puntos_porcentuales percentage_point percentage_points',
  times: 'x × veces times vez',
});
const MEASURES = named({
  second: 'segundo segundos second seconds sec secs',
  minute: 'min mins minuto minutos minute minutes',
  hour: 'h hr hrs hora horas hour hours',
  day: 'dia dias day days',
  week: 'semana semanas week weeks',
  month: 'mes meses month months',
  year: 'ano anos year years yr yrs',
  kg: 'kg kgs kilo kilos kilogramo kilogramos kilogram kilograms',
  g: 'g gr gramo gramos gram grams',
  lb: 'lb lbs',
  km: 'km kms kilometro kilometros kilometre kilometres kilometer kilometers',
  mile: 'mi milla millas mile miles',
  m: 'm metro metros metre metres meter meters',
  cm: 'cm centimetro centimetros centimetre centimetres centimeter centimeters',
  l: 'l litro litros litre litres liter liters',
});
const POUNDS = ['libra', 'libras', 'pound', 'pounds'];

/** Money; pounds may also be a weight. */
export const MONEY: ReadonlySet<string> = new Set([...CURRENCIES.keys(), ...POUNDS]);

/** The units that a word or sign may name. */
export const UNITS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[...CURRENCIES, ...PROPORTIONS, ...MEASURES].map(([name, unit]) => [name, [unit]] as const),
  ...POUNDS.map((name) => [name, ['gbp', 'lb']] as const),
]);

const STRICT: ReadonlySet<string> = new Set([...CURRENCIES.values(), ...PROPORTIONS.values()]);

/** Whether a number in this unit says something else than the bare number: 9 € is not 9. */
export function isStrict(unit: string): boolean {
  return STRICT.has(unit);
}
