import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { OTHER_LANGUAGE } from '../../domain/language.ts';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { shellMessages } from './messages.ts';

const LINK =
  'inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ember';

/**
 * The frame of every page: title link, language switcher, footer.
 * @param onHome called when the title link is followed
 * @param onReports opens the list of saved reports
 */
export function Shell({
  onHome,
  onReports,
  children,
}: {
  onHome(): void;
  onReports(): void;
  children: ReactNode;
}) {
  const texts = useMessages(shellMessages);
  return (
    <div className="mx-auto flex min-h-dvh max-w-page print:min-h-0 flex-col px-5 sm:px-8">
      <a
        href="#main"
        className="sr-only z-20 rounded-control bg-ink px-4 py-2 text-paper forced-colors:border forced-colors:bg-[ButtonFace] forced-colors:text-[LinkText] focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {texts.skip}
      </a>
      <LanguageSwitcher />
      {/* If the window leaves no margin for the fixed language button, the header leaves space for the button. */}
      <header className="z-9 -mx-5 flex min-h-14 flex-wrap items-center bg-paper sm:min-h-18 pr-20 pl-5 sm:-mx-8 sm:pl-8 [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-0 xl:static! xl:mx-0 xl:pl-0 xl:pr-[clamp(0rem,77rem-100vw,2.5rem)] print:hidden">
        <PageLink
          to="home"
          onClick={onHome}
          aria-label={texts.home}
          className="-ml-2 inline-flex min-h-11 items-center gap-[min(0.625rem,2vw)] rounded-control px-2 font-display text-[min(1.625rem,8vw)] text-ink no-underline"
        >
          <Crucible />
          {brand.name}
        </PageLink>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onReports}
          className={`ml-auto cursor-pointer text-right text-sm ${LINK}`}
        >
          {texts.reports}
        </button>
      </header>
      <main id="main" tabIndex={-1} className="mb-6 flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/** The logo. Decorative: the link around it has an accessible name. */
function Crucible() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="size-[min(1.75rem,9vw)] text-ember"
      fill="currentColor"
    >
      <path d="M3 13.5h26v3h-2.2l-2 9.3A4 4 0 0 1 20.9 29h-9.8a4 4 0 0 1-3.9-3.2l-2-9.3H3z" />
      <path d="M16 2c3.8 3.2 4.6 5.6 3.2 8.1q-.3.5-.7.9h-5q-.4-.4-.7-.9C11.4 7.6 12.2 5.2 16 2z" />
    </svg>
  );
}

/** Switches the language. Labelled in the other language, for people who cannot read the current one. */
function LanguageSwitcher() {
  const { language, setLanguage } = useLanguage();
  const texts = useMessages(shellMessages);
  const other = OTHER_LANGUAGE[language];
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

function SiteFooter() {
  const texts = useMessages(shellMessages);
  const { contactUrl } = useSettings();
  return (
    <footer className="[overflow-anchor:none] flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-4 text-sm text-muted print:hidden">
      <div className="flex-1 basis-60">
        <p className="font-display text-xl text-ink">{texts.tagline}</p>
        <p>{texts.disclaimer}</p>
      </div>
      <ul className="flex flex-wrap gap-x-6">
        {(['call', 'privacy', 'terms'] as const).map((page) => (
          <li key={page}>
            <PageLink to={page} className={LINK}>
              {texts[page]}
            </PageLink>
          </li>
        ))}
        {contactUrl !== null && (
          <li>
            <a href={contactUrl} rel="me noopener" target="_blank" className={LINK}>
              {texts.contact}
            </a>
          </li>
        )}
      </ul>
    </footer>
  );
}
