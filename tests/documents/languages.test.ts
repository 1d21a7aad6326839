import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Compiling the whole source takes seconds, or longer on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const ROOT = join(import.meta.dirname, '../..');

/** A record with a value for both languages. */
const HAS_BOTH = /\bes: .*\ben: /s;
/** The tagline, which typed texts include; words of many languages; the languages that the browser's model speaks. */
const OTHERS = [
  'src/brand.ts',
  'src/evidence/translation.ts',
  'src/text/frequent-words.ts',
  'src/model/services/browser.ts',
];

/** The source files, tests aside, with their text. */
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file: relative(ROOT, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

test('with one more language the compiler names every file that has texts in the others', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/third-language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const isSource = (file: string) => !/\.test\.tsx?$/.test(file);
  cpSync(join(ROOT, 'src'), join(folder, 'src'), { recursive: true, filter: isSource });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const table = join(folder, 'src/domain/language.ts');
  writeFileSync(table, readFileSync(table, 'utf8').replace("['es', 'en']", "['es', 'en', 'fr']"));
  const page = JSON.parse(readFileSync(join(ROOT, 'tsconfig.page.json'), 'utf8'));
  const compilerOptions = {
    ...page.compilerOptions,
    types: ['node', 'vite/client'],
    tsBuildInfoFile: undefined,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['src'] }),
  );
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  const named = new Set(Array.from(stdout.matchAll(/^(src\/[^(]+)\(/gm), ([, file]) => file));
  const withTexts = SOURCES.filter(({ file, text }) => HAS_BOTH.test(text) && !OTHERS.includes(file));
  expect(withTexts.length).toBeGreaterThan(40);
  expect(withTexts.map(({ file }) => file).filter((file) => !named.has(file))).toEqual([]);
});

test('no code compares a language to choose a text', () => {
  // The grammar of Spanish is no text.
  const compared = SOURCES.filter(
    ({ file, text }) => !file.includes('worksheet') && /[!=]== '(?:es|en)'/.test(text),
  ).map(({ file }) => file);
  expect(compared).toEqual([]);
});
