import { type ReactNode, useMemo } from 'react';
import { type Evidence, SEARCH_SERVICE_LABELS } from '../domain/evidence.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { EvidenceChapter, EvidenceUnavailable } from './evidence/evidence-chapter.tsx';
import type { EvidenceFailure, EvidenceSource } from './evidence/use-evidence.ts';
import { failureOf, type LoadSource, unexpectedFailure } from './idea/analysis-store.ts';
import type { Failed, Failure, ReportSource } from './idea/source.ts';
import { useAiSettings } from './settings/ai-settings.tsx';
import { useSettings } from './ui/site-settings.tsx';

export { FoundCompetitors } from './evidence/found-competitors.tsx';

/** A report's evidence from the web: what was found, and how to search where this site can. Fetched with the report. */
export function ReportEvidence({
  file,
  load,
  explain,
  onFound,
}: {
  file: ReportFile;
  load: LoadSource;
  explain(failure: Failure, onRetry: () => void): ReactNode;
  onFound(evidence: Evidence): void;
}) {
  const { search } = useSettings();
  const { source } = useAiSettings();
  const canSearch = search !== null && source.kind === 'site';
  const evidenceSource = useMemo(
    () => (canSearch ? askingFor(file, load, explain) : undefined),
    [canSearch, file, load, explain],
  );
  const { evidence, meta } = file;
  if (!evidence && !evidenceSource) {
    return <EvidenceUnavailable why={search ? 'ownService' : 'off'} />;
  }
  return (
    <EvidenceChapter
      evidence={evidence}
      language={meta.language}
      service={search?.label ?? SEARCH_SERVICE_LABELS[evidence?.service ?? 'searxng']}
      source={evidenceSource}
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
        if (!source.evidence) return explained(unexpectedFailure(source.asked));
        const answer = await source.evidence.propose(file, signal);
        return answer.type === 'error' ? failed(answer, source) : answer;
      } catch {
        return explained(unexpectedFailure(source?.asked));
      }
    },
    async *find(queries, signal) {
      let source: ReportSource | undefined;
      try {
        source = await load();
        if (!source.evidence) return yield explained(unexpectedFailure(source.asked));
        for await (const event of source.evidence.find(file, queries, signal)) {
          yield event.type === 'error' ? failed(event, source) : event;
        }
      } catch {
        yield explained(unexpectedFailure(source?.asked));
      }
    },
  };
}
