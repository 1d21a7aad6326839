import { expect, it } from 'vitest';
import { asWritten, englishReport, spanishReport } from '../../tests/answers/reports.ts';
import { sectionsOf } from '../document/content.ts';
import { fieldsOf } from './formats/format.ts';
import { reportFormat } from './formats/report.ts';
import { AnswerReader } from './json/answer-reader.ts';

function read(text: string): ReadonlyMap<string, unknown> {
  const reader = new AnswerReader(fieldsOf(reportFormat));
  for (let at = 0; at < text.length; at += 40) for (const _ of reader.push(text.slice(at, at + 40)));
  for (const _ of reader.finish('complete'));
  return reader.document.values;
}

/** The indices of the signs that make the structure, not of those within texts. */
function structure(json: string): number[] {
  const found: number[] = [];
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') {
      isInText = !isInText;
      found.push(at);
    } else if (!isInText && '{}[]:,'.includes(json[at] as string)) found.push(at);
  }
  return found;
}

it.each([
  ['deleted', (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)],
  ['doubled', (text: string, at: number) => text.slice(0, at) + text[at] + text.slice(at)],
])('one sign of the structure %s costs at most one field, and one in a hundred of all', (_, mutate) => {
  for (const [report, indent] of [
    [spanishReport, undefined],
    [englishReport, 2],
  ] as const) {
    const text = JSON.stringify(asWritten(report), null, indent);
    const whole = Object.entries(sectionsOf(report));
    let lost = 0;
    const places = structure(text);
    for (const at of places) {
      const values = read(mutate(text, at));
      const missing = whole.filter(
        ([field, value]) => JSON.stringify(values.get(field)) !== JSON.stringify(value),
      );
      // An axis that is lost takes the breakdown with it, and the score is then not known.
      if (missing.length > 3)
        expect.fail(`${text.slice(at - 20, at)}¦${text.slice(at, at + 20)}: ${missing.map(String)}`);
      lost += missing.length;
    }
    expect(lost / (places.length * whole.length)).toBeLessThan(0.01);
  }
});
