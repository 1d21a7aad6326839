import { type Ref, useMemo } from 'react';
import type { ReportFile } from '../domain/report-file.ts';
import { useAnalysisContext } from './analysis/analysis-context.ts';
import { createReportRequests } from './analysis/report-requests.ts';
import { presentEntries, shownEntry } from './analysis/state.ts';
import { StoppedBanner, UnfinishedMark } from './idea/stopped-banner.tsx';
import { ReportScreen } from './report/report-screen.tsx';
import { ShortReport } from './report/short-report.tsx';
import { createPdfFile } from './report/use-pdf.ts';
import { ReportEvidence } from './report-evidence.tsx';
import { fade } from './ui/fade.ts';
import { lazyPart } from './ui/lazy-part.ts';
import { useSettings } from './ui/site-settings.tsx';

const pdf = lazyPart(() => import('./report/download-pdf.ts'));

/** The main screen without the form: a report being written, broken off, finished or short. */
export function ReportStage({
  shared,
  site,
  headingRef,
}: {
  /** Sharing, saving and comparing, once loaded. */
  shared: typeof import('./share/share-part.ts') | undefined;
  /** Whether this site's service answers. */
  site: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { state, store, load, aiGenerated, canSearch, connect, explain } = useAnalysisContext();
  const requests = useMemo(() => createReportRequests(store), [store]);
  const { service, siteUrl } = useSettings();
  const makePdf = (file: ReportFile) =>
    createPdfFile(file, siteUrl, pdf.preload, shownEntry(state)?.origin !== undefined);

  if (state.screen === 'input') return null;
  if (state.screen === 'short') {
    if (!shared) return null;
    return (
      <ShortReport
        file={state.file}
        lead={<shared.OriginMark origin="link" />}
        next={(idea) => <shared.ShortNext onAnalyze={() => store.improve(idea)} onBack={store.showForm} />}
        headingRef={headingRef}
      />
    );
  }

  const entry = shownEntry(state);
  const entries = presentEntries(state);
  const { planning, stability, rewrite } = entry ?? {};
  const stopped = state.screen === 'stopped' ? state.stopped : undefined;
  const writing = state.screen === 'analyzing' ? state.writing : stopped?.writing;
  const index = entry ? entries.indexOf(entry) : entries.length;
  const plan = () => void requests.planValidation(load);
  const check = () => void requests.checkStability(load);

  return (
    <ReportScreen
      entries={entries}
      shown={index}
      writing={writing ?? (rewrite?.status === 'asking' ? rewrite.arrived : undefined)}
      analyzing={writing !== undefined}
      stopped={
        stopped && <StoppedBanner stopped={stopped} onRetry={() => fade(() => void requests.retry(load))} />
      }
      baseline={writing?.baseline?.file}
      aiGenerated={aiGenerated}
      // How fast the visitor's own model is, nobody knows.
      takesMinutes={site ? service.takesMinutes === true : undefined}
      full={state.full}
      failures={{
        rewrite:
          rewrite?.status === 'failed' &&
          explain(rewrite.failure, () => {
            const { results, language } = rewrite.arrived;
            void (results === undefined
              ? requests.rewrite(load, language)
              : requests.reassess(load, results));
          }),
        plan: planning?.status === 'failed' && explain(planning.failure, plan),
        stability: stability?.status === 'failed' && explain(stability.failure, check),
      }}
      evidence={
        <ReportEvidence
          // Typed text must not carry over to another report.
          key={entry?.id ?? writing?.id}
          file={entry?.file}
          onFound={(found) => entry && requests.addEvidence(entry.id, found)}
        />
      }
      canSearch={canSearch}
      loadPdf={pdf.preload}
      keeping={{
        mark: stopped ? (
          <UnfinishedMark />
        ) : (
          shared && entry?.origin && <shared.OriginMark origin={entry.origin} />
        ),
        share: shared && <shared.ShareButton file={entry?.file} makePdf={makePdf} />,
        save: shared && entry && <shared.KeepSwitch />,
        compare: shared && entry && (
          <shared.Compare file={entry.file} tab={entries.map(({ file }) => file)} />
        ),
      }}
      actions={{
        unfold: store.unfold,
        look: (at) => {
          const other = entries[at];
          if (other) store.go({ screen: 'result', shown: other.id });
        },
        checkStability: check,
        planValidation: plan,
        note: requests.note,
        reassess: (results) => fade(() => void requests.reassess(load, results)),
        rewrite: (to) => void requests.rewrite(load, to),
        cancel: store.cancel,
        cancelQuestion: requests.cancelQuestion,
        improve: store.improve,
        clear: store.clear,
        connect,
      }}
      headingRef={headingRef}
    />
  );
}
