import type { AnswerService } from '../src/domain/answer-service.ts';
import { AnalysisError } from '../src/domain/errors.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { findEvidence } from '../src/evidence/find-evidence.ts';
import { proposeSearches } from '../src/evidence/propose-searches.ts';
import type { SearchService } from '../src/evidence/search-service.ts';
import type { AnalyzeOptions } from '../src/model/analyze.ts';
import { calibrationSet } from './calibration-set.ts';
import type { IdeaClass } from './ideas/idea.ts';
import { markdownTable } from './table.ts';

/** Classes of ideas for which a web search makes sense. */
const CLASSES: readonly IdeaClass[] = ['strong', 'ordinary', 'weak'];

/** The outcome for one idea. */
export interface EvidenceRun {
  id: string;
  language: Language;
  searches: number;
  failedSearches: number;
  sources: number;
  kept: number;
  dropped: number;
  /** The error code, if the model or every search failed. */
  error: string | undefined;
  seconds: number;
}

export interface EvidenceOptions extends AnalyzeOptions {
  languages?: readonly Language[];
  onRun?: (run: EvidenceRun) => void;
}

/** Proposes and runs searches for ideas of the calibration set, one idea at a time, until all are done or aborted. */
export async function runEvidence(
  service: AnswerService,
  search: SearchService,
  { languages = LANGUAGES, onRun, ...options }: EvidenceOptions = {},
): Promise<EvidenceRun[]> {
  const runs: EvidenceRun[] = [];
  for (const idea of CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass])) {
    for (const language of languages) {
      const run = await runOne(idea.id, idea[language], language, service, search, options);
      if (options.signal?.aborted) return runs;
      runs.push(run);
      onRun?.(run);
    }
  }
  return runs;
}

async function runOne(
  id: string,
  idea: string,
  language: Language,
  service: AnswerService,
  search: SearchService,
  options: AnalyzeOptions,
): Promise<EvidenceRun> {
  const start = performance.now();
  const run: EvidenceRun = {
    id,
    language,
    searches: 0,
    failedSearches: 0,
    sources: 0,
    kept: 0,
    dropped: 0,
    error: undefined,
    seconds: 0,
  };
  try {
    const { queries } = await proposeSearches(idea, language, service, options);
    for await (const event of findEvidence(idea, language, queries, search, service, options)) {
      if (event.type === 'search') {
        run.searches += 1;
        if ('failed' in event) run.failedSearches += 1;
      } else if (event.type === 'source') run.sources += 1;
      else if (event.type === 'error') run.error = event.code;
      else if (event.type === 'evidence') {
        run.kept = event.evidence.findings.length;
        run.dropped = event.evidence.dropped;
      }
    }
  } catch (error) {
    run.error = error instanceof AnalysisError ? error.code : 'service_error';
  }
  return { ...run, seconds: (performance.now() - start) / 1000 };
}

/** The totals as a table. */
export function evidenceTable(search: SearchService, runs: readonly EvidenceRun[]): string {
  const sum = (figure: (run: EvidenceRun) => number) => runs.reduce((total, run) => total + figure(run), 0);
  const kept = sum((run) => run.kept);
  const proposed = kept + sum((run) => run.dropped);
  const errors = runs.flatMap(({ error }) => error ?? []);
  return markdownTable(
    ['figure', search.label],
    [
      ['ideas', String(runs.length)],
      ['searches', `${sum((run) => run.searches)}, of which ${sum((run) => run.failedSearches)} failed`],
      ['sources', String(sum((run) => run.sources))],
      [
        'findings kept',
        proposed === 0 ? '0' : `${kept} of ${proposed} (${Math.round((100 * kept) / proposed)} %)`,
      ],
      ['findings dropped', String(proposed - kept)],
      ['ideas without any finding', String(runs.filter((run) => run.kept === 0).length)],
      [
        'ended in an error',
        errors.length === 0 ? '0' : `${errors.length}: ${[...new Set(errors)].join(', ')}`,
      ],
      [
        'seconds for an idea',
        runs.length === 0 ? 'none' : (sum((run) => run.seconds) / runs.length).toFixed(1),
      ],
    ],
  );
}
