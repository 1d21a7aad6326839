import type { SiteSettings } from '../../domain/site-settings.ts';
import { requiredContext } from '../required-context.ts';

/** The host's settings: service, limits, analytics, contact link. */
export const [SiteSettingsContext, useSettings] = requiredContext<SiteSettings>('site settings');
