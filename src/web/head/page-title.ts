/**
 * Parts of the tab's title, e.g. `✓ Report ready · Crisol`. Navigation sets `page`, an analysis sets `notice`. No part
 * contains a report's text, because the browser's history keeps titles.
 */
const parts: { page: string | undefined; notice: string | undefined } = {
  page: undefined,
  notice: undefined,
};

/** @param change the parts to replace; `undefined` removes a part */
export function setTitle(change: Partial<typeof parts>): void {
  parts.page ??= document.title;
  Object.assign(parts, change);
  document.title = [parts.notice, parts.page].filter(Boolean).join(' · ');
}
