import { expect, test } from 'vitest';
import { EVIDENCE } from '../../tests/fake-search/evidence.ts';
import type { OldEvidence as Evidence, Finding } from '../domain/old-evidence.ts';
import { evidenceSection, foundCompetitors } from './evidence.ts';

const finding = (
  kind: Finding['kind'],
  name: string,
  source: number,
  more: Partial<Finding> = {},
): Finding => ({
  kind,
  name,
  quote: 'Cuesta 39 € al mes.',
  source,
  ...more,
});
const blocksOf = (findings: Finding[], more: Partial<Evidence> = {}, isUnchecked = false) =>
  evidenceSection({ evidence: { ...EVIDENCE, ...more, findings }, language: 'es', isUnchecked })?.blocks ??
  [];

test('the findings are grouped by kind, one row each, with the marked part in its own span', () => {
  const blocks = blocksOf([
    finding('price', 'Canela', 1, { marked: [7, 11] }),
    finding('competitor', 'Husky', 3, { marked: [0, 18] }),
    finding('price', 'Pan', 2, { translation: 'It costs €39 a month' }),
  ]);
  expect(blocks.flatMap((block) => (block.type === 'heading' ? block.text : []))).toEqual([
    'Quién lo ofrece ya',
    'Qué se paga',
  ]);
  const rows = blocks.filter((block) => block.type === 'finding');
  expect(rows.map(({ name }) => name)).toEqual(['Husky', 'Canela', 'Pan']);
  expect(rows.map(({ sentences }) => sentences)).toEqual([
    // Without a mark, which would leave only the full stop unmarked.
    [{ text: '«Cuesta 39 € al mes.»' }],
    [
      { text: '«Cuesta' },
      { text: '39 €', style: 'mark', isJoined: false },
      { text: 'al mes.»', isJoined: false },
    ],
    [{ text: '«Cuesta 39 € al mes.»' }],
  ]);
  expect(rows[2]?.translation).toContain('«It costs €39 a month»');
});

test('the method is collapsed below the number of quotations; failed searches are not', () => {
  const blocks = blocksOf(EVIDENCE.findings);
  expect(blocks.at(-1)).toMatchObject({
    type: 'details',
    summary: `${EVIDENCE.findings.length} citas comprobadas palabra por palabra`,
  });
  expect(JSON.stringify(blocks.slice(0, -1))).toContain('Si una búsqueda falla');
});

test('evidence from an opened file is not called checked', () => {
  const blocks = blocksOf(EVIDENCE.findings, {}, true);
  expect(JSON.stringify(blocks)).not.toContain('comprobadas');
  expect(blocks[0]).toMatchObject({ type: 'paragraph', look: 'warning' });
});

test('alternatives with a name count as found competitors, each name once', () => {
  const findings = [
    finding('alternative', 'Husky Friends', 3),
    finding('competitor', 'Canela', 1),
    finding('alternative', 'canela', 2),
    finding('demand', 'Nadie', 2),
  ];
  expect(foundCompetitors({ ...EVIDENCE, findings }, 'es').map(({ name }) => name)).toEqual([
    'Canela',
    'Husky Friends',
  ]);
});
