import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IDEA, SOURCES, TRUE_FINDINGS } from '../../tests/fake-search/pages.ts';
import type { Finding } from '../domain/evidence.ts';
import { checkFindings } from './check-findings.ts';
import { PASSAGE_GAP } from './passages.ts';

const check = (...findings: (Finding | null)[]) => checkFindings(findings, SOURCES, IDEA);
const passes = (finding: Finding) => check(finding).findings.length === 1;

const [competitor, price, , , growth] = TRUE_FINDINGS as [Finding, Finding, Finding, Finding, Finding];

test('every true finding is kept in its order', () => {
  const { findings, dropped } = check(...TRUE_FINDINGS);
  expect(findings.map(({ claim }) => claim)).toEqual(TRUE_FINDINGS.map(({ claim }) => claim));
  expect(dropped).toBe(0);
});

describe('the match of a quotation', () => {
  test.each([
    ['in other case', 'CANELA FRESCA reparte comida natural'],
    ['with other spaces', 'Canela  Fresca\u00a0reparte\ncomida natural'],
    ['with a soft hyphen and a zero-width space', 'Canela Fres\u00adca reparte co\u200bmida natural'],
    ['in full-width letters', 'Ｃanela Fresca reparte comida natural'],
    ['in quotation marks with an ellipsis', '«Canela Fresca reparte comida natural…»'],
    ['with a final stop', 'Canela Fresca reparte comida natural.'],
  ])('a quotation %s matches its page', (_, quote) =>
    expect(passes({ ...competitor, claim: 'Ya reparte.', quote })).toBe(true),
  );

  test('a quotation matches a page with Markdown, other dashes and other apostrophes', () => {
    const [source] = SOURCES;
    const text = '**Canela** doesn’t deliver – [see prices](https://a.example/b) – on Sundays';
    const finding = {
      ...competitor,
      claim: 'No Sundays.',
      quote: "Canela doesn't deliver - see prices - on Sundays",
    };
    expect(
      checkFindings(
        [finding],
        [{ ...source, id: 1, url: 'https://canela.example/', title: 'Canela', text }],
        '',
      ).dropped,
    ).toBe(1);
    const named = { ...finding, name: 'Canela' };
    expect(
      checkFindings([named], [{ ...source, id: 1, url: 'https://a.example/', title: 'x', text }], '').dropped,
    ).toBe(0);
  });
});

describe('the findings that are dropped', () => {
  test.each<[string, Partial<Finding>]>([
    ['with fewer than 15 characters', { quote: 'Canela Fresca' }],
    ['with words left out', { quote: 'Canela Fresca reparte comida en Valencia' }],
    ['with an ellipsis for words left out', { quote: 'Canela Fresca reparte … en Valencia y Alicante' }],
    ['that begins within a word', { quote: 'nela Fresca reparte comida natural' }],
    ['that ends within a number', { quote: 'en Valencia y Alicante desde 201' }],
    ['with a name that stands nowhere', { name: 'Canela Dulce' }],
    ['with a part of a word for a name', { name: 'anela' }],
    ['with an address in the claim', { claim: 'Está en https://evil.example.' }],
    ['with an address in the name', { name: 'www.canelafresca.example' }],
    ['with a number more in the claim', { claim: 'Reparte desde 2019 en 7 ciudades.' }],
  ])('a finding %s is dropped', (_, change) =>
    expect(check({ ...competitor, ...change })).toEqual({ findings: [], dropped: 1 }),
  );

  test('a finding that cuts a number or leaves out its scale is dropped', () => {
    for (const [quote, claim] of [
      ['9,90 € al mes para perros de hasta 10 kg', 'Desde 9,90 € al mes.'],
      ['90 € al mes para perros de hasta 10 kg', 'Desde 90 € al mes.'],
    ] as const) {
      expect(passes({ ...price, quote, claim })).toBe(false);
    }
    const worth = { ...growth, claim: 'It is worth 1.2 euros.', quote: 'in 2025 and is worth 1.2' };
    expect(passes(worth)).toBe(false);
  });

  test('a finding that quotes the visitor is dropped, even if the page repeats the text', () => {
    const [source] = SOURCES;
    const echo = [{ ...source, id: 1, url: 'https://a.example/', title: 'x', text: `Resultados: ${IDEA}` }];
    const quote = 'comida fresca para perros a domicilio en Valencia';
    const finding: Finding = { kind: 'demand', claim: 'Se pide.', quote, source: 1 };
    expect(checkFindings([finding], echo, '')).toMatchObject({ dropped: 0 });
    expect(checkFindings([finding], echo, IDEA)).toMatchObject({ dropped: 1 });
    expect(checkFindings([finding], echo, IDEA, ['comida fresca perros domicilio Valencia'])).toMatchObject({
      dropped: 0,
    });
  });

  test('a finding that joins pieces that are not adjacent is dropped', () => {
    const text = `El primer trozo dice esto${PASSAGE_GAP}y el segundo dice otra cosa. Nada más [...] que lo que sigue.`;
    const source = { id: 1, url: 'https://a.example/', title: 'x', text };
    const dropped = (quote: string) =>
      checkFindings([{ kind: 'risk', claim: 'Algo.', quote, source: 1 }], [source], '').dropped;
    expect(dropped('y el segundo dice otra cosa')).toBe(0);
    for (const mark of ['', '… ', '[…] ', '[...] ']) {
      expect(dropped(`El primer trozo dice esto ${mark}y el segundo dice otra cosa`)).toBe(1);
      expect(dropped(`otra cosa. Nada más ${mark}que lo que sigue`)).toBe(1);
    }
  });

  test('an unreadable or duplicate finding is dropped', () => {
    expect(check(null, competitor, competitor)).toMatchObject({ findings: [competitor], dropped: 2 });
  });
});

