import type { Language } from '../domain/language.ts';
import { alternatives, withoutAccents } from '../domain/text-matching.ts';
import { markGroups } from './cues.ts';

/** A part of the text that can be quoted. */
export interface Piece {
  /** A piece of the text, word for word, without a leading list mark and without the final full stop. */
  typed: string;
  /** For matching cues: lower case, without accents, single spaces. */
  folded: string;
  language: Language;
  /** As `folded`, with section signs around people. */
  marked: string;
  /** The place of a Spanish past tense that only its accent distinguishes from other forms (“hablé”), or -1. */
  preterite: number;
}

export interface Sentence extends Piece {
  /** Cut at commas, semicolons, colons, dashes and conjunctions. A denial holds within one clause. */
  clauses: readonly Piece[];
}

export interface IdeaText {
  sentences: readonly Sentence[];
  /** The language of most sentences; `undefined` if it is neither Spanish nor English. */
  language: Language | undefined;
  /** One language has clearly more function words than the other. */
  isLanguageClear: boolean;
  /** The words are out of order: too many pairs of neighbours that occur in neither language. */
  isShuffled: boolean;
}

/** Function words, in folded text. */
const SPANISH = wholeWords(`
el|la|los|las|un|una|unos|unas|de|del|que|en|y|a|al|con|por|para|se|su|sus
no|es|son|lo|le|les|mas|pero|como|mi|nos|cada|hay|muy|ya|sin|sobre|esta|este
cuando|porque|quiero|tiene|tienen`);
const ENGLISH = wholeWords(`
the|an?|of|to|and|in|is|are|for|that|with|on|it|its|they|their|we|our|i|my|you|your
would|will|have|has|not|who|at|by|from|or|be|been|but|so|this|there|when|which|per|each|than`);
/** Function words of French, Portuguese, German, Italian, Catalan and Dutch; a few are also Spanish or English. */
const OTHERS = wholeWords(`
le|les|des|est|une|dans|pour|avec|nous|vous|qui|sont|au|aux
nao|uma|sao|com|os|as|dos|das|em
der|die|und|ist|fur|ein|eine|mit|den|das
il|che|gli|sono|di|per|non|della
amb|els|perque
een|het|van|voor`);
/** Pairs of words that only a wrong word order produces: “the of”, “with and”. */
const SHUFFLED_PAIR = wholeWords(`
(?:el|los|las|un|una|unos|mi|su|del|al) (?:de|en|y|con|por|para|se|es|pero|ni|no|un|una|su|mi|los|las|lo)
(?:de|con|por|para|en) (?:y|o|pero|se|es|hay|muy|de|con)
y (?:y|o|de|pero)
(?:the|an?|my|our|their) (?:the|an?|of|to|and|in|is|are|for|that|with|on|we|our|my|at|from|by|have|has|been|but|so|they|their|would|will|who|it|or|than)
(?:of|with|for|from|at|by) (?:and|is|are|have|has|been|but|so|or|of|with|would|will|we|they)
(?:and|or) (?:and|or|of)
(?:to|we|i|they) (?:of|and|is|the the|for the the|our|my)`);
/** Bounds the run time for texts of many tiny sentences: each sentence is searched for every word list. */
const SENTENCES_MAX = 60;
const ABBREVIATION =
  /(?:^|[\s(])(?:sr|sra|dr|dra|ud|uds|p|ej|pag|aprox|nº|av|avda|ee|uu|s\.l|s\.a|u\.s|u\.k|mr|mrs|ms|st|vs|e\.g|i\.e|approx|inc|ltd|co|dept)$/i;
/** “J. Pérez”, “S. L.” */
const INITIAL = /(?:^|[\s(.])\p{Lu}$/u;
/** The bullet or number before an item of a list. */
const LIST_MARK = /^\s*(?:[-–—*•·▪●◦>#]+|\(?\d{1,2}[.)])\s+/;
const CLAUSE_BREAK =
  /(?:[;:—–]|,(?!\d)| - )\s*(?:(?:y|e|o|pero|and|but|or|so)\s)?|[()]|\s(?=(?:pero|aunque|mientras|porque|cuando|but|although|because|while|when|if)\s)|\s(?:y|and)\s(?=(?:(?:nadie|ningun[oa]|nobody|none|no|ya|nos|se|les?|los?|las?|we|they|it|i|have|has|is|are)\s))/gi;

/** The form in which cues are found. Unlike `foldedText` it keeps characters like `½`, and dashes, which divide clauses. */
export function fold(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Finds a text’s language, sentences and clauses, in time linear in its length.
 * @param fallback the language of a text with as many Spanish as English words
 */
export function ideaText(idea: string, fallback: Language): IdeaText {
  const all = fold(idea);
  const words = all.match(/[a-z0-9']+/g) ?? [];
  const spanish = count(all, SPANISH);
  const english = count(all, ENGLISH);
  const others = count(all, OTHERS);
  const best = Math.max(spanish, english);
  const pairs = count(all, SHUFFLED_PAIR);
  const language = spanish === english ? fallback : spanish > english ? 'es' : 'en';
  const isKnown = best >= others * 0.9 && (words.length < 12 || best / words.length > 0.06);
  return {
    sentences: sentencePlaces(idea).map(({ from, to }) => sentenceOf(idea.slice(from, to), language)),
    language: isKnown ? language : undefined,
    isLanguageClear: Math.abs(spanish - english) >= 3,
    isShuffled: pairs >= 3 && pairs / (spanish + english) > 0.07,
  };
}

function sentenceOf(typed: string, fallback: Language): Sentence {
  const folded = fold(typed);
  const spanish = count(folded, SPANISH);
  const english = count(folded, ENGLISH);
  const language = spanish === english ? fallback : spanish > english ? 'es' : 'en';
  const clauses = typed.split(CLAUSE_BREAK).map((clause) => pieceOf(clause.trim(), language));
  return { ...pieceOf(typed, language), clauses: clauses.filter((clause) => clause.folded !== '') };
}

function pieceOf(typed: string, language: Language): Piece {
  const folded = fold(typed).replace(/^[¿¡«"“'(]+ ?/, '');
  const marked = markGroups({ folded, language });
  return { typed, folded, language, marked, preterite: language === 'es' ? typed.search(PRETERITE) : -1 };
}

/** “hablé”, “vendí”, “llenó”, and neither “café” nor “cobraré”. */
const PRETERITE =
  /(?<!\p{L})(?!(?:tambi|caf|aqu|all|ah|as|qu|porqu|jos|beb|pur|chal|com|comit|carn|canap|pap|sof|bamb|men|rub|marroqu|man|jabal|ac|esqu)[éíóú](?!\p{L}))(?!(?!prep|comp|sep|rep|ret|mir|tir|entr|compr|admir|cobr(?!ar)|logr|abr|sac)\p{L}+(?:ar|er|ir)é(?!\p{L}))\p{L}{2,}[éíó](?!\p{L})/iu;

interface Place {
  from: number;
  to: number;
}

/** Where the sentences are. A full stop in a number, a URL, an abbreviation or brackets does not end a sentence. */
function sentencePlaces(text: string): Place[] {
  return linesOf(text)
    .flatMap(({ at, line }) => {
      const ends = withJoints(line, [...sentenceEnds(line), line.length]);
      return ends.map((end, index) => sentencePlace(line, ends[index - 1] ?? 0, end, at));
    })
    .filter(({ from, to }) => /\p{L}|[$£€]/u.test(text.slice(from, to)))
    .slice(0, SENTENCES_MAX);
}

/** In UTF-16 units. A longer sentence is cut where another sentence begins without a full stop. */
const RUN_ON = 150;
const PART_MIN = 25;
const JOINT =
  /;|,(?=\s(?:and|but|so|y|pero|entonces|as[ií] que)\s)|(?=\s(?:but|so|pero|entonces|as[ií] que)\s(?:i|we|you|it|they|there|the|yo|no|nos|me|se|l[ao]s?|el|ya|hay|quier[oe])\s)|(?=\s(?:i|we)\s(?:want|would|have|had|'d|will|can|charge|sell|did|tried|asked)\s)|(?=\s(?:yo|quiero|queremos)\s)/giu;
const COMMA = new RegExp(`${JOINT.source}|,(?=\\s)`, 'giu');

/** The ends of the sentences of a line, and the joints in those that run on. */
function withJoints(line: string, ends: readonly number[]): number[] {
  return ends.flatMap((end, index) => {
    const from = ends[index - 1] ?? 0;
    if (end - from <= RUN_ON) return [end];
    let last = from;
    // A line with a single end, and so without inner full stops, is cut at commas too.
    const joint = ends.length === 1 ? COMMA : JOINT;
    const joints = [...line.slice(from, end).matchAll(joint)]
      .map((match) => from + match.index + match[0].length)
      .filter((at) => {
        if (at - last < PART_MIN || end - at < PART_MIN) return false;
        last = at;
        return true;
      });
    return [...joints, end];
  });
}

function sentenceEnds(line: string): number[] {
  const found: number[] = [];
  let depth = 0;
  // An unclosed bracket must not hide the sentence ends after it.
  const lastClosing = Math.max(line.lastIndexOf(')'), line.lastIndexOf(']'));
  for (const match of line.matchAll(/[([]|[)\]]|[.!?…]+["'”»)\]]*(?=\s|$)/g)) {
    const mark = match[0];
    if (mark === '(' || mark === '[') depth += match.index < lastClosing ? 1 : 0;
    else if (mark === ')' || mark === ']') depth = Math.max(0, depth - 1);
    else {
      const closes = /[)\]]/.test(mark);
      if (closes) depth = Math.max(0, depth - 1);
      const isEnd = !mark.startsWith('.') || mark.length > 1 || !isAbbreviated(line, match.index);
      const continues = closes && /^\s+\p{Ll}/u.test(line.slice(match.index + mark.length));
      if (depth === 0 && isEnd && !continues) found.push(match.index + mark.length);
    }
  }
  return found;
}

/** The place of a sentence without a list mark, the spaces around it and its full stop. */
function sentencePlace(line: string, from: number, to: number, at: number): Place {
  const raw = line.slice(from, to);
  const words = raw
    .replace(LIST_MARK, '')
    .trimStart()
    .replace(from > 0 ? CONJUNCTION : '', '');
  const ended = words
    .trimEnd()
    .replace(/(?<!\.)\.$|[,;:]$/, '')
    .trimEnd();
  const start = at + from + raw.length - words.length;
  return { from: start, to: start + ended.length };
}

function isAbbreviated(line: string, at: number): boolean {
  const next = /^.\s+(\S)/u.exec(line.slice(at, at + 4))?.[1];
  if (next !== undefined && /\p{Ll}/u.test(next) && /\betc$/i.test(line.slice(0, at))) return true;
  const before = line.slice(Math.max(0, at - 8), at);
  return next !== undefined && (ABBREVIATION.test(before) || INITIAL.test(before));
}

/** A conjunction that joins a sentence to the previous sentence. */
const CONJUNCTION = /^(?:and|but|so|y|pero|entonces|as[ií] que)\s+(?=\p{Ll})/u;

const LINE_BREAK = /(\r\n?|[\n\u2028\u2029])/;

/** The lines with their places. Lines that an editor has wrapped at a fixed width are joined, with spaces for the breaks. */
function linesOf(text: string): { at: number; line: string }[] {
  const lines: { at: number; line: string }[] = [];
  const parts = text.split(LINE_BREAK);
  let at = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const [line = '', lineBreak = ''] = parts.slice(index);
    const before = lines.at(-1);
    const isWrapped =
      before !== undefined && before.line.length >= 40 && /[\p{L}\p{N},]$/u.test(before.line.trim());
    if (isWrapped && /^\p{Ll}/u.test(line)) {
      before.line += ' '.repeat(at - before.at - before.line.length) + line;
    } else lines.push({ at, line });
    at += line.length + lineBreak.length;
  }
  return lines;
}

function wholeWords(list: string): RegExp {
  return new RegExp(`\\b${alternatives(list)}\\b`, 'g');
}

function count(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0;
}
