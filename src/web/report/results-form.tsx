import { useId, useState } from 'react';
import { resultsText } from '../../document/results-text.ts';
import { codePointLength, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { ReportEntry } from '../analysis/entry.ts';
import { noteResults, reassess } from '../analysis/report-requests.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { fieldClass } from '../ui/field.tsx';
import { pageMessages } from './page-messages.ts';

/** The tick that an experiment is done, and the field for its result. */
export function ExperimentResult({ index, entry }: { index: number; entry: ReportEntry }) {
  const { store, hasModel } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const { text = '', experiments: noted = [] } = entry.file.results ?? {};
  const { result, done = false } = noted.find((each) => each.index === index) ?? { result: '' };

  function change(next: { result: string; done: boolean }) {
    const others = noted.filter((each) => each.index !== index);
    const experiments = [...others, { index, result: next.result, ...(next.done && { done: true }) }]
      .filter((each) => each.result !== '' || each.done)
      .sort((one, other) => one.index - other.index);
    noteResults(store, { text, ...(experiments.length > 0 && { experiments }) });
  }

  return (
    <div lang={language} className={`text-sm font-semibold ${result === '' && !done ? 'print:hidden' : ''}`}>
      <div className="flex flex-wrap items-end gap-x-5">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={done}
            onChange={({ target }) => change({ result, done: target.checked })}
            className="size-5 accent-ember"
          />
          {texts.experimentDone}
        </label>
        <div className="flex-1 basis-56">
          <Notes
            label={texts.resultOf}
            rows={1}
            value={result}
            placeholder={texts.resultExample}
            onChange={(value) => change({ result: value, done })}
          />
        </div>
      </div>
      {hasModel && index === lastNoted(entry) && <Reassess entry={entry} />}
    </div>
  );
}

/** The last experiment with a result: the button that rates again stands beside it. */
function lastNoted({ file }: ReportEntry): number | undefined {
  const noted = file.plan ? (file.results?.experiments ?? []) : [];
  return noted.findLast(({ result }) => result.trim() !== '')?.index;
}

/** The button that rates the idea again with all results. */
function Reassess({ entry: { file } }: { entry: ReportEntry }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const noteId = useId();
  const text = resultsText(file.results, file.plan, file.meta.language);
  const over = codePointLength(text) - RESULTS_MAX_LENGTH;
  return (
    <div className="print:hidden">
      <Button
        className="mt-4"
        disabled={text === '' || over > 0}
        aria-describedby={noteId}
        onClick={() => fade(() => void reassess(analysis, text))}
      >
        {texts.reassess}
      </Button>
      <p id={noteId} className="mt-2 mb-3 max-w-measure text-sm font-normal">
        {over > 0 ? texts.resultsTooLong(over) : texts.reassessWhy}
      </p>
    </div>
  );
}

/** The field for other results, folded until used: one quiet line until there is a plan. */
export function ResultsForm({ entry }: { entry: ReportEntry }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  // Once open, the form stays open when the last letter is deleted.
  const [open, setOpen] = useState(false);
  const { results, plan } = entry.file;
  const text = results?.text ?? '';
  const isReassessedHere = lastNoted(entry) === undefined;
  // A changed figure of the sums is a result too.
  const hasResults = resultsText(results, plan, entry.file.meta.language) !== '';
  return (
    <details
      open={open || text !== '' || (isReassessedHere && hasResults)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={`print:hidden ${plan ? 'mt-6 border-l-4 border-ember bg-ember-soft px-5 py-2' : 'mt-3'}`}
    >
      <summary
        className={`min-h-11 cursor-pointer py-2 ${plan ? 'font-display text-xl' : 'text-sm text-muted'}`}
      >
        {texts.resultsTitle}
      </summary>
      <p className="mt-1 max-w-measure">{texts.resultsWhy}</p>
      <div className="mt-3 font-semibold">
        <Notes
          label={texts.otherResults}
          rows={3}
          value={text}
          onChange={(value) => noteResults(store, { ...results, text: value })}
        />
      </div>
      {isReassessedHere && <Reassess entry={entry} />}
    </details>
  );
}

function Notes({
  label,
  onChange,
  ...rest
}: {
  label: string;
  rows: number;
  value: string;
  placeholder?: string;
  onChange(value: string): void;
}) {
  return (
    <label className="block">
      {label}
      <textarea
        dir="auto"
        maxLength={RESULTS_MAX_LENGTH}
        onChange={({ target }) => onChange(target.value)}
        className={fieldClass}
        {...rest}
      />
    </label>
  );
}
