import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { type CallFile, HEAD_END, readCallFile, readCallHead, TIMES_MAX } from '../../call/call-file.ts';
import { Copies } from '../../call/copies.ts';
import { criteriaHash } from '../../call/criteria.ts';
import { SAMPLE_FROM } from '../../call/expected-saving.ts';
import { latestEntries } from '../../call/journal.ts';
import { type JuryScore, readJury } from '../../call/jury.ts';
import { nearCopies } from '../../call/near-copies.ts';
import { type CallOutcome, outcomeOf } from '../../call/outcome.ts';
import { type ReadingSettings, readingJobs } from '../../call/reading-job.ts';
import { sampleOrder } from '../../call/sample.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import { makeFolder } from '../../embedded/fetch/make-folder.ts';
import { type Backend, type CommandContext, EXIT, withBackend } from '../context.ts';
import { loadDecisions, writeSample } from './decisions.ts';
import { FileJournal, JournalDeleted, JournalRefused } from './file-journal.ts';
import { FolderGone, FolderInUse, type FolderLock, lockFolder } from './folder-lock.ts';
import { type LoadedCall, loadCall, readBytes, tableOfFile } from './load-call.ts';
import { callMessages } from './messages.ts';
import { type CallOptions, CallUsageError, DEFAULTS, readCallOptions } from './options.ts';
import { ReadingSession } from './reading-session.ts';
import { type CallState, writeCall, writeResults } from './write-results.ts';

/** The time limit for a service to name its model. */
const MODEL_TIMEOUT_MS = 10_000;

const JOURNAL = 'journal.jsonl';
const CALL_FILE = 'call.json';

/**
 * Runs `crisol call`.
 * @param args the arguments after `call`
 * @returns the exit status
 * @throws UsageError
 */
export async function runCall(args: readonly string[], context: CommandContext): Promise<number> {
  const options = readCallOptions(args, context.variables);
  if ('help' in options) {
    context.output.write(callMessages[options.help].help(TIMES_MAX, DEFAULTS.times, DEFAULTS.loss));
    return EXIT.done;
  }
  return withBackend(context, (backend) => callWith(options, backend, context));
}

async function callWith(options: CallOptions, backend: Backend, context: CommandContext): Promise<number> {
  const { language } = options;
  const texts = callMessages[language];
  const say = (sentence: string) => void context.errors.write(`${sentence}\n`);
  // An opened call may need no model, because it has all its readings.
  if (!backend.service && !isCallFile(options)) {
    say(texts.noModel);
    return EXIT.misused;
  }
  const folder = folderOf(options);
  const earlier = await earlierCall(folder);
  const call = await loadCall(options, earlier);
  const isNew = !existsSync(folder);
  try {
    await makeFolder(folder);
    const lock = await lockFolder(folder);
    try {
      return await runInFolder({ folder, call, earlier, lock }, options, backend, context);
    } finally {
      await lock.release();
      // Removes the folder if a declined call left it empty.
      if (isNew) await rmdir(folder).catch(() => undefined);
    }
  } catch (error) {
    if (error instanceof FolderInUse) throw new CallUsageError(language, (words) => words.inUse(folder));
    if (error instanceof JournalRefused)
      throw new CallUsageError(language, (words) => words.notAFile(join(folder, JOURNAL)));
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (error instanceof FolderGone) say(texts.folderGone(folder));
    else if (error instanceof JournalDeleted) say(texts.journalGone(join(folder, JOURNAL)));
    else if (code !== undefined && syscall !== undefined) say(texts.unwritable(folder, code));
    else throw error;
    return EXIT.failed;
  }
}

const isCallFile = ({ table }: CallOptions) => extname(table) === '.json';

/** The folder given with `--out`, the folder of an opened `call.json`, or a folder here named after the table. */
function folderOf(options: CallOptions): string {
  const { out, table } = options;
  return out ?? (isCallFile(options) ? dirname(table) : `${basename(table, extname(table))}-crisol`);
}

/** A call and its folder. */
interface Opened {
  folder: string;
  call: LoadedCall;
  /** The folder's `call.json` without texts and readings. */
  earlier: CallFile | undefined;
  lock: FolderLock;
}

