import { useId } from 'react';
import { lineSentences } from '../../call/line-sentences.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { store } from './call-context.ts';
import { decidingMessages } from './deciding-messages.ts';
import { Distribution } from './distribution.tsx';
import { wantedOfSample } from './shown-texts.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './store.ts';

const LOSSES = [0.05, 0.1, 0.2];

/** What the model would have made of the sample: sentences, and the points of all texts with the line. */
export function LineView({ call: { choices, plan } }: { call: OpenCall }) {
  const texts = useMessages(decidingMessages);
  const { language } = useLanguage();
  const id = useId();
  const outcome = useSignal(store.outcome);
  if (!outcome) return null;
  const { line, spared } = outcome;
  const wanted = wantedOfSample(plan.order.slice(0, line.sampled));
  return (
    <section className="mb-8">
      <p role="status" className="max-w-measure text-lg">
        {lineSentences(line, spared, language).join(' ')}
      </p>
      <Distribution call={{ plan }} line={line.points} wanted={wanted} title={texts.strip} />
      <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
        <label htmlFor={id} className="font-semibold">
          {texts.loss}
        </label>
        <select
          id={id}
          value={choices.loss}
          onChange={({ target }) => store.choose({ loss: Number(target.value) })}
          className="min-h-11 rounded-control border border-line-strong bg-paper px-3"
        >
          {[...new Set([...LOSSES, choices.loss])].map((loss) => (
            <option key={loss} value={loss}>
              {texts.lossOf(new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(1 / loss))}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
