import { useEffect } from 'react';
import { isImprovable } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { planValidation } from '../analysis/report-requests.ts';
import type { Entry } from '../analysis/state.ts';
import { useSettings } from '../ui/site-settings.ts';

/** Whether a report of this tab is followed by its plan without a button: where the site's own service writes it. */
export function usePlansItself(): boolean {
  const { bySite, aiGenerated } = useAnalysisContext();
  const { plan } = useSettings();
  return plan === 'auto' && bySite && aiGenerated;
}

/** Asks for the plan of a report that has just been written. */
export function useAutomaticPlan(entry: Entry | undefined): void {
  const analysis = useAnalysisContext();
  const plansItself = usePlansItself();
  const { planDue = false, file } = entry ?? {};
  const isDue = plansItself && planDue && isImprovable(file?.report.verdict);
  useEffect(() => {
    if (isDue) void planValidation(analysis);
  }, [isDue, analysis]);
}
