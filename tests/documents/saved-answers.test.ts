import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/printed-document.ts';
import { decodeFile } from '../../src/domain/file-data.ts';
import { type Opened, openFile, openWholeFile } from '../../src/domain/open-file.ts';
import { openPdf } from '../../src/domain/pdf-data.ts';
import type { ReportFile, ShortReportFile } from '../../src/domain/report-file.ts';
import { textsOf } from '../renderers/texts.ts';

/**
 * A report with answer, sums, replies and evidence, as the version of 2026-11-28 wrote it. The files never change, and every
 * later version must open them. `src/web/share/saved-fixtures.test.ts` opens the files of earlier versions.
 */
const FIXTURES = join(import.meta.dirname, '../fixtures/saved/answer');
const read = (name: string) => readFileSync(join(FIXTURES, name));
const json = (name: string) => JSON.parse(read(name).toString('utf8'));
const link = (name: string) => read(name).toString('utf8').trim().split('#')[1] ?? '';
const saved: ReportFile = json('report.json');

test.each([
  ['file', () => openFile(saved)],
  ['whole link', () => decodeFile(link('whole-link.txt'))],
  ['PDF', () => openPdf(new Uint8Array(read('report.pdf')))],
  ['kept report', () => openWholeFile(json('kept.json').reports[0].value.file)],
])('a %s of 2026-11-28 opens with all its parts', async (_, open) => {
  const opened = (await open()) as Opened;
  expect(opened).toMatchObject({ ok: true, leftOut: [], file: saved });
  const file = opened.file as ReportFile;
  const shown = documentOf(file).flatMap(textsOf).join(' ').replace(/\s+/g, ' ');
  const { evidence, replies = [], report } = saved;
  for (const text of [
    ...replies.map(({ note }) => note),
    replies[0]?.headline ?? '',
    report.headline ?? '',
    ...(evidence?.sources ?? []).map(({ title }) => title),
    '1 cita retirada: la fuente no lo dice.',
    '9 € en vez de 8 €',
    saved.results?.text ?? '',
  ]) {
    expect(shown).toContain(text);
  }
  const spans = documentOf(file).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph'
        ? block.text
        : block.type === 'list'
          ? block.items.flatMap(({ text }) => text)
          : [],
    ),
  );
  expect(spans.flatMap(({ cited }) => cited?.number ?? [])).toEqual([4, 2, 2]);
});

test('a short link of 2026-11-28 opens with headline, decision, score and pitch', async () => {
  const opened = (await decodeFile(link('short-link.txt'))) as Opened;
  const { projectName, verdict, score, pitch, headline, decision } = saved.report;
  expect(opened).toMatchObject({
    ok: true,
    leftOut: [],
    file: {
      short: true,
      idea: saved.idea,
      report: { projectName, verdict, score, pitch, headline, decision },
    },
  });
  const ids = documentOf(opened.file as ShortReportFile).map(({ id }) => id);
  expect(ids).toEqual(['head', 'score', 'nameAndPitch', 'breakdown', 'idea', 'imprint']);
});
