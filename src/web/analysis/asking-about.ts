import { resultsText } from '../../document/results-text.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import type { Asking } from './source.ts';

/** The idea of a report with the results of its experiments. */
export function askingAbout({ idea, meta: { language }, plan, results }: ReportFile): Asking {
  return { idea, language, results: resultsText(results, plan, language) };
}
