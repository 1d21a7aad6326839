import type { Language } from '../../domain/idea.ts';
import type { PageRenderer, SiteSettings } from '../../domain/site-settings.ts';
import { type AppContext, type Dependencies, headersFor } from '../http/dependencies.ts';
import { createResource, type Resource, resourceResponse } from '../http/resource.ts';
import { loadFiles, ONE_HOUR } from './files.ts';
import type { PreviousAssets } from './previous-assets.ts';

/** Browsers keep a page and ask each time whether it changed: it names the hashed files of its build. */
const ASK_EACH_TIME = 'no-cache';

/** Everything the site can answer with, by path. */
export interface Site {
  files: ReadonlyMap<string, Resource>;
  pages: Pages;
  /** Renders the pages again, for when the model they name was not known at start. */
  renderAgain(model: string): Promise<Pages>;
}

interface Pages {
  byPath: ReadonlyMap<string, Resource>;
  /** The error page of each language. */
  notFound: { es: Resource; en: Resource };
}

/** Renders the pages, reads the client's files, and compresses everything once. */
export async function loadSite(
  renderer: PageRenderer,
  clientFolder: string,
  settings: SiteSettings,
): Promise<Site> {
  const render = async (settings: SiteSettings): Promise<Pages> => {
    const page = (path: string) => {
      const { status, html } = renderer.render(path, settings);
      return createResource(Buffer.from(html), {
        type: 'text/html; charset=utf-8',
        caching: ASK_EACH_TIME,
        status,
      });
    };
    const byPath = new Map<string, Resource>();
    for (const path of renderer.paths) byPath.set(path, await page(path));
    return { byPath, notFound: { es: await page('/404'), en: await page('/en/404') } };
  };
  const files = await loadFiles(clientFolder);
  for (const [path, { type, body }] of renderer.files(settings)) {
    files.set(path, await createResource(Buffer.from(body), { type, caching: ONE_HOUR }));
  }
  return {
    files,
    pages: await render(settings),
    renderAgain: (model) => render({ ...settings, service: { ...settings.service, model } }),
  };
}

/** `GET` and `HEAD` of everything that is not the API. */
export function pages(site: Site, dependencies: Dependencies, previous?: PreviousAssets) {
  let { byPath, notFound } = site.pages;
  let isModelKnown = dependencies.settings.service.model !== '';
  const learnModel = async () => {
    isModelKnown = true;
    await dependencies.readiness.status();
    const { model } = dependencies.readiness;
    if (model === undefined) isModelKnown = false;
    else ({ byPath, notFound } = await site.renderAgain(model));
  };
  const find = (path: string) => byPath.get(path) ?? site.files.get(path);

  return (c: AppContext): Response | Promise<Response> => {
    // The service was not there at start. The next visitor's page names the model.
    if (!isModelKnown) void learnModel();
    const { path } = c.req;
    // Somebody may be about to ask. A monitor that looks at the page's headers is not.
    if (c.req.method === 'GET' && byPath.has(path)) dependencies.service.prepare?.(languageOf(path));
    const found = find(path);
    if (found) return resourceResponse(c, found, dependencies);
    const canonical = canonicalPath(path);
    if (canonical !== path && find(canonical)) {
      const { search } = new URL(c.req.url);
      const headers = { ...headersFor(c, dependencies), Location: canonical + search };
      return new Response(null, { status: 308, headers });
    }
    const missing = notFound[languageOf(path)];
    if (!previous) return resourceResponse(c, missing, dependencies);
    return previous.find(c).then((earlier) => resourceResponse(c, earlier ?? missing, dependencies));
  };
}

function languageOf(path: string): Language {
  return /^\/en(\/|$)/.test(path) ? 'en' : 'es';
}

/**
 * A path without case, doubled or trailing slashes. Server and page must agree on what an address shows, so each page is
 * served at one spelling alone.
 */
function canonicalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}
