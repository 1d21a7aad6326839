import { create, type Font } from 'fontkit';
import type { PrintedDocument } from '../document/printed-document.ts';
import { type FontFile, fallbackFamilies, STYLE_FILES, STYLES, type Style } from './font-files.ts';
import { printableText } from './printable-text.ts';

/** One loaded font file. */
export interface Face {
  name: string;
  font: Font;
  /** Code points that the font draws. */
  characters: ReadonlySet<number>;
}

/** Faces to try for each style, best first. */
export type ReportFonts = Readonly<Record<Style, readonly Face[]>>;

/** @param name font file name without extension, e.g. `fraunces-latin-600`; the bytes are TrueType */
export type LoadFont = (name: string) => Promise<Uint8Array>;

type LoadFace = (file: FontFile) => Promise<Face>;

/** The font of a letter also draws its combining marks, whatever the font's ranges say. */
const COMBINING = /\p{M}/u;

/**
 * Loads only the fonts that a report's characters need. The typesetter marks characters that no font has. Each report loads
 * its own fonts: fontkit caches glyphs, and subsetting creates some without code points, so the text of the next PDF could
 * not be copied or searched.
 */
export async function reportFonts(
  report: PrintedDocument,
  siteUrl: string,
  load: LoadFont,
): Promise<ReportFonts> {
  const loaded = new Map<string, Promise<Face>>();
  const loadFace: LoadFace = (file) => {
    const face = loaded.get(file.name) ?? load(file.name).then((bytes) => readFace(file, bytes));
    loaded.set(file.name, face);
    return face;
  };
  const codePoints = new Set<number>();
  for (const text of textsIn([report, siteUrl])) {
    for (const character of printableText(text)) codePoints.add(character.codePointAt(0) as number);
  }
  const styleFaces = await Promise.all(
    STYLES.map((style) => facesFor(STYLE_FILES[style], [...codePoints], loadFace)),
  );
  const missing = [...codePoints].filter((codePoint) => styleFaces.some((faces) => !draws(faces, codePoint)));
  const fallbacks = await fallbackFaces(missing, String.fromCodePoint(...codePoints), loadFace);
  const [display = [], text = [], strong = []] = styleFaces.map((faces) => [...faces, ...fallbacks]);
  return { display, text, strong };
}

async function fallbackFaces(codePoints: readonly number[], text: string, load: LoadFace): Promise<Face[]> {
  const faces: Face[] = [];
  for (const { scripts, files } of fallbackFamilies(text)) {
    const missing = codePoints.filter(
      (codePoint) => scripts.test(String.fromCodePoint(codePoint)) && !draws(faces, codePoint),
    );
    if (missing.length > 0) faces.push(...(await facesFor(await files(), missing, load)));
  }
  return faces;
}

/** Loads only the files that cover characters that are still missing. */
async function facesFor(
  files: readonly FontFile[],
  needed: readonly number[],
  load: LoadFace,
): Promise<Face[]> {
  const faces: Face[] = [];
  for (const file of files) {
    const isNeeded = needed.some((codePoint) => file.covers(codePoint) && !draws(faces, codePoint));
    if (isNeeded) faces.push(await load(file));
  }
  return faces;
}

function draws(faces: readonly Face[], codePoint: number): boolean {
  return faces.some(({ characters }) => characters.has(codePoint));
}

function readFace({ name, covers }: FontFile, bytes: Uint8Array): Face {
  const font = create(bytes);
  // Outside its declared ranges a symbol font draws letters as symbols, and lists U+FFFF, the end mark of its table.
  const inRange = font.characterSet.filter(
    (codePoint) => covers(codePoint) || COMBINING.test(String.fromCodePoint(codePoint)),
  );
  return { name, font, characters: new Set(inRange) };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsIn(part);
}
