import type { Signals } from './signals/read-signals.ts';
import { meanings } from './text/meanings.ts';
import { find, matches } from './text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from './text/read-text.ts';

/** Longest name of a customer with what describes it, in UTF-16 units. */
const NAME_MAX_LENGTH = 64;

/** Words that end a noun phrase when they come next, or stand before one. */
const LITTLE_WORDS =
  /^(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|al|a|ante|como|cuando|cada|donde|e|en|entre|es|esta|estan|fue|hasta|hay|le|les|lo|mas|menos|mi|mis|muy|ni|no|nos|nuestr[oa]s?|o|otr[oa]s|para|pero|por|porque|que|quien|quienes|se|segun|ser|si|sin|sobre|son|su|sus|tambien|todos?|todas?|tod[oa]|tras|u|ya|y|de|del|con|tres|seis|dos|miles|muchas|muchos|pocas|pocos|algunas|algunos|the|an|and|are|as|at|because|but|by|can|cannot|could|do|does|don't|every|each|for|from|had|has|have|he|her|his|how|i|if|in|into|is|it|its|many|most|my|not|of|on|or|our|pay|paying|she|so|some|than|that|their|them|then|they|this|those|to|under|up|us|was|we|were|what|when|where|which|who|whose|will|with|without|would|you|your|today|hoy|now|ahora|only|just|solo|still|often|lose|get|use|buy|need|want|help|sell|serve|reach|let|gives?|tell|show|charge|nearby|already)$/;

/** Heads the customers stand after: whom it is for, helped or sold to. */
const LED_IN = meanings(`
  para, ayud[a-z]* a, cliente[s]?, dirigid[oa]s? a, pensad[oa]s? para, vend[a-z]* a, ofre[a-z]* a, destinad[oa]s? a, quien, quienes, publico | for, help*, customer[s]?, aimed at, designed for, sell* to, offer* to, meant for, who, audience, serv(e|es|ing)
`);

/** What it is compared with is no customer. */
const RIVAL = meanings(`
  competencia, competidor*, frente a, a diferencia de, la alternativa, los demas, otros, de ahora, de hoy, actuales, convencionales, habituales, de siempre | compet*, rival*, unlike, compared with, the alternative, the others, other, today's, existing, current, conventional, ordinary, usual
`);

/** The customer as the text names it, as a whole noun phrase: «clínicas dentales de barrio», "people who live alone". */
export function customerName({ text, customer }: Signals): string | undefined {
  const names = customer.specific.map((span) => ({ span, whole: nounPhrase(text, span) }));
  const [best] = names.sort((a, b) => aptness(text, b) - aptness(text, a) || a.span.start - b.span.start);
  if (!best) return undefined;
  const { start, end } = best.whole;
  return text.typed
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d)%]+$/gu, '');
}

function aptness(text: ReadText, { span, whole }: { span: Span; whole: Span }): number {
  const word = sliceOf(text, span);
  const sentence = sliceOf(text, sentenceOf(text, span));
  const before = text.folded.slice(Math.max(0, whole.start - 24), whole.start);
  return (
    (find({ folded: before }, LED_IN).some(({ end }) => /^\W*(?:[a-z]{2,5}\W+)?$/.test(before.slice(end)))
      ? 2
      : 0) +
    (/(s|people|women|men|folk|gente)$|^(people|gente|those|quienes)/.test(word) ? 2 : 0) +
    (whole.end - whole.start > word.length + 3 ? 1 : 0) -
    (matches(sentence, RIVAL) ? 3 : 0) -
    // "Residents' garages" are no residents.
    (text.folded.charAt(whole.end) === "'" ? 2 : 0) -
    (/^(?:hij|nin|child|kid)/.test(word) ? 1 : 0)
  );
}

/** The noun phrase around a word for people or firms, to its natural ends. */
function nounPhrase(text: ReadText, span: Span): Span {
  const clause = clauseOf(text, span);
  const start = leftEnd(text, span, clause);
  const rest = text.folded.slice(span.end, clause.end);
  const spanish = /^\s(?:de|del|con|que|sin|en)\s/.test(rest) || /^(?: [a-z]{4,14}[aeo]s)+/.test(rest);
  const adjectives = spanish
    ? (/^(?:\s(?![a-z]*[ae]mos\b)[a-z]{4,14}(?:[aeo]s|les|nas|ras))*/.exec(rest)?.[0] ?? '')
    : '';
  const kept = littleFree(adjectives);
  let end = span.end + kept.length;
  for (let links = 0; links < 2; links += 1) {
    const link = LINK.exec(text.folded.slice(end, clause.end));
    if (!link) break;
    const length = link[0].length;
    if (LITTLE_WORDS.test(link[1] ?? '') || end + length - start > NAME_MAX_LENGTH) break;
    end += length;
  }
  const relative = /^\s(?:que|who|quienes)\s[^.]+$/.exec(text.folded.slice(end, clause.end).trimEnd());
  if (relative && end + relative[0].length - start <= NAME_MAX_LENGTH) end += relative[0].length;
  return { start, end };
}

/** "de barrio", "with dyslexia", «de menos de 3.000 vecinos»: what follows a noun and belongs to it. */
const LINK =
  /^\s(?:de|del|con|sin|of|with|without|aged|over|under|de la|de los|de las|of the)\s((?:mas de |menos de |fewer than |less than |more than |over |under |up to |hasta )?\d[\d.,]*(?:\s(?:anos|vecinos|habitantes|empleados|trabajadores|plazas|camas|years|people|residents|employees|staff|beds|toneladas|tonnes|hectareas|hectares|alumnos|pupils))?|(?:san|santa|ciudad de|castilla|new|los|las|la)\s[a-z-]{3,14}|[a-z]{3,16}(?:-[a-z]{2,10}){0,2})(?![a-z0-9])(?:\s(?:pequen[oa]s|grandes|mayores|rurales|solos|solas|propi[oa]s?|public[oa]s?|privad[oa]s?|media|medio))?/;

function littleFree(words: string): string {
  let kept = '';
  for (const [part] of words.matchAll(/\s\S+/g)) {
    if (LITTLE_WORDS.test(part.trim())) break;
    kept += part;
  }
  return kept;
}

/** Up to three words before that describe it, if what stands before them is sure to be none: an article, «para», a comma. */
function leftEnd(text: ReadText, span: Span, clause: Span): number {
  const before = text.folded.slice(clause.start, span.start);
  const found = [...before.matchAll(/[a-z'-]+(?=\s)/g)].slice(-4);
  let start = span.start;
  for (let back = found.length - 1, taken = 0; back >= 0 && taken < 4; back -= 1, taken += 1) {
    const match = found[back];
    if (!match) break;
    const end = clause.start + match.index + match[0].length;
    if (text.folded.slice(end, start).trim() !== '') return back === found.length - 1 ? span.start : start;
    if (LITTLE_WORDS.test(match[0])) return start;
    if (taken === 3) return span.start;
    start = clause.start + match.index;
  }
  // Only what the clause itself opens with is left.
  return text.folded.slice(clause.start, start).trim() === '' ? start : span.start;
}
