import type { ScoreBlock } from '../document/blocks.ts';
import { BAND_LIMITS } from '../domain/score-band.ts';
import type { Element, PageFlow } from './page-flow.ts';
import { BAND_COLOUR, COLOUR } from './theme.ts';

const ARC = { radius: 52, width: 7.5 };
/** Marks at the beginning of each band, so that the bands are visible without colour. */
const TICK = { from: ARC.radius + 5.5, to: ARC.radius + 9 };
const FOOT = 4;

export const GAUGE = { width: 2 * TICK.to, height: TICK.to + FOOT } as const;

interface Gauge {
  score: NonNullable<ScoreBlock['score']>;
  /** Text alternative. */
  alt: string;
  left: number;
  top: number;
}

/** Draws the score as a half circle, as on the page. */
export function drawGauge(flow: PageFlow, parent: Element, { score, alt, left, top }: Gauge): void {
  const { pdf } = flow;
  const { value, band } = score;
  const centre = { x: left + TICK.to, y: top + TICK.to };
  const bbox: [number, number, number, number] = [left, top, left + GAUGE.width, top + GAUGE.height];
  flow.element('Figure', parent, { alt, bbox }).add(() => {
    pdf.lineCap('butt').lineWidth(ARC.width);
    pdf.path(arcTo(100, centre)).stroke(COLOUR.line);
    if (value > 0) pdf.path(arcTo(value, centre)).stroke(BAND_COLOUR[band]);
    for (const limit of Object.values(BAND_LIMITS)) {
      const from = pointAt(centre, limit, TICK.from);
      const to = pointAt(centre, limit, TICK.to);
      pdf.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.75).stroke(COLOUR.muted);
    }
  });
}

interface Point {
  x: number;
  y: number;
}

/** The point of a score on an arc that runs from left over the top to right. */
function pointAt(centre: Point, score: number, radius: number): Point {
  const angle = Math.PI * (1 - score / 100);
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

function arcTo(score: number, centre: Point): string {
  const { x, y } = pointAt(centre, score, ARC.radius);
  return `M ${centre.x - ARC.radius} ${centre.y} A ${ARC.radius} ${ARC.radius} 0 0 1 ${x} ${y}`;
}
