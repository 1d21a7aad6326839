import { createContext, type ReactNode, useContext } from 'react';
import { messagesIn } from '../../document/messages.ts';
import { reportMessages } from '../../document/report-messages.ts';
import type { Language } from '../../domain/idea.ts';

interface ShownReport {
  /** The report's language; may differ from the page's. */
  language: Language;
  /** Unfolds the full analysis before a link leads there; `undefined` if it is unfolded. */
  reveal?: (() => void) | undefined;
  /** What belongs to one experiment of the plan, e.g. the field for its result. */
  experimentControls?: ((index: number) => ReactNode) | undefined;
}

export const ReportContext = createContext<ShownReport | undefined>(undefined);

/** The report on the screen, complete or partial. */
export function useReport(): ShownReport {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport needs a ReportContext above it');
  return report;
}

/** Texts of a report, in its language. */
export function reportTexts(language: Language) {
  return messagesIn(reportMessages, language);
}
