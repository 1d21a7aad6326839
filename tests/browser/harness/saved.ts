import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { shareMessages } from '../../../src/web/share/messages.ts';
import { button, EXAMPLE, unfold } from './report.ts';

/** A file for `setInputFiles`. */
export const file = (value: unknown, name = 'report.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) as Buffer,
});

/** Opens the list of reports from the page's header. */
export async function openList(page: Page): Promise<Locator> {
  await button(page, shareMessages.es.openTitle).click();
  return page.getByRole('dialog');
}

/** Chooses a file in the list of reports. */
export async function openFromForm(page: Page, chosen: ReturnType<typeof file>): Promise<void> {
  const list = await openList(page);
  await list.locator('input[type=file]').setInputFiles(chosen);
}

/** Checks that the report is shown with the parts that only a report file has. */
export async function wholeReport(page: Page): Promise<void> {
  await unfold(page);
  await page.getByText(String(EXAMPLE.report.monetization?.[0])).waitFor();
}

/** A link made by another program from the documented format. */
export function linkTo(value: unknown, site: string): string {
  const data = deflateRawSync(JSON.stringify(value)).toString('base64url');
  return `${site}/#r1.${data}.${createHash('sha256').update(data).digest('hex').slice(0, 8)}`;
}

const { projectName, verdict, score, scoreBreakdown, pitch } = EXAMPLE.report;
/** The content of a short link. */
export const SHORT_FORM = {
  format: 'crisol-report',
  version: 1,
  short: true,
  idea: EXAMPLE.idea,
  meta: EXAMPLE.meta,
  report: { projectName, verdict, score, scoreBreakdown, pitch },
};

/** Follows the link in the open page, as if its site were this one. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link.trim()).hash);
}

/** Drops a file on the page. */
export async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([name, content]) => {
      const bytes = Uint8Array.from(content, (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name));
      return data;
    },
    // One character per byte.
    [name, bytes.toString('latin1')] as const,
  );
  await page.dispatchEvent('footer', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('footer', 'drop', { dataTransfer: transfer });
}

/** Puts entries into the database of saved reports. */
export async function put(page: Page, reports: readonly (readonly [string, unknown])[]): Promise<void> {
  if (reports.length === 0) return;
  await page.evaluate(async (reports) => {
    localStorage.setItem('crisol_saved', '1');
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('crisol-reports');
      request.onupgradeneeded = () => request.result.createObjectStore('reports');
      request.onsuccess = () => resolve(request.result);
    });
    const saved = database.transaction('reports', 'readwrite').objectStore('reports');
    for (const [id, report] of reports) saved.put(report, id);
    await new Promise((resolve) => {
      saved.transaction.oncomplete = resolve;
    });
    database.close();
  }, reports);
}

/** All entries of the database of saved reports. */
export function storedReports(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('crisol-reports');
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction('reports').objectStore('reports');
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
  });
}
