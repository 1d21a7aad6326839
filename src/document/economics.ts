import { LINE_LIMITS, type UnitEconomics } from '../domain/advice.ts';
import type { Language } from '../domain/language.ts';
import { contradictionsOf, resultsOf } from '../domain/unit-economics.ts';
import { adviceMessages } from './advice-messages.ts';
import type { Block, EconomicsBlock, Fact, QuantityField, Span, TableBlock } from './blocks.ts';
import { paragraph, present } from './make-blocks.ts';
import {
  moneyText,
  numberText,
  quantityKind,
  quantityName,
  quantitySign,
  quantityText,
} from './quantity-text.ts';

/** Amounts from here on are shown without cents. */
const WHOLE_FROM = 100;
/** If a start-up cost takes longer to earn back, the text says only “more than”. */
const YEARS_MAX = 100;

/**
 * Contradictions between the text of the advice and its quantities, and the quantities with their results, in words if the
 * text lacks them.
 * @param isInText whether a part of the advice has the quantities in its text
 */
export function economicsBlocks(economics: UnitEconomics, language: Language, isInText: boolean): Block[] {
  const texts = adviceMessages[language];
  const fields = fieldsOf(economics, language);
  const results = resultFacts(economics, language);
  const isChanged = fields.some((field) => field.isChanged);
  const statesResults = economics.month !== undefined || economics.hour !== undefined;
  const isNew = isChanged || !isInText;
  const block: EconomicsBlock = {
    type: 'economics',
    fields,
    results,
    blocks: present<Block>([
      isNew && tableOf(fields, language),
      ...((isNew || !statesResults) && results.length > 0
        ? [
            { type: 'heading', text: isChanged ? texts.withYours : texts.comesOut } as const,
            { type: 'list', look: 'rows', items: results.map(factItem) } as const,
          ]
        : []),
      isChanged && paragraph(texts.asWritten, 'note'),
    ]),
  };
  return [...contradictions(economics, language), block];
}

function contradictions(economics: UnitEconomics, language: Language): Block[] {
  const texts = adviceMessages[language];
  return contradictionsOf(economics).map(({ result, computed, stated }) =>
    paragraph(
      texts[`${result}Contradicted`](
        resultText(computed, economics, language),
        resultText(stated, economics, language),
        numberText(shortened(stated), language),
      ),
      'warning',
    ),
  );
}

function fieldsOf(economics: UnitEconomics, language: Language): QuantityField[] {
  return economics.lines.map((line) => {
    const text = (value: number) => quantityText(line.kind, value, economics, language);
    return {
      name: quantityName(line, language),
      kind: quantityKind(line.kind, economics, language),
      value: line.value,
      max: LINE_LIMITS[line.kind],
      sign: quantitySign(line.kind, economics),
      text: text(line.value),
      isChanged: line.changed === true,
      before: line.changed && line.before !== undefined ? text(line.before) : undefined,
    };
  });
}

/** All quantities. Those that the person changed are bold. */
function tableOf(fields: readonly QuantityField[], language: Language): TableBlock {
  const texts = adviceMessages[language];
  return {
    type: 'table',
    heads: [texts.quantity, texts.value],
    rows: fields.map(({ name, kind, text, isChanged, before }) => [
      present<Span>([
        { text: name, style: 'strong' },
        name.toLowerCase() !== kind && { text: `(${kind})`, style: 'muted' },
      ]),
      present<Span>([
        { text, ...(isChanged && { style: 'strong' }) },
        before !== undefined && { text: `(${texts.before(before)})`, style: 'muted' },
      ]),
    ]),
  };
}

function factItem({ name, text }: Fact) {
  return { text: [{ text: `${name}:` }, { text, style: 'strong' as const }] };
}

/** Results whose quantities are all known. */
function resultFacts(economics: UnitEconomics, language: Language): Fact[] {
  const texts = adviceMessages[language];
  const { margin, month, hour, breakEven, payback } = resultsOf(economics);
  const money = (amount: number) => resultText(amount, economics, language);
  const { wage } = economics;
  return present<Fact>([
    margin !== undefined && { name: texts.margin, text: money(margin) },
    month !== undefined && { name: texts.month, text: money(month) },
    hour !== undefined && {
      name: texts.hour,
      text: wage === undefined ? money(hour) : texts.besideWage(money(hour), money(wage)),
    },
    breakEven !== undefined && { name: texts.breakEven, text: numberText(breakEven, language) },
    payback !== undefined && { name: texts.payback, text: monthsText(payback, language) },
  ]);
}

function resultText(amount: number, { currency }: UnitEconomics, language: Language): string {
  return moneyText(shortened(amount), currency, language);
}

function shortened(amount: number): number {
  return Math.abs(amount) < WHOLE_FROM ? Math.round(amount * 100) / 100 : Math.round(amount);
}

function monthsText(months: number, language: Language): string {
  const texts = adviceMessages[language];
  if (months < 1) return texts.lessThanAMonth;
  if (months > YEARS_MAX * 12) return texts.moreYearsThan(YEARS_MAX);
  return texts.months(numberText(Math.round(months * 10) / 10, language));
}
