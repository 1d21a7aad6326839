import type { ScoreBlock } from '../document/blocks.ts';
import { AXIS_WEIGHTS } from '../domain/rubric.ts';
import { drawGauge, GAUGE } from './gauge.ts';
import {
  BODY,
  type Element,
  heightOf,
  lineHeight,
  type PageFlow,
  SMALL,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { type SectionWriter, SPACE } from './section-writer.ts';
import { BAND_COLOUR, COLOUR, CONTENT_WIDTH, PAGE, SIZE, TONES } from './theme.ts';
import type { TextLine } from './typesetter.ts';

const PANEL = { padding: 12, radius: 8, gap: 26, between: 4 };
const LEFT = PAGE.margin + PANEL.padding;
const RIGHT = LEFT + GAUGE.width + PANEL.gap;
const WIDTH = PAGE.margin + CONTENT_WIDTH - PANEL.padding - RIGHT;
const BAND: TextLook = { style: 'display', size: SIZE.heading, colour: COLOUR.ink };
const SCORE: TextLook = { ...BAND, size: SIZE.score };
/** Distance from the line below the gauge up to the number inside the gauge. */
const NUMBER_RISE = 24;
const BADGE: TextLook = { ...SMALL, style: 'strong' };
const BADGE_SPACE = { above: 5, below: 2 };
const BADGE_PADDING = { x: 6, y: 1 };
/** The bar of an axis: points of the page for each point of the score. */
const BAR = { at: 76, perPoint: 6.5, height: 7, hatch: 3.5 };
const WIDEST_BAR = BAR.perPoint * Math.max(...Object.values(AXIS_WEIGHTS));

/** A part of the panel. */
interface Part {
  height: number;
  draw(top: number): void;
}

/** A panel: on the left the gauge with band and range, on the right the axes as bars and the badges. */
export function writeScore(flow: SectionWriter, block: ScoreBlock): void {
  const parent = flow.element('Div', flow.parent);
  const hasParts = block.axes.length > 0 || block.badges.length > 0;
  const left = gauge(flow, parent, block);
  const words = bandWords(flow, parent, block, hasParts);
  const right = [...axes(flow, parent, block), ...badges(flow, parent, block), ...notes(flow, parent, block)];
  const sides = [
    { parts: hasParts ? [...left, ...words] : left, between: 0 },
    { parts: hasParts ? right : [...words, ...right], between: hasParts ? PANEL.between : 0 },
  ];
  const height = Math.max(...sides.map(heightOfParts)) + 2 * PANEL.padding;
  flow.space(SPACE.afterText);
  flow.begin(height);
  const top = flow.y;
  flow.artifact((pdf) =>
    pdf.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, PANEL.radius).fill(COLOUR.panel),
  );
  for (const side of sides) {
    let y = top + (height - heightOfParts(side)) / 2;
    for (const part of side.parts) {
      part.draw(y);
      y += part.height + side.between;
    }
  }
  flow.y = top + height;
  flow.space(SPACE.section);
}

function heightOfParts({ parts, between }: { parts: readonly Part[]; between: number }): number {
  return parts.reduce((sum, { height }) => sum + height + between, -between);
}

function gauge(flow: PageFlow, parent: Element, { label, score, range }: ScoreBlock): Part[] {
  if (!score) return [];
  const alt = `${label}: ${[score.inWords, score.bandName, ...(range ? [range.inWords] : [])].join(', ')}.`;
  // Created before the words, so that the gauge is first in reading order.
  const picture = flow.element('Div', parent);
  const draw = (top: number) => drawGauge(flow, picture, { score, range, alt, left: LEFT, top });
  return [{ height: GAUGE.height, draw }];
}

/** Band, score and range in words: centred below the gauge, with the number inside, or beside the gauge. */
function bandWords(
  flow: PageFlow,
  parent: Element,
  { score, caption, range }: ScoreBlock,
  isBelow: boolean,
): Part[] {
  if (!score) return [];
  const extent = isBelow ? { x: LEFT - 4, width: GAUGE.width + 8 } : { x: RIGHT, width: WIDTH };
  const part = (text: string, look: TextLook) => {
    const box = flow.box(text, look, extent, flow.element('P', parent));
    return textPart(flow, isBelow ? { ...box, align: { to: 'centre', width: extent.width } } : box);
  };
  // The elements are created in reading order: the band first, as in the other renderers.
  const band = part(score.bandName, { ...BAND, colour: BAND_COLOUR[score.band] });
  const words = isBelow
    ? numberInGauge(flow, flow.element('P', parent), score, extent)
    : part(score.inWords, { ...SCORE, colour: BAND_COLOUR[score.band] });
  return [words, band, part(caption, SMALL), ...(range ? [part(range.inWords, SMALL)] : [])];
}

