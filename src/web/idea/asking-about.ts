import { resultsText } from '../../document/results-text.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import type { Asking } from './source.ts';

/** A report's idea with what has been found out since. */
export function askingAbout({ idea, meta: { language }, plan, results }: ReportFile): Asking {
  return { idea, language, results: resultsText(results, plan, language) };
}
