import { scoreBand } from '../../analysis/report.ts';
import type { Element, PageFlow, TextLook } from './page-flow.ts';
import { BAND_COLOUR, COLOUR, LEADING, SIZE } from './theme.ts';

const RADIUS = 44;
const STROKE = 9;
/** The arc leaves a quarter open at its foot. Degrees, clockwise from the top. */
const START = -135;
const SWEEP = 270;
/** Scores at which a band begins, marked on the arc so that it reads without colour. */
const BAND_LIMITS = [60, 70, 85];

export const GAUGE_SIZE = 2 * RADIUS + STROKE;

/** The score as an arc around its number. `alt` says the same in words. */
export function drawGauge(
  flow: PageFlow,
  parent: Element,
  score: number,
  alt: string,
  left: number,
  top: number,
): void {
  const { pdf } = flow;
  const centre = { x: left + GAUGE_SIZE / 2, y: top + GAUGE_SIZE / 2 };
  const colour = BAND_COLOUR[scoreBand(score)];
  const look: TextLook = { style: 'display', size: SIZE.score, colour, leading: LEADING.tight };
  const small: TextLook = { style: 'text', size: SIZE.small, colour: COLOUR.muted, leading: LEADING.tight };
  const bbox: [number, number, number, number] = [left, top, left + GAUGE_SIZE, top + GAUGE_SIZE];
  const figure = flow.element('Figure', parent, { alt, bbox });
  flow.mark(figure, () => {
    pdf.lineCap('butt').lineWidth(STROKE);
    pdf.path(arc(centre, 0, 100)).stroke(COLOUR.line);
    if (score > 0) pdf.path(arc(centre, 0, score)).stroke(colour);
    for (const limit of BAND_LIMITS) {
      const inner = pointAt(centre, limit, RADIUS - STROKE / 2 - 0.5);
      const outer = pointAt(centre, limit, RADIUS + STROKE / 2 + 0.5);
      pdf.moveTo(inner.x, inner.y).lineTo(outer.x, outer.y).lineWidth(1.5).stroke(COLOUR.panel);
    }
    const number = flow.typesetter.line({ text: String(score), style: 'display' }, look.size);
    flow.drawLine(number, look, centre.x - number.width / 2, centre.y - 13);
    const scale = flow.typesetter.line({ text: '/ 100', style: 'text' }, small.size);
    flow.drawLine(scale, small, centre.x - scale.width / 2, centre.y + 6);
  });
}

interface Point {
  x: number;
  y: number;
}

/** Where a score stands on the arc. */
function pointAt(centre: Point, score: number, radius: number): Point {
  const angle = ((START + (SWEEP * score) / 100) * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

function arc(centre: Point, from: number, to: number): string {
  const start = pointAt(centre, from, RADIUS);
  const end = pointAt(centre, to, RADIUS);
  const large = ((to - from) * SWEEP) / 100 > 180 ? 1 : 0;
  return `M ${start.x} ${start.y} A ${RADIUS} ${RADIUS} 0 ${large} 1 ${end.x} ${end.y}`;
}
