import type { Level } from '../../domain/rubric.ts';
import { ANY_NUMBER, findExpression, markNumbers } from '../text/numbers.ts';
import { find } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf, words } from '../text/read-text.ts';
import { isClaimed } from './claims.ts';
import {
  ADVANTAGE,
  AGAINST,
  COPYING,
  DISLIKE,
  GATHERED,
  GATHERED_DATA,
  GOODS,
  HARD,
  HOSTS,
  MAKESHIFT,
  MOAT,
  NEARBY,
  NOBODY_ELSE,
  NOWADAYS,
  OTHERS,
  SAME,
  SHORTCOMING,
  SUPPLIERS,
  TRAIT,
  USUAL,
  VAGUE_DIFFERENCE,
} from './difference-words.ts';
import type { Signals } from './read-signals.ts';
import { inside, type Piece, type Statements } from './statements.ts';

/** Shorter statements, in words, name a comparison without making one. */
const COMPARING_WORDS = 3;
/** A statement opens with a word that starts within as many characters. */
const OPENING_WORD = 6;

/** Why this and not what there is: others against us, and what is hard to copy. */
export function readDifference(
  text: ReadText,
  statements: Statements,
  boasts: readonly Span[],
): Signals['difference'] {
  const { pieces, money, quantities } = statements;
  const named = [
    ...[NOBODY_ELSE, AGAINST, ADVANTAGE].flatMap((phrases) => find(text, phrases)),
    ...find(text, OTHERS).filter(
      ({ start }) => !FOR_OTHERS.test(text.folded.slice(Math.max(0, start - 48), start)),
    ),
  ];
  const numbers = findExpression(text, ANY_NUMBER);
  const shortcomings = find(text, SHORTCOMING);
  const rivals = [...findRivals(text, statements, shortcomings), ...outpriced(text, money, numbers)];
  const today = find(text, NOWADAYS);
  const makeshift = [...today, ...find(text, MAKESHIFT)];
  const firstOwn = pieces.find((piece) => piece.own)?.start ?? text.folded.length;
  const others: Span[] = [];
  const comparisons = pieces.flatMap((piece) => {
    if (
      words(sliceOf(text, sentenceOf(text, piece))).length < COMPARING_WORDS ||
      inside(boasts, piece).length > 0
    )
      return [];
    const lacks = inside(shortcomings, piece);
    const own = piece.own || OWN.test(sliceOf(text, piece));
    if (!own && piece.start > firstOwn) others.push(...lacks.slice(0, 1));
    const [compared] = [
      ...inside(named, piece),
      ...inside(rivals, piece),
      ...(!own && (piece.adverse || lacks.length > 0) ? inside(makeshift, piece) : []),
      ...(!own && inside(quantities, piece).length > 0 ? inside(today, piece) : []),
      ...(own ? [] : inside(today, { start: piece.start, end: piece.start + OPENING_WORD })),
    ];
    return compared ? [compared] : [];
  });
  return {
    vague: find(text, VAGUE_DIFFERENCE)[0],
    comparisons,
    others,
    traits: find(text, TRAIT),
    same: find(text, SAME)[0],
    moat: [...find(text, MOAT), ...gathered(text, pieces), ...uncopied(text, pieces)].find((span) =>
      isClaimed(text, span),
    ),
    figures: numbers.length,
  };
}

/** "To other translators", "better than the ones there are": whom it is sold to, or no more than praise. */
const FOR_OTHERS =
  /(?<![a-z])(?:(?:a|para|for|to)|(?:better|cheaper|nicer|easier|mejor(?:es)?|barat[oa]s?|facil(?:es)?|bonit[oa]s?) (?:than|que)(?: [a-z]+){0,4}) $/;

