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
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import { ExperimentResult } from './results-form.tsx';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

/** Assumption, experiments, questions. */
const PLAN_PARTS = 3;

/** What to do on Monday. Asked for; then shown as it arrives. */
export function PlanView({
  plan,
  planning,
  failure,
  onPlan,
  onCancel,
  results,
  onResults,
  number,
}: {
  plan: Plan | undefined;
  planning: { status: 'asking' | 'failed'; arrived: Partial<Plan> } | undefined;
  failure: ReactNode;
  /** `undefined` where a plan cannot be asked for: in the example. */
  onPlan: (() => void) | undefined;
  onCancel?: () => void;
  results?: Results | undefined;
  /** Notes what an experiment gave; without it there is no place for results, as in the example. */
  onResults?: ((results: Results) => void) | undefined;
  number: number;
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
    // Printed only when there is one.
    <div ref={answer} tabIndex={-1} className={plan ? '' : 'print:hidden'}>
      <Section id="plan" number={number} title={words.plan}>
        {!plan && (
          <div lang={language}>
            <p className="max-w-measure">{texts.planWhy}</p>
            {onPlan && !failed && (
              <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button
                  onClick={() => {
                    setAsked(true);
                    if (asking) onCancel?.();
                    else onPlan();
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
        {/* There before its words, or they are not read. */}
        <p role="status" lang={language} className={asking ? 'mt-2 text-sm text-muted' : 'sr-only'}>
          {asking && texts.planAsking(Object.keys(planning.arrived).length, PLAN_PARTS)}
          {asked && plan && texts.planReady}
        </p>
        {arrived && (plan || asking || Object.keys(arrived).length > 0) && (
          <div aria-busy={asking} className="mt-6 grid grid-cols-1 gap-7 first:mt-0">
            <PlanParts arrived={arrived} asking={asking} results={results} onResults={plan && onResults} />
          </div>
        )}
      </Section>
    </div>
  );
}

function PlanParts({
  arrived,
  asking,
  ...noting
}: {
  arrived: Partial<Plan>;
  asking: boolean;
} & Noting) {
  const { texts: words } = useReport();
  const { riskiestAssumption, experiments, questions } = arrived;
  return (
    <>
      {(riskiestAssumption ?? asking) && (
        <div className="border-l-4 border-ember pl-5">
          <h3 className="text-base">{words.riskiestAssumption}</h3>
          {riskiestAssumption ? (
            <p className="max-w-measure text-lg">{riskiestAssumption}</p>
          ) : (
            <Pending lines={2} />
          )}
        </div>
      )}
      {(experiments ?? asking) && (
        <div>
          <h3 className="font-display text-xl">{words.experiments}</h3>
          {experiments ? <Experiments experiments={experiments} {...noting} /> : <Pending lines={6} />}
        </div>
      )}
      {(questions ?? asking) && (
        <div>
          <h3 className="mb-3 font-display text-xl">{words.questions}</h3>
          <Numbered items={questions} />
        </div>
      )}
    </>
  );
}

interface Noting {
  results: Results | undefined;
  onResults: ((results: Results) => void) | undefined;
}

function Experiments({
  experiments,
  results,
  onResults,
}: {
  experiments: Plan['experiments'];
} & Noting) {
  const { texts: words } = useReport();
  return (
    <ol className="mt-3 grid grid-cols-1 gap-6">
      {experiments.map((experiment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may test the same thing; they never change places.
        <li key={index} className="border-t border-line pt-4">
          <h4 className="flex items-baseline gap-3 font-semibold">
            <span aria-hidden="true" className="text-ember tabular-nums">
              {index + 1}
            </span>
            {experiment.tests}
          </h4>
          <p className="mt-1.5 max-w-measure">{experiment.how}</p>
          <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
            <Fact name={words.cost} value={experiment.cost} />
            <Fact name={words.time} value={words.days(experiment.days)} />
            <Fact name={words.goOnIf} value={experiment.goOnIf} mark="border-success" />
            <Fact name={words.stopIf} value={experiment.stopIf} mark="border-danger" />
          </dl>
          {onResults && <ExperimentResult index={index} results={results} onChange={onResults} />}
        </li>
      ))}
    </ol>
  );
}

function Fact({ name, value, mark = 'border-line' }: { name: string; value: string; mark?: string }) {
  return (
    <div className={`border-l-2 pl-3 ${mark}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
