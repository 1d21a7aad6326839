import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { readFont } from '../../tests/pdf/read-font.ts';
import { elements, fullText, type ReadPdf, readPdf } from '../../tests/pdf/read-pdf.ts';
import { EVIDENCE } from '../../tests/renderers/evidence.ts';
import { type PrintOptions, printedDocument } from '../document/printed-document.ts';
import type { WholeFile } from '../domain/open-file.ts';
import type { Report } from '../domain/report.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { worksheetFile } from '../domain/worksheet.ts';
import { example as englishExample } from '../web/report/example.en.ts';
import { example as spanishExample } from '../web/report/example.es.ts';
import { makeWorksheet } from '../worksheet/make-worksheet.ts';
import { createPdf } from './create-pdf.ts';
import { CONTENT_BOTTOM, PAGE } from './theme.ts';

// A busy machine takes long to create documents with embedded fonts.
vi.setConfig({ testTimeout: 60_000 });

const SITE_URL = 'https://crisol.example';

const PRINTED_AT = new Date('2026-11-23T12:00:00Z');

/** The example as if a model had written it. */
const byModel = (file: ReportFile): ReportFile => ({
  ...file,
  meta: { ...file.meta, model: 'moonshotai/Kimi-K2-Instruct' },
});
const spanish = byModel(spanishExample);
const english = byModel(englishExample);
const breakdown = spanish.report.scoreBreakdown ?? [];
const lowMarket = breakdown.map((rating) =>
  rating.axis === 'market' ? { ...rating, level: 1 as const } : rating,
);
const lowRating = { score: 40, scoreBreakdown: lowMarket, verdict: 'judged' as const };
/** A report with all optional parts. */
const full: ReportFile = {
  ...withReport({
    answer: `${spanishExample.report.answer}\n\nCuesta 45 [2].`,
    scoreBreakdown: breakdown.map((rating) => ({ ...rating, basis: 'known' })),
  }),
  replies: [{ note: 'Pagaron dos.', reply: '## Bien\nSon **16 €**.', at: spanishExample.meta.generatedAt }],
  ratings: [lowRating, lowRating],
  evidence: EVIDENCE,
  results: { text: 'Dos pagan ya.' },
};
const { idea } = spanishExample;
const worksheet = worksheetFile(idea, makeWorksheet(idea, 'es'), {
  language: 'es',
  generatedAt: spanishExample.meta.generatedAt,
});

async function make(file: WholeFile, options?: PrintOptions): Promise<Uint8Array> {
  return createPdf(printedDocument(file, options), SITE_URL, readFont, PRINTED_AT);
}

const cache = new Map<WholeFile, Promise<{ bytes: Uint8Array; pdf: ReadPdf }>>();

/** The PDF of a file, created and parsed once for all tests. */
function read(file: WholeFile): Promise<{ bytes: Uint8Array; pdf: ReadPdf }> {
  const cached = cache.get(file) ?? make(file).then((bytes) => ({ bytes, pdf: readPdf(bytes) }));
  cache.set(file, cached);
  return cached;
}

function withReport(changes: Partial<Report>): ReportFile {
  return { ...spanish, report: { ...spanish.report, ...changes } };
}

