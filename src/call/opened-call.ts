import type { CallFile } from './call-file.ts';
import { type ColumnRole, rolesOfCall } from './columns.ts';
import type { Table } from './table.ts';
import { type CallText, callTexts } from './texts.ts';

/** Stands for the table of a call that was opened without it. */
export function tableOfTexts(texts: readonly CallText[]): { table: Table; roles: ColumnRole[] } {
  const rows = texts.map(({ rowNumber, id, text }) => ({ number: rowNumber, cells: [id, text] }));
  const table: Table = { header: ['id', 'text'], hasHeader: false, rows, separator: ',', problems: [] };
  return { table, roles: ['id', 'text'] };
}

/** The texts of an opened call in its table, and how many of them are not in it. */
export function textsInTable(
  file: Pick<CallFile, 'columns' | 'texts'>,
  table: Table,
): { roles: ColumnRole[]; texts: CallText[]; notInTable: number } {
  const roles = rolesOfCall(table, file.columns);
  const leftOut = onlyLeftOut(file.texts);
  const texts = callTexts(table, roles).map((one) => ({ ...one, isLeftOut: leftOut.has(one.hash) }));
  const present = new Set(texts.map(({ hash }) => hash));
  return { roles, texts, notInTable: file.texts.filter(({ hash }) => !present.has(hash)).length };
}

/** Hashes of texts of which every row is left out. */
function onlyLeftOut(texts: readonly CallText[]): Set<string> {
  const kept = new Set(texts.filter(({ isLeftOut }) => !isLeftOut).map(({ hash }) => hash));
  return new Set(texts.map(({ hash }) => hash).filter((hash) => !kept.has(hash)));
}
