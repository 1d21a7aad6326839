import { openWholeFile } from '../../domain/open-file.ts';
import { openSections } from '../../domain/report-file.ts';
import type { CheckedSession, SavedSession } from './session.ts';
import { type Entry, isReport, type Writing } from './state.ts';

/** Checks what a reload left in the tab's storage. */
export function checkSession({ report, writing, id, origin, improving }: SavedSession): CheckedSession {
  const opened = openWholeFile(report);
  const entry = opened.ok ? ({ id, file: opened.file, leftOut: opened.leftOut, origin } as Entry) : undefined;
  const unopened = opened.ok || report === undefined ? undefined : { ...opened, stored: report };
  const { idea, language, results, ...rest } = (writing ?? {}) as Partial<Writing>;
  const sections = openSections(rest.sections);
  if (typeof idea !== 'string' || Object.keys(sections).length === 0) return { entry, unopened };
  const isReassessed = typeof results === 'string';
  return {
    entry,
    unopened,
    writing: {
      id: 0,
      idea,
      language: language === 'en' ? 'en' : 'es',
      results: isReassessed ? results : undefined,
      baseline: (improving || isReassessed) && entry && isReport(entry) ? entry : undefined,
      startedAt: 0,
      sections,
    },
  };
}
