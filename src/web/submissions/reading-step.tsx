import { useId, useState } from 'react';
import { capitalised } from '../../domain/number-wording.ts';
import { labelIn } from '../../domain/service-wording.ts';
import { decimalIn } from '../../domain/written-number.ts';
import type { ReadingSettings } from '../../submissions/reading-job.ts';
import { estimateText, TRIAL, trialReadings } from '../../submissions/trial.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Label, Select, TextField } from '../ui/field.tsx';
import { useCall, useCallContext } from './call-context.ts';
import { readingMessages } from './reading-messages.ts';
import { FailedReadings, ReadingProgress, stopSentence } from './reading-progress.tsx';
import { type OpenCall, progressOf } from './state.ts';

const TIMES = [1, 2, 3, 4, 5];

/** The third step: the service, a trial of three readings, and the remaining readings. */
export function ReadingStep({ call }: { call: OpenCall }) {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { store, service } = useCallContext();
  const state = useCall((whole) => whole);
  const { isReading, stopped } = state.session;
  const progress = progressOf(state);
  /** The call's settings, if they name another model than that of the service. */
  const [other, setOther] = useState<ReadingSettings>();
  const { choices, plan } = call;
  const isTried = plan.jobs.length > 0 && trialReadings(plan.jobs, state.entries).length === 0;
  const isIdle = !isReading;
  const toRead = plan.different.length;
  /** Whether all readings are done or have failed. */
  const isRead = plan.jobs.length > 0 && progress.left === 0;

  async function start() {
    if (service) setOther(await store.read(service));
  }

  return (
    <>
      <Recipient />
      {other && <Alert className="mt-4">{texts.otherModel(other.service, other.model)}</Alert>}
      {isIdle && !isTried && <Choices call={call} />}
      {isIdle && stopped && stopped !== 'cancelled' && (
        <Alert className="mt-5" title={stopSentence(stopped, language, service)}>
          {plan.jobs.length > 0 && <p>{texts.stopped}</p>}
          {stopped === 'signed_out' && (
            <Button className="mt-3" onClick={() => location.reload()}>
              {texts.signIn}
            </Button>
          )}
        </Alert>
      )}
      {(plan.jobs.length > 0 || !isIdle) && <ReadingProgress />}
      {isIdle && isTried && !choices.isConfirmed && progress.left + progress.failed > 0 && (
        <Estimate call={call} />
      )}
      {isIdle && !isRead && (
        <div className="mt-5">
          <Button
            variant="primary"
            disabled={!service || toRead === 0}
            onClick={() => {
              if (isTried && !choices.isConfirmed) store.choose({ isConfirmed: true });
              void start();
            }}
          >
            {!isTried ? texts.trial(Math.min(TRIAL, toRead)) : choices.isConfirmed ? texts.goOn : texts.rest}
          </Button>
          {!isTried && <p className="mt-2 max-w-measure text-sm text-muted">{texts.trialNote}</p>}
        </div>
      )}
      {isIdle && progress.failed > 0 && <FailedReadings call={call} />}
      {plan.jobs.length > 0 && (
        <div className="mt-8 border-t border-line pt-5">
          <Button variant={isRead ? 'primary' : 'secondary'} onClick={() => store.go('results')}>
            {texts.toResults}
          </Button>
          {!isIdle && <p className="mt-2 max-w-measure text-sm text-muted">{texts.closing}</p>}
        </div>
      )}
    </>
  );
}

/** Says where the texts are sent, and lets the person choose another model. */
function Recipient() {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { service, connect } = useCallContext();
  if (!service) return <NoReadingService className="" />;
  const model = service.model ?? '';
  const label = capitalised(labelIn(service.label, language));
  const sentence =
    service.name === 'ollama' && service.loadService
      ? texts.onMachine(model)
      : service.loadService
        ? texts.direct(label, model)
        : texts.viaSite(label, model);
  return (
    <section>
      <h3 className="font-display text-xl">{texts.who}</h3>
      <p className="mt-1 max-w-measure">{sentence}</p>
      <p className="max-w-measure text-sm text-muted">{texts.answers}</p>
      {connect && (
        <Button variant="quiet" className="-ml-3" aria-haspopup="dialog" onClick={connect}>
          {texts.change}
        </Button>
      )}
    </section>
  );
}

/** How often each text is read, and what tokens cost. */
function Choices({ call: { choices, plan } }: { call: OpenCall }) {
  const texts = useMessages(readingMessages);
  const { store } = useCallContext();
  const id = useId();
  return (
    <div className="mt-5">
      <div className="grid max-w-measure gap-5 sm:grid-cols-2">
        <div>
          <Label text={texts.times}>
            <Select
              value={choices.times}
              aria-describedby={`${id}-times`}
              options={TIMES.map((times) => [times, times])}
              onValue={(times) => store.choose({ times })}
            />
          </Label>
          <p id={`${id}-times`} className="mt-1 text-sm text-muted">
            {texts.timesNote}
          </p>
        </div>
        <div>
          <Label text={texts.price}>
            <TextField
              inputMode="decimal"
              value={choices.price}
              aria-describedby={`${id}-price`}
              onValue={(price) => store.choose({ price })}
            />
          </Label>
          <p id={`${id}-price`} className="mt-1 text-sm text-muted">
            {texts.priceNote}
          </p>
        </div>
      </div>
      <p className="mt-4">{texts.plan(plan.different.length, plan.different.length * choices.times)}</p>
    </div>
  );
}

/** Estimates the remaining readings from those made so far. */
function Estimate({ call: { choices, plan } }: { call: OpenCall }) {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { service } = useCallContext();
  const entries = useCall((state) => state.entries);
  const rate = { concurrency: service?.atOnce ?? 1, price: decimalIn(choices.price) };
  const estimate = estimateText(plan.jobs, entries, rate, language);
  if (estimate === undefined) return <p className="mt-4 font-semibold">{texts.trialFailed}</p>;
  return (
    <p role="status" className="mt-4 max-w-measure">
      <strong>{texts.trialDone}</strong> {estimate}
    </p>
  );
}

/** Says why no model can read the texts, and how to connect one. */
export function NoReadingService({ className }: { className: string }) {
  const texts = useMessages(readingMessages);
  const { service, isWithoutModel, connect } = useCallContext();
  if (service) return null;
  return (
    <div className={className}>
      <p className="max-w-measure font-semibold">{isWithoutModel ? texts.noModel : texts.callsOff}</p>
      {connect && (
        <Button variant="primary" className="mt-3" aria-haspopup="dialog" onClick={connect}>
          {texts.connect}
        </Button>
      )}
    </div>
  );
}
