import { brand } from '../brand.ts';
import type { Tone } from '../document/blocks.ts';
import type { ScoreBand } from '../domain/score-band.ts';

/** All values in points. `create-pdf.test.ts` checks page, margin, footer reserve and sizes. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50, topLine: 22, footerReserve: 100 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Content ends above this line; the footer is below it. */
export const CONTENT_BOTTOM = PAGE.height - PAGE.footerReserve;

/** The column of texts and tables: about 97 characters of 10 points on a line. */
export const COLUMN = { x: PAGE.margin, width: CONTENT_WIDTH } as const;

export const SIZE = { title: 24, name: 18, score: 16, heading: 14, body: 10, small: 8 } as const;
/** Distance between baselines as a multiple of the font size: `tight` for headings, `text` for other text. */
export const LEADING = { tight: 1.2, text: 1.35 } as const;

/** The light theme of the page: the tokens of `styles.css`. */
export const COLOUR = {
  accent: brand.colours.ember,
  ink: brand.colours.ink,
  muted: '#61574f',
  line: '#e3d9cb',
  panel: brand.colours.paper,
} as const;

/** The page's tokens for badges. Each text has a contrast above 6:1 on its background and above 7:1 on white. */
export const TONES: Readonly<Record<Tone, { text: string; background: string }>> = {
  success: { text: '#05603f', background: '#d9f2e4' },
  info: { text: '#1a4fa8', background: '#e1ebfc' },
  warning: { text: '#7a4a00', background: '#fbeac6' },
  danger: { text: '#a51d1d', background: '#fbe3df' },
  outline: { text: brand.colours.ink, background: '#ffffff' },
};

/** In a grey print, the name of the band and the length of the arc still show the band. */
export const BAND_COLOUR: Readonly<Record<ScoreBand, string>> = {
  excellent: TONES.success.text,
  good: TONES.info.text,
  fair: TONES.warning.text,
  weak: TONES.danger.text,
};
