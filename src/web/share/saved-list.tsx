import { useState } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import { scoreBand } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { shareMessages } from './messages.ts';
import {
  deleteAllReports,
  deleteReport,
  type SavedReport,
  saveReport,
  useSavedReports,
} from './saved-reports.ts';

/** The reports saved in this browser, to open or delete. A deletion can be undone. */
export function SavedList({ onOpen }: { onOpen(file: ReportFile): void }) {
  const texts = useMessages(shareMessages);
  const words = useMessages(reportMessages);
  const saved = useSavedReports();
  const [deleted, setDeleted] = useState<readonly SavedReport[]>([]);

  async function restore() {
    for (const { file, savedAt } of deleted) await saveReport(file, savedAt);
    setDeleted([]);
  }

  if (saved.length === 0 && deleted.length === 0) return null;
  const nameOf = ({ file }: SavedReport) => file.report.projectName;
  return (
    <section aria-labelledby="saved-reports" className="mt-5">
      <h2 id="saved-reports" className="font-display text-xl">
        {texts.savedTitle}
      </h2>
      <p className="mt-1 text-sm text-muted">{texts.savedNote}</p>
      <p role="status" className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 empty:hidden">
        {deleted.length > 0 && (
          <>
            {deleted.length === 1 && deleted[0] ? texts.deleted(nameOf(deleted[0])) : texts.deletedAll}
            <Button variant="quiet" onClick={restore}>
              {texts.undo}
            </Button>
          </>
        )}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {saved.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-60">
              <p lang={each.file.meta.language} dir="auto" className="font-semibold wrap-anywhere">
                {nameOf(each)}
              </p>
              <p className="text-sm text-muted">
                {each.file.meta.aiGenerated && `${words.band[scoreBand(each.file.report.score)]} · `}
                <time dateTime={each.savedAt}>{texts.savedAt(each.savedAt)}</time>
              </p>
            </div>
            <Button aria-label={texts.openOne(nameOf(each))} onClick={() => onOpen(each.file)}>
              {texts.openSaved}
            </Button>
            <Button
              variant="quiet"
              aria-label={texts.deleteOne(nameOf(each))}
              onClick={() => deleteReport(each.id).then(() => setDeleted([each]))}
            >
              {texts.delete}
            </Button>
          </li>
        ))}
      </ul>
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
