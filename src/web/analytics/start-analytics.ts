import type { Analytics } from '../../domain/site-settings.ts';
import { trustedUrl } from '../trusted-url.ts';

interface Script {
  src: string;
  /** `data-` attributes that configure the script. */
  data: Readonly<Record<string, string>>;
}

/** Vercel serves both from the site's own origin. */
const VERCEL_SCRIPTS: readonly Script[] = [
  { src: '/_vercel/insights/script.js', data: {} },
  { src: '/_vercel/speed-insights/script.js', data: {} },
];

/**
 * Loads the analytics service that the host chose, unless the browser objects to tracking. None of the services sets
 * cookies. They report the full URL of the page, so the query is removed first.
 */
export function startAnalytics(analytics: Analytics): void {
  if (analytics.kind === 'off' || objectsToTracking(navigator)) return;
  if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash);
  for (const script of scriptsOf(analytics)) load(script);
}

function scriptsOf(analytics: Exclude<Analytics, { kind: 'off' }>): readonly Script[] {
  switch (analytics.kind) {
    case 'vercel':
      return VERCEL_SCRIPTS;
    case 'plausible':
      return [{ src: analytics.src, data: { domain: analytics.domain } }];
    case 'umami':
      return [
        {
          src: analytics.src,
          data: { websiteId: analytics.websiteId, doNotTrack: 'true', excludeSearch: 'true' },
        },
      ];
  }
}

function load({ src, data }: Script): void {
  const element = document.createElement('script');
  Object.assign(element.dataset, data);
  element.defer = true;
  element.src = trustedUrl('analytics', src);
  document.head.append(element);
}

/** Browser signals that object to tracking. */
interface PrivacySignals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Reads both signals as specified. Firefox before version 32 wrote `yes`. */
function objectsToTracking(navigator: object): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
