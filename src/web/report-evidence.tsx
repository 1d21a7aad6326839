import type { EvidenceEvent } from '../domain/events.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { type Analysis, useAnalysisContext } from './analysis/analysis-context.ts';
import { ask, type RequestFailed } from './analysis/ask.ts';
import type { EvidenceRequests } from './analysis/source.ts';
import { EvidenceSearch, EvidenceUnavailable } from './evidence/evidence-search.tsx';
import type { EvidenceFailure, EvidenceSource } from './evidence/use-evidence.ts';
import { useSettings } from './ui/site-settings.tsx';

/** The evidence of a report: findings, and the search if this site has one. */
export function ReportEvidence({
  file,
  onFound,
}: {
  /** `undefined` while the report is being written. */
  file: ReportFile | undefined;
  onFound(evidence: Evidence): void;
}) {
  const analysis = useAnalysisContext();
  const { search } = useSettings();
  const { canSearch } = analysis;
  const evidence = file?.evidence;
  if (!evidence && !canSearch) return <EvidenceUnavailable why={search ? 'ownService' : 'off'} />;
  return (
    <EvidenceSearch
      evidence={evidence}
      service={search?.label ?? ''}
      canSearch={canSearch}
      source={file && canSearch ? evidenceSource(file, analysis) : undefined}
      onFound={onFound}
    />
  );
}

function evidenceSource(file: ReportFile, { load, explain }: Analysis): EvidenceSource {
  const { language } = file.meta;
  const explained = ({ failure }: RequestFailed): EvidenceFailure => ({
    type: 'failed',
    explain: (onRetry) => explain(failure, onRetry),
  });
  return {
    async propose(signal) {
      const answer = ask(load, language, signal, async function* ({ evidence }) {
        yield await available(evidence).propose(file, signal);
      });
      for await (const event of answer) return event.type === 'failed' ? explained(event) : event;
      return undefined;
    },
    async *find(queries, signal) {
      const found = ask<EvidenceEvent>(load, language, signal, ({ evidence }) =>
        available(evidence).find(file, queries, signal),
      );
      for await (const event of found) yield event.type === 'failed' ? explained(event) : event;
    },
  };
}

/** The chapter offers a search only where there is one. */
function available(evidence: EvidenceRequests | undefined): EvidenceRequests {
  if (!evidence) throw new Error('This source cannot search the web');
  return evidence;
}
