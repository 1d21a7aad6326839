import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from './i18n/language.tsx';
import { asking } from './idea/asking.ts';
import { InputScreen } from './idea/input-screen.tsx';
import { Recipient } from './idea/recipient.tsx';
import type { ReportSource } from './idea/source.ts';
import { useAnalysis } from './idea/use-analysis.ts';
import { useScreenFocus } from './idea/use-screen-focus.ts';
import { useScreenHistory } from './idea/use-screen-history.ts';
import { useAiSettings } from './settings/ai-settings.tsx';
import { mayHaveSavedReports } from './share/saved-note.ts';
import { useOpenRequests } from './share/use-open-requests.ts';
import { fade } from './ui/fade.ts';
import { lazyPart } from './ui/lazy-part.ts';
import { useSettings } from './ui/site-settings.tsx';

const report = lazyPart(() => import('./report-parts.ts'));
const warning = lazyPart(() => import('./settings/invalid-settings-warning.tsx'));
/** Fetched only by browsers with a built-in model. */
const browserOffer = lazyPart(() => import('./settings/browser-offer.tsx'));
const share = lazyPart(() => import('./share/share-part.ts'));

async function loadReportReader() {
  const [{ reportFileSchema }] = await Promise.all([import('../domain/report-file.ts'), report.preload()]);
  return (saved: unknown) => reportFileSchema.safeParse(saved).data;
}

/** The main screen: form, report being written, report, example. */
export function AnalysisScreen() {
  const { state, store } = useAnalysis(loadReportReader);
  const { screen, unfinished, shown, baseline } = state;
  const { language } = useLanguage();
  const { visitorServices } = useSettings();
  const offersBrowser = visitorServices.includes('browser');
  const { source, adjustable, invalid, openSettings } = useAiSettings();
  const warningPart = warning.usePart(invalid);
  const asked = asking.usePart(screen === 'analyzing');
  const parts = report.usePart(screen !== 'input' || unfinished !== undefined || baseline !== undefined);
  const { headingRef, cameFrom } = useScreenFocus(screen, shown, parts !== undefined);

  const load = useCallback(async (): Promise<ReportSource> => {
    // Load the code that shows the answer before sending anything.
    const [{ serverSource }] = await Promise.all([asking.preload(), report.preload()]);
    if (source.kind === 'site') return serverSource({ service: source.name, label: source.label });
    const [{ browserSource }, service] = await Promise.all([
      import('./idea/browser-source.ts'),
      source.loadService(),
    ]);
    return browserSource(service);
  }, [source]);
  const { request, setRequest, dragging } = useOpenRequests();
  const [hasSaved, setHasSaved] = useState(false);
  // After hydration, because the server does not know this browser's storage.
  useEffect(() => setHasSaved(mayHaveSavedReports()), []);
  const shared = share.usePart(request !== undefined || dragging || hasSaved || screen !== 'input');
  useScreenHistory(state, store.walk);
  const onSettings = adjustable ? () => openSettings() : undefined;
  const offer = browserOffer.usePart(!source.aiGenerated && offersBrowser && 'LanguageModel' in globalThis);

  function prefetch() {
    // A failed fetch is shown when the part is used.
    for (const part of [asking, report]) part.preload().catch(() => undefined);
  }

  function analyze() {
    prefetch();
    fade(() => void store.analyze(load, language));
  }

  return (
    <>
      {/* Rendered from the start: a live region added together with its text is not announced. */}
      <p role="status" className="sr-only">
        {asked && <asked.Announcement state={state} />}
      </p>
      {dragging && shared && <shared.DropTarget />}
      {request && shared && (
        <shared.OpenReport
          request={request}
          onWhole={store.open}
          onShort={store.openShort}
          onClose={() => setRequest(undefined)}
        />
      )}
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
          improving={baseline?.meta.aiGenerated && parts && <parts.Improving file={baseline} />}
          unfinished={unfinished && parts && <parts.UnfinishedReport report={unfinished} />}
          onType={store.type}
          onAnalyze={analyze}
          onInterest={prefetch}
          onExample={() => void store.openExample(report.preload)}
          onLook={store.look}
          onReopen={() => void store.reopen(loadReportReader)}
          onOpen={() => setRequest({ kind: 'dialog' })}
          onUndoClear={store.undoClear}
          onSettings={onSettings}
        />
      )}
      {screen === 'input' && hasSaved && shared && (
        <shared.SavedList onOpen={(file) => void store.open(file, 'saved')} />
      )}
      {screen !== 'input' && parts && (
        <parts.ReportStage
          state={state}
          store={store}
          source={source}
          load={load}
          shared={shared}
          onSettings={onSettings}
          headingRef={headingRef}
        />
      )}
    </>
  );
}
