import { OTHER_LANGUAGE } from '../../domain/language.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { writeIn } from '../analysis/report-requests.ts';
import { presentReports } from '../analysis/report-state.ts';
import { isReport, type WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { pageMessages } from './page-messages.ts';

/** A button that shows or requests the report in the other language. */
export function OtherLanguage({ entry: { id, idea, file } }: { entry: WithFile<ReportFile> }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { language, writtenIn } = file.meta;
  // If the model wrote in the wrong language, the report in the requested language is still missing.
  const other = writtenIn === undefined ? OTHER_LANGUAGE[language] : language;
  const existing = presentReports(analysis.state)
    .filter(isReport)
    .find((each) => each.idea === idea && (each.file.meta.writtenIn ?? each.language) === other);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted print:hidden">
      {writtenIn && <p>{texts.writtenInAnother(language, writtenIn)}</p>}
      {(analysis.hasModel || existing) && (
        <Button
          variant="quiet"
          className="-ml-3 max-w-none text-sm"
          onClick={() => {
            if (existing) analysis.store.go(existing.id);
            else fade(() => void writeIn(analysis, id, other));
          }}
        >
          {existing ? texts.showIn(other) : texts.writeIn(other)}
        </Button>
      )}
    </div>
  );
}
