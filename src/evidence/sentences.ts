import { endsInAbbreviation } from '../text/abbreviations.ts';

/** A sentence, or a row of a table. */
interface Sentence {
  start: number;
  end: number;
  /** Omitted words or another row follow, so no quotation may cross the end of this sentence. */
  endsPassage: boolean;
}

const ROW = /[|\t]/;
/** Characters in front of a line: bullets, numbers of items, Markdown headings and quotations. */
const LINE_MARK = /^\s*(?:(?:[-*+•·–—▪◦‣●✓✔]|\d{1,2}[.)]|#{1,6}|>+)\s+)*/;
const SENTENCE_END = /[.!?:;,。！？｡：；，]["'»”’)\]」』）]*\s*$/;
/** Words that end no sentence, so that the next line continues the sentence. */
const CONNECTIVE =
  /(?:,|(?<!\p{L})(?:de|del|la|el|los|las|un|una|y|e|o|u|en|a|al|con|por|para|que|no|sin|su|the|of|and|or|to|in|on|at|for|with|a|an|not|by|da|do|em|com|und|der|die|das|mit|für|von|nicht|et|le|les|des|du|à))\s*$/iu;
/** In UTF-16 units. Two shorter lines that do not end a sentence are cells or entries of a menu. */
const CELL_MAX_LENGTH = 40;

/** The sentences and rows of a text in order. Lines are joined where a sentence runs over their end. */
export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const lines = Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => ({ line, start: index }));
  for (let index = 0; index < lines.length; ) {
    const { line: first, start } = lines[index] as (typeof lines)[number];
    let line = first;
    let next = lines[index + 1];
    for (index += 1; next && runsOn(line, next.line); next = lines[index]) {
      line = next.line;
      index += 1;
    }
    const end = next ? next.start - 1 : text.length;
    const sentencesOfLine = ROW.test(first)
      ? [trimRange(text, start, end, /[\s|]/)]
      : proseIn(text, start + (LINE_MARK.exec(first)?.[0].length ?? 0), end);
    for (const sentence of sentencesOfLine) {
      const before = sentences.at(-1);
      if (sentence.start < sentence.end) sentences.push(sentence);
      else if (before) before.endsPassage ||= sentence.endsPassage;
    }
    const last = sentences.at(-1);
    if (last && next && isOtherRow(line, next.line)) last.endsPassage = true;
  }
  return sentences;
}

/** Whether the sentence at the end of a line continues in the next line. */
function runsOn(line: string, next: string): boolean {
  if (ROW.test(line) || ROW.test(next) || LINE_MARK.exec(next)?.[0].trim()) return false;
  return !/[.!?。！？:]\s*$/.test(line) && (/^\s*\p{Ll}/u.test(next) || CONNECTIVE.test(line.slice(-20)));
}

function isOtherRow(line: string, next: string): boolean {
  if (ROW.test(line) || ROW.test(next)) return true;
  return [line, next].every((each) => each.length < CELL_MAX_LENGTH && !SENTENCE_END.test(each.slice(-10)));
}

/** The end of a sentence, or a place where words are left out. */
const END =
  /(?<gap>\[ ?(?:…|\. ?\. ?\.) ?\]|\.(?: ?\.){2,}|[…‥⋯])|[.!?]+["'»”’)\]]*(?=\s)|[。！？｡]+["'」』”’）]*/gu;
/**
 * Further abbreviations of web pages: letters, small numbers, months, and words such as “art” and “mar”. Here it does no harm
 * to join two sentences; the worksheet, which reads hasty writing, treats these as words (`worksheet/sentences.ts`).
 */
const POSSIBLE_ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:\p{L}|\d{1,2}|art|etc|ed|cap|fig|ave|est|ca|mio|ene|feb|mar|abr|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec|dez|okt)$/iu;

function isAbbreviated(before: string, after: string): boolean {
  // "No. 5" is a number; "No." alone is a sentence.
  const isNumero = /(?<!\p{L})no$/iu.test(before) && /^\s*\d/.test(after);
  return isNumero || endsInAbbreviation(before) || POSSIBLE_ABBREVIATION.test(before);
}

function proseIn(text: string, start: number, end: number): Sentence[] {
  const sentences: Sentence[] = [];
  const prose = text.slice(start, end);
  let from = 0;
  for (const { 0: mark, index, groups } of prose.matchAll(END)) {
    const isGap = groups?.gap !== undefined;
    const after = index + mark.length;
    if (!isGap) {
      if (/^\s*\p{Ll}/u.test(prose.slice(after, after + 3))) continue;
      const words = prose.slice(Math.max(from, index - 12), index);
      if (mark === '.' && isAbbreviated(words, prose.slice(after, after + 3))) continue;
    }
    const sentence = trimRange(text, start + from, start + (isGap ? index : after));
    sentences.push({ ...sentence, endsPassage: isGap });
    from = after;
  }
  return [...sentences, trimRange(text, start + from, end)];
}

function trimRange(text: string, start: number, end: number, blanks = /\s/): Sentence {
  let [first, last] = [start, end];
  while (first < last && blanks.test(text.charAt(first))) first += 1;
  while (last > first && blanks.test(text.charAt(last - 1))) last -= 1;
  return { start: first, end: last, endsPassage: false };
}
