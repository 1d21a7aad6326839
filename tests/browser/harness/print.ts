import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import type { ReportFile } from '../../../src/domain/report-file.ts';
import { spanishReport } from '../../answers/reports.ts';
import { EVIDENCE } from '../../renderers/evidence.ts';
import { ENGLISH_EXAMPLE, EXAMPLE } from './report.ts';

/** Poppler, which reads printed PDFs. */
export const canReadPrints = spawnSync('pdftotext', ['-v']).error === undefined;

/** Reports that end their pages at different places. */
export const PRINTED: Readonly<Record<string, ReportFile>> = {
  long: { ...EXAMPLE, evidence: EVIDENCE },
  english: { ...ENGLISH_EXAMPLE, evidence: EVIDENCE },
  short: { ...EXAMPLE, report: spanishReport },
};

/** The lines of each printed page. */
function pagesOf(pdf: Uint8Array): string[][] {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  const pages = stdout.split('\f').slice(0, -1);
  return pages.map((page) =>
    page
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

/**
 * Checks that there are few pages, and that no page ends with a heading or is nearly empty.
 * @param headings the texts of the page's headings
 */
export function expectWholePages(pdf: Uint8Array, headings: readonly string[], mostPages: number): void {
  const pages = pagesOf(pdf);
  expect(headings.length).toBeGreaterThan(10);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.length).toBeLessThanOrEqual(mostPages);
  for (const [index, lines] of pages.entries()) {
    expect(lines.length, `page ${index + 1}: ${lines}`).toBeGreaterThan(2);
    expect(headings, `page ${index + 1}`).not.toContain(lines.at(-1));
  }
}

/** Runs in the page: the texts of its headings. */
export function headingTexts(): string[] {
  return [...document.querySelectorAll('h2, h3, h4, summary')].map(({ textContent }) => textContent.trim());
}
