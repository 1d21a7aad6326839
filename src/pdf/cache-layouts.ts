import type { Font, GlyphRun } from 'fontkit';

/** Cached words per font, enough for several long reports. A full cache is emptied. */
const MAX_WORDS = 10_000;

/**
 * Caches the layout of each word in a font. Layout takes most of the time of a PDF, and each word is laid out twice, to
 * measure and to draw. pdfkit's own cache lasts for one document and stores a word both with and without a trailing space.
 * `npm run bench -- pdf` compares this cache with plain pdfkit.
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

/** pdfkit scales the positions in place, so each caller gets a copy. */
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
