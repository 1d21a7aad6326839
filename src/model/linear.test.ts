import { describe, expect, it } from 'vitest';
import { spanishReport } from '../../tests/answers/reports.ts';
import { reportFormat } from '../../tests/answers/write-report.ts';
import { answerFormat } from './formats/answer.ts';
import { fieldsOf } from './formats/format.ts';
import { AnswerParser } from './json/answer-parser.ts';

/** How many characters regular expressions scan while an answer arrives in pieces. Unlike a time, the count never varies. */
function scannedCharacters(text: string, size: number): number {
  let count = 0;
  const original = RegExp.prototype.exec;
  RegExp.prototype.exec = function (string) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const match = original.call(this, string);
    const end = match ? match.index + match[0].length : this.sticky ? start : string.length;
    count += 1 + Math.max(0, end - start);
    return match;
  };
  try {
    const parser = new AnswerParser(fieldsOf(text.includes('"headline"') ? answerFormat : reportFormat));
    for (let at = 0; at < text.length; at += size) for (const _ of parser.push(text.slice(at, at + size)));
    for (const _ of parser.finish('complete'));
  } finally {
    RegExp.prototype.exec = original;
  }
  return count;
}

const repeated = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('the work of reading an answer', () => {
  it.each<[string, (scale: number) => string]>([
    ['a long text', (scale) => JSON.stringify({ ...spanishReport, pitch: 'palabra, '.repeat(scale * 1000) })],
    [
      'a long list',
      (scale) => JSON.stringify({ ...spanishReport, monetization: repeated(scale * 500, 'Cobrar por uso') }),
    ],
    [
      'many unknown members',
      (scale) => `{${repeated(scale * 500, '"a": "b"').join(',')}, ${JSON.stringify(spanishReport).slice(1)}`,
    ],
    [
      'unescaped quotes',
      (scale) => `{"pitch": "${repeated(scale * 500, 'dice "hola" y').join(' ')}", "score": 5}`,
    ],
    [
      'doubtful quotes in items',
      (scale) => `{"monetization": [${repeated(scale * 300, '"dice "a", "b').join(', ')}]}`,
    ],
    ['braces without end', (scale) => '{ '.repeat(scale * 2000)],
    ['quotes without end', (scale) => `{"a": ${'"'.repeat(scale * 4000)}`],
    [
      'objects within an unknown object',
      (scale) => `{"a": [${repeated(scale * 500, '{"b": {"c": "d"}}').join(', ')}]}`,
    ],
    ['members that are not closed', (scale) => `{${repeated(scale * 500, '"pitch": [').join('')}`],
    [
      'commas without items',
      (scale) => `{"pitch": "a", "monetization": ["a${repeated(scale * 1000, ', "').join('')}`,
    ],
    ['a field that is begun without end', (scale) => '{"pitch"\t'.repeat(scale * 1000)],
    ['comments without end', (scale) => `{"pitch": "${'{"pitch" //'.repeat(scale * 500)}`],
    [
      'lines of an answer without end',
      (scale) =>
        `{"headline": "a", "decision": "go", "answer": "${repeated(scale * 300, 'una línea\\\\n\\\\n').join('')}`,
    ],
    ['prose with braces', (scale) => `Hola ${repeated(scale * 500, '{x}').join(' ')}`],
  ])('the work of reading %s grows linearly', (_, write) => {
    const small = scannedCharacters(write(1), 40);
    const large = scannedCharacters(write(8), 40);
    // Eight times the text may take 24 times the work. Quadratic work would grow by a factor of 64.
    expect(large).toBeLessThan(24 * small);
  });
});

describe('a long run of blanks, from a looping model or an attack', () => {
  // Quadratic work would take a minute and exceed the test's time limit.
  const blanks = '\u3000'.repeat(50_000);
  const text = `uno${blanks}dos`;

  it.each(['strategicAnalysis.strengths', 'strategicAnalysis.competition', 'verdict', 'pitch'])(
    'is read within %s of a report',
    (name) => {
      const [group = '', part] = name.split('.');
      for (const value of [text, `${text}\ntres`, `1. ${text}2. ${text}`, [text, text]])
        read(reportFormat, { [group]: part ? { [part]: value } : value });
    },
  );

  it('is one space in the texts of an answer', () => {
    const { values } = read(answerFormat, {
      headline: `${text}\ntres`,
      decision: text,
      answer: [{ title: `${text}\ntres`, text: `${text}\n${text}` }],
    });
    expect(values.get('headline')).toBe('uno dos tres');
    expect(values.get('answer')).toBe('## uno dos tres\n\nuno dos\nuno dos');
    expect(values.has('decision')).toBe(false);
  });
});

function read(format: Parameters<typeof fieldsOf>[0], answer: object) {
  const parser = new AnswerParser(fieldsOf(format));
  parser.push(JSON.stringify(answer));
  parser.finish('complete');
  return parser.document;
}
