import { createContext, useContext } from 'react';
import type { Language } from '../../analysis/idea.ts';
import type { ArrivedSections } from '../../analysis/report.ts';
import { messagesIn } from '../i18n/messages.ts';
import { messages } from '../i18n/report-messages.ts';

/** Where the competitors' names come from. Until the end tells, from a model. */
export type NamesFrom = 'model' | 'rules' | 'example';

interface ShownReport {
  sections: ArrivedSections;
  /** The language the report is written in, which need not be the page's. */
  language: Language;
  /** Words of the report's headings, in its language. */
  texts: (typeof messages)['es'];
  /** More is still to come. */
  writing: boolean;
  namesFrom: NamesFrom;
}

export const ReportContext = createContext<ShownReport | undefined>(undefined);

/** The report that is being shown, whole or in part. */
export function useReport(): ShownReport {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport needs a ReportContext above it');
  return report;
}

export function reportTexts(language: Language) {
  return messagesIn(messages, language);
}
