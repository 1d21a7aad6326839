import type { Font, GlyphRun } from 'fontkit';

/** Words kept for one font: several long reports. Beyond it the cache starts anew, so that it cannot grow for ever. */
const MAX_WORDS = 10_000;

/**
 * Makes a font remember how it laid words out, by far the dearest step of a report. The same words come back in a
 * report, and each is laid out once to be measured and once more to be drawn, then with a space at its end.
 */
export function cacheLayouts(font: Font): void {
  const layout = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();
  const word = (text: string): GlyphRun => {
    let run = words.get(text);
    if (!run) {
      run = layout(text);
      if (words.size >= MAX_WORDS) words.clear();
      words.set(text, run);
    }
    return run;
  };
  font.layout = (text, features) => {
    if (features) return layout(text, features);
    const spaced = text.length > 1 && text.endsWith(' ');
    const runs = spaced ? [word(text.slice(0, -1)), word(' ')] : [word(text)];
    return copyOf(runs);
  };
}

/** pdfkit scales the positions in place, so each caller gets its own. */
function copyOf(runs: readonly GlyphRun[]): GlyphRun {
  const positions = runs.flatMap((run) => run.positions.map((position) => ({ ...position })));
  return {
    glyphs: runs.flatMap((run) => run.glyphs),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
