import { withoutAccents } from '../domain/directions.ts';
import {
  DENOMINATORS,
  DOLLARS,
  FACTORS,
  isCurrency,
  isStrict,
  LETTER_SCALES,
  ONE,
  SCALES,
  SMALL_NUMBERS,
  unitsOf,
  VAGUE,
} from './quantity-words.ts';
import { type Period, ratesIn } from './rates.ts';

/** A number in a text with what belongs to it: its magnitude, its unit or currency, a limit, "a month". */
export interface Quantity {
  /** Canonical: `1204`, `0.5`, `1200000`; a date or version as it is written, `1.2.2024`; "thousands" is `1000`. */
  value: string;
  /** "thousands": that many or more. */
  isVague: boolean;
  /** The possible units; empty for a bare number. `percent` also of a share: "nine out of ten" is 90. */
  units: readonly string[];
  /** "from", "at least"; "up to", "less than". */
  limit: 'least' | 'most' | undefined;
  per: Period | undefined;
  /** The magnitude written with it: 1000 of "2 mil". */
  scale: number;
  /** With magnitude and unit; of a range, from its beginning to its end. */
  start: number;
  end: number;
}

/** Between "monthly" and its amount. */
const FEE = /^[\p{L}: ]*$/u;
const FEE_MAX_LENGTH = 16;

/** The quantities of a normal text, digits and number words alike. Takes linear time. */
export function quantitiesIn(text: string): Quantity[] {
  const reader = new QuantityReader(text);
  const found: Quantity[] = [];
  for (let at = 0; at < reader.tokens.length; ) {
    const next = reader.read(at);
    if (next) found.push(next.quantity);
    at = next?.next ?? at + 1;
  }
  joinRanges(found, text);
  const rates = ratesIn(text);
  let rate = 0;
  for (const quantity of found) {
    while (rates[rate] !== undefined && (rates[rate]?.start ?? 0) < quantity.end) rate += 1;
    const [before, after] = [rates[rate - 1], rates[rate]];
    if (after && after.start - quantity.end <= 1) quantity.per = after.period;
    // "precio mensual: 12 €"
    else if (
      before &&
      FEE.test(text.slice(before.end, Math.min(quantity.start, before.end + FEE_MAX_LENGTH)))
    ) {
      quantity.per = quantity.start - before.end < FEE_MAX_LENGTH ? before.period : undefined;
    }
  }
  return found;
}

/**
 * Whether a claimed quantity is one found in a source: 9 is not 39, 39 M€ not 39 €, 9 % not 9, 9 € not $9, 9 € a month
 * not 9 € a year, "from 9" not "up to 9". Days or kilograms may be left out on one side.
 */
export function isSameQuantity(claimed: Quantity, found: Quantity): boolean {
  if (!hasValue(claimed, found)) return false;
  const units = claimed.units.length > 0 ? claimed.units : [''];
  const foundUnits = found.units.length > 0 ? found.units : [''];
  const isSameUnit = units.some((unit) =>
    foundUnits.some(
      (other) => unit === other || ((unit === '' || other === '') && !isStrict(unit) && !isStrict(other)),
    ),
  );
  if (!isSameUnit) return false;
  if (claimed.limit && found.limit && claimed.limit !== found.limit) return false;
  return !claimed.per || !found.per || claimed.per === found.per;
}

function hasValue(claimed: Quantity, found: Quantity): boolean {
  if (!claimed.isVague) return claimed.value === found.value && !found.isVague;
  const least = Number(claimed.value);
  const value = Number(found.value);
  if (found.isVague) return value === least;
  return value >= least && value < least * 1000 && !(YEAR.test(found.value) && found.scale === 1);
}

interface Token {
  text: string;
  /** Without accents. */
  plain: string;
  start: number;
  end: number;
  isDigits: boolean;
  isWord: boolean;
}

interface Read {
  quantity: Quantity;
  next: number;
}

/** A number without its unit. */
interface Amount {
  /** Digits with their separators, or the value of number words. */
  written: string;
  scale: number;
  next: number;
  /** Only "un", "one" or "a": a number where a scale, a currency or a share follows. */
  isArticle?: boolean;
  isVague?: boolean;
}

const TOKEN = /\d+|[\p{L}\p{M}]+|\n|\S/gu;

/** Reads one quantity from the tokens of a text. Each method looks at a bounded number of tokens, but for runs of digits. */
class QuantityReader {
  readonly tokens: readonly Token[];

