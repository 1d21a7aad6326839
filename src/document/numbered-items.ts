/** `N. ` at the start or after white space. "3.50 €", "v2.0" and "2024. " are not items. */
const MARKER = /(?<=^|\s)(\d{1,2})\.\s+(?=\S)/g;

interface Marker {
  number: number;
  start: number;
  end: number;
}

export interface NumberedText {
  /** Text before the first item; may be empty. */
  intro: string;
  /** At least two items, without their numbers. */
  items: string[];
}

/**
 * Splits a text with two or more numbered items ("1. First 2. Second", or one per line). Uses the longest run of
 * consecutive numbers, so that a number at the end of a sentence does not split the text.
 * @returns `undefined` when the text is not numbered
 */
export function numberedItems(text: string): NumberedText | undefined {
  const markers: Marker[] = Array.from(text.matchAll(MARKER), (match) => ({
    number: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const run = markers
    .map((_, first) => consecutive(markers, first))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), []);
  const [first] = run;
  if (!first || run.length < 2) return undefined;
  const items = run.map(({ end }, index) => text.slice(end, run[index + 1]?.start).trim());
  return { intro: text.slice(0, first.start).trim(), items };
}

function consecutive(markers: readonly Marker[], first: number): Marker[] {
  const run: Marker[] = [];
  for (const marker of markers.slice(first)) {
    const previous = run.at(-1);
    if (!previous || marker.number === previous.number + 1) run.push(marker);
  }
  return run;
}
