import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { brand } from '../brand.ts';
import type { PrintedDocument } from '../document/printed-document.ts';
import { encodeFile } from '../domain/file-data.ts';
import { LOCALES } from '../domain/language.ts';
import { stampPdf } from '../domain/pdf-data.ts';
import { pdfMessages, writtenBy } from './messages.ts';
import { drawPageEdges } from './page-edges.ts';
import { PageFlow } from './page-flow.ts';
import { appendXmp, XmlText } from './pdfkit-insides.ts';
import { printableLine } from './printable-text.ts';
import { type LoadFont, reportFonts } from './report-fonts.ts';
import { PAGE } from './theme.ts';
import { writeBlock, writeTitle } from './write-blocks.ts';

/**
 * Lays out a report or worksheet as a tagged PDF 1.7 (PDF/UA-1) on A4, in the document's language. The metadata contain the
 * document, so that Crisol can open the PDF. Runs in a worker and in Node.
 * @param siteUrl origin of the installation, for the footers
 * @param printedAt for the footers
 */
export async function createPdf(
  report: PrintedDocument,
  siteUrl: string,
  loadFont: LoadFont,
  printedAt = new Date(),
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await reportFonts(report, siteUrl, loadFont);
  const pdf = newDocument(report, printedAt);
  for (const face of new Set(Object.values(fonts).flat())) pdf.registerFont(face.name, face.font as never);
  const flow = new PageFlow(pdf, fonts);
  for (const { title, isTitleRepeated, blocks } of report.sections) {
    flow.section(isTitleRepeated ? undefined : title);
    for (const block of blocks) {
      if (block.type === 'title') writeTitle(flow, block, report.kind);
      else writeBlock(flow, block);
    }
  }
  const bytes = toBytes(pdf);
  drawPageEdges(flow, report, siteUrl, printedAt);
  appendXmp(pdf, report.writer, await encodeFile(report.file));
  pdf.end();
  return stampPdf(await bytes);
}

/** An empty document with its metadata. */
function newDocument({ language, writer, kind, name }: PrintedDocument, printedAt: Date): PDFKit.PDFDocument {
  const title = [printableLine(name), ...(kind === undefined ? [] : [kind.toLowerCase()])].join(': ');
  const statement = `${writtenBy(writer, language)}. ${pdfMessages[language].guidanceOnly}`;
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    // Otherwise pdfkit loads a standard font without embedding it, which PDF/UA forbids.
    font: '',
    info: {
      Title: new XmlText(title) as string,
      Subject: new XmlText(statement) as string,
      Creator: new XmlText(brand.name) as string,
      CreationDate: printedAt,
    },
  });
}
