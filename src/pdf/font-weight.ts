import type { Font } from 'fontkit';
import { encodeGlyph } from './encode-glyph.ts';

interface Point {
  x: number;
  y: number;
  endContour: boolean;
  copy(): Point;
}

/** What fontkit 2.0 keeps inside a WOFF2 font. */
interface Internals {
  _transformedGlyphs: { points?: Point[] }[];
  _variationProcessor: { transformPoints(glyphId: number, points: Point[]): void };
}

/** Side bearings and advances, which follow the outline's points in the table of changes. */
const PHANTOM_POINTS = 4;

/**
 * Sets a variable WOFF2 font of one axis to a weight. fontkit's own `getVariation` reads no WOFF2, its WOFF2 glyphs
 * are left at the lightest weight, and its writer of changed outlines throws: the three are made good here.
 */
export function setWeight(font: Font, weight: number): void {
  font.variationCoords = [weight];
  font.getGlyph(0);
  const { _transformedGlyphs: glyphs, _variationProcessor: variation } = font as Font & Internals;
  for (const [id, { points }] of glyphs.entries()) {
    const [first] = points ?? [];
    if (!points || !first) continue;
    const phantom = Array.from({ length: PHANTOM_POINTS }, () =>
      Object.assign(first.copy(), { x: 0, y: 0, endContour: true }),
    );
    variation.transformPoints(id, [...points, ...phantom]);
  }
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    subset.glyphEncoder = { encodeSimple: encodeGlyph };
    return subset;
  };
}
