import type { ServiceName } from './answer-service.ts';
import type { SearchServiceName } from './evidence.ts';

/** Services that visitors can use from their browser, without this server. */
export const VISITOR_SERVICES = ['huggingface', 'ollama'] as const;
export type VisitorServiceName = (typeof VISITOR_SERVICES)[number];

export type Analytics =
  | { kind: 'off' }
  | { kind: 'vercel' }
  | { kind: 'plausible'; domain: string; src: string }
  | { kind: 'umami'; websiteId: string; src: string };

/** The operator's settings that the page needs. The server embeds them in the HTML of every page, so none of them is secret. */
export interface SiteSettings {
  /** Origin without a trailing slash, e.g. `https://crisol.example`. */
  siteUrl: string;
  /** The service that receives the ideas: the first configured service; `null` without a model. */
  service: {
    name: ServiceName;
    label: string;
    model: string;
    /** The provider that runs the model for the service, if the operator chose one. */
    provider: string | null;
  } | null;
  /** Labels of the model services that receive an idea if the first service fails. */
  otherServices: readonly string[];
  visitorServices: readonly VisitorServiceName[];
  /** The service that receives the searches of an analysis; `null` if the site does not read the web. */
  search: { name: SearchServiceName; label: string } | null;
  analytics: Analytics;
  /** URL of the operator's profile or contact page (`CONTACT_URL`). */
  contactUrl: string | null;
  /** Analyses per client IP address, for the privacy page; 0: no limit. */
  limits: { perMinute: number; perDay: number };
  /** Number of readings that one visitor may run in parallel, and their temperature; `null` if calls are off. */
  calls: { atOnce: number; temperature: number } | null;
}

/** The exports of `entry-server.tsx`, the built page, for the server. `assemble.ts` loads them by path. */
export interface PageRenderer {
  /** The paths that exist, e.g. `/`, `/privacidad`, `/en/terminos`. */
  paths: readonly string[];
  /** The HTML document for a path; for an unknown path the error page, with `status` 404. */
  render(path: string, settings: SiteSettings): { status: 200 | 404; html: string };
  /** The inline script in the head of every page, which checks the language. The content security policy has its hash. */
  inlineScript: string;
  /** `robots.txt`, `sitemap.xml` and the web manifest, by path. */
  files(settings: SiteSettings): ReadonlyMap<string, { type: string; body: string }>;
}
