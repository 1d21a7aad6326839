import { withoutAccents } from '../domain/directions.ts';

export type Period = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

const PERIODS: readonly (readonly [Period, string, string])[] = [
  // Names after "per", and words that are a rate by themselves.
  ['hour', 'hora|hour|hr|h', 'hourly'],
  ['day', 'dia|day', 'daily|diari[oa]s|diariamente'],
  ['week', 'semana|week|wk', 'weekly|semanal(?:es|mente)?'],
  ['month', 'mes|month|mo', 'monthly|mensual(?:es|mente|idad(?:es)?)?|pcm'],
  ['quarter', 'trimestre|quarter', 'quarterly|trimestral(?:es|mente)?'],
  [
    'year',
    'ano|year|yr|annum',
    'yearly|annual(?:ly|ised|ized)?|anual(?:es|mente|idad(?:es)?)?|interanual(?:es)?|cagr|yoy',
  ],
];
/** "15 € la hora", "15 € hora". */
const MONEY = '(?:€|\\$|£|euros?|dolares|dollars|libras|pounds|pesos)';
const RATES = PERIODS.map(
  ([period, names, words]) =>
    [
      period,
      new RegExp(
        `(?:(?:^| )(?:al|por|cada|a la|x|a|an|per|each|every|the) |/ ?|(?<=${MONEY} )(?:(?:la|el) )?)(?:${names})s?(?![a-z])(?! (?:ago|old|later|earlier|dia))|(?<![a-z])(?:${words})(?![a-z])`,
        'g',
      ),
    ] as const,
);

/** "39 € al mes", "monthly": each rate of a normal text with its place, in order. */
export function ratesIn(text: string): { period: Period; start: number; end: number }[] {
  const plain = withoutAccents(text);
  return RATES.flatMap(([period, pattern]) =>
    Array.from(plain.matchAll(pattern), ({ 0: rate, index }) => ({
      period,
      start: index,
      end: index + rate.length,
    })),
  ).sort((a, b) => a.start - b.start);
}
