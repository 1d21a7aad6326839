import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { withLock } from './lock.js';
import { root } from './root.js';

/** The packages and their files with the subsets that `src/pdf/font-files.ts` uses. */
const SOURCES = [
  { name: '@fontsource/fraunces', files: /-600-normal\.woff$/ },
  { name: '@fontsource/noto-sans', files: /-(400|600)-normal\.woff$/ },
  { name: '@fontsource/noto-sans-math', files: /-400-normal\.woff$/ },
  { name: '@fontsource/noto-sans-symbols', files: /-400-normal\.woff$/ },
  { name: '@fontsource/noto-sans-symbols-2', files: /-400-normal\.woff$/ },
  { name: '@fontsource/noto-emoji', files: /-\d+-400-normal\.woff$/ },
  { name: '@fontsource-variable/noto-sans-jp', files: /-wght-normal\.woff2$/ },
  { name: '@fontsource-variable/noto-sans-kr', files: /-wght-normal\.woff2$/ },
  { name: '@fontsource-variable/noto-sans-sc', files: /-wght-normal\.woff2$/ },
];

export const FONT_FOLDER = join(root, '.cache/pdf-fonts');

const require = createRequire(import.meta.url);
/** @param {string} name */
const folderOf = (name) => join(root, 'node_modules', name);

const HASH_NAME = '.inputs-hash';

/** The hash of this file and of the package versions. */
function hashInputs() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of ['subset-font', ...SOURCES.map(({ name }) => name)]) {
    hash.update(`${name} ${require(`${name}/package.json`).version}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} inputsHash */
function areMade(inputsHash) {
  try {
    return readFileSync(join(FONT_FOLDER, HASH_NAME), 'utf8') === inputsHash;
  } catch {
    return false;
  }
}

/**
 * Makes the PDF's fonts in `.cache/pdf-fonts/` from the subsets of the packages: plain TrueType, variable fonts at weight
 * 400. fontkit draws variable WOFF2 outlines at their lightest weight, and inflates a WOFF's outlines for every glyph.
 */
export async function makePdfFonts() {
  const inputsHash = hashInputs();
  if (areMade(inputsHash)) return;
  await withLock('fonts', async () => {
    if (areMade(inputsHash)) return;
    console.error('Making the fonts of the PDF …');
    const { default: subsetFont } = await import('subset-font');
    const { create } = await import('fontkit');
    const folder = `${FONT_FOLDER}-${process.pid}`;
    mkdirSync(folder, { recursive: true });
    for (const { name, files } of SOURCES) {
      const source = join(folderOf(name), 'files');
      for (const file of readdirSync(source).filter((file) => files.test(file))) {
        const bytes = readFileSync(join(source, file));
        const text = create(bytes)
          .characterSet.map((codePoint) => String.fromCodePoint(codePoint))
          .join('');
        const font = await subsetFont(bytes, text, {
          targetFormat: 'truetype',
          ...(name.startsWith('@fontsource-variable/') && { variationAxes: { wght: 400 } }),
        });
        const target = join(folder, file.replace(/(-wght)?-normal\.woff2?$/, '.ttf'));
        writeFileSync(target, font);
        // The compressed file for the server. Quality 9 would take seven times as long and save 1 %.
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 7,
          [constants.BROTLI_PARAM_SIZE_HINT]: font.length,
        };
        writeFileSync(`${target}.br`, brotliCompressSync(font, { params }));
      }
    }
    writeFileSync(join(folder, HASH_NAME), inputsHash);
    rmSync(FONT_FOLDER, { recursive: true, force: true });
    renameSync(folder, FONT_FOLDER);
  });
}

/** Global setup of Vitest: the PDF tests need these fonts. */
export const setup = makePdfFonts;
