import { adviceMessages } from '../../document/advice-messages.ts';
import type { ReportContent } from '../../document/content.ts';
import { present } from '../../document/make-blocks.ts';
import { isScoredVerdict } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { ReportEntry, Writing } from '../analysis/entry.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest, requestAdvice } from '../analysis/report-requests.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';
import type { Controls } from './report-view.tsx';
import { ResultsField } from './results-field.tsx';

/**
 * The controls of the advice: the button that requests it, its state, and the field to answer its question.
 * @param report finished or unfinished
 */
export function adviceControls(
  report: ReportEntry | Writing | undefined,
  { sections, language, advice, isAdvising, missing }: ReportContent,
  hasModel: boolean,
): Controls[] {
  if (!report || !isScoredVerdict(sections.verdict)) return [];
  const entry = 'file' in report ? report : undefined;
  const isWhole = (entry ? entry.file.advice : (report as Writing).advice) !== undefined;
  const isWriting = missing === 'pending';
  const { advising } = report;
  const isShown = entry !== undefined || isWriting || advising?.status === 'asking';
  if (!isShown) return [];
  const texts = pageMessages[language];
  const state = <AdviceState advising={advising} canCancel={entry !== undefined} />;
  const question = advice?.parts?.find(({ kind }) => kind === 'ask')?.text;
  return present<Controls>([
    !isWhole && (isAdvising || advising) && { id: 'advising', part: 'advice', node: state },
    !isWhole &&
      !(isAdvising || advising) &&
      hasModel &&
      (sections.verdict ?? 'judged') === 'judged' && {
        id: 'advising',
        part: 'advice',
        title: texts.adviceTitle,
        node: <AskForAdvice isWriting={isWriting} />,
      },
    !isAdvising && {
      id: question === undefined ? 'results' : 'ask',
      part: 'advice',
      title: adviceMessages[language].results,
      node: (
        <ResultsField entry={entry} question={question}>
          {isWhole && advising && state}
        </ResultsField>
      ),
    },
  ]);
}

/** The button that requests the first advice. Disabled while the report is written. */
export function AskForAdvice({ isWriting }: { isWriting: boolean }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  return (
    <div lang={language} className="print:hidden">
      <p className="mb-4 max-w-measure">{texts.adviceWhy}</p>
      <Button disabled={isWriting} onClick={() => void requestAdvice(analysis)}>
        {texts.adviceAsk}
      </Button>
    </div>
  );
}

/** How far the advice is written, or why it failed. While a report is written, its own button also cancels its advice. */
export function AdviceState({
  advising,
  canCancel,
}: Pick<ReportEntry | Writing, 'advising'> & { canCancel: boolean }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  if (advising?.status === 'failed') {
    return <FailureNotice failure={advising.failure} onRetry={() => void requestAdvice(analysis)} />;
  }
  return (
    <div
      lang={language}
      className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted print:hidden"
    >
      {advising && (
        <>
          <Spinner className="size-4" />
          {texts.adviceAsking(advising.arrived.parts?.length ?? 0)}
          {canCancel && (
            <Button
              variant="quiet"
              className="text-sm"
              onClick={() => cancelRequest(analysis.store, 'advising')}
            >
              {texts.cancel}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
