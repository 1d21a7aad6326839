import { useState } from 'react';
import { customerMessage, numberedLines } from '../../document/customer-message.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest, planValidation } from '../analysis/report-requests.ts';
import type { Entry } from '../analysis/state.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

/** Assumption, experiments, questions. */
const PLAN_PARTS = 3;

/** Asks for the validation plan, and says how far it is. */
export function PlanControls({ entry: { file, planning } }: { entry: Entry }) {
  const analysis = useAnalysisContext();
  const { plan, report, meta } = file;
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const asking = planning?.status === 'asking';
  const failed = planning?.status === 'failed';
  const answer = useFocusOnAnswer<HTMLDivElement>(plan !== undefined || failed);
  const [asked, setAsked] = useState(false);

  function request() {
    setAsked(true);
    void planValidation(analysis);
  }

  return (
    <div ref={answer} tabIndex={-1} lang={language} className="print:hidden">
      {!plan && !failed && (
        <>
          <p className="max-w-measure">{texts.planWhy}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button onClick={asking ? () => cancelRequest(analysis.store, 'planning') : request}>
              {asking ? texts.cancel : texts.planAsk}
            </Button>
            {asking && <Spinner />}
          </div>
        </>
      )}
      {plan && (
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyButton label={texts.copyQuestions} text={() => numberedLines(plan.questions)} />
          <CopyButton label={texts.copyMessage} text={() => customerMessage(report, plan, meta)} />
        </div>
      )}
      {failed && (
        <div className="mt-4">
          <FailureNotice failure={planning.failure} onRetry={request} />
        </div>
      )}
      {/* Rendered before its text, so that the text is announced. */}
      <p role="status" className={asking ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        {asking && texts.planAsking(Object.keys(planning.arrived).length, PLAN_PARTS)}
        {asked && plan && texts.planReady}
      </p>
    </div>
  );
}
