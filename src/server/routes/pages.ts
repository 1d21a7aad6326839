import { DEFAULT_LANGUAGE, LANGUAGES, type Language, PATH_PREFIX } from '../../domain/language.ts';
import type { PageRenderer, SiteSettings } from '../../domain/site-settings.ts';
import { type Dependencies, type Handler, headersFor } from '../http/context.ts';
import { createResource, type Resource, resourceResponse } from '../http/resource.ts';
import { loadFiles, ONE_HOUR, readFont } from './files.ts';

/** Browsers must revalidate a page on each visit, because the page names the hashed files of its build. */
const REVALIDATE = 'no-cache';

interface Pages {
  byPath: ReadonlyMap<string, Resource>;
  /** The error page of each language. */
  notFound: Readonly<Record<Language, Resource>>;
}

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
  const find = (path: string) => pages.byPath.get(path) ?? files.get(path);

  return (c) => {
    // The service did not name its model at startup. Once it does, further pages name the model.
    if (model === '') void learnModel(c.get('dependencies'));
    const { path, method } = c.req;
    // A visitor may soon request a report. A monitor that requests only headers will not.
    if (method === 'GET' && pages.byPath.has(path))
      c.get('dependencies').service?.prepare?.(languageOf(path));
    const found = find(path);
    if (found) return resourceResponse(c, found);
    const canonical = canonicalPath(path);
    if (canonical !== path && find(canonical)) {
      const { search } = new URL(c.req.url);
      return new Response(null, { status: 308, headers: { ...headersFor(c), Location: canonical + search } });
    }
    const notFound = pages.notFound[languageOf(path)];
    return readFont(clientFolder, path).then((font) => resourceResponse(c, font ?? notFound));
  };
}

async function renderPages(renderer: PageRenderer, settings: SiteSettings): Promise<Pages> {
  const page = (path: string) => {
    const { status, html } = renderer.render(path, settings);
    const type = 'text/html; charset=utf-8';
    return createResource(Buffer.from(html), { type, caching: REVALIDATE, status });
  };
  const byPath = new Map<string, Resource>();
  for (const path of renderer.paths) byPath.set(path, await page(path));
  const notFound = {} as Record<Language, Resource>;
  for (const language of LANGUAGES) notFound[language] = await page(`${PATH_PREFIX[language]}/404`);
  return { byPath, notFound };
}

function languageOf(path: string): Language {
  const isIn = (prefix: string) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`);
  return LANGUAGES.find((language) => isIn(PATH_PREFIX[language])) ?? DEFAULT_LANGUAGE;
}

/**
 * The path in lower case, without doubled or trailing slashes. Each page is served at one spelling only, so that the server
 * and the script in the page agree on which page a path means.
 */
function canonicalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}
