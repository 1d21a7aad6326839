import { useState } from 'react';
import { LOCALES } from '../../domain/language.ts';
import { CRITERIA_MAX, type Criterion } from '../../domain/reading.ts';
import { LEVELS, type Level } from '../../domain/rubric.ts';
import { type CriteriaProblem, criteriaRows, readCriteria } from '../../submissions/criteria.ts';
import { fileStyle } from '../../submissions/file-style.ts';
import { criteriaSentence } from '../../submissions/table-messages.ts';
import { csvText } from '../../submissions/write-csv.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Label, TextArea, TextField } from '../ui/field.tsx';
import { Option } from '../ui/option.tsx';
import { useCall, useCallContext } from './call-context.ts';
import { FileButton } from './files.tsx';
import { callMessages } from './messages.ts';
import { saveText } from './save-files.ts';
import { isLocked as isCallLocked, type OpenCall, type TypedCriterion } from './state.ts';

/** The second step: the criteria. */
export function CriteriaStep({ call }: { call: OpenCall }) {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  const { choices } = call;
  const [isOwn, setOwn] = useState(choices.criteria !== undefined);
  const isLocked = useCall(isCallLocked);
  return (
    <>
      {isLocked ? (
        <p className="max-w-measure text-muted">{texts.locked}</p>
      ) : (
        <fieldset className="grid gap-4">
          <legend className="sr-only">{texts.step.criteria}</legend>
          <Option
            type="radio"
            name="criteria"
            checked={!isOwn}
            onChange={() => {
              setOwn(false);
              store.choose({ criteria: undefined });
            }}
            label={texts.axes}
            note={texts.axesNote}
          />
          <Option
            type="radio"
            name="criteria"
            checked={isOwn}
            onChange={() => setOwn(true)}
            label={texts.own}
            note={texts.ownNote}
          />
        </fieldset>
      )}
      {isOwn && !isLocked ? (
        <OwnCriteria call={call} />
      ) : (
        <>
          <CriteriaList call={call} />
          {!isLocked && <LockNote />}
          <Button variant="primary" className="mt-3" onClick={() => store.go('reading')}>
            {texts.toReading}
          </Button>
        </>
      )}
    </>
  );
}

function LockNote() {
  return <p className="mt-8 max-w-measure text-sm text-muted">{useMessages(callMessages).lockNote}</p>;
}

/** The person's criteria, from a file or typed. */
function OwnCriteria({ call }: { call: OpenCall }) {
  const texts = useMessages(callMessages);
  const { language } = useLanguage();
  const { store } = useCallContext();
  const [problems, setProblems] = useState<readonly CriteriaProblem[]>([]);
  const { criteria: chosen, typed } = call.choices;

  async function openTable(file: File) {
    const result = await readCriteria(new Uint8Array(await file.arrayBuffer()), file.name);
    if ('problems' in result) return setProblems(result.problems);
    setProblems([]);
    store.choose({ criteria: result.criteria, typed: undefined });
  }

  async function applyTyped(rows: readonly TypedCriterion[]) {
    const result = await readCriteria(new TextEncoder().encode(JSON.stringify(rows)));
    if ('problems' in result) return setProblems(result.problems);
    store.choose({ criteria: result.criteria, typed: rows, step: 'reading' });
  }

  return (
    <div className="mt-5">
      <FileButton
        label={texts.criteriaFile}
        note={texts.criteriaFileNote}
        accept=".csv,.tsv,.xlsx,.json"
        onFile={(file) => void openTable(file)}
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
      <CriteriaEditor
        key={typed ? 'typed' : call.plan.criteriaHash}
        rows={typed ?? chosen?.map(typedOf) ?? []}
        onApply={(rows) => void applyTyped(rows)}
      />
    </div>
  );
}

function CriteriaList({ call: { plan, table } }: { call: OpenCall }) {
  const texts = useMessages(callMessages);
  const { language } = useLanguage();
  const style = fileStyle(table.table, language);
  const { criteria } = plan;
  return (
    <section className="mt-6">
      <p className="text-sm text-muted">{texts.criteriaCount(criteria.length)}</p>
      <ul className="mt-2 border-t border-line">
        {criteria.map((criterion) => (
          <CriterionItem key={criterion.criterion} criterion={criterion} all={criteria} />
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-2 -ml-3"
        onClick={() =>
          saveText('criteria.csv', [csvText(criteriaRows(criteria, language, style.number), style.separator)])
        }
      >
        {texts.downloadCriteria}
      </Button>
    </section>
  );
}

function CriterionItem({ criterion, all }: { criterion: Criterion; all: readonly Criterion[] }) {
  const { language } = useLanguage();
  const share = (100 * criterion.weight) / all.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <li className="border-b border-line">
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold wrap-anywhere">
          {criterion.criterion}{' '}
          <span className="text-sm text-muted tabular-nums">
            {`· ${share.toLocaleString(LOCALES[language], { maximumFractionDigits: 1 })} %`}
          </span>
        </summary>
        <div className="max-w-measure pb-3 pl-5 text-sm">
          {criterion.question && <p>{criterion.question}</p>}
          <ol className="mt-1">
            {LEVELS.map(
              (level) =>
                criterion.levels[level] && (
                  <li key={level} className="grid grid-cols-[1.5rem_1fr]">
                    <span className="font-semibold">{level}</span>
                    <span>{criterion.levels[level]}</span>
                  </li>
                ),
            )}
          </ol>
        </div>
      </details>
    </li>
  );
}

const EMPTY: TypedCriterion = { criterion: '', weight: '1', question: '', 1: '', 2: '', 3: '', 4: '', 5: '' };

const typedOf = ({ criterion, weight, question = '', levels }: Criterion): TypedCriterion => ({
  ...EMPTY,
  ...(levels as Record<Level, string>),
  criterion,
  weight: String(Math.round(weight * 1000) / 10),
  question,
});

function CriteriaEditor({
  rows: before,
  onApply,
}: {
  rows: readonly TypedCriterion[];
  onApply(rows: readonly TypedCriterion[]): void;
}) {
  const texts = useMessages(callMessages);
  const [rows, setRows] = useState(before.length > 0 ? before : [EMPTY]);
  const change = (index: number, part: Partial<TypedCriterion>) =>
    setRows(rows.with(index, { ...(rows[index] as TypedCriterion), ...part }));
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
          <Label text={label} className={`text-sm ${className}`}>
            <TextField
              value={row[key]}
              required={key === 'criterion'}
              inputMode={key === 'weight' ? 'decimal' : undefined}
              onValue={(value) => change(index, { [key]: value })}
            />
          </Label>
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
            {/* Side by side, the levels read as a scale. */}
            <div className="mt-3 grid gap-3 lg:grid-cols-5">
              {LEVELS.map((level) => (
                <Label key={level} text={texts.level(String(level))} className="text-sm">
                  <TextArea
                    rows={2}
                    required={level === 1 || level === 5}
                    className="field-sizing-content"
                    value={row[level]}
                    // A table of criteria has one line per criterion.
                    onValue={(value) => change(index, { [level]: value.replace(/\s*\n\s*/g, ' ') })}
                  />
                </Label>
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
      <Button disabled={rows.length >= CRITERIA_MAX} onClick={() => setRows([...rows, EMPTY])}>
        {texts.add}
      </Button>
      <LockNote />
      <Button type="submit" variant="primary" className="mt-3">
        {texts.toReading}
      </Button>
    </form>
  );
}
