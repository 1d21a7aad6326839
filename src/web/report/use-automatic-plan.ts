import { useEffect } from 'react';
import { isImprovable } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { ReportEntry } from '../analysis/entry.ts';
import { requestPlan } from '../analysis/report-requests.ts';
import { useSettings } from '../contexts.ts';

/** Whether a report of this tab is followed by its plan without a button: where the site's own service writes it. */
export function usePlansItself(): boolean {
  const { bySite, hasModel } = useAnalysisContext();
  const { plan } = useSettings();
  return plan === 'auto' && bySite && hasModel;
}

/** Asks for the plan of a report that has just been written. */
export function useAutomaticPlan(entry: ReportEntry | undefined): void {
  const analysis = useAnalysisContext();
  const plansItself = usePlansItself();
  const isDue = plansItself && entry?.planDue === true && isImprovable(entry.file.report.verdict);
  useEffect(() => {
    if (isDue) void requestPlan(analysis);
  }, [isDue, analysis]);
}
