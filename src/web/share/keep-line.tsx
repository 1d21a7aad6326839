import { useEffect, useState } from 'react';
import type { WholeFile } from '../../domain/open-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { isKeeping, startKeeping } from './keep-switch.tsx';
import { shareMessages } from './messages.ts';
import { saveReport, useSavedReports } from './saved-reports.ts';

/** Where a report is kept, with a button that saves it in this browser or, once it is saved, all reports to come. */
export function KeepLine({ file }: { file: WholeFile }) {
  const texts = useMessages(shareMessages);
  const { state } = useAnalysisContext();
  const saved = useSavedReports();
  const [areAllKept, setAllKept] = useState(isKeeping);
  const [hasFailed, setFailed] = useState(false);
  const isSaved = saved.some(
    ({ opened }) =>
      opened.ok && opened.file.meta.generatedAt === file.meta.generatedAt && opened.file.idea === file.idea,
  );

  function run(task: Promise<void>) {
    task.then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }

  // A saved report gets its later replies and numbers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` only sets the state.
  useEffect(() => {
    if (isSaved) run(saveReport(file));
  }, [isSaved, file]);

  const where = file.format === 'crisol-report' ? texts.onlyInTab : texts.worksheetOnlyInTab;
  return (
    <>
      <p role="status" className="text-sm text-muted max-sm:basis-full">
        {hasFailed
          ? texts.saveFailed
          : areAllKept && isSaved
            ? texts.allSavedHere
            : isSaved
              ? texts.savedHere
              : where}
      </p>
      {!isSaved ? (
        <Button onClick={() => run(saveReport(file))}>
          <span>
            {texts.keepOne}
            <span className="max-sm:sr-only"> {texts.inThisBrowser}</span>
          </span>
        </Button>
      ) : (
        !areAllKept && (
          <Button variant="quiet" onClick={() => run(startKeeping(state).then(() => setAllKept(true)))}>
            {texts.keepAlways}
          </Button>
        )
      )}
    </>
  );
}
