import { createContext, type ReactNode, useContext } from 'react';
import type { SiteSettings } from '../../domain/site-settings.ts';

const SiteSettingsContext = createContext<SiteSettings | undefined>(undefined);

export function SiteSettingsProvider({
  settings,
  children,
}: {
  settings: SiteSettings;
  children: ReactNode;
}) {
  return <SiteSettingsContext value={settings}>{children}</SiteSettingsContext>;
}

/** The host's settings: service, limits, analytics, contact link. */
export function useSettings(): SiteSettings {
  const settings = useContext(SiteSettingsContext);
  if (!settings) throw new Error('useSettings needs a SiteSettingsProvider above it');
  return settings;
}
