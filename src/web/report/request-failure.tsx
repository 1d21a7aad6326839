import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest } from '../analysis/report-requests.ts';
import type { TabReport } from '../analysis/tab-report.ts';

/** Why an analysis that this report's page had asked for failed before anything of it arrived. */
export function RequestFailure({ report: { id, requests } }: { report: TabReport }) {
  const { store } = useAnalysisContext();
  const failure = requests.analysis?.failure;
  if (!failure) return null;
  return (
    <FailureNotice
      failure={{ ...failure, retryable: false }}
      onRetry={() => cancelRequest(store, id, 'analysis')}
    />
  );
}
