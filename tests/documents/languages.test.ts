import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

// Compiling all sources takes seconds, or longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const ROOT = join(import.meta.dirname, '../..');

/** Matches a record with a value for each language. */
const HAS_BOTH_LANGUAGES = /\bes: .*\ben: /s;
/**
 * Files in which the compiler reports nothing: the tagline, which is reported where it is printed, and words of many languages.
 */
const EXCEPTIONS = ['src/brand.ts', 'src/model/written-language.ts'];

/** Where texts of a language may be: messages, wording, prompts, examples, addresses, legal pages, lists of cues. */
const PLACES =
  /messages\.ts$|wording\.ts$|\/formats\/|\/legal\/|\/cues\.|\/example(?:-page)?\.|domain\/(?:rubric|language)\.ts$|web\/pages\.ts$/;

/** All source files except tests. */
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file: relative(ROOT, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

test('with one more language, the compiler reports every file that has texts in both languages, and no other', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/third-language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const isSource = (file: string) => !/\.test\.tsx?$/.test(file);
  cpSync(join(ROOT, 'src'), join(folder, 'src'), { recursive: true, filter: isSource });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const languageFile = join(folder, 'src/domain/language.ts');
  writeFileSync(
    languageFile,
    readFileSync(languageFile, 'utf8').replace("['es', 'en']", "['es', 'en', 'fr']"),
  );
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
  // One checker: several check what they share several times.
  const args = ['-p', folder, '--pretty', 'false', '--checkers', '1'];
  const { stdout } = spawnSync(tsc, args, { cwd: folder, encoding: 'utf8' });
  const filesWithErrors = new Set(Array.from(stdout.matchAll(/^(src\/[^(]+)\(/gm), ([, file = '']) => file));
  const withTexts = SOURCES.filter(
    ({ file, text }) => HAS_BOTH_LANGUAGES.test(text) && !EXCEPTIONS.includes(file),
  );
  expect(withTexts.length).toBeGreaterThan(40);
  expect(withTexts.map(({ file }) => file).filter((file) => !PLACES.test(file))).toEqual([]);
  expect(withTexts.map(({ file }) => file).filter((file) => !filesWithErrors.has(file))).toEqual([]);
  const expected: (string | undefined)[] = withTexts.map(({ file }) => file);
  // The list of languages itself.
  expected.push('src/domain/language.ts');
  const others = [...filesWithErrors].filter((file) => !expected.includes(file));
  expect(others).toEqual([]);
});

test('no code compares a language to choose a text', () => {
  const compared = SOURCES.filter(({ text }) => /[!=]== '(?:es|en)'/.test(text)).map(({ file }) => file);
  expect(compared).toEqual([]);
});
