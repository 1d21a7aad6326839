import { create, type Font } from 'fontkit';
import type { ReportFile } from '../domain/report-file.ts';
import { cacheLayouts } from './cache-layouts.ts';
import { cleanText } from './clean-text.ts';
import { type FontFile, furtherFamilies, STYLE_FILES, STYLES, type Style } from './font-files.ts';

/** One loaded font file. */
export interface Face {
  name: string;
  font: Font;
  /** Code points it draws. */
  characters: ReadonlySet<number>;
}

/** For each style the faces to try, best first. The first draws the Latin text of the report's own words. */
export type ReportFonts = Readonly<Record<Style, readonly Face[]>>;

/** @param name of a font file without its ending, e.g. `fraunces-latin-600`; the bytes are TrueType */
export type LoadFont = (name: string) => Promise<Uint8Array>;

/** A mark is best drawn by the font of its letter, whatever the ranges say. */
const COMBINING = /\p{M}/u;

/** Parsed once and kept: a second report of the same alphabet loads and parses nothing. */
const loaded = new Map<string, Promise<Face>>();

/** Loads the fonts that a report's characters need and no others. What no font has is left to the typesetter. */
export async function reportFonts(file: ReportFile, siteUrl: string, load: LoadFont): Promise<ReportFonts> {
  const written = new Set<number>();
  for (const text of textsOf([file, siteUrl])) {
    for (const character of cleanText(text)) written.add(character.codePointAt(0) as number);
  }
  const own = await Promise.all(STYLES.map((style) => facesFor(STYLE_FILES[style], [...written], load)));
  const missing = [...written].filter((codePoint) => own.some((faces) => !draws(faces, codePoint)));
  const further = await furtherFaces(missing, String.fromCodePoint(...written), load);
  const [display = [], text = [], strong = []] = own.map((faces) => [...faces, ...further]);
  return { display, text, strong };
}

async function furtherFaces(codePoints: readonly number[], text: string, load: LoadFont): Promise<Face[]> {
  const faces: Face[] = [];
  let missing = [...codePoints];
  for (const family of missing.length > 0 ? furtherFamilies(text) : []) {
    const possible = missing.filter((codePoint) => family.scripts.test(String.fromCodePoint(codePoint)));
    if (possible.length === 0) continue;
    faces.push(...(await facesFor(await family.files(), possible, load)));
    missing = missing.filter((codePoint) => !draws(faces, codePoint));
  }
  return faces;
}

/** The first file always, further ones where they cover what is still missing. */
async function facesFor(
  files: readonly FontFile[],
  needed: readonly number[],
  load: LoadFont,
): Promise<Face[]> {
  const faces: Face[] = [];
  let missing = needed;
  for (const file of files) {
    if (!missing.some(file.covers)) continue;
    const face = await loadFace(file, load);
    faces.push(face);
    missing = missing.filter((codePoint) => !face.characters.has(codePoint));
  }
  return faces;
}

function draws(faces: readonly Face[], codePoint: number): boolean {
  return faces.some(({ characters }) => characters.has(codePoint));
}

function loadFace(file: FontFile, load: LoadFont): Promise<Face> {
  const { name } = file;
  const known = loaded.get(name);
  if (known) return known;
  const face = readFace(file, load);
  loaded.set(name, face);
  // A font that could not be fetched is fetched again the next time.
  face.catch(() => loaded.delete(name));
  return face;
}

async function readFace({ name, covers }: FontFile, load: LoadFont): Promise<Face> {
  const font = create(await load(name));
  cacheLayouts(font);
  // Outside its ranges a symbol font has letters drawn as symbols, and the end mark U+FFFF of its own table.
  const inRange = font.characterSet.filter(
    (codePoint) => covers(codePoint) || COMBINING.test(String.fromCodePoint(codePoint)),
  );
  return { name, font, characters: new Set(inRange) };
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}
