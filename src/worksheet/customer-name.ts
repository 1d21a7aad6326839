import { offerSentence } from './offer.ts';
import type { Signals } from './signals/read-signals.ts';
import { meanings } from './text/meanings.ts';
import { find, matches } from './text/phrases.ts';
import {
  clauseOf,
  languageOf,
  type ReadText,
  type Span,
  sentenceOf,
  sliceOf,
  words,
} from './text/read-text.ts';

/** Longest name of a customer with what describes it, in UTF-16 units. */
const NAME_MAX_LENGTH = 64;

/** Words that end a noun phrase when they come next, or stand before one. */
const LITTLE_WORDS =
  /^(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|al|a|ante|como|cuando|cada|donde|e|en|entre|es|esta|estan|fue|hasta|hay|le|les|lo|mas|menos|mi|mis|muy|ni|no|nos|nuestr[oa]s?|o|otr[oa]s|para|pero|por|porque|que|quien|quienes|se|segun|ser|si|sin|sobre|son|su|sus|tambien|todos?|todas?|tod[oa]|tras|u|ya|y|de|del|con|tres|seis|dos|miles|muchas|muchos|pocas|pocos|algunas|algunos|the|an|and|are|as|at|because|but|by|can|cannot|could|do|does|don't|every|each|for|from|had|has|have|he|her|his|how|i|if|in|into|is|it|its|many|most|my|not|of|on|or|our|pay|paying|she|so|some|than|that|their|them|then|they|this|those|to|under|up|us|was|we|were|what|when|where|which|who|whose|will|with|without|would|you|your|today|hoy|now|ahora|only|just|solo|still|often|lose|get|use|buy|need|want|help|sell|serve|reach|let|gives?|tell|show|charge|nearby|already|between|entre|ademas|one|two|three|four|five|six|seven|eight|nine|ten|dos|cuatro|cinco|siete|ocho|nueve|diez|offer|offers|provide|connect|connects|bring|teach|train|asked|told|sold|we're|i'm|eleven|twelve|fourteen|fifteen|twenty|once|doce|quince|veinte|through|mediante|via|selling|serving|helping|offering|connecting|targeting|serves|sells|helps|thinking|including|incluid[oa]s?|both|ambos|send|sends|hire|hires|employ|employs|visit|visits)$/;

/** Heads the customers stand after: whom it is for, helped or sold to. */
const LED_IN = meanings(`
  para, ayud[a-z]* a, vend[a-z]+ __ a, cliente[s]?, dirigid[oa]s? a, pensad[oa]s? para, vend[a-z]* a, ofre[a-z]* a, destinad[oa]s? a, quien, quienes, publico | for, help*, sell* __ to, customer[s]?, aimed at, designed for, sell* to, offer* to, meant for, who, audience, serv(e|es|ing)
`);

/** What it is compared with is no customer. */
const RIVAL = meanings(`
  competencia, competidor*, frente a, a diferencia de, la alternativa, los demas, otros, de ahora, de hoy, actuales, convencionales, habituales, de siempre | compet*, rival*, unlike, compared with, the alternative, the others, other, today's, existing, current, conventional, ordinary, usual
`);

/**
 * The customer as the text names it, as a whole noun phrase («clínicas dentales de barrio», "people who live alone"), and
 * without what is told of them besides ("people").
 */
export function customerName(signals: Signals): { whole: string; short: string } | undefined {
  const { text, customer } = signals;
  const sentence = sliceOf(text, offerSentence(signals));
  const offered = offerSentence(signals).start + sentence.length - sentence.trimStart().length;
  const names = customer.specific.map((span) => {
    const whole = joined(signals, nounPhrase(text, span));
    return { span, whole, apt: aptness(signals, { span, whole }, offered) };
  });
  const [best] = names.sort((a, b) => b.apt - a.apt || a.span.start - b.span.start);
  // A wrong name is worse than none.
  if (!best || best.apt < LEAST_APT) return undefined;
  const { start, isCommon } = opening(text, best);
  const typed = (end: number) => {
    const name = text.typed
      .slice(start, end)
      .replace(/\s+/g, ' ')
      .replace(/^[^\p{L}\d]+|[^\p{L}\d)%\p{Sc}]+$/gu, '')
      .replace(/\s(?:themselves|mism[oa]s)$/iu, '')
      .replace(DANGLING, '')
      .replace(start < best.whole.start ? /^$/ : ARTICLE, '');
    return isCommon ? name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : name;
  };
  return { whole: typed(best.whole.end), short: typed(best.whole.named) };
}

