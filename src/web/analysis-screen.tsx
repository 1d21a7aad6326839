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
import { useChosenService } from './settings/chosen-service.tsx';
import { openReports, useOpenRequests } from './share/use-open-requests.ts';
import { fade } from './ui/fade.ts';
import { lazyPart } from './ui/lazy-part.ts';

const reportPart = lazyPart(() => import('./report/report-part.ts'));
const noticesPart = lazyPart(() => import('./settings/settings-notices.tsx'));
const sharePart = lazyPart(() => import('./share/share-part.ts'));

async function loadSessionCheck() {
  const [{ checkSession }] = await Promise.all([import('./analysis/check-session.ts'), reportPart.preload()]);
  return checkSession;
}

/** The main screen: the form, an unfinished report or a finished one. */
export function AnalysisScreen() {
  const { state, store } = useAnalysis(loadSessionCheck);
  const { screen, improves } = state;
  const { language } = useLanguage();
  const { visitorServices, advice } = useSettings();
  const { service, invalid, openSettings } = useChosenService();
  const analysisCode = analysisPart.usePart(screen === 'analyzing');
  const reportCode = reportPart.usePart(screen !== 'input' || improves !== undefined);
  const { headingRef, cameFrom } = useScreenFocus(state, reportCode !== undefined);

  const load = useCallback(async (): Promise<ReportSource> => {
    // Load the code that shows the report before sending the request.
    const [{ serverSource }] = await Promise.all([analysisPart.preload(), reportPart.preload()]);
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
  const shareCode = sharePart.usePart(
    request !== undefined || dragging || screen !== 'input' || state.unopened !== undefined,
  );
  useScreenHistory(state, store.go);
  const noticesCode = noticesPart.usePart(invalid);
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
    // If a fetch fails here, the page shows the failure when it uses the part.
    for (const part of [analysisPart, reportPart]) part.preload().catch(() => undefined);
  }

  return (
    <AnalysisContext value={analysis}>
      {/* Rendered from the start: a live region added together with its text is not announced. */}
      <p role="status" className="sr-only">
        {analysisCode && <analysisCode.Announcement state={state} />}
      </p>
      {shareCode && <shareCode.KeepReports />}
      {dragging && shareCode && <shareCode.DropTarget />}
      {request && shareCode && (
        <shareCode.OpenReport request={request} onClose={() => setRequest(undefined)} />
      )}
      {screen === 'input' && state.unopened && shareCode && <shareCode.UnopenedReport {...state.unopened} />}
      {state.screen === 'input' && (
        <InputScreen
          cameBack={cameFrom !== 'input'}
          recipient={
            <>
              <Recipient service={service} />
              {invalid && noticesCode && <noticesCode.InvalidSettingsWarning />}
            </>
          }
          improveTitle={improves && reportCode && <reportCode.ImproveTitle />}
          onAnalyze={() => {
            prefetch();
            fade(() => void store.analyze(analysisPart.preload, load, language));
          }}
          onTextFocus={prefetch}
          onReports={openReports}
          onReport={() => {
            const last = presentEntries(state).at(-1);
            if (last) store.go({ screen: 'result', shown: last.id });
            else void store.reopen(loadSessionCheck);
          }}
        />
      )}
      {screen !== 'input' && reportCode && <reportCode.ReportScreen headingRef={headingRef} />}
    </AnalysisContext>
  );
}
