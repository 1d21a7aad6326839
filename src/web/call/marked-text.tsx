/** Where the quotations stand in the text, in its order; those that overlap are one. */
export function quotedRanges(text: string, quotes: readonly string[]): [start: number, end: number][] {
  const found = quotes
    .filter((quote) => quote !== '')
    .flatMap((quote): [number, number][] => {
      const start = text.indexOf(quote);
      return start < 0 ? [] : [[start, start + quote.length]];
    })
    .sort(([a], [b]) => a - b);
  const ranges: [number, number][] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

/** A text with its quotations marked. */
export function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  const ranges = quotedRanges(text, quotes);
  return (
    <p lang="" dir="auto" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className="bg-ember-soft text-ink underline decoration-ember decoration-2 underline-offset-2">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </p>
  );
}
