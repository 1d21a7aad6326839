import { LIST_ITEM_MAX_LENGTH } from '../../domain/report.ts';
import { BASES, type Basis } from '../../domain/rubric.ts';
import {
  QUANTITIES_MAX,
  QUANTITY_KINDS,
  QUANTITY_LIMITS,
  type Quantity,
  type QuantityKind,
  type Sums,
  TIMES,
  type Time,
} from '../../domain/sums.ts';
import { numbersIn } from '../../domain/written-number.ts';
import { isRecord } from '../json/json-value.ts';
import { plainKey, property } from '../json/keys.ts';
import type { Row } from './rows.ts';
import { number, phrase, type Shape } from './shape.ts';
import { readLine } from './text.ts';

/** Most quantities that the prompt asks for. */
const QUANTITIES_ASKED = 9;
const UNIT_MAX_LENGTH = 60;
const CURRENCY_MAX_LENGTH = 20;

const quantity: Shape = {
  type: 'object',
  members: {
    kind: { type: 'choice', values: QUANTITY_KINDS },
    when: { type: 'choice', values: ['always', ...TIMES] },
    value: number('el valor probable', 'the likely value'),
    low: number('el más bajo', 'the lowest'),
    high: number('el más alto', 'the highest'),
    basis: { type: 'choice', values: BASES },
    note: phrase(4, 'qué es', 'what it is'),
  },
};

export const sumsRow: Row = {
  shape: {
    type: 'object',
    members: {
      unit: phrase(3, 'lo que se vende una vez, en singular', 'what is sold once, in the singular'),
      currency: phrase(1, 'código ISO', 'ISO code'),
      quantities: { type: 'list', items: quantity, fewest: 0, most: QUANTITIES_ASKED, mayBeEmpty: true },
    },
  },
  read: readSums,
  aliases: ['cuentas', 'números', 'numbers'],
  need: 'optional',
};

/** Words for each kind, as `plainKey` writes them. */
const KIND_WORDS: Readonly<Record<QuantityKind, string>> = {
  price: 'price precio tarifa cuota fee',
  share: 'share commission comision porcentaje percentage cut',
  amount: 'amount importe monto ticket basket',
  cost: 'cost costs coste costo costedirecto directcost unitcost costeunitario gasto variablecost costevariable',
  hours: 'hours hour horas hora ownhours horaspropias tiempo time',
  fixed:
    'fixed fijo fijos fixedcost fixedcosts costefijo costesfijos gastosfijos gastofijo costosfijos monthlycosts',
  start:
    'start oneoff oneoffcost oneoffcosts inicio inicial inversion inversioninicial startup startcosts initialcost arranque puestaenmarcha',
  units: 'units unit unidades unidad ventas sales volume volumen clientes customers',
};
const TIME_WORDS: Readonly<Record<Time, string>> = {
  begin:
    'begin beginning atbegin start inicio alempezar empezar comienzo principio primermes primerosmeses now',
  year: 'year inayear oneyear year1 ano unano enunano alano alcabodeunano 12meses 12months',
};

function named<Name extends string>(raw: unknown, words: Readonly<Record<Name, string>>): Name | undefined {
  if (typeof raw !== 'string') return undefined;
  const key = plainKey(raw).replace(/[()]/g, '');
  return (Object.keys(words) as Name[]).find((name) => words[name].split(' ').includes(key));
}

