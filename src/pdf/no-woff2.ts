/**
 * The build puts this in place of `brotli/decompress.js`, which fontkit imports to read WOFF2: 62 kB gzip that no font
 * of the PDF needs.
 */
// biome-ignore lint/style/noDefaultExport: the module it replaces exports it so.
export default function decompress(): never {
  throw new Error('The fonts of the PDF are TrueType');
}
