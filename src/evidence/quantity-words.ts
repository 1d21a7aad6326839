/** Words of quantities in Spanish and English, without accents and in lower case. */

function numbered(words: string, first: number, step = 1): [string, number][] {
  return words.split(' ').map((word, index) => [word, first + index * step]);
}

/** Maps each word of the lists to the meaning of its list; `_` stands for a space. */
function byWord<Meaning>(lists: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> {
  return new Map(
    Object.entries(lists).flatMap(([list, meaning]) =>
      list.split(' ').map((word) => [word.replace('_', ' '), meaning]),
    ),
  );
}

/** Numbers below a thousand, without "one", often an article, and Spanish "once" (11), also an English adverb. */
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

/** These multiply the number before them. A Spanish "billón" is a million millions. */
export const SCALES: ReadonlyMap<string, number> = byWord({
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
/** Letters are scales only right after digits or with a currency: `39k`, `39 M€`. Otherwise `m` is a metre. */
export const LETTER_SCALES: ReadonlyMap<string, number> = byWord({ k: 1e3, 'm mm M': 1e6, b: 1e9 });
/** "thousands of" means at least a thousand. */
export const VAGUE: ReadonlyMap<string, number> = byWord({
  'decenas tens docenas dozens': 10,
  'cientos centenares hundreds': 100,
  'miles millares thousands': 1e3,
  'millones millions': 1e6,
  billions: 1e9,
  'billones trillions': 1e12,
});

export const DENOMINATORS: ReadonlyMap<string, number> = byWord({
  'tercio tercios tercera terceras third thirds': 3,
  'cuarto cuartos cuarta cuartas quarter quarters': 4,
  'quinto quintos quinta quintas fifth fifths': 5,
  'sexto sextos sexta sextas sixth sixths': 6,
  'septimo septimos septima septimas seventh sevenths': 7,
  'octavo octavos octava octavas eighth eighths': 8,
  'noveno novenos novena novenas ninth ninths': 9,
  'decimo decimos decima decimas tenth tenths': 10,
});

/** The beginnings of words for a factor: "twice", "se triplicó". */
export const FACTORS: ReadonlyMap<string, number> = byWord({
  'doble doblo doblar duplic doubl twice twofold': 2,
  'triple triplic tripl treble thrice threefold': 3,
  'cuadruplic cuadruple quadrupl fourfold': 4,
  tenfold: 10,
});

const CURRENCIES = byWord({
  '€ euro euros eur': 'eur',
  '$ us$ u$ dolar dolares dollar dollars usd buck bucks': 'usd',
  '£ gbp quid': 'gbp',
  'libra libras pound pounds': 'gbp lb',
  '¥ yen yenes jpy 円': 'jpy',
  'yuan yuanes cny rmb 元': 'cny',
  '₹ rupia rupias rupee rupees inr rs': 'inr',
  'peso pesos mxn ars cop clp php ₱ mx$ mex$ ar$ col$ cl$': 'peso',
  's/ soles': 'pen',
  'r$ reales reais brl': 'brl',
  'chf franco francos franc francs': 'chf',
  'kr corona coronas krona kronor krone kroner sek nok dkk': 'krona',
  'zl zloty zlotys pln': 'pln',
  'kc czk': 'czk',
  'forint forints huf': 'huf',
  '₺ lira liras': 'lira',
  '₽ rublo rublos ruble rubles rub': 'rub',
  '₩ krw': 'krw',
  '₪ ils': 'ils',
  '₴ uah': 'uah',
  '₦ ngn': 'ngn',
  'cad c$ ca$ can$': 'cad',
  'aud a$ au$': 'aud',
  'nzd nz$': 'nzd',
  'hkd hk$': 'hkd',
  'sgd s$': 'sgd',
  '₿ btc bitcoin bitcoins eth': 'crypto',
  'centimo centimos cent cents centavo centavos penique peniques penny pence ¢': 'cent',
});
const PROPORTIONS = byWord({
  '% percent pct porciento por_ciento por_cien per_cent pour_cent prozent': 'percent',
  '‰': 'permille',
  'puntos_porcentuales percentage_point percentage_points': 'points',
  'x × veces times vez': 'times',
});
const MEASURES = byWord({
  'segundo segundos second seconds sec secs': 'second',
  'min mins minuto minutos minute minutes': 'minute',
  'h hr hrs hora horas hour hours': 'hour',
  'dia dias day days': 'day',
  'semana semanas week weeks': 'week',
  'mes meses month months': 'month',
  'ano anos year years yr yrs': 'year',
  'kg kgs kilo kilos kilogramo kilogramos kilogram kilograms': 'kg',
  'g gr gramo gramos gram grams': 'g',
  'lb lbs': 'lb',
  'km kms kilometro kilometros kilometre kilometres kilometer kilometers': 'km',
  'mi milla millas mile miles': 'mile',
  'm metro metros metre metres meter meters': 'm',
  'cm centimetro centimetros centimetre centimetres centimeter centimeters': 'cm',
  'l litro litros litre litres liter liters': 'l',
});

/** Words and signs of money; pounds may also be a weight. */
export const MONEY: ReadonlySet<string> = new Set(CURRENCIES.keys());

/** The units that a word or sign may name. */
export const UNITS: ReadonlyMap<string, readonly string[]> = new Map(
  [...CURRENCIES, ...PROPORTIONS, ...MEASURES].map(([word, units]) => [word, units.split(' ')]),
);

const STRICT: ReadonlySet<string> = new Set([...CURRENCIES.values(), ...PROPORTIONS.values()]);

/** Whether a number with this unit differs from the bare number: 9 € is not 9. */
export function isStrict(unit: string): boolean {
  return STRICT.has(unit);
}
