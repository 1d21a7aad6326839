import { useId, useState } from 'react';
import { resultsText } from '../../document/results-text.ts';
import { codePointLength, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import type { ReportFile, Results } from '../../domain/report-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { messages } from './results-messages.ts';

const FIELD =
  'mt-1 block w-full rounded-control border border-line-strong bg-paper px-3 py-2 font-normal text-ink placeholder:text-muted';

/** For one experiment: the tick that it is done, and the field for its result. */
export function ExperimentResult({
  index,
  results,
  onChange,
}: {
  index: number;
  results: Results | undefined;
  onChange(results: Results): void;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const noted = results?.experiments ?? [];
  const { result, done = false } = noted.find((one) => one.index === index) ?? { result: '' };

  function change(next: { result: string; done: boolean }) {
    const others = noted.filter((one) => one.index !== index);
    const isEmpty = next.result === '' && !next.done;
    const experiments = isEmpty
      ? others
      : [...others, { index, result: next.result, ...(next.done && { done: true }) }].sort(
          (a, b) => a.index - b.index,
        );
    onChange({ text: results?.text ?? '', ...(experiments.length > 0 && { experiments }) });
  }

  return (
    <div
      lang={language}
      className={`mt-3 text-sm font-semibold ${result === '' && !done ? 'print:hidden' : ''}`}
    >
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={done}
          onChange={({ target }) => change({ result, done: target.checked })}
          className="size-5 accent-ember"
        />
        {texts.done}
      </label>
      <label className="block">
        {texts.resultOf}
        <textarea
          dir="auto"
          rows={1}
          maxLength={RESULTS_MAX_LENGTH}
          value={result}
          placeholder={texts.placeholder}
          onChange={({ target }) => change({ result: target.value, done })}
          className={FIELD}
        />
      </label>
    </div>
  );
}

/** The field for other results, and the button that rates the idea again with all results. Folded until used. */
export function ResultsForm({
  file,
  onChange,
  onReassess,
}: {
  /** `undefined` while the report is being written; the form is then disabled. */
  file: ReportFile | undefined;
  onChange(results: Results): void;
  onReassess(results: string): void;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const noteId = useId();
  // Open once it is, also when the last letter is deleted.
  const [open, setOpen] = useState(false);
  const results = file?.results;
  const text = resultsText(results, file?.plan, file?.meta.language ?? language);
  const over = codePointLength(text) - RESULTS_MAX_LENGTH;
  const byRules = file?.meta.aiGenerated === false;
  const note = byRules ? texts.rereadWhy : texts.reassessWhy;
  return (
    <details
      lang={language}
      open={open || text !== ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-6 border-l-4 border-ember bg-ember-soft px-5 py-2 print:hidden"
    >
      <summary className="min-h-11 cursor-pointer py-2 font-display text-xl">{texts.title}</summary>
      <p className="mt-1 max-w-measure">{texts.why}</p>
      <label className="mt-3 block font-semibold">
        {texts.others}
        <textarea
          dir="auto"
          rows={3}
          maxLength={RESULTS_MAX_LENGTH}
          disabled={!file}
          value={results?.text ?? ''}
          onChange={({ target }) => onChange({ ...results, text: target.value })}
          className={FIELD}
        />
      </label>
      <Button
        className="mt-4"
        disabled={!file || text === '' || over > 0}
        aria-describedby={noteId}
        onClick={() => onReassess(text)}
      >
        {byRules ? texts.reread : texts.reassess}
      </Button>
      <p id={noteId} className="mt-2 mb-3 max-w-measure text-sm">
        {over > 0 ? texts.tooLong(over) : note}
      </p>
    </details>
  );
}