/** The beginning of what is not named any more. */
const DANGLING = /\s(?:y|o|pero|porque|and|or|but|because)(?:\s(?:que|who|hoy|today|ahora|now|ya|no))*$/i;

const ARTICLE = /^(?:los|las|el|la|un|una|unos|unas|the|an?|today.s)\s/i;

/** What a name in the singular cannot do without. */
const DETERMINER = /(?<![a-z])(?:cada|tod[oa]|una?|el|la|mi|cualquier|every|each|an?|any|the|my)\s$/;

/** Adjectives that are no names. */
const SIZED =
  /^(?:small|large|big|medium|mid|young|old|older|elderly|local|independent|new|busy|rural|private|public|family|working|single|retired|many|most|professional|pequen[oa]s|median[oa]s|grandes|jovenes)(?![a-z])/;

/** Names of many that do not end as plurals do. */
const PLURAL = /(?:s|people|women|men|folk|gente|children|staff|publico|public)$/;

/** Where the name begins, and whether its capital is only that of a sentence. */
function opening(text: ReadText, { span, whole }: { span: Span; whole: Span }) {
  const before = text.folded.slice(Math.max(0, whole.start - 24), whole.start);
  const head =
    languageOf(text) === 'es' ? (words(sliceOf(text, whole))[0] ?? '') : sliceOf(text, span).trim();
  const kept = PLURAL.test(head) ? 0 : (DETERMINER.exec(before)?.[0].length ?? 0);
  const isCommon = kept > 0 || whole.start === span.start || SIZED.test(sliceOf(text, whole));
  return { start: whole.start - kept, isCommon };
}

function aptness(
  { text, problem, evidence, customer, difference }: Signals,
  { span, whole }: { span: Span; whole: Span },
  offered: number,
): number {
  const hurt = [problem.cost, problem.pains[0]].some(
    (pain) => pain && sentenceOf(text, pain).start === sentenceOf(text, span).start,
  );
  const word = sliceOf(text, span);
  const sentence = sliceOf(text, sentenceOf(text, span));
  const before = text.folded.slice(Math.max(0, whole.start - 24), whole.start);
  return (
    (find({ folded: before }, LED_IN).some(({ end }) =>
      /^\W*(?:(?:[a-z]{2,5}|\d[\d.,]*)\W+)?$/.test(before.slice(end)),
    )
      ? 2
      : 0) +
    (/(s|people|women|men|folk|gente)$|^(people|gente|those|quienes)/.test(word) ? 2 : 0) +
    (whole.end - whole.start > word.length + 3 ? 1 : 0) +
    (hurt ? 1 : 0) +
    // Those it is for are spoken of again.
    (customer.specific.filter((other) => sliceOf(text, other).slice(0, STEM) === word.slice(0, STEM)).length >
    1
      ? 0.5
      : 0) +
    // A heading names whom all of it is about.
    (text.folded.charAt(whole.end) === ':' ? 1 : 0) -
    (evidence.at && sentenceOf(text, evidence.at).start === sentenceOf(text, span).start ? 0.5 : 0) -
    (/^\W*[a-z]{3,}(?:ar|er|ir|ing) (?:(?:los|las|the) )?$/.test(
      text.folded.slice(sentenceOf(text, span).start, whole.start),
    )
      ? 2
      : 0) -
    (THINGS.test(before) || text.typed.slice(span.start, span.end) === 'GPS' ? 4 : 0) -
    (NEAR.test(before) ? 2 : 0) -
    ([...difference.comparisons, ...difference.others].some(
      ({ start, end }) => start < whole.end && whole.start < end,
    ) && !SOLD_TO.test(before)
      ? 3
      : 0) -
    // What the offer opens with is the thing and not whom it is for.
    (offered <= whole.start &&
    /^\W*(?:(?:un|una|an?|the|el|la) )?$/.test(text.folded.slice(offered, whole.start)) &&
    !hurt &&
    !/^(?:people|gente|personas|famil)/.test(word)
      ? 2
      : 0) -
    (matches(sentence, RIVAL) && !SOLD_TO.test(before) ? 3 : 0) -
    // A bar is not for bars.
    (whole.start !== offered &&
    sliceOf(text, { start: offered, end: text.folded.length })
      .split(OFFERED_HEAD, 1)[0]
      ?.split(' ', OFFERED_WORDS)
      .some((one) => one.replace(/e?s$/, '') === word.replace(/e?s$/, ''))
      ? 4
      : 0) -
    // "Residents' garages" are no residents.
    (text.folded.charAt(whole.end) === "'" ? 2 : 0) -
    (/^(?:hij|nin|child|kid)/.test(word) ? 1 : 0) -
    (/^(?:someone|somebody|anyone|anybody|alguien|cualquiera)/.test(word) ? 2 : 0)
  );
}

