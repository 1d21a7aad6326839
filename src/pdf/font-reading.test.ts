import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { readFont } from '../../tests/pdf/read-font.ts';
import { encodeGlyph } from './encode-glyph.ts';
import { STYLE_FILES } from './font-files.ts';
import { setWeight } from './font-weight.ts';
import { loadBrotli } from './lazy-brotli.ts';
import { unpackWoff } from './unpack-woff.ts';

interface Glyph {
  advanceWidth: number;
  path: { toSVG(): string; bbox: { width: number } };
}

function glyph(font: object, character: string): Glyph {
  return (font as { glyphForCodePoint(codePoint: number): Glyph }).glyphForCodePoint(
    character.codePointAt(0) as number,
  );
}

describe('unpackWoff', () => {
  test.each(Object.values(STYLE_FILES).flatMap(([first]) => (first ? [first.path] : [])))(
    '%s reads the same unpacked',
    async (path) => {
      const packed = await readFont(path);
      const unpacked = await unpackWoff(packed);
      expect(unpacked.length).toBeGreaterThan(packed.length);
      const [before, after] = [create(packed), create(unpacked)];
      expect(after.characterSet).toEqual(before.characterSet);
      expect(glyph(after, 'Á').path.toSVG()).toBe(glyph(before, 'Á').path.toSVG());
      expect(after.layout('Año 2026').advanceWidth).toBe(before.layout('Año 2026').advanceWidth);
    },
  );

  test('leaves other fonts as they are', async () => {
    const bytes = new Uint8Array([0, 1, 0, 0, 0, 0]);
    expect(await unpackWoff(bytes)).toBe(bytes);
  });
});

test('a variable font is drawn at the weight asked for', async () => {
  await loadBrotli();
  const bytes = await readFont('@fontsource-variable/noto-sans-jp/files/noto-sans-jp-119-wght-normal.woff2');
  const [light, regular, heavy] = [100, 400, 900].map((weight) => {
    const font = create(bytes);
    setWeight(font, weight);
    return glyph(font, 'の').path;
  });
  const paths = [light, regular, heavy].map((path) => path?.toSVG());
  expect(new Set(paths).size).toBe(3);
  expect(heavy?.bbox.width).toBeGreaterThan(light?.bbox.width ?? Number.POSITIVE_INFINITY);
});

test('a glyph is written as TrueType reads it', () => {
  const bytes = encodeGlyph({
    commands: [
      { command: 'moveTo', args: [0, 0] },
      { command: 'lineTo', args: [100, 0] },
      { command: 'quadraticCurveTo', args: [120, 50, 0, 300] },
      { command: 'closePath', args: [] },
    ],
  });
  const view = new DataView(bytes.buffer);
  const words = Array.from({ length: 7 }, (_, index) => view.getInt16(index * 2));
  expect(words).toEqual([1, 0, 0, 120, 300, 3, 0]);
  expect([...bytes.slice(14, 18)]).toEqual([1, 1, 0, 1]);
  const deltas = Array.from({ length: 8 }, (_, index) => view.getInt16(18 + index * 2));
  expect(deltas).toEqual([0, 100, 20, -120, 0, 0, 50, 250]);
  expect(bytes.length % 4).toBe(0);
});

test('a glyph without an outline takes no room', () => {
  expect(encodeGlyph({ commands: [] }).length).toBe(0);
});
