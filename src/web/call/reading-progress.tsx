import { timeText } from '../../call/trial.ts';
import type { Language } from '../../domain/language.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { useCall, useCallContext } from './call-context.ts';
import { readingMessages } from './reading-messages.ts';
import { type ReadingService, type StopReason, serviceInError } from './reading-service.ts';
import { startReading } from './start-reading.ts';
import { countReadings, type OpenCall } from './state.ts';

/** With fewer readings an estimate of the time is unreliable. */
const TIMED_FROM = 3;
/** The maximum of texts with failed readings to name. */
const FAILED_SHOWN = 20;

/** Says why the reading waits or has ended, and names the service that caused this. */
export function stopSentence(
  reason: StopReason,
  language: Language,
  service: ReadingService | undefined,
): string {
  const texts = readingMessages[language];
  if (reason === 'signed_out') return texts.signedOut;
  if (reason === 'site_unreachable') return texts.siteUnreachable;
  return errorMessage(reason, language, serviceInError(service));
}

/** The numbers of readings done, failed and left, with buttons to pause and stop. */
export function ReadingProgress() {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { store, service } = useCallContext();
  const state = useCall((whole) => whole);
  const { phase, waiting, ms, read } = state.session;
  const { done, failed, remaining } = countReadings(state);
  const all = done + failed + remaining;
  const msLeft = (ms / Math.max(1, read)) * remaining;
  const parts = [
    texts.done(done),
    ...(failed > 0 ? [texts.failed(failed)] : []),
    ...(remaining > 0 ? [texts.left(remaining)] : []),
    ...(phase === 'reading' && remaining > 0 && read >= TIMED_FROM ? [timeText(msLeft, language)] : []),
  ];
  return (
    <div className="mt-6 max-w-measure">
      <progress aria-label={texts.progress} max={all} value={done + failed} className="h-3 w-full" />
      <p className="mt-1 tabular-nums">{parts.join(' · ')}</p>
      <p role="status" className="text-sm text-muted">
        {phase === 'paused'
          ? texts.paused
          : waiting
            ? `${stopSentence(waiting, language, service)} ${texts.waiting}`
            : phase === 'idle' &&
              remaining === 0 &&
              (failed > 0 ? texts.allButFailed : all > 0 && texts.allDone)}
      </p>
      {phase !== 'idle' && (
        <div className="mt-3 flex flex-wrap gap-3">
          {phase === 'paused' ? (
            <Button variant="primary" onClick={() => store.session.resume()}>
              {texts.resume}
            </Button>
          ) : (
            <Button onClick={() => store.session.pause()}>{texts.pause}</Button>
          )}
          {waiting && phase === 'reading' && (
            <Button onClick={() => store.session.retryNow()}>{texts.tryNow}</Button>
          )}
          <Button variant="quiet" onClick={() => store.session.cancel()}>
            {texts.stop}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The texts with failed readings, with the reason and a button that reads the text again. */
export function FailedTexts({ call: { plan } }: { call: OpenCall }) {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { store, service } = useCallContext();
  const entries = useCall((state) => state.entries);
  const failed = plan.jobs.filter(({ hash }) => entries.get(hash)?.failed);
  const byText = new Map(failed.map((job) => [job.textHash, job]));
  if (byText.size === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">{texts.failedTexts}</h3>
      <ul className="mt-2 border-t border-line">
        {[...byText].slice(0, FAILED_SHOWN).map(([hash, { hash: reading }]) => {
          const code = entries.get(reading)?.failed ?? 'service_error';
          return (
            <li key={hash} className="flex flex-wrap items-center gap-x-5 border-b border-line py-2">
              <span className="font-semibold wrap-anywhere">{plan.textOf.get(hash)?.id}</span>
              <span className="max-w-measure flex-1 basis-56 text-sm text-muted">
                {errorMessage(code, language, serviceInError(service))}
              </span>
              <Button
                variant="quiet"
                disabled={!service}
                onClick={() =>
                  service &&
                  void startReading(
                    store,
                    service,
                    language,
                    failed.filter(({ textHash }) => textHash === hash),
                  )
                }
              >
                {texts.retry}
              </Button>
            </li>
          );
        })}
      </ul>
      {byText.size > FAILED_SHOWN && (
        <p className="mt-2 text-sm text-muted">{texts.moreFailed(byText.size - FAILED_SHOWN)}</p>
      )}
      {byText.size > 1 && (
        <Button
          className="mt-3"
          disabled={!service}
          onClick={() => service && void startReading(store, service, language, failed)}
        >
          {texts.retryAll}
        </Button>
      )}
    </section>
  );
}
