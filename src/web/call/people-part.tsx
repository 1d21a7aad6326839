import { useState } from 'react';
import type { Agreement } from '../../call/agreement.ts';
import { decisionFileName, decisionPieces, readDecisions } from '../../call/decision-file.ts';
import { fileStyle } from '../../call/file-style.ts';
import { headingOf } from '../../call/file-words.ts';
import { readJury } from '../../call/jury.ts';
import { areResultsOf, decisionsInResults, editsInResults, shownDecisions } from '../../call/results-csv.ts';
import { jurySentences } from '../../call/sentences.ts';
import type { Table } from '../../call/table.ts';
import { decisionProblemMessage } from '../../call/table-messages.ts';
import type { Language } from '../../domain/language.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Label, TextField } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { store } from './call-context.ts';
import { FigureTable } from './charts.tsx';
import { FileButton, saveText, TABLE_FILES, tableIn } from './files.tsx';
import { keepMessages } from './keep-messages.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './state.ts';

/** Saves this person's decisions in a file, and adds other people's decisions from their files. */
export function PeoplePart({ call }: { call: OpenCall }) {
  const texts = useMessages(keepMessages);
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const { plan } = call;

  async function add(files: readonly File[]) {
    const added: string[] = [];
    for (const file of files) {
      const table = await tableIn(file);
      const sentences =
        'rows' in table ? addFrom(call, table, file.name, texts, language) : [texts.noDecisions];
      added.push(...sentences.map((sentence) => `${file.name}: ${sentence}`));
    }
    setMessages(added);
  }

  function save() {
    const mine = plan.order.flatMap((hash) => store.decisions.ofText(hash).filter(({ by }) => by === ''));
    const style = fileStyle(call.table.table, call.choices.settings?.language ?? language);
    saveText(decisionFileName(name), decisionPieces(plan.texts, plan.order, style, mine));
  }

  return (
    <section className="mt-12 border-t border-line-strong pt-6 print:hidden">
      <h3 className="font-display text-2xl">{texts.people}</h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{texts.peopleNote}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Label text={texts.name} className="text-sm">
          <TextField autoComplete="off" value={name} onValue={setName} />
        </Label>
        <Button disabled={name.trim() === ''} onClick={save}>
          {texts.mine}
        </Button>
        <FileButton label={texts.open} accept={TABLE_FILES} multiple onFiles={(files) => void add(files)} />
      </div>
      <div role="status" className="mt-2 text-sm">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </section>
  );
}

/** Adds the decisions from a person's file or from `results.csv`. @returns the messages to show */
function addFrom(
  { table: { table, roles }, plan }: OpenCall,
  found: Table,
  fileName: string,
  texts: (typeof keepMessages)['es'],
  language: Language,
): string[] {
  if (areResultsOf(found, table.header)) {
    const read = { table, roles, texts: plan.texts };
    const edits = editsInResults(found, read, shownDecisions(store.decisions.all));
    const decisions = decisionsInResults(edits, plan.texts);
    store.addDecisions(decisions);
    return [texts.added(decisions.length), texts.notBlind];
  }
  const read = readDecisions(found, fileName, plan.textOf);
  if (!read)
    return [headingOf(found.header[0] ?? '') === 'decision' ? texts.otherResults : texts.noDecisions];
  // Decisions without a name are another person's, so they get the name of the file.
  const by = fileName.replace(/\.\w+$/, '');
  store.addDecisions(read.decisions.map((one) => ({ ...one, by: one.by || by })));
  return [
    texts.added(read.decisions.length),
    ...(read.hasPoints ? [texts.notBlind] : []),
    ...read.problems.map((problem) => decisionProblemMessage(problem, language)),
  ];
}

/** How well the orders by the model and by length agree with a jury: sentences, with the figures collapsed below. */
export function JuryPart({ call }: { call: OpenCall }) {
  const texts = useMessages(keepMessages);
  const { language } = useLanguage();
  const [hasNone, setNone] = useState(false);
  const comparison = useSignal(store.comparison);

  async function open(file: File) {
    const table = await tableIn(file);
    const jury = 'rows' in table ? readJury(table) : [];
    setNone(jury.length === 0);
    if (jury.length > 0) store.choose({ jury });
  }

  const percent = (share: number) => Math.round(share * 100);
  const row = (who: string, agreement: Agreement | undefined) =>
    agreement
      ? [[who, percent(agreement.share), `${percent(agreement.low)}–${percent(agreement.high)}`]]
      : [];
  return (
    <section className="mt-10 print:hidden">
      <h3 className="font-display text-2xl">{texts.jury}</h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{texts.juryNote}</p>
      <div className="mt-3">
        <FileButton
          label={texts.openJury}
          accept={TABLE_FILES}
          onFiles={([file]) => file && void open(file)}
        />
      </div>
      {hasNone && <Alert className="mt-3">{texts.noScores}</Alert>}
      {comparison === 'pending' && (
        <p role="status" className="mt-4 inline-flex items-center gap-2 text-sm">
          <Spinner /> {texts.comparing}
        </p>
      )}
      {comparison && comparison !== 'pending' && call.choices.jury.length > 0 && (
        <>
          <ul role="status" className="mt-4 grid max-w-measure gap-1.5">
            {jurySentences(comparison, language).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <FigureTable
            caption={texts.figures}
            header={[texts.who, texts.share, texts.interval]}
            rows={[
              ...row(texts.model, comparison.model),
              ...row(texts.length, comparison.length),
              ...comparison.jurors.flatMap(({ juror, agreement, model }) => [
                ...row(juror, agreement),
                ...row(texts.modelOn(juror), model),
              ]),
            ]}
          />
        </>
      )}
    </section>
  );
}
