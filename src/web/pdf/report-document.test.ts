import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { evaluateIdea } from '../../analysis/offline/evaluate.ts';
import { reportFile } from '../../analysis/report-file.ts';
import { createReportDocument } from './report-document.ts';
import { type LoadFont, reportFonts } from './report-fonts.ts';

const loadFont: LoadFont = async (path) => new Uint8Array(await readFile(`node_modules/${path}`));

test('a report becomes a PDF 1.7', async () => {
  const idea = 'Una aplicación para que las panaderías de barrio vendan el pan que les sobra al cierre.';
  const file = reportFile(idea, evaluateIdea(idea, 'es'), {
    service: 'offline',
    model: 'reglas',
    language: 'es',
    generatedAt: '2026-11-21T12:00:00Z',
    aiGenerated: false,
  });
  const siteUrl = 'https://crisol.example';
  const bytes = await createReportDocument(file, siteUrl, await reportFonts(file, siteUrl, loadFont));
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 8))).toBe('%PDF-1.7');
});
