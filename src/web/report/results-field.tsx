import { type ReactNode, useId } from 'react';
import { resultsText } from '../../document/results-text.ts';
import { codePointLength, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { ReportEntry } from '../analysis/entry.ts';
import { noteResults, reassess, requestAdvice, swapAdvice } from '../analysis/report-requests.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { Label, TextArea } from '../ui/field.tsx';
import { pageMessages } from './page-messages.ts';

/**
 * The field for the person's results, such as the answer to the advice's question. Below it are buttons that request
 * advice or a rating with these results.
 * @param entry `undefined` while the report is written; then the field is disabled
 */
export function ResultsField({
  entry,
  question,
  children,
}: {
  entry: ReportEntry | undefined;
  /** The advice's question, if it has one. */
  question: string | undefined;
  /** State of the advice that is being written again. */
  children?: ReactNode;
}) {
  const analysis = useAnalysisContext();
  const { store, hasModel } = analysis;
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const noteId = useId();
  const { file, otherAdvice, advising } = entry ?? {};
  const text = file?.results?.text ?? '';
  const resultsToSend = file ? resultsText(file.results, file.advice, file.meta.language) : '';
  const excess = codePointLength(resultsToSend) - RESULTS_MAX_LENGTH;
  const hasNothingNew = resultsToSend === '' && !file?.advice?.isCut;
  const { comparedTo } = entry ?? {};
  /** The results that this report was rated with, if it rates an idea again. */
  const ratedResults =
    comparedTo && resultsText(comparedTo.results, comparedTo.advice, comparedTo.meta.language);
  const isNew = resultsToSend !== '' && resultsToSend !== ratedResults;
  const answeredQuestion = file?.results?.question;
  return (
    <div lang={language} className="mt-3 max-w-measure print:hidden">
      <Label text={question === undefined ? texts.resultsWhy : texts.resultsAnswer}>
        <TextArea
          dir="auto"
          rows={2}
          value={text}
          disabled={!entry}
          maxLength={RESULTS_MAX_LENGTH}
          placeholder={texts.resultsExample}
          onValue={(value) => noteResults(store, value, question)}
        />
      </Label>
      {answeredQuestion !== undefined && answeredQuestion !== question && (
        <p className="mt-1 text-sm text-muted">
          {texts.resultsAnswered} <span dir="auto">{answeredQuestion}</span>
        </p>
      )}
      {hasModel && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {(file ? file.advice : question) !== undefined && (
            <Button
              disabled={hasNothingNew || excess > 0 || advising?.status === 'asking'}
              aria-describedby={noteId}
              onClick={() => void requestAdvice(analysis)}
            >
              {texts.adviceAgain}
            </Button>
          )}
          <Button
            disabled={!isNew || excess > 0}
            aria-describedby={noteId}
            onClick={() => fade(() => void reassess(analysis, resultsToSend))}
          >
            {texts.reassess}
          </Button>
          <p id={noteId} className="text-sm text-muted">
            {excess > 0 ? texts.resultsTooLong(excess) : isNew ? texts.reassessWhy : texts.reassessNothing}
          </p>
        </div>
      )}
      {children}
      {otherAdvice && (
        <Button variant="quiet" className="-ml-3 text-sm" onClick={() => swapAdvice(store)}>
          {otherAdvice.isEarlier ? texts.adviceEarlier : texts.adviceNewer}
        </Button>
      )}
    </div>
  );
}