  constructor(text: string) {
    const plain = withoutAccents(text);
    const isAligned = plain.length === text.length;
    this.tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
      text: token,
      plain: isAligned ? plain.slice(index, index + token.length) : withoutAccents(token),
      start: index,
      end: index + token.length,
      isDigits: /^\d/.test(token),
      isWord: /^\p{L}/u.test(token),
    }));
  }

  read(at: number): Read | undefined {
    return this.#fraction(at) ?? this.#share(at) ?? this.#factor(at) ?? this.#measured(at);
  }

  /** "half of", "two thirds", "la tercera parte". */
  #fraction(at: number): Read | undefined {
    const plain = this.#plain(at);
    if (plain === 'mitad') return this.#percent(50, at, at + 1);
    if (plain === 'half' && /^(?:of|the|all|their|its|our|every)$/.test(this.#plain(at + 1))) {
      return this.#percent(50, at, at + 1);
    }
    const isThe = /^(?:la|el|the)$/.test(plain) && DENOMINATORS.has(this.#plain(at + 1));
    const count = isThe ? { written: '1', next: at + 1 } : this.#small(at);
    if (!count) return undefined;
    const next = this.#plain(count.next) === '-' ? count.next + 1 : count.next;
    const parts = DENOMINATORS.get(this.#plain(next));
    if (parts === undefined) return undefined;
    const hasParts = /^partes?$/.test(this.#plain(next + 1));
    const isOfSomething = /^(?:de|del|of)$/.test(this.#plain(next + 1));
    if (!hasParts && (isThe || (!isOfSomething && Number(count.written) === 1))) return undefined;
    return this.#percent((100 * Number(count.written)) / parts, at, next + (hasParts ? 2 : 1));
  }

  /** "nine out of ten", "3 dueños de cada 10", "one in four". */
  #share(at: number): Read | undefined {
    const part = this.#small(at) ?? this.#digits(at);
    if (!part) return undefined;
    for (let link = part.next; link <= part.next + 2; link += 1) {
      const words = `${this.#plain(link)} ${this.#plain(link + 1)}`;
      const isIn = link === part.next && this.#plain(link) === 'in';
      const isWide = /^(?:de cada|out of|of every|in every)$/.test(words);
      const whole = isWide ? this.#number(link + 2) : isIn ? this.#number(link + 1) : undefined;
      if (whole) {
        const [a, b] = [plainNumber(part.written), plainNumber(whole.written)];
        // "5 in 12 months" is no share.
        const isShare = a < b && (isWide || (IN_MANY.has(b) && !this.#unit(whole.next, false)));
        return isShare ? this.#percent((100 * a) / b, at, whole.next) : undefined;
      }
      if (!this.tokens[link]?.isWord) return undefined;
    }
    return undefined;
  }

  #number(at: number): Amount | undefined {
    const number = this.#small(at) ?? this.#digits(at);
    return number && this.#scaled(number);
  }

  /** "twice", "se triplicó". */
  #factor(at: number): Read | undefined {
    const token = this.tokens[at];
    const factor = token?.isWord ? FACTORS.find(([word]) => word.test(token.plain)) : undefined;
    if (!token || !factor) return undefined;
    return { quantity: quantity(String(factor[1]), ['times'], token.start, token.end), next: at + 1 };
  }

  /** A number with magnitude and unit. */
  #measured(at: number): Read | undefined {
    const amount = this.#amount(at);
    const first = this.tokens[at];
    if (!amount || !first) return undefined;
    const before = this.#currencyBefore(at);
    if (!before && this.#isInWord(at, amount.next)) return undefined;
    const plain = this.#letterScale(amount, before !== undefined);
    const unit = this.#unit(plain.next, plain.scale > 1);
    const scaled = unit ? this.#scaleAfterUnit(plain, unit) : plain;
    // "un peso", "a pound" may be weights.
    if (scaled.isArticle && !/^(?:eur|usd|cent)$/.test(unit?.units.join() ?? '')) return undefined;
    const last = this.tokens[(unit?.next ?? scaled.next) - 1] ?? first;
    const read = quantity(
      canonical(scaled.written, scaled.scale),
      unit?.units ?? (before ? [before.unit] : []),
      before?.start ?? first.start,
      last.end,
    );
    const { scale, isVague = false } = scaled;
    return {
      quantity: { ...read, isVague, scale, limit: this.#limit(before?.at ?? at) },
      next: unit?.next ?? scaled.next,
    };
  }

  /** `b2b`, and the exponent of `m2`. */
  #isInWord(at: number, next: number): boolean {
    const [before, first, last, after] = [at - 1, at, next - 1, next].map((place) => this.tokens[place]);
    if (!first?.isDigits || !before?.isWord || before.end !== first.start) return false;
    return /^[ckm]?m$/.test(before.text) || (after?.isWord === true && after.start === last?.end);
  }

  /** Digits or number words with the scales after them. */
  #amount(at: number): Amount | undefined {
    const half = this.#half(at);
    if (half) return half;
    const number = this.#digits(at) ?? this.#small(at);
    if (number) return this.#scaled(number);
    const word = this.#plain(at);
    if (ALONE.has(word)) return this.#scaled({ written: '1', scale: 1, next: at });
    return this.#vague(at);
  }

  /** "medio millón", "half a billion". */
  #half(at: number): Amount | undefined {
    if (!/^(?:medio|media|half)$/.test(this.#plain(at))) return undefined;
    const next = /^an?$/.test(this.#plain(at + 1)) ? at + 2 : at + 1;
    const scale = this.#scale(next);
    return scale && { written: '0.5', scale: scale.scale, next: scale.next };
  }

  /** "cientos de miles", "thousands". */
  #vague(at: number): Amount | undefined {
    let scale = VAGUE.get(this.#plain(at));
    if (scale === undefined) return undefined;
    let next = at + 1;
    const isOf = () => /^(?:de|of)$/.test(this.#plain(next));
    // English "miles" are no thousands.
    if (this.#plain(at) === 'miles' && !isOf()) return undefined;
    for (let more = 0; more < 2 && isOf(); more += 1) {
      const factor = VAGUE.get(this.#plain(next + 1));
      if (factor === undefined) break;
      scale *= factor;
      next += 2;
    }
    return { written: '1', scale, next, isVague: true };
  }

  /** With the scales that follow: "2 mil millones", "dos mil trescientos", "un millón y medio". */
  #scaled(number: Amount): Amount {
    let { next, scale } = number;
    for (let factor = this.#scale(next); factor; factor = this.#scale(next)) {
      scale *= factor.scale;
      next = factor.next;
    }
    if (/^y medi[oa]$/.test(`${this.#plain(next)} ${this.#plain(next + 1)}`)) {
      return { written: rounded(plainNumber(number.written) + 0.5), scale, next: next + 2 };
    }
    const isArticle = number.isArticle === true && scale === 1;
    if (scale === 1 || !/^\d+$/.test(number.written))
      return { written: number.written, scale, next, isArticle };
    const rest = this.#small(/^(?:y|and)$/.test(this.#plain(next)) ? next + 1 : next);
    const more = rest && !rest.isArticle && this.#scaled(rest);
    if (!more || Number(more.written) * more.scale >= scale) return { written: number.written, scale, next };
    const value = Number(number.written) * scale + Number(more.written) * more.scale;
    return { written: String(value), scale: 1, next: more.next };
  }

  #scale(at: number): { scale: number; next: number } | undefined {
    const dash = this.#plain(at) === '-' ? 1 : 0;
    const token = this.tokens[at + dash];
    if (!token) return undefined;
    const scale =
      SCALES.get(token.plain) ?? SCALES.get(token.text.charAt(0) > '\u2E80' ? token.text.charAt(0) : '');
    if (scale === undefined) return undefined;
    const isStop = this.#plain(at + dash + 1) === '.' && /^(?:mill|mio|mrd)$/.test(token.plain);
    return { scale, next: at + dash + (isStop ? 2 : 1) };
  }

  /** `39k`, `39 M€`, `€39m`, `39 MEUR`. */
  #letterScale(amount: Amount, hasCurrency: boolean): Amount {
    const [last, token] = [this.tokens[amount.next - 1], this.tokens[amount.next]];
    if (!last?.isDigits || !token?.isWord || amount.scale > 1) return amount;
    const [, letters = '', currency] = SCALE_LETTERS.exec(token.plain) ?? [];
    const scale = LETTER_SCALES.get(letters);
    if (scale === undefined) return amount;
    if (currency !== undefined) return { ...amount, scale };
    const isMoney = hasCurrency || this.#isCurrencyAt(amount.next + 1);
    if (token.text === 'M') return { ...amount, scale, next: amount.next + 1 };
    const isMetre = letters === 'mm' || (letters === 'm' && /^[23]$/.test(this.#plain(amount.next + 1)));
    const isAdjacent = token.start === last.end;
    return isMoney || (isAdjacent && !isMetre) ? { ...amount, scale, next: amount.next + 1 } : amount;
  }

  /** `39 €m`, `39 € millones`: moves the unit's end behind the scale. */
  #scaleAfterUnit(amount: Amount, unit: { units: readonly string[]; next: number }): Amount {
    const [sign, token] = [this.tokens[unit.next - 1], this.tokens[unit.next]];
    if (amount.scale > 1 || !isStrict(unit.units[0] ?? '') || sign?.text === '%' || !sign || !token)
      return amount;
    const scale = token.start === sign.end ? LETTER_SCALES.get(token.plain) : undefined;
    const factor = scale ?? SCALES.get(token.plain);
    if (factor === undefined) return amount;
    unit.next += 1;
    return { ...amount, scale: factor };
  }

  /** What follows a number: percent, a currency, a measure; "of" in between after a scale. */
  #unit(at: number, isScaled: boolean): { units: readonly string[]; next: number } | undefined {
    const from = /^(?:-|de|of)$/.test(this.#plain(at)) && (isScaled || this.#plain(at) === '-') ? at + 1 : at;
    const [word, second] = [this.#plain(from), this.#plain(from + 1)];
    if (word === '%') return { units: ['percent'], next: from + 1 };
    if (word === '‰') return { units: ['permille'], next: from + 1 };
    if (/^(?:percent|pct|porciento)$/.test(word)) return { units: ['percent'], next: from + 1 };
    if (/^(?:por (?:ciento|cien)|per cent)$/.test(`${word} ${second}`))
      return { units: ['percent'], next: from + 2 };
    if (/^(?:puntos porcentuales|percentage points?)$/.test(`${word} ${second}`))
      return { units: ['points'], next: from + 2 };
    const money = SCALE_LETTERS.exec(word)?.[2];
    if (money !== undefined) return { units: [money], next: from + 1 };
    const dollars =
      second === '$' && this.tokens[from]?.end === this.tokens[from + 1]?.start
        ? DOLLARS.get(word)
        : undefined;
    if (dollars !== undefined) return { units: [dollars], next: from + 2 };
    const units = unitsOf(word);
    if (units.length === 0) return undefined;
    // "a" in "9 a 12", "l" of another word: a letter is a measure only after digits.
    if (word.length === 1 && /[a-z]/.test(word) && !this.tokens[at - 1]?.isDigits) return undefined;
    return { units, next: from + 1 };
  }

  #currencyBefore(at: number): { unit: string; start: number; at: number } | undefined {
    const [token, before] = [this.tokens[at - 1], this.tokens[at - 2]];
    const first = this.tokens[at];
    if (!token || !first || first.start - token.end > 1) return undefined;
    if (token.text === '$' && before?.isWord && before.end === token.start && DOLLARS.has(before.plain)) {
      return { unit: DOLLARS.get(before.plain) ?? 'usd', start: before.start, at: at - 2 };
    }
    if (token.text === '/' && before?.plain === 's') return { unit: 'pen', start: before.start, at: at - 2 };
    const isSign = !token.isWord && !token.isDigits;
    const isCode = /^(?:eur|usd|gbp|mxn|ars|cop|clp|brl|chf|cad|aud|rs|inr|jpy|cny)$/.test(token.plain);
    const unit = isSign || isCode ? unitsOf(token.plain)[0] : undefined;
    return unit !== undefined && isStrict(unit) ? { unit, start: token.start, at: at - 1 } : undefined;
  }

  #isCurrencyAt(at: number): boolean {
    const word = this.#plain(at);
    return isCurrency(word) || (DOLLARS.has(word) && this.#plain(at + 1) === '$');
  }

  /** The limit said before a number: "más de 9", "hasta 9", "no more than 9". */
  #limit(at: number): Quantity['limit'] {
    const said = [4, 3, 2, 1].map((back) => this.#plain(at - back)).join(' ');
    const [, no = '', least, most] = LIMIT.exec(said) ?? [];
    if (least === undefined && most === undefined) return undefined;
    const isReversed = no !== '';
    return (least !== undefined) === isReversed ? 'most' : 'least';
  }

  #percent(value: number, from: number, next: number): Read {
    const [first, last] = [this.tokens[from], this.tokens[next - 1]];
    const share = quantity(rounded(value), ['percent'], first?.start ?? 0, last?.end ?? 0);
    return { quantity: { ...share, limit: this.#limit(from) }, next };
  }

  /** Digits with separators: `1.204,50`, `1 204`, `.5`, `3 1⁄2`. */
  #digits(at: number): Amount | undefined {
    const first = this.tokens[at];
    if (!first?.isDigits) return undefined;
    let written = first.text;
    let next = at + 1;
    const token = (step: number) => this.tokens[next + step];
    const adjoins = (a: Token | undefined, b: Token | undefined, gap = 0) =>
      a !== undefined && b !== undefined && b.start - a.end === gap;
    if (written.length <= 3) {
      while (token(0)?.isDigits && token(0)?.text.length === 3 && adjoins(token(-1), token(0), 1)) {
        written += token(0)?.text;
        next += 1;
      }
    }
    while (
      /^[.,"]$/.test(token(0)?.text ?? '') &&
      token(1)?.isDigits &&
      adjoins(token(-1), token(0)) &&
      adjoins(token(0), token(1))
    ) {
      written += `${token(0)?.text}${token(1)?.text}`;
      next += 2;
    }
    const before = this.tokens[at - 1];
    const isDecimal = before?.text === '.' && adjoins(before, first) && !adjoins(this.tokens[at - 2], before);
    if (isDecimal) written = `.${written}`;
    const fraction = this.#fractionSign(next - 1);
    if (fraction) return { written: rounded(fraction.value), scale: 1, next: fraction.next };
    const mixed =
      this.tokens[next]?.isDigits && adjoins(token(-1), token(0), 1) ? this.#fractionSign(next) : undefined;
    if (mixed) return { written: rounded(Number(written) + mixed.value), scale: 1, next: mixed.next };
    // 39e6
    const [e, exponent] = [token(0), token(1)];
    if (e?.text === 'e' && adjoins(token(-1), e) && exponent?.isDigits && adjoins(e, exponent)) {
      return { written: `${written}e${exponent.text}`, scale: 1, next: next + 2 };
    }
    return { written, scale: 1, next };
  }

  #fractionSign(at: number): { value: number; next: number } | undefined {
    const [a, sign, b] = [this.tokens[at], this.tokens[at + 1], this.tokens[at + 2]];
    if (sign?.text !== '\u2044' || !a?.isDigits || !b?.isDigits) return undefined;
    return { value: Number(a.text) / Number(b.text), next: at + 3 };
  }

  /** Number words below a thousand: "treinta y nueve", "two hundred and ten". */
  #small(at: number): Amount | undefined {
    const first = this.#plain(at);
    if (first === 'ciento' && this.#plain(at - 1) === 'por') return undefined;
    if (first === 'once') {
      const unit = this.#scale(at + 1) ?? this.#unit(at + 1, false);
      return unit ? { written: '11', scale: 1, next: at + 1 } : undefined;
    }
    if (ONE.has(first) && this.tokens[at]?.isWord) {
      if (this.#plain(at + 1) !== 'hundred') return { written: '1', scale: 1, next: at + 1, isArticle: true };
    }
    // "las dos", "the two": both.
    const isBoth = /^(?:dos|two)$/.test(first) && /^(?:los|las|the)$/.test(this.#plain(at - 1));
    if (
      isBoth &&
      !this.#scale(at + 1) &&
      !this.#unit(at + 1, false) &&
      !DENOMINATORS.has(this.#plain(at + 1))
    ) {
      return undefined;
    }
    let total: number | undefined;
    /** The next word must be worth less than this. */
    let room = 1000;
    let next = at;
    for (;;) {
      // "treinta y nueve", "two hundred and ten", "thirty-nine".
      const and = total !== undefined && /^(?:y|and|-)$/.test(this.#plain(next)) ? next + 1 : next;
      const word = this.#plain(and);
      const isHundred = word === 'hundred' && total !== undefined && total > 0 && total < 10;
      const isOne =
        ONE.has(word) &&
        word.length > 1 &&
        (total === undefined ? this.#plain(and + 1) === 'hundred' : room === 10);
      const value = isOne || (word === 'a' && total === undefined) ? 1 : SMALL_NUMBERS.get(word);
      if (isHundred) {
        total = (total ?? 0) * 100;
        room = 100;
      } else if (value !== undefined && value < room) {
        total = (total ?? 0) + value;
        room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 1;
      } else break;
      next = and + 1;
    }
    return total === undefined ? undefined : { written: String(total), scale: 1, next };
  }

  #plain(at: number): string {
    return this.tokens[at]?.plain ?? '';
  }
}

/** Wholes of shares that are said with "in". */
const IN_MANY: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 50, 100, 1000]);
/** Scales that are a number without one before them: "mil clientes". */
const ALONE: ReadonlySet<string> = new Set([
  'mil',
  'thousand',
  'millon',
  'million',
  'millar',
  'centenar',
  'dozen',
]);
const SCALE_LETTERS = /^([kmb]|mm)(eur|usd|gbp)?$/;

const LIMIT =
  /(?:^| )(no |not |nunca )?(?:(desde|from|a partir de|al menos|at least|minimo|minimum|mas de|more than|over|above|mayor de|supera|exceeds?|starting at)|(hasta|up to|como mucho|como maximo|at most|maximo|maximum|menos de|less than|fewer than|under|below|menor de|no llega a|within))(?: (?:los?|las?|the|un|una|a|unos|unas|el))?$/;

function quantity(value: string, units: readonly string[], start: number, end: number): Quantity {
  return { value, isVague: false, units, limit: undefined, per: undefined, scale: 1, start, end };
}

/** What joins the ends of a range: "9-12 %", "9 a 12 millones", "between 9 and 12 %", "el 9 y el 14 %". */
const RANGE = /^ ?(?:-|\/|,|,? ?(?:a|al|to|y|e|and|o|or)) ?(?:(?:el|la|los|las|the) )?$/;
/** Joins so closely that neither end may be quoted without the other. */
const DASH = /^ ?(?:-|a|to) ?$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Ends of a range share magnitude and unit: of "9-12 M€", 9 is 9 M€. */
function joinRanges(found: Quantity[], text: string): void {
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [first, second] = [found[index], found[index + 1]];
    if (!first || !second) continue;
    const between = text.slice(first.end, Math.min(second.start, first.end + 12));
    if (second.start - first.end > 10 || !RANGE.test(between)) continue;
    const [one, two] = [first.units, second.units];
    const isYear = YEAR.test(first.value) && first.scale === 1;
    const sharesScale = one.length === 0 ? !isYear && !between.includes(',') : DASH.test(between);
    if (first.scale === 1 && second.scale > 1 && sharesScale) {
      first.value = rounded(Number(first.value) * second.scale);
    }
    // "en 2024, 20 %": what a comma joins may be two things.
    if (one.length === 0 && two.length > 0)
      first.units = isYear || between.includes(',') ? ['', ...two] : two;
    else if (one.length > 0 && two.length === 0 && DASH.test(between)) second.units = ['', ...one];
    if (DASH.test(between)) {
      const end = second.end;
      second.start = first.start;
      first.end = end;
    }
  }
}

/** Beyond these a `Number` is no longer exact. */
const EXACT_DIGITS = 15;

/** Dots and commas are decimal or thousands separators by position: `1.204` and `1,204` are 1204, `1,5` is 1.5. */
function canonical(written: string, scale: number): string {
  const plain = plainOf(written);
  if (plain === undefined || plain.length > EXACT_DIGITS) {
    return `${plain ?? written}${scale === 1 ? '' : `e${scale}`}`;
  }
  return rounded(Number(plain) * scale);
}

function plainNumber(written: string): number {
  return Number(plainOf(written) ?? Number.NaN);
}

/** In plain notation; `undefined` for a date or version. */
function plainOf(digits: string): string | undefined {
  if (!/^[\d.,"]*$/.test(digits)) return undefined;
  const parts = digits.split(/[.,"]/);
  const separators = digits.replace(/\d/g, '');
  const [first = '', ...rest] = parts;
  const isGrouped = (groups: readonly string[]) =>
    /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3);
  if (separators === '') return digits;
  if (new Set(separators).size === 1 && isGrouped(rest)) return parts.join('');
  if (separators.length === 1 && separators !== '"') return `${first || '0'}.${rest[0]}`;
  const last = separators.at(-1);
  const isDecimalAfterGroups =
    separators.length > 1 && new Set(separators.slice(0, -1)).size === 1 && separators[0] !== last;
  if (isDecimalAfterGroups && isGrouped(rest.slice(0, -1))) {
    return `${parts.slice(0, -1).join('')}.${rest.at(-1)}`;
  }
  return undefined;
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(EXACT_DIGITS)));
}
