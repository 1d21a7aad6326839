import type { Level } from '../../rubric.ts';
import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find, matches, type Phrases } from '../text/phrases.ts';
import type { ReadText, Span } from '../text/read-text.ts';
import {
  CODERS,
  CUSTOMERS_ACTED,
  EQUIPPED,
  EXPANSION,
  FIRST_STEP,
  FIRST_VERSION,
  HARD,
  KNOWN_KINDS,
  NOT_DOING,
  OUT_OF_REACH,
  OUTPUT,
  PAST_TIME,
  RUNNING,
  SOON,
  TO_CODE,
  TRIED,
  VAGUE,
} from './build-words.ts';
import { isClaimed, isDenied } from './claims.ts';
import type { Signals } from './read-signals.ts';
import { inside } from './statements.ts';

/** What those who tell have done: "we have sold", "hemos vendido", "vendí"; the verb is the group. */
const OWN_PAST = [
  /(?<![a-z0-9])(?:we|i)(?:'ve| have| had)? (?:(?:already|also|just|then|now|have|since|recently|first|only) )*([a-z]{2,12}ed|made|built|sold|ran|run|did|done|put|set|took|taken|began|begun|sent|wrote|written|gave|given|bought|brought|grew|grown|sewed|sewn|fed|taught|cut|won|paid|got up|dug|drove|driven|laid|fitted|baked|shot|spun|lent|rode|fixed)(?![a-z])/g,
  /(?<![a-z0-9])(?:he|hemos|habiamos) (?:(?:ya|tambien) )?([a-z]{2,12}(?:ado|ido)|hecho|puesto|abierto|escrito|impreso|cubierto|resuelto)(?![a-z])/g,
  /(?<![a-z0-9])(hicimos|hice|pusimos|puse|dimos|trajimos|hisimos|produje|produjimos|construimos)(?![a-z])/g,
];
/** The accent tells the Spanish preterite ("monté", "vendí") from other forms, and from the future ("montaré"). */
const ACCENTED_PAST = /(?<![\p{L}\d])(\p{L}{2,12}[éí])(?![\p{L}\d])/gu;
const NO_PAST =
  /^(?:caf|as|aqu|all|ah|qu|porqu|beb|pur|comit|jos|carn|chal|buf|pat|clich|bid|cors|sufl|canap|chimpanc|jabal|rub|marroqu|israel|esqu|bistur|maniqu)[éí]$|[aeiu]r[éí]$/;
const PAST_ALL_THE_SAME = /^(?:prepar|repar|retir|mejor|restaur|factur|decor)é$/;

/** What runs is told in figures; a plan has few. */
const SOME_FIGURES = 7;
const MANY_FIGURES = 10;

/** Points at which a first version is taken to exist, and at which at least something has been done. */
const EXISTS = 3;
const BEGUN = 2;

/** What is there already, what comes first, and what is hard about it. */
export function readBuild(text: ReadText): Signals['build'] {
  const claimed = (phrases: Phrases) => find(text, phrases).filter((span) => isClaimed(text, span));
  const numbers = findExpression(text, ANY_NUMBER);
  const apart = ({ start, end }: Span) =>
    numbers.filter((number) => number.end <= start || number.start >= end);
  /** One of each sentence that has a number besides. */
  const counted = (phrases: Phrases) =>
    bySentence(
      text,
      claimed(phrases).filter((span) => hasOne(text, span, apart(span))),
    );
  const past = claimed(PAST_TIME);
  const done = ownPast(text);
  const solid = done.filter((span) => hasOne(text, span, [...numbers, ...past]));
  const signs = [
    ...worth(3, 1, claimed(FIRST_VERSION)),
    ...worth(2, 1, claimed(RUNNING)),
    ...worth(2, 1, claimed(TRIED)),
    ...worth(2, 1, solid),
    ...worth(1, 1, done),
    ...worth(1, 2, counted(PAST_TIME)),
    ...worth(1, 2, counted(CUSTOMERS_ACTED)),
    ...worth(1, 2, counted(OUTPUT)),
    ...worth(1, 1, find(text, EXPANSION)),
  ];
  const first = (phrases: Phrases) => find(text, phrases).find((span) => !isDenied(text, span));
  const many = numbers.length >= MANY_FIGURES ? 2 : numbers.length >= SOME_FIGURES ? 1 : 0;
  const exists = signs.reduce((sum, { points }) => sum + points, many);
  return {
    exists,
    built: exists >= BEGUN ? signs[0] : undefined,
    soon: first(SOON),
    firstStep: first(FIRST_STEP),
    equipped: first(EQUIPPED),
    coder: first(CODERS),
    toCode: first(TO_CODE),
    hard: first(HARD),
    outOfReach: first(OUT_OF_REACH),
    vague: find(text, VAGUE).length,
    known: find(text, KNOWN_KINDS)[0],
  };
}

/** A stretch that speaks for something that is there, and how much. */
interface Sign extends Span {
  points: number;
}

/** Spans as signs, `most` of them at most. */
function worth(points: number, most: number, spans: readonly Span[]): Sign[] {
  return spans.slice(0, most).map((span) => ({ ...span, points }));
}

function sentenceWith(text: ReadText, { start: at }: Span): Span | undefined {
  return text.sentences.find(({ start, end }) => start <= at && at < end);
}

function hasOne(text: ReadText, span: Span, others: readonly Span[]): boolean {
  const sentence = sentenceWith(text, span);
  return sentence !== undefined && inside(others, sentence).length > 0;
}

/** The first of each sentence. */
function bySentence(text: ReadText, spans: readonly Span[]): Span[] {
  const seen = new Set<Span | undefined>();
  return spans.filter((span) => {
    const sentence = sentenceWith(text, span);
    return !seen.has(sentence) && seen.add(sentence);
  });
}

function ownPast(text: ReadText): Span[] {
  const spans: Span[] = [];
  const add = (verb: string, index: number, length: number) => {
    if (!matches(verb, NOT_DOING)) spans.push({ start: index, end: index + length });
  };
  for (const expression of OWN_PAST)
    for (const match of text.folded.matchAll(expression)) add(match[1] ?? '', match.index, match[0].length);
  for (const match of text.typed.toLowerCase().matchAll(ACCENTED_PAST)) {
    if (NO_PAST.test(match[0]) && !PAST_ALL_THE_SAME.test(match[0])) continue;
    add(text.folded.slice(match.index, match.index + match[0].length), match.index, match[0].length);
  }
  return spans.filter((span) => isClaimed(text, span)).sort((a, b) => a.start - b.start);
}

/** With fewer different topical words than this, what it would be is left open. */
const LEFT_OPEN = 13;
const LEFT_OPEN_VAGUELY = 17;

/** The rubric’s level of the feasibility. */
export function feasibilityLevel({ build, evidence, topicWords }: Signals): Level {
  const exists = build.exists + (evidence.level >= 4 ? 1 : 0);
  if (exists >= EXISTS || build.soon) return 5;
  if (exists >= BEGUN) return 4;
  if (build.outOfReach) return 2;
  if (topicWords < LEFT_OPEN || (build.vague > 0 && topicWords < LEFT_OPEN_VAGUELY)) return 3;
  if (build.toCode && !build.coder) return 3;
  if (build.hard && !build.equipped) return 3;
  return 4;
}
