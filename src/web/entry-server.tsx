import { renderToString } from 'react-dom/server';
import type { PageRenderer } from '../domain/site-settings.ts';
import { App } from './app.tsx';
import { renderDocument } from './head/document.ts';
import { pageAssets } from './head/page-assets.ts';
import { siteFiles } from './head/site-files.ts';
import { languageCheck } from './i18n/language.tsx';
import { loadPage, PAGES, PATHS, pageAt } from './pages.ts';

await Promise.all(PAGES.map(loadPage));

/** Renders the pages. The server imports the build of this file by its path. */
export const renderer: PageRenderer = {
  paths: PATHS,
  inlineScript: languageCheck(),
  render(path, settings) {
    const page = pageAt(path);
    const content = renderToString(<App settings={settings} path={path} />);
    return {
      status: page === undefined ? 404 : 200,
      html: renderDocument(path, content, settings, pageAssets(page)),
    };
  },
  files: siteFiles,
};
