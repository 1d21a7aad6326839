import type { LoadFont } from './report-fonts.ts';

/** Addresses of the font files as the build names them; nothing is fetched until a text needs it. */
const urls = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans/files/noto-sans-*-{400,600}-normal.woff',
    '/node_modules/@fontsource/fraunces/files/fraunces-*-600-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** @throws Error when the file is out of reach */
export const fetchFont: LoadFont = async (path) => {
  const key = `/node_modules/${path}`;
  const url = urls[key] ?? (await import('./further-font-urls.ts')).urls[key];
  if (!url) throw new Error(`No font file ${path}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Font ${path}: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
