import { type Language, LOCALES } from '../domain/language.ts';
import type { LineKind, Sums, SumsLine } from '../domain/sums.ts';
import { answerMessages } from './answer-messages.ts';
import { visibleLine } from './answer-text.ts';

/** `compute-sums.ts` computes in ten-thousandths. */
const DECIMALS_MAX = 4;
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** A number, e.g. "1.500,5". `Intl` writes a hyphen instead of a minus sign. */
export function numberText(number: number, language: Language): string {
  return localText(number, language, { maximumFractionDigits: DECIMALS_MAX });
}

/** An amount of money, with cents if it has any. An unknown currency follows the number unchanged. */
export function moneyText(amount: number, currency: string, language: Language): string {
  const hasCents = !Number.isInteger(amount);
  const isCode = CURRENCY_CODE.test(currency);
  const text = localText(amount, language, {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? DECIMALS_MAX : 0,
    ...(isCode && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  });
  return isCode ? text : `${text} ${visibleLine(currency)}`.trim();
}

/** Adds 0, which turns −0 into 0. Spanish groups by default only from 10,000. */
function localText(number: number, language: Language, options: Intl.NumberFormatOptions): string {
  const grouped = { useGrouping: 'always', ...options } as const;
  return (number + 0).toLocaleString(LOCALES[language], grouped).replace('-', '−');
}

/** A quantity's number with its sign. */
export function quantityText(
  kind: LineKind,
  value: number,
  { currency }: Pick<Sums, 'currency'>,
  language: Language,
): string {
  switch (kind) {
    case 'hours':
      return answerMessages[language].hours(numberText(value, language));
    case 'share':
      return answerMessages[language].percent(numberText(value, language));
    case 'units':
      return numberText(value, language);
    default:
      return moneyText(value, currency, language);
  }
}

/** The meaning of a quantity, e.g. "price per visit". */
export function quantityKind(kind: LineKind, { unit }: Pick<Sums, 'unit'>, language: Language): string {
  const texts = answerMessages[language];
  const sold = visibleLine(unit);
  return kind === 'price' && sold !== '' ? texts.pricePer(sold) : texts.kind[kind];
}

/** The name of a quantity in the answer. */
export function quantityName({ what, kind }: Pick<SumsLine, 'what' | 'kind'>, language: Language): string {
  return visibleLine(what) || answerMessages[language].kind[kind];
}
