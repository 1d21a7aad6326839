import { OTHER_LANGUAGE } from '../../domain/language.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { writeNew } from '../analysis/report-requests.ts';
import { presentReports } from '../analysis/report-state.ts';
import { isWhole, type WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { pageMessages } from './page-messages.ts';

/** A button that shows or requests the report or worksheet in the other language. */
export function OtherLanguage({ entry: { id, idea, results, file } }: { entry: WithFile<WholeFile> }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const isReport = file.format === 'crisol-report';
  const { language } = file.meta;
  const writtenIn = isReport ? file.meta.writtenIn : undefined;
  // If the model wrote in the wrong language, the report in the requested language is still missing.
  const other = writtenIn === undefined ? OTHER_LANGUAGE[language] : language;
  const existing = presentReports(analysis.state)
    .filter(isWhole)
    .find(({ file: each, idea: text }) => {
      const { meta } = each;
      const written = ('writtenIn' in meta && meta.writtenIn) || meta.language;
      return text === idea && each.format === file.format && written === other;
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted print:hidden">
      {writtenIn && <p>{texts.writtenInAnother(language, writtenIn)}</p>}
      {(analysis.hasModel || !isReport || existing) && (
        <Button
          variant="quiet"
          className="-ml-3 text-sm"
          onClick={() => {
            if (existing) analysis.store.go(existing.id);
            else fade(() => void writeNew(analysis, { idea, language: other, results, from: id }));
          }}
        >
          {existing ? texts.showIn(other) : texts.writeIn(other)}
        </Button>
      )}
    </div>
  );
}
