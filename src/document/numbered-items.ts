/** `N. ` where a sentence or line could begin: "3.50 €", "v2.0" and "2024. " are no items. */
const MARKER = /(?<=^|\s)(\d{1,2})\.\s+(?=\S)/g;

interface Marker {
  number: number;
  start: number;
  end: number;
}

export interface NumberedText {
  /** What stands before the first item; may be empty. */
  intro: string;
  /** At least two, without their numbers. */
  items: string[];
}

/**
 * Splits a text that holds two or more numbered items, "1. First 2. Second" or one a line, into its items.
 * The longest run of consecutive numbers is taken, so that a number which only ends a sentence splits nothing.
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
