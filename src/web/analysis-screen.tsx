import { useCallback } from 'react';
import type { Language } from '../domain/idea.ts';
import { useLanguage } from './i18n/language.tsx';
import { asking } from './idea/asking.ts';
import { FailureNotice } from './idea/failure-notice.tsx';
import { InputScreen } from './idea/input-screen.tsx';
import { Recipient } from './idea/recipient.tsx';
import type { Failure, ReportSource } from './idea/source.ts';
import { useAnalysis } from './idea/use-analysis.ts';
import { useScreenFocus } from './idea/use-screen-focus.ts';
import { useAiSettings } from './settings/ai-settings.tsx';
import { fade } from './ui/fade.ts';
import { lazyPart } from './ui/lazy-part.ts';
import { useSettings } from './ui/site-settings.tsx';

const report = lazyPart(() => import('./report-parts.ts'));
const warning = lazyPart(() => import('./settings/invalid-settings-warning.tsx'));
/** Only a browser that has a model of its own fetches this. */
const browserOffer = lazyPart(() => import('./settings/browser-offer.tsx'));
const pdf = lazyPart(() => import('./report/download-pdf.ts'));

async function loadReportReader() {
  const [{ reportFileSchema }] = await Promise.all([import('../domain/report-file.ts'), report.preload()]);
  return (saved: unknown) => reportFileSchema.safeParse(saved).data;
}

/** The main screen: the form, the report being written, the report, the example. */
export function AnalysisScreen() {
  const { state, store } = useAnalysis(loadReportReader);
  const { screen, writing, unfinished, entries, shown, full, baseline } = state;
  const { language } = useLanguage();
  const { service: site, visitorServices, search } = useSettings();
  const offersBrowser = visitorServices.includes('browser');
  const { source, adjustable, invalid, openSettings } = useAiSettings();
  const warningPart = warning.usePart(invalid);
  const asked = asking.usePart(screen === 'analyzing');
  const parts = report.usePart(screen !== 'input' || unfinished !== undefined || baseline !== undefined);
  const { headingRef, cameFrom } = useScreenFocus(screen, shown, parts !== undefined);

  const load = useCallback(async (): Promise<ReportSource> => {
    // Nothing is sent before the code that shows the answer is here.
    const [{ serverSource }] = await Promise.all([asking.preload(), report.preload()]);
    if (source.kind === 'site') return serverSource({ service: source.name, label: source.label });
    const [{ browserSource }, service] = await Promise.all([
      import('./idea/browser-source.ts'),
      source.loadService(),
    ]);
    return browserSource(service);
  }, [source]);
  const canSearch = search !== null && source.kind === 'site';
  const onSettings = adjustable ? () => openSettings() : undefined;
  const offer = browserOffer.usePart(!source.aiGenerated && offersBrowser && 'LanguageModel' in globalThis);

  function prefetch() {
    // A failure shows when the part is needed.
    for (const part of [asking, report]) part.preload().catch(() => undefined);
  }

  function analyze() {
    prefetch();
    fade(() => void store.analyze(load, language));
  }

  function explain(failure: Failure | undefined, onRetry: () => void) {
    return failure && <FailureNotice failure={failure} onRetry={onRetry} onSettings={onSettings} />;
  }

  const entry = entries[shown];
  const { planning, stability } = entry ?? {};
  const plan = () => void store.planValidation(load);
  const check = () => void store.checkStability(load);
  const rewrite = (to: Language) => void store.rewrite(load, to);

  return (
    <>
      {/* Rendered from the start: a live region added together with its text is not announced. */}
      <p role="status" className="sr-only">
        {asked && <asked.Announcement state={state} />}
      </p>
      {screen === 'input' && (
        <InputScreen
          state={state}
          cameBack={cameFrom !== 'input'}
          recipient={
            <>
              <Recipient source={source} onSettings={onSettings} />
              {!source.aiGenerated && offer && (
                <offer.BrowserOffer onChoose={() => openSettings('browser')} />
              )}
              {invalid && warningPart && <warningPart.InvalidSettingsWarning />}
            </>
          }
          improving={
            baseline?.meta.aiGenerated &&
            parts && <parts.Improving report={baseline.report} language={baseline.meta.language} />
          }
          unfinished={unfinished && parts && <parts.UnfinishedReport report={unfinished} />}
          onType={store.type}
          onAnalyze={analyze}
          onInterest={prefetch}
          onExample={() => void store.openExample(report.preload)}
          onLook={store.look}
          onReopen={() => void store.reopen(loadReportReader)}
          onSettings={onSettings}
        />
      )}
      {(screen === 'analyzing' || screen === 'result') && parts && (
        <parts.ReportScreen
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
            <parts.ReportEvidence
              // What was typed for one report stays out of the others.
              key={screen === 'analyzing' ? entries.length : shown}
              file={screen === 'analyzing' ? undefined : entry?.file}
              language={writing?.language ?? language}
              canSearch={canSearch}
              load={load}
              explain={explain}
              onFound={(found) => store.addEvidence(shown, found)}
            />
          }
          found={screen === 'result' && entry && parts.foundCompetitors(entry.file)}
          canSearch={canSearch}
          loadPdf={pdf.preload}
          actions={{
            unfold: store.unfold,
            look: store.look,
            checkStability: check,
            planValidation: plan,
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
      {screen === 'example' && parts && <parts.Example onBack={store.closeExample} headingRef={headingRef} />}
    </>
  );
}
