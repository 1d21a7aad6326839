import frauncesRanges from '@fontsource/fraunces/unicode.json';
import notoSansRanges from '@fontsource/noto-sans/unicode.json';

/** `display` for headings, `text` for body text, `strong` for labels. */
export const STYLES = ['display', 'text', 'strong'] as const;
export type Style = (typeof STYLES)[number];

/** One subset of a font family. `scripts/pdf-fonts.js` makes the file. */
export interface FontFile {
  /** File name without extension, e.g. `noto-sans-greek-400`. */
  name: string;
  covers(codePoint: number): boolean;
}

/** A family for characters that the earlier families lack. */
interface FallbackFamily {
  scripts: RegExp;
  files(): Promise<FontFile[]>;
}

type Ranges = Readonly<Record<string, string>>;

/** Font files of each style, best first. Most reports need only the first file of each style. */
export const STYLE_FILES: Readonly<Record<Style, readonly FontFile[]>> = {
  display: [...subsets('fraunces', 600, frauncesRanges), ...subsets('noto-sans', 600, notoSansRanges)],
  text: subsets('noto-sans', 400, notoSansRanges),
  strong: subsets('noto-sans', 600, notoSansRanges),
};

const SYMBOLS = /[\p{S}\p{No}\p{Po}\p{Emoji}]/u;
/** The package's list names only letters. The file also contains arrows, operators and mathematical letters. */
const MATH_RANGES = { latin: 'U+2010-2BFF,U+1D400-1D7FF,U+1EE00-1EEFF' };
const IDEOGRAPHS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Loads the list of a package's subsets. */
type LoadRanges = () => Promise<{ default: Ranges }>;

const symbols = (name: string, load: LoadRanges): FallbackFamily => ({
  scripts: SYMBOLS,
  files: async () => subsets(name, 400, (await load()).default),
});

/** A family of many small files. All styles use one weight, so that each file is fetched and embedded once. */
const ideographs = (name: string, load: LoadRanges): FallbackFamily => ({
  scripts: IDEOGRAPHS,
  files: async () => fontFiles((await load()).default, (subset) => `${name}-${subset}`),
});

/** Tried in every style after the style's own files and the ideographs, smallest family first. */
const SYMBOL_FAMILIES: readonly FallbackFamily[] = [
  symbols('noto-sans-symbols', () => import('@fontsource/noto-sans-symbols/unicode.json')),
  symbols('noto-emoji', () => import('@fontsource/noto-emoji/unicode.json')),
  { scripts: /[\p{S}\p{sc=Common}]/u, files: async () => subsets('noto-sans-math', 400, MATH_RANGES) },
  symbols('noto-sans-symbols-2', () => import('@fontsource/noto-sans-symbols-2/unicode.json')),
];

const JAPANESE = ideographs('noto-sans-jp', () => import('@fontsource-variable/noto-sans-jp/unicode.json'));
const KOREAN = ideographs('noto-sans-kr', () => import('@fontsource-variable/noto-sans-kr/unicode.json'));
const CHINESE = ideographs('noto-sans-sc', () => import('@fontsource-variable/noto-sans-sc/unicode.json'));

/**
 * The families to try for characters that the style's own files lack. Chinese, Japanese and Korean draw shared
 * characters differently: kana in the text selects the Japanese forms, Hangul the Korean forms.
 */
export function fallbackFamilies(characters: string): FallbackFamily[] {
  const order = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(characters)
    ? [JAPANESE, CHINESE, KOREAN]
    : /\p{sc=Hangul}/u.test(characters)
      ? [KOREAN, CHINESE, JAPANESE]
      : [CHINESE, JAPANESE, KOREAN];
  return [...order, ...SYMBOL_FAMILIES];
}

function subsets(family: string, weight: number, ranges: Ranges): FontFile[] {
  return fontFiles(ranges, (subset) => `${family}-${subset}-${weight}`);
}

function fontFiles(ranges: Ranges, nameOf: (subset: string) => string): FontFile[] {
  return (
    Object.entries(ranges)
      // The packages write numbered subsets as "[12]".
      .map(([subset, range]) => ({ name: nameOf(subset.replace(/[[\]]/g, '')), covers: unicodeRange(range) }))
      // The packages list the most used subset last.
      .reverse()
  );
}

/** @param css a `unicode-range`: `U+0000-00FF,U+131` */
function unicodeRange(css: string): (codePoint: number) => boolean {
  const ranges = css.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
