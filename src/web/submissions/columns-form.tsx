import { useId } from 'react';
import type { ColumnRole } from '../../submissions/columns.ts';
import { columnLetters } from '../../submissions/table.ts';
import { boundText } from '../../text/bound-text.ts';
import { useMessages } from '../i18n/language.tsx';
import { Label, Select } from '../ui/field.tsx';
import { useCallContext } from './call-context.ts';
import { callMessages } from './messages.ts';
import type { OpenCall } from './state.ts';

const ROLES: readonly ColumnRole[] = ['text', 'id', 'hidden', 'other'];
/** How many characters of a cell, and how many cells of a column, are shown. */
const CELL_SHOWN = 60;
const CELLS_SHOWN = 2;
/** A column with more distinct values is not offered as a filter. */
const VALUES_MAX = 30;

/** Sets the role of each column and the rows to leave out. */
export function ColumnsForm({ call, isLocked }: { call: OpenCall; isLocked: boolean }) {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  const id = useId();
  const { table, roles } = call.table;

  function setRole(column: number, role: ColumnRole) {
    // At most one column names the rows.
    const otherRoles = roles.map((current) => (role === 'id' && current === 'id' ? 'other' : current));
    store.setTable({ roles: otherRoles.with(column, role) });
  }

  return (
    <section className="mt-5">
      <h3 className="font-display text-xl">{isLocked ? texts.previewLocked : texts.columns}</h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{isLocked ? texts.locked : texts.columnsNote}</p>
      <ul className="mt-3 border-t border-line">
        {table.header.map((header, column) => {
          const examples = table.rows
            .map(({ cells }) => (cells[column] ?? '').trim())
            .filter((cell) => cell !== '')
            .slice(0, CELLS_SHOWN)
            .map((cell) => boundText(cell, CELL_SHOWN));
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move.
              key={column}
              className="grid items-start gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[1fr_14rem]"
            >
              <div className="min-w-0">
                <p id={`${id}-${column}`} className="font-semibold wrap-anywhere">
                  {header.trim() || `${texts.column} ${columnLetters(column)}`}
                </p>
                <p lang="" className="text-sm wrap-anywhere text-muted">
                  {examples.join(' · ')}
                </p>
              </div>
              <Select
                aria-labelledby={`${id}-${column}`}
                value={roles[column]}
                disabled={isLocked}
                options={ROLES.map((role) => [role, texts.role[role]])}
                onValue={(role) => setRole(column, role)}
              />
            </li>
          );
        })}
      </ul>
      {!isLocked && <FilterForm call={call} />}
    </section>
  );
}

/** Chooses the rows to leave out by their value in one column. */
function FilterForm({ call }: { call: OpenCall }) {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  const { table, filters } = call.table;
  const [filter] = filters;
  const valuesOf = (column: number) => [
    ...new Set(table.rows.map(({ cells }) => (cells[column] ?? '').trim())),
  ];
  const columns = table.header
    .map((header, column) => [column, header.trim() || `${texts.column} ${columnLetters(column)}`] as const)
    .filter(([column]) => {
      const count = valuesOf(column).length;
      return count > 1 && count <= VALUES_MAX && count < table.rows.length;
    });
  if (columns.length === 0) return null;
  return (
    <details className="mt-4" open={filter !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.filters}</summary>
      <Label text={texts.filterColumn} className="max-w-sm text-sm">
        <Select
          value={filter?.column ?? -1}
          options={[[-1, texts.noFilter], ...columns]}
          onValue={(column) =>
            store.setTable({ filters: column < 0 ? [] : [{ column, values: valuesOf(column) }] })
          }
        />
      </Label>
      {filter && (
        <fieldset className="mt-3">
          <legend className="text-sm font-semibold">{texts.filterValues}</legend>
          {valuesOf(filter.column).map((value) => (
            <label key={value} className="mr-5 inline-flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={filter.values.includes(value)}
                onChange={({ target }) =>
                  store.setTable({
                    filters: [
                      {
                        ...filter,
                        values: target.checked
                          ? [...filter.values, value]
                          : filter.values.filter((one) => one !== value),
                      },
                    ],
                  })
                }
              />
              <span lang="">{value || '—'}</span>
            </label>
          ))}
        </fieldset>
      )}
    </details>
  );
}
