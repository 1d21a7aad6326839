import { findExpression } from '../text/numbers.ts';
import { find, matches, type Phrases } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { MONEY } from './amounts.ts';
import {
  ACTED,
  ACTS,
  ASKING,
  EXPANSION,
  FIRST_VERSION,
  MAKING,
  NOT_DOING,
  OUTPUT,
  PAST_TIME,
  RUNNING,
  TRIED,
  VOLUME,
} from './build-words.ts';
import { PAST as TIME_PASSED } from './claim-words.ts';
import { isClaimed, isTold } from './claims.ts';
import { inside } from './statements.ts';

/** What those who tell have done: "we have sold", "hemos vendido", "vendí"; the verb is the group. */
const OWN_PAST = [
  /(?<![a-z0-9])(?:we|i)(?:'ve| have| had)? (?:(?:already|also|just|then|now|have|since|recently|first|only) )*([a-z]{2,12}ed|made|built|sold|ran|did|done|took|taken|began|begun|sent|wrote|written|gave|given|bought|brought|grew|grown|sewed|sewn|fed|taught|won|paid|got up|dug|drove|driven|laid|fitted|baked|shot|spun|lent|rode|fixed|stuck|hung|drew|drawn|wove|woven|bred|caught|held|spun)(?![a-z])/g,
  /(?<![a-z0-9])(?:he|hemos|habiamos) (?:(?:ya|tambien|vuelto a) )?([a-z]{1,12}(?:ado|ido)|hecho|puesto|abierto|escrito|impreso|cubierto|resuelto)(?![a-z])/g,
  /(?<![a-z0-9])(hicimos|hice|pusimos|puse|dimos|trajimos|hisimos|produje|produjimos|construimos)(?![a-z])/g,
];
/** "Vendimos", "colocamos": present and past are alike; a time that has passed beside it decides. */
const OWN_EITHER = [/(?<![a-z0-9])([a-z]{2,12}(?:amos|imos))(?![a-z])/g];
/** What others or the goods did: "han firmado", "se vendieron", "have signed", "were sold"; the verb is the group. */
const PAST = [
  /(?<![a-z0-9])(?:ha|han) (?:(?:ya|sido|vuelto a) )?([a-z]{2,12}(?:ado|ido|ados|idas|idos|adas)|hecho|puesto|abierto|escrito|visto)(?![a-z])/g,
  /(?<![a-z0-9])([a-z]{2,12}(?:aron|ieron|jeron))(?![a-z])/g,
  /(?<![a-z0-9])(?:has|have|they've) (?:(?:already|been|just|since|now|all|also) )*([a-z]{2,12}ed|sold|bought|paid|sent|taken|given|made|gone|come|left|held|cut|put|run|done|built|grown)(?![a-z])/g,
  /(?<![a-z0-9])(?:was|were) (?:all )?([a-z]{2,12}ed|sold|bought|paid|sent|taken|given|made|built|cut|hung|sewn|drawn|grown|lent|read|seen)(?![a-z])/g,
  /(?<![a-z0-9])(?<!(?:is|are|be|been|gets?|being|as|and|or) )(came|went(?! through)|sent|fell|rose|grew|gave|took|began|ran|brought|sold|bought|drank|ate|drove|flew|won|stayed|paid(?! by))(?![a-z'])/g,
  /(?<=[a-z] )(?<!(?:is|are|be|been|gets?|being|as|and|or) )([a-z]{2,12}ed)(?= (?:the|a|an|us|our|my|them|it)\b| [\d¤])/g,
];
/** The accent tells the Spanish preterite ("monté", "vendí") from other forms, and from the future ("montaré"). */
const ACCENTED_PAST =
  /(?<![\p{L}\d])(?<!(?<!\p{L})(?:un|el|del|por|cada|de|con|al|sin|para|muy|tan) )(\p{L}{2,12}[éí])(?![\p{L}\d])/gu;
const ACCENTED_THIRD = /(?<![\p{L}\d])(\p{L}{3,12}ó)(?![\p{L}\d])/gu;
/** Nouns and small words that end like a preterite; an article before them tells the other nouns. */
const NO_PAST =
  /^(?:caf|as|aqu|all|ah|qu|porqu|beb|pur|comit|jos|carn|chal|buf|pat|clich|bid|cors|sufl|canap|chimpanc|jabal|rub|marroqu|israel|esqu|bistur|maniqu)[éí]$|[aeiu]r[éí]$/;
const PAST_ALL_THE_SAME = /^(?:prepar|repar|retir|mejor|restaur|factur|decor)é$/;

/** How long somebody has been at it tells nothing of the idea. */
const YEARS = /^\s(?:anos|years)(?![a-z])/;

/** The most one sentence says. */
const SENTENCE_MOST = 3;

/** A stretch that speaks for something that is there, and how much. */
interface Sign extends Span {
  points: number;
}

/** In each sentence, what speaks for something that is there: the more it is counted or dated, the more it says. */
export function signsIn(text: ReadText, numbers: readonly Span[]): Sign[] {
  const claimed = (phrases: Phrases) => find(text, phrases).filter((span) => isClaimed(text, span));
  const money = findExpression(text, MONEY);
  const passed = claimed(PAST_TIME);
  const others = verbs(text, PAST, ACCENTED_THIRD);
  const timePassed = find(text, TIME_PASSED);
  const asking = find(text, ASKING);
  const own = [
    ...verbs(text, OWN_PAST, ACCENTED_PAST),
    ...verbs(text, OWN_EITHER).filter(
      (span) => isTold(text, span) || hasOne(text, span, [...passed, ...timePassed, ...others]),
    ),
  ];
  const made = own.filter((span) => matches(sliceOf(text, span), MAKING));
  const kinds = {
    version: claimed(FIRST_VERSION),
    running: claimed(RUNNING),
    tried: claimed(TRIED),
    made,
    own: own.filter((span) => made.includes(span) || !hasOne(text, span, asking)),
    others,
    acted: claimed(ACTED),
    acts: claimed(ACTS),
    output: claimed(OUTPUT),
    time: passed,
    volume: find(text, VOLUME).filter((span) => isClaimed(text, span) && inside(money, span).length === 0),
    expansion: find(text, EXPANSION),
  };
  return text.sentences.flatMap((sentence) => {
    const of = (kind: keyof typeof kinds) => inside(kinds[kind], sentence)[0];
    const figures = inside(numbers, sentence).filter(({ end }) => !YEARS.test(text.folded.slice(end)));
    const time = of('time');
    const dated =
      time && figures.some(({ start, end }) => end <= time.start || start >= time.end) ? time : undefined;
    const figure = figures.length > 0;
    const signs = [
      worth(3, of('version')),
      worth(2, of('running')),
      worth(2, of('tried')),
      worth(figure || time || of('made') ? 2 : 1, of('own')),
      worth(2, figure ? of('acted') : undefined),
      worth(1, figure ? of('acts') : undefined),
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

function worth(points: number, span: Span | undefined): Sign | undefined {
  return span && { ...span, points };
}

/** Places of the expressions, where the verb is one of doing and neither planned nor denied. */
function verbs(text: ReadText, expressions: readonly RegExp[], accented?: RegExp): Span[] {
  const spans: Span[] = [];
  const add = (verb: string, index: number, length: number) => {
    if (!matches(verb, NOT_DOING)) spans.push({ start: index, end: index + length });
  };
  for (const expression of expressions)
    for (const match of text.folded.matchAll(expression)) add(match[1] ?? '', match.index, match[0].length);
  for (const { 0: word, index } of accented ? text.typed.toLowerCase().matchAll(accented) : []) {
    if (NO_PAST.test(word) && !PAST_ALL_THE_SAME.test(word)) continue;
    add(text.folded.slice(index, index + word.length), index, word.length);
  }
  return spans.filter((span) => isClaimed(text, span)).sort((a, b) => a.start - b.start);
}

export function hasOne(text: ReadText, span: Span, others: readonly Span[]): boolean {
  return inside(others, sentenceOf(text, span)).length > 0;
}
