import { expect, test } from 'vitest';
import { citedSources, namedBySource } from './cited-sources.ts';

const SOURCES = [
  {
    id: 3,
    url: 'https://www.pan.example/a',
    title: 'Pan Lozano, tarifas',
    publishedAt: '2026-02-01',
    text: 'Reparte 40 barras.',
  },
  { id: 1, url: 'https://glovoapp.com/es', title: 'Reparto', text: 'Masa Común abre en Cuenca.' },
  { id: 2, url: 'https://otro.example/', title: 'Otro' },
];

test('the list of sources has the cited ones by number', () => {
  const citations = [3, 1, 3].map((source) => ({ source, passages: [] }));
  expect(citedSources({ sources: SOURCES, citations })).toEqual([
    { id: 1, title: 'Reparto', host: 'glovoapp.com', url: 'https://glovoapp.com/es' },
    {
      id: 3,
      title: 'Pan Lozano, tarifas',
      host: 'pan.example',
      url: 'https://www.pan.example/a',
      publishedAt: '2026-02-01',
    },
  ]);
});

test.each([
  ['Masa Común: pan de verdad', 1],
  ['Glovo (reparto en una hora)', 1],
  ['Pan Lozano, S.L.: barato', 3],
  ['Panadería Ruiz: cerca', undefined],
  ['', undefined],
])('%s is named by source %s', (competitor, id) => {
  expect(namedBySource(competitor, SOURCES)?.id).toBe(id);
});
