/** Parts of the tab's title, e.g. `✓ Report ready · Hueco · 63`. Each is set by a different component. */
const parts: { page: string | undefined; report: string | undefined; notice: string | undefined } = {
  page: undefined,
  report: undefined,
  notice: undefined,
};

/** @param change the parts to replace; `undefined` removes a part */
export function setTitle(change: Partial<typeof parts>): void {
  parts.page ??= document.title;
  Object.assign(parts, change);
  document.title = [parts.notice, parts.report ?? parts.page].filter(Boolean).join(' · ');
}
