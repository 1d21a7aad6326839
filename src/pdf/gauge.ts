import { scoreBand } from '../domain/report.ts';
import type { Element, PageFlow, TextLook } from './page-flow.ts';
import { BAND_COLOUR, COLOUR, LEADING, SIZE } from './theme.ts';

const RADIUS = 52;
const STROKE = 7.5;
/** Scores at which a band begins. They are marked on the arc, so that the bands do not depend on colour. */
const BAND_LIMITS = [60, 70, 85];
const TICK = { from: RADIUS + 5.5, to: RADIUS + 9 };
const FOOT = 4;

export const GAUGE = { width: 2 * TICK.to, height: TICK.to + FOOT } as const;

/**
 * Draws the score as a half circle around its number, as on the page.
 * @param alt text alternative
 */
export function drawGauge(
  flow: PageFlow,
  parent: Element,
  score: number,
  alt: string,
  left: number,
  top: number,
): void {
  const { pdf } = flow;
  const centre = { x: left + TICK.to, y: top + TICK.to };
  const colour = BAND_COLOUR[scoreBand(score)];
  const number: TextLook = { style: 'display', size: SIZE.score, colour, leading: LEADING.tight };
  const scale: TextLook = { style: 'text', size: SIZE.small, colour: COLOUR.muted, leading: LEADING.tight };
  const bbox: [number, number, number, number] = [left, top, left + GAUGE.width, top + GAUGE.height];
  flow.mark(flow.element('Figure', parent, { alt, bbox }), () => {
    pdf.lineCap('butt').lineWidth(STROKE);
    pdf.path(arc(centre, 100)).stroke(COLOUR.line);
    if (score > 0) pdf.path(arc(centre, score)).stroke(colour);
    for (const limit of BAND_LIMITS) {
      const from = pointAt(centre, limit, TICK.from);
      const to = pointAt(centre, limit, TICK.to);
      pdf.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.75).stroke(COLOUR.muted);
    }
    drawCentred(flow, String(score), number, centre.x, centre.y - 28);
    drawCentred(flow, '/ 100', scale, centre.x, centre.y - 9);
  });
}

function drawCentred(flow: PageFlow, text: string, look: TextLook, x: number, top: number): void {
  const line = flow.typesetter.line({ text, style: look.style }, look.size);
  flow.drawLine(line, look, x - line.width / 2, top);
}

interface Point {
  x: number;
  y: number;
}

/** The point of a score on the arc, which runs from left over the top to right. */
function pointAt(centre: Point, score: number, radius: number): Point {
  const angle = Math.PI * (1 - score / 100);
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

function arc(centre: Point, score: number): string {
  const start = pointAt(centre, 0, RADIUS);
  const end = pointAt(centre, score, RADIUS);
  return `M ${start.x} ${start.y} A ${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}
