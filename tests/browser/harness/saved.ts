import type { Page } from 'playwright-core';
import { EXAMPLE } from './report.ts';

/** A file for `setInputFiles`. */
export const file = (value: unknown, name = 'report.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) as Buffer,
});

/** Chooses a file in the dialog of the form. */
export async function openFromForm(page: Page, chosen: ReturnType<typeof file>): Promise<void> {
  await page.getByRole('button', { name: 'Mis informes' }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(chosen);
}

/** Checks that the report is shown with the parts that only a report file has. */
export async function wholeReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver análisis completo' }).first().click();
  await page.getByText(String(EXAMPLE.report.monetization[0])).waitFor();
}

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
  await page.getByText('Suelta el archivo para abrirlo').waitFor();
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
