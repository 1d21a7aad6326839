import { type ExecFileException, execFile } from 'node:child_process';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CrisolHome } from '../home.ts';
import { checkSpace, sizeOf } from './download.ts';
import manifest from './engine/package.json' with { type: 'json' };
import lock from './engine/package-lock.json' with { type: 'json' };
import { makeFolder } from './make-folder.ts';
import { FetchFailure } from './source.ts';

/** The packages with the engine's binaries, by Node's names of platform and processor. */
export const PLATFORM_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'linux-riscv64': 'linux-riscv64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};
const INSTEAD = 'Use Ollama (https://ollama.com) or a hosted model instead: README.md, "Connect a model".';
/** Approximate size of the installed packages, with npm's temporary files. */
const ENGINE_BYTES = 250e6;
/** The number of characters shown from the end of npm's output, which states the cause. */
const NPM_OUTPUT_LENGTH = 600;

/**
 * Installs node-llama-cpp with only this platform's binaries into its own folder. Versions and hashes are those of
 * `engine/package-lock.json`. Never compiles, because no package script runs.
 * @returns whether there was anything to install
 * @throws FetchFailure
 */
export async function installEngine(home: CrisolHome): Promise<boolean> {
  if ((await sizeOf(home.engineFile)) > 0) return false;
  const binaries = platformPackage();
  const folder = join(home.folder, 'engine.part');
  await rm(folder, { recursive: true, force: true });
  await makeFolder(folder);
  await checkSpace(folder, ENGINE_BYTES);
  await writeJson(join(folder, 'package.json'), manifest);
  await writeJson(join(folder, 'package-lock.json'), lockFor(binaries));
  await npmInstall(folder);
  const binariesFolder = join(folder, 'node_modules', '@node-llama-cpp', binaries, 'bins');
  if ((await readdir(binariesFolder).catch(() => [])).length === 0) {
    throw new FetchFailure(
      `npm installed the engine without its binaries (@node-llama-cpp/${binaries}). Run the same command again. On a system with musl there are none: ${INSTEAD}`,
    );
  }
  // Removes engines of other versions. The rename comes last, so that a folder with this name holds a complete engine.
  await rm(dirname(home.engine), { recursive: true, force: true });
  await makeFolder(dirname(home.engine));
  await rename(folder, home.engine);
  return true;
}

/** The lock file without the binaries for other platforms and for GPUs. The engine then takes 84 instead of 725 MB. */
function lockFor(binaries: string) {
  const prefix = '@node-llama-cpp/';
  const isForThisPlatform = (name: string) => !name.startsWith(prefix) || name === prefix + binaries;
  const packages = Object.entries(
    lock.packages as Readonly<Record<string, { optionalDependencies?: object }>>,
  )
    .filter(([path]) => isForThisPlatform(path.replace(/^node_modules\//, '')))
    .map(([path, { optionalDependencies = {}, ...locked }]) => {
      const optional = Object.entries(optionalDependencies).filter(([name]) => isForThisPlatform(name));
      return [path, { ...locked, optionalDependencies: Object.fromEntries(optional) }];
    });
  return { ...lock, packages: Object.fromEntries(packages) };
}

function platformPackage(): string {
  const { platform, arch } = process;
  const binaries = PLATFORM_PACKAGES[`${platform}-${arch}`];
  if (binaries === undefined)
    throw new FetchFailure(`The engine has no binaries for ${platform} ${arch}. ${INSTEAD}`);
  return binaries;
}

/** @throws FetchFailure with the end of npm's output */
async function npmInstall(folder: string): Promise<void> {
  // Prefer the npm that runs this program, because a machine may have several.
  const npmScript = process.env.npm_execpath;
  const [command, prefixArguments] = npmScript ? [process.execPath, [npmScript]] : ['npm', []];
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const shell = !npmScript && process.platform === 'win32';
  try {
    // Without `maxBuffer` npm would be killed after 1 MiB of output.
    const options = { cwd: folder, shell, maxBuffer: Number.POSITIVE_INFINITY };
    await promisify(execFile)(command, [...prefixArguments, ...args], options);
  } catch (error) {
    const { code, message, stderr = '' } = error as ExecFileException & { stderr?: string };
    throw new FetchFailure(
      typeof code === 'string'
        ? `npm could not be started: ${message}`
        : `The engine could not be installed. npm says:\n${stderr.slice(-NPM_OUTPUT_LENGTH).trim()}\nCheck the network and run the same command again.`,
    );
  }
}

function writeJson(path: string, value: object): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
