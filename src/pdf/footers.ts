import { brand } from '../brand.ts';
import type { Meta } from '../domain/report.ts';
import { messages } from './messages.ts';
import { lineHeight, type PageFlow, type TextLook } from './page-flow.ts';
import { COLOUR, CONTENT_WIDTH, LEADING, PAGE, SIZE } from './theme.ts';

const LOOK: TextLook = { style: 'text', size: SIZE.small, colour: COLOUR.muted, leading: LEADING.text };
const STRONG: TextLook = { ...LOOK, style: 'strong', colour: COLOUR.ink };
/** Distance of the footer's rule from the bottom of the page. */
const RULE_HEIGHT = 72;
const GAP = 12;

/** The date in the reader's time zone: `21 de noviembre de 2026`, `21 November 2026`. */
export function longDate(iso: string, language: Meta['language']): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', { dateStyle: 'long' }).format(
    new Date(iso),
  );
}

/** Draws rule, tagline, site address, page number, date and imprint on every page. Call it after the last page. */
export function drawFooters(flow: PageFlow, meta: Meta, siteUrl: string): void {
  const { pdf, typesetter } = flow;
  const t = messages[meta.language];
  const { start, count } = pdf.bufferedPageRange();
  const top = PAGE.height - RULE_HEIGHT;
  const right = PAGE.margin + CONTENT_WIDTH;
  const set = (text: string, look: TextLook, width?: number) =>
    typesetter.line({ text, style: look.style }, look.size, width);
  const tagline = set(brand.tagline[meta.language], STRONG);
  const site = set(siteUrl.replace(/^https?:\/\//, ''), LOOK, CONTENT_WIDTH / 2);
  const date = set(longDate(meta.generatedAt, meta.language), LOOK);
  const guidance = set(t.guidanceOnly, LOOK);
  const imprint = set(
    `${t.writtenBy(meta.model, meta.aiGenerated)}. `,
    LOOK,
    CONTENT_WIDTH - date.width - guidance.width - 2 * GAP,
  );
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    pdf.moveTo(PAGE.margin, top).lineTo(right, top).lineWidth(0.75).stroke(COLOUR.accent);
    const number = set(t.page(page + 1, count), STRONG);
    let y = top + 8;
    flow.drawLine(tagline, STRONG, PAGE.margin, y);
    flow.drawLine(site, LOOK, PAGE.margin + tagline.width + GAP, y);
    flow.drawLine(number, STRONG, right - number.width, y);
    y += lineHeight(LOOK);
    flow.drawLine(imprint, LOOK, PAGE.margin, y);
    flow.drawLine(guidance, LOOK, PAGE.margin + imprint.width + 3, y);
    flow.drawLine(date, LOOK, right - date.width, y);
    pdf.endMarkedContent();
  }
}
