import { type Language, LOCALES } from '../domain/language.ts';
import type { Quantity, QuantityKind, Sums } from '../domain/sums.ts';
import { sumsMessages } from './sums-messages.ts';

/** A number with at most two decimals, e.g. "1.500,5". */
export function numberText(number: number, language: Language): string {
  return number.toLocaleString(LOCALES[language], { maximumFractionDigits: 2 });
}

/** An amount of money, with cents where it has any. An unknown currency follows the number as it was written. */
export function moneyText(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const isCode = /^[A-Z]{3}$/.test(currency);
  const text = (isCode ? (Object.is(amount, -0) ? 0 : amount) : amount).toLocaleString(LOCALES[language], {
    ...fraction,
    ...(isCode && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  });
  return isCode || currency === '' ? text : `${text} ${currency}`;
}

/** A quantity's number with its unit. */
export function quantityText(
  kind: QuantityKind,
  value: number,
  { currency }: Pick<Sums, 'currency'>,
  language: Language,
): string {
  switch (kind) {
    case 'share':
      return value.toLocaleString(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 });
    case 'hours':
      return sumsMessages[language].hoursValue(numberText(value, language));
    case 'units':
      return numberText(value, language);
    default:
      return moneyText(value, currency, language);
  }
}

export function quantityName(
  { kind, when }: Pick<Quantity, 'kind' | 'when'>,
  { unit }: Pick<Sums, 'unit'>,
  language: Language,
): string {
  const texts = sumsMessages[language];
  const name = texts[kind](unit || texts.aUnit);
  const time = when ?? (kind === 'units' ? 'begin' : undefined);
  return time ? texts.atTime(name, texts[time]) : name;
}

/** What a quantity is counted in, for the label of its field; empty for units. */
export function quantitySign(kind: QuantityKind, { currency }: Pick<Sums, 'currency'>): string {
  if (kind === 'share') return '%';
  if (kind === 'hours') return 'h';
  if (kind === 'units') return '';
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