/** Removes white space, because line breaks depend on the layout. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('the PDF', async () => {
  const { bytes, pdf } = await read(spanish);
  const everything = fullText(pdf.structure);

  test('the PDF is A4, version 1.7 and below 120 kB', () => {
    expect(new TextDecoder().decode(bytes.slice(0, 8))).toBe('%PDF-1.7');
    const pages = [...pdf.objects.values()].filter((object) => /\/Type \/Page\b(?!s)/.test(object));
    expect(pages.length).toBe(pdf.pageCount);
    for (const page of pages) expect(page).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(bytes.length).toBeLessThan(120_000);
  });

  test('the PDF has the metadata that assistive technology and viewers need', () => {
    expect(pdf.catalog).toContain('/Lang (es-ES)');
    expect(pdf.catalog).toContain('/StructTreeRoot');
    expect([...pdf.objects.values()]).toContainEqual(expect.stringContaining('/Marked true'));
    expect([...pdf.objects.values()]).toContainEqual(expect.stringContaining('/DisplayDocTitle true'));
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.xmp).toContain(`${spanish.report.projectName}: informe de validación</rdf:li>`);
  });

  test('the PDF uses only the font sizes of the theme and of the footer', () => {
    const sizes = new Set(pdf.texts.map(({ size }) => size));
    expect([...sizes].sort((a, b) => a - b)).toEqual([8, 10, 14, 16, 18, 24]);
    const sizeOf = (text: string) => pdf.texts.find((drawn) => drawn.text.trim() === text)?.size;
    expect(sizeOf('Informe de validación')).toBe(24);
    expect(sizeOf(spanish.report.projectName)).toBe(18);
    for (const heading of elements(pdf.structure, 'H3')) {
      const [word = ''] = fullText(heading).split(' ');
      const drawn = pdf.texts.find(({ text, tag }) => tag === 'H3' && text.startsWith(word));
      expect(drawn?.size, fullText(heading)).toBe(14);
    }
    expect(sizeOf(String(spanish.report.score))).toBe(16);
  });

  test('the first page of the PDF can be sent on its own', () => {
    const first = squeezed(pageText(pdf, 0));
    const { projectName, score, interpretation, headline = '', answer = '' } = spanish.report;
    for (const text of [
      projectName,
      `Prueba antes · ${headline}`,
      `Puntuación: Aceptable · ${score} de 100, de la idea tal como la cuentas.`,
      interpretation,
      answer.split('\n')[0] ?? '',
      '20 de noviembre de 2026',
    ]) {
      expect(first).toContain(squeezed(text));
    }
  });

  test('the PDF has the headings of its document in order, and a bookmark for each section', () => {
    const { sections } = printedDocument(spanish);
    const titles = sections.flatMap(({ title = [], isTitleRepeated }) => (isTitleRepeated ? [] : title));
    expect(titles.length).toBeGreaterThan(10);
    expect(elements(pdf.structure, 'H1').map(fullText)).toEqual([
      `Informe de validación ${spanish.report.projectName}`,
    ]);
    const headings = elements(pdf.structure, 'H2').map(fullText);
    const own = ['Cómo hemos entendido tu idea', 'Fortalezas', 'Debilidades', 'Oportunidades', 'Amenazas'];
    expect(headings.filter((heading) => own.includes(heading))).toEqual(own);
    expect(headings.filter((heading) => !own.includes(heading))).toEqual(titles);
    expect(headings.at(-2)).toBe('De dónde sale la puntuación');
    expect(pdf.bookmarks).toEqual([spanish.report.projectName, ...titles]);
  });

  test('the PDF tags lists, tables, the quotation and the gauge with their types', () => {
    const items = elements(pdf.structure, 'LI');
    expect(items.length).toBeGreaterThan(20);
    for (const item of items) expect(item.children.map(({ type }) => type)).toEqual(['Lbl', 'LBody']);
    // The bars of the sums, the axes and the badges have names in place of markers.
    const lists = elements(pdf.structure, 'L').filter((list) => /^(?:•|\d+\.)/.test(fullText(list)));
    expect(lists.length).toBeGreaterThan(8);
    for (const list of lists) expect(list.dictionary).toMatch(/\/ListNumbering \/(Disc|Decimal)/);
    const tables = elements(pdf.structure, 'Table');
    for (const table of tables) {
      const widths = elements(table, 'TR').map((row) => row.children.length);
      expect(new Set(widths).size).toBe(1);
      for (const head of elements(table, 'TH')) expect(head.dictionary).toMatch(/\/Scope \/(Row|Column)/);
    }
    const quotations = elements(pdf.structure, 'BlockQuote').map(fullText);
    expect(quotations.slice(0, 2)).toEqual([
      expect.stringMatching(/^Cada hueco .* el lunes\?$/),
      expect.stringMatching(/^Hola, Marta: .* BAJA\.$/),
    ]);
    expect(quotations.slice(2)).toEqual([`«${spanish.report.pitch}»`, spanish.idea]);
    const [figure, ...others] = elements(pdf.structure, 'Figure');
    expect(others).toEqual([]);
    expect(figure?.alt).toContain(`${spanish.report.score} de 100`);
    expect(figure?.dictionary).toContain('/BBox');
  });

  test('the PDF tags every text as part of the structure tree or as an artifact', () => {
    expect(pdf.texts.filter(({ tag }) => tag === '')).toEqual([]);
    const tagged = pdf.texts.filter(({ tag }) => tag !== 'Artifact');
    expect(tagged.length).toBeGreaterThan(100);
  });

  test('every page of the PDF has a footer with tagline, site, number, date and author', () => {
    for (let page = 0; page < pdf.pageCount; page += 1) {
      const footer = pdf.texts.filter((text) => text.page === page && text.y > CONTENT_BOTTOM);
      expect(footer.map(({ text }) => text.trim())).toEqual([
        'Potencia tu próxima idea',
        'crisol.example',
        `Página ${page + 1} de ${pdf.pageCount}`,
        expect.stringContaining(spanish.meta.model),
        'Solo orientativo; no es asesoramiento profesional.',
        '23 de noviembre de 2026',
      ]);
      expect(footer.every(({ tag }) => tag === 'Artifact')).toBe(true);
    }
  });

  test('the content of the PDF stays inside the margins and above the footer', () => {
    const outside = pdf.texts.filter(
      ({ x, y, tag }) =>
        tag !== 'Artifact' && (x < PAGE.margin - 0.01 || x >= PAGE.width - PAGE.margin || y > CONTENT_BOTTOM),
    );
    expect(outside).toEqual([]);
  });

  test('the PDF embeds a subset of every font that it uses', () => {
    expect(pdf.fonts.length).toBe(3);
    for (const font of pdf.fonts) expect(font).toMatch(/^[A-Z]{6}\+(Fraunces|NotoSans)-/);
  });

  test('the PDF marks competitors as not verified', () => {
    for (const competitor of spanish.report.strategicAnalysis.competition ?? []) {
      expect(everything).toContain(`${competitor} (sin verificar)`);
    }
  });
});

test('a report of usual length has at most five pages with its answer', async () => {
  for (const file of [spanish, english]) {
    const { pdf } = await read(file);
    // Without the person's own text, whose length no model controls.
    const words = fullText(pdf.structure).split(/\s+/).length - file.idea.split(/\s+/).length;
    expect(words).toBeGreaterThan(1300);
    expect(pdf.pageCount).toBeLessThanOrEqual(5);
  }
});

test('the answer in a PDF keeps its lists, their numbers and its tables', async () => {
  const answer = [
    '## Semana\n3. tercero\n4. **cuarto** y más',
    '## Cuentas\n| Al mes | |\n|---|---|\n| 20 a 39 € | 780 € |',
    '## Sin cabecera\n| | |\n|---|---|\n| uno | 1 € |\n| dos | 2 € |',
  ].join('\n\n');
  const { pdf } = await read(withReport({ answer }));
  const labels = elements(pdf.structure, 'Lbl').map(fullText);
  expect(labels).toEqual(expect.arrayContaining(['3.', '4.']));
  const tables = elements(pdf.structure, 'Table').map((table) =>
    elements(table, 'TR').map((row) => row.children.map((cell) => [cell.type, fullText(cell)])),
  );
  expect(tables.slice(0, 2)).toEqual([
    [
      [
        ['TH', 'Al mes'],
        ['TH', ''],
      ],
      [
        ['TH', '20 a 39 €'],
        ['TD', '780 €'],
      ],
    ],
    [
      [
        ['TH', 'uno'],
        ['TD', '1 €'],
      ],
      [
        ['TH', 'dos'],
        ['TD', '2 €'],
      ],
    ],
  ]);
});

test('the prose of a PDF is 10 pt: reasons, quotations, answer', async () => {
  const { pdf } = await read(full);
  const texts = [
    ...breakdown.map(({ reason }) => reason),
    ...EVIDENCE.citations.flatMap(({ finding, passages }) =>
      finding ? passages.map(({ text }) => text) : [],
    ),
    ...(spanish.report.answer ?? '').split('\n').filter((line) => /^\p{L}/u.test(line)),
  ];
  const body = pdf.texts.filter(({ size }) => size === 10).map(({ text }) => text);
  for (const text of texts) expect(squeezed(body.join(''))).toContain(squeezed(text));
});

test('a full line of prose in a PDF reaches over the width of the tables', async () => {
  for (const { idea, ...file } of [spanish, english]) {
    const prose = `${idea} `.repeat(4).trim();
    const { pdf } = await read({ ...file, idea: prose });
    const lines = pdf.texts.filter(({ size, text }) => size === 10 && prose.includes(text.trim()));
    const full = lines.map(({ text }) => text.trim().length).filter((length) => length > 60);
    expect(full.length).toBeGreaterThan(15);
    const mean = full.reduce((sum, length) => sum + length, 0) / full.length;
    expect(mean).toBeGreaterThanOrEqual(85);
    expect(mean).toBeLessThanOrEqual(105);
  }
});

test('the figures of a table in a PDF are at the right edge', async () => {
  for (const file of [spanish, english]) {
    const { pdf } = await read(file);
    const figures = pdf.texts.filter(({ tag, text }) => tag === 'TD' && /^.{0,2}\d/.test(text));
    expect(figures.length).toBeGreaterThan(3);
    // The widest figure, `62,5 de 100` in bold, is 55 points wide.
    for (const { text, x } of figures) expect(x, text).toBeGreaterThan(PAGE.width - PAGE.margin - 65);
    // Shorter figures begin further right.
    const ofLength = (length: number) => figures.find(({ text }) => text.trim().length === length)?.x ?? 0;
    expect(ofLength(2)).toBeGreaterThan(ofLength(5));
  }
});

test('even with an idea of many lines, headline and score are on the first page of a PDF', async () => {
  const idea = Array.from({ length: 80 }, (_, index) => `línea ${index}`).join('\n');
  const { pdf } = await read({ ...spanish, idea });
  const first = squeezed(pageText(pdf, 0));
  for (const text of [spanish.report.headline ?? '', '63 de 100']) expect(first).toContain(squeezed(text));
  expect(squeezed(fullText(pdf.structure))).toContain(squeezed(idea));
});

test('the URL of a source is text in the PDF, not a link', async () => {
  const { bytes, pdf } = await read(full);
  const text = squeezed(fullText(pdf.structure));
  for (const { url } of EVIDENCE.sources) expect(text).toContain(url);
  expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/\/URI\b/);
});

test('the PDF of a worksheet has no score', async () => {
  const { pdf } = await read(worksheet);
  expect(elements(pdf.structure, 'Figure')).toEqual([]);
  expect(fullText(pdf.structure)).not.toMatch(
    /de 100|puntos|Excelente|Buena\b|convence|Puntuación|Aceptable/,
  );
  expect(elements(pdf.structure, 'H1').map(fullText)).toEqual(['Hoja de trabajo · Sin IA']);
});

describe('the language and the writer of a PDF', () => {
  test('the PDF of an English report uses British English', async () => {
    const { pdf } = await read(english);
    expect(pdf.catalog).toContain('/Lang (en-GB)');
    const words = pdf.texts.map(({ text }) => text.trim());
    expect(words).toContain(`Page 1 of ${pdf.pageCount}`);
    expect(words).toContain('Boost your next idea');
    expect(words).toEqual(expect.arrayContaining(['20 November 2026', '23 November 2026']));
  });

  test('the PDF of a report names the model on every page and in the metadata', async () => {
    const { pdf } = await read(spanish);
    const statement = `Generado por IA (${spanish.meta.model})`;
    expect(pdf.xmp).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(pdf.xmp).toContain(statement);
    const imprints = pdf.texts.filter(({ text }) => text.includes(statement));
    expect(new Set(imprints.map(({ page }) => page)).size).toBe(pdf.pageCount);
  });

  test('the PDF names its writer once on each page, and says how many points could not be parsed', async () => {
    const { meta } = spanish;
    const pdf = readPdf(await make({ ...spanish, meta: { ...meta, leftOut: 3 } }));
    expect(fullText(pdf.structure)).toContain('3 elementos de la respuesta no se pudieron leer');
    for (const file of [pdf, (await read(worksheet)).pdf]) {
      expect(fullText(file.structure)).not.toMatch(/Escrito por|orientativ/);
      for (let page = 0; page < file.pageCount; page += 1) {
        expect(pageText(file, page).match(/Solo orientativo; no es asesoramiento profesional/g)).toHaveLength(
          1,
        );
      }
    }
  });

  test('the PDF of a worksheet names no model', async () => {
    const { pdf } = await read(worksheet);
    expect(pdf.xmp).toContain('digitalsourcetype/algorithmicMedia');
    expect(pdf.xmp).toContain('sin IA');
    expect(pdf.texts.map(({ text }) => text).join(' ')).not.toContain('por IA');
  });

  test('the PDF of the example states that it was written by hand', async () => {
    const pdf = readPdf(await make(spanishExample, { isExample: true }));
    expect(pdf.xmp).toContain('digitalsourcetype/digitalCreation');
    expect(pdf.xmp).toContain('Ejemplo escrito a mano');
    expect(pageText(pdf, 0)).toContain(spanishExample.report.projectName);
    expect(fullText(pdf.structure)).not.toMatch(/por IA|sin IA/);
  });

  test('the PDF of an idea that is not scored has the reason, without score, axes and lists', async () => {
    const pdf = readPdf(await make(withReport({ verdict: 'harmful', score: 20 })));
    expect(fullText(pdf.structure)).toContain('No se puntúa. La idea haría daño');
    expect(fullText(pdf.structure)).not.toMatch(/de 100|Fortalezas|Puntuación/);
    expect(fullText(pdf.structure)).not.toContain(spanish.report.headline);
  });
});

describe('the page breaks of a PDF', () => {
  const long = (length: number) =>
    'Una frase bastante larga que se repite hasta llenar. '.repeat(100).slice(0, length).trim();

  test('no page ends with a heading, short tables stay whole, and a long one repeats its heads and leaves no single row', async () => {
    const heads = ['Tema', 'Lo que dices', 'Pregunta'];
    const names = ['Problema', 'Mercado', 'Diferencia', 'Ingresos', 'Viabilidad', 'Pruebas'];
    const table = [heads, ['---', '---', '---'], ...names.map((name) => [name, long(150), long(60)])]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
    let splitCount = 0;
    // Growing the answer and the idea moves the tables, headings and lists across the bottoms of the pages.
    for (let lines = 0; lines < 36; lines += 7) {
      const where = `${lines} lines`;
      const texts = Array.from({ length: 1 + lines }, (_, index) => `línea ${index}`);
      const answer = [...texts, table, full.report.answer].join('\n\n');
      const file = { ...full, report: { ...full.report, answer }, idea: texts.join('\n') };
      const pdf = readPdf(await make(file));
      expectTextAtFoot(pdf, where);
      const tables = elements(pdf.structure, 'Table');
      for (const element of tables) {
        if (elements(element, 'TR').length >= 6) continue;
        expect(element.pages.size, `${where}: ${fullText(element)}`).toBe(1);
      }
      const rows = names.map(
        (name) => pdf.texts.find(({ text, tag }) => text.trim() === name && tag === 'TH')?.page,
      );
      expect(rows).not.toContain(undefined);
      for (const page of new Set(rows)) {
        const pageTexts = pdf.texts.filter((text) => text.page === page).map(({ text }) => text.trim());
        expect(pageTexts, where).toEqual(expect.arrayContaining(heads));
        expect(rows.filter((row) => row === page).length, where).toBeGreaterThan(1);
      }
      if (new Set(rows).size > 1) splitCount += 1;
      // The structure tree has one table with one header row.
      const split = tables.find((each) => fullText(each).includes('Lo que dices'));
      expect(
        split && elements(split, 'TR').filter((row) => fullText(row).includes('Lo que dices')).length,
      ).toBe(1);
    }
    expect(splitCount).toBeGreaterThan(0);
  });

  test('texts of 4,000 characters, long words and full lists continue on further pages', async () => {
    const items = Array.from({ length: 20 }, () => long(400));
    const pdf = readPdf(
      await make(
        withReport({
          interpretation: 'W'.repeat(4000),
          improvedIdea: long(4000),
          pitch: long(4000),
          projectName: 'Nombre'.repeat(20),
          monetization: items,
          strategicAnalysis: {
            ...spanish.report.strategicAnalysis,
            strengths: items,
            threats: items,
            valueProposition: `https://example.com/${'a/'.repeat(1500)}`,
          },
        }),
      ),
    );
    const drawn = pdf.texts.filter(({ tag }) => tag !== 'Artifact');
    expect(
      drawn
        .map(({ text }) => text)
        .join('')
        .match(/W/g)?.length,
    ).toBeGreaterThanOrEqual(4000);
    for (const { y } of drawn) expect(y).toBeLessThanOrEqual(CONTENT_BOTTOM);
    expect(pdf.pageCount).toBeGreaterThan(10);
    const lists = elements(pdf.structure, 'L').map((list) => list.children.length);
    expect(lists.filter((length) => length === 20).length).toBe(3);
  });
});

function expectTextAtFoot(pdf: ReadPdf, where: string): void {
  for (let page = 0; page < pdf.pageCount - 1; page += 1) {
    const content = pdf.texts.filter((text) => text.page === page && text.tag !== 'Artifact');
    const foot = Math.max(...content.map(({ y }) => y));
    const last = content.filter(({ y }) => y > foot - 1);
    expect(
      last.some(({ tag }) => ['P', 'LBody', 'TD'].includes(tag)),
      `${where}, page ${page}: ${last.map(({ text }) => text)}`,
    ).toBe(true);
  }
  const lastPage = pdf.texts.filter(({ page, tag }) => page === pdf.pageCount - 1 && tag !== 'Artifact');
  const others = lastPage.filter(({ text }) => !/^(?:línea \d+|La idea)$/.test(text.trim()));
  expect(others, `${where}, last page`).not.toEqual([]);
}

describe('the hostile text in a PDF', () => {
  const hostile =
    '\uD83D \uFFFE <script>alert(1)</script> [x](javascript:alert(1)) https://evil.example ) /URI (http://evil) endobj ' +
    '\u0000\u0007\u001b\u202Eesrever\u202C \ud800 Z\u0335\u0321\u0334\u0322\u0344\u0344\u0344\u0344\u0344 & <b> ]]> <?xpacket end="w"?>';

  const CLOSED_KEYS = 'marketPotential complexity innovationLevel axis verdict decision kind basis'.split(
    ' ',
  );

  test('hostile text stays text in the PDF and creates no action, link, script or tag', async () => {
    const changed = JSON.parse(
      JSON.stringify(spanish.report, (key, value) =>
        typeof value === 'string' && !CLOSED_KEYS.includes(key) ? hostile : value,
      ),
    );
    const bytes = await make({
      ...spanish,
      idea: hostile,
      report: { ...changed, projectName: hostile.slice(0, 120) },
    });
    const pdf = readPdf(bytes);
    for (const object of pdf.objects.values()) {
      // Text strings are in parentheses; the names that remain are the document's own.
      const names = object.replace(/\((?:\\.|[^\\)])*\)/gs, '');
      expect(names).not.toMatch(
        /\/(URI|JavaScript|JS|Launch|OpenAction|AA|Annots|EmbeddedFiles|SubmitForm)\b/,
      );
    }
    expect(pdf.xmp).not.toMatch(/<(script|b)>/);
    // Characters that XML 1.0 does not allow.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters.
    expect(pdf.xmp).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
    for (const title of pdf.bookmarks) expect(title).not.toMatch(/[\n\uFFFF]/);
    expect(pdf.xmp.match(/<\?xpacket/g)?.length).toBe(2);
    const text = fullText(pdf.structure);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).toContain('esrever [?]');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters.
    expect(text).not.toMatch(/[\u0000-\u001F\u202A-\u202E]/);
  });
});

describe('the scripts in a PDF', () => {
  test('the PDF draws Greek, Cyrillic, emoji and ideographs, and marks missing characters', async () => {
    const words = [
      'Ελληνικά',
      'Кириллица',
      'Tiếng Việt',
      '100 €',
      '→',
      '≥',
      '✓',
      '🚀',
      '日本語',
      '简体',
      '한국어',
    ];
    const file = withReport({ interpretation: `${words.join(' ')} ${'\u{10920}\u{10921}'}` });
    const bytes = await make(file);
    const text = fullText(readPdf(bytes).structure);
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain('한국어 [?]');
    expect(bytes.length).toBeLessThan(400_000);
  });

  test('the PDF of a Latin report loads three fonts of at most 60 kB in all, compressed', async () => {
    vi.resetModules();
    // A fresh module has no fonts cached, like a new worker.
    const { reportFonts } = await import('./report-fonts.ts');
    const sizes: number[] = [];
    await reportFonts(printedDocument(spanish), SITE_URL, async (name) => {
      const bytes = await readFont(name);
      sizes.push(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length);
      return bytes;
    });
    expect(sizes.length).toBe(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });
});

describe('the PDF in other programs', () => {
  const installed = (command: string) => spawnSync(command, ['--version']).error === undefined;

  test.skipIf(!installed('qpdf'))(
    'qpdf finds no errors in the PDF (skipped only where qpdf is not installed)',
    async () => {
      expect(await runOn(spanish, 'qpdf', ['--check'])).toContain(
        'No syntax or stream encoding errors found',
      );
    },
  );

  test.skipIf(!installed('pdfinfo'))(
    'poppler reads the structure of the PDF (skipped only where poppler is not installed)',
    async () => {
      const output = await runOn(spanish, 'pdfinfo', ['-struct-text']);
      expect(output).toMatch(/H1 \(block\)\n\s+"Informe de validación/);
      expect(output).not.toContain('Syntax');
    },
  );
});

async function runOn(file: ReportFile, command: string, args: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'report-pdf-'));
  try {
    const path = join(folder, 'report.pdf');
    writeFileSync(path, (await read(file)).bytes);
    const { stdout, stderr, status } = spawnSync(command, [...args, path], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the same report gives the same PDF', async () => {
  const { bytes } = await read(spanish);
  expect(Buffer.from(await make(spanish)).equals(Buffer.from(bytes))).toBe(true);
});

test('a character that was part of a compound glyph in an earlier PDF can be copied from the next PDF', async () => {
  vi.resetModules();
  const { createPdf: createFirst } = await import('./create-pdf.ts');
  const textOf = async (projectName: string) => {
    const printed = printedDocument(withReport({ projectName }));
    return fullText(readPdf(await createFirst(printed, SITE_URL, readFont, PRINTED_AT)).structure);
  };
  expect(await textOf('a>b')).toContain('a>b');
  expect(await textOf('a<b')).toContain('a<b');
});

function pageText({ texts }: ReadPdf, page: number): string {
  return texts
    .filter((text) => text.page === page)
    .map(({ text }) => text)
    .join(' ');
}

test('the PDF shows the stability of the score, axis by axis, only if there are further ratings', async () => {
  const drawn = async (file: ReportFile) =>
    (await read(file)).pdf.texts
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');
  const text = await drawn(full);
  expect(text).toContain(`entre 40 y ${spanish.report.score} en tres valoraciones`);
  expect(text).toContain('Estabilidad de la puntuación');
  expect(text).toMatch(
    /Estabilidad de la puntuación Entre 40 y \d+ en tres valoraciones, entre «Aún no convence» y «Aceptable»/,
  );
  expect(text).toMatch(/Mercado: \S+( \S+)? · Muy bajo · Muy bajo/);
  expect(await drawn(spanish)).not.toContain('Estabilidad');
});
