import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printedDocument } from '../document/printed-document.ts';
import type { WholeFile } from '../domain/open-file.ts';
import { createPdf } from '../pdf/create-pdf.ts';
import { fontUrl } from '../pdf/fetch-font.ts';
import type { LoadFont } from '../pdf/report-fonts.ts';

/** The folder of the browser's files, which include the fonts. */
const SITE = join(import.meta.dirname, import.meta.env.PROD ? '../client' : '../..');

const loadFont: LoadFont = async (name) => new Uint8Array(await readFile(join(SITE, await fontUrl(name))));

/**
 * Creates the same PDF as the page does.
 * @throws Error with code `ENOENT` if the build lacks a font
 */
export async function reportPdf(file: WholeFile, siteUrl: string): Promise<Uint8Array> {
  return createPdf(printedDocument(file), siteUrl, loadFont);
}
