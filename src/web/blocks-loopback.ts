/**
 * Whether the browser blocks requests to the visitor's own computer. On https pages, Safari and every browser on iOS
 * block them as mixed content.
 */
export function blocksLoopback(): boolean {
  return globalThis.location?.protocol === 'https:' && navigator.vendor.startsWith('Apple');
}
