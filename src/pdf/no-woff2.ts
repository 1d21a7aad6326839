/**
 * Replaces `brotli/decompress.js` in the build. fontkit imports that module to read WOFF2, but the PDF's fonts are
 * TrueType. Saves 62 kB gzip.
 */
// biome-ignore lint/style/noDefaultExport: the replaced module has a default export.
export default function decompress(): never {
  throw new Error('The fonts of the PDF are TrueType');
}
