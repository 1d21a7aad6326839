import { homedir } from 'node:os';
import { join } from 'node:path';
import { installEngine } from '../../src/embedded/fetch/install-engine.ts';
import { FetchFailure } from '../../src/embedded/fetch/source.ts';
import { crisolHome } from '../../src/embedded/home.ts';

/** Outside the checkout, so that all checkouts share the 84 MB, and separate from the person's own models. */
const HOME = join(homedir(), '.cache', 'crisol-tests');

/**
 * Installs the engine for the tests, once per machine.
 * @returns the value for `CRISOL_HOME`; `undefined` if the engine could not be installed, with the reason printed
 */
export async function installTestEngine(): Promise<string | undefined> {
  try {
    await installEngine(crisolHome(HOME));
    return HOME;
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    process.stderr.write(`The tests with a real engine are skipped: ${error.message}\n`);
    return undefined;
  }
}
