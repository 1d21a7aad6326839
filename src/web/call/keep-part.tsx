import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { callFiles } from '../../call/call-files.ts';
import { pointsText } from '../../call/cutoff-line.ts';
import { FEEDBACK_FOLDER, feedbackFiles } from '../../call/feedback.ts';
import { reasonsInWords } from '../../call/file-words.ts';
import { shownDecisions } from '../../call/results-csv.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { store } from './call-context.ts';
import { decidingMessages } from './deciding-messages.ts';
import { saveText } from './files.tsx';
import { keepMessages } from './keep-messages.ts';
import { nameOf } from './shown-texts.ts';
import type { OpenCall } from './state.ts';

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
};

export const FOR_COMMITTEES: readonly FileName[] = ['audit.json', 'disclosure.md'];
export const ALL_FILES = Object.keys(keepMessages.es.files) as FileName[];
type FileName = keyof (typeof keepMessages)['es']['files'];

/** A list of the call's files, to download. */
export function FileList({ names }: { names: readonly FileName[] }) {
  const texts = useMessages(keepMessages);
  const { language } = useLanguage();

  async function save(name: FileName) {
    const openCall = await store.whole();
    if (!openCall) return;
    const { call, outcome } = openCall;
    if (name === 'feedback.zip') {
      const { zipSync } = await import('../../call/zip.ts');
      const drafts = Array.from(feedbackFiles(call, outcome, language), ([file, text]) => {
        return [`${FEEDBACK_FOLDER}/${file}`, new TextEncoder().encode(text)];
      });
      return saveFile(new Blob([zipSync(Object.fromEntries(drafts))], { type: 'application/zip' }), name);
    }
    const shown = shownDecisions(call.decisions);
    const comparison = name === 'audit.json' ? await store.compare() : undefined;
    const files = callFiles(
      call,
      { ...outcome, comparison },
      {
        language,
        runtime: { browser: navigator.userAgent },
        shownAt: (position) => shown.get(call.texts[position]?.hash ?? ''),
      },
    );
    saveText(name, files[name](), TYPES[name.replace(/^.*\./, '')]);
  }

  return (
    <ul className="mt-3 border-t border-line">
      {names.map((name) => (
        <li
          key={name}
          className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[1fr_14rem]"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-muted">{texts.files[name]}</p>
          </div>
          <Button aria-label={texts.downloadFile(name)} onClick={() => void save(name)}>
            {texts.download}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The downloads: the files, and the sheet for the committee. */
export function KeepPart({ names }: { names: readonly FileName[] }) {
  const texts = useMessages(keepMessages);
  return (
    <section className="mt-10 print:hidden">
      <h3 className="font-display text-2xl">{texts.keep}</h3>
      <FileList names={names} />
      <Button className="mt-5" onClick={() => print()}>
        {texts.print}
      </Button>
    </section>
  );
}

/** The printed sheet: all texts in a table, in the order of the call's table. Rendered only for printing. */
export function PrintSheet({ call: { plan } }: { call: OpenCall }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  const texts = useMessages(keepMessages);
  const words = useMessages(decidingMessages);
  const { language } = useLanguage();
  if (!isPrinting) return null;
  const format = (points: number | undefined) => (points === undefined ? '' : pointsText(points, language));
  return (
    <section className="hidden print:block">
      <h3 className="font-display text-xl">{texts.sheet}</h3>
      <p className="text-sm">{texts.sheetNote}</p>
      <table className="mt-3 w-full border-collapse text-sm">
        <thead>
          <tr>
            {[texts.text, texts.points, texts.range, texts.person, texts.decision].map((cell) => (
              <th key={cell} scope="col" className="border-b border-ink py-1 pr-3 text-left">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.texts
            .filter(({ isLeftOut }) => !isLeftOut)
            .map((text) => {
              const { hash, index } = text;
              const result = store.result(hash);
              const merged = store.decisions.merged(hash);
              const person = result && reasonsInWords(result.person, words, result.flag);
              return (
                <tr key={index} className="break-inside-avoid">
                  <td className="border-b border-line py-1 pr-3 wrap-anywhere">{nameOf(text)}</td>
                  <td className="border-b border-line py-1 pr-3">{format(result?.points)}</td>
                  <td className="border-b border-line py-1 pr-3 whitespace-nowrap">
                    {result?.lowest !== result?.highest &&
                      `${format(result?.lowest)}–${format(result?.highest)}`}
                  </td>
                  <td className="border-b border-line py-1 pr-3">{person?.join(', ')}</td>
                  <td className="border-b border-line py-1">
                    {merged && words.decision[merged.decision]}
                    {merged?.opinions.map(({ by, note }) => note && ` · ${by ? `${by}: ` : ''}${note}`)}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}
