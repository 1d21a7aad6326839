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
  SPACE,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { BAND_COLOUR, COLOUR, CONTENT_WIDTH, PAGE, SIZE, TONES } from './theme.ts';
import type { FontSpan, TextLine } from './typesetter.ts';

const PANEL = { padding: 12, radius: 8, gap: 26, between: 3 };
const LEFT = { x: PAGE.margin + PANEL.padding, width: GAUGE.width };
const RIGHT_X = LEFT.x + LEFT.width + PANEL.gap;
const RIGHT = { x: RIGHT_X, width: PAGE.margin + CONTENT_WIDTH - PANEL.padding - RIGHT_X };
/** Distance from the line below the gauge up to the number inside the gauge. */
const NUMBER_RISE = 27;
/** The bar of an axis. `perPoint`: its width on the page, in PDF points, for each point of the score. */
const BAR = { x: RIGHT.x + 76, perPoint: 6.5, height: 7 };
const WORDS_X = BAR.x + BAR.perPoint * Math.max(...Object.values(AXIS_WEIGHTS)) + 8;
const WORDS = { x: WORDS_X, width: RIGHT.x + RIGHT.width - WORDS_X };
const NAME_GAP = 6;

/** A part of the panel. */
interface Part {
  height: number;
  draw(top: number): void;
}

/** A panel: on the left the gauge with band and range, on the right the axes as bars and the badges. */
export function writeScore(flow: PageFlow, block: ScoreBlock): void {
  const panel = flow.element('Div', flow.parent);
  // The elements are created in reading order.
  const sides = [verdict(flow, panel, block), [...rows(flow, panel, block), ...notes(flow, panel, block)]];
  const height = Math.max(...sides.map(heightOfParts)) + 2 * PANEL.padding;
  flow.space(SPACE.afterText);
  flow.begin(height);
  const top = flow.y;
  flow.artifact((pdf) =>
    pdf.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, PANEL.radius).fill(COLOUR.panel),
  );
  for (const parts of sides) {
    let y = top + (height - heightOfParts(parts)) / 2;
    for (const part of parts) {
      part.draw(y);
      y += part.height + PANEL.between;
    }
  }
  flow.y = top + height;
  flow.space(SPACE.section);
}

function heightOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, { height }) => sum + height + PANEL.between, -PANEL.between);
}

/** The gauge with the number inside; band, caption and range centred below. */
function verdict(flow: PageFlow, panel: Element, { label, score, caption, range }: ScoreBlock): Part[] {
  if (!score) return [];
  const alt = `${label}: ${[score.inWords, score.bandName, ...(range ? [range] : [])].join(', ')}.`;
  const bandLook: TextLook = { style: 'display', size: SIZE.heading, colour: BAND_COLOUR[score.band] };
  const centred = (text: string, look: TextLook) => {
    const box = flow.box(text, look, LEFT, flow.element('P', panel));
    return textPart(flow, { ...box, align: { to: 'centre', width: LEFT.width } });
  };
  // The elements are created in reading order: the band first, as in the other renderers.
  const picture = flow.element('Div', panel);
  const band = centred(score.bandName, bandLook);
  const number = numberInGauge(flow, flow.element('P', panel), score, { ...bandLook, size: SIZE.score });
  return [
    { height: GAUGE.height, draw: (top) => drawGauge(flow, picture, { score, alt, left: LEFT.x, top }) },
    number,
    band,
    centred(caption, SMALL),
    ...(range ? [centred(range, SMALL)] : []),
  ];
}

/** "63 de 100" in one element: the number within the arc, the rest in small letters below it. */
function numberInGauge(
  flow: PageFlow,
  element: Element,
  { value, inWords }: NonNullable<ScoreBlock['score']>,
  look: TextLook,
): Part {
  const number = flow.line(String(value), look);
  // The space separates both for screen readers and copying.
  for (const run of number.runs) run.text += ' ';
  const rest = flow.line(inWords.replace(String(value), '').trim(), SMALL);
  const centre = (line: TextLine) => LEFT.x + (LEFT.width - line.width) / 2;
  return {
    height: lineHeight(SMALL),
    draw(top) {
      element.add(() => {
        flow.drawLine(number, look, centre(number), top - NUMBER_RISE);
        flow.drawLine(rest, SMALL, centre(rest), top);
      });
    },
  };
}

/** A list of the axes, each with a bar, and of the badges. */
function rows(flow: PageFlow, panel: Element, { axes, badges }: ScoreBlock): Part[] {
  const rated = axes.flatMap(({ name, weight, rated: level }) => {
    if (!level) return [];
    const words: FontSpan[] = [
      { text: level.levelInWords, style: 'strong', colour: COLOUR.ink },
      { text: level.levelName, style: 'text' },
    ];
    return [{ name, words, bar: { weight, points: level.points } }];
  });
  const valued = badges.flatMap(({ label, value }) => {
    if (!value) return [];
    const words: FontSpan[] = [{ text: value.text, style: 'strong', colour: TONES[value.tone].text }];
    return [{ name: label, words, bar: undefined }];
  });
  const all = [...rated, ...valued];
  if (all.length === 0) return [];
  const list = flow.element('L', panel);
  return all.map(({ name, words, bar }) => {
    const item = flow.element('LI', list);
    const width = (bar ? BAR.x : WORDS.x) - RIGHT.x - NAME_GAP;
    const label = flow.box(name, BODY, { x: RIGHT.x, width }, flow.element('Lbl', item));
    const body = flow.box(words, SMALL, WORDS, flow.element('LBody', item));
    return {
      height: Math.max(heightOf(label), heightOf(body)),
      draw(top: number) {
        flow.draw(label, top);
        if (bar) drawBar(flow, bar, top + 3.5);
        flow.draw(body, top + 1.4);
      },
    };
  });
}

/** A bar as wide as the axis's weight, filled up to the points. */
function drawBar(flow: PageFlow, { weight, points }: { weight: number; points: number }, y: number): void {
  flow.artifact((pdf) => {
    pdf.rect(BAR.x, y, points * BAR.perPoint, BAR.height).fill(COLOUR.accent);
    pdf
      .lineWidth(0.6)
      .rect(BAR.x, y, weight * BAR.perPoint, BAR.height)
      .stroke(COLOUR.muted);
  });
}

function notes(flow: PageFlow, panel: Element, block: ScoreBlock): Part[] {
  return block.notes.map((text) => textPart(flow, flow.box(text, SMALL, RIGHT, flow.element('P', panel))));
}

function textPart(flow: PageFlow, box: TextBox): Part {
  return { height: heightOf(box), draw: (top) => flow.draw(box, top) };
}
