import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find, matches, type Phrases, spansOf } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf, words } from '../text/read-text.ts';
import { FUTURE, NEGATION, OWN, PAST } from './claim-words.ts';
import { isDenied, isPlan, isTold } from './claims.ts';
import { amountsIn, isOfPieces, sinceThen, withCount } from './evidence-counts.ts';
import {
  BOUGHT,
  CAME,
  CLIENTELE,
  DATA,
  ENROLLED,
  EXPERIENCE,
  FLATTERERS,
  FREE,
  HAVING,
  INCOME,
  MEASURED,
  RATES,
  RECKONED,
  REFERRED,
  REPORTED,
  RESULT,
  RIVALS,
  SERVED,
  SERVED_ONES,
  SERVED_THEN,
  SERVING,
  SIGNED,
  STAYED,
  TALKED,
  TRIED,
  USED,
  WANTED,
  YEARS,
} from './evidence-words.ts';
import type { Sum } from './money.ts';
import type { Signals } from './read-signals.ts';
import { inside, type Statements } from './statements.ts';

/** What is known already, beyond opinion: the first place of each kind. Plans and denials are none. */
export interface Proof {
  /** Numbers of people or things: neither money nor time nor a share. */
  counts: readonly Span[];
  /** Customers paid, ordered or came back. */
  traded: Span | undefined;
  /** Customers are counted, served or stay: true of what is there, and else a plan. */
  served: Span | undefined;
  /** It was tried or signed up for, with figures. */
  tried: Span | undefined;
  /** People concerned were asked, or figures of the trade are given. */
  told: Span | undefined;
  /** Those who tell have lived or seen it. */
  lived: Span | undefined;
}

/** Points of what is there (see `Signals.build.exists`) that speak for something known of it, and for a test at least. */
const SPEAKS = 4;
const SPEAKS_LOUD = 6;

/**
 * The rubric’s level of the evidence: what was found of it, against what is told to be there. Customers served by what
 * is not there are a plan; and much that is done, counted and dated has been tried, in whatever words.
 */
export function readEvidence(proof: Proof, { exists, built }: Signals['build']): Signals['evidence'] {
  const { traded, served, tried, told, lived } = proof;
  if (traded) return { level: 5, at: traded };
  if (served && exists > 0) return { level: 5, at: served };
  if (tried) return { level: 4, at: tried };
  if (exists >= SPEAKS_LOUD) return { level: 4, at: built };
  if (told ?? served) return { level: 3, at: told ?? served };
  if (exists >= SPEAKS) return { level: 3, at: built };
  return { level: lived ? 2 : 1, at: lived };
}

