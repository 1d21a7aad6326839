import { useLanguage, useMessages } from '../i18n/language.tsx';
import { store } from './call-context.ts';
import { readingMessages } from './reading-messages.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './store.ts';

/** What the rest takes, by the readings so far. */
export function Estimate({ call: { choices, plan }, left }: { call: OpenCall; left: number }) {
  const texts = useMessages(readingMessages);
  const { language } = useLanguage();
  const { ms, read } = useSignal(store.run.progress);
  const entries = plan.jobs.flatMap(({ hash }) => store.entries.get(hash) ?? []);
  const done = entries.filter(({ reading }) => reading);
  if (done.length === 0) return <p className="mt-4 font-semibold">{texts.trialFailed}</p>;
  // After a reload nothing of this run is known, but how long each reading took.
  const each = read > 0 ? ms / read : done.reduce((sum, entry) => sum + entry.ms, 0) / done.length;
  const counted = done.flatMap(({ tokens }) => tokens ?? []);
  const tokens =
    (counted.reduce((sum, { prompt, completion }) => sum + prompt + completion, 0) /
      Math.max(1, counted.length)) *
    left;
  const price = Number(choices.price.trim().replace(',', '.'));
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
  const words = [
    texts.estimate(left, texts.minutes(Math.round((each * left) / 60_000))),
    ...(counted.length > 0 ? [texts.tokens(number.format(tokens))] : []),
    ...(counted.length > 0 && price > 0 ? [texts.cost(number.format((tokens * price) / 1e6))] : []),
  ];
  return (
    <p role="status" className="mt-4 max-w-measure">
      <strong>{texts.trialDone}</strong> {`${words.join(', ')}.`}
    </p>
  );
}
