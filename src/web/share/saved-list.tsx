import { nameOf } from '../../document/saved-document.ts';
import { scoreInWords } from '../../document/score-in-words.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import { LOCALES } from '../../domain/language.ts';
import type { Opened, WholeFile } from '../../domain/open-file.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { shareMessages } from './messages.ts';
import { deleteReport, type SavedReport, useSavedReports } from './saved-reports.ts';
import { ProblemText, saveStored } from './unopened.tsx';

/** The reports saved in this browser, to open or to delete. */
export function SavedList({ onOpen }: { onOpen(opened: Opened<WholeFile>): void }) {
  const texts = useMessages(shareMessages);
  const saved = useSavedReports();
  if (saved.length === 0) return <p className="mt-3">{texts.noneSaved}</p>;
  return (
    <>
      <p className="mt-3 text-sm text-muted">{texts.savedNote}</p>
      <ul className="mt-2">
        {saved.map((each) => (
          <SavedItem key={each.id} saved={each} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

/** A saved report. For an entry that cannot be opened, says why and offers the stored data as a file. */
function SavedItem({
  saved: { id, stored, opened },
  onOpen,
}: {
  saved: SavedReport;
  onOpen(opened: Opened<WholeFile>): void;
}) {
  const texts = useMessages(shareMessages);
  const name = opened.ok ? nameOf(opened.file) : texts.unnamed;
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
      <div className="flex gap-x-2">
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
        <Button
          variant="quiet"
          aria-label={texts.deleteOne(name)}
          onClick={() => confirm(texts.deleteQuestion(name)) && void deleteReport(id)}
        >
          {texts.delete}
        </Button>
      </div>
    </li>
  );
}

/** The first words of the idea, the band with the score, and when the report was written. */
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
