import type { Level } from '../../rubric.ts';
import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find, matches, type Phrases } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf } from '../text/read-text.ts';
import { MONEY } from './amounts.ts';
import {
  BEGINNING,
  CODERS,
  CUSTOMERS_ACTED,
  EQUIPPED,
  EXPANSION,
  FIRST_STEP,
  FIRST_VERSION,
  HARD,
  KNOWN_KINDS,
  LACKING,
  NOT_DOING,
  OUT_OF_REACH,
  OUTPUT,
  PAST_TIME,
  PERMIT,
  RUNNING,
  SHORTLY,
  SOON,
  TO_CODE,
  TRIED,
  VAGUE,
  VOLUME,
} from './build-words.ts';
import { isClaimed, isDenied } from './claims.ts';
import type { Signals } from './read-signals.ts';
import { inside } from './statements.ts';

/** What those who tell have done: "we have sold", "hemos vendido", "vendí"; the verb is the group. */
const OWN_PAST = [
  /(?<![a-z0-9])(?:we|i)(?:'ve| have| had)? (?:(?:already|also|just|then|now|have|since|recently|first|only) )*([a-z]{2,12}ed|made|built|sold|ran|did|done|took|taken|began|begun|sent|wrote|written|gave|given|bought|brought|grew|grown|sewed|sewn|fed|taught|won|paid|got up|dug|drove|driven|laid|fitted|baked|shot|spun|lent|rode|fixed)(?![a-z])/g,
  /(?<![a-z0-9])(?:he|hemos|habiamos) (?:(?:ya|tambien|vuelto a) )?([a-z]{2,12}(?:ado|ido)|hecho|puesto|abierto|escrito|impreso|cubierto|resuelto)(?![a-z])/g,
  /(?<![a-z0-9])(hicimos|hice|pusimos|puse|dimos|trajimos|hisimos|produje|produjimos|construimos)(?![a-z])/g,
];
/** What others or the goods did: "han firmado", "se vendieron", "have signed", "were sold"; the verb is the group. */
const PAST = [
  /(?<![a-z0-9])(?:ha|han) (?:(?:ya|sido|vuelto a) )?([a-z]{2,12}(?:ado|ido|ados|idas|idos|adas)|hecho|puesto|abierto|escrito|visto)(?![a-z])/g,
  /(?<![a-z0-9])([a-z]{2,12}(?:aron|ieron|jeron))(?![a-z])/g,
  /(?<![a-z0-9])(?:has|have|they've) (?:(?:already|been|just|since|now|all|also) )*([a-z]{2,12}ed|sold|bought|paid|sent|taken|given|made|gone|come|left|held|cut|put|run|done|built|grown)(?![a-z])/g,
  /(?<![a-z0-9])(?:was|were) (?:all )?([a-z]{2,12}ed|sold|bought|paid|sent|taken|given|made|built|cut)(?![a-z])/g,
  /(?<![a-z0-9])(?<!(?:is|are|be|been|gets?|being|as|and|or) )(came|went|sent|fell|rose|grew|gave|took|began|ran|brought|sold|bought|drank|ate|drove|flew|won|stayed|paid(?! by))(?![a-z'])/g,
  /(?<=[a-z] )(?<!(?:is|are|be|been|gets?|being|as|and|or) )([a-z]{2,12}ed)(?= (?:the|a|an|us|our|my|them|it)\b| [\d¤])/g,
];
/** The accent tells the Spanish preterite ("monté", "vendí") from other forms, and from the future ("montaré"). */
const ACCENTED_PAST = /(?<![\p{L}\d])(\p{L}{2,12}[éí])(?![\p{L}\d])/gu;
const ACCENTED_THIRD = /(?<![\p{L}\d])(\p{L}{3,12}ó)(?![\p{L}\d])/gu;
const NO_PAST =
  /^(?:caf|as|aqu|all|ah|qu|porqu|beb|pur|comit|jos|carn|chal|buf|pat|clich|bid|cors|sufl|canap|chimpanc|jabal|rub|marroqu|israel|esqu|bistur|maniqu)[éí]$|[aeiu]r[éí]$/;
const PAST_ALL_THE_SAME = /^(?:prepar|repar|retir|mejor|restaur|factur|decor)é$/;

/** What runs is told in figures; a plan has few. */
const SOME_FIGURES = 7;
const MANY_FIGURES = 10;

/** Points at which a first version is taken to exist, and at which at least something has been done. */
const EXISTS = 2;
const BEGUN = 1;

/** The most one sentence says. */
const SENTENCE_MOST = 3;

/** What is there already, what comes first, and what is hard about it. */
export function readBuild(text: ReadText): Signals['build'] {
  const numbers = findExpression(text, ANY_NUMBER);
  const signs = signsIn(text, numbers);
  const many = numbers.length >= MANY_FIGURES ? 2 : numbers.length >= SOME_FIGURES ? 1 : 0;
  const exists = signs.reduce((sum, { points }) => sum + points, many);
  const strongest = Math.max(...signs.map(({ points }) => points));
  const claimed = (phrases: Phrases) => find(text, phrases).filter((span) => isClaimed(text, span));
  const first = (phrases: Phrases) => find(text, phrases).find((span) => !isDenied(text, span));
  return {
    exists,
    built: exists >= EXISTS ? signs.find(({ points }) => points === strongest) : undefined,
    figures: numbers.length,
    soon: claimed(SOON)[0] ?? together(text, BEGINNING, SHORTLY),
    firstStep: first(FIRST_STEP),
    equipped: first(EQUIPPED),
    coder: first(CODERS),
    toCode: first(TO_CODE),
    hard: first(HARD) ?? together(text, PERMIT, LACKING),
    outOfReach: first(OUT_OF_REACH),
    vague: find(text, VAGUE).length,
    known: find(text, KNOWN_KINDS)[0],
  };
}

/** A stretch that speaks for something that is there, and how much. */
interface Sign extends Span {
  points: number;
}

/** In each sentence, what speaks for something that is there: the more it is counted or dated, the more it says. */
function signsIn(text: ReadText, numbers: readonly Span[]): Sign[] {
  const claimed = (phrases: Phrases) => find(text, phrases).filter((span) => isClaimed(text, span));
  const money = findExpression(text, MONEY);
  const kinds = {
    version: claimed(FIRST_VERSION),
    running: claimed(RUNNING),
    tried: claimed(TRIED),
    own: verbs(text, OWN_PAST, ACCENTED_PAST),
    others: verbs(text, PAST, ACCENTED_THIRD),
    customers: claimed(CUSTOMERS_ACTED),
    output: claimed(OUTPUT),
    time: claimed(PAST_TIME),
    volume: find(text, VOLUME).filter((span) => isClaimed(text, span) && inside(money, span).length === 0),
    expansion: find(text, EXPANSION),
  };
  return text.sentences.flatMap((sentence) => {
    const of = (kind: keyof typeof kinds) => inside(kinds[kind], sentence)[0];
    const figures = inside(numbers, sentence);
    const time = of('time');
    const dated =
      time && figures.some(({ start, end }) => end <= time.start || start >= time.end) ? time : undefined;
    const figure = figures.length > 0;
    const signs = [
      worth(3, of('version')),
      worth(2, of('running')),
      worth(2, of('tried')),
      worth(figure || time ? 2 : 1, of('own')),
      worth(2, figure ? of('customers') : undefined),
      worth(1, figure ? of('others') : undefined),
      worth(1, figure ? of('output') : undefined),
      worth(1, dated),
      worth(1, of('volume')),
      worth(1, of('expansion')),
    ].filter((sign) => sign !== undefined);
    const [best] = signs.toSorted((a, b) => b.points - a.points);
    const points = signs.reduce((sum, { points }) => sum + points, 0);
    return best ? [{ ...best, points: Math.min(points, SENTENCE_MOST) }] : [];
  });
}

function hasOne(text: ReadText, span: Span, others: readonly Span[]): boolean {
  return inside(others, sentenceOf(text, span)).length > 0;
}

/** Where a sentence holds both: the one, for quoting. */
function together(text: ReadText, one: Phrases, other: Phrases): Span | undefined {
  const others = find(text, other);
  return find(text, one).find((span) => hasOne(text, span, others));
}

function worth(points: number, span: Span | undefined): Sign | undefined {
  return span && { ...span, points };
}

/** Places of the expressions, where the verb is one of doing and neither planned nor denied. */
function verbs(text: ReadText, expressions: readonly RegExp[], accented: RegExp): Span[] {
  const spans: Span[] = [];
  const add = (verb: string, index: number, length: number) => {
    if (!matches(verb, NOT_DOING)) spans.push({ start: index, end: index + length });
  };
  for (const expression of expressions)
    for (const match of text.folded.matchAll(expression)) add(match[1] ?? '', match.index, match[0].length);
  for (const { 0: word, index } of text.typed.toLowerCase().matchAll(accented)) {
    if (NO_PAST.test(word) && !PAST_ALL_THE_SAME.test(word)) continue;
    add(text.folded.slice(index, index + word.length), index, word.length);
  }
  return spans.filter((span) => isClaimed(text, span)).sort((a, b) => a.start - b.start);
}

/** With fewer different topical words than this, what it would be is left open. */
const LEFT_OPEN = 13;
const LEFT_OPEN_VAGUELY = 17;

/** The rubric’s level of the feasibility. */
export function feasibilityLevel({ build, evidence, topicWords }: Signals): Level {
  // The evidence confirms what is there; it does not stand for it.
  const exists = build.exists + (build.exists > 0 && evidence.level >= 4 ? 1 : 0);
  if (exists >= EXISTS || build.soon) return 5;
  if (exists >= BEGUN) return 4;
  if (build.outOfReach) return 2;
  if (topicWords + 3 * build.figures < (build.vague > 0 ? LEFT_OPEN_VAGUELY : LEFT_OPEN)) return 3;
  if (build.toCode && !build.coder) return 3;
  if (build.hard && !build.equipped) return 3;
  return 4;
}
