import type { Ref } from 'react';
import type { Language } from '../domain/idea.ts';
import type { ReportFile } from '../domain/report-file.ts';

import type { AnalysisState } from './idea/analysis-state.ts';
import type { AnalysisStore, LoadSource } from './idea/analysis-store.ts';
import { FailureNotice } from './idea/failure-notice.tsx';
import type { Failure } from './idea/source.ts';
import { Example } from './report/example.tsx';
import { ReportScreen } from './report/report-screen.tsx';
import { ShortReport } from './report/short-report.tsx';
import { createPdfFile } from './report/use-pdf.ts';
import { ReportEvidence } from './report-evidence.tsx';
import type { AnalysisSource } from './settings/ai-settings.tsx';
import { fade } from './ui/fade.ts';
import { lazyPart } from './ui/lazy-part.ts';
import { useSettings } from './ui/site-settings.tsx';

const pdf = lazyPart(() => import('./report/download-pdf.ts'));

/** The main screen without the form: a report being written, finished, short, or the example, with its evidence. */
export function ReportStage({
  state,
  store,
  source,
  load,
  shared,
  onSettings,
  headingRef,
}: {
  state: AnalysisState;
  store: AnalysisStore;
  source: AnalysisSource;
  load: LoadSource;
  /** Sharing, saving and comparing, once loaded. */
  shared: typeof import('./share/share-part.ts') | undefined;
  onSettings: (() => void) | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { screen, writing, entries, shown, full, baseline } = state;
  const { service: site, siteUrl, search } = useSettings();
  const canSearch = search !== null && source.kind === 'site';
  const makePdf = (file: ReportFile) => createPdfFile(file, siteUrl, pdf.preload);

  function explain(failure: Failure | undefined, onRetry: () => void) {
    return failure && <FailureNotice failure={failure} onRetry={onRetry} onSettings={onSettings} />;
  }

  const entry = entries[shown];
  const { planning, stability } = entry ?? {};
  const opened = screen === 'result' ? entry : undefined;
  const plan = () => void store.planValidation(load);
  const check = () => void store.checkStability(load);
  const rewrite = (to: Language) => void store.rewrite(load, to);

  return (
    <>
      {(screen === 'analyzing' || screen === 'result') && (
        <ReportScreen
          entries={entries}
          shown={shown}
          writing={writing}
          analyzing={screen === 'analyzing'}
          baseline={baseline}
          aiGenerated={source.aiGenerated}
          takesMinutes={source.kind === 'site' && site.takesMinutes === true}
          full={full}
          failures={{
            rewrite: explain(state.failure, () => rewrite(entry?.file.meta.language === 'es' ? 'en' : 'es')),
            plan: planning?.status === 'failed' && explain(planning.failure, plan),
            stability: stability?.status === 'failed' && explain(stability.failure, check),
          }}
          evidence={
            <ReportEvidence
              // Typed text must not carry over to another report.
              key={screen === 'analyzing' ? entries.length : shown}
              file={screen === 'analyzing' ? undefined : entry?.file}
              canSearch={canSearch}
              load={load}
              explain={explain}
              onFound={(found) => store.addEvidence(shown, found)}
            />
          }
          canSearch={canSearch}
          loadPdf={pdf.preload}
          keeping={{
            mark: shared && opened?.origin && <shared.OriginMark origin={opened.origin} />,
            share: shared && <shared.ShareButton file={opened?.file} makePdf={makePdf} />,
            save: shared && opened && <shared.SaveButton file={opened.file} />,
            compare: shared && opened && (
              <shared.Compare file={opened.file} tab={entries.map(({ file }) => file)} />
            ),
          }}
          actions={{
            unfold: store.unfold,
            look: store.look,
            checkStability: check,
            planValidation: plan,
            note: store.note,
            reassess: (results) => fade(() => void store.reassess(load, results)),
            rewrite,
            cancel: store.cancel,
            cancelQuestion: store.cancelQuestion,
            improve: store.improve,
            clear: store.clear,
            connect: onSettings,
          }}
          headingRef={headingRef}
        />
      )}
      {screen === 'short' && state.short && shared && (
        <ShortReport
          file={state.short}
          lead={<shared.OriginMark origin="link" />}
          next={(idea) => (
            <shared.ShortNext onAnalyze={() => store.improve(idea)} onBack={() => store.walk('input', 0)} />
          )}
          headingRef={headingRef}
        />
      )}
      {screen === 'example' && <Example onBack={store.closeExample} headingRef={headingRef} />}
    </>
  );
}
