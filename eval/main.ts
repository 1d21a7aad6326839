import type { AnswerService } from '../src/domain/answer-service.ts';
import { type ConnectedServices, connectServices } from '../src/environment/connect-services.ts';
import { environmentOfProcess } from '../src/environment/environment.ts';
import { type AnswerRun, answerText, runAnswers } from './answers.ts';
import { type EvalArguments, readArguments, USAGE } from './arguments.ts';
import { calibrationSet } from './calibration-set.ts';
import { figures, type Run } from './figures.ts';
import { goals } from './goals.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';
import { recordSet } from './recording/record-set.ts';
import { Recorder } from './recording/recorder.ts';
import { runSet } from './run-set.ts';
import { figuresTable } from './table.ts';

/** The services that Crisol reaches over HTTP. */
const RECORDABLE_SERVICES: ReadonlySet<string> = new Set(['huggingface', 'ollama', 'openai']);

/** Exit code for Ctrl-C: 128 plus the number of SIGINT. */
const CANCELLED = 130;

/**
 * `npm run eval`: judges the calibration set with the configured service and prints the figures as a table. Ctrl-C
 * stops the run and prints the figures so far.
 * @param args the arguments after `npm run eval --`; `USAGE` lists them
 */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return print(USAGE);
  const options = orPrintError(() => readArguments(args));
  const environment = orPrintError(environmentOfProcess);
  if (!options || !environment) return;

  const cancel = new AbortController();
  const stop = () => cancel.abort();
  process.once('SIGINT', stop);
  const recorder = options.record === undefined ? undefined : new Recorder();
  const connected = await connectServices(environment, recorder && ((fetch) => recorder.wrap(fetch)));
  try {
    const { service, why } = connected;
    if (!service) return fail('There is no model to measure: .env.example says how to connect one.');
    const model = { ...connected, service };
    const status = await service.status(cancel.signal);
    if (!status.usable) return fail(`${service.label} cannot be used: ${status.detail}`);
    const serviceLine = `${service.name} · ${status.model} (${why})`;
    if (recorder) return await record(recorder, serviceLine, options, model, cancel.signal);
    if (options.answers) {
      print(serviceLine);
      return await answerIdeas(options, model, cancel.signal);
    }
    print(`${serviceLine}, each text ${options.repeats === 1 ? 'once' : `${options.repeats} times`}`);
    await calibrate(options, model, cancel.signal);
  } finally {
    process.off('SIGINT', stop);
    await connected.close();
  }
}

/** The connected services, with a model. */
type ConnectedModel = ConnectedServices & { service: AnswerService };

async function record(
  recorder: Recorder,
  asked: string,
  { record: folder = '', classes, languages }: EvalArguments,
  { service, otherServices, analysis }: ConnectedModel,
  signal: AbortSignal,
): Promise<void> {
  if (!RECORDABLE_SERVICES.has(service.name) || otherServices.length > 0) {
    return fail(
      'Only a single service that Crisol reaches over HTTP can be recorded: AI_SERVICE=huggingface, ollama or openai.',
    );
  }
  print(`${asked}, recorded in ${folder}`);
  await recordSet(service, recorder, { folder, classes, languages, signal, ...analysis, onRecord: print });
  if (signal.aborted) process.exitCode = CANCELLED;
}

async function answerIdeas(
  { languages }: EvalArguments,
  { service, readWeb, analysis }: ConnectedModel,
  signal: AbortSignal,
): Promise<void> {
  const onRun = (run: AnswerRun) => print(answerText(run));
  await runAnswers(service, { languages, web: readWeb?.(), signal, ...analysis, onRun });
  if (signal.aborted) process.exitCode = CANCELLED;
}

async function calibrate(
  options: EvalArguments,
  { service, analysis }: ConnectedModel,
  signal: AbortSignal,
): Promise<void> {
  const runs = await runSet(service, {
    ...options,
    // The embedded model answers one request at a time, and queued requests would use up their total time limit.
    ...(service.name === 'embedded' && { concurrency: 1 }),
    signal,
    ...analysis,
    onRun: showProgress,
  });
  const found = figures(
    runs,
    IDEA_CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass]),
  );
  print(`\n${figuresTable(found, goals(runs, found))}\n`);
  if (signal.aborted) {
    process.exitCode = CANCELLED;
    print('Stopped before the end: these figures cover only a part of the set.');
  }
}

function showProgress({ id, language, result, seconds }: Run, done: number, of: number): void {
  const outcome = 'error' in result ? result.error : `${result.score}`;
  print(
    `${String(done).padStart(4)}/${of}  ${outcome.padEnd(20)} ${id} (${language}), ${seconds.toFixed(1)} s`,
  );
}

/** Returns the result of `read`, or prints its error and sets the exit code. */
function orPrintError<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    process.exitCode = 1;
    print(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function fail(text: string): void {
  process.exitCode = 1;
  print(text);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
