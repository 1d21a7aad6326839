import type { ReactNode } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import type { Language } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';

/** Fragment identifier of the header with name and headline. */
export const HEAD_ID = 'head';

/** Whether the full analysis is unfolded, and how to change that. */
export interface Folding {
  full: boolean;
  showFull(full: boolean): void;
}

/** Controls inside the blocks of a report. */
export interface ReportControls {
  /** Below the score: the request for further ratings. */
  rating?: ReactNode;
  /** Changes the number in a line of the sums. Without `value`, undoes the change. */
  changeNumber?: ((index: number, value: number | undefined) => void) | undefined;
}

/** What a screen adds to a document, in the page's language. */
export interface Slots {
  /** Above the name: a failure, and the button for the other language. */
  top?: ReactNode;
  /** Below the name: where the report comes from. */
  origin?: ReactNode;
  /** At the end of the header: what changed since an earlier report. */
  changes?: ReactNode;
  /** At the end of the header: the ways to keep the report. */
  actions?: ReactNode;
  /** Below the answer: the field for notes. */
  thread?: ReactNode;
  /** At the end of the full analysis: the PDF button, and a button to improve the idea. */
  analysisEnd?: ReactNode;
  /** Below the document: the button for the other language, unless it is at the top. */
  end?: ReactNode;
}

interface ShownReport extends ReportControls {
  /** The report's language; may differ from the page's. */
  language: Language;
  /** Whether parts of the report are still to be written. */
  isWriting: boolean;
}

/** The report on the screen, complete or partial. */
export const [ReportContext, useReport] = requiredContext<ShownReport>('a report');

/** Texts of the report on the screen, in its language. */
export function useReportTexts() {
  return reportMessages[useReport().language];
}
