import { type ReactNode, useId, useState } from 'react';
import { answerMessages } from '../../document/answer-messages.ts';
import type { QuantityField, SumsBlock } from '../../document/blocks.ts';
import { numberText } from '../../document/quantity-text.ts';
import { numbersIn } from '../../domain/written-number.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';
import { useReport } from './report-context.ts';
import { Spans } from './spans.tsx';

/** The picture, the results, and a button that opens a field for each quantity. Changes update picture and results. */
export function SumsView({
  fields,
  results,
  picture,
  children,
}: Pick<SumsBlock, 'fields' | 'results'> & {
  picture: ReactNode;
  /** The results and the changed quantities; all quantities if there are no results. */
  children: ReactNode;
}) {
  const texts = useMessages(pageMessages);
  const { language: pageLanguage } = useLanguage();
  const { changeNumber } = useReport();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && changeNumber !== undefined;
  return (
    <div>
      <div className="grid max-w-[50rem] grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2">
        {picture}
        {/* Hidden on the screen while the fields show the same. */}
        <div className={isShown ? 'hidden print:block' : ''}>{children}</div>
      </div>
      {changeNumber && (
        <div className="print:hidden">
          <div id={id}>{isShown && <Fields fields={fields} results={results} onChange={changeNumber} />}</div>
          <Button
            lang={pageLanguage}
            aria-expanded={isOpen}
            aria-controls={id}
            className="mt-2"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.sumsDone : texts.sumsChange}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One field per quantity, and the results, which stay in sight while the person types. */
function Fields({
  fields,
  results,
  onChange,
}: Pick<SumsBlock, 'fields' | 'results'> & {
  onChange(index: number, value: number | undefined): void;
}) {
  const { asWritten } = answerMessages[useReport().language];
  return (
    <div className="max-w-measure">
      <ul className="mt-2 border-t border-line">
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quantities are never reordered.
          <li key={index} className="border-b border-line py-1">
            <NumberField {...field} onChange={(value) => onChange(index, value)} />
          </li>
        ))}
      </ul>
      {results.length > 0 && (
        <ul
          aria-live="polite"
          className="sums-bar sticky bottom-0 z-1 flex flex-wrap gap-x-6 border-b-2 border-ink bg-paper py-2 text-xs sm:gap-y-1 sm:text-sm"
        >
          {results.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results are never reordered.
            <li key={index} className="tabular-nums">
              <Spans text={text} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-muted">{asWritten}</p>
    </div>
  );
}

/**
 * A field for one number, in either number format. Text without a valid number changes nothing, and leaving the field
 * restores the last valid number.
 */
function NumberField({
  name,
  kind,
  value,
  max,
  sign,
  before,
  isChanged,
  onChange,
}: QuantityField & { onChange(value: number | undefined): void }) {
  const texts = useMessages(pageMessages);
  const { language: pageLanguage } = useLanguage();
  const { language } = useReport();
  const id = useId();
  const problemId = useId();
  /** The text while the person types, else `undefined`. */
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && readNumber(draft, max) === undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="block leading-snug wrap-anywhere first-letter:uppercase">
        {name}
        {name.toLowerCase() !== kind && <span className="block text-sm text-muted">{kind}</span>}
      </label>
      <span className={`text-sm ${isChanged ? 'text-ember' : 'text-muted'}`}>{sign}</span>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? numberText(value, language)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const number = readNumber(target.value, max);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => setDraft(undefined)}
        onKeyDown={({ key }) => key === 'Enter' && setDraft(undefined)}
        className={`min-h-11 w-24 rounded-control border bg-paper px-3 text-right text-base tabular-nums aria-invalid:border-danger ${isChanged ? 'border-ember font-semibold text-ember' : 'border-line-strong text-ink'}`}
      />
      {isWrong && (
        <span id={problemId} lang={pageLanguage} className="col-span-full text-right text-sm text-danger">
          {texts.numberWrong}
        </span>
      )}
      {isChanged && before !== undefined && (
        <span lang={pageLanguage} className="col-span-full -mb-1 flex justify-end">
          <Button variant="quiet" className="text-sm" onClick={() => onChange(undefined)}>
            {texts.numberUndo(before)} <span className="sr-only">({name})</span>
          </Button>
        </span>
      )}
    </div>
  );
}

/** The number in a text; `undefined` if there are none or several, or the number is negative or above `max`. */
function readNumber(text: string, max: number): number | undefined {
  const [number, ...others] = numbersIn(text) ?? [];
  return number !== undefined && others.length === 0 && number >= 0 && number <= max ? number : undefined;
}
