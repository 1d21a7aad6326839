/**
 * Replaces `brotli/decompress.js` in the build. fontkit imports it to read WOFF2: 62 kB gzip that the PDF's fonts do
 * not need.
 */
// biome-ignore lint/style/noDefaultExport: the replaced module has a default export.
export default function decompress(): never {
  throw new Error('The fonts of the PDF are TrueType');
}
