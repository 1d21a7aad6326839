import type { ScoreBlock } from '../document/blocks.ts';
import { LEVELS } from '../domain/rubric.ts';
import { drawGauge, GAUGE } from './gauge.ts';
import {
  BODY,
  type Element,
  heightOf,
  type PageFlow,
  SMALL,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { BAND_COLOUR, COLOUR, CONTENT_WIDTH, PAGE, SIZE, TONES } from './theme.ts';

const PANEL = { padding: 16, radius: 8, gap: 26, between: 6 };
const LEFT = PAGE.margin + PANEL.padding;
const RIGHT = LEFT + GAUGE.width + PANEL.gap;
const WIDTH = PAGE.margin + CONTENT_WIDTH - PANEL.padding - RIGHT;
const BAND: TextLook = { style: 'display', size: SIZE.heading, colour: COLOUR.ink };
const BADGE: TextLook = { ...SMALL, style: 'strong' };
const BADGE_SPACE = { above: 5, below: 2 };
const BADGE_PADDING = { x: 6, y: 1 };
/** One step per level, filled up to the level. */
const STEP = { width: 24, narrow: 12, height: 5, gap: 2 };
const BAR_AT = 76;

/** Something of the panel: its height, and how to draw it at a vertical position. */
interface Part {
  height: number;
  draw(top: number): void;
}

/** A panel: on the left the dial with band and range, on the right the axes as bars and the badges. */
export function writeScore(flow: SectionWriter, block: ScoreBlock): void {
  const parent = flow.element('Div', flow.parent);
  const hasParts = block.axes.length > 0 || block.badges.length > 0;
  const left = dial(flow, parent, block);
  const words = bandWords(flow, parent, block, hasParts);
  const right = [...axes(flow, parent, block), ...badges(flow, parent, block), ...notes(flow, parent, block)];
  const sides = [
    { parts: hasParts ? [...left, ...words] : left, between: 0 },
    { parts: hasParts ? right : [...words, ...right], between: hasParts ? PANEL.between : 0 },
  ];
  const height = Math.max(...sides.map(heightOfParts)) + 2 * PANEL.padding;
  flow.space(8);
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
  flow.space(12);
}

function heightOfParts({ parts, between }: { parts: readonly Part[]; between: number }): number {
  return parts.reduce((sum, { height }) => sum + height + between, -between);
}

function dial(flow: PageFlow, parent: Element, { label, score, range }: ScoreBlock): Part[] {
  if (!score) return [];
  const alt = `${label}: ${[score.inWords, score.bandName, ...(range ? [range.inWords] : [])].join(', ')}.`;
  // Created first, so that it is first in reading order.
  const picture = flow.element('Div', parent);
  const draw = (top: number) => drawGauge(flow, picture, score, range, alt, LEFT, top);
  return [{ height: GAUGE.height + 2, draw }];
}

/** Band, score and range in words: centred below the dial, or beside it. */
function bandWords(flow: PageFlow, parent: Element, { score, range }: ScoreBlock, isBelow: boolean): Part[] {
  if (!score) return [];
  const place = isBelow ? { x: LEFT - 4, width: GAUGE.width + 8 } : { x: RIGHT, width: WIDTH };
  const part = (text: string, look: TextLook) => {
    const box = flow.box(text, look, place.x, place.width, flow.element('P', parent));
    return textPart(flow, isBelow ? { ...box, centredIn: place.width } : box);
  };
  return [
    part(score.bandName, { ...BAND, colour: BAND_COLOUR[score.band] }),
    part(score.inWords, SMALL),
    ...(range ? [part(range.inWords, SMALL)] : []),
  ];
}

/** Name, bar and level of each axis. */
function axes(flow: PageFlow, parent: Element, block: ScoreBlock): Part[] {
  const written = block.axes.filter(({ level }) => level !== undefined);
  if (written.length === 0) return [];
  const list = flow.element('L', parent);
  // What other ratings say needs room beside the bar.
  const step = written.some(({ differs }) => differs) ? STEP.narrow : STEP.width;
  const at = BAR_AT + levelWidth(step) + 10;
  return written.map(({ name, level = 1, levelName = '', differs }) => {
    const item = flow.element('LI', list);
    const head = flow.box(name, BODY, RIGHT, BAR_AT - 6, flow.element('Lbl', item));
    const spans = [
      { text: levelName, style: 'text' as const, colour: COLOUR.ink },
      ...(differs ? [{ text: `(${differs})`, style: 'text' as const }] : []),
    ];
    const words = flow.box(spans, SMALL, RIGHT + at, WIDTH - at, flow.element('LBody', item));
    return {
      height: Math.max(heightOf(head), heightOf(words)),
      draw(top) {
        flow.draw(head, top);
        drawLevel(flow, level, step, RIGHT + BAR_AT, top + 4.5);
        flow.draw(words, top + 1.4);
      },
    };
  });
}

/** Points that a level takes up. */
export function levelWidth(step: number): number {
  return LEVELS.length * (step + STEP.gap) - STEP.gap;
}

/** The level of an axis as a bar, one step of this width for each level. */
export function drawLevel(flow: PageFlow, level: number, step: number, x: number, y: number): void {
  flow.artifact((pdf) => {
    for (const [index, each] of LEVELS.entries()) {
      const colour = each <= level ? COLOUR.accent : COLOUR.line;
      pdf.rect(x + index * (step + STEP.gap), y, step, STEP.height).fill(colour);
    }
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
      head: flow.box(label, SMALL, x, width - 4, flow.element('Lbl', item)),
      body: flow.box(value.text, look, x + BADGE_PADDING.x, inner, flow.element('LBody', item)),
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
    textPart(flow, flow.box(text, SMALL, RIGHT, WIDTH, flow.element('P', parent))),
  );
}

function textPart(flow: PageFlow, box: TextBox): Part {
  return { height: heightOf(box), draw: (top) => flow.draw(box, top) };
}
