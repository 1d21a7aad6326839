import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nameOf as documentName } from '../../document/printed-document.ts';
import { scoreInWords } from '../../document/score-in-words.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import type { Opened, WholeFile } from '../../domain/open-file.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { nameSchema } from '../../domain/text-schema.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { presentReports } from '../analysis/report-state.ts';
import { isReport, isWhole } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { shareMessages } from './messages.ts';
import {
  deleteAllReports,
  deleteReport,
  restoreReport,
  type SavedReport,
  useSavedReports,
} from './saved-reports.ts';
import { TwoReports } from './two-reports.tsx';
import { ProblemText, saveStored } from './unopened.tsx';

/**
 * The reports of this tab and those saved in this browser, to open, to lay two side by side, or to delete. A deletion can be
 * undone.
 */
export function SavedList({
  onOpen,
  onShow,
}: {
  onOpen(opened: Opened<WholeFile>): void;
  /** Shows a report of this tab. */
  onShow(id: number): void;
}) {
  const texts = useMessages(shareMessages);
  const { saved, inTab, reports } = useListedReports();
  const [deleted, setDeleted] = useState<readonly SavedReport[]>([]);
  /** Keys of the reports to compare, at most two. */
  const [compared, setCompared] = useState<readonly string[]>([]);
  const pair = reports
    .flatMap(({ key, file }) => (compared.includes(key) ? [file] : []))
    .sort((one, other) => one.meta.generatedAt.localeCompare(other.meta.generatedAt));

  async function restore() {
    for (const each of deleted) await restoreReport(each);
    setDeleted([]);
  }

  const compareButton = (key: string, name: string) =>
    reports.length > 1 &&
    reports.some((report) => report.key === key) && (
      <Button
        variant="quiet"
        aria-pressed={compared.includes(key)}
        aria-label={texts.compareOne(name)}
        className="aria-pressed:bg-ember-soft"
        onClick={() =>
          setCompared(
            compared.includes(key) ? compared.filter((each) => each !== key) : [...compared, key].slice(-2),
          )
        }
      >
        {texts.compare}
      </Button>
    );

  if (saved.length + inTab.length + deleted.length === 0) return <p className="mt-3">{texts.noneSaved}</p>;
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
        {inTab.map(({ id, file }) => {
          const name = documentName(file);
          return (
            <Item key={tabKey(id)} file={file} name={name} note={texts.inTab}>
              <Button aria-label={texts.openOne(name)} onClick={() => onShow(id)}>
                {texts.openSaved}
              </Button>
              {compareButton(tabKey(id), name)}
            </Item>
          );
        })}
        {saved.map((each) => {
          const name = nameOf(each) ?? texts.unnamed;
          return (
            <SavedItem
              key={each.id}
              saved={each}
              name={name}
              onOpen={onOpen}
              compareButton={compareButton(each.id, name)}
              onDelete={() => void deleteReport(each.id).then(() => setDeleted([each]))}
            />
          );
        })}
      </ul>
      <p role="status" className="text-sm text-muted">
        {compared.length === 1 && texts.chooseAnother}
      </p>
      {pair[0] && pair[1] && <Pair key={compared.join()} one={pair[0]} other={pair[1]} />}
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

/** The saved reports, the unsaved reports of this tab, and those of both that can be compared. */
function useListedReports() {
  const { state } = useAnalysisContext();
  const saved = useSavedReports();
  const savedDates = new Set(saved.map(({ opened }) => opened.ok && opened.file.meta.generatedAt));
  const inTab = presentReports(state)
    .filter(isWhole)
    .filter(({ file }) => !savedDates.has(file.meta.generatedAt))
    .toReversed();
  const reports = [
    ...inTab.filter(isReport).map(({ id, file }) => ({ key: tabKey(id), file })),
    ...saved.flatMap((each) => {
      const file = reportOf(each);
      return file ? [{ key: each.id, file }] : [];
    }),
  ];
  return { saved, inTab, reports };
}

/** Two reports side by side, moved into view and announced. */
function Pair({ one, other }: { one: ReportFile; other: ReportFile }) {
  const texts = useMessages(shareMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a block, the effect would return the promise of newer browsers as its cleanup.
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

function tabKey(id: number): string {
  return `tab ${id}`;
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
  saved: { savedAt, stored, opened },
  name,
  onOpen,
  compareButton,
  onDelete,
}: {
  saved: SavedReport;
  name: string;
  onOpen(opened: Opened<WholeFile>): void;
  compareButton: ReactNode;
  onDelete(): void;
}) {
  const texts = useMessages(shareMessages);
  return (
    <Item
      file={opened.ok ? opened.file : undefined}
      name={name}
      note={
        <>
          {!opened.ok && <ProblemText {...opened} />}{' '}
          {savedAt !== undefined && <time dateTime={savedAt}>{texts.savedAt(savedAt)}</time>}
        </>
      }
    >
      {opened.ok ? (
        <Button aria-label={texts.openOne(name)} onClick={() => onOpen(opened)}>
          {texts.openSaved}
        </Button>
      ) : (
        <Button aria-label={texts.downloadOne(name)} onClick={() => saveStored(stored?.file ?? stored, name)}>
          {texts.download}
        </Button>
      )}
      {compareButton}
      <Button variant="quiet" aria-label={texts.deleteOne(name)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </Item>
  );
}

/** A report of the list: name, first words of the idea, score, a note, and its buttons. */
function Item({
  file,
  name,
  note,
  children,
}: {
  file: WholeFile | undefined;
  name: string;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p lang={file?.meta.language} dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        {file && (
          <p dir="auto" className="truncate text-sm">
            {file.idea}
          </p>
        )}
        <p className="text-sm text-muted">
          {file && <Band file={file} />} {note}
        </p>
      </div>
      <div className="flex gap-x-2">{children}</div>
    </li>
  );
}

/** Band and score, with a dot after them. No line begins with a dot. */
function Band({ file }: { file: WholeFile }) {
  const { language } = useLanguage();
  const { withoutAi } = useMessages(worksheetMessages);
  const words = file.format === 'crisol-worksheet' ? withoutAi : scoreInWords(file.report, language);
  return `${words} ·`.replaceAll(' ·', '\u00a0·');
}
