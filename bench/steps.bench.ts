import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnalysisEvent, decodeEvents } from '../src/domain/events.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { goodAnswer, readQuestion } from '../tests/fake-service/question.ts';
import { chatCompletions } from '../tests/fake-service/wires.ts';
import { startBuiltServer } from './built-server.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

/** The speed of each answer. A round takes seconds, so that the milliseconds of a request hardly count. */
const CHARACTERS_PER_SECOND = 2_000;
const TICK_MS = 5;
const ROUNDS = 3;
/** Goals, as multiples of the time for the judgement. */
const HEADLINE_MAX = 1.15;
const AXES_MAX = 0.8;

/** When axes and headline arrive, without the web, from a service of constant speed. */
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

/** Milliseconds since the idea was sent. */
interface Round {
  axes: number;
  judgement: number;
  headline: number;
}

const IDEA = 'A locker outside the ironmonger lends drills and ladders to neighbours for a monthly fee.';

async function measure(port: number, language: Language): Promise<Round> {
  const start = performance.now();
  const times: Record<string, number> = {};
  for await (const event of eventsOf<AnalysisEvent>(port, '/api/analyses', { idea: IDEA, language })) {
    if (event.type === 'section') times[event.field] ??= performance.now() - start;
  }
  const at = (field: string) => times[field] ?? Number.NaN;
  return {
    axes: at('scoreBreakdown'),
    judgement: at('strategicAnalysis.weaknesses'),
    headline: at('headline'),
  };
}

function rowsOf(language: Language, rounds: readonly Round[]): BenchRow[] {
  const share = (name: 'axes' | 'headline') => median(rounds.map((round) => round[name] / round.judgement));
  const judgement = median(rounds.map((round) => round.judgement));
  const row = (what: string, value: number, most: number): BenchRow => ({
    name: `time until ${what}, as a multiple of the judgement's time (${language})`,
    value: `${value.toFixed(2)} ×`,
    reference: `${judgement.toFixed(0)} ms judgement`,
    ratio: `${value.toFixed(2)} ×`,
    goal: { text: `≤ ${most} ×`, isMet: value <= most },
  });
  return [
    row('the headline', share('headline'), HEADLINE_MAX),
    row('all axes are rated', share('axes'), AXES_MAX),
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

/** Answers one request at a constant speed, whatever else the machine does. */
async function answerEvenly(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return void response.end(JSON.stringify({ data: [{ id: 'even' }] }));
  const wire = chatCompletions('even');
  const { messages = [{ content: '' }] } = JSON.parse((await text(request)) || '{}');
  const question = readQuestion(messages[0].content, undefined);
  const answer = JSON.stringify(goodAnswer(question));
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
