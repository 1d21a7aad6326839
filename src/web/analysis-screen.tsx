import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLanguage } from './i18n/language.tsx';
import { IdeaForm } from './idea/idea-form.tsx';
import { InputNotes } from './idea/input-notes.tsx';
import { Introduction } from './idea/introduction.tsx';
import { Recipient } from './idea/recipient.tsx';
import type { Failure } from './idea/source.ts';
import { useAnalysis } from './idea/use-analysis.ts';
import { useAiSettings } from './settings/ai-settings.tsx';
import { lazyPart } from './ui/lazy-part.ts';
import { useSettings } from './ui/site-settings.tsx';
import { useHeadingFocus } from './idea/use-heading-focus.ts';

/** Fetched when the visitor comes to the form, so that pressing the button waits for nothing. */
const asking = lazyPart(() => import('./idea/asking-part.ts'));
/** Fetched when something is sent: the model takes longer. */
const report = lazyPart(() => import('./report/report-part.ts'));
const pdf = lazyPart(() => import('./pdf/download.ts'));

/** The main screen: the form, the report being written, the report. */
export function AnalysisScreen() {
  const { state, store } = useAnalysis();
  const { language } = useLanguage();
  const { siteUrl } = useSettings();
  const { source, adjustable, openSettings } = useAiSettings();
  const { screen, writing, entries, shown, full } = state;

  const needsReport = screen !== 'input' || state.unfinished !== undefined;
  const parts = report.usePart(needsReport);
  const failed = state.failure ?? entries[shown]?.planning ?? entries[shown]?.stability;
  const asked = asking.usePart(failed !== undefined);
  const { headingRef, returned } = useHeadingFocus(screen);

  const load = useCallback(async () => {
    const { serverSource, browserSource } = await asking.preload();
    if (source.kind === 'site') return serverSource({ service: source.name, label: source.label });
    return (await browserSource())(await source.loadService());
  }, [source]);

  return null;
}
