/** Safari, and every browser on iOS, treats the visitor's own computer as mixed content on an https page. */
export function blocksLoopback(): boolean {
  return globalThis.location?.protocol === 'https:' && navigator.vendor.startsWith('Apple');
}
