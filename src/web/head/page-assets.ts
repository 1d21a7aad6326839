import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import type { PageAssets } from './document.ts';

const ENTRY = 'src/web/entry-client.tsx';

/** In development Vite serves the source files. */
const DEVELOPMENT_ASSETS: PageAssets = {
  script: `/${ENTRY}`,
  preloads: [],
  styles: ['/src/web/styles.css'],
  font: undefined,
};

/**
 * Looks up the hashed names of the built files in the client build's manifest.
 * @param page source file of the page's own chunk, if it has one
 * @throws Error when the client has not been built
 */
export function pageAssets(manifest: Manifest, page?: string): PageAssets {
  const entry = chunk(manifest, ENTRY);
  const needed = new Set<string>(entry.imports ?? []);
  if (page !== undefined) {
    needed.add(page);
    for (const name of chunk(manifest, page).imports ?? []) needed.add(name);
  }
  needed.delete(ENTRY);
  const font = entry.assets?.find((file) => file.endsWith('.woff2'));
  return {
    script: `/${entry.file}`,
    preloads: [...needed].map((name) => `/${chunk(manifest, name).file}`),
    styles: (entry.css ?? []).map((file) => `/${file}`),
    font: font === undefined ? undefined : `/${font}`,
  };
}

function chunk(manifest: Manifest, name: string): ManifestChunk {
  const found = manifest[name];
  if (!found) throw new Error(`The built page has no ${name}. Run "npm run build".`);
  return found;
}

/** Returns the assets of a page, in production or in development. */
export function createAssetFinder(): (page?: string) => PageAssets {
  if (import.meta.env.DEV) return () => DEVELOPMENT_ASSETS;
  const manifest = JSON.parse(
    readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest;
  return (page) => pageAssets(manifest, page);
}
