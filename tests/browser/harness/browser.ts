import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
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

/** The pages of a test by what is noted about them. */
type OpenPages = Map<Page, Checks>;

/** Where the page expects the visitor's own Ollama. */
const OLLAMA_ADDRESS = '127.0.0.1:11434';

let launched: Promise<Browser> | undefined;

/** The Chromium of this worker, in which requests to the visitor's own Ollama go to the scripted service. */
function launchOnce(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium. Set CHROME_PATH to its program.');
  launched ??= chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${OLLAMA_ADDRESS} 127.0.0.1:${new URL(inject('scripted')).port}`,
    ],
  });
  return launched;
}

/** `BrowserContextOptions`, and whether the page is used by this test alone. */
export interface VisitOptions extends BrowserContextOptions {
  /** For a test that changes the page beyond what a navigation undoes: an init script, an exposed function, a clock. */
  own?: true;
}

/**
 * The files of a worker share one Chromium, which ends with the worker. The pages of a file share one profile, which is
 * emptied after each test but keeps its cache. The first page of each test is the same tab, because a new one costs a
 * second of processor time; a page with `own` or an option such as `locale` gets a profile of its own. Any console error,
 * uncaught exception or content-policy violation fails the test, unless the test expected it.
 */
export function useBrowser() {
  let browser: Browser;
  let shared: SharedProfile;
  const open: OpenPages = new Map();

  beforeAll(async () => {
    browser = await launchOnce();
    shared = await SharedProfile.in(browser, open);
  });
  afterAll(() => shared.close());

  afterEach(async () => {
    const visits = [...open];
    const failures: string[] = [];
    for (const [page, { problems, expected }] of visits) {
      // Console messages so far arrive before the answer.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))).catch(() => undefined);
      if (!shared.has(page)) await page.context().close();
      else if (page !== shared.tab) await page.close();
      failures.push(...problems);
      for (const { pattern, seen } of expected) {
        if (!seen) failures.push(`expected, but did not happen: ${pattern}`);
      }
    }
    open.clear();
    await shared.clear();
    if (failures.length > 0) throw new Error(`Problems on the page:\n${failures.join('\n')}`);
  });

  /** Creates the page without navigating, to prepare it first. */
  async function prepare(options: VisitOptions = {}): Promise<Visit> {
    const { own, ...ofContext } = options;
    // What a page can take after its profile was made.
    const { viewport, colorScheme, forcedColors, reducedMotion, ...ofProfile } = ofContext;
    if (own || Object.keys(ofProfile).length > 0) {
      const context = await newContext(browser, open, ofContext);
      return watch(await context.newPage(), open);
    }
    const page = await shared.page(open);
    await page.setViewportSize(viewport ?? DEFAULT_VIEWPORT);
    await page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      forcedColors: forcedColors ?? 'none',
      reducedMotion: reducedMotion ?? 'reduce',
      media: null,
    });
    return watch(page, open);
  }

  return {
    prepare,
    /** Opens a page with an empty storage, in Spanish by default like the product. */
    async visit(url: string, options: VisitOptions = {}): Promise<Visit> {
      const visit = await prepare(options);
      await visit.page.goto(url);
      await hydrated(visit.page);
      return visit;
    },
  };
}

const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

async function newContext(
  browser: Browser,
  open: OpenPages,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce', ...options });
  await context.exposeBinding('reportViolation', ({ page }, violation: string) =>
    note(open.get(page), `content policy: ${violation}`),
  );
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the function is added above.
      (globalThis as any).reportViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return context;
}

/** The profile that the pages of a file share. A new one would take most of the time of a short test. */
class SharedProfile {
  readonly #context: BrowserContext;
  #tab: Page;
  #devtools: CDPSession;
  readonly #origins = new Set<string>();

  private constructor(context: BrowserContext, tab: Page, devtools: CDPSession) {
    this.#context = context;
    this.#tab = tab;
    this.#devtools = devtools;
    context.on('request', (request) => {
      if (request.isNavigationRequest()) this.#origins.add(new URL(request.url()).origin);
    });
  }

  static async in(browser: Browser, open: OpenPages): Promise<SharedProfile> {
    const context = await newContext(browser, open);
    const tab = await context.newPage();
    return new SharedProfile(context, tab, await context.newCDPSession(tab));
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** The tab that every test uses first. */
  get tab(): Page {
    return this.#tab;
  }

  has(page: Page): boolean {
    return page.context() === this.#context;
  }

  /** The tab, or a new page if the test uses the tab already. */
  async page(open: OpenPages): Promise<Page> {
    return open.has(this.#tab) ? this.#context.newPage() : this.#tab;
  }

  /** Leaves nothing of a test for the next one. */
  async clear(): Promise<void> {
    await this.#context.setOffline(false);
    if (this.#tab.isClosed()) {
      this.#tab = await this.#context.newPage();
      this.#devtools = await this.#context.newCDPSession(this.#tab);
    }
    this.#tab.removeAllListeners();
    await this.#tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const origin of this.#origins) {
      // A tab's storage can be cleared only from its origin, after the product's page has stored its last words.
      await this.#tab.goto(`${origin}/robots.txt`);
      await this.#tab.evaluate(() => sessionStorage.clear());
      await this.#devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb',
      });
    }
    this.#origins.clear();
    await this.#devtools.send('Page.resetNavigationHistory');
    await this.#tab.mouse.move(0, 0);
  }
}

function note(checks: Checks | undefined, problem: string): void {
  const match = checks?.expected.find(({ pattern }) => pattern.test(problem));
  if (match) match.seen = true;
  else checks?.problems.push(problem);
}

function watch(page: Page, open: OpenPages): Visit {
  const checks: Checks = { problems: [], expected: [] };
  const requests: string[] = [];
  open.set(page, checks);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(checks, `console.${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => note(checks, `uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  return {
    page,
    requests,
    expectProblem(pattern) {
      checks.expected.push({ pattern, seen: false });
    },
  };
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
