import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Crucible } from './crucible.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { shellMessages } from './messages.ts';
import { SiteFooter } from './site-footer.tsx';

/**
 * The frame of every page: title link, language switcher, footer.
 * @param onHome called when the title link is followed
 */
export function Shell({ onHome, children }: { onHome(): void; children: ReactNode }) {
  const texts = useMessages(shellMessages);
  return (
    <div className="mx-auto flex min-h-dvh max-w-page print:min-h-0 flex-col px-5 sm:px-8">
      <a
        href="#main"
        className="sr-only z-20 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {texts.skip}
      </a>
      <LanguageSwitcher />
      {/* Below the width that leaves a margin for the fixed button, the header keeps a strip free for it. */}
      <header className="z-9 -mx-5 flex h-14 items-center bg-paper sm:h-18 pr-20 pl-5 sm:-mx-8 sm:pl-8 [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-0 xl:static! xl:mx-0 xl:pl-0 print:hidden">
        <PageLink
          to="home"
          onClick={onHome}
          aria-label={texts.home}
          className="-ml-2 inline-flex min-h-11 items-center gap-[min(0.625rem,2vw)] rounded-control px-2 font-display text-[min(1.625rem,8vw)] text-ink no-underline"
        >
          <Crucible className="size-[min(1.75rem,9vw)] text-ember" />
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
