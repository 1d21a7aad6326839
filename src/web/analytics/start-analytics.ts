import type { Analytics } from '../../domain/site-settings.ts';
import { trustedUrl } from '../trusted-url.ts';

type EnabledAnalytics = Exclude<Analytics, { kind: 'off' }>;

/**
 * Loads the analytics service that the operator chose, unless the browser objects to tracking. None of the services
 * sets cookies. Each reports the page's full URL, so the query is removed first.
 */
export function startAnalytics(analytics: EnabledAnalytics): void {
  if (objectsToTracking()) return;
  if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash);
  for (const [src, data] of scriptsOf(analytics)) {
    const element = document.createElement('script');
    Object.assign(element.dataset, data);
    element.defer = true;
    element.src = trustedUrl('analytics', src);
    document.head.append(element);
  }
}

/** The URL of each script, and the `data-` attributes that configure the script. */
function scriptsOf(analytics: EnabledAnalytics): [src: string, data?: DOMStringMap][] {
  switch (analytics.kind) {
    case 'vercel':
      // Vercel serves both scripts from the site's own origin.
      return [['/_vercel/insights/script.js'], ['/_vercel/speed-insights/script.js']];
    case 'plausible':
      return [[analytics.src, { domain: analytics.domain }]];
    case 'umami': {
      const { src, websiteId } = analytics;
      return [[src, { websiteId, doNotTrack: 'true', excludeSearch: 'true' }]];
    }
  }
}

/** Whether Global Privacy Control or Do Not Track is set. For Do Not Track, Firefox before version 32 wrote `yes`. */
function objectsToTracking(): boolean {
  const { globalPrivacyControl, doNotTrack }: { globalPrivacyControl?: boolean; doNotTrack?: string | null } =
    navigator;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
