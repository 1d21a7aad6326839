import type { Page } from 'playwright-core';
import { readingPoints } from '../../../src/domain/reading.ts';
import { LEVELS, type Level } from '../../../src/domain/rubric.ts';
import { type CallFile, writeCallFile } from '../../../src/submissions/call-file.ts';
import { axesCriteria, criteriaHash } from '../../../src/submissions/criteria.ts';
import { readTable } from '../../../src/submissions/read-table.ts';
import { type ReadingJob, readingJobs } from '../../../src/submissions/reading-job.ts';
import { callTexts } from '../../../src/submissions/texts.ts';

/** The value of a hidden column, which must never leave the browser. */
export const CANARY = 'canary-9f3e@example.org';

/** A table of texts whose model plays the scenario, each with a hidden contact. */
export const tableOf = (count: number, scenario: (row: number) => string = () => 'good') =>
  [
    'id,correo,problema,propuesta',
    ...Array.from(
      { length: count },
      (_, row) =>
        `P-${row + 1},${CANARY},"El mercado del barrio número ${row + 1} tira cada tarde media tonelada de fruta que nadie compra.","Una cámara compartida y un reparto en bici a ${row + 3} € por pedido. (scenario: ${scenario(row)})"`,
    ),
  ].join('\n');

/** What `setInputFiles` takes. */
export const asFile = (text: string, name = 'textos.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the page with a table, and goes to the step of reading. */
export async function toReading(page: Page, table: string, times = '1'): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(asFile(table));
  await button(page, 'Seguir con los criterios').click();
  await button(page, 'Seguir con la lectura').click();
  await page.getByLabel('Lecturas de cada texto').selectOption(times);
}

export async function readAll(page: Page): Promise<void> {
  await button(page, /de prueba/).click();
  await button(page, 'Leer el resto').click();
  await page.getByText('Todo leído.').waitFor();
}

/** The `call.json` of `tableOf` after a complete run: each text read twice, with levels that depend on its hash. */
export async function callFileOf(count: number, change: Partial<CallFile> = {}): Promise<CallFile> {
  const table = await readTable(new TextEncoder().encode(tableOf(count)));
  const texts = callTexts(table, ['id', 'hidden', 'text', 'text']);
  const criteria = [...axesCriteria('es')];
  const settings = {
    criteria,
    language: 'es',
    service: 'huggingface',
    model: 'scripted',
    temperature: 0.7,
  } as const;
  /** A number from 0 to 1 that depends only on the hash. */
  const random = (hex: string) => Number.parseInt(hex.slice(0, 8), 16) / 2 ** 32;
  const hash = criteriaHash(criteria);
  const levelOf = ({ textHash, hash: reads }: ReadingJob, at: number) => {
    const quality = random(textHash) * LEVELS.length + random(reads.slice(8 * at)) - 0.5;
    return Math.min(5, Math.max(1, Math.ceil(quality))) as Level;
  };
  return {
    format: 'crisol-call',
    version: 1,
    ...settings,
    times: 2,
    columns: { id: 'id', text: ['problema', 'propuesta'] },
    texts,
    readings: readingJobs(texts, settings, 2).map((job, at) => {
      const levels = criteria.map(({ criterion }, place) => ({
        criterion,
        level: levelOf(job, place),
        reason: 'Dice a quién le duele, y no qué ha probado.',
        quote: 'media tonelada de fruta que nadie compra',
        raise: 'Diez pedidos pagados.',
      }));
      const reading = {
        levels,
        flag: 'none',
        points: readingPoints(levels, criteria),
        quotesLeftOut: 0,
      } as const;
      const made = new Date(Date.UTC(2026, 10, 24) + 1000 * at).toISOString();
      const { hash: reads, textHash, number } = job;
      const by = { service: 'huggingface', model: 'scripted', at: made, ms: 4000 };
      return { hash: reads, text: textHash, criteria: hash, number, ...by, reading };
    }),
    decisions: [],
    ...change,
  };
}

/** Opens a `call.json`. */
export async function openCall(page: Page, file: CallFile): Promise<void> {
  const bytes = [...writeCallFile(file)].join('');
  await page.locator('input[type=file]').first().setInputFiles(asFile(bytes, 'call.json'));
}
