import { BASES, type Basis } from '../../domain/rubric.ts';
import {
  LINE_KINDS,
  LINE_LIMITS,
  LINES_MAX,
  type LineKind,
  type Sums,
  type SumsLine,
} from '../../domain/sums.ts';
import { numbersIn } from '../../domain/written-number.ts';
import { plainKey } from '../json/keys.ts';
import { line, memberOf, NO_BRIEF, named, type Row } from './field.ts';
import type { Member, Members, Phrase } from './shape.ts';

const LINES_ASKED = 14;
const UNIT_MAX_LENGTH = 60;
const CURRENCY_MAX_LENGTH = 20;

function number(brief: Phrase, aliases: string, sign: { isSigned?: true } = {}): Member {
  return { shape: { type: 'number', brief, ...sign }, aliases: named(aliases) };
}

// Each key, and each word below, has a case in `tests/answers/shapes/answer.ts`.

export const LINE = {
  kind: { shape: { type: 'choice', values: LINE_KINDS }, aliases: ['tipo', 'type'] },
  what: line(5, NO_BRIEF, 'qué, name, nombre, note, nota'),
  value: number(NO_BRIEF, 'valor, amount, importe, cantidad'),
  basis: { shape: { type: 'choice', values: BASES }, aliases: ['base', 'fuente'] },
} satisfies Members;

export const SUMS = {
  unit: line(3, { es: 'lo que se vende una vez', en: 'what is sold once' }, 'unidad', {
    maxLength: UNIT_MAX_LENGTH,
  }),
  currency: line(0, { es: 'código ISO', en: 'ISO code' }, 'moneda', { maxLength: CURRENCY_MAX_LENGTH }),
  lines: {
    shape: {
      type: 'list',
      items: { type: 'object', members: LINE },
      most: LINES_ASKED,
      mayBeEmpty: true,
      after: NO_BRIEF,
    },
    aliases: ['líneas', 'quantities', 'cantidades'],
  },
  wage: number(
    {
      es: 'lo que gana hoy o ganaría en su oficio, por hora',
      en: 'what they earn today or would in their trade, an hour',
    },
    'salario',
  ),
  month: number(NO_BRIEF, 'mes', { isSigned: true }),
  hour: number(NO_BRIEF, 'hora', { isSigned: true }),
} satisfies Members;

export const sumsRow: Row<Sums> & { read: object } = {
  shape: { type: 'object', orNull: true, members: SUMS },
  read: readSums,
  aliases: named('cuentas, números, numbers'),
  need: 'optional',
};

/** Words for each kind, as `plainKey` writes them. */
export const LINE_WORDS: Readonly<Record<LineKind, string>> = {
  price: 'price prices precio precios tarifa cuota fee income ingreso ingresos',
  share: 'share shares percentage percent porcentaje',
  cost: 'cost costs coste costes costo costos costedirecto directcost unitcost costeunitario gasto variablecost costevariable',
  hours: 'hours hour horas hora ownhours horaspropias tiempo time',
  fixed:
    'fixed fijo fijos fixedcost fixedcosts costefijo costesfijos gastosfijos gastofijo costosfijos monthlycosts',
  start:
    'start oneoff oneoffcost oneoffcosts inicio inicial inversion inversioninicial startup startcosts initialcost arranque puestaenmarcha',
  units: 'units unit unidades unidad ventas sales volume volumen clientes customers',
};
/** Words for results and the wage, which some models list among the quantities. Those lines are left out. */
export const RESULT_WORDS =
  'wage salary salario sueldo month mes margin margen hour result resultado total profit beneficio breakeven payback';

function meaningOf<const Name extends string>(
  raw: unknown,
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
): Name | undefined {
  if (typeof raw !== 'string') return undefined;
  const key = plainKey(raw).replace(/[()]/g, '');
  return names.find((name) => words[name].split(' ').includes(key));
}

/** Yearly amounts are not read: converting them to months would be a guess. */
const YEARLY =
  /\b(?:al|por|cada|a|per|each) (?:año|year)\b|\banual(?:es)?\b|\byearly\b|\bannual(?:ly)?\b|\/\s?(?:año|year)\b/i;

