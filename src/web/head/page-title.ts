/** The tab's title: `✓ Report ready · Hueco · 63`, or the page's own title. The parts come from different places. */
const parts: { page: string | undefined; report: string | undefined; notice: string | undefined } = {
  page: undefined,
  report: undefined,
  notice: undefined,
};

/** @param change parts to replace; a part that is `undefined` is left out */
export function setTitle(change: Partial<typeof parts>): void {
  parts.page ??= document.title;
  Object.assign(parts, change);
  document.title = [parts.notice, parts.report ?? parts.page].filter(Boolean).join(' · ');
}
