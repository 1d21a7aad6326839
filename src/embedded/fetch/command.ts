import { rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import { boundText } from '../../text/bound-text.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import {
  type CrisolHome,
  crisolHome,
  type FetchedModel,
  readFetchedModel,
  writeFetchedModel,
} from '../home.ts';
import { defaultChoice, formatBytes, MODEL_CHOICES } from '../models.ts';
import { checkModelFile, download, sizeOf } from './download.ts';
import { HUGGING_FACE, type Hub, locateFile } from './hub.ts';
import { installEngine } from './install-engine.ts';
import { duration, ProgressBar, type Terminal } from './progress.ts';
import { FetchFailure, type HubSource, readSource } from './source.ts';
import { tryModel } from './try-model.ts';

const USAGE = `npm run model                          fetch the engine and the model that suits this machine
npm run model -- NAME                  fetch a model of the list, hf:user/repo:quant, or the path of a .gguf file
npm run model -- --list                list the known models with size, licence and memory
npm run model -- --remove              remove engine and fetched models
Variables: CRISOL_HOME (folder for engine and models), HF_ENDPOINT (URL of a mirror of the hub), HF_TOKEN (token for gated models).`;

type Variables = Readonly<Record<string, string | undefined>>;

const SHOWN_PATH_LENGTH = 200;

/** A connection that is silent for this long counts as lost. */
const SILENCE_MS = 30_000;
const CONNECT_MS = 10_000;
/** The usual number of tokens in a report, to estimate its time. Measured on this project's reports. */
const REPORT_TOKENS = 1_300;

export interface CommandOptions {
  terminal?: Terminal;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** Total memory of the machine. */
  memoryBytes?: number;
  /** Tests replace the installation of the engine and the trial of the model. */
  install?: (home: CrisolHome) => Promise<boolean>;
  tryModel?: typeof tryModel;
  pauseMs?: number;
}

/** The options with their defaults, the variables, and what is derived from them. */
type CommandContext = CommandOptions &
  Required<Pick<CommandOptions, 'terminal' | 'memoryBytes' | 'install' | 'tryModel'>> & {
    variables: Variables;
    home: CrisolHome;
    print(line: string): void;
  };

/**
 * `npm run model`: fetches engine and model, lists known models, or removes fetched ones.
 * @param args the arguments after `npm run model --`
 * @returns the exit code: 0 success, 1 failure, 2 wrong usage, 130 cancelled
 */
export async function main(
  args: readonly string[],
  variables: Variables,
  options: CommandOptions = {},
): Promise<number> {
  const context: CommandContext = {
    terminal: process.stdout,
    install: installEngine,
    tryModel,
    memoryBytes: totalmem(),
    ...options,
    variables,
    home: crisolHome(variables.CRISOL_HOME),
    // Names in a line come from arguments and from the hub, so they may have invisible characters.
    print: (line) => void context.terminal.write(`${withoutInvisible(line)}\n`),
  };
  try {
    const { values, positionals } = parseArguments(args);
    if (values.help) context.print(USAGE);
    else if (values.list) await list(context);
    else if (values.remove) await remove(context);
    else await fetchModel(positionals[0] ?? defaultChoice(context.memoryBytes).source, context);
    return 0;
  } catch (error) {
    const failure = error instanceof FetchFailure ? error : folderFailure(error, context.home);
    if (failure === undefined) throw error;
    context.print(failure.message);
    return failure.exitCode;
  }
}

/** The failure for a file system error: `CRISOL_HOME` may name a file, a read-only folder or a full disk. */
function folderFailure(error: unknown, { folder }: CrisolHome): FetchFailure | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return undefined;
  return new FetchFailure(
    `Engine and models cannot be kept in ${boundText(folder, SHOWN_PATH_LENGTH)} (${code}). Set CRISOL_HOME to a folder that can be written to.`,
  );
}

function parseArguments(args: readonly string[]) {
  try {
    const read = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (read.positionals.length > 1) throw new Error('One model at a time.');
    return read;
  } catch (error) {
    throw new FetchFailure(`${(error as Error).message}\n${USAGE}`, 2);
  }
}

