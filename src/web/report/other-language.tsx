import { progressOf } from '../../document/progress.ts';
import { OTHER_LANGUAGE } from '../../domain/language.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { isReport, type ReportEntry } from '../analysis/entry.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest, reassess, rewrite } from '../analysis/report-requests.ts';
import { presentEntries } from '../analysis/state.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';

/** A button that shows or requests the report in the other language; below it, why a rewrite or a new rating failed. */
export function OtherLanguage({ entry: { file, rewrite: request } }: { entry: ReportEntry }) {
  const analysis = useAnalysisContext();
  const { state, store, hasModel } = analysis;
  const texts = useMessages(pageMessages);
  const { language, writtenIn } = file.meta;
  // If the model wrote in the wrong language, the report in the requested language is still missing.
  const other = writtenIn !== undefined ? language : OTHER_LANGUAGE[language];
  const existing = presentEntries(state)
    .filter(isReport)
    .find(({ file: { idea, meta } }) => idea === file.idea && (meta.writtenIn ?? meta.language) === other);
  const writing = request?.status === 'asking' ? request.arrived : undefined;
  const progress = writing && progressOf(writing.sections);

  function press() {
    if (writing) cancelRequest(store, 'rewrite');
    else if (existing) store.go({ screen: 'result', shown: existing.id });
    else void rewrite(analysis, other);
  }

  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted print:hidden">
        <p role="status" className="flex items-center gap-2 empty:sr-only">
          {writing ? (
            <>
              <Spinner className="size-4" />
              {texts.writingIn(writing.language)}
            </>
          ) : (
            writtenIn && texts.writtenInAnother(language, writtenIn)
          )}
        </p>
        {progress && <p className="tabular-nums">{texts.done(progress.done, progress.all)}</p>}
        {(hasModel || writing || existing) && (
          <Button variant="quiet" className="-ml-3 max-w-none text-sm" onClick={press}>
            {writing ? texts.cancel : existing ? texts.showIn(other) : texts.writeIn(other)}
          </Button>
        )}
      </div>
      {request?.status === 'failed' && (
        <FailureNotice
          failure={request.failure}
          onRetry={() => {
            const { results, language: requested } = request.arrived;
            void (results === undefined ? rewrite(analysis, requested) : reassess(analysis, results));
          }}
        />
      )}
    </>
  );
}
