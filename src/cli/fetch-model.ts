import { main } from '../embedded/fetch/command.ts';
import { loadEnvFile } from '../environment/env-file.ts';
import { StartError } from '../environment/variables.ts';

/**
 * Runs `npm run model` with the settings of the installation's `.env`.
 * @returns the exit code of `main`; 1 if `.env` cannot be read
 */
export async function fetchModel(
  args: readonly string[],
  envFile: string,
  variables: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    loadEnvFile(envFile, variables);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  return main(args, variables);
}
