import frauncesRanges from '@fontsource/fraunces/unicode.json';
import notoSansRanges from '@fontsource/noto-sans/unicode.json';
import { create, type Font } from 'fontkit';
import type { ReportFile } from '../../analysis/report-file.ts';
import { cleanText } from './clean-text.ts';

/** Display for headings, text for what is read, strong for labels. */
export const STYLES = ['display', 'text', 'strong'] as const;
export type Style = (typeof STYLES)[number];

/** One loaded font file. */
export interface Face {
  /** Unique in a document, e.g. `noto-sans-greek-400`. */
  name: string;
  font: Font;
  /** Code points it draws. */
  characters: ReadonlySet<number>;
}

/** For each style the faces to try, best first. The first always draws the Latin text of the report's own words. */
export type ReportFonts = Readonly<Record<Style, readonly Face[]>>;

/** @param path below node_modules, e.g. `@fontsource/fraunces/files/fraunces-latin-600-normal.woff` */
export type LoadFont = (path: string) => Promise<Uint8Array>;

interface FontFile {
  name: string;
  path: string;
  covers(codePoint: number): boolean;
}

/** In order of preference; a family's subsets are loaded only for the characters they cover. */
const FILES: Readonly<Record<Style, readonly FontFile[]>> = {
  display: [...subsets('fraunces', 600, frauncesRanges), ...subsets('noto-sans', 600, notoSansRanges)],
  text: subsets('noto-sans', 400, notoSansRanges),
  strong: subsets('noto-sans', 600, notoSansRanges),
};

function subsets(family: string, weight: number, ranges: Readonly<Record<string, string>>): FontFile[] {
  return (
    Object.entries(ranges)
      .map(([subset, range]) => ({
        name: `${family}-${subset}-${weight}`,
        path: `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`,
        covers: unicodeRange(range),
      }))
      // "latin" is listed last and comes first: most reports need no other.
      .reverse()
  );
}

/** @param css a `unicode-range`: `U+0000-00FF,U+0131` */
function unicodeRange(css: string): (codePoint: number) => boolean {
  const ranges = css.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Parsed once and kept: a second report of the same alphabet loads and parses nothing. */
const loaded = new Map<string, Promise<Face>>();

/** Loads the fonts that a report's characters need and no others. What no font has is left to the typesetter. */
export async function reportFonts(file: ReportFile, siteUrl: string, load: LoadFont): Promise<ReportFonts> {
  const written = new Set<number>();
  for (const text of textsOf([file.idea, file.report, file.plan, file.meta.model, siteUrl])) {
    for (const character of cleanText(text)) written.add(character.codePointAt(0) as number);
  }
  const [display, text, strong] = await Promise.all(STYLES.map((style) => facesFor(style, written, load)));
  return { display: display ?? [], text: text ?? [], strong: strong ?? [] };
}

async function facesFor(style: Style, needed: ReadonlySet<number>, load: LoadFont): Promise<Face[]> {
  const faces: Face[] = [];
  let missing = [...needed];
  for (const [index, file] of FILES[style].entries()) {
    if (index > 0 && !missing.some(file.covers)) continue;
    const face = await loadFace(file, load);
    faces.push(face);
    missing = missing.filter((codePoint) => !face.characters.has(codePoint));
  }
  return faces;
}

function loadFace({ name, path }: FontFile, load: LoadFont): Promise<Face> {
  const known = loaded.get(name);
  if (known) return known;
  const face = load(path).then((bytes) => {
    const font = create(bytes);
    return { name, font, characters: new Set(font.characterSet) };
  });
  loaded.set(name, face);
  // A font that could not be fetched is fetched again the next time.
  face.catch(() => loaded.delete(name));
  return face;
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsOf(part);
}
