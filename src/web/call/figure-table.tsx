import { useMessages } from '../i18n/language.tsx';
import { pictureMessages } from './picture-messages.ts';

/** The figures behind a picture, folded. */
export function FigureTable({
  caption,
  header,
  rows,
}: {
  caption: string;
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}) {
  const texts = useMessages(pictureMessages);
  return (
    <details className="text-sm print:hidden">
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-ember">
        {texts.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
        <table className="border-collapse tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {header.map((cell) => (
                <th key={cell} scope="col" className="border-b border-line-strong px-3 py-1.5 text-left">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move.
              <tr key={index}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do the cells.
                  <td key={column} className="border-b border-line px-3 py-1.5 wrap-anywhere">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
