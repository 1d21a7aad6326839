import { useEffect } from 'react';
import { AnalysisContext, useAnalysisStore } from './analysis/analysis-context.ts';
import { analysisPart } from './analysis/failure-notice.tsx';
import type { ReportSource } from './analysis/source.ts';
import { useScreenFocus, useScreenHistory } from './analysis/use-screen.ts';
import { useSettings } from './contexts.ts';
import { useLanguage } from './i18n/language.tsx';
import { InputScreen } from './idea/input-screen.tsx';
import { Recipient } from './idea/recipient.tsx';
import { isSearchOn, SearchSwitch } from './idea/search-switch.tsx';
import { settingsPart, useChosenService } from './settings/chosen-service.tsx';
import { openReports, useOpenRequests } from './share/use-open-requests.ts';
import { fade } from './ui/fade.ts';
import { lazyPart } from './ui/lazy-part.ts';
import { useStore } from './ui/store.ts';

/** The code for reports, fetched when one is about to be shown. */
const reportPart = lazyPart(() => import('./report/report-screen.tsx'));
const sharePart = lazyPart(() => import('./share/share-part.ts'));

async function loadSessionCheck() {
  const [{ checkSession }] = await Promise.all([import('./analysis/check-session.ts'), reportPart.preload()]);
  return checkSession;
}

/** The main screen: the form, an unfinished report or a finished one. */
export function AnalysisScreen() {
  const store = useAnalysisStore();
  const state = useStore(store, (each) => each);
  const { shown, improves, unopened } = state;
  const isForm = shown === undefined;
  const { language } = useLanguage();
  const { search } = useSettings();
  const { service, invalid, connect } = useChosenService();
  const analysisCode = analysisPart.usePart(!isForm);
  const reportCode = reportPart.usePart(!isForm || improves !== undefined);
  const { headingRef, cameBack } = useScreenFocus(state, reportCode !== undefined);
  const { request, close } = useOpenRequests();
  const shareCode = sharePart.usePart(request !== undefined || !isForm || unopened !== undefined);
  useScreenHistory(state, store);
  useEffect(() => {
    try {
      void store.restore(sessionStorage, loadSessionCheck);
    } catch {
      // If the browser blocks storage, even reading the property throws.
    }
  }, [store]);
  const settingsCode = settingsPart.usePart(invalid);
  const bySite = service?.loadService === undefined;

  async function load(): Promise<ReportSource> {
    // Load the code that shows the report before sending the request.
    const [{ serverSource }] = await Promise.all([analysisPart.preload(), reportPart.preload()]);
    if (!service?.loadService) {
      const asked = { service: service?.name, label: service?.label };
      return serverSource(asked, search ? { name: search.name, isOn: isSearchOn() } : undefined);
    }
    const [{ browserSource }, visitorService] = await Promise.all([
      import('./analysis/browser-source.ts'),
      service.loadService(),
    ]);
    return browserSource(visitorService);
  }

  function prefetch() {
    // If a fetch fails here, the page shows the failure when it uses the part.
    for (const part of [analysisPart, reportPart]) part.preload().catch(() => undefined);
  }

  function analyze() {
    prefetch();
    fade(() => void store.analyze(analysisPart.preload, load, language));
  }

  return (
    <AnalysisContext
      value={{ state, store, load, analyze, prefetch, bySite, hasModel: service !== null, connect }}
    >
      {/* Rendered from the start: a live region added together with its text is not announced. */}
      <p role="status" className="sr-only">
        {analysisCode && <analysisCode.Announcement />}
      </p>
      {request && shareCode && <shareCode.OpenReport key={request.kind} request={request} onClose={close} />}
      {isForm && unopened && shareCode && <shareCode.UnopenedReport {...unopened} />}
      {isForm && (
        <InputScreen
          cameBack={cameBack}
          recipient={
            <>
              <Recipient service={service} />
              {invalid && settingsCode && <settingsCode.InvalidSettingsWarning label={service?.label} />}
              {search && service && bySite && <SearchSwitch service={search.label} />}
            </>
          }
          improveTitle={improves && reportCode && <reportCode.ImproveTitle />}
          onReports={openReports}
        />
      )}
      {!isForm && reportCode && <reportCode.ReportScreen headingRef={headingRef} />}
    </AnalysisContext>
  );
}
