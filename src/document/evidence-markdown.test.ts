import { expect, test } from 'vitest';
import { EVIDENCE } from '../../tests/fake-search/evidence.ts';
import { reportFileSchema } from '../domain/report-file.ts';
import { example as englishExample } from '../web/report/example.en.ts';
import { example as spanishExample } from '../web/report/example.es.ts';
import { fileMarkdown } from './markdown.ts';

// A person wrote the examples; the tests use them as a model's reports.
const english = { ...englishExample, meta: { ...englishExample.meta } };
const spanish = { ...spanishExample, meta: { ...spanishExample.meta } };

const links = (markdown: string) => Array.from(markdown.matchAll(/\]\(<([^<>]*)>\)/g), ([, url]) => url);

test.each([
  ['es', spanish, 'citado de la web', 'sin verificar'],
  ['en', english, 'quoted from the web', 'not verified'],
] as const)(
  'Markdown has every finding with its quotation, found competitors first (%s)',
  (_, file, found, remembered) => {
    const markdown = fileMarkdown({ ...file, evidence: EVIDENCE });
    for (const { quote } of EVIDENCE.findings) {
      expect(markdown.replace(/\*\*|\\/g, '')).toContain(quote);
    }
    expect(markdown).toContain('«**Servimos a más de 1.204 familias**», dice su fundadora.');
    expect(new Set(links(markdown))).toEqual(new Set(EVIDENCE.sources.map(({ url }) => url)));
    expect(markdown.indexOf(`(${found}`)).toBeGreaterThan(0);
    expect(markdown.indexOf(`(${found}`)).toBeLessThan(markdown.indexOf(`(${remembered})`));
    expect(markdown).toMatch(/mercado comida perros España[»”]: (la búsqueda ha fallado|the search failed)/);
  },
);

test('a report without a search has no evidence section', () => {
  expect(fileMarkdown(spanish)).not.toMatch(/Pruebas de la web|citado/);
});

test('the URL of a source cannot add Markdown outside its link', () => {
  const [source] = EVIDENCE.sources;
  const url = 'https://a.example/?x=\\>)<b>';
  const sources = [{ ...source, id: 1, url, title: '[x](javascript:alert(1))' }];
  const findings = EVIDENCE.findings.slice(0, 1);
  const markdown = fileMarkdown({ ...spanish, evidence: { ...EVIDENCE, sources, findings } });
  expect(links(markdown)).toHaveLength(2);
  expect(markdown).toContain('(<https://a.example/?x=%5C%3E)%3Cb%3E>)');
  expect(markdown).not.toContain('[x](');
});

test('a report file with a non-HTTP URL or a finding without source is rejected', () => {
  const read = (evidence: object) => reportFileSchema.safeParse({ ...spanish, evidence }).success;
  expect(read(EVIDENCE)).toBe(true);
  const [first, ...others] = EVIDENCE.sources;
  expect(read({ ...EVIDENCE, sources: [{ ...first, url: 'javascript:alert(1)' }, ...others] })).toBe(false);
  expect(read({ ...EVIDENCE, sources: [{ ...first, url: 'https://a:b@c.example/' }, ...others] })).toBe(
    false,
  );
  expect(read({ ...EVIDENCE, sources: others })).toBe(false);
});
