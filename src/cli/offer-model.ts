import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { brand } from '../brand.ts';
import { makeFolder } from '../embedded/fetch/make-folder.ts';
import { type CrisolHome, crisolHome } from '../embedded/home.ts';
import { defaultChoice, ENGINE_MEGABYTES, formatBytes, type ModelChoice } from '../embedded/models.ts';
import { connectServices } from '../environment/connect-services.ts';
import { environmentOfProcess } from '../environment/environment.ts';

/** If this file exists in `CRISOL_HOME`, the person has declined the offer. */
const DECLINED = 'model-declined';

/** Whether there is a person to ask who has not declined. */
export function mayOffer(
  { input, output, variables }: { input: boolean; output: boolean; variables: NodeJS.ProcessEnv },
  home: CrisolHome,
): boolean {
  // Some systems set CI to `false`.
  const isCi = variables.CI !== undefined && !['', '0', 'false'].includes(variables.CI.toLowerCase());
  return input && output && !isCi && !existsSync(join(home.folder, DECLINED));
}

/**
 * Offers to fetch the embedded model.
 * @returns whether the person accepts. A refusal is saved; the end of the input is not a refusal
 */
export async function askForModel(
  { name, bytes, memoryBytes, licence }: ModelChoice,
  home: CrisolHome,
  ask: typeof askPerson,
): Promise<boolean> {
  const answer = await ask(
    `${brand.name} found no key, no Ollama and no language model. It can fetch one onto this machine:
${name}, ${formatBytes(bytes)} and ${ENGINE_MEGABYTES} MB for its engine, ${formatBytes(memoryBytes)} of memory while it writes, licence ${licence}.
Without one it lays out what a text says, without AI. "npm run model" fetches one later.
Fetch it now? [y/N] `,
  );
  if (answer === undefined) return false;
  // Accepts "yes" and "sí".
  if (/^[ys]/i.test(answer.trim())) return true;
  await makeFolder(home.folder);
  await writeFile(join(home.folder, DECLINED), '');
  return false;
}

/**
 * If there is a terminal and no service, offers to fetch the embedded model. Fetches it if the person accepts. Never
 * throws, so that the server starts in any case.
 * @param fetchCommand the arguments with which Node runs the program that fetches the model
 */
export async function offerModel(fetchCommand: readonly string[]): Promise<void> {
  try {
    const { env: variables, stdin, stdout } = process;
    const environment = environmentOfProcess();
    const home = crisolHome(variables.CRISOL_HOME);
    if (!mayOffer({ input: stdin.isTTY, output: stdout.isTTY, variables }, home)) return;
    if (environment.ai.candidates === undefined) return;
    const { service, close } = await connectServices(environment);
    await close();
    if (service) return;
    if (!(await askForModel(defaultChoice(totalmem()), home, askPerson))) return;
    spawnSync(process.execPath, fetchCommand, { stdio: 'inherit' });
  } catch {
    // The server, which starts next, reports what is wrong with the settings.
  }
}

/** @returns what the person typed; `undefined` if the input ended */
async function askPerson(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await new Promise((resolve, reject) => {
      terminal.once('close', () => resolve(undefined));
      terminal.once('SIGINT', () => process.exit(130));
      terminal.question(question).then(resolve, reject);
    });
  } finally {
    terminal.close();
  }
}
