import { type ReactNode, useState } from 'react';
import type { Plan } from '../../domain/plan.ts';
import type { Results } from '../../domain/report-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Numbered } from './lists.tsx';
import { messages } from './page-messages.ts';
import { useReport } from './report-context.ts';
import { ExperimentResult } from './results-form.tsx';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

/** Assumption, experiments, questions. */
const PLAN_PARTS = 3;

/** The validation plan: written on request and shown as it arrives. */
export function PlanView({
  plan,
  planning,
  results,
  failure,
  onPlan,
  onResults,
  onCancel,
}: {
  plan: Plan | undefined;
  planning: { status: 'asking' | 'failed'; arrived: Partial<Plan> } | undefined;
  results: Results | undefined;
  failure: ReactNode;
  /** `undefined` while the report is being written. */
  onPlan: (() => void) | undefined;
  onResults(results: Results): void;
  onCancel(): void;
}) {
  const texts = useMessages(messages);
  const { texts: words } = useReport();
  const { language } = useLanguage();
  const arrived = plan ?? planning?.arrived;
  const asking = planning?.status === 'asking';
  const failed = planning?.status === 'failed';
  const answer = useFocusOnAnswer<HTMLDivElement>(plan !== undefined || failed);
  const [asked, setAsked] = useState(false);
  return (
    // Printed only if there is a plan.
    <div ref={answer} tabIndex={-1} className={plan ? '' : 'print:hidden'}>
      <Section id="plan" title={words.plan}>
        {!plan && (
          <div lang={language}>
            <p className="max-w-measure">{texts.planWhy}</p>
            {!failed && (
              <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button
                  disabled={!onPlan}
                  onClick={() => {
                    setAsked(true);
                    if (asking) onCancel();
                    else onPlan?.();
                  }}
                >
                  {asking ? texts.cancel : texts.planAsk}
                </Button>
                {asking && <Spinner />}
              </div>
            )}
            {failed && <div className="mt-4">{failure}</div>}
          </div>
        )}
        {/* Rendered before its text, so that the text is announced. */}
        <p role="status" lang={language} className={asking ? 'mt-2 text-sm text-muted' : 'sr-only'}>
          {asking && texts.planAsking(Object.keys(planning.arrived).length, PLAN_PARTS)}
          {asked && plan && texts.planReady}
        </p>
        {arrived && (plan || asking || Object.keys(arrived).length > 0) && (
          <div aria-busy={asking} className="mt-6 first:mt-0">
            <PlanParts
              arrived={arrived}
              asking={asking}
              resultOf={
                plan && ((index) => <ExperimentResult index={index} results={results} onChange={onResults} />)
              }
            />
          </div>
        )}
      </Section>
    </div>
  );
}

/** Renders the result field of an experiment, by its index. */
type ResultOf = ((index: number) => ReactNode) | undefined;

/** The parts of a plan. While `asking`, missing parts show that they are being written. */
export function PlanParts({
  arrived,
  asking,
  resultOf,
}: {
  arrived: Partial<Plan>;
  asking: boolean;
  resultOf?: ResultOf;
}) {
  const { texts: words } = useReport();
  const { riskiestAssumption, experiments, questions } = arrived;
  return (
    <div className="grid grid-cols-1 gap-7">
      {(riskiestAssumption ?? asking) && (
        <div className="border-l-4 border-ember pl-5">
          <h3 className="text-base">{words.riskiestAssumption}</h3>
          {riskiestAssumption ? (
            <p dir="auto" className="max-w-measure text-lg">
              {riskiestAssumption}
            </p>
          ) : (
            <BeingWritten />
          )}
        </div>
      )}
      {(experiments ?? asking) && (
        <div>
          <h3 className="font-display text-xl">{words.experiments}</h3>
          {experiments ? <Experiments experiments={experiments} resultOf={resultOf} /> : <BeingWritten />}
        </div>
      )}
      {(questions ?? asking) && (
        <div>
          <h3 className="mb-3 font-display text-xl">{words.questions}</h3>
          {questions ? <Numbered items={questions} /> : <BeingWritten />}
        </div>
      )}
    </div>
  );
}

function BeingWritten() {
  const { texts: words } = useReport();
  return <p className="text-muted">{words.beingWritten}</p>;
}

function Experiments({ experiments, resultOf }: { experiments: Plan['experiments']; resultOf: ResultOf }) {
  const { texts: words } = useReport();
  return (
    <ol className="mt-3 grid grid-cols-1 gap-6">
      {experiments.map((experiment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: experiments may repeat and are never reordered.
        <li key={index} className="border-t border-line pt-4">
          <h4 className="flex items-baseline gap-3 font-semibold">
            <span aria-hidden="true" className="text-ember tabular-nums">
              {index + 1}
            </span>
            <span dir="auto">{experiment.tests}</span>
          </h4>
          <p dir="auto" className="mt-1.5 max-w-measure">
            {experiment.how}
          </p>
          <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
            <Fact name={words.cost} value={experiment.cost} />
            <Fact name={words.time} value={words.days(experiment.days)} />
            <Fact name={words.goOnIf} value={experiment.goOnIf} mark="border-success" />
            <Fact name={words.stopIf} value={experiment.stopIf} mark="border-danger" />
          </dl>
          {resultOf?.(index)}
        </li>
      ))}
    </ol>
  );
}

function Fact({ name, value, mark = 'border-line' }: { name: string; value: string; mark?: string }) {
  return (
    <div className={`border-l-2 pl-3 ${mark}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
