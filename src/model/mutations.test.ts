import { expect, it } from 'vitest';
import { asWritten, englishReport, spanishReport } from '../../tests/answers/reports.ts';
import { reportFormat } from '../../tests/answers/write-report.ts';
import { sectionsOf } from '../document/content.ts';
import { fieldsOf } from './formats/format.ts';
import { AnswerParser } from './json/answer-parser.ts';

const FIELDS = fieldsOf(reportFormat);

function read(text: string): ReadonlyMap<string, unknown> {
  const parser = new AnswerParser(FIELDS);
  for (let at = 0; at < text.length; at += 150) for (const _ of parser.push(text.slice(at, at + 150)));
  for (const _ of parser.finish('complete'));
  return parser.document.values;
}

/** The indices of all unescaped quotes, and of the other syntax characters outside strings. */
function structure(json: string): number[] {
  const indices: number[] = [];
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') {
      isInText = !isInText;
      indices.push(at);
    } else if (!isInText && '{}[]:,'.includes(json[at] as string)) indices.push(at);
  }
  return indices;
}

const MUTATIONS = {
  deleted: (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
  doubled: (text: string, at: number) => text.slice(0, at) + text[at] + text.slice(at),
  'swapped with the next': (text: string, at: number) =>
    text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
} as const;

it('one deleted, doubled or swapped syntax character loses few fields and shows no syntax', () => {
  const kinds = Object.entries(MUTATIONS);
  for (const [index, [kind, mutate]] of kinds.entries()) {
    let [lost, all] = [0, 0];
    for (const [report, indent] of [
      [spanishReport, undefined],
      [englishReport, 2],
    ] as const) {
      const text = JSON.stringify(asWritten(report), null, indent);
      const expectedFields = Object.entries(sectionsOf(report));
      // Every second place is mutated, by the kinds in rotation.
      for (const at of structure(text).filter((_, place) => place % (2 * kinds.length) === 2 * index)) {
        const values = read(mutate(text, at));
        const missing = expectedFields.filter(
          ([field, value]) => JSON.stringify(values.get(field)) !== JSON.stringify(value),
        );
        const place = `${kind}: ${text.slice(at - 20, at)}¦${text.slice(at, at + 20)}`;
        // A lost axis also loses the breakdown and the score.
        if (missing.length > 3) expect.fail(`${place}: ${missing.map(String)}`);
        const shown = JSON.stringify([...values.values()]).replace(/\\"/g, '¦');
        if (/¦\s*[,:]\s*¦|¦\s*[\]}]|[[{]\s*¦/.test(shown)) expect.fail(`${place}: ${shown}`);
        lost += missing.length;
        all += expectedFields.length;
      }
    }
    expect(lost / all, kind).toBeLessThan(kind === 'swapped with the next' ? 0.03 : 0.01);
  }
});