export function readProof(text: ReadText, { money, pieces }: Statements, sums: readonly Sum[]): Proof {
  const amounts = amountsIn(text, money);
  const prices = sums.filter(({ role, share }) => role === 'price' && !share);
  const asked = prices.length > 0 ? prices : money;
  const priceIsPlanned = asked.every((price) => isPlannedPrice(text, price));
  const near = (others: readonly Span[]) => (span: Span) => inside(others, sentenceOf(text, span)).length > 0;
  const isPast = near(spansOf(text, PAST));
  const isOurs = near(spansOf(text, OWN));
  const isReal = (span: Span) =>
    isPast(span) || isOurs(span) || isTelegraphic(text, span, pieces) || hasPastVerb(text, span);
  const isFree = near(find(text, FREE));
  const isNumbered = near([...findExpression(text, ANY_NUMBER), ...money]);
  const claims = (phrases: Phrases) => find(text, phrases).filter((span) => isFact(text, span));
  const referred = claims(REFERRED);
  const isReferred = near(referred);
  const isGiven = (span: Span) => priceIsPlanned || isFree(span);
  const counted = (spans: readonly Span[]) =>
    spans.flatMap((span) => withCount(text, span, amounts, isOurs(span)) ?? []);

  const wanted = find(text, WANTED).filter(
    ({ start }) => !isDenied(text, { start, end: start }) && !isPlan(text, { start, end: start }),
  );
  const bought = [...claims(BOUGHT), ...claims(SIGNED).filter(isReal)].filter(
    (span) => !follows(text, span, wanted),
  );
  const served = counted([
    ...claims(SERVED),
    ...claims(SERVED_THEN).filter((span) => isPast(span) || isTold(text, span)),
  ]);
  const used = counted(
    [...claims(USED), ...claims(CAME)].filter((span) => isDone(text, span) || isPast(span) || isOurs(span)),
  );
  const done = [...served, ...sinceThen(text, amounts, claims(PAST)), ...used];
  const isTested = near(spansOf(text, TRIED));
  const tested = [...claims(ENROLLED), ...claims(TRIED)].filter(
    (span) => (isDone(text, span) || isReal(span)) && !isPending(text, span),
  );
  const stayed = find(text, STAYED).filter((span) => !isPlan(text, span));
  const clients = [
    ...clientele(text).filter(isPast),
    ...claims(SERVING).filter((span) => inside(amounts, span).length > 0 && !UP_TO.test(sliceOf(text, span))),
    ...claims(HAVING).filter((span) => serves(text, span) && !isReferred(span)),
  ];

  const traded = [
    ...counted(bought),
    ...claims(SIGNED).filter((span) => isPast(span) && isOurs(span)),
    ...bought.filter((span) => isPast(span) && isOfUs(text, span)),
    ...bought.filter(
      (span) =>
        isOurs(span) && CUSTOMERS.test(sliceOf(text, sentenceOf(text, span))) && hasPastVerb(text, span),
    ),
    ...claims(INCOME).filter((span) => isNumbered(span) && isReal(span)),
  ];
  const serving = [
    ...claims(RATES).filter(isNumbered),
    ...(amounts.length > 0 ? stayed : []),
    ...(priceIsPlanned ? [] : clients),
    // What is done for a price is sold; what is done for nothing is a test.
    ...done.filter((span) => !isGiven(span)),
  ];
  const tried = [
    ...counted(tested),
    ...claims(RESULT).filter((span) => isReal(span) || isTested(span)),
    ...done,
    ...clients,
  ];
  const told = [
    ...tested.filter((span) => isPast(span) || isOurs(span)),
    ...stayed,
    ...bought.filter((span) => isReal(span) && CUSTOMERS.test(sliceOf(text, span))),
    ...referred,
    ...claims(TALKED).filter((span) => !isFlattery(text, span)),
    ...counted(claims(MEASURED)),
    ...wanted.filter((span) => !LIKED.test(sliceOf(text, span)) || !isFlattery(text, span)),
    ...find(text, DATA).filter((span) => isNumbered(span) && !isDenied(text, span)),
  ];
  return {
    counts: amounts.filter((span) => isOfPieces(text, span)),
    traded: traded[0],
    served: serving[0],
    tried: tried[0],
    told: told[0],
    lived: [...find(text, EXPERIENCE), ...find(text, YEARS).filter(isOurs)].find(
      (span) => !isDenied(text, span),
    ),
  };
}

/** "If ten restaurants sign up": nobody has. */
const SUPPOSED =
  /(?<![a-z])(?:si|if|unless|whether|until|hasta que|before|antes de|hay que|have to|has to|to be|must|tienen? que|deben?)\s/;

/** "Every grower has tried": nobody in particular. */
const ANYBODY = /(?<![a-z])(?:cada|every|each)\s(?!un[oa]?\s|of\s)[a-z]+\s$/;

/** Neither planned nor denied, before the words or within them, nor told of rivals. */
function isFact(text: ReadText, span: Span): boolean {
  if (isDenied(text, span) || isPlan(text, span)) return false;
  const before = text.folded.slice(clauseOf(text, span).start, span.start);
  if (SUPPOSED.test(before) || ANYBODY.test(before)) return false;
  return !isOfOthers(text, span) && inside(spansOf(text, NEGATION), span).length === 0;
}

/** A rival, or what somebody said, stands before it in the sentence, and those who tell not since. */
function isOfOthers(text: ReadText, span: Span): boolean {
  const before = (spans: readonly Span[], from: number) =>
    spans.filter(({ start, end }) => from <= start && end <= span.start);
  const rival = before(
    [...spansOf(text, RIVALS), ...spansOf(text, REPORTED)],
    sentenceOf(text, span).start,
  ).at(-1);
  return rival !== undefined && before(spansOf(text, OWN), rival.end).length === 0;
}

/** Said and not asked for. */
const LIKED = /gust|encant|like|love|interes|keen|convenc|parece|yes|que si/;

function isFlattery(text: ReadText, span: Span): boolean {
  const { start } = clauseOf(text, span);
  return inside(spansOf(text, FLATTERERS), { start, end: span.start }).length > 0;
}

