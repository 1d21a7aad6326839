import { useCallback, useMemo } from 'react';
import { type Analysis, AnalysisContext, useAnalysis } from './analysis/analysis-context.ts';
import { analysisPart } from './analysis/failure-notice.tsx';
import type { ReportSource } from './analysis/source.ts';
import { presentEntries } from './analysis/state.ts';
import { useScreenFocus, useScreenHistory } from './analysis/use-screen.ts';
import { useSettings } from './contexts.ts';
import { useLanguage } from './i18n/language.tsx';
import { InputScreen } from './idea/input-screen.tsx';
import { Recipient } from './idea/recipient.tsx';
import { useAiSettings } from './settings/ai-settings.tsx';
import { useOpenRequests } from './share/use-open-requests.ts';
import { fade } from './ui/fade.ts';
import { lazyPart } from './ui/lazy-part.ts';

const report = lazyPart(() => import('./report/report-part.ts'));
const settingsNotices = lazyPart(() => import('./settings/settings-notices.tsx'));
const share = lazyPart(() => import('./share/share-part.ts'));

async function loadSessionCheck() {
  const [{ checkSession }] = await Promise.all([import('./analysis/check-session.ts'), report.preload()]);
  return checkSession;
}

/** The main screen: form, report being written, report. */
export function AnalysisScreen() {
  const { state, store } = useAnalysis(loadSessionCheck);
  const { screen, improves } = state;
  const { language } = useLanguage();
  const { visitorServices, advice } = useSettings();
  const { service, invalid, openSettings } = useAiSettings();
  const requesting = analysisPart.usePart(screen === 'analyzing');
  const parts = report.usePart(screen !== 'input' || improves !== undefined);
  const { headingRef, cameFrom } = useScreenFocus(state, parts !== undefined);

  const load = useCallback(async (): Promise<ReportSource> => {
    // Load the code that shows the answer before sending anything.
    const [{ serverSource }] = await Promise.all([analysisPart.preload(), report.preload()]);
    if (!service?.loadService) {
      return serverSource({ service: service?.name, label: service?.label }, advice === 'auto');
    }
    const [{ browserSource }, visitorService] = await Promise.all([
      import('./analysis/browser-source.ts'),
      service.loadService(),
    ]);
    return browserSource(visitorService);
  }, [service, advice]);
  const { request, setRequest, dragging } = useOpenRequests();
  const shared = share.usePart(
    request !== undefined || dragging || screen !== 'input' || state.unopened !== undefined,
  );
  useScreenHistory(state, store.go);
  const notices = settingsNotices.usePart(invalid);
  const analysis = useMemo<Analysis>(
    () => ({
      state,
      store,
      load,
      bySite: service?.loadService === undefined,
      hasModel: service !== null,
      connect: visitorServices.length > 0 ? openSettings : undefined,
    }),
    [state, store, load, service, visitorServices, openSettings],
  );

  function prefetch() {
    // A failed fetch is shown when the part is used.
    for (const part of [analysisPart, report]) part.preload().catch(() => undefined);
  }

  return (
    <AnalysisContext value={analysis}>
      {/* Rendered from the start: a live region added together with its text is not announced. */}
      <p role="status" className="sr-only">
        {requesting && <requesting.Announcement state={state} />}
      </p>
      {shared && <shared.KeepReports />}
      {dragging && shared && <shared.DropTarget />}
      {request && shared && <shared.OpenReport request={request} onClose={() => setRequest(undefined)} />}
      {screen === 'input' && state.unopened && shared && <shared.UnopenedReport {...state.unopened} />}
      {state.screen === 'input' && (
        <InputScreen
          cameBack={cameFrom !== 'input'}
          recipient={
            <>
              <Recipient service={service} />
              {invalid && notices && <notices.InvalidSettingsWarning />}
            </>
          }
          improveTitle={improves && parts && <parts.ImproveTitle />}
          onAnalyze={() => {
            prefetch();
            fade(() => void store.analyze(analysisPart.preload, load, language));
          }}
          onTextFocus={prefetch}
          onReport={() => {
            const last = presentEntries(state).at(-1);
            if (last) store.go({ screen: 'result', shown: last.id });
            else void store.reopen(loadSessionCheck);
          }}
        />
      )}
      {screen !== 'input' && parts && <parts.ReportScreen headingRef={headingRef} />}
    </AnalysisContext>
  );
}
