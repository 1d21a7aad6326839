import type { Language } from '../domain/language.ts';

/** As in POSIX, the first variable that is set decides. Windows sets none, so there the system's locale decides. */
export function languageOfLocale({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^es\b|^es_/i.test(locale) ? 'es' : 'en';
}
