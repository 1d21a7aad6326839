/** Stands in for the built pages, which take a quarter of a second to render and compress. */
export const renderer = {
  paths: ['/'],
  inlineScript: '',
  files: () => new Map(),
  render: (/** @type {string} */ path) => ({ status: path === '/' ? 200 : 404, html: 'page' }),
};
