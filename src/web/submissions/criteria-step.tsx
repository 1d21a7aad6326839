import { useState } from 'react';
import { CRITERIA_MAX, type Criterion } from '../../domain/reading.ts';
import { LEVELS, type Level } from '../../domain/rubric.ts';
import { type CriteriaProblem, criteriaHash, readCriteria } from '../../submissions/criteria.ts';
import { criteriaSentence } from '../../submissions/file-messages.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Label, TextArea } from '../ui/field.tsx';
import { useCall, useCallContext } from './call-context.ts';
import { FileButton } from './files.tsx';
import { callMessages } from './messages.ts';
import { isLocked as isCallLocked, type OpenCall } from './state.ts';

/** The second step: the criteria, which are Crisol's axes or the person's own. */
export function CriteriaStep({ call: { plan, choices } }: { call: OpenCall }) {
  const texts = useMessages(callMessages);
  const { language } = useLanguage();
  const { store } = useCallContext();
  const isLocked = useCall(isCallLocked);
  const [problems, setProblems] = useState<readonly CriteriaProblem[]>([]);

  /** @returns whether the file has valid criteria */
  async function read(file: Blob, name?: string): Promise<boolean> {
    const result = await readCriteria(new Uint8Array(await file.arrayBuffer()), name);
    setProblems('problems' in result ? result.problems : []);
    if ('problems' in result) return false;
    const { criteria } = result;
    if (criteriaHash(criteria) !== plan.criteriaHash) store.choose({ criteria });
    return true;
  }

  async function applyTyped(rows: readonly TypedCriterion[]) {
    if (isLocked || (await read(new Blob([JSON.stringify(rows)])))) store.go('reading');
  }

  return (
    <>
      <p className="max-w-measure text-muted">{isLocked ? texts.locked : texts.criteriaNote}</p>
      <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-2">
        {!isLocked && (
          <FileButton
            label={texts.criteriaFile}
            note={texts.criteriaFileNote}
            accept=".csv,.tsv,.xlsx,.json"
            onFile={(file) => void read(file, file.name)}
          />
        )}
        {!isLocked && choices.criteria && (
          <Button variant="quiet" onClick={() => store.choose({ criteria: undefined })}>
            {texts.axes}
          </Button>
        )}
      </div>
      <CriteriaForm
        key={plan.criteriaHash}
        criteria={plan.criteria}
        isLocked={isLocked}
        onApply={(rows) => void applyTyped(rows)}
      />
      {problems.length > 0 && (
        <Alert className="mt-4">
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{criteriaSentence(problem, language)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** A criterion as typed, with the keys that `readCriteria` reads. */
type TypedCriterion = { criterion: string; weight: string; question: string } & Record<Level, string>;

const typedOf = ({ criterion, weight, question = '', levels }: Criterion): TypedCriterion => ({
  criterion,
  weight: String(Number((100 * weight).toFixed(4))),
  question,
  1: levels[1],
  2: levels[2] ?? '',
  3: levels[3] ?? '',
  4: levels[4] ?? '',
  5: levels[5],
});

const EMPTY = typedOf({ criterion: '', weight: 0.1, levels: { 1: '', 5: '' } });

function CriteriaForm({
  criteria,
  isLocked,
  onApply,
}: {
  criteria: readonly Criterion[];
  isLocked: boolean;
  onApply(rows: readonly TypedCriterion[]): void;
}) {
  const texts = useMessages(callMessages);
  const [rows, setRows] = useState(() => criteria.map(typedOf));
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(rows);
      }}
    >
      {rows.map((row, index) => {
        const field = (key: keyof TypedCriterion, label: string, className = '') => (
          <Label key={key} text={label} className={`text-sm ${className}`}>
            <TextArea
              rows={1}
              readOnly={isLocked}
              className="field-sizing-content"
              value={row[key]}
              // A table of criteria has one line per criterion.
              onValue={(value) =>
                setRows(rows.with(index, { ...row, [key]: value.replace(/\s*\n\s*/g, ' ') }))
              }
            />
          </Label>
        );
        return (
          // A criterion that was just added is open.
          <details
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and are only added at the end.
            key={index}
            open={index >= criteria.length || undefined}
            className="border-b border-line"
          >
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold wrap-anywhere">
              {row.criterion || texts.newCriterion}{' '}
              <span className="text-sm text-muted tabular-nums">{`· ${row.weight}`}</span>
            </summary>
            <div className="grid grid-cols-1 gap-3 pb-4 sm:grid-cols-[1fr_6rem]">
              {field('criterion', texts.criterion)}
              {field('weight', texts.weight)}
              {field('question', texts.question, 'sm:col-span-2')}
              {/* Side by side, the levels read as a scale. */}
              <div className="grid grid-cols-1 gap-3 sm:col-span-2 lg:grid-cols-5">
                {LEVELS.map((level) => field(level, texts.level(String(level))))}
              </div>
              {!isLocked && rows.length > 1 && (
                <Button
                  variant="quiet"
                  className="-ml-3 justify-self-start text-sm"
                  onClick={() => setRows(rows.toSpliced(index, 1))}
                >
                  {texts.remove(row.criterion)}
                </Button>
              )}
            </div>
          </details>
        );
      })}
      {!isLocked && (
        <>
          <Button
            className="mt-4"
            disabled={rows.length >= CRITERIA_MAX}
            onClick={() => setRows([...rows, EMPTY])}
          >
            {texts.add}
          </Button>
          <p className="mt-6 max-w-measure text-sm text-muted">{texts.lockNote}</p>
        </>
      )}
      <Button type="submit" variant="primary" className="mt-3">
        {texts.toReading}
      </Button>
    </form>
  );
}
