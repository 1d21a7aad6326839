import { useId, useState } from 'react';
import { numberText, quantityName, quantitySign, quantityText } from '../../document/quantity-text.ts';
import { RESULTS, type SumResult, sumsOf } from '../../domain/sum-results.ts';
import {
  QUANTITIES_MAX,
  QUANTITY_LIMITS,
  type Quantity,
  type QuantityKind,
  type QuantityNumbers,
  type Sums,
  timesOf,
  withNumbers,
} from '../../domain/sums.ts';
import { numbersIn } from '../../domain/written-number.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { ReportEntry } from '../analysis/entry.ts';
import { changeSums } from '../analysis/report-requests.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';
import type { SumsControls } from './report-context.ts';

/** The fields of a report's sums; `undefined` without sums. */
export function sumsControlsOf(entry: ReportEntry | undefined): SumsControls | undefined {
  const sums = entry?.file.plan?.sums;
  if (!sums) return undefined;
  return {
    fields: (index) => <QuantityFields index={index} sums={sums} />,
    undo: (index) => <Undo index={index} sums={sums} />,
    missing: <MissingFields sums={sums} />,
  };
}

type Part = 'low' | 'value' | 'high';
const PARTS: readonly Part[] = ['value', 'low', 'high'];

/** The three numbers of a quantity. The results follow while they are typed. */
function QuantityFields({ index, sums }: { index: number; sums: Sums }) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const change = useChange(sums);
  const quantity = sums.quantities[index];
  if (!quantity) return null;
  const name = quantityName(quantity, sums, language);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-end gap-2 print:hidden">
      <legend className="sr-only">{name}</legend>
      {PARTS.map((part) => (
        <NumberField
          key={part}
          kind={quantity.kind}
          sign={quantitySign(quantity.kind, sums)}
          label={texts.quantityParts[part]}
          context={name}
          number={quantity[part]}
          isRequired={part === 'value'}
          onChange={(number) =>
            change(index, withNumbers(quantity, { ...quantity, [part]: number } as QuantityNumbers))
          }
        />
      ))}
    </fieldset>
  );
}

function Undo({ index, sums }: { index: number; sums: Sums }) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const change = useChange(sums);
  const quantity = sums.quantities[index];
  if (!quantity) return null;
  const { kind, before } = quantity;
  return (
    <Button
      variant="quiet"
      className="-ml-3 text-sm print:hidden"
      onClick={() => change(index, before && withNumbers(quantity, before))}
    >
      {before ? texts.quantityUndo(quantityText(kind, before.value, sums, language)) : texts.quantityRemove}
    </Button>
  );
}

/** Fields for the quantities that a result lacks. */
function MissingFields({ sums }: { sums: Sums }) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const change = useChange(sums);
  const missing = missingOf(sums);
  if (missing.length === 0 || sums.quantities.length >= QUANTITIES_MAX) return null;
  return (
    <div className="mt-4 print:hidden">
      <p className="text-sm text-muted">{texts.quantitiesMissing}</p>
      <div className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-2">
        {missing.map(({ kind, when }) => (
          <NumberField
            key={`${kind} ${when}`}
            kind={kind}
            sign={quantitySign(kind, sums)}
            label={quantityName({ kind, when }, sums, language)}
            number={undefined}
            isLate
            onChange={(value) =>
              value !== undefined &&
              change(sums.quantities.length, {
                kind,
                ...(when && { when }),
                value,
                basis: 'said',
                changed: true,
              })
            }
          />
        ))}
      </div>
    </div>
  );
}

function missingOf(sums: Sums): Pick<Quantity, 'kind' | 'when'>[] {
  const needed = timesOf(sums).flatMap((time) => {
    const results = sumsOf(sums, time);
    return RESULTS.flatMap((name) => (results[name] as SumResult).missing ?? []);
  });
  const isGiven = ({ kind }: { kind: QuantityKind }) => sums.quantities.some((each) => each.kind === kind);
  const distinct = new Map(needed.filter((each) => !isGiven(each)).map((each) => [each.kind, each]));
  return [...distinct.values()];
}

/** A share is shown in per cent. */
function scaleOf(kind: QuantityKind): number {
  return kind === 'share' ? 100 : 1;
}

/**
 * A field for one number, in either number format. What cannot be read changes nothing, and the number comes back when the
 * field is left.
 */
function NumberField({
  kind,
  sign,
  label,
  context,
  number,
  isRequired = false,
  isLate = false,
  onChange,
}: {
  kind: QuantityKind;
  /** What the number counts. */
  sign: string;
  label: string;
  /** Said before the label by screen readers. */
  context?: string;
  number: number | undefined;
  isRequired?: boolean;
  /** The change is made when the field is left or with Enter, because the field then goes. */
  isLate?: boolean;
  onChange(number: number | undefined): void;
}) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const problemId = useId();
  /** What is being typed; `undefined` outside the field. */
  const [draft, setDraft] = useState<string>();
  const scale = scaleOf(kind);
  const shown = number === undefined ? '' : numberText(number * scale, language);
  const read = draft === undefined ? undefined : readNumber(draft, kind, scale, isRequired);
  const isWrong = read?.ok === false;

  function leave() {
    if (isLate && read?.ok && read.number !== undefined) onChange(read.number);
    setDraft(undefined);
  }

  return (
    <label className="block text-xs whitespace-nowrap text-muted">
      {context !== undefined && <span className="sr-only">{context}: </span>}
      {label}
      {sign !== '' && ` (${sign})`}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? shown}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const next = readNumber(target.value, kind, scale, isRequired);
          if (!isLate && next.ok) onChange(next.number);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        className="mt-0.5 block min-h-11 w-20 max-w-full rounded-control border border-line-strong bg-paper px-2 text-base text-ink tabular-nums aria-invalid:border-danger"
      />
      {isWrong && (
        <span id={problemId} className="block w-20 whitespace-normal text-danger">
          {texts.quantityWrong}
        </span>
      )}
    </label>
  );
}

type ReadNumber = { ok: true; number: number | undefined } | { ok: false };

function readNumber(text: string, kind: QuantityKind, scale: number, isRequired: boolean): ReadNumber {
  if (text.trim() === '') return isRequired ? { ok: false } : { ok: true, number: undefined };
  const [written, ...others] = numbersIn(text) ?? [];
  const number = written === undefined ? Number.NaN : written / scale;
  const isSound = others.length === 0 && number >= 0 && number <= QUANTITY_LIMITS[kind];
  return isSound ? { ok: true, number } : { ok: false };
}

/** Puts a quantity into the sums of the report on the screen, or takes one out. */
function useChange(sums: Sums) {
  const { store } = useAnalysisContext();
  return (index: number, quantity: Quantity | undefined) => {
    const [before, after] = [sums.quantities.slice(0, index), sums.quantities.slice(index + 1)];
    changeSums(store, { ...sums, quantities: [...before, ...(quantity ? [quantity] : []), ...after] });
  };
}
