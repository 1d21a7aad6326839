import { DEFAULT_LANGUAGE, LANGUAGES, type Language, PATH_PREFIX } from '../../domain/language.ts';
import type { PageRenderer, SiteSettings } from '../../domain/site-settings.ts';
import { type Dependencies, type Handler, headersFor } from '../http/context.ts';
import { createResource, type Resource, resourceResponse } from '../http/resource.ts';
import { loadFiles, ONE_HOUR, readFont } from './files.ts';

/** Browsers must revalidate a page on each visit, because the page names the hashed files of its build. */
const PAGE = { type: 'text/html; charset=utf-8', caching: 'no-cache' };
/** The path of the page for an unknown address, below the prefix of the language. */
const NOT_FOUND = '/404';

/**
 * Handles `GET` and `HEAD` outside the API. Renders the pages, reads the client's files, and compresses everything once.
 * @param settings if they do not name the model, the pages are rendered again once the model is known
 */
export async function loadSite(
  renderer: PageRenderer,
  clientFolder: string,
  settings: SiteSettings,
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
  const find = (path: string) => pages.get(path) ?? files.get(path);

  return (c) => {
    // The service did not name its model at startup. Once it does, further pages name the model.
    if (model === '') void learnModel(c.get('dependencies'));
    const { path, method } = c.req;
    // A visitor may soon request a report. A monitor that requests only headers will not.
    if (method === 'GET' && pages.has(path)) c.get('dependencies').service?.prepare?.(languageOf(path));
    const found = find(path);
    if (found) return resourceResponse(c, found);
    const canonical = path.replace(/\/+$/, '');
    if (canonical !== path && find(canonical)) {
      const { search } = new URL(c.req.url);
      return new Response(null, { status: 308, headers: { ...headersFor(c), Location: canonical + search } });
    }
    const notFound = pages.get(PATH_PREFIX[languageOf(path)] + NOT_FOUND);
    if (!notFound) throw new Error('the page for unknown addresses is missing');
    return readFont(clientFolder, path).then((font) => resourceResponse(c, font ?? notFound));
  };
}

async function renderPages(renderer: PageRenderer, settings: SiteSettings): Promise<Map<string, Resource>> {
  const pages = new Map<string, Resource>();
  const errorPages = LANGUAGES.map((language) => PATH_PREFIX[language] + NOT_FOUND);
  for (const path of [...renderer.paths, ...errorPages]) {
    const { status, html } = renderer.render(path, settings);
    pages.set(path, await createResource(Buffer.from(html), { ...PAGE, status }));
  }
  return pages;
}

function languageOf(path: string): Language {
  const isIn = (prefix: string) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`);
  return LANGUAGES.find((language) => isIn(PATH_PREFIX[language])) ?? DEFAULT_LANGUAGE;
}
