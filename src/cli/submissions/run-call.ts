import { existsSync } from 'node:fs';
import { lstat, readFile, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import { makeFolder } from '../../embedded/fetch/make-folder.ts';
import { type ReadCallFile, readCallFile, TIMES_MAX } from '../../submissions/call-file.ts';
import { Copies } from '../../submissions/copies.ts';
import { criteriaHash } from '../../submissions/criteria.ts';
import { latestEntries } from '../../submissions/journal.ts';
import { nearCopies } from '../../submissions/near-copies.ts';
import { pairsSentence } from '../../submissions/pairs-in-order.ts';
import { type ReadingSettings, readingJobs } from '../../submissions/reading-job.ts';
import type { Submissions } from '../../submissions/submissions.ts';
import { callResults } from '../../submissions/text-results.ts';
import { type Backend, type CommandContext, EXIT, withBackend } from '../context.ts';
import { StatusLine } from '../status-line.ts';
import { loadDecisions } from './decisions.ts';
import { type FileJournal, loadJournal, openJournal } from './file-journal.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { type LoadedSubmissions, loadSubmissions } from './load-submissions.ts';
import { commandMessages } from './messages.ts';
import { CallUsageError, type CommandOptions, readCallOptions, TIMES_DEFAULT } from './options.ts';
import { readTexts } from './read-texts.ts';
import { type SubmissionsInFolder, writeDecisions, writeResults } from './write-results.ts';

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
    context.output.write(commandMessages[options.help].help(TIMES_MAX, TIMES_DEFAULT));
    return EXIT.done;
  }
  return withBackend(context, (backend) => runWithBackend(options, backend, context));
}

