import { rm, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import { formatBytes } from '../format-bytes.ts';
import {
  type CrisolHome,
  crisolHome,
  type FetchedModel,
  readFetchedModel,
  writeFetchedModel,
} from '../home.ts';
import { defaultChoice, MODEL_CHOICES } from '../models.ts';
import { checkModelFile, download, sizeOf } from './download.ts';
import { FetchFailure, Stopped } from './failure.ts';
import { HUGGING_FACE, type Hub, locateFile } from './hub.ts';
import { installEngine } from './install-engine.ts';
import { duration, progressBar, type Terminal } from './progress.ts';
import { type ModelSource, readSource } from './source.ts';
import { tryModel } from './try-model.ts';

const USAGE = `npm run model                          fetch the engine and the model that suits this machine
npm run model -- NAME                  another of the list, hf:user/repo:quant, or the path of a .gguf file
npm run model -- --list                the known models with size, licence and memory
npm run model -- --remove              free the space: engine and fetched models
CRISOL_HOME is where they are kept, HF_ENDPOINT a mirror of the hub, HF_TOKEN opens models behind a licence.`;

type Variables = Readonly<Record<string, string | undefined>>;

/** A connection without a byte for this long is considered lost. */
const SILENCE_MS = 30_000;
const CONNECT_MS = 10_000;
/** Exit code for Ctrl-C: 128 plus the number of SIGINT. */
const CANCELLED = 130;
/** Tokens of a report, measured on this project's own answers, to estimate its time. */
const REPORT_TOKENS = 1_300;

export interface CommandOptions {
  terminal?: Terminal;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** Total memory of the machine. */
  memoryBytes?: number;
  /** Replaces the installation of the engine and the trial of the model. */
  install?: (home: CrisolHome) => Promise<boolean>;
  tryModel?: typeof tryModel;
  pauseMs?: number;
}

/**
 * `npm run model`: fetches engine and model, lists known models, or removes fetched ones.
 * @param words the arguments after `npm run model --`
 * @returns the exit code: 0 success, 1 failure, 2 wrong usage, 130 cancelled
 */
export async function main(
  words: readonly string[],
  variables: Variables,
  options: CommandOptions = {},
): Promise<number> {
  const terminal = options.terminal ?? process.stdout;
  const print = (line: string) => terminal.write(`${line}\n`);
  try {
    const { values, positionals } = readWords(words);
    const home = crisolHome(variables.CRISOL_HOME?.trim() || undefined);
    if (values.help) print(USAGE);
    else if (values.list) await list(home, print, options);
    else if (values.remove) await remove(home, print);
    else await get(readSource(positionals[0] ?? defaultFor(options).source), home, variables, options);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      print(`${error.message}\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof FetchFailure)) throw error;
    print(error.message);
    return error instanceof Stopped ? CANCELLED : 1;
  }
}

class UsageError extends Error {}

function readWords(words: readonly string[]) {
  try {
    const read = parseArgs({
      args: [...words],
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
    throw new UsageError((error as Error).message);
  }
}

function defaultFor({ memoryBytes = totalmem() }: CommandOptions) {
  return defaultChoice(memoryBytes);
}

async function list(home: CrisolHome, print: (line: string) => void, options: CommandOptions): Promise<void> {
  const fetched = await readFetchedModel(home);
  const chosen = defaultFor(options);
  const rows = MODEL_CHOICES.map((choice) => {
    const own = fetched?.source === choice.source ? fetched.tokensPerSecond : null;
    const rate = own ?? choice.tokensPerSecond;
    return [
      choice.name,
      formatBytes(choice.bytes),
      choice.licence,
      formatBytes(choice.memoryBytes),
      rate === null
        ? 'not measured'
        : `${rate.toFixed(0)} ${own === null ? '(2 threads)' : '(this machine)'}`,
      choice.source,
      [choice === chosen && 'default here', fetched?.source === choice.source && 'fetched']
        .filter(Boolean)
        .join(', '),
    ];
  });
  const header = ['model', 'file', 'licence', 'memory', 'tokens per second', 'name', ''];
  for (const row of [header, ...rows]) {
    print(
      row
        .map((cell, index) =>
          cell.padEnd(Math.max(...[header, ...rows].map((each) => each[index]?.length ?? 0))),
        )
        .join('  ')
        .trimEnd(),
    );
  }
  if (fetched && !MODEL_CHOICES.some(({ source }) => source === fetched.source)) {
    print(`Fetched: ${fetched.source}, ${formatBytes(fetched.bytes)}`);
  }
  print('Any other: npm run model -- hf:user/repo:quant, or the path of a .gguf file.');
}

async function remove(home: CrisolHome, print: (line: string) => void): Promise<void> {
  const fetched = await readFetchedModel(home);
  const ours = fetched && resolve(fetched.path).startsWith(home.models) ? fetched.bytes : 0;
  for (const path of [
    home.models,
    join(home.folder, 'engine'),
    join(home.folder, 'engine.part'),
    home.record,
  ]) {
    await rm(path, { recursive: true, force: true });
  }
  print(
    `Removed engine and models from ${home.folder}${ours > 0 ? `: ${formatBytes(ours)} of model freed` : ''}.`,
  );
  if (fetched && ours === 0) print(`${fetched.path} is yours and was left where it is.`);
}

async function get(
  source: ModelSource,
  home: CrisolHome,
  variables: Variables,
  options: CommandOptions,
): Promise<void> {
  const terminal = options.terminal ?? process.stdout;
  const print = (line: string) => terminal.write(`${line}\n`);
  if (source.kind === 'path') await checkModelFile(resolve(source.path));

  const started = performance.now();
  print('Engine: node-llama-cpp, with the binaries of this platform alone …');
  const isNew = await (options.install ?? installEngine)(home);
  print(isNew ? `  installed in ${duration((performance.now() - started) / 1000)}` : '  is there already');

  const model =
    source.kind === 'path' ? await ownFile(source.path) : await fromHub(source, home, variables, options);
  print('Trying it …');
  const tokensPerSecond = await (options.tryModel ?? tryModel)(home.engineFile, model.path);
  await writeFetchedModel(home, { ...model, tokensPerSecond });
  const seconds = REPORT_TOKENS / tokensPerSecond;
  print(
    `  writes ${tokensPerSecond.toFixed(1)} tokens a second here: about ${duration(seconds)} for a report, and the time to read the question`,
  );
  print(`Ready: ${basename(model.path)}. Start with: npm start`);
}

async function ownFile(path: string): Promise<Omit<FetchedModel, 'tokensPerSecond'>> {
  const full = resolve(path);
  const { size } = await stat(full);
  return { path: full, source: full, bytes: size, sha256: null };
}

async function fromHub(
  source: Extract<ModelSource, { kind: 'hub' }>,
  home: CrisolHome,
  variables: Variables,
  options: CommandOptions,
): Promise<Omit<FetchedModel, 'tokensPerSecond'>> {
  const terminal = options.terminal ?? process.stdout;
  const hub = readHub(variables, options.fetch ?? createFetch());
  terminal.write(`Model: ${source.source} from ${hub.endpoint}\n`);
  const file = await locateFile(hub, source);
  const path = join(home.models, source.repository.replace('/', '_'), file.name);

  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  const fetching = progressBar('  fetching', terminal);
  const checking = progressBar('  checking', terminal);
  try {
    const sha256 = await download(file, path, {
      fetch: hub.fetch,
      signal: options.signal ? AbortSignal.any([controller.signal, options.signal]) : controller.signal,
      onProgress: fetching.update,
      onCheck(done, total) {
        fetching.end();
        checking.update(done, total);
      },
      ...(options.pauseMs === undefined ? {} : { pauseMs: options.pauseMs }),
    });
    fetching.end();
    checking.end();
    terminal.write(
      sha256 === null
        ? `  ${new URL(hub.endpoint).host} gives no hash to compare with: only the size was checked\n`
        : '  whole: size and SHA-256 are those of the hub\n',
    );
    return { path, source: source.source, bytes: await sizeOf(path), sha256 };
  } finally {
    process.off('SIGINT', stop);
    fetching.end();
    checking.end();
  }
}

function readHub(variables: Variables, fetch: typeof globalThis.fetch): Hub {
  const text = variables.HF_ENDPOINT?.trim() || HUGGING_FACE;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new FetchFailure(`HF_ENDPOINT=${text}: should be an address such as ${HUGGING_FACE}.`);
  }
  const token = variables.HF_TOKEN?.trim();
  return { endpoint: url.href.replace(/\/+$/, ''), fetch, ...(token ? { token } : {}) };
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
