import { type Language, LOCALES } from '../domain/language.ts';
import { LINE_LIMITS, type LineKind, type Sums } from '../domain/sums.ts';
import { answerMessages } from './answer-messages.ts';
import { visibleLine } from './answer-text.ts';
import type { QuantityField } from './blocks.ts';

/** `compute-sums.ts` computes in ten-thousandths. */
const DECIMALS_MAX = 4;
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** A number in the form of the language, e.g. "1.500,5". */
export function numberText(number: number, language: Language): string {
  return localText(number, language, { maximumFractionDigits: DECIMALS_MAX });
}

/** An amount of money, with cents if it has any. `Intl` accepts only codes; any other currency follows the number. */
export function moneyText(amount: number, currency: string, language: Language): string {
  const hasCents = !Number.isInteger(amount);
  const isCode = CURRENCY_CODE.test(currency);
  const text = localText(amount, language, {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? DECIMALS_MAX : 0,
    ...(isCode && { style: 'currency', currency }),
  });
  return isCode ? text : `${text} ${visibleLine(currency)}`.trim();
}

/** Adds 0, which turns −0 into 0. Replaces the hyphen of `Intl`. Spanish groups by default only from 10,000. */
function localText(number: number, language: Language, options: Intl.NumberFormatOptions): string {
  const grouped = { useGrouping: 'always', ...options } as const;
  return (number + 0).toLocaleString(LOCALES[language], grouped).replace('-', '−');
}

/** The quantities, in the order of the lines of the sums. */
export function quantityFields({ unit, currency, lines }: Sums, language: Language): QuantityField[] {
  const texts = answerMessages[language];
  const sold = visibleLine(unit);
  return lines.map(({ kind, what, value, changed = false, before }) => {
    const text = (number: number) => quantityText(kind, number, currency, language);
    return {
      name: visibleLine(what) || texts.kind[kind],
      kind: kind === 'price' && sold !== '' ? texts.pricePer(sold) : texts.kind[kind],
      value,
      max: LINE_LIMITS[kind],
      sign: text(0)
        .replace(/[\d\s]+/g, ' ')
        .trim(),
      text: text(value),
      isChanged: changed,
      before: changed && before !== undefined ? text(before) : undefined,
    };
  });
}

function quantityText(kind: LineKind, value: number, currency: string, language: Language): string {
  const texts = answerMessages[language];
  if (kind === 'hours') return texts.hours(numberText(value, language));
  if (kind === 'share') return texts.percent(numberText(value, language));
  return kind === 'units' ? numberText(value, language) : moneyText(value, currency, language);
}

/** A quantity in one line: its name, its meaning unless the name says it, its value and any earlier value. */
export function quantityLine({ name, kind, text, before }: QuantityField, language: Language): string {
  const named = name.toLowerCase() === kind ? name : `${name} (${kind})`;
  return `${named}: ${before === undefined ? text : answerMessages[language].insteadOf(text, before)}`;
}
