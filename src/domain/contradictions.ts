import { directionsIn, isReversed } from './directions.ts';
import type { Finding } from './evidence.ts';
import { foldedText, wordsOf } from './folded-text.ts';

/**
 * Groups the findings that contradict each other, at the place of the first; every other finding is a group of its own.
 * Two findings of one kind contradict each other if they have the same subject (the same name, or mostly the same words),
 * do not give different years, and
 * - one says growth and the other decline, or
 * - they give different figures in one unit, from different sources: 9 € and 12 €, 40 % and 70 %.
 *
 * A contradiction in meaning alone is not found: "everybody wants it" and "nobody has asked".
 */
export function groupContradicting<F extends Finding>(findings: readonly F[]): F[][] {
  const groups: F[][] = [];
  for (const finding of findings) {
    const group = groups.find((others) => others.some((other) => contradict(finding, other)));
    if (group) group.push(finding);
    else groups.push([finding]);
  }
  return groups;
}

function contradict(a: Finding, b: Finding): boolean {
  if (a.kind !== b.kind || !isSameSubject(a, b) || areDisjoint(yearsIn(a.claim), yearsIn(b.claim)))
    return false;
  if (isReversed(a.claim, b.claim) || isReversed(b.claim, a.claim)) return true;
  if (a.source === b.source) return false;
  const [figures, others] = [figuresIn(a.claim), figuresIn(b.claim)];
  const sharesUnit = figures.some(({ unit }) => unit !== '' && others.some((other) => other.unit === unit));
  const values = (list: readonly Figure[]) => new Set(list.map(({ value }) => value));
  return sharesUnit && areDisjoint(values(figures), values(others));
}

/** The same name; if one has no name, more than half of the words of the shorter claim. */
function isSameSubject(a: Finding, b: Finding): boolean {
  if (a.name !== undefined && b.name !== undefined) {
    return wordsOf(a.name).join('') === wordsOf(b.name).join('');
  }
  const [words, others] = [topicOf(a), topicOf(b)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > Math.min(words.size, others.size) / 2;
}

/** Words with the same first letters count as one word: mercado, mercados. */
const STEM = 5;
/** Shorter words are mostly articles and prepositions. */
const WORD_MIN_LENGTH = 4;
const NO_TOPIC =
  /^(?:para|desde|hasta|entre|sobre|cada|unos|unas|este|esta|from|with|that|this|about|between|over|than|have|has|been|their|euros?|dolar|dolla|perce|cient|cuest|costs?|price|preci|vale|anos?|years?|month|meses|bajan?|bajo)$/;

/** The beginnings of a claim's words, without words of growth, decline and price. */
function topicOf({ claim }: Finding): Set<string> {
  const words = foldedText(claim).match(/\p{L}+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length >= WORD_MIN_LENGTH && directionsIn(word).size === 0)
      .map((word) => word.slice(0, STEM))
      .filter((stem) => !NO_TOPIC.test(stem)),
  );
}

const YEAR = /(?<![\d.,€$£])(?:19|20)\d\d(?![\d.,]*\d| ?[%€$£])/g;

function yearsIn(claim: string): Set<string> {
  return new Set(claim.match(YEAR));
}

const CURRENCIES: Readonly<Record<string, string>> = {
  euros: '€',
  dolar: '$',
  dolla: '$',
  libra: '£',
  pound: '£',
};
const FIGURE =
  /([€$£])? ?(\d+(?:[.,]\d+)*) ?(mil(?:lones|lon|lions?)?(?![a-z])|thousand|billions?|[kmb](?![a-z]))?(?: de)? ?(%|€|\$|£|por ciento|per ?cent|\p{L}+)?/gu;

interface Figure {
  /** Digits and scale. */
  value: string;
  /** A currency, `%` or the first letters of the thing counted. */
  unit: string;
}

function figuresIn(claim: string): Figure[] {
  const plain = foldedText(claim).replace(YEAR, '');
  return Array.from(plain.matchAll(FIGURE), ([, before, digits = '', scale = '', after = '']) => {
    const word = /^p(?:or ciento|er ?cent)$/.test(after) ? '%' : after.slice(0, STEM);
    return { value: `${digits.replace(',', '.')} ${scale}`, unit: before ?? CURRENCIES[word] ?? word };
  });
}

/** Whether neither is empty and they have nothing in common. */
function areDisjoint(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && [...a].every((value) => !b.has(value));
}
