import type { Passage } from '../domain/evidence.ts';
import { sentencesIn } from '../text/sentences.ts';
import type { Match } from './match-source.ts';

/** The whole sentences of a source that have matches, with the matches marked, and the title if it adds any. */
export function passagesOf({ source, matched }: Match): Passage[] {
  const shown: Passage[] = [];
  const seen = new Set<unknown>();
  for (const { in: where, text, terms, quantities } of source.texts) {
    const hits = [
      ...terms
        .filter(({ stem, kind }) => kind !== 'function' && matched.stems.has(stem))
        .map((term) => ({ ...term, what: term.stem as unknown, weight: term.kind === 'name' ? 2 : 1 })),
      ...quantities
        .filter((quantity) => matched.quantities.has(quantity))
        .map((one) => ({ ...one, what: `${one.value} ${one.unit}` as unknown, weight: 3 })),
    ];
    const sentences = where === 'title' ? [{ start: 0, end: text.length }] : sentencesIn(text);
    const scored = sentences
      .map(({ start, end }) => ({
        start,
        end,
        hits: hits.filter((hit) => start <= hit.start && hit.end <= end),
      }))
      .filter((sentence) => sentence.hits.length > 0)
      .toSorted((a, b) => weightOf(b.hits) - weightOf(a.hits));
    for (const { start, end, hits: inside } of scored) {
      const fresh = inside.filter(({ what }) => !seen.has(what));
      if (weightOf(fresh) < (shown.length === 0 ? 1 : 2)) continue;
      for (const { what } of inside) seen.add(what);
      shown.push({ in: where, text: text.slice(start, end), marked: joined(inside, start) });
    }
  }
  return shown;
}

function weightOf(hits: readonly { what: unknown; weight: number }[]): number {
  return [...new Map(hits.map(({ what, weight }) => [what, weight])).values()].reduce(
    (sum, weight) => sum + weight,
    0,
  );
}

/** Joins overlapping ranges. Returns them in order. */
function joined(hits: readonly { start: number; end: number }[], from: number): [number, number][] {
  const ranges: [number, number][] = [];
  for (const { start, end } of hits.toSorted((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && start - from <= last[1]) last[1] = Math.max(last[1], end - from);
    else ranges.push([start - from, end - from]);
  }
  return ranges;
}
