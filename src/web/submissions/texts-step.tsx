import { useState } from 'react';
import { fileErrorMessage, tableProblemMessage } from '../../submissions/file-messages.ts';
import { textCounts } from '../../submissions/text-counts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Label, TextArea } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useTask } from '../ui/use-task.ts';
import { useCall, useCallContext } from './call-context.ts';
import { ColumnsForm } from './columns-form.tsx';
import { addTable, DropArea, FileButton, type FileProblem, openSource, TABLE_FILES } from './files.tsx';
import { callMessages } from './messages.ts';
import { isLocked as isCallLocked, type OpenCall } from './state.ts';

/** At most this many rows with problems or copies are listed. */
const PROBLEMS_SHOWN = 20;

/** The first step: the texts, and which columns are sent. */
export function TextsStep({ call }: { call: OpenCall | undefined }) {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  const isLocked = useCall(isCallLocked);
  if (!call) return <TextsInput />;
  return (
    <>
      <Counts call={call} />
      {/* Side by side if there is room, so that the preview of what is sent and the next button stay in sight. */}
      <div className="grid items-start gap-x-10 gap-y-3 lg:grid-cols-2">
        {call.table.opened ? (
          <OpenedTable />
        ) : (
          // Pasted texts have one column, so there are no roles to choose.
          call.table.table.header.length > 1 && <ColumnsForm call={call} isLocked={isLocked} />
        )}
        <div>
          <Preview call={call} />
          <Button
            variant="primary"
            className="mt-5"
            disabled={call.plan.different.length === 0}
            onClick={() => store.go('criteria')}
          >
            {texts.toCriteria}
          </Button>
        </div>
      </div>
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">{texts.replace}</summary>
        <p className="max-w-measure">{texts.replaceSure}</p>
        <TextsInput />
      </details>
    </>
  );
}

/** Takes a file, chosen or dropped, or pasted texts. */
function TextsInput() {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  const [pasted, setPasted] = useState('');
  const { isRunning = false, result: problem, start } = useTask<FileProblem | undefined>();

  const open = (source: File | string) => start(() => openSource(store, source));

  return (
    <DropArea onFile={(file) => void open(file)}>
      <FileButton
        label={texts.choose}
        note={texts.dropNote}
        accept={`${TABLE_FILES},.json,.md`}
        variant="primary"
        onFile={(file) => void open(file)}
      />
      <Label text={texts.paste} className="mt-5">
        <TextArea rows={5} value={pasted} onValue={setPasted} />
      </Label>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button disabled={pasted.trim() === '' || isRunning} onClick={() => void open(pasted)}>
          {texts.usePaste}
        </Button>
        <p role="status" className="inline-flex items-center gap-2 text-sm">
          {isRunning && (
            <>
              <Spinner /> {texts.reading}
            </>
          )}
        </p>
      </div>
      <Problem problem={problem} />
    </DropArea>
  );
}

function Problem({ problem }: { problem: FileProblem | undefined }) {
  const texts = useMessages(callMessages);
  const { language } = useLanguage();
  if (!problem) return null;
  return (
    <Alert className="mt-4">
      {problem === 'unloaded' ? texts.unloaded : fileErrorMessage(problem, language)}
    </Alert>
  );
}

function Counts({ call: { table, plan } }: { call: OpenCall }) {
  const texts = useMessages(callMessages);
  const { language } = useLanguage();
  const { problems } = table.table;
  const copies = useCall((state) => state.copies);
  const copiesProgress = useCall((state) => state.copiesProgress);
  const [different, ...others] = textCounts(plan.texts, language);
  return (
    <>
      <p className="text-lg" role="status">
        <strong className="font-display">{different}</strong>
        {others.length > 0 && <span className="text-muted"> · {others.join(' · ')}</span>}
      </p>
      {!copies && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {texts.searchingCopies}
          <progress aria-label={texts.searchingCopies} value={copiesProgress} className="h-2 w-40" />
        </p>
      )}
      <FoldedList summary={texts.copies} items={copies?.sentences(language, PROBLEMS_SHOWN) ?? []} />
      <FoldedList
        summary={texts.problems(problems.length)}
        items={problems.slice(0, PROBLEMS_SHOWN).map((problem) => tableProblemMessage(problem, language))}
      />
    </>
  );
}

function FoldedList({ summary, items }: { summary: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-warning">{summary}</summary>
      <ul className="max-w-measure list-disc pl-5 text-sm">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}

/** Adds the original table to an opened call, because `call.json` lacks some columns. */
function OpenedTable() {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  const [answer, setAnswer] = useState<FileProblem | { notInTable: number }>();
  return (
    <div className="mt-4">
      <p className="mb-3 max-w-measure text-muted">{texts.locked}</p>
      <FileButton
        label={texts.addTable}
        accept={TABLE_FILES}
        onFile={(file) => void addTable(store, file).then(setAnswer)}
      />
      {typeof answer === 'string' && <Problem problem={answer} />}
      {typeof answer === 'object' && answer.notInTable > 0 && (
        <Alert className="mt-3">{texts.notInTable(answer.notInTable)}</Alert>
      )}
    </div>
  );
}

/** Shows what the model will see of the first row. */
function Preview({ call: { plan } }: { call: OpenCall }) {
  const texts = useMessages(callMessages);
  const first = plan.different[0];
  if (!first) return <Alert className="mt-5">{texts.noText}</Alert>;
  return (
    <section className="mt-5">
      <h3 className="font-display text-xl">{texts.seen(first.rowNumber)}</h3>
      <blockquote
        lang=""
        dir="auto"
        className="mt-3 max-h-96 max-w-measure overflow-y-auto whitespace-pre-wrap wrap-anywhere border-l-4 border-ember bg-surface px-4 py-3"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {first.text}
      </blockquote>
      <p className="mt-2 max-w-measure text-sm text-muted">{texts.seenNote}</p>
    </section>
  );
}
