import type { Language } from '../../domain/language.ts';
import type { CriterionLevel, Reading } from '../../domain/reading.ts';
import type { CallText } from '../../submissions/texts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { useCall } from './call-context.ts';
import { DecisionButtons, NoteField, type RowActions } from './decision-controls.tsx';
import { resultsMessages } from './results-messages.ts';
import { nameOf } from './shown-texts.ts';
import { entriesOf, type OpenCall } from './state.ts';

/** An open row: the text with its quotations marked, beside every reading, and the controls to decide. */
export function TextDetail({ call, text, actions }: { call: OpenCall; text: CallText; actions: RowActions }) {
  const state = useCall((whole) => whole);
  const readings = entriesOf(state, text.hash).flatMap(({ reading, number }) =>
    reading ? [{ reading, number }] : [],
  );
  const quotes = readings.flatMap(({ reading }) => reading.levels.map(({ quote }) => quote));
  return (
    <div className="mt-4 rounded-xl bg-surface">
      <div className="grid gap-x-10 gap-y-6 p-4 lg:grid-cols-2">
        <TextPart text={text} quotes={quotes} />
        {readings.length > 0 && <Readings call={call} readings={readings} />}
      </div>
      <DecisionBar name={nameOf(text, call.table)} hash={text.hash} actions={actions} />
    </div>
  );
}

/** The text. Beside long readings it stays in view. */
function TextPart({ text, quotes }: { text: CallText; quotes: readonly string[] }) {
  const texts = useMessages(resultsMessages);
  return (
    <section
      aria-label={texts.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="min-w-0 self-start lg:sticky lg:top-4 lg:max-h-[75vh] lg:overflow-y-auto"
    >
      <h4 className="mb-2 font-display text-lg">{texts.text}</h4>
      <MarkedText text={text.text} quotes={quotes} />
    </section>
  );
}

type NumberedReading = { readonly reading: Reading; readonly number: number };

function Readings({ call, readings }: { call: OpenCall; readings: readonly NumberedReading[] }) {
  const texts = useMessages(resultsMessages);
  const { language } = useLanguage();
  const readingLanguage = call.choices.settings?.language ?? language;
  const leftOut = readings.reduce((sum, { reading }) => sum + reading.quotesLeftOut, 0);
  return (
    <section className="min-w-0">
      <h4 className="font-display text-lg">{texts.readings}</h4>
      {call.plan.criteria.map(({ criterion }) => (
        <div key={criterion} className="mt-3 border-t border-line pt-2">
          <h5 className="font-semibold wrap-anywhere">{criterion}</h5>
          <div className={`mt-1 grid gap-x-6 gap-y-3 ${readings.length > 1 ? 'sm:grid-cols-2' : ''}`}>
            {readings.map(({ reading, number }) => {
              const level = reading.levels.find((one) => one.criterion === criterion);
              return (
                level && <OneLevel key={number} level={level} number={number} language={readingLanguage} />
              );
            })}
          </div>
        </div>
      ))}
      {leftOut > 0 && <p className="mt-3 text-sm text-muted">{texts.quotesLeftOut(leftOut)}</p>}
    </section>
  );
}

/** The controls for decision, note and undo. They stay in view below a long text. */
function DecisionBar({ name, hash, actions }: { name: string; hash: string; actions: RowActions }) {
  const texts = useMessages(resultsMessages);
  const canUndo = useCall(({ undoable }) => undoable.length > 0);
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-xl border-t border-line bg-surface px-4 py-3">
      <DecisionButtons name={name} hash={hash} onDecide={actions.decide} />
      <div className="min-w-0 flex-1 basis-40">
        <NoteField name={name} hash={hash} />
      </div>
      <Button variant="quiet" disabled={!canUndo} onClick={actions.undo}>
        {texts.undo}
      </Button>
    </div>
  );
}

function OneLevel({
  level,
  number,
  language,
}: {
  level: CriterionLevel;
  number: number;
  /** The language of the reading. */
  language: Language;
}) {
  const texts = useMessages(resultsMessages);
  return (
    <div className="min-w-0 text-sm">
      <p className="text-muted">
        {`${texts.readingNumber(String(number))} · `}
        <span className="font-semibold text-ink">{texts.levelOf(String(level.level))}</span>
      </p>
      <p lang={language} className="mt-0.5 wrap-anywhere">
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
          <span lang={language}>{level.raise}</span>
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
