import { checkFindings } from '../../src/evidence/check-findings.ts';
import { markdownTable } from '../table.ts';
import { LABELLED, type Label, type LabelledFinding } from './findings.ts';
import { IDEA, QUERIES, SOURCES } from './pages.ts';

export interface CheckedLabel extends LabelledFinding {
  isKept: boolean;
}

/** Each finding of the labelled set, checked by itself. */
export function checkLabelled(): CheckedLabel[] {
  return LABELLED.map((labelled) => {
    const { label: _, why: __, ...finding } = labelled;
    return { ...labelled, isKept: checkFindings([finding], SOURCES, IDEA, QUERIES).findings.length === 1 };
  });
}

/** How many findings of each label were kept and stopped, and which ones wrongly. */
export function labelledTable(checked: readonly CheckedLabel[]): string {
  const rows = (['true', 'partly', 'false'] as const satisfies readonly Label[]).map((label) => {
    const all = checked.filter((finding) => finding.label === label);
    const kept = all.filter(({ isKept }) => isKept).length;
    return [label, String(all.length), String(kept), String(all.length - kept)];
  });
  const wrong = wronglyChecked(checked).map(
    ({ label, why, claim }) =>
      `- ${label === 'true' ? 'stopped though true' : 'kept though false'}: ${why} (“${claim}”)`,
  );
  return [markdownTable(['labelled findings', 'all', 'kept', 'stopped'], rows), ...wrong].join('\n');
}

export function wronglyChecked(checked: readonly CheckedLabel[]): CheckedLabel[] {
  return checked.filter(
    ({ label, isKept }) => (label === 'true' && !isKept) || (label === 'false' && isKept),
  );
}