async function runInFolder(
  opened: Opened,
  options: CallOptions,
  backend: Backend,
  context: CommandContext,
): Promise<number> {
  const { folder, call, lock } = opened;
  const journal = await FileJournal.open(join(folder, JOURNAL), lock.check);
  try {
    // If somebody deleted the journal, `call.json` still has the readings.
    if (await journal.isEmpty()) await journal.restore((await savedCall(folder))?.readings ?? []);
    const state = await stateOf(opened, options, backend, journal);
    const session = new ReadingSession(state, folder, options, backend, context, journal);
    // Before the first reading: people can decide the sample, and `call.json` has the criteria.
    const prepare = async () => {
      lock.check();
      await writeSample(folder, call, state);
      await writeCall(folder, state);
    };
    const status = await session.run(prepare).catch(async (error: unknown) => {
      if (error instanceof JournalDeleted) await writeCall(folder, { ...state, entries: session.entries });
      throw error;
    });
    if (session.isDeclined) {
      await journal.removeIfEmpty();
      return status;
    }
    lock.check();
    const final = { ...state, entries: session.entries };
    const outcome = outcomeOf({ ...final, texts: call.texts });
    if (state.hasOtherResults) {
      const newName = `results-before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.csv`;
      await rename(join(folder, 'results.csv'), join(folder, newName));
      context.errors.write(`${callMessages[options.language].otherResults(newName)}\n`);
    }
    const keptDrafts = await writeResults(
      folder,
      final,
      outcome,
      isResultsDue(folder, options, final, outcome),
    );
    if (keptDrafts > 0) context.errors.write(`${callMessages[options.language].feedbackKept(keptDrafts)}\n`);
    session.printOutcome(outcome);
    return status;
  } finally {
    await journal.close();
  }
}

/**
 * Whether to write `results.csv`. A new file is not written before the sample is decided, so that people decide blind. An
 * existing file is always updated.
 */
function isResultsDue(
  folder: string,
  { withResults }: CallOptions,
  { order }: CallState,
  { line }: CallOutcome,
): boolean {
  const isDecided = line.missing === 0 || line.sampled === order.length;
  return withResults || isDecided || order.length < SAMPLE_FROM || existsSync(join(folder, 'results.csv'));
}

async function stateOf(
  { folder, call, earlier }: Opened,
  options: CallOptions,
  backend: Backend,
  journal: FileJournal,
): Promise<CallState> {
  const { opened, criteria, texts, language } = call;
  const settings = await settingsOf(call, backend);
  const loaded = await journal.load();
  const hash = criteriaHash(criteria);
  // Only successful readings lock the criteria.
  if (loaded.some(({ reading, criteria: usedHash }) => reading && usedHash !== hash))
    throw new CallUsageError(language, (words) => words.otherCriteria(folder));
  const times = options.readings ?? earlier?.times ?? opened?.times ?? DEFAULTS.times;
  const first =
    options.first === undefined ? texts : texts.filter(({ isLeftOut, isEmpty }) => !isLeftOut && !isEmpty);
  const order = sampleOrder(texts, hash, opened?.sample ?? earlier?.sample);
  const loadedDecisions = await loadDecisions(options, folder, call, earlier?.decisions ?? []);
  return {
    call,
    settings,
    times,
    loss: options.loss ?? earlier?.loss ?? opened?.loss ?? DEFAULTS.loss,
    jobs: readingJobs(first.slice(0, options.first), settings, times),
    entries: latestEntries([...(opened?.readings ?? []), ...loaded]),
    order,
    copies: new Copies(texts, nearCopies(texts)),
    ...loadedDecisions,
    unreadableLines: journal.unreadableLines,
    jury: options.jury === undefined ? [] : await juryOf(options.jury, language),
  };
}

async function juryOf(file: string, language: Language): Promise<JuryScore[]> {
  const scores = readJury(await tableOfFile(file, await readBytes(file, language), language));
  if (scores.length === 0) throw new CallUsageError(language, (words) => words.noScores(file));
  return scores;
}

async function settingsOf(
  { opened, criteria, language }: LoadedCall,
  backend: Backend,
): Promise<ReadingSettings> {
  if (opened) {
    const { service, model, temperature } = opened;
    return { criteria, language: opened.language, service, model, temperature };
  }
  const { service, analysis } = backend;
  if (!service) throw new CallUsageError(language, (words) => words.noModel);
  const model = service.model ?? (await modelName(service, language));
  return { criteria, language, service: service.name, model, temperature: analysis.temperature };
}

/** @throws CallUsageError if the service does not name its model */
async function modelName(service: AnswerService, language: Language): Promise<string> {
  const status = await service.status(AbortSignal.timeout(MODEL_TIMEOUT_MS));
  if (!status.usable) throw new CallUsageError(language, (words) => words.noModelName(status.detail));
  return status.model;
}

/** The folder's `call.json` as the earlier command wrote it, without texts and readings if possible. */
async function earlierCall(folder: string): Promise<CallFile | undefined> {
  const file = join(folder, CALL_FILE);
  if (!isRegularFile(file)) return undefined;
  const pieces: string[] = [];
  let last = '';
  for await (const piece of createReadStream(file, 'utf8')) {
    pieces.push(piece);
    if (!`${last}${piece}`.includes(HEAD_END)) {
      last = piece;
      continue;
    }
    const head = readCallHead(pieces.join(''));
    if (head) return head;
    break;
  }
  // Another program has rewritten the file in another layout.
  return savedCall(folder);
}

/** The folder's whole `call.json`, texts and readings included. */
async function savedCall(folder: string): Promise<CallFile | undefined> {
  const file = join(folder, CALL_FILE);
  if (!isRegularFile(file)) return undefined;
  const read = readCallFile(await readFile(file, 'utf8'));
  return 'file' in read ? read.file : undefined;
}

const isRegularFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;
