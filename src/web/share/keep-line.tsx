import { useEffect, useState } from 'react';
import type { WholeFile } from '../../domain/open-file.ts';
import type { TabReport, WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { shareMessages } from './messages.ts';
import { isSameReport, saveReport, useSavedReports } from './saved-reports.ts';

/** Where a report is kept, with a button that saves it in this browser. A saved report gets its later replies and numbers. */
export function KeepLine({ file, origin }: Pick<WithFile<WholeFile>, 'file'> & Pick<TabReport, 'origin'>) {
  const texts = useMessages(shareMessages);
  const saved = useSavedReports();
  const [hasFailed, setFailed] = useState(false);
  const isSaved = saved.some(({ opened }) => isSameReport(opened, file));
  // An opened file may be older than the saved report.
  const isUpdated = isSaved && (origin === undefined || origin === 'saved');

  useEffect(() => {
    if (isUpdated) saveReport(file).catch(() => setFailed(true));
  }, [isUpdated, file]);

  return (
    <>
      <p role="status" className="text-sm text-muted max-sm:basis-full">
        {hasFailed ? texts.saveFailed : isSaved ? texts.savedHere : texts.onlyInTab}
      </p>
      {!isSaved && (
        <Button
          onClick={() =>
            saveReport(file).then(
              () => setFailed(false),
              () => setFailed(true),
            )
          }
        >
          {texts.keepOne}
        </Button>
      )}
    </>
  );
}
