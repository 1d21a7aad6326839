import { type ReactNode, useState } from 'react';
import { customerMessage, numberedLines } from '../../document/customer-message.ts';
import type { Plan } from '../../domain/plan.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CopyButton } from './copy-button.tsx';
import { messages } from './page-messages.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

/** Assumption, experiments, questions. */
const PLAN_PARTS = 3;

/** Asks for the validation plan, and says how far it is. */
export function PlanControls({
  file,
  planning,
  failure,
  onPlan,
  onCancel,
}: {
  file: ReportFile;
  planning: { status: 'asking' | 'failed'; arrived: Partial<Plan> } | undefined;
  failure: ReactNode;
  onPlan(): void;
  onCancel(): void;
}) {
  const { plan } = file;
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const asking = planning?.status === 'asking';
  const failed = planning?.status === 'failed';
  const answer = useFocusOnAnswer<HTMLDivElement>(plan !== undefined || failed);
  const [asked, setAsked] = useState(false);
  return (
    <div ref={answer} tabIndex={-1} lang={language} className="print:hidden">
      {!plan && !failed && (
        <>
          <p className="max-w-measure">{texts.planWhy}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              onClick={() => {
                setAsked(true);
                if (asking) onCancel();
                else onPlan();
              }}
            >
              {asking ? texts.cancel : texts.planAsk}
            </Button>
            {asking && <Spinner />}
          </div>
        </>
      )}
      {plan && (
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyButton kind="Questions" text={() => numberedLines(plan.questions)} />
          <CopyButton kind="Message" text={() => customerMessage(file.report, plan, file.meta)} />
        </div>
      )}
      {failed && <div className="mt-4">{failure}</div>}
      {/* Rendered before its text, so that the text is announced. */}
      <p role="status" className={asking ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        {asking && texts.planAsking(Object.keys(planning.arrived).length, PLAN_PARTS)}
        {asked && plan && texts.planReady}
      </p>
    </div>
  );
}
