import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerService } from '../../src/domain/answer-service.ts';
import type { Language } from '../../src/domain/language.ts';
import { version } from '../../src/domain/version.ts';
import { type AnalyzeOptions, analyze } from '../../src/model/analyze.ts';
import { calibrationSet } from '../calibration-set.ts';
import type { IdeaClass } from '../ideas/idea.ts';
import type { Recorder } from './recorder.ts';
import type { Recording } from './recording.ts';
import { replay } from './replay.ts';

interface RecordOptions extends Pick<AnalyzeOptions, 'temperature' | 'maxTokens' | 'totalTimeoutMs'> {
  folder: string;
  classes: readonly IdeaClass[];
  languages: readonly Language[];
  signal: AbortSignal;
  /** Receives a line about each analysis. */
  onRecord: (line: string) => void;
}

/**
 * Analyzes the first idea of each class, one at a time, and writes the service's responses to one file per analysis.
 * @param service sends its HTTP requests through the recorder
 */
export async function recordSet(
  service: AnswerService,
  recorder: Recorder,
  { folder, classes, languages, onRecord, ...options }: RecordOptions,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const ideaClass of classes) {
    for (const language of languages) {
      const idea = calibrationSet[ideaClass][0]?.[language] ?? '';
      const recording = await record(service, recorder, idea, language, options);
      if (options.signal.aborted) return;
      const { outcome } = await replay(recording);
      const recorded = JSON.stringify(recording.outcome);
      if (JSON.stringify(outcome) !== recorded) {
        onRecord(
          `${ideaClass} (${language}): ${recorded}, but ${JSON.stringify(outcome)} when replayed: not written`,
        );
        continue;
      }
      const name = `${recording.domain}-${recording.model}-${ideaClass}-${language}`.replace(
        /[^\w.-]+/g,
        '-',
      );
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(recording, null, 2)}\n`);
      onRecord(`${name}.json: ${recorded}`);
    }
  }
}

async function record(
  service: AnswerService,
  recorder: Recorder,
  idea: string,
  language: Language,
  options: AnalyzeOptions,
): Promise<Recording> {
  let outcome: Recording['outcome'] = { error: 'cancelled' };
  for await (const event of analyze(idea, language, service, options)) {
    if (event.type === 'report') outcome = { score: event.report.score };
    if (event.type === 'error') outcome = { error: event.code };
  }
  const { exchanges, url } = recorder.take(idea);
  return {
    version: 1,
    recordedAt: new Date().toISOString(),
    crisol: version.number,
    node: process.versions.node,
    isScripted: exchanges.some(({ response }) => response?.headers.server === 'scripted'),
    service: service.name as Recording['service'],
    domain: domainOf(url),
    model: service.model ?? '',
    language,
    exchanges,
    outcome,
  };
}

/** The last two labels of the host name, because earlier labels may name an account. */
function domainOf(url: string | undefined): string {
  const { hostname } = new URL(url ?? 'http://localhost');
  return /\.[a-z]{2,}$/i.test(hostname) ? hostname.split('.').slice(-2).join('.') : 'local';
}
