import { brand } from '../brand.ts';
import type { ScoreBand } from '../domain/report.ts';

/** Everything in points. Page, margin, footer reserve and sizes are fixed: `report-document.test.ts` holds to them. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50, footerReserve: 100 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Content never passes this line; the footer stands below it. */
export const CONTENT_BOTTOM = PAGE.height - PAGE.footerReserve;

export const SIZE = { title: 24, projectName: 18, score: 16, heading: 14, body: 10, small: 8 } as const;
/** Distance between baselines, as a multiple of the size. */
export const LEADING = { tight: 1.2, text: 1.5 } as const;

/** The page's light theme: the tokens of `styles.css`. */
export const COLOUR = {
  accent: brand.colours.ember,
  ink: brand.colours.ink,
  muted: '#61574f',
  line: '#e3d9cb',
  panel: brand.colours.paper,
} as const;

/** Told apart in grey by the band's word and the length of the arc; each over 7 to 1 on white. */
export const BAND_COLOUR: Readonly<Record<ScoreBand, string>> = {
  excellent: '#05603f',
  good: '#1a4fa8',
  fair: '#7a4a00',
  weak: '#a51d1d',
};
