/** An outline as fontkit gives it: quadratic curves, in font units. */
export interface GlyphPath {
  commands: readonly { command: string; args: readonly number[] }[];
}

const ON_CURVE = 1;

interface Point {
  x: number;
  y: number;
  flag: number;
}

/**
 * One entry of a TrueType `glyf` table, in its plainest form: no hints, every coordinate in two bytes.
 * fontkit 2.0 writes the outlines of variable fonts by a function that throws on the version of `restructure` it
 * comes with; this one is put in its place.
 * @see https://learn.microsoft.com/typography/opentype/spec/glyf
 */
export function encodeGlyph({ commands }: GlyphPath): Uint8Array {
  const points: Point[] = [];
  const contourEnds: number[] = [];
  const endContour = () => {
    if (points.length > (contourEnds.at(-1) ?? -1) + 1) contourEnds.push(points.length - 1);
  };
  for (const { command, args } of commands) {
    if (command === 'moveTo' || command === 'closePath') endContour();
    for (let index = 0; index < args.length; index += 2) {
      const control = command === 'quadraticCurveTo' && index === 0;
      points.push({
        x: Math.round(args[index] ?? 0),
        y: Math.round(args[index + 1] ?? 0),
        flag: control ? 0 : ON_CURVE,
      });
    }
  }
  endContour();
  // A glyph without an outline, such as the space, has no entry at all.
  if (points.length === 0) return new Uint8Array(0);

  const header = 10 + 2 * contourEnds.length + 2;
  const size = header + points.length * 5;
  const bytes = new Uint8Array(size + ((4 - (size % 4)) % 4));
  const view = new DataView(bytes.buffer);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const head = [contourEnds.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [index, value] of [...head, ...contourEnds, 0].entries()) view.setInt16(index * 2, value);
  let last = { x: 0, y: 0 };
  for (const [index, point] of points.entries()) {
    view.setUint8(header + index, point.flag);
    view.setInt16(header + points.length + 2 * index, point.x - last.x);
    view.setInt16(header + 3 * points.length + 2 * index, point.y - last.y);
    last = point;
  }
  return bytes;
}
