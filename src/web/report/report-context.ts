import type { ReactNode } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import type { Language } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';

/** Fields and buttons for the sums, by the index of their quantity. */
export interface SumsControls {
  fields(index: number): ReactNode;
  undo(index: number): ReactNode;
  /** Fields for quantities that are missing. */
  missing: ReactNode;
}

interface ShownReport {
  /** The report's language; may differ from the page's. */
  language: Language;
  /** Unfolds the full analysis before a link leads into it; `undefined` if it is unfolded already. */
  reveal?: (() => void) | undefined;
  /** Parts of it are still to be written. */
  isWriting?: boolean;
  /** The score of the earlier report that this one is compared with, if their scores are comparable. */
  before?: number | undefined;
  /** Below the score: the request for further ratings. */
  ratingControls?: ReactNode;
  /** The controls of one experiment of the plan: its tick and the field for its result. */
  experimentControls?: ((index: number) => ReactNode) | undefined;
  /** Without them the sums cannot be changed. */
  sumsControls?: SumsControls | undefined;
}

/** The report on the screen, complete or partial. */
export const [ReportContext, useReport] = requiredContext<ShownReport>('a report');

/** Texts of the report on the screen, in its language. */
export function useReportTexts() {
  return reportMessages[useReport().language];
}
