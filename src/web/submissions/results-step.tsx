import { type ReactNode, useState } from 'react';
import { pairsSentence } from '../../submissions/pairs-in-order.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useTask } from '../ui/use-task.ts';
import { useCall, useCallContext } from './call-context.ts';
import { DropArea, FileButton, TABLE_FILES, tableIn } from './files.tsx';
import { withFile } from './read-decisions.ts';
import { resultsMessages } from './results-messages.ts';
import { type CallFileName, saveCallFile } from './save-files.ts';
import type { OpenCall } from './state.ts';
import { TextList } from './text-list.tsx';

/** The fourth step: the texts with their readings, a person's decisions, and the files. */
export function ResultsStep({ call }: { call: OpenCall }) {
  const texts = useMessages(resultsMessages);
  return (
    <>
      <Summary call={call} />
      <TextList call={call} />
      <section className="mt-12 border-t border-line-strong pt-6">
        <h3 className="font-display text-2xl">{texts.files}</h3>
        {call.choices.settings && <FileList />}
        <OpenDecisions call={call} />
      </section>
    </>
  );
}

/** How many texts are decided, how the decisions agree with the points, and `results.csv`. */
function Summary({ call: { plan, choices } }: { call: OpenCall }) {
  const texts = useMessages(resultsMessages);
  const { language } = useLanguage();
  const decisions = useCall((state) => state.decisions);
  const results = useCall((state) => state.results);
  const pairs = pairsSentence([...decisions.values()], results, language);
  const decided = plan.different.filter(({ hash }) => decisions.has(hash)).length;
  return (
    <div className="mb-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="font-display text-lg">
          {texts.decided(decided, plan.different.length)}
        </p>
        {choices.settings ? (
          <SaveButton name="results.csv" variant="primary">
            {texts.saveResults}
          </SaveButton>
        ) : (
          <p className="text-muted">{texts.noReadings}</p>
        )}
      </div>
      {pairs && <p className="mt-2 max-w-measure">{pairs}</p>}
    </div>
  );
}

const FILES = ['results.csv', 'readings.csv', 'call.json', 'audit.json', 'feedback.md'] as const;

function FileList() {
  const texts = useMessages(resultsMessages);
  return (
    <ul className="mt-3 border-t border-line">
      {FILES.map((name) => (
        <li
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-muted">{texts.file[name]}</p>
          </div>
          <SaveButton name={name} label={texts.downloadFile(name)}>
            {texts.download}
          </SaveButton>
        </li>
      ))}
    </ul>
  );
}

function SaveButton({
  name,
  label,
  variant,
  children,
}: {
  name: CallFileName;
  label?: string;
  variant?: 'primary';
  children: ReactNode;
}) {
  const texts = useMessages(resultsMessages);
  const { language } = useLanguage();
  const { store } = useCallContext();
  const { isRunning, failure, start } = useTask<void>();
  return (
    <div>
      <Button
        aria-label={label}
        {...(variant && { variant })}
        disabled={isRunning}
        onClick={() => void start(() => saveCallFile(store, name, language))}
      >
        {isRunning && <Spinner />} {children}
      </Button>
      {failure !== undefined && <Alert className="mt-2">{texts.notSaved}</Alert>}
    </div>
  );
}

/** Takes a file with decisions. */
function OpenDecisions({ call }: { call: OpenCall }) {
  const texts = useMessages(resultsMessages);
  const { language } = useLanguage();
  const { store } = useCallContext();
  const [messages, setMessages] = useState<readonly string[]>([]);

  async function open(file: File) {
    const table = await tableIn(file);
    if (typeof table === 'string') return setMessages([`${file.name}: ${texts.noDecisions}`]);
    const own = store.get().decisions.values();
    const { decisions, messages: found } = withFile(call, own, { name: file.name, table }, language);
    if (decisions) store.setDecisions(decisions);
    setMessages(found.map((message) => `${file.name}: ${message}`));
  }

  return (
    <DropArea onFile={(file) => void open(file)}>
      <FileButton
        label={texts.openDecisions}
        note={texts.openDecisionsNote}
        accept={TABLE_FILES}
        onFile={(file) => void open(file)}
      />
      <div role="status" className="mt-2 text-sm empty:mt-0">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </DropArea>
  );
}
