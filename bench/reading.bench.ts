import { fieldsOf } from '../src/model/formats/format.ts';
import { AnswerParser } from '../src/model/json/answer-parser.ts';
import { englishReport, spanishReport } from '../tests/answers/reports.ts';
import { reportFormat } from '../tests/answers/write-report.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

/** Characters of about one token. */
const CHUNK_LENGTH = 4;
const ROUNDS = 15;
const FIELDS = fieldsOf(reportFormat);

function read(text: string): number {
  const parser = new AnswerParser(FIELDS);
  let sections = 0;
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
    for (const _ of parser.push(text.slice(at, at + CHUNK_LENGTH))) sections += 1;
  }
  for (const _ of parser.finish('complete')) sections += 1;
  return sections;
}

/** @returns milliseconds per run */
function time(work: () => unknown, runs: number): number {
  const start = performance.now();
  for (let run = 0; run < runs; run += 1) work();
  return (performance.now() - start) / runs;
}

const milliseconds = (value: number) => `${value.toFixed(3)} ms`;

function row(name: string, answer: string, json: string, runs: number, most: number): BenchRow {
  const works = [() => read(answer), () => JSON.parse(json)];
  // The first rounds only warm up. Both sides alternate, so that a busy moment slows both.
  const rounds = Array.from({ length: 2 * ROUNDS }, () => works.map((work) => time(work, runs)));
  const [value = 0, reference = 0] = works.map((_, index) =>
    median(rounds.slice(ROUNDS).map((round) => round[index] as number)),
  );
  return {
    name,
    value: milliseconds(value),
    reference: `${milliseconds(reference)} JSON.parse`,
    ratio: `${(value / reference).toFixed(0)}×`,
    goal: { text: `under ${most} ms`, isMet: value < most },
  };
}

/** The time to parse an answer in token-sized chunks, with sections and normalisation, compared with one `JSON.parse`. */
export async function run(): Promise<BenchRow[]> {
  const whole = JSON.stringify(spanishReport);
  const fenced = `Aquí tienes:\n\`\`\`json\n${JSON.stringify(englishReport, null, 2)}\n\`\`\``;
  const broken = JSON.stringify(spanishReport).replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'");
  const notes = Array.from({ length: 1000 }, (_, index) => `Nota ${index}: ${'muy larga '.repeat(9)}`);
  const long = JSON.stringify({ notes, ...spanishReport });
  const text = JSON.stringify({ ...spanishReport, pitch: 'Una palabra, otra. '.repeat(5300) });
  const hostile = '{"pitch"\t'.repeat(28_000);
  return [
    row('reading: a report', whole, whole, 50, 0.3),
    row('reading: fenced, in prose', fenced, JSON.stringify(englishReport), 50, 0.3),
    row('reading: single quotes', broken, whole, 50, 0.3),
    row(`reading: ${(long.length / 1000).toFixed(0)} kB, a long list`, long, long, 2, 100),
    row(`reading: ${(text.length / 1000).toFixed(0)} kB, one long text`, text, text, 2, 100),
    row(`reading: ${(hostile.length / 1000).toFixed(0)} kB, hostile`, hostile, whole, 2, 50),
  ];
}