/** How far a word that tells the usual kind may stand from what it tells, in characters. */
const USUAL_REACH = 22;
/** How far behind a supplier, in characters, stands what it fails at. */
const SHORTCOMING_REACH = 90;
/** From others to those who tell: "; nosotros…", ", we…". */
const TURN =
  /(?:[;,:.(–—-]\s*(?:(?:y|pero|and|but|mientras|while)\s)?|\s(?:y|pero|and|but|mientras|while)\s)(?:nosotr[oa]s|yo|aqui|(?:con|en|with|at|in) (?:nuestr|our|nosotr|us)[a-z]*|(?:el|la|los|las|lo) nuestr[oa]s?|we|i|ours?|here|mine)(?![a-z])/;
/** "No garage", "ninguna tienda": there is nobody else. */
const NONE =
  /(?:(?<![a-z])(?:ningun[oa]?|ni|neither|nor) (?:[a-z'-]+ )?|(?:^|[.,;:]|(?<![a-z])(?:and|but|because|since|is|are)) ?no (?:[a-z-]*[^naes\W] )?)$/;
/** What follows a supplier this closely is said of it wherever it stands. */
const CLOSE = /^(?: (?!y |o |e |que |that |which |who |and |or |but |pero )[a-z']{0,12}){0,2} $/;
/** What people pay at a supplier: "they pay €18 in the hospital car park". */
const PAID_AT =
  /(?<![a-z])(?<!would |will |could |to )(?:pagan?|pagaban|gastan?|se dejan?|pays?|paying|spends?|spending) .{0,40}(?:en|in|at|to|al?) (?:(?:el|la|los|las|un|una|the|an?) )?(?:[a-z]+ ){0,1}$/;
/** Having it done by someone, as the subject: "subtitular con operador", "having it done by an engineer". */
const DOING =
  /(?:^|[.,;:])\s*(?:[a-z]{2,12}[aei]r(?:l[aeo]s?)?|[a-z]{2,14}ing)(?![a-z]).{0,30}(?:con|por|al?|by|from|to|with|hiring|contratar) (?:(?:un|una|el|la|otr[oa]|the|an?|another) )?$/;
const DEAR = /^(?:car[oa]s?|carisim|expensive|pric|dear)/;
const ONLY = /^(?:sol[oa]|unicamente|only|just|nothing)/;
/** "The petrol station sells it damp": how others sell, whatever is said of it. */
const SELLS =
  /^ (?:(?:l[aeo]s?|te|se) ){0,2}(?:venden?|ofrecen?|alquilan?|sells?|offers?|stocks?|rents?) (?!nuestr|our |my |mi )/;
/** What a supplier would do is part of the offer. */
const PLANNED = /^ (?:would|will|could|can|[a-z]{3,10}rian?)(?![a-z])/;
/** The opening of a text, in characters, names whom it is for or what it is. */
const OPENING = 60;
/** Letters that tell a kind of supplier. */
const STEM = 6;

/** From the start of a clause, words that may stand before its subject. */
const CLAUSE_START = String.raw`(?:^|[,.;:()!?¿¡\n–—-]|(?<![a-z])(?:y|e|o|pero|porque|que|donde|mientras|cuando|aunque|pues|and|or|but|because|that|which|where|while|when|although|though|so|whereas))(?:\s+la mayoria de|\s+casi tod[oa]s|\s+there (?:is|are)|\s+hay)?(?:\s+(?!no[t ]|can|don|nunca |never )[a-z0-9'-]{1,14})`;
const SUBJECT = new RegExp(`${CLAUSE_START}{0,2}\\s*$`);
const LONG_SUBJECT = new RegExp(`${CLAUSE_START}{0,4}\\s*$`);

/** Leads in whom it is for or how many have come: not a rival. */
const LED_IN =
  /(?<![a-z])(?:para|for|(?<!(?:go|goes|going|gone|went|back|drive|drives|trips?|comes?|travel|walk|next|close) )to|v[ae]\w* a|ofrec\w+ a|prest\w+ a|help|helps|ayuda(?:r|mos)? a|¤+|\d+(?:[.,]\d+)*) (?:(?!and |or |but |y |o |e |pero )[a-z'-]+ ){0,1}$/;
const WITH =
  /(?<![a-z])(?:through|via|por|con|with|from|como|as|otra?|another|our|nuestr[oa]s?|this|est[ea]) (?:[a-z'-]+ ){0,1}$/;

const OWN =
  /(?<![a-z'])(?:we|i|us|our|ours|me|my|nos|nosotr[oa]s|nuestr[oa]s?|mi|mis|me|yo|hemos|ayudo|cobro|vendo|ofrezco|hago|tengo|voy|monto|alquilo|preparo|reparo|recojo|compro|quiero|llevo|puedo|pongo|[a-z]{2,12}(?:amos|emos|imos))(?![a-z])/;

/** Suppliers, as the subject of what they do not do or of how they usually are. */
function findRivals(text: ReadText, { pieces, money }: Statements, shortcomings: readonly Span[]): Span[] {
  const usual = find(text, USUAL);
  const nearby = find(text, NEARBY);
  const by = (marks: readonly Span[], { start, end }: Span) =>
    inside(marks, { start: start - USUAL_REACH, end: end + USUAL_REACH }).length > 0;
  const hosts = find(text, HOSTS);
  const suppliers = [...find(text, SUPPLIERS), ...hosts];
  const goods = find(text, GOODS);
  const marked = markNumbers(text.folded);
  const before = ({ start }: Span) => marked.slice(Math.max(0, start - 60), start);
  const stem = (span: Span) => sliceOf(text, span).slice(0, STEM);
  const plural = (span: Span) => /s$/.test(sliceOf(text, span));
  const disliked = find(text, DISLIKE);
  const all = [...suppliers, ...goods, ...usual];
  const opening = Math.min(OPENING, text.sentences[0]?.end ?? 0);
  const served = all.filter((span) => span.start < opening || LED_IN.test(before(span)));
  // One bar that is to be opened, and then "bars": those are others. Whom it is for may be named either way.
  const one = served.filter((span) => !plural(span) && !LED_IN.test(before(span)));
  const stems = new Set(served.filter((span) => !one.includes(span)).map(stem));
  const single = new Set(one.map(stem));
  const isServed = (span: Span) => stems.has(stem(span)) || (!plural(span) && single.has(stem(span)));
  return all.filter((span) => {
    if (NONE.test(before(span)) && suppliers.includes(span)) return true;
    if (served.includes(span)) return false;
    const clause = clauseOf(text, span);
    if (OWN.test(sliceOf(text, clause))) return false;
    const told = text.folded.slice(clause.start, span.start);
    const supplied = suppliers.includes(span) && !isServed(span);
    if (supplied && PAID_AT.test(told) && inside(money, clause).length > 0) return true;
    const done = supplied && DOING.test(told);
    if (WITH.test(before(span)) && !done) return false;
    if (supplied && (by(usual, span) || by(nearby, span)) && inside(disliked, clause).length > 0) return true;
    const { end } = pieces.find((piece) => inside([span], piece).length > 0) ?? span;
    const [lacks] = inside(shortcomings, {
      start: span.end,
      end: Math.min(span.end + SHORTCOMING_REACH, end),
    });
    const close = lacks && CLOSE.test(text.folded.slice(span.end, lacks.start));
    // Of bars and hotels only those are rivals that our bar is set against, or that have "only" this or that.
    if (
      hosts.includes(span) &&
      !by(nearby, span) &&
      !single.has(stem(span)) &&
      !(lacks && (close ? ONLY : DEAR).test(sliceOf(text, lacks)))
    )
      return false;
    const opens = (by(usual, span) ? LONG_SUBJECT : SUBJECT).test(before(span));
    const sentence = sentenceOf(text, span);
    const plain = goods.includes(span) && !/s$/.test(sliceOf(text, span));
    if (opens && !plain && TURN.test(text.folded.slice(span.end, sentence.end))) return true;
    if (opens && supplied && !hosts.includes(span) && SELLS.test(text.folded.slice(span.end))) return true;
    if (usual.includes(span)) return opens && lacks !== undefined;
    if (by(usual, span)) return opens || close;
    if (!lacks || PLANNED.test(text.folded.slice(span.end)) || (isServed(span) && !by(nearby, span)))
      return false;
    if (goods.includes(span) && !by(nearby, span)) return close && !plain;
    return close || opens || done;
  });
}

/** After a number: what it counts, so that it is no price. */
const COUNTS = /^ (?!euros?|dolares|pesos|libras|soles|dollars|pounds|pence)[a-z]{4,}/;
/** What it costs those who tell: no price. */
const OWN_COST =
  /(?:me|nos) (?:cuesta|sale|queda|deja|supone|lleva)|costs? (?:me|us)|leaves? (?:me|us)|(?:nos|me) qued(?:amos|o)|(?:we|i) (?:keep|clear|pay|spend|make|earn)|(?<![a-z])(?:coste|costo|margen|margin|cost of|gano|ganamos|pagamos|pago|gasto|gastamos)(?![a-z])/;

/** Two amounts in a sentence, and between them those who tell turn to themselves: theirs against ours. */
function outpriced(text: ReadText, money: readonly Span[], numbers: readonly Span[]): Span[] {
  return text.sentences.flatMap((sentence) => {
    const [first] = inside(money, sentence);
    if (!first || OWN.test(text.folded.slice(sentence.start, first.start))) return [];
    const ours = (between: string) => OWN.test(between) && !OWN_COST.test(between);
    const turned = inside(numbers, { start: first.end, end: sentence.end }).some(
      ({ start, end }) => !COUNTS.test(text.folded.slice(end)) && ours(text.folded.slice(first.end, start)),
    );
    return turned ? [first] : [];
  });
}

/** Data gathered over time: a number, a word of gathering and one of data in one statement. */
function gathered(text: ReadText, pieces: readonly Piece[]): Span[] {
  const data = find(text, GATHERED_DATA);
  const kept = find(text, GATHERED);
  const numbers = findExpression(text, ANY_NUMBER);
  return pieces
    .filter((piece) => piece.own && inside(kept, piece).length > 0 && inside(numbers, piece).length > 0)
    .flatMap((piece) => inside(data, piece).slice(0, 1));
}

/** That copying is hard. */
function uncopied(text: ReadText, pieces: readonly Piece[]): Span[] {
  const hard = find(text, HARD);
  const copying = find(text, COPYING);
  return pieces.filter((piece) => inside(hard, piece).length > 0).flatMap((piece) => inside(copying, piece));
}

/** With as many figures, a text tells what its customers gain. */
const TOLD_IN_FIGURES = 7;
/** With as many, a comparison shows what it matters to them. */
const COMPARED_IN_FIGURES = 4;

/** With as many different words on the matter, what is offered is described, though not set apart. */
const DESCRIBED = 12;

/** The rubric’s level of the difference. */
export function differenceLevel({ difference, evidence, boasts, topicWords }: Signals): Level {
  const { comparisons, others, traits, moat, same, vague, figures } = difference;
  // "Nothing like it exists", say those who boast.
  if (boasts.length >= 2 && figures < COMPARED_IN_FIGURES) return 2;
  const detailed = figures >= TOLD_IN_FIGURES;
  // A permit or a brand that nothing else in the text stands by may be no more than a word.
  if (moat && (comparisons.length > 0 || detailed)) return 5;
  if (moat) return figures >= COMPARED_IN_FIGURES ? 4 : 3;
  // Where much is told in figures and people came, what others lack need not be set against it word by word.
  const implied = detailed && evidence.level >= 3 && others.length + traits.length > 0;
  if (comparisons.length > 0 || implied)
    return figures >= COMPARED_IN_FIGURES && !same && (comparisons.length > 0 || evidence.level >= 4) ? 4 : 3;
  // Those who came have chosen it over what there was, though the text does not say why.
  if (evidence.level >= 4 && figures > COMPARED_IN_FIGURES) return 3;
  return vague || topicWords >= DESCRIBED ? 2 : 1;
}
