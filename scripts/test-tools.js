import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNpm } from './install.js';
import { root } from './root.js';

/** The newest release that runs on Node 20. */
const NPM_CHROMIUM = '@sparticuz/chromium@147.0.0';

/** @param {string} program */
function findOnPath(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/** Programs that some tests need, and their Debian packages. Tests without their program are skipped with a message. */
const DEBIAN_PACKAGES = [
  { program: 'redis-server', debianPackage: 'redis-server' },
  { program: 'pdftotext', debianPackage: 'poppler-utils' },
  { program: 'qpdf', debianPackage: 'qpdf' },
];

/** @param {string[]} packages if one does not exist, apt-get installs none */
function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  console.log(`Installing Debian packages as root, which the tests use: ${packages.join(', ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
}

/** The headless shell comes first, because it takes a third less processor time. */
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** @returns `CHROME_PATH` or the Chromium on the path; `undefined` if there is none */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return CHROMIUMS.map(findOnPath).find(Boolean);
}

/** @returns `FIREFOX_PATH` or the Firefox on the path; `undefined` if there is none */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return ['firefox-esr', 'firefox'].map(findOnPath).find(Boolean);
}

/** A Chromium from the npm registry. Not a dependency, because only machines without a Chromium need its 60 MB. */
async function npmChromium() {
  const folder = join(root, '.cache/chromium');
  const module = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(module)) {
    console.log('Installing a Chromium from the npm registry …');
    runNpm(['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', NPM_CHROMIUM]);
  }
  if (!existsSync(module)) return undefined;
  const { default: chromium } = await import(pathToFileURL(module).href);
  return /** @type {Promise<string>} */ (chromium.executablePath());
}

/**
 * Provides the programs that tests use besides npm packages: a Chromium (required), Firefox, redis-server and PDF tools.
 * As root on Debian, installs them with apt-get. A missing Chromium comes from npm. Prints what is still missing.
 * @returns {Promise<Record<string, string>>} environment variables for the tests, with the path of Chromium
 */
export async function ensureTestTools() {
  const missing = DEBIAN_PACKAGES.filter(({ program }) => !findOnPath(program)).map(
    ({ debianPackage }) => debianPackage,
  );
  if (missing.length > 0) installFromDebian(missing);
  for (const debianPackage of CHROMIUMS.slice(0, 2)) {
    if (!findChromium() && !process.env.CHROME_PATH) installFromDebian([debianPackage]);
  }
  // Installed separately, because not every Debian-like system has it.
  if (!findFirefox() && !process.env.FIREFOX_PATH) installFromDebian(['firefox-esr']);

  for (const { program, debianPackage } of DEBIAN_PACKAGES) {
    if (!findOnPath(program)) {
      console.warn(
        `${program} is missing: tests that need it are skipped. Debian: apt-get install ${debianPackage}`,
      );
    }
  }
  if (!findFirefox()) {
    console.warn('Firefox is missing: its tests are skipped. Debian: apt-get install firefox-esr');
  }
  const chromium = findChromium() ?? (await npmChromium());
  if (!chromium) {
    console.error(
      'No Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH to its program.',
    );
    process.exit(1);
  }
  return { CHROME_PATH: chromium };
}
