import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { expect, test } from 'vitest';
import { addBookmark, appendXmp, setNumbering, XmlText } from './pdfkit-insides.ts';

test('the parts that rely on pdfkit’s insides were tested with the installed version', () => {
  // The package does not export its package.json.
  const { version } = JSON.parse(readFileSync('node_modules/pdfkit/package.json', 'utf8'));
  expect(version).toBe('0.20.2');
});

async function written(write: (pdf: PDFKit.PDFDocument) => void, title: string): Promise<string> {
  const pdf = new PDFDocument({ pdfVersion: '1.7', tagged: true, compress: false, info: { Title: title } });
  const bytes = toBytes(pdf);
  write(pdf);
  pdf.end();
  return Buffer.from(await bytes).toString('latin1');
}

test('pdfkit writes a title unescaped into the XMP metadata, and XmlText escapes it there only', async () => {
  const plain = await written(() => undefined, 'a <b> & c');
  expect(plain).toContain('<rdf:li xml:lang="x-default">a <b> & c</rdf:li>');
  const escaped = await written(() => undefined, new XmlText('a <b> & c') as string);
  expect(escaped).toContain('<rdf:li xml:lang="x-default">a &lt;b&gt; &amp; c</rdf:li>');
  expect(escaped).toContain('(a <b> & c)');
});

test('attributes, bookmarks and metadata reach the file', async () => {
  const pdf = await written((document) => {
    const list = document.struct('L');
    setNumbering(list, 'Decimal');
    document.addStructure(list);
    list.end();
    addBookmark(document, 'Here', 100);
    appendXmp(document, { kind: 'rules' }, 'data');
  }, 'a');
  expect(pdf).toMatch(/\/O \/List\s+\/ListNumbering \/Decimal/);
  expect(pdf).toContain('/XYZ 0 ');
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(pdf).toContain('algorithmicMedia');
});
