import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { roundedPoints } from '../../call/line.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { store } from './call-context.ts';
import { decidingMessages } from './deciding-messages.ts';
import { keepMessages } from './keep-messages.ts';
import type { OpenCall } from './store.ts';

/** What is printed: all texts as a table, in its order. Drawn when somebody prints. */
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
  const format = (points: number | undefined) =>
    points === undefined
      ? ''
      : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(roundedPoints(points));
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
            .map(({ hash, id, index }) => {
              const result = store.result(hash);
              const merged = store.decisions.merged(hash);
              const person = result?.person.map((reason) =>
                reason === 'flag' ? words.flag[result.flag ?? 'none'] : words.person[reason],
              );
              return (
                <tr key={index} className="break-inside-avoid">
                  <td className="border-b border-line py-1 pr-3 wrap-anywhere">{id}</td>
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