async function list({ home, print, memoryBytes }: CommandContext): Promise<void> {
  const fetched = await readFetchedModel(home);
  const chosen = defaultChoice(memoryBytes);
  const header = ['model', 'file', 'licence', 'memory', 'name', ''];
  const rows = MODEL_CHOICES.map((choice) => [
    choice.name,
    formatBytes(choice.bytes),
    choice.licence,
    formatBytes(choice.memoryBytes),
    choice.source,
    [choice === chosen && 'default here', fetched?.source === choice.source && 'fetched']
      .filter(Boolean)
      .join(', '),
  ]);
  const table = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    print(cells.join('  ').trimEnd());
  }
  if (fetched && !MODEL_CHOICES.some(({ source }) => source === fetched.source)) {
    print(`Fetched: ${fetched.source}, ${formatBytes(fetched.bytes)}`);
  }
  print('Any other: npm run model -- hf:user/repo:quant, or the path of a .gguf file.');
}

async function remove({ home, print }: CommandContext): Promise<void> {
  const fetched = await readFetchedModel(home);
  const fetchedBytes = fetched && resolve(fetched.path).startsWith(home.models) ? fetched.bytes : 0;
  const { folder, models, record } = home;
  for (const path of [models, join(folder, 'engine'), join(folder, 'engine.part'), record])
    await rm(path, { recursive: true, force: true });
  print(
    `Removed engine and models from ${home.folder}${fetchedBytes > 0 ? `: ${formatBytes(fetchedBytes)} of model freed` : ''}.`,
  );
  if (fetched && fetchedBytes === 0) print(`${fetched.path} is yours and was left where it is.`);
}

async function fetchModel(name: string, context: CommandContext): Promise<void> {
  const { home, print } = context;
  const source = readSource(name);
  if ('path' in source) await checkModelFile(source.path);

  const started = performance.now();
  print('Engine: node-llama-cpp, with the binaries of this platform alone …');
  const isNew = await context.install(home);
  print(isNew ? `  installed in ${duration((performance.now() - started) / 1000)}` : '  already installed');

  const model =
    'path' in source
      ? { path: source.path, source: source.path, bytes: await sizeOf(source.path) }
      : await downloadModel(source, context);
  print('Trying the model …');
  const tokensPerSecond = await context.tryModel(home.engineFile, model.path);
  await writeFetchedModel(home, { ...model, tokensPerSecond });
  const seconds = REPORT_TOKENS / tokensPerSecond;
  print(
    `  writes ${tokensPerSecond.toFixed(1)} tokens a second here: about ${duration(seconds)} for a report, plus the time to read the prompt`,
  );
  print(`Ready: ${basename(model.path)}. Start with: npm start`);
}

async function downloadModel(
  source: HubSource,
  { home, print, terminal, variables, fetch = createFetch(), signal, pauseMs }: CommandContext,
): Promise<Omit<FetchedModel, 'tokensPerSecond'>> {
  const hub = readHub(variables, fetch);
  print(`Model: ${source.source} from ${hub.endpoint}`);
  const file = await locateFile(hub, source);
  const path = join(home.models, source.repository.replace('/', '_'), file.name);

  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  const bar = new ProgressBar(terminal);
  try {
    await download(file, path, {
      signal: signal ? AbortSignal.any([controller.signal, signal]) : controller.signal,
      onProgress: (step, done, total) => bar.update(step, done, total),
      pauseMs,
    });
  } finally {
    process.off('SIGINT', stop);
    bar.end();
  }
  print(
    file.sha256 === undefined
      ? `  ${new URL(hub.endpoint).host} gives no hash to compare with: only the size was checked`
      : '  complete: size and SHA-256 are those of the hub',
  );
  return { path, source: source.source, bytes: file.bytes };
}

function readHub(variables: Variables, fetch: typeof globalThis.fetch): Hub {
  const text = variables.HF_ENDPOINT?.trim() || HUGGING_FACE;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new FetchFailure(`HF_ENDPOINT=${text}: should be a URL such as ${HUGGING_FACE}.`);
  }
  return { endpoint: url.href.replace(/\/+$/, ''), fetch, token: variables.HF_TOKEN?.trim() };
}

/** Supports `HTTPS_PROXY`, which Node's own `fetch` does not, and detects dead connections. */
function createFetch(): typeof globalThis.fetch {
  const dispatcher = new EnvHttpProxyAgent({
    connect: { timeout: CONNECT_MS },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  });
  return ((url: string | URL, init: object) =>
    undiciFetch(url, { ...init, dispatcher })) as unknown as typeof globalThis.fetch;
}
