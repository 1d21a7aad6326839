import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { findChromium } from '../../../scripts/test-tools.js';

/** A page, with a record of its requests and problems. */
export interface Visit {
  page: Page;
  /** URLs of all requests in order. */
  requests: readonly string[];
  /** Declares a problem that the test expects. Each declared problem must occur. */
  expectProblem(pattern: RegExp): void;
}

interface Checks {
  problems: string[];
  expected: { pattern: RegExp; seen: boolean }[];
}

/** Where the page expects the visitor's own Ollama. */
const OLLAMA_ADDRESS = '127.0.0.1:11434';

/** How Chromium is started. `ollamaPort` receives the requests to the visitor's own Ollama. */
export function chromiumOptions(ollamaPort: number): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium. Set CHROME_PATH to its program.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The built-in model has no backend in a headless Chromium and logs a warning; tests use a fake.
      '--disable-blink-features=AIPromptAPI',
      `--host-resolver-rules=MAP ${OLLAMA_ADDRESS} 127.0.0.1:${ollamaPort}`,
    ],
  };
}

/**
 * Connects to the Chromium that all files share. After each test its pages are closed. Any console error, uncaught
 * exception or content-policy violation fails the test, unless the test expected it.
 * @param ollamaPort for a Chromium of its own, whose requests to the visitor's own Ollama go to this port
 */
export function useBrowser(ollamaPort?: () => number) {
  let browser: Browser;
  let open: { page: Page; checks: Checks }[] = [];

  beforeAll(async () => {
    browser = ollamaPort
      ? await chromium.launch(chromiumOptions(ollamaPort()))
      : await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser?.close());

  afterEach(async () => {
    const visits = open;
    open = [];
    const failures: string[] = [];
    for (const { page, checks } of visits) {
      // Wait for late console messages.
      if (!page.isClosed()) await page.waitForTimeout(50);
      await page.context().close();
      failures.push(...checks.problems);
      for (const { pattern, seen } of checks.expected) {
        if (!seen) failures.push(`expected, but did not happen: ${pattern}`);
      }
    }
    if (failures.length > 0) throw new Error(`Problems on the page:\n${failures.join('\n')}`);
  });

  return {
    /** Opens a page in a fresh profile, in Spanish by default like the product. */
    async visit(url: string, context: BrowserContextOptions = {}): Promise<Visit> {
      const { page, visit } = await newVisit(browser, context, open);
      await page.goto(url);
      await hydrated(page);
      return visit;
    },
    /** Creates the page without navigating, to prepare the profile first. */
    async prepare(context: BrowserContextOptions = {}): Promise<Visit> {
      return (await newVisit(browser, context, open)).visit;
    },
  };
}

async function newVisit(
  browser: Browser,
  options: BrowserContextOptions,
  open: { page: Page; checks: Checks }[],
): Promise<{ page: Page; visit: Visit }> {
  const context = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const checks: Checks = { problems: [], expected: [] };
  const requests: string[] = [];
  const note = (problem: string) => {
    const match = checks.expected.find(({ pattern }) => pattern.test(problem));
    if (match) match.seen = true;
    else checks.problems.push(problem);
  };
  await page.exposeFunction('reportViolation', (violation: string) => note(`content policy: ${violation}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the function is added by the line above.
      (globalThis as any).reportViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console.${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  open.push({ page, checks });
  const visit: Visit = {
    page,
    requests,
    expectProblem(pattern) {
      checks.expected.push({ pattern, seen: false });
    },
  };
  return { page, visit };
}

/** Resolves when React has hydrated the page. Earlier clicks would have no effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return (
      root?.firstElementChild && Object.keys(root.firstElementChild).some((key) => key.startsWith('__react'))
    );
  });
}
