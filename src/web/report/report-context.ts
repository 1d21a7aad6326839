import { createContext, type ReactNode, useContext } from 'react';
import { messagesIn } from '../../document/messages.ts';
import { messages } from '../../document/report-messages.ts';
import type { Language } from '../../domain/idea.ts';
import type { ArrivedSections } from '../../domain/report.ts';

/** Source of the competitors' names. */
export type NamesFrom = 'model' | 'rules' | 'example';

interface ShownReport {
  sections: ArrivedSections;
  /** The report's language; may differ from the page's. */
  language: Language;
  /** Texts of the report, in its language. */
  texts: (typeof messages)['es'];
  /** Whether the report is being written. */
  writing: boolean;
  namesFrom: NamesFrom;
  /** Competitors found on the web, shown before those from the model's memory. */
  found?: ReactNode;
}

export const ReportContext = createContext<ShownReport | undefined>(undefined);

/** The report on the screen, complete or partial. */
export function useReport(): ShownReport {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport needs a ReportContext above it');
  return report;
}

export function reportTexts(language: Language) {
  return messagesIn(messages, language);
}
