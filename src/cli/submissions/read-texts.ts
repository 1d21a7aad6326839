import type { AnswerService } from '../../domain/answer-service.ts';
import { AnalysisError, isRetryable } from '../../domain/errors.ts';
import type { Language } from '../../domain/language.ts';
import { labelIn } from '../../domain/service-wording.ts';
import { failureEvent } from '../../model/error-event.ts';
import { tableProblemMessage } from '../../submissions/file-messages.ts';
import { keepLatest } from '../../submissions/journal.ts';
import { makeReading } from '../../submissions/make-reading.ts';
import type { ReadingJob } from '../../submissions/reading-job.ts';
import { ReadingSession } from '../../submissions/reading-session.ts';
import { estimateText, remainingReadings, TRIAL, trialReadings } from '../../submissions/trial.ts';
import { type Backend, type CommandContext, EXIT } from '../context.ts';
import { failureSentences } from '../failure-sentences.ts';
import { questionsOn, sendingSummary } from './confirmation.ts';
import type { FileJournal } from './file-journal.ts';
import { commandMessages, shortened } from './messages.ts';
import type { CommandOptions } from './options.ts';
import { Progress } from './progress.ts';
import type { SubmissionsInFolder } from './write-results.ts';

/** The default number of concurrent readings, except for the embedded model, which answers one request at a time. */
const CONCURRENCY = 4;

type Questions = ReturnType<typeof questionsOn>;

interface Work {
  readonly folder: string;
  readonly call: SubmissionsInFolder;
  readonly options: CommandOptions;
  readonly backend: Backend;
  readonly context: CommandContext;
  /** Opens the journal, and writes the files that must exist before the first reading. */
  readonly begin: () => Promise<FileJournal>;
}

/**
 * Asks the person, and makes the missing readings.
 * @returns the exit status
 */
export async function readTexts(work: Work): Promise<number> {
  const { call, options, backend, context } = work;
  const { service } = backend;
  const { jobs, entries, settings } = call;
  const words = commandMessages[options.language];
  const say = (sentence: string) => void context.errors.write(`${sentence}\n`);
  if (jobs.length === 0) {
    say(words.noTexts);
    return EXIT.misused;
  }
  for (const remark of remarksOn(call, options.language)) say(remark);
  if (remainingReadings(jobs, entries).length === 0) {
    say(words.nothingLeft);
    await work.begin();
    return EXIT.done;
  }
  if (!service || service.name !== settings.service || (service.model ?? settings.model) !== settings.model) {
    say(service ? words.otherModel(settings.service, settings.model) : words.noModel);
    return EXIT.misused;
  }
  const questions = questionsOn(context);
  try {
    return (await confirmation(work, service, questions)) ?? (await readWith(service, work, questions));
  } finally {
    questions.close();
  }
}

function remarksOn(call: SubmissionsInFolder, language: Language): string[] {
  const words = commandMessages[language];
  const { unreadableLines = 0, table, remarks, notInTable = 0 } = call;
  return [
    ...(unreadableLines > 0 ? [words.unreadableLines(unreadableLines)] : []),
    ...shortened(table.problems, (problem) => tableProblemMessage(problem, language), language),
    ...remarks,
    ...(notInTable > 0 ? [words.notInTable(notInTable)] : []),
  ];
}

/** Shows what is sent, and asks. @returns the exit status; `undefined` if the person agrees */
async function confirmation(
  { call, folder, options, context }: Work,
  service: AnswerService,
  questions: Questions,
): Promise<number | undefined> {
  const { jobs, entries, settings, language } = call;
  const words = commandMessages[options.language];
  const say = (sentence: string) => void context.errors.write(`${sentence}\n`);
  const left = remainingReadings(jobs, entries).length;
  say(sendingSummary(call));
  const label = `${labelIn(service.label, language)}, ${settings.model}`;
  say(words.plan(left, jobs.length - left, label, folder));
  if (options.isConfirmed) return undefined;
  if (!context.input.isTTY) {
    say(words.noTerminal);
    return EXIT.misused;
  }
  if (trialOf(call).length > 0) say(words.trial(TRIAL));
  if (await questions.confirms(words.ask)) return undefined;
  say(`\n${words.notSent}`);
  return context.interrupted.aborted ? EXIT.interrupted : EXIT.misused;
}

