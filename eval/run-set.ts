import type { AnswerService } from '../src/domain/answer-service.ts';
import { AnalysisError } from '../src/domain/errors.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import type { Judgement } from '../src/domain/report.ts';
import { judgementFormat } from '../src/model/formats/judgement.ts';
import { awaitDocument } from '../src/model/write-document.ts';
import { calibrationSet } from './calibration-set.ts';
import type { Run } from './figures.ts';
import { type CalibrationIdea, IDEA_CLASSES, type IdeaClass } from './ideas/idea.ts';
import { detectLanguage } from './language.ts';

export interface SetOptions {
  classes?: readonly IdeaClass[];
  languages?: readonly Language[];
  /** Number of judgements per text. */
  repeats?: number;
  /** Largest number of concurrent judgements. */
  concurrency?: number;
  signal?: AbortSignal;
  temperature?: number;
  maxTokens?: number;
  totalTimeoutMs?: number;
  onRun?: (run: Run, done: number, of: number) => void;
}

type Task = Pick<Run, 'ideaClass' | 'language' | 'repeat'> & { idea: CalibrationIdea };

/**
 * Judges the calibration set, or a part of it, with a service: the first step of an analysis.
 * @returns the finished runs in no particular order; fewer after `signal` is aborted
 */
export async function runSet(service: AnswerService, options: SetOptions = {}): Promise<Run[]> {
  const { classes = IDEA_CLASSES, languages = LANGUAGES, repeats = 1, concurrency = 4, signal } = options;
  const tasks: Task[] = classes.flatMap((ideaClass) =>
    calibrationSet[ideaClass].flatMap((idea) =>
      languages.flatMap((language) =>
        Array.from({ length: repeats }, (_, index) => ({ ideaClass, idea, language, repeat: index + 1 })),
      ),
    ),
  );
  const of = tasks.length;
  const runs: Run[] = [];
  const worker = async () => {
    for (let task = tasks.shift(); task && !signal?.aborted; task = tasks.shift()) {
      const run = await runOne(service, task, options);
      // A cancelled analysis says nothing about the service.
      if (signal?.aborted) return;
      runs.push(run);
      options.onRun?.(run, runs.length, of);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return runs;
}

async function runOne(service: AnswerService, task: Task, options: SetOptions): Promise<Run> {
  const { idea, ideaClass, language, repeat } = task;
  const { signal, temperature, maxTokens, totalTimeoutMs } = options;
  const start = performance.now();
  let completing = false;
  let promptTokens: number | undefined;
  let completionTokens: number | undefined;
  let result: Run['result'];

  try {
    const { document } = await awaitDocument(
      judgementFormat,
      { kind: 'judgement', idea: idea[language], language },
      service,
      {
        ...(signal && { signal }),
        ...(temperature !== undefined && { temperature }),
        ...(maxTokens !== undefined && { maxTokens }),
        ...(totalTimeoutMs !== undefined && { totalTimeoutMs }),
        observer: {
          completing: () => {
            completing = true;
          },
          answered: ({ prompt, completion }) => {
            if (prompt !== undefined) promptTokens = (promptTokens ?? 0) + prompt;
            if (completion !== undefined) completionTokens = (completionTokens ?? 0) + completion;
          },
        },
      },
    );
    const { score, scoreBreakdown, ...judgement } = document;
    const levels =
      scoreBreakdown && Object.fromEntries(scoreBreakdown.map(({ axis, level }) => [axis, level]));
    result = { score, levels, writtenIn: detectLanguage(proseOf(judgement)) };
  } catch (error) {
    if (!(error instanceof AnalysisError)) throw error;
    result = { error: error.code };
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    id: idea.id,
    ideaClass,
    language,
    repeat,
    result,
    completing,
    promptTokens,
    completionTokens,
    seconds,
  };
}

/** The parts that a model writes in full sentences, without names and quotations. */
function proseOf({
  interpretation,
  strategicAnalysis,
}: Pick<Judgement, 'interpretation' | 'strategicAnalysis'>): string {
  return [interpretation, ...strategicAnalysis.strengths, ...strategicAnalysis.weaknesses].join('\n');
}
