import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The folders that each folder may import. A line names only folders of lines above, so that there is no cycle. */
const ALLOWED = new Map(
  Object.entries({
    text: '',
    domain: 'text',
    document: 'domain text',
    model: 'domain text',
    worksheet: 'domain text',
    pdf: 'document domain text',
    embedded: 'model domain text',
    evidence: 'model domain text',
    submissions: 'document model domain text',
    environment: 'embedded evidence model domain text',
    mcp: 'document worksheet model domain text',
    server: 'environment embedded submissions mcp evidence document worksheet model domain text',
    cli: 'environment embedded submissions mcp evidence document pdf worksheet model domain text',
    web: 'submissions pdf worksheet document model domain text',
    // The folders of the page. Form, report, settings and legal texts never import each other.
    'web/analytics': '',
    'web/i18n': '',
    'web/ui': 'web/i18n',
    'web/head': 'web/i18n',
    'web/shell': 'web/ui web/i18n',
    'web/analysis': 'web/head web/ui web/i18n',
    'web/idea': 'web/analysis web/ui web/i18n',
    'web/share': 'web/analysis web/ui web/i18n',
    'web/report': 'web/share web/analysis web/head web/ui web/i18n',
    'web/settings': 'web/ui web/i18n',
    'web/submissions': 'web/ui web/i18n',
    'web/legal': 'web/shell web/ui web/i18n',
  }).map(([folder, allowed]) => [folder, allowed.split(' ')]),
);

/** The packages that folders for browser, server and terminal may import. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  text: [],
  domain: ['zod', 'eventsource-parser', '@noble/hashes'],
  document: [],
  model: ['zod', 'eventsource-parser'],
  worksheet: [],
  evidence: [],
  submissions: ['zod', '@noble/hashes', 'read-excel-file', 'fflate'],
};

const IMPORT = /(?:^|[ }])(?:from|import) '([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** Every import in `src/`, except in tests: the importing file and the imported name. */
const imports = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(IMPORT),
      ([, named = '', loaded]) => ({ file, name: loaded ?? named }),
    ),
  );

/** `domain` or `web/idea` for a path in `src/`; `.` for a file of `src/` itself. */
const folderOf = (path: string) => dirname(path).match(/^web\/\w+|^\w+|^\./)?.[0] ?? '';
const moduleOf = (folder: string) => folder.split('/')[0] ?? '';

/** Every folder may import files of `src/` itself; every folder of the page may import files of `src/web/` itself. */
function isAllowed({ file, name }: (typeof imports)[number]): boolean {
  const [from, to] = [folderOf(file), folderOf(join(dirname(file), name))];
  if (from === to || to === '.' || to === '') return true;
  const isWithinPage = from.startsWith('web') && to.startsWith('web');
  if (isWithinPage) return from === 'web' || to === 'web' || ALLOWED.get(from)?.includes(to) === true;
  return moduleOf(from) === moduleOf(to) || ALLOWED.get(moduleOf(from))?.includes(moduleOf(to)) === true;
}

test('a folder imports only folders that the table allows', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(({ name }) => name.startsWith('.')).filter((one) => !isAllowed(one))).toEqual([]);
});

test('every folder is in the table, below the folders that it may import', () => {
  const folders = [...ALLOWED.keys()];
  expect(new Set(imports.map(({ file }) => folderOf(file)).filter((folder) => folder !== '.'))).toEqual(
    new Set(folders),
  );
  for (const [folder, allowed] of ALLOWED) {
    const above = folders.slice(0, folders.indexOf(folder));
    expect([...above, '']).toEqual(expect.arrayContaining(allowed));
  }
});

test('folders that run everywhere import neither Node nor a framework', () => {
  const packages = imports.filter(({ file, name }) => {
    const allowed = PACKAGES[moduleOf(folderOf(file))];
    return allowed && !name.startsWith('.') && !allowed.some((one) => `${name}/`.startsWith(`${one}/`));
  });
  expect(packages).toEqual([]);
});

test('only one file of the page imports the PDF module', () => {
  const ofPdf = imports.filter(({ file, name }) => file.startsWith('web/') && name.includes('/pdf/'));
  expect(new Set(ofPdf.map(({ file }) => file))).toEqual(new Set(['web/report/pdf-worker-client.ts']));
});
