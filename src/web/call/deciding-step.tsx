import { type ReactNode, useEffect, useState } from 'react';
import { criterionSentences, lineSentences } from '../../call/sentences.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Label, Select } from '../ui/field.tsx';
import { store } from './call-context.ts';
import { Distribution } from './charts.tsx';
import { ChartsPart } from './charts-part.tsx';
import { decidingMessages } from './deciding-messages.ts';
import { ALL_FILES, FileList, FOR_COMMITTEES, KeepPart, PrintSheet } from './keep-part.tsx';
import { JuryPart, PeoplePart } from './people-part.tsx';
import { Sample } from './sample.tsx';
import { wantedOfSample } from './shown-texts.ts';
import { useSignal } from './signal.ts';
import { type OpenCall, offersSample } from './state.ts';
import { TextList } from './text-list.tsx';

/** The fourth step: the sample until the person opens the readings, then the texts with their readings. */
export function DecidingStep({ call }: { call: OpenCall }) {
  return offersSample(call) && !call.choices.isUnblinded ? (
    <BlindDeciding call={call} />
  ) : (
    <UnblindedDeciding call={call} />
  );
}

function BlindDeciding({ call }: { call: OpenCall }) {
  const texts = useMessages(decidingMessages);
  const outcome = useSignal(store.outcome);
  const [isOverview, setOverview] = useState(false);
  const line = outcome?.line;
  const hasPoints = call.plan.order.some((hash) => store.result(hash)?.points !== undefined);
  const isReady = line !== undefined && line.missing === 0 && hasPoints;
  const see = () => store.choose({ isUnblinded: true });
  return (
    <>
      {isOverview ? (
        <>
          <LineView call={call} />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" disabled={!hasPoints} onClick={see}>
              {texts.seeReadings}
            </Button>
            <Button onClick={() => setOverview(false)}>{texts.goOnSample}</Button>
          </div>
        </>
      ) : (
        <>
          <Sample call={call} {...(isReady && { onReady: () => setOverview(true) })} />
          <Button variant="quiet" className="mt-6 -ml-3" disabled={!hasPoints} onClick={see}>
            {isReady ? texts.seeReadings : texts.skip}
          </Button>
        </>
      )}
      <p className="mt-1 max-w-measure text-sm text-muted">{hasPoints ? texts.seeWhat : texts.noReadings}</p>
      {isFew(call) ? (
        <Committees>
          <PeoplePart call={call} />
        </Committees>
      ) : (
        <PeoplePart call={call} />
      )}
    </>
  );
}

/** With fewer texts, usually one person decides, so the tools for teams, juries and committees are collapsed. */
const FEW = 40;
const isFew = ({ plan }: OpenCall) => plan.different.length < FEW;

function Committees({ children }: { children: ReactNode }) {
  const texts = useMessages(decidingMessages);
  return (
    <details className="mt-12 border-t border-line-strong print:hidden">
      <summary className="min-h-11 cursor-pointer py-3 font-display text-2xl">{texts.committees}</summary>
      {children}
    </details>
  );
}

function UnblindedDeciding({ call }: { call: OpenCall }) {
  const { choices, plan } = call;
  const outcome = useSignal(store.outcome);
  const isSeen = plan.different.some(({ hash }) => store.result(hash)?.points !== undefined);
  const hasSample = offersSample(call) && (outcome?.line.sampled ?? 0) > 0;
  useEffect(() => {
    // Decisions are not blind from now on, even if there are few texts.
    if (isSeen && !choices.isUnblinded) store.choose({ isUnblinded: true });
  }, [isSeen, choices.isUnblinded]);
  return (
    <>
      {hasSample && <LineView call={call} />}
      {outcome && <TextList call={call} hasSample={hasSample} />}
      <ChartsPart call={call} hasDistribution={!hasSample} />
      {isFew(call) ? (
        <>
          <KeepPart names={ALL_FILES.filter((name) => !FOR_COMMITTEES.includes(name))} />
          <Committees>
            <PeoplePart call={call} />
            <JuryPart call={call} />
            <FileList names={FOR_COMMITTEES} />
          </Committees>
        </>
      ) : (
        <>
          <PeoplePart call={call} />
          <JuryPart call={call} />
          <KeepPart names={ALL_FILES} />
        </>
      )}
      <PrintSheet call={call} />
    </>
  );
}

/** The losses to choose from. An opened call may have another loss. */
const LOSSES = [0.1, 0.2];

/** The line: sentences about the sample and each criterion, and the points of all texts. */
function LineView({ call: { choices, plan } }: { call: OpenCall }) {
  const texts = useMessages(decidingMessages);
  const { language } = useLanguage();
  const outcome = useSignal(store.outcome);
  if (!outcome) return null;
  const { line, saving, byCriterion } = outcome;
  const [heading, ...rows] = criterionSentences(byCriterion, language);
  const wanted = wantedOfSample(plan.order.slice(0, line.sampled));
  return (
    <section className="mb-8 grid items-start gap-x-10 gap-y-3 lg:grid-cols-2">
      <div>
        <p role="status" className="max-w-measure text-lg">
          {lineSentences(line, saving, language).join(' ')}
        </p>
        <Label
          text={texts.loss}
          className="mt-3 flex w-fit max-w-full items-baseline gap-3 whitespace-nowrap print:hidden"
        >
          <Select
            value={choices.loss}
            options={[...new Set([...LOSSES, choices.loss])].map((loss) => [
              loss,
              texts.lossOf(new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(1 / loss)),
            ])}
            onValue={(loss) => store.choose({ loss })}
          />
        </Label>
        <p className="mt-2 max-w-measure text-sm text-muted print:hidden">{texts.blindKept}</p>
        <p className="mt-4 max-w-measure">{heading}</p>
        <ul className="list-disc pl-5">
          {rows.map((row) => (
            <li key={row} className="wrap-anywhere">
              {row}
            </li>
          ))}
        </ul>
      </div>
      <Distribution call={{ plan }} line={line.points} wanted={wanted} title={texts.strip} />
    </section>
  );
}
