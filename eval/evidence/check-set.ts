import { checkFindings } from '../../src/evidence/check-findings.ts';
import { isFaithful } from '../../src/evidence/translation.ts';
import { markdownTable } from '../table.ts';
import { LABELLED, type Label, type LabelledFinding, TRANSLATIONS } from './findings.ts';
import { IDEA, QUERIES, SOURCES } from './pages.ts';

export interface CheckedLabel extends LabelledFinding {
  /** The sentences that are shown; `undefined` if the finding is dropped. */
  shown: string | undefined;
}

/** Each finding of the labelled set, checked separately. */
export function checkLabelled(): CheckedLabel[] {
  return LABELLED.map((labelled) => {
    const [kept] = checkFindings([labelled], SOURCES, IDEA, QUERIES, 'es').findings;
    return { ...labelled, shown: kept?.quote };
  });
}

/** How many findings of each label were shown and dropped, and the mistakes. */
export function labelledTable(checked: readonly CheckedLabel[]): string {
  const rows = (['careful', 'forged'] as const satisfies readonly Label[]).map((label) => {
    const all = checked.filter((finding) => finding.label === label);
    const shown = all.filter((finding) => finding.shown !== undefined).length;
    return [label, String(all.length), String(shown), String(all.length - shown)];
  });
  for (const isRight of [true, false]) {
    const all = TRANSLATIONS.filter((each) => each.isFaithful === isRight);
    const shown = all.filter((each) => isFaithful(each.translation, each.part, each.language)).length;
    rows.push([
      `${isRight ? 'faithful' : 'false'} translation`,
      String(all.length),
      String(shown),
      String(all.length - shown),
    ]);
  }
  const wrong = wronglyChecked(checked).map(
    ({ why, quote, shown }) =>
      `- ${why}: “${quote}” is ${shown === undefined ? 'dropped' : `shown as “${shown}”`}`,
  );
  return [markdownTable(['labelled', 'all', 'shown', 'dropped'], rows), ...wrong].join('\n');
}

/** Careful findings that are dropped or shown with wrong sentences, and forged findings that are shown. */
export function wronglyChecked(checked: readonly CheckedLabel[]): CheckedLabel[] {
  return checked.filter(({ label, shown, sentences }) =>
    label === 'forged' ? shown !== undefined : shown === undefined || (sentences ?? shown) !== shown,
  );
}
