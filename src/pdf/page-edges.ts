import { brand } from '../brand.ts';
import type { PrintedDocument } from '../document/printed-document.ts';
import { LOCALES } from '../domain/language.ts';
import { pdfMessages, writtenBy } from './messages.ts';
import { lineHeight, type PageFlow, SMALL, type TextLook } from './page-flow.ts';
import { COLOUR, CONTENT_WIDTH, PAGE } from './theme.ts';

const STRONG: TextLook = { ...SMALL, style: 'strong', colour: COLOUR.ink };
const BRAND: TextLook = { ...STRONG, colour: COLOUR.accent };
/** Distance of the footer's rule from the bottom of the page. */
const RULE_HEIGHT = 72;
const GAP = 12;
const RIGHT = PAGE.margin + CONTENT_WIDTH;

/** The date in the local time zone: `21 de noviembre de 2026`, `21 November 2026`. */
function longDate(date: Date, language: PrintedDocument['language']): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(date);
}

/**
 * Draws the site's name and the report's date at the top of the first page. Draws a rule, tagline, site URL, page
 * number, writer, guidance note and date of printing at the bottom of every page. Call this after the last page.
 */
export function drawPageEdges(
  flow: PageFlow,
  { language, writer, generatedAt }: PrintedDocument,
  siteUrl: string,
  printedAt: Date,
): void {
  const { pdf } = flow;
  const t = pdfMessages[language];
  const { count } = pdf.bufferedPageRange();
  const top = PAGE.height - RULE_HEIGHT;
  const lines = [top + 8, top + 8 + lineHeight(SMALL)] as const;
  const tagline = flow.line(t.tagline, STRONG);
  const site = flow.line(siteUrl.replace(/^https?:\/\//, ''), SMALL, CONTENT_WIDTH / 2);
  const date = flow.line(longDate(printedAt, language), SMALL);
  const guidance = flow.line(t.guidanceOnly, SMALL);
  const room = CONTENT_WIDTH - date.width - guidance.width - 2 * GAP;
  const authorship = flow.line(`${writtenBy(writer, language)}. `, SMALL, room);
  const drawFooter = (page: number) => {
    pdf.moveTo(PAGE.margin, top).lineTo(RIGHT, top).lineWidth(0.75).stroke(COLOUR.accent);
    const number = flow.line(t.page(page + 1, count), STRONG);
    flow.drawLine(tagline, STRONG, PAGE.margin, lines[0]);
    flow.drawLine(site, SMALL, PAGE.margin + tagline.width + GAP, lines[0]);
    flow.drawLine(number, STRONG, RIGHT - number.width, lines[0]);
    flow.drawLine(authorship, SMALL, PAGE.margin, lines[1]);
    flow.drawLine(guidance, SMALL, PAGE.margin + authorship.width + 3, lines[1]);
    flow.drawLine(date, SMALL, RIGHT - date.width, lines[1]);
  };
  pdf.switchToPage(0);
  flow.artifact(() => {
    flow.drawLine(flow.line(brand.name, BRAND), BRAND, PAGE.margin, PAGE.margin);
    const reportDate = flow.line(longDate(new Date(generatedAt), language), SMALL);
    flow.drawLine(reportDate, SMALL, RIGHT - reportDate.width, PAGE.margin);
  });
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    flow.artifact(() => drawFooter(page), { type: 'Pagination', attached: ['Bottom'] });
  }
}
