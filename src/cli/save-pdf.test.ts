import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { example } from '../web/report/example.es.ts';
import { savePdf } from './save-pdf.ts';

const { reportPdf } = vi.hoisted(() => ({ reportPdf: vi.fn() }));
vi.mock('./report-pdf.ts', () => ({ reportPdf }));

test('the message about a failure has its cause', async () => {
  reportPdf.mockRejectedValue(new Error('No font file noto'));
  const problem = await savePdf('/tmp/unused.pdf', example, 'https://crisol.example');
  expect(problem).toBe('Error al generar el PDF: No font file noto');
});

test('a PDF replaces the file that a link points to, and leaves no temporary file', async () => {
  reportPdf.mockResolvedValue(new Uint8Array(8));
  const folder = mkdtempSync(join(tmpdir(), 'crisol-pdf-'));
  try {
    const target = join(folder, 'report.pdf');
    writeFileSync(target, 'earlier');
    symlinkSync(target, join(folder, 'link.pdf'));
    expect(await savePdf(join(folder, 'link.pdf'), example, 'https://crisol.example')).toBeUndefined();
    expect(readFileSync(target)).toHaveLength(8);
    expect(readdirSync(folder)).toEqual(['link.pdf', 'report.pdf']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
