import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { printedDocument } from '../src/document/printed-document.ts';
import { createPdf } from '../src/pdf/create-pdf.ts';
import type { LoadFont } from '../src/pdf/report-fonts.ts';
import { example } from '../src/web/report/example.es.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 25;
const WARM_UP = 5;
const SITE_URL = 'https://crisol.example';
const loadFont: LoadFont = async (name) => new Uint8Array(await readFile(`.cache/pdf-fonts/${name}.ttf`));

/** The time to make the PDF of a report, compared with a plain pdfkit document of the same text. */
export async function run(): Promise<BenchRow[]> {
  const file = example;
  const font = await loadFont('noto-sans-latin-400');
  const texts = [...textsOf([file.idea, file.report])];
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const started = performance.now();
    const report = printedDocument(file);
    await createPdf(report, SITE_URL, loadFont);
    const between = performance.now();
    await plainDocument(texts, font);
    const ended = performance.now();
    if (round < 0) continue;
    ours.push(between - started);
    plain.push(ended - between);
  }
  const value = median(ours);
  const reference = median(plain);
  return [
    {
      name: 'PDF of a report, warm (reference: plain pdfkit, same text)',
      value: `${value.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms`,
      ratio: `${(value / reference).toFixed(2)} ×`,
      goal: { text: '≤ 5 ×', isMet: value <= 5 * reference },
    },
  ];
}

/** A document as in pdfkit's guide: one embedded font, one text below the other. */
function plainDocument(texts: readonly string[], font: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 50, font: '' });
    pdf.on('data', () => undefined);
    pdf.on('end', resolve);
    pdf.on('error', reject);
    pdf.font(font as never, 10);
    for (const text of texts) pdf.text(text).moveDown(0.5);
    pdf.end();
  });
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}
