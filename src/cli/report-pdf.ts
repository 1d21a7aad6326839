import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReportFile } from '../domain/report-file.ts';
import { createReportDocument } from '../pdf/report-document.ts';
import { type LoadFont, reportFonts } from '../pdf/report-fonts.ts';

const { resolve } = createRequire(import.meta.url);

const loadFont: LoadFont = async (path) => new Uint8Array(await readFile(resolve(path)));

/** The report as the page's own PDF. */
export async function reportPdf(file: ReportFile, siteUrl: string): Promise<Uint8Array> {
  return createReportDocument(file, siteUrl, await reportFonts(file, siteUrl, loadFont));
}
