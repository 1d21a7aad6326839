import type { CallText } from '../../submissions/texts.ts';
import { boundText } from '../../text/bound-text.ts';
import type { CallTable } from './state.ts';

/** How many characters of a text's beginning are shown as an excerpt, and as a name. */
const EXCERPT_LENGTH = 200;
const NAME_LENGTH = 40;

/** The beginning of a text, without the headers of its columns. */
export function excerptOf({ text }: CallText, { table, opened }: CallTable, length = EXCERPT_LENGTH): string {
  const headers = new Set(
    [...table.header, ...(opened?.columns.text ?? [])].map((header) => `${header.trim()}:`),
  );
  const lines = text.slice(0, 2 * EXCERPT_LENGTH).split('\n');
  return boundText(
    lines
      .filter((line) => !headers.has(line))
      .join(' ')
      .trim(),
    length,
  );
}

/** The id, or the first words if the id is only a row number. */
export const nameOf = (text: CallText, table: CallTable): string =>
  text.id === String(text.rowNumber) ? excerptOf(text, table, NAME_LENGTH) || text.id : text.id;
