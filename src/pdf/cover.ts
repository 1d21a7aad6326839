import { brand } from '../brand.ts';
import { MODEL_REPORT_FIELDS, scoreBand } from '../domain/report.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { VERDICT_CAPS } from '../domain/rubric.ts';
import { longDate } from './footers.ts';
import { drawGauge, GAUGE } from './gauge.ts';
import { messages } from './messages.ts';
import { type Block, BODY, heightOf, type TextLook } from './page-flow.ts';
import { addBookmark, LABEL, type SectionWriter } from './section-writer.ts';
import { BAND_COLOUR, COLOUR, CONTENT_WIDTH, LEADING, PAGE, SIZE } from './theme.ts';

const TITLE: TextLook = { style: 'display', size: SIZE.title, colour: COLOUR.ink, leading: LEADING.tight };
const NAME: TextLook = { ...TITLE, size: SIZE.projectName, colour: COLOUR.accent };
const SMALL: TextLook = { style: 'text', size: SIZE.small, colour: COLOUR.muted, leading: LEADING.text };
const BRAND: TextLook = { ...SMALL, style: 'strong', colour: COLOUR.accent };

const PANEL = { padding: 18, radius: 8, gap: 24, betweenBlocks: 4 };

/** The top of the first page: project name, pitch and score. */
export function writeCover(write: SectionWriter, file: ReportFile): void {
  writeTitle(write, file);
  write.quotation(messages[file.meta.language].quoted(file.report.pitch));
  writeScore(write, file);
}

function writeTitle({ flow, parent }: SectionWriter, { report, meta }: ReportFile): void {
  const t = messages[meta.language];
  flow.artifact(() => {
    const name = flow.typesetter.line({ text: brand.name, style: BRAND.style }, BRAND.size);
    flow.drawLine(name, BRAND, PAGE.margin, flow.y);
    const date = flow.typesetter.line(
      { text: longDate(meta.generatedAt, meta.language), style: 'text' },
      SMALL.size,
    );
    flow.drawLine(date, SMALL, PAGE.margin + CONTENT_WIDTH - date.width, flow.y);
  });
  flow.y += 26;
  addBookmark(flow, report.projectName);
  const heading = flow.element('H1', parent);
  const title = flow.block(t.title, TITLE, PAGE.margin, CONTENT_WIDTH, heading);
  // The heading has two sizes but is one element: the space separates its lines for screen readers and copying.
  for (const run of title.lines.at(-1)?.runs.slice(-1) ?? []) run.text += ' ';
  flow.write(title);
  flow.write(flow.block(report.projectName, NAME, PAGE.margin, CONTENT_WIDTH, heading));
  flow.y += 12;
}

/** A panel: the gauge on the left; band, verdict, ratings and imprint on the right. */
function writeScore({ flow, parent }: SectionWriter, { report, meta }: ReportFile): void {
  const t = messages[meta.language];
  const band = scoreBand(report.score);
  const { verdict = 'judged' } = report;
  const left = PAGE.margin + PANEL.padding + GAUGE.width + PANEL.gap;
  const width = PAGE.margin + CONTENT_WIDTH - PANEL.padding - left;
  const scoreLook: TextLook = {
    style: 'display',
    size: SIZE.score,
    colour: BAND_COLOUR[band],
    leading: LEADING.tight,
  };
  const section = flow.element('Sect', parent);
  // Created first, so that it is first in reading order.
  const picture = flow.element('Div', section);
  const paragraph = (text: string, look: TextLook) =>
    flow.block(text, look, left, width, flow.element('P', section));

  const blocks: Block[] = [paragraph(`${t.band(band)}: ${t.outOf100(report.score)}`, scoreLook)];
  if (verdict !== 'judged')
    blocks.push(paragraph(t.verdict(verdict, VERDICT_CAPS[verdict]), { ...BODY, colour: BAND_COLOUR.weak }));
  const list = flow.element('L', section);
  const given = MODEL_REPORT_FIELDS.flatMap((field) => {
    const value = report[field];
    return value ? [{ label: t[field], value: t[value] }] : [];
  });
  const ratings = given.map(({ label, value }, index) => {
    const item = flow.element('LI', list);
    const columnWidth = width / 3;
    const x = left + index * columnWidth;
    return [
      flow.block(label, SMALL, x, columnWidth, flow.element('Lbl', item)),
      flow.block(value, LABEL, x, columnWidth, flow.element('LBody', item)),
    ];
  });
  const date = longDate(meta.generatedAt, meta.language);
  const imprint = paragraph(
    meta.aiGenerated ? t.writtenByModel(meta.model, date) : t.writtenByRules(date),
    SMALL,
  );

  const sum = (some: readonly Block[]) => some.reduce((height, block) => height + heightOf(block), 0);
  const ratingsHeight = Math.max(0, ...ratings.map(sum));
  const textHeight =
    sum(blocks) + blocks.length * PANEL.betweenBlocks + ratingsHeight + 8 + heightOf(imprint);
  const height = Math.max(textHeight, GAUGE.height) + 2 * PANEL.padding;
  flow.space(8);
  flow.need(height);
  const top = flow.y;
  flow.artifact((pdf) =>
    pdf.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, PANEL.radius).fill(COLOUR.panel),
  );
  const gaugeTop = top + (height - GAUGE.height) / 2;
  drawGauge(
    flow,
    picture,
    report.score,
    t.gauge(report.score, t.band(band)),
    PAGE.margin + PANEL.padding,
    gaugeTop,
  );
  let y = top + (height - textHeight) / 2;
  for (const block of blocks) {
    flow.drawLines(block, 0, block.lines.length, y);
    y += heightOf(block) + PANEL.betweenBlocks;
  }
  y += 4;
  for (const [label, value] of ratings) {
    if (!label || !value) continue;
    flow.drawLines(label, 0, label.lines.length, y);
    flow.drawLines(value, 0, value.lines.length, y + heightOf(label));
  }
  y += ratingsHeight + 4;
  flow.drawLines(imprint, 0, imprint.lines.length, y);
  flow.y = top + height;
  flow.space(6);
}
