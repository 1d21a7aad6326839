import type { ReactNode } from 'react';
import type { Evidence } from '../domain/evidence.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { EvidenceSearch, EvidenceUnavailable } from './evidence/evidence-search.tsx';
import type { EvidenceFailure, EvidenceSource } from './evidence/use-evidence.ts';
import { failureOf, type LoadSource, unexpectedFailure } from './idea/analysis-store.ts';
import type { Failed, Failure, ReportSource } from './idea/source.ts';
import { useSettings } from './ui/site-settings.tsx';

/** The evidence of a report: findings, and the search if this site has one. */
export function ReportEvidence({
  file,
  canSearch,
  load,
  explain,
  onFound,
}: {
  /** `undefined` while the report is being written. */
  file: ReportFile | undefined;
  /** Whether this site's server can search the web for the chosen service. */
  canSearch: boolean;
  load: LoadSource;
  explain(failure: Failure, onRetry: () => void): ReactNode;
  onFound(evidence: Evidence): void;
}) {
  const { search } = useSettings();
  const evidence = file?.evidence;
  if (!evidence && !canSearch) return <EvidenceUnavailable why={search ? 'ownService' : 'off'} />;
  return (
    <EvidenceSearch
      evidence={evidence}
      service={search?.label ?? ''}
      canSearch={canSearch}
      source={file && canSearch ? askingFor(file, load, explain) : undefined}
      onFound={onFound}
    />
  );
}

function askingFor(
  file: ReportFile,
  load: LoadSource,
  explain: (failure: Failure, onRetry: () => void) => ReactNode,
): EvidenceSource {
  const explained = (failure: Failure): EvidenceFailure => ({
    type: 'failed',
    explain: (onRetry) => explain(failure, onRetry),
  });
  const failed = (event: Failed, source: ReportSource) =>
    explained(failureOf(event, source, file.meta.language));
  return {
    async propose(signal) {
      let source: ReportSource | undefined;
      try {
        source = await load();
        if (!source.evidence) return explained(unexpectedFailure(undefined, source.asked));
        const answer = await source.evidence.propose(file, signal);
        return answer.type === 'error' ? failed(answer, source) : answer;
      } catch (error) {
        return explained(unexpectedFailure(error, source?.asked));
      }
    },
    async *find(queries, signal) {
      let source: ReportSource | undefined;
      try {
        source = await load();
        if (!source.evidence) return yield explained(unexpectedFailure(undefined, source.asked));
        for await (const event of source.evidence.find(file, queries, signal)) {
          yield event.type === 'error' ? failed(event, source) : event;
        }
      } catch (error) {
        yield explained(unexpectedFailure(error, source?.asked));
      }
    },
  };
}
