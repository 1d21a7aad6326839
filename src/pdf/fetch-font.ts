import type { LoadFont } from './report-fonts.ts';

/** URLs of all Fraunces files, and of the Noto Sans files whose name ends with a weight. */
const urls = import.meta.glob<string>(
  ['/.cache/pdf-fonts/noto-sans-*-{400,600}.ttf', '/.cache/pdf-fonts/fraunces-*.ttf'],
  { query: '?url', import: 'default', eager: true },
);

/**
 * The URL of a font file of the site.
 * @throws Error if the build has no such font
 */
export async function fontUrl(name: string): Promise<string> {
  const key = `/.cache/pdf-fonts/${name}.ttf`;
  const url = urls[key] ?? (await import('./fallback-font-urls.ts')).urls[key];
  if (!url) throw new Error(`No font file ${name}`);
  return url;
}

/** @throws Error if the file cannot be fetched */
export const fetchFont: LoadFont = async (name) => {
  const response = await fetch(await fontUrl(name));
  if (!response.ok) throw new Error(`Font ${name}: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