/** "units", "Unidades", "units_year", "unidades (en un año)". */
function readKind(raw: unknown): Pick<Quantity, 'kind' | 'when'> | undefined {
  const kind = named(raw, KIND_WORDS);
  if (kind) return { kind };
  if (typeof raw !== 'string') return undefined;
  const [, first = '', rest = ''] =
    /^(\p{L}+)[\s_.(:-]*(?:al?|at|in|en)?[\s_(]*(.+?)\)?$/iu.exec(raw.trim()) ?? [];
  const combined = named(first, KIND_WORDS);
  const when = named(rest, TIME_WORDS);
  return combined && when && { kind: combined, when };
}

interface Written {
  numbers: number[];
  isPercent: boolean;
  isMinutes: boolean;
}

/** A sum for a year is no sum for a month, and is not converted: what a year means here would be a guess. */
const YEARLY =
  /\b(?:al|por|cada|a|per|each) (?:año|year)\b|\banual(?:es)?\b|\byearly\b|\bannual(?:ly)?\b|\/\s?(?:año|year)\b/i;

/** 45, "45 €", "1.500", "3 %", "10-20", "30 min". */
function readNumbers(raw: unknown): Written | undefined {
  if (typeof raw === 'number') return { numbers: [raw], isPercent: false, isMinutes: false };
  if (typeof raw !== 'string' || YEARLY.test(raw)) return undefined;
  const numbers = numbersIn(raw);
  if (!numbers || numbers.length === 0 || numbers.length > 2) return undefined;
  return { numbers, isPercent: raw.includes('%'), isMinutes: /\d\s?min/i.test(raw) };
}

function readQuantity(raw: unknown): Quantity | undefined {
  const found = readKind(property(raw, 'kind', 'tipo', 'type', 'name', 'nombre'));
  const value = readNumbers(property(raw, 'value', 'valor', 'likely', 'probable', 'amount'));
  if (!found) return undefined;
  const low = readNumbers(property(raw, 'low', 'bajo', 'min', 'lowest', 'minimo'));
  const high = readNumbers(property(raw, 'high', 'alto', 'max', 'highest', 'maximo'));
  const range = [low?.numbers[0], high?.numbers.at(-1)].filter((each) => each !== undefined);
  const written = [value, low, high].filter((each) => each !== undefined);
  const likely = value?.numbers.length === 1 ? value.numbers[0] : middle(value?.numbers ?? range);
  if (likely === undefined) return undefined;
  const divisor = divisorOf(found.kind, written);
  const around = value?.numbers.length === 2 ? value.numbers : range;
  const [middling, least, most] = [likely, Math.min(...around), Math.max(...around)].map(
    (each) => each / divisor,
  ) as [number, number, number];
  const isSound = (each: number) => each >= 0 && each <= QUANTITY_LIMITS[found.kind];
  if (!isSound(middling)) return undefined;
  const isInOrder = least <= middling && middling <= most;
  const hasRange = around.length === 2 && isInOrder && isSound(least) && isSound(most);
  const when = found.when ?? named(property(raw, 'when', 'cuándo', 'momento'), TIME_WORDS);
  const note = readLine(property(raw, 'note', 'nota', 'comment'), LIST_ITEM_MAX_LENGTH);
  return {
    kind: found.kind,
    ...(when && { when }),
    value: middling,
    ...(hasRange && { low: least, high: most }),
    basis: readBasis(property(raw, 'basis', 'base', 'fuente')),
    ...(note !== undefined && { note }),
  };
}

/** Halfway between two numbers; one number alone is no range. */
function middle([low, high]: readonly number[]): number | undefined {
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** A share may be written in per cent, hours in minutes. */
function divisorOf(kind: QuantityKind, written: readonly Written[]): number {
  if (kind === 'share') {
    const isPercent = written.some((each) => each.isPercent || each.numbers.some((number) => number > 1));
    return isPercent ? 100 : 1;
  }
  return kind === 'hours' && written.some(({ isMinutes }) => isMinutes) ? 60 : 1;
}

const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  said: 'said dicho texto lodicetutexto lodiceeltexto',
  known: 'known conocido sabido habitual',
  open: 'open abierto poraveriguar desconocido unknown',
};

/** What is not marked as said or known is open. */
function readBasis(raw: unknown): Basis {
  return named(raw, BASIS_WORDS) ?? 'open';
}

/** `[{kind, value, …}]`, or an object with the kinds as keys. */
function quantitiesIn(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw.slice(0, QUANTITIES_MAX);
  if (!isRecord(raw)) return [];
  return Object.entries(raw).flatMap(([kind, value]) =>
    readKind(kind) ? [isRecord(value) ? { ...value, kind } : { kind, value }] : [],
  );
}

/**
 * Reads the quantities that can be understood. Of prices, shares, amounts and units of one time only the first counts, and
 * with a price no share and no amount.
 * @returns `undefined` if none can be
 */
function readSums(raw: unknown): Sums | undefined {
  const listed = quantitiesIn(property(raw, 'quantities', 'cantidades'));
  const read = (listed.length > 0 ? listed : quantitiesIn(raw))
    .map(readQuantity)
    .filter((each) => each !== undefined);
  const hasPrice = read.some(({ kind }) => kind === 'price');
  const quantities = read.filter(({ kind, when }, index) => {
    if (kind === 'share' || kind === 'amount') {
      return !hasPrice && read.findIndex((each) => each.kind === kind) === index;
    }
    if (kind !== 'price' && kind !== 'units') return true;
    return read.findIndex((each) => each.kind === kind && each.when === when) === index;
  });
  if (quantities.length === 0) return undefined;
  return {
    unit: readLine(property(raw, 'unit', 'unidad'), UNIT_MAX_LENGTH) ?? '',
    currency: readCurrency(property(raw, 'currency', 'moneda')),
    quantities,
  };
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  libra: 'GBP',
  libras: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  $: 'USD',
  us$: 'USD',
  dólares: 'USD',
  dollars: 'USD',
};

/** "EUR", "€", "euros"; any other word is kept. */
function readCurrency(raw: unknown): string {
  const written = readLine(raw, CURRENCY_MAX_LENGTH) ?? '';
  const code = /^[a-z]{3}$/i.test(written) ? written.toUpperCase() : undefined;
  return SIGNS[written.toLowerCase()] ?? code ?? written;
}
