import { createHash } from 'node:crypto';
import { brand } from '../../brand.ts';
import { OLLAMA_BASE_URL } from '../../domain/default-services.ts';
import type { SiteSettings, VisitorServiceName } from '../../domain/site-settings.ts';
import { HUGGING_FACE_BASE_URL } from '../../model/services/huggingface.ts';

/** Response headers as one object: setting them one by one lowers the pages per second by a seventh. */
export type Headers = Readonly<Record<string, string>>;

/** Origins of the services that visitors may use from their browser. The page may connect to no other origin. */
const VISITOR_ORIGINS: Readonly<Record<VisitorServiceName, readonly string[]>> = {
  browser: [],
  huggingface: [new URL(HUGGING_FACE_BASE_URL).origin],
  ollama: [OLLAMA_BASE_URL, OLLAMA_BASE_URL.replace('127.0.0.1', 'localhost')],
};

/** Two years. Leaves out `includeSubDomains`: this product cannot know whether other subdomains of the host use https. */
const HSTS = 'max-age=63072000';

/** Browser features that the page does not use, and that an injected script could abuse. */
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

/** Origins of the chosen analytics; none where its script is this site's own. */
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
    // Left out if a service has an http address: old browsers would then call it by https.
    ...(isHttps && !services.some((origin) => origin.startsWith('http:'))
      ? { 'upgrade-insecure-requests': [] }
      : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** For every answer: pages, API, and files, because a worker takes its content policy from its own file. */
function schemeHeaders(site: Site, isHttps: boolean): Headers {
  return {
    'Content-Security-Policy': contentPolicy(site, isHttps),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Left out with analytics of another origin: it would block a script that sends no resource policy.
    ...(analyticsOrigins(site.settings).length === 0
      ? // Not `require-corp`: with it the page could not tell whether Ollama refuses this origin or does not run.
        { 'Cross-Origin-Embedder-Policy': 'credentialless' }
      : {}),
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps ? { 'Strict-Transport-Security': HSTS } : {}),
  };
}

/** The headers for each scheme by which a request may come. */
export function securityHeaders(site: Site) {
  return { http: schemeHeaders(site, false), https: schemeHeaders(site, true) };
}
export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * Whether the visitor came by https: as a trusted proxy says, else as the site's address says.
 * @param forwardedProto `X-Forwarded-Proto`, if a proxy is trusted
 */
export function isHttps(forwardedProto: string | undefined, siteUrl: string): boolean {
  const forwarded = forwardedProto?.split(',').at(-1)?.trim().toLowerCase();
  return forwarded === undefined ? siteUrl.startsWith('https:') : forwarded === 'https';
}
