import { type ReactNode, useEffect, useRef, useState } from 'react';
import { customerMessage, numberedLines } from '../../document/customer-message.ts';
import type { Plan } from '../../domain/plan.ts';
import { type Analysis, useAnalysisContext } from '../analysis/analysis-context.ts';
import type { ReportEntry } from '../analysis/entry.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest, checkStability, requestPlan } from '../analysis/report-requests.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';

/** The parts of a plan, of which some may stay away. */
const PLAN_PARTS = 8;

/** Asks for the validation plan and shows its progress. */
export function PlanControls({ entry }: { entry: ReportEntry }) {
  const texts = useMessages(pageMessages);
  const { plan, report, meta } = entry.file;
  const arrived = Object.keys(entry.planning?.arrived ?? {}).length;
  return (
    <RequestControls
      entry={entry}
      kind="planning"
      // With a plan already there, it is the one for the other form that failed.
      ask={(analysis) => requestPlan(analysis, plan && otherForm(plan))}
      label={texts.planAsk}
      why={texts.planWhy}
      asking={texts.planAsking(arrived, PLAN_PARTS)}
      ready={texts.planReady}
      isAnswered={plan !== undefined}
    >
      {plan && <OtherForm plan={plan} planning={entry.planning} />}
      {plan && (
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyButton label={texts.copyQuestions} text={() => numberedLines(plan.questions)} />
          <CopyButton label={texts.copyMessage} text={() => customerMessage(report, plan, meta)} />
        </div>
      )}
    </RequestControls>
  );
}

/** As tall as `PlanControls` and the line of results, while the report is written. */
export function PlanRoom() {
  const texts = useMessages(pageMessages);
  return (
    <div className="print:hidden">
      <p className="mb-4 max-w-measure">{texts.planWhy}</p>
      <Button disabled>{texts.planAsk}</Button>
      <p className="mt-3 min-h-11" />
    </div>
  );
}

function otherForm({ follows }: Plan): 'improved' | 'written' {
  return follows === 'improved' ? 'written' : 'improved';
}

/** Asks for the plan of the other form of the idea: as it was written, or as the report improves it. */
function OtherForm({ plan, planning }: { plan: Plan; planning: ReportEntry['planning'] }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const isImproved = plan.follows === 'improved';
  const isAsking = planning?.status === 'asking';
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-measure">{isImproved ? texts.planImproved : texts.planWritten}</p>
      <Button disabled={isAsking} onClick={() => void requestPlan(analysis, otherForm(plan))}>
        {isImproved ? texts.planAsWritten : texts.planAsImproved}
      </Button>
      {isAsking && <Spinner />}
    </div>
  );
}

/** Asks for two more ratings. The report shows beside its score how much they differ. */
export function StabilityControls({ entry }: { entry: ReportEntry }) {
  const texts = useMessages(pageMessages);
  return (
    <RequestControls
      entry={entry}
      kind="stability"
      ask={checkStability}
      label={texts.stability}
      asking={texts.stabilityAsking}
      ready={texts.stabilityReady}
      isAnswered={entry.file.ratings !== undefined}
    />
  );
}

/** The button of a request, its progress and its failure. The answer becomes part of the report. */
function RequestControls({
  entry,
  kind,
  ask,
  label,
  why,
  asking,
  ready,
  isAnswered,
  children,
}: {
  entry: ReportEntry;
  kind: 'planning' | 'stability';
  ask: (analysis: Analysis) => Promise<void>;
  label: string;
  why?: string;
  /** `asking` is announced while the request runs, `ready` when its answer has arrived. */
  asking: string;
  ready: string;
  isAnswered: boolean;
  children?: ReactNode;
}) {
  const analysis = useAnalysisContext();
  const { cancel } = useMessages(pageMessages);
  const { language } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const request = entry[kind];
  const isAsking = request?.status === 'asking';
  const hasFailed = request?.status === 'failed';
  const container = useRef<HTMLDivElement>(null);
  const hasEnded = isAnswered || hasFailed;
  const hadEnded = useRef(hasEnded);
  const [wasAsking, setWasAsking] = useState(isAsking);
  if (isAsking && !wasAsking) setWasAsking(true);

  // The button that had the focus no longer exists. Focus elsewhere is kept.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasEnded && !hadEnded.current && isLost) container.current?.focus({ preventScroll: true });
    hadEnded.current = hasEnded;
  }, [hasEnded]);

  function press() {
    setAsked(true);
    void ask(analysis);
  }

  return (
    <div lang={language} ref={container} tabIndex={-1} className="print:hidden">
      {!hasEnded && (
        <>
          {why && <p className="mb-4 max-w-measure">{why}</p>}
          <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${why ? '' : 'justify-center'}`}>
            <Button
              variant={why ? 'secondary' : 'quiet'}
              className={why ? '' : 'text-sm'}
              onClick={isAsking ? () => cancelRequest(analysis.store, kind) : press}
            >
              {isAsking ? cancel : label}
            </Button>
            {isAsking && <Spinner />}
          </div>
        </>
      )}
      {children}
      {hasFailed && (
        <div className="mt-4">
          <FailureNotice failure={request.failure} onRetry={press} />
        </div>
      )}
      {/* Rendered before its text, so that the text is announced. */}
      <p role="status" className={isAsking && isAsked ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        {isAsking && isAsked && asking}
        {(isAsked || wasAsking) && isAnswered && ready}
      </p>
      {/* What nobody has asked for is not announced while it is written. */}
      {isAsking && !isAsked && <p className="mt-2 text-sm text-muted">{asking}</p>}
    </div>
  );
}
