import type { ComponentProps, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../i18n/language.tsx';
import { navigate } from '../location.ts';
import { loadPage, type Page, pathOf } from '../pages.ts';

/** Fragment of the section on how a score is calculated. */
export const SCORING = 'scoring';

/**
 * A link to another page of the site, in the current language. The link is followed without a reload.
 * @param section fragment of a section of that page
 */
export function PageLink({
  to,
  section,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: Page; section?: string }) {
  const path = pathOf(to, useLanguage().language);

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event);
    const opensElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    try {
      await loadPage(to);
    } catch {
      // If the page's code cannot be loaded, let the browser navigate.
      location.assign(path);
      return;
    }
    if (path !== location.pathname) flushSync(() => navigate(path));
    const target = section && document.getElementById(section);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  return (
    <a
      {...rest}
      href={section ? `${path}#${section}` : path}
      onClick={follow}
      onPointerEnter={() => void loadPage(to).catch(() => undefined)}
      onFocus={() => void loadPage(to).catch(() => undefined)}
    />
  );
}
