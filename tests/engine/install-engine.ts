import { homedir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { FetchFailure } from '../../src/embedded/fetch/failure.ts';
import { installEngine } from '../../src/embedded/fetch/install-engine.ts';
import { crisolHome } from '../../src/embedded/home.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `CRISOL_HOME` with an engine; `null` where none can be had. */
    engineHome: string | null;
  }
}

/** Outside of the checkout, as one of 84 MB is enough for all of them, and apart from the person's own models. */
const HOME = join(homedir(), '.cache', 'crisol-tests');

/** Fetches the engine before the tests, once for this machine. */
export async function setup(project: TestProject): Promise<void> {
  try {
    await installEngine(crisolHome(HOME));
    project.provide('engineHome', HOME);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    process.stderr.write(`The tests with a real engine are skipped: ${error.message}\n`);
    project.provide('engineHome', null);
  }
}
