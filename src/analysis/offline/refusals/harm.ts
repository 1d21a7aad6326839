import { find } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { findKinds, isPlainOffer, PLAIN_HARM } from './harm-kinds.ts';
import { AGAINST, EVASION, HARMFUL, HUSHED, PROVIDES } from './harm-words.ts';
import { ILLICIT } from './illicit-acts.ts';

/** The first place where the text proposes harm to people, or what is plainly illegal. */
export function findHarm(text: ReadText): Span | undefined {
  const against = findAgainst(text);
  const hushed = [...find(text, EVASION), ...find(text, HUSHED)];
  const kinds = findKinds(text);
  const plain = kinds.find((span) => isPlainOffer(text, span));
  if (plain) return plain;
  const harms = [...find(text, HARMFUL), ...find(text, ILLICIT), ...find(text, PLAIN_HARM), ...kinds].sort(
    (a, b) => a.start - b.start,
  );
  const provides = find(text, PROVIDES);
  return harms.find((span) => isMeant(text, span, { against, provides, hushed: hushed.length > 0 }));
}

/** Others who do the harm: told as the problem, not as the offer. */
const CULPRITS =
  /\b(?:quienes|delincuentes|mafias?|bandas|estafadores|timadores|ladrones|competencia|gente que|who|criminals|gangs|scammers|fraudsters|thieves|crooks|rivals|competitors|folk|people)\b/;

/** Words that say on which side a business stands whatever else they may mean. */
const STANDS_AGAINST =
  /^(?:detect|preven|previen|proteg|protec|protej|denunci|identific|bloque|victim|combat|lucha|verif|rehabilit|terapi|adicc|recuper|report|block|protect|prevent|fight|therap|rehab|addict|recover|tackl|spot|flag|catch|senala|reclam|retir|complain|compl|formacion|training|ensen|teach|licencia|autoriz|registered|receta|prescription|contra|against|avis|warn|stop|audit|segur|safe|secur|evit|avoid|distin|reconoc|recogn|quit|defend)/;

/** Whether what stands at the span is what the business does, and not what it fights, treats or suffers. */
function isMeant(
  text: ReadText,
  span: Span,
  { against, provides, hushed }: { against: readonly Span[]; provides: readonly Span[]; hushed: boolean },
): boolean {
  // "Collected so that it is not poured into the river."
  if (
    /\b(?:para que|so that|so) (?:[a-z]+ ){0,2}(?:no|not|never|nadie|nobody|no one)\b/.test(
      sliceOf(text, span),
    )
  )
    return false;
  const sentence = sentenceOf(text, span);
  const outside = against.filter(({ start, end }) => end <= span.start || start >= span.end);
  const standing = outside.filter((other) => STANDS_AGAINST.test(sliceOf(text, other)));
  const before = (spans: readonly Span[]) =>
    spans.filter(({ start, end }) => sentence.start <= start && end <= span.start).at(-1);
  const opposed = before(outside);
  const provided = before(provides);
  if (/\b(?:no|not|never|nunca|sin|without|don'?t)\s(?:\S{1,10}\s)?$/.test(leadTo(text, sentence, span)))
    return false;
  if (hushed && !(opposed && (!provided || provided.start < opposed.start))) return true;
  if (opposed && (!provided || provided.start < opposed.start)) return false;
  if (provided && !CULPRITS.test(text.folded.slice(sentence.start, span.start))) {
    // "We teach people to hang up; a call from a false bank is staged": the side is taken elsewhere, and twice.
    return new Set(standing.map((other) => sliceOf(text, other).slice(0, 5))).size < 2;
  }
  const after = outside.some(({ start }) => start >= span.end && start < sentence.end);
  if (after && !ACT.test(sliceOf(text, span))) return false;
  return standing.length === 0;
}

/** An act in so many words is not excused by what follows it: "spy on your partner and prevent …". */
const ACT =
  /^[a-z]{2,10}(?:ar|er|ir|amos|emos|imos|ando|iendo|ing)\b|^(?:spy|track|hack|kill|steal|cheat|get|hold|take)\b/;

function leadTo(text: ReadText, sentence: Span, span: Span): string {
  return text.folded.slice(Math.max(sentence.start, span.start - 24), span.start);
}

function findAgainst(text: ReadText): Span[] {
  // "So that they do not report it" is the opposite of an excuse.
  return find(text, AGAINST).filter(
    ({ start }) =>
      !/(?:no|not|don'?t|without|sin|nunca|never)\s(?:\S{1,6}\s)?$/.test(
        text.folded.slice(Math.max(0, start - 16), start),
      ),
  );
}

/** Whether the business is against what stands at the span, in its sentence or twice elsewhere. */
export function isAgainst(text: ReadText, span: Span): boolean {
  const sentence = sentenceOf(text, span);
  // The bad word's own text does not excuse it.
  const outside = findAgainst(text).filter(({ start, end }) => end <= span.start || start >= span.end);
  if (outside.some(({ start }) => sentence.start <= start && start < sentence.end)) return true;
  return new Set(outside.map((other) => sliceOf(text, other).slice(0, 5))).size >= 2;
}
