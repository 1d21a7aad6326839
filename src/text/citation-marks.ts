/** A mark for one or more sources in a text, or several marks in a row: `[2]`, `[1][2]`, `[1, 2]`, `(fuente 2)`. */
export interface Mark {
  /** Range in UTF-16 units. */
  start: number;
  end: number;
  /** The numbers of the sources as written, below 100, in order, without repeats. */
  sources: number[];
}

// More than two digits are a year or an amount, and no answer has a hundred sources.
const NUMBER = String.raw`[\d０-９]{1,2}`;
const WORD = '(?:fuentes?|sources?|refs?\\.?|n\\.?º)';
const LIST = String.raw`[\^#]?${NUMBER}(?:\s{0,3}(?:[,;&–—-]|[ye]\s|and\s)\s{0,3}[\^#]?${NUMBER}){0,20}`;
const INNER = String.raw`\s{0,3}(?:${WORD}:?\s{0,3})?${LIST}\s{0,3}`;
/** The URL that a model adds to a mark as if the mark were a link; the colon after the number of a footnote. */
const TARGET = String.raw`(?:\(\s{0,3}<?(?:[a-z][a-z0-9+.-]{0,20}:|[/#.]|www\.)(?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)|(?<=(?:^|\n)\s{0,8}\[\^?\d{1,3}\]):(?=\s))?`;
const ONE = [
  String.raw`\\?(?:\[\s{0,3}){1,3}\\?${INNER}(?:\s{0,3}\\?\]){1,3}${TARGET}`,
  // OpenAI's models write `【4†source】` and `【4:0†source】`.
  String.raw`[【［〔]${INNER}(?::\d{1,3})?(?:†[^【】［］〔〕]{0,60})?[】］〕]`,
  String.raw`\[\^\d{1,9}\]${TARGET}`,
  String.raw`\(\s{0,3}${WORD}\s{0,3}${LIST}\s{0,3}\)`,
].join('|');
const RUN = String.raw`(?:${ONE})(?:\s{0,2}(?:[,;]|[ye]\s|and\s)?\s{0,2}(?:${ONE})){0,40}`;
const MARK = new RegExp(String.raw`\(\s{0,3}${RUN}\s{0,3}\)|${RUN}`, 'giu');

/** The largest span of a range such as `[1-9]`. Only the ends of a larger one count. */
const RANGE_MAX = 20;

/** Finds marks. Years, amounts and links in brackets are text: `[2024]`, `[35 €]`, `[page](address)`, `[ ]`. */
export function marksIn(text: string): Mark[] {
  if (!/[[【［〔(]/.test(text)) return [];
  return Array.from(text.matchAll(MARK), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    sources: numbersIn(written),
  }));
}

function numbersIn(written: string): number[] {
  const plain = written
    .normalize('NFKC')
    .replace(/\]\([^()]*\)|†[^】\]]*|:\d+/g, ' ')
    .replace(/[ye&]\s|and\s/gi, ',');
  const numbers = new Set<number>();
  for (const [, first = '', last] of plain.matchAll(/(\d+)(?:\s*[–—-]\s*(\d+))?/g)) {
    const [from, to] = [Number(first), Number(last ?? first)];
    if (to - from > RANGE_MAX || to < from) numbers.add(from).add(to);
    else for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  // A footnote such as `[^2024]` is a mark of no source.
  return [...numbers].filter((number) => number < 100);
}

const BRACKETS = /[[\]【】［］〔〕()]/g;

/**
 * Replaces each mark. A removed mark leaves no space before punctuation.
 * @param replacement the sources to write instead, each as `[n]`; an empty list removes the mark
 */
export function replaceMarks(text: string, replacement: (mark: Mark) => readonly number[]): string {
  const marks = marksIn(text);
  if (marks.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const mark of marks) {
    let before = text.slice(from, mark.start);
    from = mark.end;
    const kept = replacement(mark).map((source) => `[${source}]`);
    const isAtStart = /(?:^|\n)$/.test(before) && (before !== '' || parts.length === 0);
    if (kept.length === 0) {
      if (isAtStart) from += /^[ \t]*/.exec(text.slice(from, from + 9))?.[0].length ?? 0;
      else if (/^(?:$|[\s.,;:!?…)\]|])/.test(text.charAt(from)))
        before = before.replace(/(?<=\S)[ \t]+$/, '');
    }
    parts.push(before, kept.join(''));
  }
  parts.push(text.slice(from));
  const texts = parts.filter((_, index) => index % 2 === 0);
  // What remains of nested marks can be another mark: `[1[9]2]`.
  const isSettled = marksIn(texts.join('')).length === 0 && marksIn(texts.join('\n·\n')).length === 0;
  return isSettled
    ? parts.join('')
    : parts.map((part, index) => (index % 2 === 0 ? part.replace(BRACKETS, '') : part)).join('');
}

/** A text of a model without marks, for fields that have no sources. */
export function withoutMarks(text: string): string {
  return replaceMarks(text, () => []);
}
