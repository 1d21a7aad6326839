import type { SumsBlock, SumsLine, SumsPicture } from '../../document/blocks.ts';
import { appears } from './pending.tsx';
import { useReport } from './report-context.ts';

/** The quantities, as fields where they can be changed, and beside them what comes out of them with the picture. */
export function SumsView({ open, notes, ...sums }: SumsBlock) {
  const { sumsControls } = useReport();
  return (
    <div className={appears}>
      {open !== undefined && (
        <p className="mb-4 font-semibold">
          {sumsControls ? (
            <a href="#plan" className="underline decoration-line-strong underline-offset-4 hover:text-ember">
              {open}
            </a>
          ) : (
            open
          )}
        </p>
      )}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 xl:grid-cols-2">
        <div>
          <Quantities {...sums} />
          {sumsControls?.missing}
        </div>
        <div>
          <Results {...sums} />
          {notes.map((note) => (
            <p key={note} className="mt-3 max-w-measure text-sm text-muted">
              {note}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

/** One row for each quantity. Without breakpoints: printed rows look the same. */
function Quantities({ heads, quantities }: Pick<SumsBlock, 'heads' | 'quantities'>) {
  const { sumsControls } = useReport();
  const [name, value, basis] = heads;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 py-2 text-sm text-muted">
        <span>{name}</span> <span>{`${value} · ${basis}`}</span>
      </p>
      <ul className="border-t-2 border-ink">
        {quantities.map(({ name, note, value, range, basis, isChanged }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: quantities are never reordered.
            key={index}
            className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0 text-sm wrap-anywhere text-muted">
              <p className="text-base font-semibold text-ink">{name}</p>
              {note !== undefined && <p dir="auto">{note}</p>}
            </div>
            {/* On paper, and where nothing can be changed, the number as a text. */}
            <p className={`text-right tabular-nums ${sumsControls ? 'hidden print:block' : ''}`}>
              {value}
              {range !== undefined && <span className="block text-sm text-muted">{range}</span>}
            </p>
            {sumsControls?.fields(index)}
            <div className="text-sm text-muted">
              <p className={isChanged ? 'text-ember' : ''}>{basis}</p>
              {isChanged && sumsControls?.undo(index)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Results({ resultHeads, results, picture }: Pick<SumsBlock, 'resultHeads' | 'results' | 'picture'>) {
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left wrap-anywhere">
        <thead className="text-sm text-muted">
          <tr>
            {resultHeads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="border-t-2 border-ink">
          {results.map(({ name, cells }) => (
            <tr key={name} className="break-inside-avoid border-b border-line align-top">
              <th scope="row" className="w-2/5 py-2 pr-4 font-semibold">
                {name}
              </th>
              {cells.map(({ text, range }, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered.
                  key={index}
                  colSpan={cells.length === 1 ? resultHeads.length - 1 : 1}
                  className="py-2 pr-4 tabular-nums"
                >
                  {text}
                  {range !== undefined && <span className="block text-sm text-muted">{range}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {picture && <Picture {...picture} />}
    </>
  );
}

const FILLS: Readonly<Record<SumsPicture['parts'][number]['kind'], string>> = {
  cost: 'fill-muted',
  fixed: 'fill-line-strong',
  rest: 'fill-success',
  loss: 'fill-danger',
};
const WIDTH = 600;
const BAR_HEIGHT = 26;
const LINE_HEIGHT = 120;

/** A bar of where the price goes and the line of the month's result. The words below say the same. */
function Picture({ parts, price, line, inWords }: SumsPicture) {
  let from = 0;
  return (
    <figure className="mt-6 max-w-measure break-inside-avoid">
      <svg viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT + 8}`} aria-hidden="true" className="w-full">
        {parts.map(({ kind, share }) => {
          const x = from;
          from += share * WIDTH;
          return (
            <rect
              key={kind}
              x={x}
              y="4"
              width={Math.max(0, share * WIDTH - 2)}
              height={BAR_HEIGHT}
              className={FILLS[kind]}
            />
          );
        })}
        {price < 1 && (
          <path
            d={`M${price * WIDTH} 0V${BAR_HEIGHT + 8}`}
            strokeWidth="4"
            stroke="currentColor"
            className="text-ink"
          />
        )}
      </svg>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted" aria-hidden="true">
        {parts.map(({ kind, name, text }) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-3.5 ${FILLS[kind]}`}>
              <rect width="10" height="10" />
            </svg>
            {text} {name}
          </li>
        ))}
      </ul>
      {line && <Line {...line} />}
      <figcaption aria-live="polite" className="mt-2">
        {inWords}
      </figcaption>
    </figure>
  );
}

function Line({ from, zero, to, marks }: SumsLine) {
  const y = (height: number) => 8 + (1 - height) * LINE_HEIGHT;
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${LINE_HEIGHT + 16}`}
        aria-hidden="true"
        className="mt-4 w-full"
        fill="none"
      >
        <path
          d={`M0 ${y(zero)}H${WIDTH}`}
          stroke="currentColor"
          strokeWidth="1.5"
          className="text-line-strong"
        />
        <path
          d={`M0 ${y(from)}L${WIDTH} ${y(to)}`}
          stroke="currentColor"
          strokeWidth="3"
          className="text-ember"
        />
        {marks.map(({ at, text, isBreakEven }) => (
          <Mark key={text} x={at * WIDTH} y={y(from + (to - from) * at)} isBreakEven={isBreakEven} />
        ))}
      </svg>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted" aria-hidden="true">
        {marks.map(({ text, isBreakEven }) => (
          <li key={text} className="flex items-center gap-2">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-3.5">
              <Mark x={10} y={10} isBreakEven={isBreakEven} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A diamond where it begins to pay, a dot for what is expected to be sold. */
function Mark({ x, y, isBreakEven }: { x: number; y: number; isBreakEven: boolean }) {
  return isBreakEven ? (
    <path d={`M${x} ${y - 8}l8 8-8 8-8-8z`} className="fill-ink" />
  ) : (
    <circle cx={x} cy={y} r="7" className="fill-ember" />
  );
}
