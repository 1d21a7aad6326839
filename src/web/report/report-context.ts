import { createContext, type ReactNode } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import type { Language } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';

export interface ShownReport {
  /** The report's language; may differ from the page's. */
  language: Language;
  /** Unfolds the full analysis before a link leads into it; `undefined` if it is unfolded already. */
  reveal?: (() => void) | undefined;
  /** Parts of the report are still to be written. */
  isWriting?: boolean;
  /** The score of the earlier report that this one is compared with, if their scores are comparable. */
  before?: number | undefined;
  /** Below the score: the request for further ratings. */
  ratingControls?: ReactNode;
  /** Changes the number in a line of the sums. Without `value`, restores the number that the model wrote. */
  changeNumber?: ((index: number, value: number | undefined) => void) | undefined;
}

/** The report on the screen, complete or partial. */
export const [ReportContext, useReport] = requiredContext<ShownReport>('a report');

/** The title of the enclosing section. */
export const SectionTitle = createContext('');

/** Texts of the report on the screen, in its language. */
export function useReportTexts() {
  return reportMessages[useReport().language];
}
