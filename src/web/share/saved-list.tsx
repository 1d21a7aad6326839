import { useEffect, useRef, useState } from 'react';
import { nameOf } from '../../document/printed-document.ts';
import { scoreInWords } from '../../document/score-in-words.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import { LOCALES } from '../../domain/language.ts';
import type { Opened, WholeFile } from '../../domain/open-file.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { shareMessages } from './messages.ts';
import { deleteReport, restoreReport, type SavedReport, useSavedReports } from './saved-reports.ts';
import { TwoReports } from './two-reports.tsx';
import { ProblemText, saveStored } from './unopened.tsx';

/** The reports saved in this browser, with buttons to open, compare and delete them. A deletion can be undone. */
export function SavedList({ onOpen }: { onOpen(opened: Opened<WholeFile>): void }) {
  const texts = useMessages(shareMessages);
  const saved = useSavedReports();
  const [deleted, setDeleted] = useState<SavedReport>();
  /** Ids of the reports to compare, at most two. */
  const [compared, setCompared] = useState<readonly string[]>([]);
  const reports = saved.filter((each) => reportOf(each) !== undefined);
  // The list has the newest report first; the comparison has the earlier one first.
  const [one, other] = reports
    .filter(({ id }) => compared.includes(id))
    .flatMap((each) => reportOf(each) ?? [])
    .toReversed();

  function toggleCompared(id: string) {
    const others = compared.filter((each) => each !== id);
    setCompared(others.length < compared.length ? others : [...compared, id].slice(-2));
  }

  return (
    <>
      <p className="mt-3 text-sm text-muted">{saved.length > 0 ? texts.savedNote : texts.noneSaved}</p>
      <p role="status" className="mt-2 flex flex-wrap items-center gap-x-3 empty:hidden">
        {deleted && (
          <>
            {texts.deleted(nameOfSaved(deleted) ?? texts.unnamed)}
            <Button
              variant="quiet"
              onClick={() => void restoreReport(deleted).then(() => setDeleted(undefined))}
            >
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
            isCompared={compared.includes(each.id)}
            onCompare={
              reports.length > 1 && reports.includes(each) ? () => toggleCompared(each.id) : undefined
            }
            onOpen={onOpen}
            onDelete={() => void deleteReport(each.id).then(() => setDeleted(each))}
          />
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {one && !other && texts.chooseAnother}
      </p>
      {one && other && <Pair key={compared.join()} one={one} other={other} />}
    </>
  );
}

/** Two reports side by side, moved into view and announced. */
function Pair({ one, other }: { one: ReportFile; other: ReportFile }) {
  const texts = useMessages(shareMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces keep the effect from returning the promise of newer browsers as its cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const titles = [one.report.projectName, other.report.projectName] as const;
  return (
    <div ref={box}>
      <p role="status" className="sr-only">
        {texts.comparison(...titles)}
      </p>
      <TwoReports columns={[one, other]} titles={titles} />
    </div>
  );
}

/** The report of an entry; `undefined` for a worksheet and for an entry that cannot be opened. */
function reportOf({ opened }: SavedReport): ReportFile | undefined {
  return opened.ok && opened.file.format === 'crisol-report' ? opened.file : undefined;
}

function nameOfSaved({ opened }: SavedReport): string | undefined {
  return opened.ok ? nameOf(opened.file) : undefined;
}

/** A saved report. For an entry that cannot be opened, says why and offers the stored data as a file. */
function SavedItem({
  saved,
  isCompared,
  onCompare,
  onOpen,
  onDelete,
}: {
  saved: SavedReport;
  isCompared: boolean;
  /** `undefined` if there is no other report to compare with, or the entry is not a report. */
  onCompare: (() => void) | undefined;
  onOpen(opened: Opened<WholeFile>): void;
  onDelete(): void;
}) {
  const texts = useMessages(shareMessages);
  const { opened, stored } = saved;
  const name = nameOfSaved(saved) ?? texts.unnamed;
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
        {opened.ok ? <Summary file={opened.file} /> : <ProblemText {...opened} />}
      </div>
      <div className="flex flex-wrap gap-x-1 sm:gap-x-2 max-sm:*:px-2.5">
        {opened.ok ? (
          <Button aria-label={texts.openOne(name)} onClick={() => onOpen(opened)}>
            {texts.openSaved}
          </Button>
        ) : (
          <Button
            aria-label={texts.downloadOne(name)}
            onClick={() => saveStored(stored?.file ?? stored, name)}
          >
            {texts.download}
          </Button>
        )}
        {onCompare && (
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
      </div>
    </li>
  );
}

/** The start of the idea, the band with the score, and the date of the report. */
function Summary({ file }: { file: WholeFile }) {
  const { language } = useLanguage();
  const { withoutAi } = useMessages(worksheetMessages);
  const { generatedAt } = file.meta;
  return (
    <>
      <p dir="auto" className="truncate text-sm">
        {file.idea}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{file.format === 'crisol-report' ? scoreInWords(file.report, language) : withoutAi}</span>
        <time dateTime={generatedAt}>
          {new Date(generatedAt).toLocaleString(LOCALES[language], {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}
        </time>
      </p>
    </>
  );
}
