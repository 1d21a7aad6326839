import type { ComponentProps, MouseEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { navigate } from '../location.ts';
import { loadPage, type Page, pathOf } from '../pages.ts';

/** A link to another page of the site in the current language, followed without a reload. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: Page }) {
  const path = pathOf(to, useLanguage().language);

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    try {
      await loadPage(to);
    } catch {
      // If the code for navigation cannot be loaded, let the browser navigate.
      location.assign(path);
      return;
    }
    if (path !== location.pathname) navigate(path);
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  return (
    <a
      {...rest}
      href={path}
      onClick={follow}
      onPointerEnter={() => void loadPage(to).catch(() => undefined)}
      onFocus={() => void loadPage(to).catch(() => undefined)}
    />
  );
}