test('a quotation found in one other source is moved to it; found in two it is dropped', () => {
  for (const source of [2, 9]) {
    expect(check({ ...competitor, source })).toEqual({ findings: [competitor], dropped: 0 });
  }
  const copies = [1, 2].map((id) => ({
    id,
    url: `https://a${id}.example/`,
    title: 'x',
    text: competitor.quote,
  }));
  const finding = { ...competitor, name: undefined };
  expect(checkFindings([{ ...finding, source: 2 }], copies, '').findings).toMatchObject([{ source: 2 }]);
  expect(checkFindings([{ ...finding, source: 3 }], copies, '').dropped).toBe(1);
});

test('a measure in words counts as a number of the claim; a count of plans does not', () => {
  const isKept = (claim: string) => passes({ ...price, claim });
  expect(isKept('Cuesta nueve euros al mes.')).toBe(false);
  expect(isKept('Hay tres planes desde 39,90 €.')).toBe(true);
  const tried = { ...growth, quote: 'Between 9 and 14 % of owners in Spain have tried it' };
  expect(passes({ ...tried, claim: 'Hasta un catorce por ciento.' })).toBe(true);
  expect(passes({ ...tried, claim: 'Un cuarenta por ciento.' })).toBe(false);
});

test('the name of a finding may be in the title or the host of its source', () => {
  const quote = 'Se puede cancelar cuando se quiera';
  for (const name of ['Canela Fresca', 'canelafresca', 'CanelaFresca.example', 'Canela']) {
    expect(passes({ kind: 'competitor', name, claim: 'Se cancela.', quote, source: 1 })).toBe(true);
  }
  for (const name of ['example', 'Fresc', 'nela', 'Petmarket']) {
    expect(passes({ kind: 'competitor', name, claim: 'Se cancela.', quote, source: 1 })).toBe(false);
  }
});

