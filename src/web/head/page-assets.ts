import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import type { Page } from '../pages.ts';

const ENTRY = 'src/web/entry-client.tsx';

/** Source file of each page's chunk. The home page is in the entry's chunk. */
const SOURCES: Partial<Record<Page, string>> = {
  example: 'src/web/report/example-page.tsx',
  call: 'src/web/submissions-screen.tsx',
  privacy: 'src/web/legal/legal-pages.tsx',
  terms: 'src/web/legal/legal-pages.tsx',
};

/** URLs of the built files that a page loads. */
export interface PageAssets {
  script: string;
  /** Chunks besides `script` that the first render needs. */
  preloads: readonly string[];
  styles: readonly string[];
  font?: string | undefined;
}

/** In development Vite serves the source files. */
const DEVELOPMENT_ASSETS: PageAssets = { script: `/${ENTRY}`, preloads: [], styles: ['/src/web/styles.css'] };

/** Read once at startup: a later build must not change what this process serves. */
const manifest: Manifest | undefined = import.meta.env.DEV
  ? undefined
  : JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'));

/**
 * The built files that a page loads, from the manifest of the client build.
 * @param page `undefined` for an unknown path
 * @throws Error when the client has not been built
 */
export function pageAssets(page: Page | undefined): PageAssets {
  if (!manifest) return DEVELOPMENT_ASSETS;
  const chunk = (name: string): ManifestChunk => {
    const found = manifest[name];
    if (!found) throw new Error(`The built page has no ${name}. Run "npm run build".`);
    return found;
  };
  const { file, imports = [], css = [], assets = [] } = chunk(ENTRY);
  const source = page && SOURCES[page];
  const needed = new Set([...imports, ...(source ? [source, ...(chunk(source).imports ?? [])] : [])]);
  needed.delete(ENTRY);
  const font = assets.find((asset) => asset.endsWith('.woff2'));
  return {
    script: `/${file}`,
    preloads: [...needed].map((name) => `/${chunk(name).file}`),
    styles: css.map((sheet) => `/${sheet}`),
    font: font && `/${font}`,
  };
}
