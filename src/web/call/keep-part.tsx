import { useId, useState } from 'react';
import { writeCallFile } from '../../call/call-file.ts';
import { decisionFile, decisionFileName, readDecisions } from '../../call/decision-file.ts';
import { disclosure } from '../../call/disclosure.ts';
import { entriesByText, readingRows } from '../../call/export-readings.ts';
import { resultRows } from '../../call/export-results.ts';
import { feedback } from '../../call/feedback.ts';
import type { TextResult } from '../../call/results.ts';
import { csvPieces } from '../../call/write-csv.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { fieldClass } from '../ui/field-class.ts';
import { store } from './call-context.ts';
import { download } from './download.ts';
import { FileButton, TABLE_FILES } from './file-button.tsx';
import { JuryPart } from './jury-part.tsx';
import { keepMessages } from './keep-messages.ts';
import { tableOf } from './open-file.ts';
import type { OpenCall } from './store.ts';

/** Other people's decisions, the jury's scores, and every file of the call. */
export function KeepPart({ call }: { call: OpenCall }) {
  const texts = useMessages(keepMessages);
  const { language } = useLanguage();
  const { choices } = call;
  if (!choices.settings) return null;
  const { settings } = choices;
  const files = {
    results: () => download('results.csv', resultPieces(call)),
    readings: () =>
      download(
        'readings.csv',
        csvPieces(readingRows(call.plan.texts, entriesByText(call.plan.jobs, store.entries))),
      ),
    call: () => download('call.json', callPieces(call), 'application/json'),
    feedback: () =>
      download('feedback.md', feedback(call.plan.texts, allResults(call), language), 'text/markdown'),
    disclosure: () =>
      download(
        'disclosure.md',
        [
          disclosure({
            criteria: settings.criteria,
            model: `${settings.service}, ${settings.model}`,
            times: choices.times,
          }),
        ],
        'text/markdown',
      ),
    print: () => print(),
  };
  return (
    <div className="mt-12 border-t border-line-strong pt-6 print:hidden">
      <People call={call} />
      <JuryPart call={call} />
      <section className="mt-10">
        <h3 className="font-display text-2xl">{texts.keep}</h3>
        <div className="mt-3 flex flex-wrap gap-3">
          {(Object.keys(files) as (keyof typeof files)[]).map((name) => (
            <Button key={name} onClick={files[name]}>
              {texts.files[name]}
            </Button>
          ))}
        </div>
        <p className="mt-3 max-w-measure text-sm text-muted">{texts.keepNote}</p>
      </section>
    </div>
  );
}

function allResults({ plan }: OpenCall): Map<string, TextResult> {
  return new Map(
    plan.texts.flatMap(({ hash }) => {
      const result = store.result(hash);
      return result ? [[hash, result] as const] : [];
    }),
  );
}

function resultPieces({ table: { table }, plan }: OpenCall): Iterable<string> {
  const placings = store.outcome.get()?.placings ?? [];
  const rows = resultRows(table, plan.texts, ({ hash }, position) => {
    const merged = store.decisions.merged(hash);
    const notes = merged?.opinions.map(({ by, note }) => (by && note ? `${by}: ${note}` : note)) ?? [];
    return {
      result: store.result(hash),
      placing: placings[position] ?? 'read',
      decision: merged?.decision ?? '',
      note: notes.filter(Boolean).join('; '),
    };
  });
  return csvPieces(rows, table.separator);
}

function callPieces({ table: { table, roles, opened }, choices, plan }: OpenCall): Iterable<string> {
  const { settings, times, loss } = choices;
  if (!settings) return [];
  const named = (role: string) => table.header.filter((_, index) => roles[index] === role);
  return writeCallFile({
    format: 'crisol-call',
    version: 1,
    ...settings,
    criteria: [...settings.criteria],
    times,
    loss,
    columns: opened?.columns ?? { id: named('id')[0], text: named('text') },
    texts: [...plan.texts],
    sample: [...plan.order],
    readings: plan.jobs.flatMap(({ hash }) => store.entries.get(hash) ?? []),
    decisions: store.decisions.all,
  });
}

/** This person's decisions as a file, and those of others from theirs. */
function People({ call: { plan } }: { call: OpenCall }) {
  const texts = useMessages(keepMessages);
  const id = useId();
  const [name, setName] = useState('');
  const [answers, setAnswers] = useState<readonly string[]>([]);

  async function add(files: readonly File[]) {
    const said: string[] = [];
    for (const file of files) {
      const table = await tableOf(new Uint8Array(await file.arrayBuffer()), file.name);
      const read = typeof table === 'string' ? undefined : readDecisions(table, file.name);
      if (!read) said.push(`${file.name}: ${texts.noDecisions}`);
      else {
        const known = read.decisions.filter(({ hash }) => plan.textOf.has(hash));
        store.addDecisions(known.map((one) => ({ ...one, by: one.by || file.name.replace(/\.\w+$/, '') })));
        said.push(`${file.name}: ${texts.added(known.length)}`);
        const unknown = read.unknownWords.map(({ row }) => row);
        if (unknown.length > 0) said.push(texts.unknown(unknown.join(', ')));
      }
    }
    setAnswers(said);
  }

  function save() {
    const own = plan.order.flatMap((hash) => store.decisions.last(hash, '') ?? []);
    download(decisionFileName(name), [decisionFile(plan.texts, plan.order, own)]);
  }

  return (
    <section>
      <h3 className="font-display text-2xl">{texts.people}</h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{texts.peopleNote}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={id} className="text-sm font-semibold">
            {texts.name}
          </label>
          <input
            id={id}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
            className={fieldClass}
          />
        </div>
        <Button disabled={name.trim() === ''} onClick={save}>
          {texts.mine}
        </Button>
        <FileButton label={texts.open} accept={TABLE_FILES} multiple onFiles={(files) => void add(files)} />
      </div>
      <div role="status" className="mt-2 text-sm">
        {answers.map((answer) => (
          <p key={answer}>{answer}</p>
        ))}
      </div>
    </section>
  );
}
