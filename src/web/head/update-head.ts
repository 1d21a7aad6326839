import { type HeadTag, headTags } from './head-tags.ts';

/** Puts the tags of another address in the place of those in the head. Loaded when the page first moves. */
export function updateHead(path: string, siteUrl: string): void {
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  document.head.append(...headTags(path, siteUrl).map(elementOf));
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute('data-head', '');
  if (text !== undefined) element.append(text);
  return element;
}
