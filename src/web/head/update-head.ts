import { type HeadTag, headTags } from './head-tags.ts';
import { setTitle } from './page-title.ts';

/** Puts the tags of another address in the place of those in the head. Loaded when the page first moves. */
export function updateHead(path: string, siteUrl: string): void {
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  // Not the structured data: Trusted Types let no script element be filled, and its readers load each page afresh.
  document.head.append(
    ...headTags(path, siteUrl)
      .filter(({ name }) => name !== 'script')
      .map(elementOf),
  );
  setTitle({ page: document.title });
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute('data-head', '');
  if (text !== undefined) element.append(text);
  return element;
}
