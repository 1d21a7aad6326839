import { resultsText } from '../../document/results-text.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import type { IdeaRequest } from './source.ts';

/** The idea of a report with the results of its experiments. */
export function ideaRequest({ idea, meta: { language }, plan, results }: ReportFile): IdeaRequest {
  return { idea, language, results: resultsText(results, plan, language) };
}
