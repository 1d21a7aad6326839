import type { ListItem, Section, Text } from '../../src/document/blocks.ts';
import { type TextForms, TextWriter, withSource } from '../../src/document/text.ts';

/** Each run of text on a line of its own. */
const lines = (text: Text) => text.map((span) => `${span.text}\n`).join('');
const heading = (text: string) => `${text}\n`;
const FORMS: TextForms = {
  ...{ title: heading, sectionTitle: heading, heading, quotation: heading },
  ...{ line: lines, note: lines, score: lines },
  items: (items: readonly ListItem[]) => items.map((item) => lines(withSource(item))).join(''),
  table: ({ heads, rows }) => heads.map(heading).join('') + rows.flat().map(lines).join(''),
};

/** The texts of a section that every renderer shows, in reading order, without the signs that join them. */
export function textsOf(section: Section): string[] {
  return new TextWriter(FORMS)
    .next([section])
    .split('\n')
    .filter((text) => text !== '' && text !== '·');
}
