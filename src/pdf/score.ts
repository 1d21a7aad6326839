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
import { BAND_COLOUR, COLOUR, CONTENT_WIDTH, LEADING, PAGE, SIZE, TONES } from './theme.ts';

const PANEL = { padding: 14, radius: 8, gap: 26, between: 6 };
const LEFT = PAGE.margin + PANEL.padding;
const RIGHT = LEFT + GAUGE.width + PANEL.gap;
const WIDTH = PAGE.margin + CONTENT_WIDTH - PANEL.padding - RIGHT;
const BAND: TextLook = { style: 'display', size: SIZE.heading, colour: COLOUR.ink, leading: LEADING.tight };
const BADGE: TextLook = { ...SMALL, style: 'strong' };
const BADGE_PADDING = { x: 6, y: 1 };
/** One step per level, filled up to the level. */
const STEP = { width: 9, height: 5, gap: 2 };
export const LEVEL_BAR_WIDTH = LEVELS.length * (STEP.width + STEP.gap) - STEP.gap;
const BAR_AT = 76;
const LEVEL_AT = BAR_AT + LEVEL_BAR_WIDTH + 10;

/** Something of the panel: its height, and how to draw it at a vertical position. */
interface Part {
  height: number;
  draw(top: number): void;
}

/** A panel: on the left the dial with band and range, on the right the axes as bars and the badges. */
export function writeScore(write: SectionWriter, block: ScoreBlock): void {
  const { flow } = write;
  const parent = flow.element('Div', write.parent);
  const left = dial(flow, parent, block);
  const right = [...axes(flow, parent, block), ...badges(flow, parent, block), ...notes(flow, parent, block)];
  const height = Math.max(heightOfParts(left, 0), heightOfParts(right, PANEL.between)) + 2 * PANEL.padding;
  write.begin(height);
  flow.space(8);
  const top = flow.y;
  flow.artifact((pdf) =>
    pdf.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, PANEL.radius).fill(COLOUR.panel),
  );
  for (const [parts, between] of [
    [left, 0],
    [right, PANEL.between],
  ] as const) {
    let y = top + (height - heightOfParts(parts, between)) / 2;
    for (const part of parts) {
      part.draw(y);
      y += part.height + between;
    }
  }
  flow.y = top + height;
  flow.space(10);
}

function heightOfParts(parts: readonly Part[], between: number): number {
  return parts.reduce((sum, { height }) => sum + height + between, -between);
}

function dial(flow: PageFlow, parent: Element, { label, score, range }: ScoreBlock): Part[] {
  if (!score) return [];
  const { bandName, inWords, band } = score;
  const alt = `${label}: ${[inWords, bandName, ...(range ? [range.inWords] : [])].join(', ')}.`;
  const picture = flow.element('Div', parent);
  const centred = (text: string, look: TextLook): Part =>
    textPart(flow, {
      ...flow.box(text, look, LEFT - 4, GAUGE.width + 8, flow.element('P', parent)),
      centredIn: GAUGE.width + 8,
    });
  return [
    { height: GAUGE.height + 2, draw: (top) => drawGauge(flow, picture, score, range, alt, LEFT, top) },
    centred(bandName, { ...BAND, colour: BAND_COLOUR[band] }),
    centred(inWords, SMALL),
    ...(range ? [centred(range.inWords, SMALL)] : []),
  ];
}

/** Name, bar and level of each axis. */
function axes(flow: PageFlow, parent: Element, block: ScoreBlock): Part[] {
  const written = block.axes.filter(({ level }) => level !== undefined);
  if (written.length === 0) return [];
  const list = flow.element('L', parent);
  return written.map(({ name, level = 1, levelName = '', differs }) => {
    const item = flow.element('LI', list);
    const head = flow.box(name, BODY, RIGHT, BAR_AT - 6, flow.element('Lbl', item));
    const spans = [
      { text: levelName, style: 'text' as const, colour: COLOUR.ink },
      ...(differs ? [{ text: `(${differs})`, style: 'text' as const }] : []),
    ];
    const words = flow.box(spans, SMALL, RIGHT + LEVEL_AT, WIDTH - LEVEL_AT, flow.element('LBody', item));
    return {
      height: Math.max(heightOf(head), heightOf(words)),
      draw(top) {
        flow.drawLines(head, 0, head.lines.length, top);
        drawLevel(flow, level, RIGHT + BAR_AT, top + 4.5);
        flow.drawLines(words, 0, words.lines.length, top + 1.4);
      },
    };
  });
}

/** The level of an axis as a bar of steps. */
export function drawLevel(flow: PageFlow, level: number, x: number, y: number): void {
  flow.artifact((pdf) => {
    for (const [index, step] of LEVELS.entries()) {
      const left = x + index * (STEP.width + STEP.gap);
      pdf.rect(left, y, STEP.width, STEP.height).fill(step <= level ? COLOUR.accent : COLOUR.line);
    }
  });
}

/** The badges side by side, each below its label. */
function badges(flow: PageFlow, parent: Element, block: ScoreBlock): Part[] {
  const list = flow.element('L', parent);
  const width = WIDTH / 3;
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
  if (columns.length === 0) return [];
  const headHeight = Math.max(...columns.map(({ head }) => heightOf(head))) + 2;
  const bodyHeight = Math.max(...columns.map(({ body }) => heightOf(body))) + 2 * BADGE_PADDING.y;
  const draw = (top: number) => {
    for (const { head, body, background, isOutlined } of columns) {
      const bodyWidth = Math.max(...body.lines.map((line) => line.width)) + 2 * BADGE_PADDING.x;
      const y = top + headHeight;
      flow.drawLines(head, 0, head.lines.length, top);
      flow.artifact((pdf) => {
        const height = heightOf(body) + 2 * BADGE_PADDING.y;
        pdf.roundedRect(head.x, y, bodyWidth, height, 6).lineWidth(0.5);
        if (isOutlined) pdf.fillAndStroke(background, COLOUR.muted);
        else pdf.fill(background);
      });
      flow.drawLines(body, 0, body.lines.length, y + BADGE_PADDING.y);
    }
  };
  return [{ height: headHeight + bodyHeight, draw }];
}

function notes(flow: PageFlow, parent: Element, block: ScoreBlock): Part[] {
  return block.notes.map((text) =>
    textPart(flow, flow.box(text, SMALL, RIGHT, WIDTH, flow.element('P', parent))),
  );
}

function textPart(flow: PageFlow, box: TextBox): Part {
  return { height: heightOf(box), draw: (top) => flow.drawLines(box, 0, box.lines.length, top) };
}
