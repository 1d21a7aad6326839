import { useId, useState } from 'react';
import { CRITERIA_MAX, type Criterion } from '../../domain/reading.ts';
import { LEVELS, type Level } from '../../domain/rubric.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { fieldClass } from '../ui/field.tsx';
import { callMessages } from './messages.ts';

/** A criterion as it is typed, in the keys that `readCriteria` reads. */
type Typed = { criterion: string; weight: string; question: string } & Record<Level, string>;

const EMPTY: Typed = { criterion: '', weight: '1', question: '', 1: '', 2: '', 3: '', 4: '', 5: '' };

const typedOf = ({ criterion, weight, question = '', levels }: Criterion): Typed => ({
  ...EMPTY,
  ...(levels as Record<Level, string>),
  criterion,
  weight: String(Math.round(weight * 1000) / 10),
  question,
});

/** A small form for criteria. */
export function CriteriaEditor({
  criteria,
  onApply,
}: {
  criteria: readonly Criterion[];
  onApply(rows: readonly Typed[]): void;
}) {
  const texts = useMessages(callMessages);
  const id = useId();
  const [rows, setRows] = useState<readonly Typed[]>(() =>
    criteria.length > 0 ? criteria.map(typedOf) : [EMPTY],
  );
  const change = (index: number, part: Partial<Typed>) =>
    setRows(rows.with(index, { ...(rows[index] as Typed), ...part }));
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(rows);
      }}
    >
      {rows.map((row, index) => {
        const field = (key: keyof Typed, label: string, className = '') => (
          <div className={className}>
            <label htmlFor={`${id}-${index}-${key}`} className="text-sm font-semibold">
              {label}
            </label>
            <input
              id={`${id}-${index}-${key}`}
              value={row[key]}
              inputMode={key === 'weight' ? 'decimal' : undefined}
              onChange={({ target }) => change(index, { [key]: target.value })}
              className={fieldClass}
            />
          </div>
        );
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and are only added at the end.
            key={index}
            className="mb-4 min-w-0 rounded-xl border border-line bg-surface p-4"
          >
            <legend className="px-1 font-display">{row.criterion || texts.newCriterion}</legend>
            <div className="grid gap-3 sm:grid-cols-[1fr_6rem]">
              {field('criterion', texts.criterion)}
              {field('weight', texts.weight)}
              {field('question', texts.question, 'sm:col-span-2')}
            </div>
            <div className="mt-3 grid gap-3 md:grid-cols-5">
              {LEVELS.map((level) => (
                <div key={level}>{field(level, texts.level(String(level)))}</div>
              ))}
            </div>
            {rows.length > 1 && (
              <Button
                variant="quiet"
                className="mt-2 -ml-3 text-sm"
                onClick={() => setRows(rows.toSpliced(index, 1))}
              >
                {texts.remove(row.criterion)}
              </Button>
            )}
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-3">
        <Button disabled={rows.length >= CRITERIA_MAX} onClick={() => setRows([...rows, EMPTY])}>
          {texts.add}
        </Button>
        <Button type="submit">{texts.applyCriteria}</Button>
      </div>
    </form>
  );
}
