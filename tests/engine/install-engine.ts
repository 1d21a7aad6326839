import { homedir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { FetchFailure } from '../../src/embedded/fetch/failure.ts';
import { installEngine } from '../../src/embedded/fetch/install-engine.ts';
import { crisolHome } from '../../src/embedded/home.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `CRISOL_HOME` with an engine; `null` if it could not be installed. */
    engineHome: string | null;
  }
}

/** Outside the checkout, so that all checkouts share the 84 MB, and separate from the person's own models. */
const HOME = join(homedir(), '.cache', 'crisol-tests');

/** Installs the engine before the tests, once per machine. */
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
