import { checkFindings } from '../src/evidence/check-findings.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 9;
/** The most characters of a page that Crisol keeps. */
const PAGE_LENGTH = 4_000;
/** The pages of four searches. */
const PAGES = 20;
/** More findings than the check looks at. */
const FINDINGS = 3_000;
const QUOTE_LENGTH = 1_000;
const PROSE =
  'Canela Fresca reparte comida para perros en Valencia desde 2019. La cuota es de 39,90 € al mes. ';
/** Texts that might make the check slow when they are repeated. */
const SLOW_PATTERNS = [
  'a',
  '1',
  '1 ',
  '111 ',
  '9 % ',
  '9-',
  'nueve ',
  'treinta y ',
  'mil ',
  'no 9 ',
  '[a](',
  '[a](b)',
  '. ',
  '*a',
  '"a',
  'e\u0301\u0302',
  '3½',
  '三十九万人',
  '٣٩ ',
  '\uFDFA',
  '👩‍👧',
  'Ana Bo ',
  '“«\'"»” ',
  '9M€ ',
  '$ ',
  'a\n',
  'A.B.',
  '…9',
  '—',
  'x\u0316',
  '½',
  '㍿',
  'x'.repeat(400),
  '<a "',
  '<p hidden>',
  '<!--',
  '| a ',
  '[[a]',
  '![a](b "',
  '[a]: b\n',
  '*a* _b',
  'write that ',
  'Dr. ',
  'a, ',
];

/** Median milliseconds of a check in which every quotation nearly matches on every page. */
function time(pattern: string): number {
  const text = pattern.repeat(PAGE_LENGTH).slice(0, PAGE_LENGTH - 2);
  const sources = Array.from({ length: PAGES }, (_, index) => ({
    id: index + 1,
    url: `https://page${index}.example/`,
    title: text.slice(0, 200),
    text: `${text}${index}`,
  }));
  const long = text.slice(1, QUOTE_LENGTH);
  const findings = Array.from({ length: FINDINGS }, (_, index) => ({
    kind: 'risk' as const,
    name: text.slice(0, 100),
    translation: long,
    // Some match, some end differently, some differ by one character.
    quote:
      [text.slice(1, 900 + index), `${long.slice(0, -20)}another ending here`, `y${long.slice(1)}`][
        index % 3
      ] ?? '',
    source: 1 + (index % PAGES),
  }));
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      checkFindings(findings, sources, text.slice(0, QUOTE_LENGTH), [], 'es');
      return performance.now() - start;
    }),
  );
}

/** The time to check findings in texts that might be slow, compared with prose of the same length. */
export async function run(): Promise<BenchRow[]> {
  time(PROSE);
  const reference = time(PROSE);
  return SLOW_PATTERNS.map((piece) => {
    const value = time(piece);
    return {
      name: `evidence: ${JSON.stringify(piece.slice(0, 20))} repeated`,
      value: `${value.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms prose`,
      ratio: `${(value / reference).toFixed(1)}×`,
      goal: { text: 'under 50 ms', isMet: value < 50 },
    };
  });
}
