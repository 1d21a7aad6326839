/** Apart from the others, because the list alone weighs several kilobytes and few texts need any of it. */
export const urls = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans-{symbols,symbols-2,math}/files/*-400-normal.woff',
    '/node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-400-normal.woff',
    '/node_modules/@fontsource-variable/noto-sans-{sc,jp,kr}/files/*-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);
