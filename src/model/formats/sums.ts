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
      fewest: 0,
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

type ReadLine = SumsLine | 'result' | 'unknown' | { unreadable: LineKind };

function readSumsLine(raw: unknown): ReadLine {
  const written = memberOf(raw, LINE, 'kind');
  const value = memberOf(raw, LINE, 'value');
  const kind = meaningOf(written, LINE_KINDS, LINE_WORDS);
  if (!kind) return meaningOf(written, ['result'], { result: RESULT_WORDS }) ?? 'unknown';
  const number = readNumber(value, kind);
  const isMinutes = kind === 'hours' && typeof value === 'string' && /\d\s?min/i.test(value);
  const amount = number !== undefined && isMinutes ? number / 60 : number;
  if (amount === undefined || amount < 0 || amount > LINE_LIMITS[kind]) return { unreadable: kind };
  return {
    kind,
    what: LINE.what.read(memberOf(raw, LINE, 'what')) ?? '',
    value: amount,
    basis: meaningOf(memberOf(raw, LINE, 'basis'), BASES, BASIS_WORDS) ?? 'open',
  };
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
  const read = Array.isArray(written) ? written.slice(0, LINES_MAX).map(readSumsLine) : [];
  if (read.includes('unknown')) return undefined;
  const unreadable = new Set(
    read.flatMap((each) => (typeof each === 'object' && 'unreadable' in each ? [each.unreadable] : [])),
  );
  if ([...unreadable].some((kind) => NONE_IF_MISSING.has(kind))) return undefined;
  const readable = read.filter(
    (each): each is SumsLine => typeof each === 'object' && 'kind' in each && !unreadable.has(each.kind),
  );
  const units = readable.find(({ kind }) => kind === 'units');
  const lines = readable.filter((each) => each.kind !== 'units' || each === units);
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
