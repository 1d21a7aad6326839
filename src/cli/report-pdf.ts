import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printedReport } from '../document/printed-report.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { createReportDocument } from '../pdf/report-document.ts';
import { type LoadFont, reportFonts } from '../pdf/report-fonts.ts';

/** The fonts that the build makes. The relative path is the same from `dist/server/`, where this file is built to. */
const FONTS = join(import.meta.dirname, '../../.cache/pdf-fonts');

const loadFont: LoadFont = async (name) => new Uint8Array(await readFile(join(FONTS, `${name}.ttf`)));

/** Creates the same PDF as the page. */
export async function reportPdf(file: ReportFile, siteUrl: string): Promise<Uint8Array> {
  const report = printedReport(file);
  return createReportDocument(report, siteUrl, await reportFonts(report, siteUrl, loadFont));
}
