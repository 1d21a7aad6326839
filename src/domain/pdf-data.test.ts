import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFont } from '../../tests/pdf/read-font.ts';
import { printedDocument } from '../document/printed-document.ts';
import { createPdf } from '../pdf/create-pdf.ts';
import { example } from '../web/report/example.es.ts';
import { openChosenFile } from '../web/share/open-file.ts';
import { encodeFile } from './file-data.ts';
import { openFile } from './open-file.ts';
import { isPdf, openPdf } from './pdf-data.ts';
import type { ReportFile } from './report-file.ts';

const make = (file: ReportFile) => createPdf(printedDocument(file), 'https://crisol.example', readFont);
const open = (bytes: Uint8Array<ArrayBuffer>) => openChosenFile(new Blob([bytes]));
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const ALTERED = { ok: false, problem: 'pdf_altered' };
const BRACE = 0x7b;

describe('the report in a PDF', async () => {
  const pdf = await make(example);

  test('the PDF opens as the report that it prints, and contains only the data of a link to the whole report', async () => {
    expect(await openPdf(pdf)).toEqual({ ok: true, file: example, leftOut: [], isResaved: false });
    const data = /<crisol:file>(.*)<\/crisol:file>/.exec(textOf(pdf))?.[1];
    expect(data).toBe(await encodeFile(example));
    expect(textOf(pdf)).not.toMatch(/\/(EmbeddedFiles?|JavaScript|JS|Launch|OpenAction)\b/);
  });

  test('a PDF that was cut anywhere, and at any of its last bytes, is reported as altered', async () => {
    for (let length = 8; length < pdf.length; length += length < pdf.length - 1000 ? 37 : 1) {
      const cut = pdf.subarray(0, length);
      if (!isPdf(cut) || (await openPdf(cut)).ok) throw new Error(`Not detected: cut at ${length}`);
    }
    expect(await open(pdf.slice(0, -1))).toEqual(ALTERED);
    expect(await open(pdf.slice(0, 2000))).toEqual(ALTERED);
    expect(await open(pdf.slice(0, 3))).toEqual({ ok: false, problem: 'not_json' });
  });

  test('a PDF with any byte changed is reported as altered, or, if it begins with a brace, as invalid JSON', async () => {
    const at = textOf(pdf).indexOf('<crisol:file>');
    const place = fc.oneof(fc.nat(pdf.length - 1), fc.integer({ min: at, max: at + 60 }), fc.nat(20));
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (index, bits) => {
        const changed = pdf.slice();
        changed[index] = (changed[index] ?? 0) ^ bits;
        const opened = await open(changed);
        // With another length in its stamp, the PDF looks like a resaved PDF.
        if (opened.ok) expect(opened).toMatchObject({ file: example, isResaved: true });
        else expect(opened).toEqual(changed[0] === BRACE ? { ok: false, problem: 'not_json' } : ALTERED);
      }),
      { examples: [[0, 0x25 ^ BRACE]] },
    );
  });

  test('a PDF with the data of another PDF is reported as altered', async () => {
    const other = await make({ ...example, idea: 'Otra idea' });
    const data = (bytes: Uint8Array) => /<crisol:file>(.*)<\/crisol:file>/.exec(textOf(bytes))?.[1] ?? '';
    const mixed = bytesOf(textOf(pdf).replace(data(pdf), data(other).padEnd(data(pdf).length)));
    expect(await open(mixed.subarray(0, pdf.length))).toEqual(ALTERED);
  });

  test('a PDF that another program saved opens as resaved', async () => {
    const resaved = { ok: true, file: example, leftOut: [], isResaved: true };
    const note = '\n99 0 obj\n<< /Type /Annot >>\nendobj\nstartxref\n9\n%%EOF\n';
    expect(await open(bytesOf(textOf(pdf) + note))).toEqual(resaved);
    const attributes = textOf(pdf).replace(
      /><crisol:file>(.*)<\/crisol:file><crisol:pdf>(.*)<\/crisol:pdf><\/rdf:Description>/,
      '\n   crisol:file="$1"\n   crisol:pdf="$2"/>',
    );
    expect(await open(bytesOf(attributes))).toEqual(resaved);
  });

  test('a name or model that looks like the data does not replace it', async () => {
    const fake = `<crisol:file>${await encodeFile({ format: 'crisol-report' })}</crisol:file>`;
    const stamp = '<crisol:pdf>0000000000.00000000</crisol:pdf>';
    const file = {
      ...example,
      report: { ...example.report, projectName: `${stamp} x crisol:pdf="0000000000.00000000"` },
      meta: { ...example.meta, model: `${fake} rdf:Description crisol:file="r1.a.b"` },
    };
    expect(await open(await make(file))).toEqual({ ok: true, file, leftOut: [], isResaved: false });
  });
});

test.each([
  ['of another program', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n'],
  ['without a whole metadata stream', '%PDF-1.4\n<< /Subtype /XML >> stream\n%%EOF'],
])('a PDF %s contains no report', async (_, text) => {
  expect(await open(bytesOf(text))).toEqual({ ok: false, problem: 'pdf_without_report' });
});

const pdfWith = (data: string) =>
  bytesOf(`%PDF-1.7\n<crisol:file>${data}</crisol:file><crisol:pdf>0000000001.00000000</crisol:pdf>\n%%EOF`);

test('the data in a PDF are checked like a file', async () => {
  const opened = (file: unknown) => encodeFile(file as object).then((data) => open(pdfWith(data)));
  expect(await opened({ ...example, version: 2 })).toMatchObject({ problem: 'newer' });
  expect(await opened({ format: 'recipe' })).toMatchObject({ problem: 'not_a_report' });
  expect(await opened({ ...example, report: {} })).toMatchObject({ problem: 'damaged' });
  expect(await opened('a'.repeat(1_100_000))).toMatchObject({ problem: 'too_large' });
  expect(await open(pdfWith('r2.anything'))).toMatchObject({ problem: 'newer' });
  expect(await open(new Uint8Array(17 * 1024 * 1024))).toMatchObject({ problem: 'too_large' });
});

test('any bytes open as a valid file or give a problem', async () => {
  const marks = [
    '%PDF-1.7',
    '%%EOF',
    '<crisol:file>r1.',
    '<crisol:pdf>0000000001.00000000<',
    '/Subtype /XML',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...marks, '\nstream\n', '\nendstream', '.', '{"format":"crisol-report"}').map(bytesOf),
    fc.uint8Array({ maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const bytes = Uint8Array.from(pieces.flatMap((each) => [...each]));
      for (const opened of [await open(bytes), await openPdf(bytes)]) {
        if (opened.ok) expect(openFile(opened.file)).toMatchObject({ ok: true });
        else expect(typeof opened.problem).toBe('string');
      }
    }),
    { numRuns: 500 },
  );
});
