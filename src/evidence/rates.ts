const PERIODS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export interface Rate {
  period: Period;
  start: number;
  end: number;
}

/** "al mes", "per month", "/h", "15 € la hora", "15 € hora". */
const PER =
  /(?:(?:^| )(?:al|por|cada|a la|x|a|an|per|each|every|the) |\/ ?|(?<=(?:€|\$|£|euros?|dolares|dollars|libras|pounds|pesos) )(?:(?:la|el) )?)(?:(?<hour>hora|hour|hr|h)|(?<day>dia|day)|(?<week>semana|week|wk)|(?<month>mes|month|mo)|(?<quarter>trimestre|quarter)|(?<year>ano|year|yr|annum))s?(?![a-z])(?! (?:ago|old|later|earlier|dia))/g;
/** "mensual", "monthly". */
const RATE =
  /(?<![a-z])(?:(?<hour>hourly)|(?<day>daily|diari[oa]s|diariamente)|(?<week>weekly|semanal(?:es|mente)?)|(?<month>monthly|mensual(?:es|mente|idad(?:es)?)?|pcm)|(?<quarter>quarterly|trimestral(?:es|mente)?)|(?<year>yearly|annual(?:ly|ised|ized)?|anual(?:es|mente|idad(?:es)?)?|interanual(?:es)?|cagr|yoy))(?![a-z])/g;

/** The rates of a normal text without accents, in order: "al mes" of "39 € al mes", "monthly". */
export function ratesIn(text: string): Rate[] {
  return [PER, RATE]
    .flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ 0: { length }, index, groups }) => ({
        period: PERIODS.find((period) => groups?.[period] !== undefined) ?? 'year',
        start: index,
        end: index + length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}
