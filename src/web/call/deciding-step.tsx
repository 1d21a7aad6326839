import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { store } from './call-context.ts';
import { decidingMessages } from './deciding-messages.ts';
import { KeepPart } from './keep-part.tsx';
import { LineView } from './line-view.tsx';
import { Pictures } from './pictures.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { Sample } from './sample.tsx';
import { useSignal } from './signal.ts';
import type { OpenCall } from './store.ts';
import { TextList } from './text-list.tsx';

/** The fourth step: the sample while nobody has seen a reading, then the texts with what the model made of them. */
export function DecidingStep({ call }: { call: OpenCall }) {
  const { choices, plan } = call;
  return plan.offersSample && !choices.isUnblinded ? <Blind call={call} /> : <Seen call={call} />;
}

function Blind({ call }: { call: OpenCall }) {
  const texts = useMessages(decidingMessages);
  const outcome = useSignal(store.outcome);
  const [isOverview, setOverview] = useState(false);
  const line = outcome?.line;
  const hasPoints = call.plan.order.some((hash) => store.result(hash)?.points !== undefined);
  const isReady = line !== undefined && line.missing === 0 && hasPoints;
  return (
    <>
      {isOverview ? (
        <>
          <LineView call={call} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={() => setOverview(false)}>{texts.goOnSample}</Button>
          </div>
        </>
      ) : (
        <>
          <Sample call={call} />
          {isReady && (
            <Button variant="primary" className="mt-6" onClick={() => setOverview(true)}>
              {texts.toOverview}
            </Button>
          )}
        </>
      )}
      <div className="mt-8 border-t border-line pt-5">
        <Button
          variant={isOverview ? 'primary' : 'quiet'}
          className={isOverview ? '' : '-ml-3'}
          disabled={!hasPoints}
          onClick={() => store.choose({ isUnblinded: true })}
        >
          {isReady || isOverview ? texts.seeReadings : texts.skip}
        </Button>
        <p className="mt-1 max-w-measure text-sm text-muted">
          {hasPoints ? texts.seeWhat : texts.noReadings}
        </p>
      </div>
    </>
  );
}

function Seen({ call }: { call: OpenCall }) {
  const { choices, plan } = call;
  const outcome = useSignal(store.outcome);
  const isSeen = plan.different.some(({ hash }) => store.result(hash)?.points !== undefined);
  useEffect(() => {
    // What is decided from here on is not blind, however few the texts are.
    if (isSeen && !choices.isUnblinded) store.choose({ isUnblinded: true });
  }, [isSeen, choices.isUnblinded]);
  return (
    <>
      {plan.offersSample && (outcome?.line.sampled ?? 0) > 0 && <LineView call={call} />}
      <TextList call={call} />
      <Pictures call={call} />
      <KeepPart call={call} />
      <PrintSheet call={call} />
    </>
  );
}
