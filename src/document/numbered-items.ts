/** `N. ` at the start or after white space. "3.50 €", "v2.0" and "2024. " are not items. */
const MARKER = /(?<=^|\s)(\d{1,2})\.\s+(?=\S)/g;

/**
 * Splits a text with two or more numbered items ("1. First 2. Second", or one per line) into the items, without their
 * numbers, and the text before them. Uses the longest run of consecutive numbers, so that a number at the end of a
 * sentence does not split the text.
 * @returns `undefined` when the text is not numbered
 */
export function numberedItems(text: string): { intro: string; items: string[] } | undefined {
  const markers = [...text.matchAll(MARKER)];
  const run = markers
    .map((_, first) => consecutive(markers.slice(first)))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), []);
  const [first] = run;
  if (!first || run.length < 2) return undefined;
  const items = run.map((marker, index) =>
    text.slice(marker.index + marker[0].length, run[index + 1]?.index).trim(),
  );
  return { intro: text.slice(0, first.index).trim(), items };
}

/** The first marker, and the later ones that continue its numbering. */
function consecutive(markers: readonly RegExpExecArray[]): RegExpExecArray[] {
  const run: RegExpExecArray[] = [];
  const first = Number(markers[0]?.[1]);
  for (const marker of markers) if (Number(marker[1]) === first + run.length) run.push(marker);
  return run;
}
