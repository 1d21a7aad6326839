type Decompress = (compressed: Uint8Array, size: number) => Uint8Array;

let decompress: Decompress | undefined;

/**
 * Fetches what unpacks WOFF2. Only Chinese, Japanese and Korean come in that form, and its dictionary weighs as
 * much as a third of pdfkit; the build puts this file in place of `brotli/decompress.js`, which fontkit imports.
 * `npm run dev` does not manage that: a PDF with such text needs the built page.
 */
export async function loadBrotli(): Promise<void> {
  decompress ??= (await import('brotli/dec/decode.js')).BrotliDecompressBuffer;
}

/** @throws Error before `loadBrotli` has finished */
// biome-ignore lint/style/noDefaultExport: the module it stands for exports it so.
export default function decompressBrotli(compressed: Uint8Array, size: number): Uint8Array {
  if (!decompress) throw new Error('WOFF2 needs loadBrotli first');
  return decompress(compressed, size);
}
