import { errorMessage } from '../../model/error-messages.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { store, useCallContext } from './call-context.ts';
import { failedAt } from './failed-at.ts';
import { readingMessages } from './reading-messages.ts';
import { startReading } from './start-reading.ts';
import type { OpenCall } from './store.ts';

/** The texts of which a reading failed, with the reason; each can be read again by itself. */
export function FailedTexts({ call: { plan } }: { call: OpenCall }) {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { reader } = useCallContext();
  const failed = plan.jobs.filter(({ hash }) => store.entries.get(hash)?.failed);
  const byText = new Map(failed.map((job) => [job.textHash, job]));
  if (byText.size === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">{texts.failedTexts}</h3>
      <ul className="mt-2 border-t border-line">
        {[...byText].map(([hash, { hash: reading }]) => {
          const code = store.entries.get(reading)?.failed ?? 'service_error';
          return (
            <li key={hash} className="flex flex-wrap items-center gap-x-5 border-b border-line py-2">
              <span className="font-semibold wrap-anywhere">{plan.textOf.get(hash)?.id}</span>
              <span className="max-w-measure flex-1 basis-56 text-sm text-muted">
                {errorMessage(code, language, failedAt(reader))}
              </span>
              <Button
                variant="quiet"
                disabled={!reader}
                onClick={() =>
                  reader &&
                  void startReading(
                    reader,
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
      {byText.size > 1 && (
        <Button
          className="mt-3"
          disabled={!reader}
          onClick={() => reader && void startReading(reader, language, failed)}
        >
          {texts.retryAll}
        </Button>
      )}
    </section>
  );
}