/** Alterations that change the meaning with almost the same words. Each returns only false findings. */
const ALTERATIONS: Readonly<Record<string, (finding: Finding) => Finding[]>> = {
  'a digit of the quotation': (finding) =>
    positions(finding.quote, /\d/g).flatMap((at) =>
      [1, 4].map((by) => ({
        ...finding,
        quote: replaceAt(finding.quote, at, String((Number(finding.quote[at]) + by) % 10)),
      })),
    ),
  'a digit more or less': (finding) =>
    positions(finding.quote, /\d/g).flatMap((at) => [
      { ...finding, quote: replaceAt(finding.quote, at, `${finding.quote[at]}7`) },
      { ...finding, quote: replaceAt(finding.quote, at, '') },
    ]),
  'a number of the claim': (finding) =>
    positions(finding.claim, /\d/g).map((at) => ({
      ...finding,
      claim: replaceAt(finding.claim, at, String((Number(finding.claim[at]) + 3) % 10)),
    })),
  'a word exchanged': (finding) =>
    words(finding.quote).map((_, index) => ({
      ...finding,
      quote: words(finding.quote).with(index, 'nunca').join(' '),
    })),
  'a word left out': (finding) =>
    words(finding.quote)
      .slice(1, -1)
      .map((_, index) => ({
        ...finding,
        quote: words(finding.quote)
          .toSpliced(index + 1, 1)
          .join(' '),
      })),
  'a word put in': (finding) => [{ ...finding, quote: words(finding.quote).toSpliced(2, 0, 'no').join(' ') }],
  'two places joined': (finding) =>
    TRUE_FINDINGS.filter(
      ({ source, quote }) => source === finding.source && quote !== finding.quote && !follows(finding, quote),
    ).map(({ quote }) => ({ ...finding, quote: `${finding.quote} ${quote}` })),
  'a name from elsewhere': (finding) => [{ ...finding, name: 'Perrolandia' }],
};

const altered = Object.entries(ALTERATIONS).flatMap(([kind, alter]) =>
  TRUE_FINDINGS.flatMap(alter).map((finding) => ({ kind, finding })),
);

test('none of more than 300 altered findings passes the check', () => {
  expect(altered.length).toBeGreaterThan(300);
  const passed = altered.filter(({ finding }) => passes(finding));
  expect(passed).toEqual([]);
});

test('only the true findings of a mixed list are kept', () => {
  fc.assert(
    fc.property(fc.subarray(altered, { maxLength: 7 }), fc.subarray([...TRUE_FINDINGS]), (bad, good) => {
      const mixed = [...good, ...bad.map(({ finding }) => finding)].sort(
        (a, b) => a.quote.length - b.quote.length,
      );
      const { findings, dropped } = check(...mixed);
      expect(new Set(findings.map(({ claim }) => claim))).toEqual(new Set(good.map(({ claim }) => claim)));
      expect(dropped).toBe(bad.length);
    }),
    { numRuns: 20 },
  );
});

test('any sequence of words can be quoted, but not with one character changed', () => {
  const source = fc.constantFrom(...SOURCES);
  fc.assert(
    fc.property(source, fc.nat(), fc.integer({ min: 5, max: 12 }), fc.nat(), (from, start, length, at) => {
      // A quantity is whole: cutting "12.5 percent" after 12.5, or "no hacerlo" after "no", is an alteration.
      const all = from.text.split(
        / (?!%|€|percent|billion|euros|kg|días|months|hacerlo|out|of 10|10 owners|14|60|and €|€6|a 60)/,
      );
      const first = start % (all.length - length);
      const quote = all.slice(first, first + length).join(' ');
      const finding: Finding = { kind: 'demand', claim: 'Algo.', quote, source: from.id };
      fc.pre(quote.replace(/[^\p{L}\p{N} ]/gu, '').length >= 20);
      expect(passes(finding)).toBe(true);
      const letters = positions(quote, /[\p{L}\p{N}]/gu);
      const place = letters[at % letters.length] ?? 0;
      const other = /\d/.test(quote[place] ?? '') ? String((Number(quote[place]) + 1) % 10) : 'ø';
      expect(passes({ ...finding, quote: replaceAt(quote, place, other) })).toBe(false);
    }),
  );
});

test('the check of findings does not throw for any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text, text, text, (quote, claim, page) => {
      const source = { id: 1, url: 'https://a.example/', title: 'a', text: page };
      const { findings, dropped } = checkFindings([{ kind: 'risk', claim, quote, source: 1 }], [source], '');
      expect(findings.length + dropped).toBe(1);
    }),
  );
});

/** Whether the words follow directly in the finding's source: then both together are a true quotation. */
function follows({ quote, source }: Finding, next: string): boolean {
  const text = SOURCES.find(({ id }) => id === source)?.text ?? '';
  const between = text.slice(text.indexOf(quote) + quote.length, text.indexOf(next));
  return text.indexOf(quote) < text.indexOf(next) && !/\w/.test(between);
}

function words(text: string): string[] {
  return text.split(' ');
}

function positions(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), ({ index }) => index);
}

function replaceAt(text: string, at: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + 1);
}
