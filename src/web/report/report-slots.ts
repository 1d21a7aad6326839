import type { ReactNode } from 'react';

/** Parts that only some reports have. A report being written has them too, disabled, so that nothing moves. */
export interface ReportSlots {
  /** First line: language, other reports of the tab. */
  kicker?: ReactNode;
  /** Below the name: download and share. */
  actions?: ReactNode;
  /** What changed since an earlier report. */
  changes?: ReactNode;
  /** Inside the box with the largest gains. */
  improve?: ReactNode;
  stability?: ReactNode;
  evidence?: ReactNode;
  /** At the start of the competitors. */
  found?: ReactNode;
  plan?: ReactNode;
  /** After the last chapter. */
  take?: ReactNode;
}
