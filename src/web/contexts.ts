import { type Context, createContext, useContext } from 'react';
import type { SiteSettings } from '../domain/site-settings.ts';

/** A context without a default, and the hook that reads it. Without a provider, the hook throws. */
export function requiredContext<Value extends object>(
  name: string,
): [Context<Value | undefined>, () => Value] {
  const RequiredContext = createContext<Value | undefined>(undefined);
  function useValue(): Value {
    const value = useContext(RequiredContext);
    if (!value) throw new Error(`There is no provider of ${name} above`);
    return value;
  }
  return [RequiredContext, useValue];
}

/** The operator's settings, e.g. services, limits, analytics and contact link. */
export const [SiteSettingsContext, useSettings] = requiredContext<SiteSettings>('site settings');