/** "63 de 100" in one element: the number within the arc, the rest in small letters below it. */
function numberInGauge(
  flow: PageFlow,
  element: Element,
  { value, inWords, band }: NonNullable<ScoreBlock['score']>,
  { x, width }: { x: number; width: number },
): Part {
  const look = { ...SCORE, colour: BAND_COLOUR[band] };
  const rest = flow.line(inWords.replace(String(value), '').trim(), SMALL);
  const number = flow.line(String(value), look);
  const centred = (line: TextLine) => x + (width - line.width) / 2;
  return {
    height: lineHeight(SMALL),
    draw(top) {
      // The space separates both for screen readers and copying.
      element.add(() =>
        flow.drawLine(flow.line(`${value} `, look), look, centred(number), top - NUMBER_RISE),
      );
      element.add(() => flow.drawLine(rest, SMALL, centred(rest), top));
    },
  };
}

/** Name, bar, points and level of each axis. */
function axes(flow: PageFlow, parent: Element, block: ScoreBlock): Part[] {
  const list = block.axes.some(({ rated }) => rated) ? flow.element('L', parent) : undefined;
  const at = BAR.at + WIDEST_BAR + 8;
  return block.axes.flatMap(({ name, weight, rated }) => {
    if (!list || !rated) return [];
    const item = flow.element('LI', list);
    const head = flow.box(name, BODY, { x: RIGHT, width: BAR.at - 6 }, flow.element('Lbl', item));
    const spans = [
      { text: rated.levelInWords, style: 'strong' as const, colour: COLOUR.ink },
      { text: rated.levelName, style: 'text' as const },
    ];
    const words = flow.box(spans, SMALL, { x: RIGHT + at, width: WIDTH - at }, flow.element('LBody', item));
    return [
      {
        height: Math.max(heightOf(head), heightOf(words)),
        draw(top: number) {
          flow.draw(head, top);
          drawBar(flow, { weight, points: rated.points, y: top + 3.5 });
          flow.draw(words, top + 1.4);
        },
      },
    ];
  });
}

/** A bar as wide as the axis's weight, filled up to the points and hatched above. */
function drawBar(flow: PageFlow, { weight, points, y }: { weight: number; points: number; y: number }): void {
  const x = RIGHT + BAR.at;
  const [full, filled] = [weight * BAR.perPoint, points * BAR.perPoint];
  const bottom = y + BAR.height;
  flow.artifact((pdf) => {
    pdf.save();
    pdf.rect(x + filled, y, full - filled, BAR.height).clip();
    pdf.lineWidth(0.6);
    for (let at = x + filled - BAR.height; at < x + full; at += BAR.hatch) {
      pdf.moveTo(at, bottom).lineTo(at + BAR.height, y);
    }
    pdf.stroke(COLOUR.muted).restore();
    pdf.rect(x, y, filled, BAR.height).fill(COLOUR.accent);
    pdf.lineWidth(0.6).rect(x, y, full, BAR.height).stroke(COLOUR.muted);
  });
}

/** The badges side by side, each below its label. */
function badges(flow: PageFlow, parent: Element, block: ScoreBlock): Part[] {
  if (block.badges.length === 0) return [];
  const list = flow.element('L', parent);
  const width = WIDTH / block.badges.length;
  const columns = block.badges.flatMap(({ label, value }, index) => {
    if (!value) return [];
    const item = flow.element('LI', list);
    const x = RIGHT + index * width;
    const { text, background } = TONES[value.tone];
    const inner = width - 2 * BADGE_PADDING.x - 4;
    const look = { ...BADGE, colour: text };
    return {
      head: flow.box(label, SMALL, { x, width: width - 4 }, flow.element('Lbl', item)),
      body: flow.box(value.text, look, { x: x + BADGE_PADDING.x, width: inner }, flow.element('LBody', item)),
      background,
      isOutlined: value.tone === 'outline',
    };
  });
  const headHeight = Math.max(...columns.map(({ head }) => heightOf(head))) + BADGE_SPACE.below;
  const bodyHeight = Math.max(...columns.map(({ body }) => heightOf(body))) + 2 * BADGE_PADDING.y;
  const draw = (above: number) => {
    const top = above + BADGE_SPACE.above;
    for (const { head, body, background, isOutlined } of columns) {
      const bodyWidth = Math.max(...body.lines.map((line) => line.width)) + 2 * BADGE_PADDING.x;
      const y = top + headHeight;
      flow.draw(head, top);
      flow.artifact((pdf) => {
        const height = heightOf(body) + 2 * BADGE_PADDING.y;
        pdf.roundedRect(head.x, y, bodyWidth, height, 6).lineWidth(0.5);
        if (isOutlined) pdf.fillAndStroke(background, COLOUR.muted);
        else pdf.fill(background);
      });
      flow.draw(body, y + BADGE_PADDING.y);
    }
  };
  return [{ height: BADGE_SPACE.above + headHeight + bodyHeight, draw }];
}

function notes(flow: PageFlow, parent: Element, block: ScoreBlock): Part[] {
  return block.notes.map((text) =>
    textPart(flow, flow.box(text, SMALL, { x: RIGHT, width: WIDTH }, flow.element('P', parent))),
  );
}

function textPart(flow: PageFlow, box: TextBox): Part {
  return { height: heightOf(box), draw: (top) => flow.draw(box, top) };
}