/** Reads 45, "45 €", "1.500", "−120", but no range, and a percentage only for a share. */
function readNumber(raw: unknown, kind?: LineKind): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== 'string' || YEARLY.test(raw)) return undefined;
  if (raw.includes('%') && kind !== 'share') return undefined;
  const [number, ...others] = numbersIn(raw) ?? [];
  return others.length === 0 ? number : undefined;
}

/** The value of a line as its kind counts it; `undefined` if it cannot be read or is out of bounds. */
function amountOf(value: unknown, kind: LineKind): number | undefined {
  const number = readNumber(value, kind);
  if (number === undefined) return undefined;
  const isMinutes = kind === 'hours' && typeof value === 'string' && /\d\s?min/i.test(value);
  const amount = isMinutes ? number / 60 : number;
  return amount >= 0 && amount <= LINE_LIMITS[kind] ? amount : undefined;
}

/** Any other word means `open`. */
export const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  said: 'said dicho lodicetutexto lodiceeltexto',
  known: 'known conocido sabido habitual',
  open: 'open abierto poraveriguar desconocido unknown supuesto assumption',
};

/** Kinds that count as zero if they are missing. */
const NONE_IF_MISSING: ReadonlySet<LineKind> = new Set(['cost', 'share']);

/**
 * Reads the quantities. A sum without one of its lines would be wrong, so an unreadable line removes its whole kind. An
 * unknown kind, and a cost or a share that cannot be read, remove everything. Of several `units` lines only the first
 * counts.
 */
function readSums(raw: unknown): Sums | undefined {
  const written = memberOf(raw, SUMS, 'lines');
  const readable: SumsLine[] = [];
  const unreadable = new Set<LineKind>();
  for (const line of Array.isArray(written) ? written.slice(0, LINES_MAX) : []) {
    const word = memberOf(line, LINE, 'kind');
    const kind = meaningOf(word, LINE_KINDS, LINE_WORDS);
    if (kind) {
      const value = amountOf(memberOf(line, LINE, 'value'), kind);
      const what = LINE.what.read(memberOf(line, LINE, 'what')) ?? '';
      const basis = meaningOf(memberOf(line, LINE, 'basis'), BASES, BASIS_WORDS) ?? 'open';
      if (value === undefined) unreadable.add(kind);
      else readable.push({ kind, what, value, basis });
    } else if (!meaningOf(word, ['result'], { result: RESULT_WORDS })) return undefined;
  }
  if ([...unreadable].some((kind) => NONE_IF_MISSING.has(kind))) return undefined;
  const units = readable.find(({ kind }) => kind === 'units');
  const lines = readable.filter(
    (line) => !unreadable.has(line.kind) && (line.kind !== 'units' || line === units),
  );
  if (lines.length === 0) return undefined;
  const wage = readNumber(memberOf(raw, SUMS, 'wage'));
  const month = readNumber(memberOf(raw, SUMS, 'month'));
  const hour = readNumber(memberOf(raw, SUMS, 'hour'));
  return {
    unit: SUMS.unit.read(memberOf(raw, SUMS, 'unit')) ?? '',
    currency: currencyNamed(SUMS.currency.read(memberOf(raw, SUMS, 'currency')) ?? ''),
    lines,
    // A schema that requires a number makes a model write 0 where it knows none.
    ...(wage !== undefined && wage > 0 && wage <= LINE_LIMITS.price && { wage }),
    ...(isPlausible(month) && { month }),
    ...(isPlausible(hour) && { hour }),
  };
}

function isPlausible(result: number | undefined): result is number {
  return result !== undefined && Math.abs(result) <= 1e12;
}

export const CURRENCY_CODES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' };

/** The code of "eur" or "€"; any other word unchanged. */
function currencyNamed(written: string): string {
  const code = /^[a-z]{3}$/i.test(written) ? written.toUpperCase() : undefined;
  return CURRENCY_CODES[written] ?? code ?? written;
}
