import type { SiteSettings } from '../../domain/site-settings.ts';
import { type HeadTag, headTags } from './head-tags.ts';
import { setTitle } from './page-title.ts';

/** Replaces the head tags after a navigation. Loaded on the first navigation. */
export function updateHead(path: string, settings: SiteSettings): void {
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  document.head.append(...headTags(path, settings).map(elementOf));
  setTitle({ page: document.title });
}

function elementOf([name, attributes, text]: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute('data-head', '');
  if (text !== undefined) element.append(text);
  return element;
}
