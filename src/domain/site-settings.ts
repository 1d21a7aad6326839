import type { ServiceName } from './answer-service.ts';
import type { SearchServiceName } from './evidence.ts';

/** Services a visitor can use from their own browser, without this server. `browser` is the model built into it. */
export const VISITOR_SERVICES = ['browser', 'huggingface', 'ollama'] as const;
export type VisitorServiceName = (typeof VISITOR_SERVICES)[number];

export type Analytics =
  | { kind: 'off' }
  | { kind: 'vercel' }
  | { kind: 'plausible'; domain: string; src: string }
  | { kind: 'umami'; websiteId: string; src: string };

/**
 * The host's settings that the page needs. The server makes them once at start and embeds them in the page's HTML, so
 * none of them is secret.
 */
export interface SiteSettings {
  /** Origin without a trailing slash, e.g. `https://crisol.example`. */
  siteUrl: string;
  /** Who receives the ideas: the first configured service; `null` where the host has no model. */
  service: {
    name: ServiceName;
    label: string;
    model: string;
    /** Who runs the model on the service's behalf, where the host named one. */
    provider: string | null;
    /** A report takes much longer than one or two minutes. */
    isSlow?: boolean;
  } | null;
  /** Labels of the other AI services that an idea may be sent to, should the first one fail. */
  otherServices: readonly string[];
  visitorServices: readonly VisitorServiceName[];
  /** Who receives the searches that a visitor approves; `null` where web search is off. */
  search: { name: SearchServiceName; label: string } | null;
  analytics: Analytics;
  /** Whether the page asks for the advice by itself as soon as the axes are rated, or by a button. */
  advice: 'auto' | 'ask';
  /** Address of the host's profile or contact page (`CONTACT_URL`); `null` is shown as "not set". */
  contactUrl: string | null;
  /** Analyses per client address, for the privacy page; 0 is off. */
  limits: { perMinute: number; perDay: number };
  /**
   * How many texts of a call the site's service reads at once for a visitor, and the temperature, on which a reading
   * depends. `null` where it reads none.
   */
  calls: { atOnce: number; temperature: number } | null;
}

/** The exports of `entry-server.tsx`, the built page, for the server. `assemble.ts` loads them by path. */
export interface PageRenderer {
  /** The paths that exist, e.g. `/`, `/privacidad`, `/en/terminos`. */
  paths: readonly string[];
  /** Whole HTML document for a path; for an unknown path the error screen, with `status` 404. */
  render(path: string, settings: SiteSettings): { status: 200 | 404; html: string };
  /** The inline script in the head of every page. It checks the language. The content policy allows it by its hash. */
  inlineScript: string;
  /** `robots.txt`, `sitemap.xml` and the web manifest, by path, made with the same settings. */
  files(settings: SiteSettings): ReadonlyMap<string, { type: string; body: string }>;
}
