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
import { startBuiltServer } from './built-server.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

/** The speed of each answer. A round takes seconds, so that the milliseconds of a request hardly count. */
const CHARACTERS_PER_SECOND = 2_000;
const TICK_MS = 5;
const ROUNDS = 3;
/** Goals, as multiples of the time for the report alone. */
const ADVICE_MAX = 1.45;
const AXES_MAX = 0.4;

/** Report and advice of usual length: the examples of this site. */
const EXAMPLES: Readonly<Record<Language, ReportFile>> = { es: spanish, en: english };

/** When the axes are rated and when the advice is complete, with the page's requests and a service of constant speed. */
export async function run(): Promise<BenchRow[]> {
  const service = createServer((request, response) => void answerEvenly(request, response));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const model = { AI_SERVICE: 'openai', AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'x' };
  const product = await startBuiltServer({ ...model, AI_MODEL: 'even' });
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

/** Times since the idea was sent, as multiples of the report's time. */
interface Round {
  axes: number;
  advice: number;
  /** When the advice would be complete if the page requested it after the report. */
  afterReport: number;
}

async function measure(port: number, language: Language): Promise<Round> {
  const { idea } = EXAMPLES[language];
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  let axes = Number.NaN;
  let advised = Promise.resolve(Number.NaN);
  for await (const event of eventsOf<AnalysisEvent>(port, '/api/analyses', {
    idea,
    language,
    advice: 'auto',
  })) {
    if (event.type !== 'section' || event.field !== 'scoreBreakdown') continue;
    axes = elapsed();
    const rating = ratingForAdvice({ scoreBreakdown: event.value });
    advised = readAll(eventsOf<AdviceEvent>(port, '/api/advice', { idea, language, rating })).then(elapsed);
  }
  const report = elapsed();
  const advice = await advised;
  return { axes: axes / report, advice: advice / report, afterReport: (report + advice - axes) / report };
}

function rowsOf(language: Language, rounds: readonly Round[]): BenchRow[] {
  const [axes, advice, after] = (['axes', 'advice', 'afterReport'] as const).map((name) =>
    median(rounds.map((round) => round[name])),
  ) as [number, number, number];
  return [
    {
      name: `time until the advice is complete, requested at the sixth axis, as a multiple of the report's time (${language})`,
      value: `${advice.toFixed(2)} ×`,
      reference: `${after.toFixed(2)} × requested after the report`,
      ratio: `−${Math.round(100 * (1 - advice / after))} %`,
      goal: { text: `≤ ${ADVICE_MAX} ×`, isMet: advice <= ADVICE_MAX },
    },
    {
      name: `time until all axes are rated, as a multiple of the report's time (${language})`,
      value: `${axes.toFixed(2)} ×`,
      reference: '',
      ratio: '',
      goal: { text: `≤ ${AXES_MAX} ×`, isMet: axes <= AXES_MAX },
    },
  ];
}

async function* eventsOf<Event extends { type: string }>(port: number, path: string, body: object) {
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

async function readAll(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of events);
}

/** Answers one request at a constant speed, whatever else the machine does. */
async function answerEvenly(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return void response.end(JSON.stringify({ data: [{ id: 'even' }] }));
  const wire = chatCompletions('even');
  const { messages = [{ content: '' }] } = JSON.parse((await text(request)) || '{}');
  const { kind, language } = readQuestion(messages[0].content, undefined);
  const answer = JSON.stringify(kind === 'advice' ? EXAMPLES[language].advice : reportAsWritten(language));
  response.writeHead(200, { 'content-type': wire.contentType });
  const start = performance.now();
  for (let sent = 0; sent < answer.length; ) {
    await sleep(TICK_MS);
    const due = Math.floor(((performance.now() - start) / 1000) * CHARACTERS_PER_SECOND);
    if (due > sent) response.write(wire.text(answer.slice(sent, due)));
    sent = due;
  }
  response.end(wire.finish('stop') + wire.done);
}

/** The report as a model writes it, in the prompt's order. */
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
