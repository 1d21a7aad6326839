import { findExpression, numberValue } from '../text/numbers.ts';
import { beginsWith, find, matches, type Phrases } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf, words } from '../text/read-text.ts';
import { MONEY, PERCENT } from './amounts.ts';
import { NEGATION } from './claim-words.ts';
import {
  COMMISSION,
  COST_WORDS,
  LOSING,
  MARKET_WORDS,
  PRICE_WORDS,
  REVENUE,
  SURE_PRICE_WORDS,
} from './earning-words.ts';
import { PAIN, WORKAROUND } from './problem-words.ts';
import type { Statements } from './statements.ts';

/** Characters after an amount that still say what it is for, when another amount follows. */
const AFTER_AMOUNT = 22;

/** A clause of a price list: “puncture £15”. In words. */
const SHORT_CLAUSE = 7;

/** Money or share for each of something: what makes an amount a price and not a sum. */
export const PERIOD: Phrases = {
  es: [
    'al (mes|ano|dia|trimestre)',
    'a la semana',
    'por \\w+',
    'mensual(es)?',
    'anual(es)?',
    'mes',
    'ano',
    'la (hora|sesion|noche|unidad|pieza|clase|visita|consulta|entrada|racion|botella|plaza|caja|bolsa|jornada)',
    'el (kilo|litro|metro|menu|plato|par|dia|viaje|curso|servicio|pack|bono|lote|informe|minuto)',
    'cada (un[oa]|\\w+)',
    'de media',
    'un[oa]? \\w+',
    'de (cuota|alta)',
    'revision',
    'pinchazo',
    'taza',
    'hora',
    'persona',
    'sesion',
    'unidad',
  ],
  en: [
    'an? \\w+',
    'per \\w+',
    'each',
    'monthly',
    'yearly',
    'annually',
    'weekly',
    'month',
    'year',
    'hour',
    'every \\w+',
    'on average',
    'apiece',
    'for \\w+ \\w+',
    'person',
    'session',
    'unit',
    'the (hour|night|kilo|pair|session)',
  ],
};

export interface Sum extends Span {
  role: 'price' | 'cost' | 'pain' | 'revenue' | 'size' | 'other';
  perUnit: boolean;
  value: number | undefined;
}

/** What each amount of money, and each commission, is in its clause. */
export function readMoney(text: ReadText, { pieces }: Statements): Sum[] {
  const all = findExpression(text, MONEY);
  const sums = all.map((span): Sum => {
    const clause = clauseOf(text, span);
    const clauseText = around(text, span, clause, all);
    const after = text.folded.slice(span.end, span.end + 26);
    const perUnit =
      /^\s?\//.test(after) ||
      beginsWith(after, PERIOD) ||
      matches(clauseText, PER_UNIT) ||
      matches(clauseText, PRICE_WORDS) ||
      words(clauseText).length <= SHORT_CLAUSE;
    const value = numberValue(sliceOf(text, span).replace(/[^\d.,a-z]|euros?|eur|p$|c$/g, ''));
    const denied = find(text, NEGATION).some(
      (no) => no.start >= clause.start && no.end <= span.start && span.start - no.end < 8,
    );
    return { ...span, perUnit, value, role: denied ? 'other' : moneyRole(text, span, clauseText, pieces) };
  });
  for (const span of findExpression(text, PERCENT)) {
    const clause = clauseOf(text, span);
    if (/^\W*(?:if|si|con)\s/.test(sliceOf(text, clause))) continue;
    if (matches(sliceOf(text, clause), COMMISSION) && !matches(sliceOf(text, clause), COST_WORDS)) {
      sums.push({
        ...span,
        perUnit: true,
        value: undefined,
        role: matches(sliceOf(text, clause), WORKAROUND) ? 'pain' : 'price',
      });
    }
  }
  // An amount in a statement of what goes wrong is its cost when another amount is there to be the price.
  const hurts = (sum: Span) =>
    pieces.some(({ start, end, own, adverse }) => adverse && !own && start <= sum.start && sum.start < end);
  if (sums.some((sum) => sum.role === 'price' && !hurts(sum)))
    for (const sum of sums) if (sum.role === 'price' && hurts(sum)) sum.role = 'pain';
  return sums;
}

const PER_UNIT: Phrases = {
  es: [
    'al (mes|ano|dia)',
    'por (persona|mes|unidad|pedido|sesion|hora|noche|\\w+)',
    'mensual(es)?',
    'anual(es)?',
    'cada \\w+',
    'unidad',
  ],
  en: [
    '(a|per) (month|year|day|week|session|person|hour|night|head|\\w+)',
    'an hour',
    'each',
    'monthly',
    'yearly',
    'subscription',
  ],
};

/** The part of the clause that speaks of this amount: from the one before it to the one after it. */
export function around(text: ReadText, span: Span, clause: Span, amounts: readonly Span[]): string {
  const before = amounts.filter(({ end }) => end <= span.start).at(-1)?.end ?? 0;
  const after = amounts.find(({ start }) => start >= span.end)?.start ?? text.folded.length;
  // What stands right before the next amount speaks of that one.
  const end = after < clause.end ? Math.min(after, span.end + AFTER_AMOUNT) : clause.end;
  return text.folded.slice(Math.max(clause.start, before), end);
}

const SPENT_TODAY: Phrases = {
  es: ['(hoy|ahora|actualmente) __ (compra|paga|gasta|pierde|cuesta|cobra|tira)[n]?'],
  en: ['(today|now|currently) __ (buy|pay|spend|lose|cost|charge|throw)s?'],
};

function moneyRole(text: ReadText, span: Span, clause: string, pieces: Statements['pieces']): Sum['role'] {
  if (matches(clause, MARKET_WORDS)) return 'size';
  if (matches(clause, REVENUE)) return 'revenue';
  if (matches(clause, COST_WORDS) || /^\W*(?:and |y )?costs?e?s?:? (?:de |of )?[£$€]?\d/.test(clause))
    return 'cost';
  if (matches(clause, SURE_PRICE_WORDS)) return 'price';
  if (matches(clause, WORKAROUND)) return 'pain';
  const piece = pieces.find(({ start, end }) => start <= span.start && span.start < end);
  if (piece && !piece.own && matches(sliceOf(text, piece), SPENT_TODAY)) return 'pain';
  const pain = matches(clause, PAIN) || matches(sliceOf(text, sentenceOf(text, span)), LOSING);
  return pain ? 'pain' : 'price';
}
