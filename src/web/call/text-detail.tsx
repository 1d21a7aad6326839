import type { CallText } from '../../call/texts.ts';
import { ideaLengthProblem } from '../../domain/idea.ts';
import type { CriterionLevel } from '../../domain/reading.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { store, useCallContext } from './call-context.ts';
import { decidingMessages } from './deciding-messages.ts';
import type { TextState } from './state.ts';

/** An open row: the text with its quotations marked, and every reading, criterion by criterion. */
export function TextDetail({ text, row }: { text: CallText; row: TextState }) {
  const texts = useMessages(decidingMessages);
  const { analyze } = useCallContext();
  const readings = row.entries.flatMap(({ reading, number }) => (reading ? [{ reading, number }] : []));
  const quotes = readings.flatMap(({ reading }) => reading.levels.map(({ quote }) => quote));
  const leftOut = readings.reduce((sum, { reading }) => sum + reading.quotesLeftOut, 0);
  const criteria = store.call?.plan.criteria ?? [];
  return (
    <div className="mt-4 grid gap-x-10 gap-y-6 rounded-xl bg-surface p-4 lg:grid-cols-2">
      <section className="min-w-0">
        <h4 className="mb-2 font-display text-lg">{texts.text}</h4>
        <MarkedText text={text.text} quotes={quotes} />
        {ideaLengthProblem(text.text) === undefined && (
          <div className="mt-4">
            <PageLink to="home" className={buttonClass()} onClick={() => analyze(text.text)}>
              {texts.deeper}
            </PageLink>
            <p className="mt-1 text-sm text-muted">{texts.deeperNote}</p>
          </div>
        )}
      </section>
      {readings.length > 0 && (
        <section className="min-w-0">
          <h4 className="font-display text-lg">{texts.readings}</h4>
          {criteria.map(({ criterion }) => (
            <div key={criterion} className="mt-3 border-t border-line pt-2">
              <h5 className="font-semibold wrap-anywhere">{criterion}</h5>
              <div className={`mt-1 grid gap-x-6 gap-y-3 ${readings.length > 1 ? 'sm:grid-cols-2' : ''}`}>
                {readings.map(({ reading, number }) => {
                  const level = reading.levels.find((one) => one.criterion === criterion);
                  return level && <OneLevel key={number} level={level} number={number} />;
                })}
              </div>
            </div>
          ))}
          {leftOut > 0 && <p className="mt-3 text-sm text-muted">{texts.quotesLeftOut(leftOut)}</p>}
        </section>
      )}
    </div>
  );
}

function OneLevel({ level, number }: { level: CriterionLevel; number: number }) {
  const texts = useMessages(decidingMessages);
  const { language } = useLanguage();
  const readingLanguage = store.call?.choices.settings?.language ?? language;
  return (
    <div className="min-w-0 text-sm">
      <p className="text-muted">
        {`${texts.readingNumber(String(number))} · `}
        <span className="font-semibold text-ink">{texts.levelOf(String(level.level))}</span>
      </p>
      <p lang={readingLanguage} className="mt-0.5 wrap-anywhere">
        {level.reason}
      </p>
      {level.quote === '' ? (
        <p className="mt-1 text-muted italic">{texts.noQuote}</p>
      ) : (
        <blockquote lang="" dir="auto" className="mt-1 border-l-3 border-ember pl-2.5 wrap-anywhere">
          {level.quote}
        </blockquote>
      )}
      {level.raise !== '' && (
        <p className="mt-1 wrap-anywhere">
          <span className="text-muted">{`${texts.raise}: `}</span>
          <span lang={readingLanguage}>{level.raise}</span>
        </p>
      )}
    </div>
  );
}

/** The positions of the quotations in the text, ascending. Overlapping positions are merged. */
export function quotedRanges(text: string, quotes: readonly string[]): [start: number, end: number][] {
  const positions = quotes
    .filter((quote) => quote !== '')
    .flatMap((quote): [number, number][] => {
      const start = text.indexOf(quote);
      return start < 0 ? [] : [[start, start + quote.length]];
    })
    .sort(([a], [b]) => a - b);
  const ranges: [number, number][] = [];
  for (const [start, end] of positions) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  const ranges = quotedRanges(text, quotes);
  return (
    <p lang="" dir="auto" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className="bg-ember-soft text-ink underline decoration-ember decoration-2 underline-offset-2">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </p>
  );
}
