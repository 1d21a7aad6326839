import { computedOf, contradictionsOf } from '../domain/compute-sums.ts';
import type { Language } from '../domain/language.ts';
import type { Sums } from '../domain/sums.ts';
import { answerMessages } from './answer-messages.ts';
import { visibleLine } from './answer-text.ts';
import type { BarsBlock, Block, Span, Text } from './blocks.ts';
import { list, paragraph, present } from './make-blocks.ts';
import { moneyText, numberText, quantityFields, quantityLine } from './quantity-text.ts';

/** Amounts of at least this size are shown without cents. */
const WHOLE_FROM = 100;
/** A longer time to earn back the start-up cost is not worth a number. */
const MONTHS_MAX = 120;
/** A wage that differs from the profit of an hour by a larger factor is an error or a monthly wage. */
const WAGE_FACTOR_MAX = 20;

/** Contradictions between the text of the answer and its quantities, and the quantities with their results. */
export function sumsBlocks(sums: Sums, language: Language): Block[] {
  const texts = answerMessages[language];
  const fields = quantityFields(sums, language);
  const sentences = resultSentences(sums, language);
  const results = sentences.map(({ text }) => text);
  // What the bars show is not said again.
  const items = sentences.filter(({ isInBars }) => !isInBars).map(({ text }) => ({ text }));
  const isChanged = fields.some((field) => field.isChanged);
  const lines = fields
    .filter((field) => field.isChanged || results.length === 0)
    .map((field) => quantityLine(field, language));
  const blocks = present<Block>([
    isChanged && { type: 'heading', text: texts.withYours },
    barsOf(sums, language),
    items.length > 0 && { type: 'list', look: 'rows', items },
    lines.length > 0 && list('bullets', lines),
    isChanged && paragraph(texts.asWritten, 'note'),
  ]);
  return [...contradictions(sums, language), { type: 'sums', fields, results, blocks }];
}

function contradictions(sums: Sums, language: Language): Block[] {
  const texts = answerMessages[language];
  const amount = (value: number) => amountText(value, sums, language);
  return contradictionsOf(sums).map(({ result, computed, stated }) =>
    paragraph(texts.contradicted(amount(computed), amount(stated), texts[result].per), 'warning'),
  );
}

/** Bars for income, costs and profit of a month, and for the profit of an hour beside today's wage. */
function barsOf(sums: Sums, language: Language): BarsBlock | undefined {
  const texts = answerMessages[language];
  const { month, hour } = computedOf(sums);
  const wage = comparableWage(sums);
  const bar = (name: string, amount: number, tone: 'success' | 'warning' | 'outline') => ({
    name,
    amount,
    text: amountText(amount, sums, language),
    tone: amount < 0 ? ('danger' as const) : tone,
  });
  const income = incomeOf(sums);
  const units = tenthsText(unitsOf(sums), language);
  const groups = present<BarsBlock['groups'][number]>([
    month !== undefined && {
      name: texts.aMonth(units, visibleLine(sums.unit)),
      bars: [
        bar(texts.comesIn, income, 'outline'),
        bar(texts.goesOut, rounded(income - month), 'warning'),
        bar(texts.left, month, 'success'),
      ],
    },
    hour !== undefined &&
      wage !== undefined && {
        name: texts.anHour,
        bars: [bar(texts.earned, hour, 'success'), bar(texts.today, wage, 'outline')],
      },
  ]);
  return groups.length > 0 ? { type: 'bars', groups } : undefined;
}

/** The income of a month: the sum of the prices × the units. */
function incomeOf(sums: Sums): number {
  const price = sums.lines.reduce((sum, { kind, value }) => (kind === 'price' ? sum + value : sum), 0);
  return rounded(price * unitsOf(sums));
}

function unitsOf({ lines }: Sums): number {
  return lines.find(({ kind }) => kind === 'units')?.value ?? 0;
}

/** The wage, unless it differs too much from the computed profit of an hour. */
function comparableWage(sums: Sums): number | undefined {
  const { hour } = computedOf(sums);
  const { wage } = sums;
  if (hour === undefined || wage === undefined) return undefined;
  const [less, more] = [Math.abs(hour), wage].toSorted((one, other) => one - other) as [number, number];
  return more <= WAGE_FACTOR_MAX * less ? wage : undefined;
}

/** The results whose quantities are all known, each as a sentence, and whether the bars show it too. */
function resultSentences(sums: Sums, language: Language): { text: Text; isInBars: boolean }[] {
  const texts = answerMessages[language];
  const { breakEven, payback, ...amounts } = computedOf(sums);
  const wage = comparableWage(sums);
  const unit = visibleLine(sums.unit);
  const sentence = (before: string, result: string, after = '', more = ''): Text =>
    present<Span>([
      { text: before },
      { text: result, style: 'strong' },
      after !== '' && { text: after },
      more !== '' && { text: more, style: 'muted' },
    ]);
  const gains = (['margin', 'month', 'hour'] as const).flatMap((result) => {
    const amount = amounts[result];
    if (amount === undefined) return [];
    const { gain, loss, per } = texts[result];
    const isCompared = result === 'hour' && wage !== undefined;
    // Names what is sold, because one sale may be a course or a month of bread.
    const sold = result === 'margin' && unit !== '' ? `(${unit})` : '';
    const beside = isCompared ? texts.besideWage(amountText(wage, sums, language)) : sold;
    const text = amountText(Math.abs(amount), sums, language);
    const isInBars = result === 'month' || isCompared;
    return [{ text: sentence(amount < 0 ? loss : gain, text, per, beside), isInBars }];
  });
  const { before, after } = texts.breakEven;
  const others = [
    ...(isWorthSaying(breakEven) ? [sentence(before, numberText(breakEven, language), after)] : []),
    ...(isWorthSaying(payback) ? [sentence(texts.payback, monthsText(payback, language))] : []),
  ];
  return [...gains, ...others.map((text) => ({ text, isInBars: false }))];
}

/** One sale that covers the costs, or one month that earns them back, tells nobody anything. Months have one decimal. */
function isWorthSaying(result: number | undefined): result is number {
  return result !== undefined && result >= 1.1;
}

function amountText(amount: number, { currency }: Sums, language: Language): string {
  return moneyText(Math.abs(amount) < WHOLE_FROM ? rounded(amount) : Math.round(amount), currency, language);
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function monthsText(months: number, language: Language): string {
  const texts = answerMessages[language];
  if (months > MONTHS_MAX) return texts.moreThanTenYears;
  return texts.months(tenthsText(months, language));
}

function tenthsText(number: number, language: Language): string {
  return numberText(Math.round(number * 10) / 10, language);
}