/** Of somebody, in the same clause: they have signed, they left. */
const PAST_VERB =
  /(?<![a-z])(?:(?:ha|han|hemos|he)\s(?:ya\s)?[a-z]+(?:ado|ido|cho|rto|sto)|[a-z]{3,}(?:aron|ieron)|(?:has|have|had)\s(?:already\s|now\s)?[a-z]+(?:ed|en|ft)|left|paid|signed|gave|took|ran|held)(?![a-z])/;

function hasPastVerb(text: ReadText, span: Span): boolean {
  return PAST_VERB.test(text.folded.slice(clauseOf(text, span).start, span.end));
}

/** Notes ("Waiting list: 34 families") have no subject to tell whose they are. */
const TELEGRAPHIC_WORDS = 12;

/** "Care homes have a waiting list": a sentence with a subject after all. */
const HAVE_THEM = /(?<![a-z])(?:tienen?|have|has)\s(?:\S+\s){0,2}$/;

function isTelegraphic(text: ReadText, { start: at }: Span, pieces: readonly Span[]): boolean {
  const piece = pieces.find(({ start, end }) => start <= at && at < end);
  if (HAVE_THEM.test(text.folded.slice(0, at))) return false;
  return piece !== undefined && words(sliceOf(text, piece)).length <= TELEGRAPHIC_WORDS;
}

/** Letters before a price within which a plan speaks of it, over a comma: "Planned price, €190". */
const PRICE_REACH = 24;

function isPlannedPrice(text: ReadText, price: Span): boolean {
  const start = Math.max(sentenceOf(text, price).start, price.start - PRICE_REACH);
  return isPlan(text, price) || inside(spansOf(text, FUTURE), { start, end: price.start }).length > 0;
}

function follows(text: ReadText, span: Span, others: readonly Span[]): boolean {
  return inside(others, clauseOf(text, span)).some(({ start }) => start < span.start);
}

/** Counts of customers, without those that are only reckoned with. */
function clientele(text: ReadText): Span[] {
  const reckoned = find(text, RECKONED);
  return find(text, CLIENTELE).filter(
    (span) =>
      isFact(text, span) && !reckoned.some(({ start, end }) => start <= span.start && end > span.start),
  );
}

/** A size and not a number reached. */
const UP_TO = /\b(?:hasta|up to|grupos? de|groups? of|cada|each|every|maxim\w+|minim\w+)\s/;

/** Whom those who tell serve now, by the count. */
function serves(text: ReadText, span: Span): boolean {
  const end = Math.min(span.end + 40, sentenceOf(text, span).end);
  return matches(text.folded.slice(span.start, end), SERVED_ONES);
}

/** Somebody bought of us: no count is needed. */
const TO_US = /\b(?:us|me|nos|nosotr[oa]s)\b/;

/** Words after a verb within which it says of whom: "has been paying us". */
const OBJECT_REACH = 10;

function isOfUs(text: ReadText, { start, end }: Span): boolean {
  return TO_US.test(text.folded.slice(start, end + OBJECT_REACH));
}

/** Named as customers, so that it holds without a count. */
const CUSTOMERS = /\b(?:customers?|clients?|clientes?)\b/;

/** Nouns that do not say that it happened. */
const IN_NAME =
  /list|deposit|senal|anticipo|pilot(?!ed)|prueba|trial(?!l?ed)|reservas|reservations|booking|descarga(?!ron|do)|download(?!ed)|clic|acuerdo|convenio|agreement|crowd|beta|users|usuari|test(?!ed)|maqueta|boceto|modelo|version|mock|sketch|model|cartas?|letters?|start|(?:nuestr|our|my |mi )|^(?:(?:lo|la|los|las) )?(?:vende|venden|sells?|stocks?|carry|carries|usan?|utilizan?|tienen?|llevan?|uses?|using|came|started|finished|empezaron|llegaron|entraron|terminaron|acabaron)$/;

/** "The pilot is pending": what is yet to happen, said after its name. */
const PENDING =
  /^[^.;]{0,40}(?<![a-z])(?:pendiente|previst|por (?:hacer|empezar|firmar)|a la espera|sin (?:firmar|empezar)|pending|waiting (?:for|on)|planned|scheduled|to come|not yet|todavia no|aun no)/;

function isPending(text: ReadText, span: Span): boolean {
  return IN_NAME.test(sliceOf(text, span)) && PENDING.test(text.folded.slice(span.end, span.end + 60));
}

function isDone(text: ReadText, span: Span): boolean {
  return !IN_NAME.test(sliceOf(text, span));
}
