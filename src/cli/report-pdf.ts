import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printedDocument } from '../document/printed-document.ts';
import type { WholeFile } from '../domain/open-file.ts';
import { createPdf } from '../pdf/create-pdf.ts';
import { fontUrl } from '../pdf/fetch-font.ts';
import type { LoadFont } from '../pdf/report-fonts.ts';

/** The folder with the fonts. Every build has them among the browser's files. */
const SITE = join(import.meta.dirname, import.meta.env.PROD ? '../client' : '../..');

const loadFont: LoadFont = async (name) => new Uint8Array(await readFile(join(SITE, await fontUrl(name))));

/**
 * Creates the same PDF as the page.
 * @throws Error with code `ENOENT` when a font of the build is missing
 */
export async function reportPdf(file: WholeFile, siteUrl: string): Promise<Uint8Array> {
  return createPdf(printedDocument(file), siteUrl, loadFont);
}
