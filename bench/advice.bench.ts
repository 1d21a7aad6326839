import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ratingForAdvice } from '../src/domain/advice.ts';
import { type AdviceEvent, type AnalysisEvent, decodeEvents } from '../src/domain/events.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import type { ReportFile } from '../src/domain/report-file.ts';
import { example as english } from '../src/web/report/example.en.ts';
import { example as spanish } from '../src/web/report/example.es.ts';
import { readQuestion } from '../tests/fake-service/question.ts';
import { chatCompletions } from '../tests/fake-service/wires.ts';
import { median } from './median.ts';
import { startProduct } from './product.ts';
import type { BenchRow } from './row.ts';

/** Characters per second of each answer. A round takes seconds, so that the milliseconds of a request hardly count. */
const PACE = 2_000;
const TICK_MS = 5;
const ROUNDS = 3;
/** Goals, as shares of the time for the report alone. */
const ADVICE_MAX = 1.45;
const AXES_MAX = 0.4;

/** Report and advice of usual length: the examples of this site. */
const EXAMPLES: Readonly<Record<Language, ReportFile>> = { es: spanish, en: english };

/** When the axes are rated and the advice is complete, with the page's requests and an even service. */
export async function run(): Promise<BenchRow[]> {
  const service = createServer((request, response) => void write(request, response));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const model = { AI_SERVICE: 'openai', AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'x' };
  const product = await startProduct({ ...model, AI_MODEL: 'even' });
  const rows = [];
  for (const language of LANGUAGES) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(product.port, language));
    rows.push(...rowsOf(language, rounds));
  }
  product.process.kill('SIGKILL');
  service.close();
  return rows;
}

/** Times since the idea was sent, as shares of the report's time. */
interface Round {
  axes: number;
  advice: number;
  /** If the page requested the advice after the report. */
  after: number;
}

async function measure(port: number, language: Language): Promise<Round> {
  const { idea } = EXAMPLES[language];
  const start = performance.now();
  const passed = () => performance.now() - start;
  let axes = Number.NaN;
  let advised = Promise.resolve(Number.NaN);
  for await (const event of asked<AnalysisEvent>(port, '/api/analyses', { idea, language, advice: 'auto' })) {
    if (event.type !== 'section' || event.field !== 'scoreBreakdown') continue;
    axes = passed();
    const rating = ratingForAdvice({ scoreBreakdown: event.value });
    advised = whole(asked<AdviceEvent>(port, '/api/advice', { idea, language, rating })).then(passed);
  }
  const report = passed();
  const advice = await advised;
  return { axes: axes / report, advice: advice / report, after: (report + advice - axes) / report };
}

function rowsOf(language: Language, rounds: readonly Round[]): BenchRow[] {
  const [axes, advice, after] = (['axes', 'advice', 'after'] as const).map((name) =>
    median(rounds.map((round) => round[name])),
  ) as [number, number, number];
  return [
    {
      name: `the whole advice, in lengths of the report, asked for at the sixth axis (${language})`,
      value: `${advice.toFixed(2)} ×`,
      reference: `${after.toFixed(2)} × asked for after the report`,
      ratio: `−${Math.round(100 * (1 - advice / after))} %`,
      goal: { text: `≤ ${ADVICE_MAX} ×`, isMet: advice <= ADVICE_MAX },
    },
    {
      name: `all axes rated, in lengths of the report (${language})`,
      value: `${axes.toFixed(2)} ×`,
      reference: '',
      ratio: '',
      goal: { text: `≤ ${AXES_MAX} ×`, isMet: axes <= AXES_MAX },
    },
  ];
}

async function* asked<Event extends { type: string }>(port: number, path: string, body: object) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  let last = '';
  for await (const event of decodeEvents<Event>(response.body)) {
    last = event.type;
    yield event;
  }
  if (last === 'error') throw new Error(`${path} ended in an error`);
}

async function whole(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of events);
}

/** Answers one request evenly, whatever else the machine does. */
async function write(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return void response.end(JSON.stringify({ data: [{ id: 'even' }] }));
  const wire = chatCompletions('even');
  const { messages = [{ content: '' }] } = JSON.parse((await text(request)) || '{}');
  const { kind, language } = readQuestion(messages[0].content, undefined);
  const answer = JSON.stringify(kind === 'advice' ? EXAMPLES[language].advice : reportAsWritten(language));
  response.writeHead(200, { 'content-type': wire.contentType });
  const start = performance.now();
  for (let sent = 0; sent < answer.length; ) {
    await sleep(TICK_MS);
    const due = Math.floor(((performance.now() - start) / 1000) * PACE);
    if (due > sent) response.write(wire.text(answer.slice(sent, due)));
    sent = due;
  }
  response.end(wire.finish('stop') + wire.done);
}

/** The report in the prompt's order. */
function reportAsWritten(language: Language): object {
  const {
    interpretation,
    projectName,
    verdict,
    scoreBreakdown = [],
    score: _,
    ...rest
  } = EXAMPLES[language].report;
  const axes = Object.fromEntries(scoreBreakdown.map(({ axis, ...rating }) => [axis, rating]));
  return { interpretation, projectName, verdict, scoreBreakdown: axes, ...rest };
}
