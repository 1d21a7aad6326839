import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Crucible } from './crucible.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { messages } from './messages.ts';
import { SiteFooter } from './site-footer.tsx';

/**
 * The frame of every page: title link, language switcher, footer.
 * @param onHome called when the title link is followed
 */
export function Shell({ onHome, children }: { onHome(): void; children: ReactNode }) {
  const texts = useMessages(messages);
  return (
    <div className="mx-auto flex min-h-dvh max-w-page print:min-h-0 flex-col px-5 sm:px-8">
      <a
        href="#main"
        className="sr-only z-20 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {texts.skip}
      </a>
      <LanguageSwitcher />
      <header className="flex h-18 items-center pr-16">
        <PageLink
          to="home"
          onClick={onHome}
          aria-label={texts.home}
          className="-ml-2 inline-flex min-h-11 items-center gap-2.5 rounded-control px-2 font-display text-2xl text-ink no-underline"
        >
          <Crucible className="size-7 text-ember" />
          {brand.name}
        </PageLink>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 pb-20">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
