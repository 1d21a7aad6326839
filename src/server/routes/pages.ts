import type { Language } from '../../domain/language.ts';
import type { PageRenderer, SiteSettings } from '../../domain/site-settings.ts';
import { type Dependencies, type Handler, headersFor } from '../http/context.ts';
import { createResource, type Resource, resourceResponse } from '../http/resource.ts';
import type { Assets } from './assets.ts';
import { loadFiles, ONE_HOUR } from './files.ts';

/** Browsers must ask each time whether a page has changed, because it names the hashed files of its build. */
const ASK_EACH_TIME = 'no-cache';

interface Pages {
  byPath: ReadonlyMap<string, Resource>;
  /** The error page of each language. */
  notFound: { es: Resource; en: Resource };
}

/**
 * `GET` and `HEAD` of everything that is not the API. Renders the pages, reads the client's files, and compresses
 * everything once.
 * @param settings if they do not name the model, the pages are rendered again once it is known
 * @param assets files that are read on request
 */
export async function loadSite(
  renderer: PageRenderer,
  clientFolder: string,
  settings: SiteSettings,
  assets: Assets,
): Promise<Handler> {
  const files = await loadFiles(clientFolder);
  for (const [path, { type, body }] of renderer.files(settings)) {
    files.set(path, await createResource(Buffer.from(body), { type, caching: ONE_HOUR }));
  }
  let pages = await renderPages(renderer, settings);
  const { service } = settings;
  let model = service?.model;
  const learnModel = async ({ readiness }: Dependencies) => {
    await readiness.status();
    if (!service || model !== '' || readiness.model === undefined) return;
    model = readiness.model;
    pages = await renderPages(renderer, { ...settings, service: { ...service, model } });
  };
  const find = (path: string) => pages.byPath.get(path) ?? files.get(path);

  return (c) => {
    // The service did not answer at start. As soon as it does, the next pages name the model.
    if (model === '') void learnModel(c.get('dependencies'));
    const { path, method } = c.req;
    // This visitor may soon ask for a report. A monitor that requests only headers will not.
    if (method === 'GET' && pages.byPath.has(path))
      c.get('dependencies').service?.prepare?.(languageOf(path));
    const found = find(path);
    if (found) return resourceResponse(c, found);
    const canonical = canonicalPath(path);
    if (canonical !== path && find(canonical)) {
      const { search } = new URL(c.req.url);
      return new Response(null, { status: 308, headers: { ...headersFor(c), Location: canonical + search } });
    }
    const missing = pages.notFound[languageOf(path)];
    return assets.find(path).then((asset) => resourceResponse(c, asset ?? missing));
  };
}

async function renderPages(renderer: PageRenderer, settings: SiteSettings): Promise<Pages> {
  const page = (path: string) => {
    const { status, html } = renderer.render(path, settings);
    const type = 'text/html; charset=utf-8';
    return createResource(Buffer.from(html), { type, caching: ASK_EACH_TIME, status });
  };
  const byPath = new Map<string, Resource>();
  for (const path of renderer.paths) byPath.set(path, await page(path));
  return { byPath, notFound: { es: await page('/404'), en: await page('/en/404') } };
}

function languageOf(path: string): Language {
  return /^\/en(\/|$)/.test(path) ? 'en' : 'es';
}

/**
 * The path in lower case, without doubled or trailing slashes. Each page is served at one spelling only, so that server
 * and page agree on what an address shows.
 */
function canonicalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}
