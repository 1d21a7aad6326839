import { createHash } from 'node:crypto';
import { brand } from '../../brand.ts';
import { OLLAMA_BASE_URL } from '../../domain/default-services.ts';
import type { SiteSettings, VisitorServiceName } from '../../domain/site-settings.ts';
import { HUGGING_FACE_BASE_URL } from '../../model/services/huggingface.ts';

/** Response headers as one object: setting each header separately would serve a seventh fewer pages per second. */
export type Headers = Readonly<Record<string, string>>;

/** Origins of the services that visitors may use from their browser. */
const VISITOR_ORIGINS: Readonly<Record<VisitorServiceName, readonly string[]>> = {
  huggingface: [new URL(HUGGING_FACE_BASE_URL).origin],
  ollama: [OLLAMA_BASE_URL, OLLAMA_BASE_URL.replace('127.0.0.1', 'localhost')],
};

/** Two years. Without `includeSubDomains`, because Crisol cannot know whether subdomains of the site use https. */
const HSTS = 'max-age=63072000';

/** Browser features that the page does not use and that an injected script could abuse. */
const DENIED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'serial',
  'usb',
];

/** Origins of the chosen analytics; none if this site serves the analytics script. */
function analyticsOrigins({ analytics }: SiteSettings): readonly string[] {
  return 'src' in analytics ? [new URL(analytics.src).origin] : [];
}

function contentSecurityPolicy(settings: SiteSettings, inlineScript: string): string {
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The security headers of every response, by the scheme of the request. Files need them too, because a worker takes its
 * content security policy from its own file.
 * @param inlineScript the text of the only inline script, which the policy allows by its hash
 */
export function securityHeaders(settings: SiteSettings, inlineScript: string) {
  const http: Headers = {
    'Content-Security-Policy': contentSecurityPolicy(settings, inlineScript),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Omitted if the analytics script has another origin, because the header blocks scripts without a resource policy.
    ...(analyticsOrigins(settings).length === 0
      ? // Not `require-corp`, with which the page could not distinguish an Ollama that refuses this origin from a missing one.
        { 'Cross-Origin-Embedder-Policy': 'credentialless' }
      : {}),
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const https: Headers = { ...http, 'Strict-Transport-Security': HSTS };
  return { http, https };
}
export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * Whether the visitor uses https, according to a trusted proxy or else to the site's URL.
 * @param forwardedProto `X-Forwarded-Proto`, if a proxy is trusted
 */
export function isHttps(forwardedProto: string | undefined, siteUrl: string): boolean {
  const forwarded = forwardedProto?.split(',').at(-1)?.trim().toLowerCase();
  return forwarded === undefined ? siteUrl.startsWith('https:') : forwarded === 'https';
}
