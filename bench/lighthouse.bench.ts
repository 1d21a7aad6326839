import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { startBuiltServer } from './built-server.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

/** The newest version that runs on Node 20. Not a dependency, because only this benchmark needs its 185 MB. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** The newest `third-party-web` lacks a file that this version needs. */
const MANIFEST = { private: true, overrides: { 'third-party-web': '0.27.0' } };
const FOLDER = join(process.cwd(), '.cache/lighthouse');
const ENTRY = join(FOLDER, 'node_modules/lighthouse/core/index.js');
const LAUNCHER = join(FOLDER, 'node_modules/chrome-launcher/dist/index.js');

/** The table has the median of these runs, because other load on the machine changes the scores. */
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PATHS = ['/', '/en'] as const;

type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Lighthouse's four scores on an emulated phone, compared with an empty page on the same machine. */
export async function run(): Promise<BenchRow[]> {
  if (!existsSync(ENTRY)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(MANIFEST));
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', LIGHTHOUSE], {
      cwd: FOLDER,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  const { default: lighthouse } = await import(pathToFileURL(ENTRY).href);
  const { launch } = await import(pathToFileURL(LAUNCHER).href);

  const product = await startBuiltServer({ AI_SERVICE: 'rules', LOG_LEVEL: 'silent' });
  const empty = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-encoding', 'br');
    response.end(
      brotliCompressSync('<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>'),
    );
  }).listen(0, '127.0.0.1');
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

  const scoresOf = async (url: string): Promise<Scores> => {
    const runs: Scores[] = [];
    for (let round = 0; round < RUNS; round += 1) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
      });
      runs.push(
        Object.fromEntries(
          CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
        ) as Scores,
      );
    }
    return Object.fromEntries(
      CATEGORIES.map((category) => [category, median(runs.map((scores) => scores[category]))]),
    ) as Scores;
  };

  try {
    const reference = await scoresOf(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`);
    const rows: BenchRow[] = [];
    for (const path of PATHS) {
      const scores = await scoresOf(`http://127.0.0.1:${product.port}${path}`);
      rows.push({
        name: `Lighthouse, mobile, ${path} (performance, access, practices, search)`,
        value: list(scores),
        reference: `empty page ${list(reference)}`,
        ratio: (scores.performance / reference.performance).toFixed(2),
        goal: { text: '100 in all four', isMet: CATEGORIES.every((category) => scores[category] === 100) },
      });
    }
    return rows;
  } finally {
    product.process.kill('SIGKILL');
    empty.close();
    chrome.kill();
  }
}

function list(scores: Scores): string {
  return CATEGORIES.map((category) => scores[category]).join(' ');
}
