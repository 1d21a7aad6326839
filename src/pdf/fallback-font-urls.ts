/** A separate module, loaded only when needed: the list has several kilobytes, and few documents use these fonts. */
export const urls = import.meta.glob<string>(
  ['/.cache/pdf-fonts/noto-emoji-*.ttf', '/.cache/pdf-fonts/noto-sans-{sc,jp,kr,math,symbols}-*.ttf'],
  { query: '?url', import: 'default', eager: true },
);
