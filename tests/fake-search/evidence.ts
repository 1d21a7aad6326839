import type { Evidence } from '../../src/domain/evidence.ts';
import { SOURCES } from './pages.ts';

/** Evidence with a cited source, a quotation of an older file, a failed search and removed marks. */
export const EVIDENCE: Evidence = {
  service: 'tavily',
  searchedAt: '2026-11-22T08:00:00.000Z',
  searches: [
    { query: 'comida fresca perros domicilio Valencia', results: 3 },
    { query: 'normativa comida perros', results: 1 },
    { query: 'mercado comida perros España', failed: 'service_timeout' },
  ],
  sources: [...SOURCES],
  citations: [
    {
      source: 1,
      passages: [
        {
          in: 'text',
          text: 'La cuota empieza en 39,90 € al mes para perros de hasta 10 kg.',
          marked: [[20, 36]],
        },
      ],
    },
    {
      source: 2,
      passages: [
        { in: 'text', text: 'Delivery costs between €4.50 and €6 per order.', marked: [[0, 45]] },
        { in: 'title', text: 'Fresh dog food in Europe', marked: [] },
      ],
      finding: { kind: 'price', translation: 'El envío cuesta entre 4,50 € y 6 € por pedido' },
    },
  ],
  dropped: 2,
};
