import { useState } from 'react';
import { nameOf as documentName } from '../../document/saved-document.ts';
import { scoreInWords } from '../../document/score-in-words.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import type { Opened, WholeFile } from '../../domain/open-file.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { nameSchema } from '../../domain/text-schema.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { SideBySide } from './compare.tsx';
import { shareMessages } from './messages.ts';
import {
  deleteAllReports,
  deleteReport,
  restoreReport,
  type SavedReport,
  useSavedReports,
} from './saved-reports.ts';
import { ProblemText, saveStored } from './unopened.tsx';

/** The reports saved in this browser, to open or delete. A deletion can be undone. */
export function SavedList({ onOpen }: { onOpen(opened: Opened<WholeFile>): void }) {
  const texts = useMessages(shareMessages);
  const saved = useSavedReports();
  const [deleted, setDeleted] = useState<readonly SavedReport[]>([]);
  /** Ids of the reports to compare, at most two. */
  const [compared, setCompared] = useState<readonly string[]>([]);
  const reports = saved.filter(reportOf);
  // The earlier report first.
  const [one, other] = reports
    .filter(({ id }) => compared.includes(id))
    .flatMap((each) => reportOf(each) ?? [])
    .toReversed();

  async function restore() {
    for (const each of deleted) await restoreReport(each);
    setDeleted([]);
  }

  if (saved.length === 0 && deleted.length === 0) return <p className="mt-3">{texts.noneSaved}</p>;
  return (
    <section aria-labelledby="saved-reports" className="mt-5">
      <h2 id="saved-reports" className="font-display text-xl">
        {texts.savedTitle}
      </h2>
      <p className="mt-1 text-sm text-muted">{texts.savedNote}</p>
      <p role="status" className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 empty:hidden">
        {deleted.length > 0 && (
          <>
            {deleted.length === 1 && deleted[0]
              ? texts.deleted(nameOf(deleted[0]) ?? texts.unnamed)
              : texts.deletedAll}
            <Button variant="quiet" onClick={restore}>
              {texts.undo}
            </Button>
          </>
        )}
      </p>
      <ul className="mt-2">
        {saved.map((each) => (
          <SavedItem
            key={each.id}
            saved={each}
            onOpen={onOpen}
            isCompared={reports.length > 1 && reportOf(each) ? compared.includes(each.id) : undefined}
            onCompare={() =>
              setCompared(
                compared.includes(each.id)
                  ? compared.filter((id) => id !== each.id)
                  : [...compared, each.id].slice(-2),
              )
            }
            onDelete={() => void deleteReport(each.id).then(() => setDeleted([each]))}
          />
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {compared.length === 1 && texts.chooseAnother}
      </p>
      {one && other && <SideBySide one={one} other={other} />}
      {saved.length > 1 && (
        <Button
          variant="quiet"
          className="-ml-3"
          onClick={() => deleteAllReports().then(() => setDeleted(saved))}
        >
          {texts.deleteAll}
        </Button>
      )}
    </section>
  );
}

/** The report of an entry; `undefined` for a worksheet and for an entry that cannot be opened. */
function reportOf({ opened }: SavedReport): ReportFile | undefined {
  return opened.ok && opened.file.format === 'crisol-report' ? opened.file : undefined;
}

/** The report's own title, even if the report cannot be opened. */
function nameOf({ opened, stored }: SavedReport): string | undefined {
  if (opened.ok) return documentName(opened.file);
  const { report } = (stored?.file ?? {}) as { report?: { projectName?: unknown } | null };
  return nameSchema.safeParse(report?.projectName).data;
}

/** A saved report. For an entry that cannot be opened, says why and offers the stored data as a file. */
function SavedItem({
  saved,
  onOpen,
  isCompared,
  onCompare,
  onDelete,
}: {
  saved: SavedReport;
  onOpen(opened: Opened<WholeFile>): void;
  /** `undefined` if the report cannot be compared with another. */
  isCompared: boolean | undefined;
  onCompare(): void;
  onDelete(): void;
}) {
  const texts = useMessages(shareMessages);
  const { savedAt, stored, opened } = saved;
  const name = nameOf(saved) ?? texts.unnamed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p
          lang={opened.ok ? opened.file.meta.language : undefined}
          dir="auto"
          className="font-semibold wrap-anywhere"
        >
          {name}
        </p>
        {opened.ok && (
          <p dir="auto" className="truncate text-sm">
            {opened.file.idea}
          </p>
        )}
        <p className="text-sm text-muted">
          {opened.ok ? <Band file={opened.file} /> : <ProblemText {...opened} />}
          {savedAt !== undefined && (
            <>
              {' '}
              <time dateTime={savedAt}>{texts.savedAt(savedAt)}</time>
            </>
          )}
        </p>
      </div>
      {opened.ok ? (
        <Button aria-label={texts.openOne(name)} onClick={() => onOpen(opened)}>
          {texts.openSaved}
        </Button>
      ) : (
        <Button
          aria-label={texts.downloadOne(name)}
          onClick={() => saveStored(stored?.file ?? stored, nameOf(saved))}
        >
          {texts.download}
        </Button>
      )}
      {isCompared !== undefined && (
        <Button
          variant="quiet"
          aria-pressed={isCompared}
          aria-label={texts.compareOne(name)}
          className="aria-pressed:bg-ember-soft"
          onClick={onCompare}
        >
          {texts.compare}
        </Button>
      )}
      <Button variant="quiet" aria-label={texts.deleteOne(name)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </li>
  );
}

function Band({ file }: { file: WholeFile }) {
  const { language } = useLanguage();
  const { withoutAi } = useMessages(worksheetMessages);
  return `${file.format === 'crisol-worksheet' ? withoutAi : scoreInWords(file.report, language)} ·`;
}
