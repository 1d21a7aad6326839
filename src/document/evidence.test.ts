import { expect, test } from 'vitest';
import { EVIDENCE } from '../../tests/fake-search/evidence.ts';
import type { Finding } from '../domain/evidence.ts';
import { findingsByKind, foundCompetitors } from './evidence.ts';

const finding = (kind: Finding['kind'], name: string, claim: string, source: number): Finding => ({
  kind,
  name,
  claim,
  quote: claim,
  source,
});

test('contradicting findings are placed side by side and marked', () => {
  const findings = [
    finding('price', 'Canela', 'Cuesta 39 €.', 1),
    finding('price', 'Husky', 'Cuesta 20 €.', 3),
    finding('price', 'canela', 'Cuesta 29 €.', 2),
  ];
  const [prices] = findingsByKind({ ...EVIDENCE, findings }, 'es');
  expect(prices?.findings.map(({ claim, isContradicted }) => [claim, isContradicted])).toEqual([
    ['Cuesta 39 €.', true],
    ['Cuesta 29 €.', true],
    ['Cuesta 20 €.', false],
  ]);
});

test('named alternatives count as found competitors, each name once', () => {
  const findings = [
    finding('alternative', 'Husky Friends', 'Se cocina en casa.', 3),
    finding('competitor', 'Canela', 'Reparte.', 1),
    finding('alternative', 'canela', 'Reparte.', 2),
    finding('demand', 'Nadie', 'Lo quieren.', 2),
  ];
  expect(foundCompetitors({ ...EVIDENCE, findings }, 'es').map(({ name }) => name)).toEqual([
    'Canela',
    'Husky Friends',
  ]);
});