/** The readings of the trial; none if they are all the remaining readings. */
function trialOf({ jobs, entries }: SubmissionsInFolder) {
  const trial = trialReadings(jobs, entries);
  return trial.length < remainingReadings(jobs, entries).length ? trial : [];
}

/** What is needed while the readings are made. */
interface Run extends Work {
  readonly service: AnswerService;
  readonly questions: Questions;
  readonly session: ReadingSession;
  readonly progress: Progress;
  readonly concurrency: number;
}

/** Makes the readings of the trial, asks again, and makes the rest. @returns the exit status */
async function readWith(service: AnswerService, work: Work, questions: Questions): Promise<number> {
  const { call, options, backend, context } = work;
  const { jobs, entries, settings } = call;
  const { language, concurrency = service.name === 'embedded' ? 1 : CONCURRENCY } = options;
  const journal = await work.begin();
  const progress = new Progress({ context, language, service, jobs, entries, concurrency });
  const session = new ReadingSession(
    {
      ask: (job, signal) =>
        makeReading(job, settings, service, { ...backend.analysis, isOwnService: true, signal }),
      async keep(entry) {
        await journal.append(entry);
        keepLatest(entries, entry);
        progress.update();
      },
      waiting: (_, seconds) => progress.waiting(seconds),
    },
    { settings, concurrency },
  );
  const run = { ...work, service, questions, session, progress, concurrency };
  const stop = () => session.stop();
  context.interrupted.addEventListener('abort', stop);
  if (context.interrupted.aborted) stop();
  try {
    const trial = trialOf(call);
    if (trial.length > 0) {
      const status = (await readAll(trial, run)) ?? (await afterTrial(run));
      if (status !== undefined) return status;
    }
    const status = await readAll(remainingReadings(jobs, entries), run);
    return status ?? (remainingReadings(jobs, entries).length > 0 ? EXIT.failed : EXIT.done);
  } finally {
    progress.end();
    context.interrupted.removeEventListener('abort', stop);
  }
}

/** @returns the exit status if the readings stopped early, after a message that says why */
async function readAll(jobs: readonly ReadingJob[], run: Run): Promise<number | undefined> {
  const { context, options, progress, session } = run;
  const words = commandMessages[options.language];
  progress.begin();
  const error = await session.read(jobs);
  progress.end();
  if (!error) return undefined;
  if (context.interrupted.aborted) {
    progress.say(words.cancelled);
    return EXIT.interrupted;
  }
  sayFailure(error, run);
  if (isRetryable(error.code)) progress.say(words.tooLong);
  progress.say(words.stopped);
  return EXIT.failed;
}

/** Estimates the remaining readings, and asks. @returns the exit status; `undefined` if the person agrees */
async function afterTrial(run: Run): Promise<number | undefined> {
  const { call, options, context, progress, questions, concurrency } = run;
  const { price, language } = options;
  const words = commandMessages[language];
  const estimate = estimateText(call.jobs, call.entries, { concurrency, price }, language);
  if (estimate === undefined) {
    const [failed] = call.jobs.flatMap(({ hash }) => call.entries.get(hash)?.failed ?? []);
    if (failed) sayFailure(new AnalysisError(failed), run);
    progress.say(words.trialFailed);
    return EXIT.failed;
  }
  progress.say(estimate);
  if (options.isConfirmed || (await questions.confirms(words.askRest))) return undefined;
  if (context.interrupted.aborted) return EXIT.interrupted;
  progress.say(`\n${words.stopped}`);
  return EXIT.misused;
}

function sayFailure(error: AnalysisError, { service, options: { language }, progress }: Run): void {
  const { message } = failureEvent(error, language, service, { isOwnService: true });
  for (const sentence of failureSentences(error.code, language, message)) progress.say(sentence);
}
