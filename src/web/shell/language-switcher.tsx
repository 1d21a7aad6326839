import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { shellMessages } from './messages.ts';

/** Switches the language. Labelled in the other language, for people who cannot read this one. */
export function LanguageSwitcher() {
  const { language, setLanguage } = useLanguage();
  const texts = useMessages(shellMessages);
  const other = language === 'es' ? 'en' : 'es';
  return (
    <button
      type="button"
      lang={other}
      aria-label={texts.switchLanguage}
      onClick={() => setLanguage(other)}
      className="absolute top-1.5 right-3.5 sm:top-3.5 z-10 inline-flex size-11 [@media(min-height:32rem)]:fixed cursor-pointer items-center justify-center rounded-full border border-line-strong bg-paper text-sm font-semibold text-ink transition-colors hover:border-ember hover:text-ember print:hidden"
    >
      {other.toUpperCase()}
    </button>
  );
}