/** Letters by which a noun is known in whatever number. */
const STEM = 6;

/** Less apt names are not those of customers. */
const LEAST_APT = -1;

/** As many words at the start of an offer may name the thing. */
const OFFERED_WORDS = 3;

/** Where the thing offered ends and what is told of it begins. */
const OFFERED_HEAD = /[,;:.(]|\s(?:para|for|que|that|de|en|in|at|to|a|with|con|without|sin|of|from)\s/;

/** What is rented out or made is no customer. */
const THINGS =
  /(?<![a-z])(?:alquil|fabric|instal|pon|imprim|constru|dise[n])[a-z]*mos (?:un[oa]s? )?$|(?<![a-z])(?:rent out|manufacture|install|print|build|design) (?:the |some )?$/;

/** "Sell it to other translators": others are the customers there. */
const SOLD_TO =
  /(?:vend|ofre|alquil|sell|offer|rent)[a-z]* (?:[a-z]{2,10} ){0,2}(?:a|to) (?:otr[oa]s|other) $/;

/** "Madres y padres de…": two names of one customer. */
function joined({ text, customer }: Signals, first: Span & { named: number }): Span & { named: number } {
  const between = /^\s(?:y|e|o|and|or)\s(?:las\s|los\s)?/.exec(text.folded.slice(first.end))?.[0];
  const next = between && customer.specific.find(({ start }) => start === first.end + between.length);
  if (!next || first.end !== first.named) return first;
  const { end, named } = nounPhrase(text, next);
  return end - first.start > NAME_MAX_LENGTH ? first : { start: first.start, end, named };
}

/** So wide a word names nobody without where they are: "people in small flats". */
const WIDE = /^(?:people|those|gente|personas)$/;
const WHERE = /^\s(?:in|at|on|en)\s(?:(?:the|el|la|los|las)\s)?(?:[a-z]{3,12}\s)?[a-z]{4,14}s(?![a-z])/;

/** The noun phrase around a word for people or firms, to its natural ends. */
function nounPhrase(text: ReadText, span: Span): Span & { named: number } {
  const clause = clauseOf(text, span);
  const start = leftEnd(text, span, clause);
  const rest = text.folded.slice(span.end, clause.end);
  const spanish = /^\s(?:de|del|con|que|sin|en)\s/.test(rest) || /^(?: [a-z]{4,14}[aeo]s)+/.test(rest);
  const adjectives = spanish
    ? (/^(?:\s(?![a-z]*[ae]mos\b)[a-z]{4,14}(?:[aeo]s|les|nas|ras))*/.exec(rest)?.[0] ?? '')
    : '';
  const kept = littleFree(adjectives);
  const where = WIDE.test(sliceOf(text, span)) ? (WHERE.exec(rest)?.[0] ?? '') : '';
  let end = span.end + (where || kept).length;
  for (let links = 0; links < 2; links += 1) {
    const link = LINK.exec(text.folded.slice(end, clause.end));
    // "Help parents with homework": what they are helped with does not describe them.
    if (!link || (/^\s(?:with|con)\s/.test(link[0]) && HELPED.test(text.folded.slice(0, start)))) break;
    const length = link[0].length;
    if (LITTLE_WORDS.test(link[1] ?? '') || end + length - start > NAME_MAX_LENGTH) break;
    end += length;
    const more = /^\s[a-z]{4,14}(?![a-z])/.exec(text.folded.slice(end, clause.end))?.[0];
    if (more && /^\s(?:with|con)\s/.test(link[0]) && !/s$/.test(link[0]) && !LITTLE_WORDS.test(more.trim()))
      end += more.length;
  }
  const named = end;
  const relative = /^\s(?:que|who|quienes)\s[^.]+$/.exec(text.folded.slice(end, clause.end).trimEnd())?.[0];
  const isOfMany = /s$/.test(sliceOf(text, span));
  if (relative && !(isOfMany && OF_ONE.test(relative))) {
    const fits = [relative, ...shorter(relative)]
      .map(beforeMainVerb)
      .find(({ length }) => end + length - start <= NAME_MAX_LENGTH);
    end += fits?.length ?? 0;
  }
  return { start, end, named };
}

const HELPED = /(?:help(?:s|ing)?|ayud[a-z]+ a)\s(?:[a-z]+\s)?$/;

/** "de barrio", "with dyslexia", «de menos de 3.000 vecinos»: what follows a noun and belongs to it. */
const LINK =
  /^\s(?:de|del|con|sin|of|with|without|aged|over|under|de la|de los|de las|of the)\s((?:mas de |menos de |fewer than |less than |more than |over |under |up to |hasta )?\d[\d.,]*(?:\s(?:a \d+ )?[a-z]{3,14}|$)|(?:san|santa|ciudad de|castilla|new|los|las|la)\s[a-z-]{3,14}|[a-z]{3,16}(?:-[a-z]{2,10}){0,2})(?![a-z0-9])(?:\s(?:media|medio|rural|propi[oa]|public[oa]|privad[oa]|(?!fabrica|publica|aplica|indica|explica|dedica|comunica|practica|total|igual)[a-z]{2,10}(?:ida|ada|ica|iva|tal|nal|ional|oria|orio|ario|aria|ico|ivo))(?![a-z]))?(?:\s(?!tras|hoy|mas|menos|gracias|ademas|despues|entonces|antes|las|los|sus|mis|unos|unas|this|his|its|loses|pays|[a-z]*mos(?![a-z]))[a-z]{4,14}s(?![a-z]))?/;

/** The parts of a relative clause up to each word that joins it to another. */
function shorter(relative: string): string[] {
  return [...relative.matchAll(/\s(?:y|o|pero|porque|para|cuando|and|or|but|because|so|when|in order)\s/g)]
    .map(({ index }) => relative.slice(0, index))
    .filter((words) => words.split(' ').length > 3)
    .reverse();
}

/** "Gente que trabaja | no tiene tiempo": from a second verb on, it is told of them what happens. */
function beforeMainVerb(relative: string): string {
  const verb = MAIN_VERB.exec(relative);
  return verb ? relative.slice(0, verb.index) : relative;
}

/** «Periódicos que escucha»: said of something else, for the verb is in the singular. */
const OF_ONE =
  /^\sque\s(?:(?:no|ya|se|les?|los?|las?|nos|me|nunca|siempre|tambien|solo) )*(?!(?:no|ya|se|le|lo|la|me|nunca|siempre|solo) )[a-z]*(?:[aeo]|io)(?![a-z])/;

const MAIN_VERB =
  /(?<=^\s(?:que|who|quienes)(?:\s\S+){1,8}?)(?<!\s(?:que|who|quienes|y|o|ya|and|or|but|pero|also|tambien|no|se|to|already|still|often|always|never|only|just|siempre|todavia|aun|solo|don't|doesn't|can't|cannot|won't|longer|nearly|casi))\s(?:(?:no|nunca|apenas) (?!hay|mas)[a-z]+|(?:ya no )?(?:tienen?|pierden?|pagan?|quieren?|necesitan?|pueden?|suelen?|gastan?|acaban?|deben?|hacen?|son|estan?|es|van?|tardan?|buscan?)|(?:do|does|can|will|would|have|has|are|is)(?:n't|not)|cannot|never|(?:have|has) (?:no|to|little)|will|loses?|drive|wait|queue|miss|forget|give up|throw|travel|struggle|suffer|pays?|needs?|wants?|ends? up|spends?|struggles?|are|is|can)(?![a-z])/;

/** Neighbours of the place, not those it is for. */
const NEAR =
  /(?:cerca de|cercan[oa]s? a|proxim[oa]s? a|junto a|al lado de|enfrente de|near|next to|close to|opposite)\s(?:\S{1,8}\s)?$|(?<![a-z])(?:con una?|with an?)\s$|(?<![a-z])(?:en|in|at)\s(?:las\s|los\s|the\s|muchas\s|muchos\s|many\s)?$/;

function littleFree(words: string): string {
  let kept = '';
  for (const [part] of words.matchAll(/\s\S+/g)) {
    if (LITTLE_WORDS.test(part.trim())) break;
    kept += part;
  }
  return kept;
}

/** «Sociedad de cazadores»: who buys is the group. */
const GROUP =
  /(?<![a-z])(?:sociedad(?:es)?|asociacion(?:es)?|comunidad(?:es)?|grupos?|cooperativas?|federacion(?:es)?|colectivos?|gremios?|equipos?|clubs?|clubes|despachos?|escuelas?|residencias?|centros?) de (?:l[oa]s )?$/;

/** Up to three words before that describe it, if what stands before them is sure to be none: an article, «para», a comma. */
function leftEnd(text: ReadText, span: Span, clause: Span): number {
  const before = text.folded.slice(clause.start, span.start);
  const found = [...before.matchAll(/[a-z'-]+(?=\s)/g)].slice(-4);
  if (languageOf(text) === 'es') {
    const group = GROUP.exec(before)?.[0];
    if (group) return span.start - group.length;
    const adjective =
      /(?:pequen[oa]s|median[oa]s|grandes|jovenes|nuev[oa]s|antigu[oa]s|viej[oa]s|principales)\s$/.exec(
        before,
      )?.[0];
    return span.start - (adjective?.length ?? 0);
  }
  let start = span.start;
  for (let back = found.length - 1, taken = 0; back >= 0 && taken < 4; back -= 1, taken += 1) {
    const match = found[back];
    if (!match) break;
    const end = clause.start + match.index + match[0].length;
    if (text.folded.slice(end, start).trim() !== '') return back === found.length - 1 ? span.start : start;
    // After "we", "that" or "to" comes a verb.
    if (
      /^(?:(?:we|i|they|it|you)(?:'?(?:d|ll|ve|re|m))?|that|which|who|to|and)$/.test(match[0]) &&
      start < span.start
    )
      return clause.start + (found[back + 2]?.index ?? span.start - clause.start);
    if (LITTLE_WORDS.test(match[0])) return start;
    // "Spraying vineyards…": what a sentence opens with is done to them.
    if (
      /ing$/.test(match[0]) &&
      text.folded.slice(sentenceOf(text, span).start, clause.start + match.index).trim() === ''
    )
      return span.start;
    if (taken === 3) return span.start;
    start = clause.start + match.index;
  }
  // Only what the clause itself opens with is left.
  return text.folded.slice(clause.start, start).trim() === '' ? start : span.start;
}
