import { createHash } from 'node:crypto';
import { brand } from '../../brand.ts';
import type { SiteSettings, VisitorServiceName } from '../../domain/site-settings.ts';
import { HUGGING_FACE_BASE_URL } from '../../model/services/huggingface.ts';
import { OLLAMA_BASE_URL } from '../../model/services/ollama.ts';

/** Response headers as one object: set one by one they cost a seventh of the pages per second. */
export type Headers = Readonly<Record<string, string>>;

/** Where each of the visitor's own services answers: the page may connect there and nowhere else. */
const VISITOR_ORIGINS: Readonly<Record<VisitorServiceName, readonly string[]>> = {
  browser: [],
  huggingface: [new URL(HUGGING_FACE_BASE_URL).origin],
  ollama: [OLLAMA_BASE_URL, OLLAMA_BASE_URL.replace('127.0.0.1', 'localhost')],
};

/** Two years. Without the host's other subdomains: whether those speak https is not for this product to say. */
const HSTS = 'max-age=63072000';

/** What a page of text and a form has no use for, and what a foreign script would like best. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

interface Site {
  settings: SiteSettings;
  /** Text of the one inline script, admitted by its hash. */
  inlineScript: string;
}

/** Origin of the chosen analytics, where it is not this site's own. */
function analyticsOrigins({ analytics }: SiteSettings): readonly string[] {
  return 'src' in analytics ? [new URL(analytics.src).origin] : [];
}

function contentPolicy({ settings, inlineScript }: Site, isHttps: boolean): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const analytics = analyticsOrigins(settings);
  const services = settings.visitorServices.flatMap((name) => VISITOR_ORIGINS[name]);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${hash}'`, ...analytics],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...analytics],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      `${brand.slug}-worker`,
      ...(settings.analytics.kind === 'off' ? [] : [`${brand.slug}-analytics`]),
    ],
    // Not with a service at an http address, which old browsers would then call by https.
    ...(isHttps && !services.some((origin) => origin.startsWith('http:'))
      ? { 'upgrade-insecure-requests': [] }
      : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The same on every answer, pages, files and API alike: a worker's policy comes with its own file. */
function schemeHeaders(site: Site, isHttps: boolean): Headers {
  return {
    'Content-Security-Policy': contentPolicy(site, isHttps),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A foreign analytics script that sends no policy of its own would be blocked by it.
    ...(analyticsOrigins(site.settings).length === 0
      ? // Not `require-corp`: under it the page could not tell an Ollama that refuses this origin from none at all.
        { 'Cross-Origin-Embedder-Policy': 'credentialless' }
      : {}),
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps ? { 'Strict-Transport-Security': HSTS } : {}),
  };
}

/** By the scheme by which a request came. */
export function securityHeaders(site: Site) {
  return { http: schemeHeaders(site, false), https: schemeHeaders(site, true) };
}
export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * Whether the visitor came by https: a trusted proxy's word, else the address of the site decides.
 * @param forwardedProto the header, where the host says there is a proxy in front
 */
export function isHttps(forwardedProto: string | undefined, siteUrl: string): boolean {
  const forwarded = forwardedProto?.split(',').at(-1)?.trim().toLowerCase();
  return forwarded === undefined ? siteUrl.startsWith('https:') : forwarded === 'https';
}