async function runWithBackend(
  options: CommandOptions,
  backend: Backend,
  context: CommandContext,
): Promise<number> {
  const { language } = options;
  const texts = commandMessages[language];
  const say = (sentence: string) => void context.errors.write(`${sentence}\n`);
  // An opened call needs no model if it has all its readings.
  if (!backend.service && !isCallFile(options)) {
    say(texts.noModel);
    return EXIT.misused;
  }
  const folder = folderOf(options);
  const earlier = await earlierCall(folder);
  const loaded = await loadSubmissions(options, earlier?.file);
  const isNew = !existsSync(folder);
  try {
    await makeFolder(folder);
    const lock = await lockFolder(folder, language);
    try {
      return await runInFolder({ folder, loaded, earlier, lock }, options, backend, context);
    } finally {
      await lock.release();
      // Removes the folder if a declined call left it empty.
      if (isNew) await rmdir(folder).catch(() => undefined);
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    say(texts.unwritable(folder, code));
    return EXIT.failed;
  }
}

const isCallFile = ({ table }: CommandOptions) => extname(table) === '.json';

/** The folder given with `--out`, that of an opened `call.json`, or one in the working folder named after the table. */
function folderOf(options: CommandOptions): string {
  const { out, table } = options;
  return out ?? (isCallFile(options) ? dirname(table) : `${basename(table, extname(table))}-crisol`);
}

/** A call and its folder. */
interface Opened {
  folder: string;
  loaded: LoadedSubmissions;
  /** The folder's `call.json`. */
  earlier: ReadCallFile | undefined;
  lock: FolderLock;
}

async function runInFolder(
  opened: Opened,
  options: CommandOptions,
  backend: Backend,
  context: CommandContext,
): Promise<number> {
  const { folder, lock } = opened;
  const words = commandMessages[options.language];
  const say = (sentence: string) => void context.errors.write(`${sentence}\n`);
  const call = await submissionsIn(opened, options, backend, context);
  let journal: FileJournal | undefined;
  // Runs before the first reading, so that nothing is lost if the command is killed.
  const begin = async () => {
    journal = await openJournal(join(folder, JOURNAL), lock.check);
    if (call.hasOtherResults) say(words.otherResults(await setAside(folder)));
    await writeDecisions(folder, call);
    return journal;
  };
  try {
    const status = await readTexts({ folder, call, options, backend, context, begin });
    if (!journal) return status;
    lock.check();
    const keptDrafts = await writeResults(folder, call);
    if (keptDrafts > 0) say(words.feedbackKept(keptDrafts));
    context.output.write(`${summaryLines(call, folder, options.language).join('\n')}\n`);
    return status;
  } finally {
    await journal?.close();
  }
}

/** Renames a `results.csv` with columns of another table or person. @returns the new name */
async function setAside(folder: string): Promise<string> {
  const newName = `results-before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.csv`;
  await rename(join(folder, 'results.csv'), join(folder, newName));
  return newName;
}

/** Finds the copies among the texts. Shows a status, because thousands of long texts take many seconds. */
function copiesIn({ texts }: LoadedSubmissions, language: Language, context: CommandContext): Copies {
  const status = new StatusLine(context);
  if (status.isTerminal) status.setStep(commandMessages[language].comparing);
  const copies = new Copies(texts, nearCopies(texts));
  status.end();
  return copies;
}

async function submissionsIn(
  { folder, loaded, earlier }: Opened,
  options: CommandOptions,
  backend: Backend,
  context: CommandContext,
): Promise<SubmissionsInFolder> {
  const { opened, criteria, texts, language } = loaded;
  const settings = await settingsOf(loaded, backend);
  const journal = await loadJournal(join(folder, JOURNAL), language);
  // If somebody deleted the journal, `call.json` still has the readings.
  const kept = [...(earlier?.file.readings ?? []), ...journal.entries];
  const hash = criteriaHash(criteria);
  // Only successful readings lock the criteria.
  if (kept.some(({ reading, criteria: usedHash }) => reading && usedHash !== hash))
    throw new CallUsageError(language, (words) => words.otherCriteria(folder));
  const times = options.readings ?? earlier?.file.times ?? opened?.times ?? TIMES_DEFAULT;
  const first = texts.filter(({ isLeftOut, isEmpty }) => !isLeftOut && !isEmpty).slice(0, options.first);
  return {
    ...loaded,
    settings,
    times,
    jobs: readingJobs(first, settings, times),
    entries: latestEntries([...(opened?.readings ?? []), ...kept]),
    copies: copiesIn(loaded, options.language, context),
    ...(await loadDecisions(options, folder, loaded, earlier)),
    unreadableLines: journal.unreadableLines,
  };
}

async function settingsOf(
  { opened, criteria, language }: LoadedSubmissions,
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

/** The folder's `call.json`. */
async function earlierCall(folder: string): Promise<ReadCallFile | undefined> {
  const file = join(folder, CALL_FILE);
  if (!(await lstat(file).catch(() => undefined))?.isFile()) return undefined;
  const read = readCallFile(await readFile(file, 'utf8'));
  return 'file' in read ? read : undefined;
}

/** The summary of a call's results, line by line. */
function summaryLines(call: Submissions, folder: string, language: Language): string[] {
  const { jobs, texts, entries, decisions } = call;
  const results = callResults(call);
  const messages = commandMessages[language];
  const textHashes = new Set(jobs.map(({ textHash }) => textHash));
  const readCount = [...textHashes].filter((hash) => results.get(hash)?.points !== undefined).length;
  const failed = jobs.filter(({ hash }) => entries.get(hash)?.failed).length;
  const empty = texts.filter(({ isEmpty, isLeftOut }) => isEmpty && !isLeftOut).length;
  // A text without a reading does not need a person yet.
  const needPerson = [...textHashes].filter((hash) =>
    results.get(hash)?.person.some((reason) => reason !== 'no_reading'),
  ).length;
  const persons = needPerson + empty;
  const pairs = pairsSentence(decisions, results, language);
  return [
    messages.done(readCount, textHashes.size, failed),
    ...(persons > 0 ? [messages.persons(persons)] : []),
    ...(pairs === undefined ? [] : [pairs]),
    messages.written(folder),
  ];
}
