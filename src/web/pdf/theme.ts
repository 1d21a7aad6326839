import type { ScoreBand } from '../../analysis/report.ts';
import { brand } from '../../brand.ts';

/** Everything in points. Page, margin, footer reserve and sizes are the specification's. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50, footerReserve: 100 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Content never passes this line; the footer stands below it. */
export const CONTENT_BOTTOM = PAGE.height - PAGE.footerReserve;

export const SIZE = { title: 24, projectName: 18, score: 16, heading: 14, body: 10, small: 8 } as const;
/** Distance between baselines, as a multiple of the size. */
export const LEADING = { tight: 1.2, text: 1.5 } as const;

export const COLOUR = {
  accent: brand.colours.ember,
  ink: brand.colours.ink,
  /** Secondary text: 5.9 to 1 on white. */
  quiet: '#6b625b',
  line: '#ddd3c7',
  panel: brand.colours.paper,
} as const;

/** Told apart in grey by words and by the length of the arc; each at least 4.5 to 1 on white and on the panel. */
export const BAND_COLOUR: Readonly<Record<ScoreBand, string>> = {
  excellent: '#04704f',
  good: '#1d4fc4',
  fair: '#935009',
  weak: '#b0201a',
};
