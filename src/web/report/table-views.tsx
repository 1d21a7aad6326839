import type { TableBlock, Text } from '../../document/blocks.ts';
import { joinedText } from '../../document/make-blocks.ts';
import { pageMessages } from './page-messages.ts';
import { FADE_IN } from './pending.tsx';
import { useReport } from './report-context.ts';
import { Spans } from './spans.tsx';

/** Maximum length of a figure, in UTF-16 units. A column with a longer cell is text. */
const FIGURE_MAX_LENGTH = 16;

/** A table of figures. A table wider than the screen scrolls sideways in its own frame, by touch or keyboard. */
export function FiguresTable({ heads, rows }: TableBlock) {
  const { table } = pageMessages[useReport().language];
  // Safari scrolls by keyboard only what has the focus.
  const scrollable = { role: 'group', 'aria-label': table, tabIndex: 0 };
  const areFigures = heads.map((_, column) => column > 0 && rows.every((row) => isFigure(row[column])));
  const cellClass = (column: number) =>
    `py-0.5 align-baseline not-first:pl-4 ${areFigures[column] ? 'text-right whitespace-nowrap tabular-nums' : 'min-w-28'}`;
  return (
    <div
      {...scrollable}
      className={`max-w-measure overflow-x-auto not-first:mt-2.5 print:overflow-visible ${FADE_IN}`}
    >
      <table className="w-full border-collapse border-y border-line-strong text-left leading-snug">
        {heads.some((head) => head !== '') && (
          <thead className="text-sm text-muted">
            <tr>
              {heads.map((head, column) => {
                const Cell = head === '' ? 'td' : 'th';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered.
                    key={column}
                    scope={head === '' ? undefined : 'col'}
                    className={`font-normal ${cellClass(column)}`}
                  >
                    {head}
                  </Cell>
                );
              })}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered.
            <tr key={row} className="border-t border-line">
              {cells.map((cell, column) => {
                const Cell = column === 0 && cell.length > 0 ? 'th' : 'td';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered.
                    key={column}
                    scope={Cell === 'th' ? 'row' : undefined}
                    dir="auto"
                    className={`font-normal ${cellClass(column)}`}
                  >
                    <Spans text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a cell is empty, or a number with its unit. */
function isFigure(cell: Text = []): boolean {
  const text = joinedText(cell);
  return text === '' || (text.length <= FIGURE_MAX_LENGTH && /\d/.test(text));
}
