import type { Language } from '../../domain/language.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { timeText } from '../../submissions/trial.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { useCall, useCallContext } from './call-context.ts';
import { readingMessages } from './reading-messages.ts';
import { type ReadingService, type StopReason, serviceInError } from './reading-service.ts';
import { type OpenCall, progressOf } from './state.ts';

/** At most this many failed readings are listed. */
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

/** The numbers of readings done, failed and left, with buttons to stop and to end a wait. */
export function ReadingProgress() {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { store, service } = useCallContext();
  const state = useCall((whole) => whole);
  const { isReading, waiting } = state.session;
  const { done, failed, left } = progressOf(state);
  const all = done + failed + left;
  const { plan } = state.call ?? {};
  const time = plan && isReading && timeText(plan.jobs, state.entries, service?.atOnce ?? 1, language);
  const parts = [
    texts.done(done),
    ...(failed > 0 ? [texts.failed(failed)] : []),
    ...(left > 0 ? [texts.left(left)] : []),
    ...(left > 0 && time ? [time] : []),
  ];
  return (
    <div className="mt-6 max-w-measure">
      <progress aria-label={texts.progress} max={all} value={done + failed} className="h-3 w-full" />
      <p className="mt-1 tabular-nums">{parts.join(' · ')}</p>
      <p role="status" className="text-sm text-muted">
        {waiting
          ? `${stopSentence(waiting, language, service)} ${texts.waiting}`
          : !isReading && left === 0 && (failed > 0 ? texts.allButFailed : all > 0 && texts.allDone)}
      </p>
      {isReading && (
        <div className="mt-3 flex flex-wrap gap-3">
          {waiting && <Button onClick={() => store.tryNow()}>{texts.tryNow}</Button>}
          <Button onClick={() => store.stop()}>{texts.stop}</Button>
        </div>
      )}
    </div>
  );
}

/** The first failed readings with their reasons, and a button that makes these readings again. */
export function FailedReadings({ call: { plan } }: { call: OpenCall }) {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { store, service } = useCallContext();
  const entries = useCall((state) => state.entries);
  const ids = new Map(plan.different.map(({ hash, id }) => [hash, id]));
  const failed = plan.jobs.filter(({ hash }) => entries.get(hash)?.failed);
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">{texts.failedTexts}</h3>
      <ul className="mt-2 border-t border-line">
        {failed.slice(0, FAILED_SHOWN).map(({ hash, textHash }) => (
          <li key={hash} className="border-b border-line py-2">
            <p className="font-semibold wrap-anywhere">{ids.get(textHash)}</p>
            <p className="max-w-measure text-sm text-muted">
              {errorMessage(entries.get(hash)?.failed ?? 'service_error', language, serviceInError(service))}
            </p>
          </li>
        ))}
      </ul>
      <Button
        className="mt-3"
        disabled={!service}
        onClick={() => service && void store.read(service, failed)}
      >
        {texts.retry}
      </Button>
    </section>
  );
}
