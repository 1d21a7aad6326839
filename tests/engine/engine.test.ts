import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AnswerPart,
  AnswerRequest,
  AnswerService,
  AnswerTask,
  TokenUsage,
} from '../../src/domain/answer-service.ts';
import { type AnalysisEvent, decodeEvents } from '../../src/domain/events.ts';
import { type Judgement, judgementSchema } from '../../src/domain/report.ts';
import { BASES } from '../../src/domain/rubric.ts';
import { LINE_KINDS } from '../../src/domain/sums.ts';
import { embedded } from '../../src/embedded/embedded-service.ts';
import { EngineProcess, type EngineProcessOptions } from '../../src/embedded/engine-process.ts';
import { tryModel } from '../../src/embedded/fetch/try-model.ts';
import { crisolHome } from '../../src/embedded/home.ts';
import { type AnalyzeOptions, analyze, rate, reply } from '../../src/model/analyze.ts';
import { answerFormat } from '../../src/model/formats/answer.ts';
import { requestSchema } from '../../src/model/formats/format.ts';
import { REPORTS } from '../fake-service/answers.ts';
import { type ChildServer, startChild } from '../server/servers.ts';
import { installTestEngine } from './install-engine.ts';
import { CONTEXT_TOKENS, tinyModel } from './tiny-model.ts';

const IDEA =
  'Una taquilla junto a la ferretería del barrio presta taladros y escaleras por 4 € al día. Doce vecinos ya han pagado.';
/** Limits that a busy machine does not reach. */
const OPTIONS = { firstTokenMs: 110_000, idleMs: 110_000, maxTokens: 4000 };

const engineHome = await installTestEngine();
let folder: string;
let modelPath: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisol-engine-'));
  modelPath = join(folder, 'tiny.gguf');
  await writeFile(modelPath, tinyModel());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open: EngineProcess[] = [];
afterAll(() => Promise.all(open.map((engine) => engine.close())));

function start(options: Partial<EngineProcessOptions> = {}) {
  const { engineFile } = crisolHome(engineHome ?? '');
  const engine = new EngineProcess({ engineFile, modelPath, ...options });
  open.push(engine);
  // Preparing the next report after each answer would take most of the time of these tests.
  return { engine, service: serviceOn(engine, async () => undefined) };
}

function serviceOn(engine: EngineProcess, prepare: EngineProcess['prepare']): AnswerService {
  const { model } = engine;
  const [answer, missing] = [engine.answer.bind(engine), engine.missing.bind(engine)];
  const contextTokens = engine.contextTokens.bind(engine);
  return embedded({ model, answer, missing, contextTokens, prepare }, OPTIONS);
}

const judgement: Judgement = judgementSchema.parse(REPORTS.es);
const REPLY = {
  idea: IDEA,
  language: 'es',
  judgement,
  headline: 'Prueba.',
  answer: 'Empieza por uno.',
} as const;

/** The terminal event of an analysis. */
async function report(service: AnswerService, options: AnalyzeOptions & { judgement?: Judgement } = {}) {
  const events = [];
  for await (const event of analyze(IDEA, 'es', service, options)) events.push(event);
  const last = events.at(-1);
  return { last, code: last?.type === 'error' ? last.code : undefined, events };
}

/** A request whose answer is a list of `items` short texts. */
const shortTexts = (items: number): AnswerRequest => ({
  prompt: IDEA,
  schema: {
    type: 'object',
    properties: {
      texts: { type: 'array', items: { type: 'string', maxLength: 100 }, minItems: items, maxItems: items },
    },
  },
  temperature: 0.7,
  maxTokens: 4000,
  task: { kind: 'judgement', idea: IDEA, language: 'es' },
});

/** The whole text of a short answer. */
async function ask(service: AnswerService, signal = new AbortController().signal): Promise<string> {
  let text = '';
  for await (const part of service.answer(shortTexts(2), signal)) if (part.type === 'text') text += part.text;
  return text;
}

const ANSWER = /^\{"texts": *\["[^"]+", *"[^"]+"\]\}$/;

/** The tokens of a short answer. */
async function usageOf(engine: EngineProcess, prompt: string, kind: 'judgement' | 'rating' = 'judgement') {
  const { task, ...request } = shortTexts(1);
  const parts = engine.answer(
    { ...request, prompt, task: { ...task, kind } as AnswerTask },
    new AbortController().signal,
  );
  for await (const part of parts) if (part.type === 'end') return part.usage;
  return undefined;
}

/** Iterates a long answer up to its first text and returns the rest. */
async function firstText(service: AnswerService, signal = new AbortController().signal) {
  const parts = service.answer(shortTexts(300), signal)[Symbol.asyncIterator]();
  const next = async () => (await parts.next()).value as AnswerPart | undefined;
  while ((await next())?.type !== 'text');
  return { next, leave: () => parts.return?.() };
}

/** One engine for tests that do not change it, because a start takes a second. */
let shared: ReturnType<typeof start> | undefined;
function started() {
  shared ??= start();
  return shared;
}

describe.skipIf(engineHome === undefined)('the embedded engine', () => {
  test('the embedded model writes each step of a report, and it matches its schema', async () => {
    const { service } = started();
    const used: (number | undefined)[] = [];
    const observer = {
      answered: ({ prompt, completion }: TokenUsage) => void used.push(prompt, completion),
    };
    const first = await report(service, { observer });
    expect(first.last).toMatchObject({
      type: 'report',
      report: { scoreBreakdown: { length: 6 } },
      meta: { service: 'embedded', model: 'tiny.gguf' },
    });
    const second = await report(service, { observer, judgement });
    expect(second.last).toMatchObject({
      type: 'report',
      report: { score: judgement.score, headline: expect.any(String), answer: expect.any(String) },
    });
    expect(second.events.filter(({ type }) => type === 'section').length).toBeGreaterThan(5);
    expect(Math.min(...used.map((count) => count ?? 0))).toBeGreaterThan(50);
  });

  test('the embedded model writes a rating and a reply that match their schemas', async () => {
    const { service } = started();
    const rating = [];
    for await (const event of rate(IDEA, 'es', service)) rating.push(event);
    expect(rating).toMatchObject([{ type: 'rating', scoreBreakdown: { length: 6 } }]);

    const replies = [];
    for await (const event of reply({ ...REPLY, note: 'Han pagado tres vecinos.' }, service))
      replies.push(event);
    expect(replies.at(-1)).toMatchObject({ type: 'reply', meta: { service: 'embedded' } });
  });

  test('the engine enforces the schema of the sums of an answer', async () => {
    const { service } = started();
    const schema = requestSchema(answerFormat, ['sums'], { isBounded: true });
    let text = '';
    const request = { ...shortTexts(1), prompt: IDEA, schema, boundedSchema: schema };
    for await (const part of service.answer(request, new AbortController().signal))
      if (part.type === 'text') text += part.text;
    const { sums } = JSON.parse(text);
    expect(Object.keys(sums)).toEqual(['unit', 'currency', 'lines', 'wage', 'month', 'hour']);
    for (const line of sums.lines) {
      expect(LINE_KINDS).toContain(line.kind);
      expect(BASES).toContain(line.basis);
    }
    for (const result of [sums.wage, sums.month, sums.hour]) expect(result).toEqual(expect.any(Number));
  });

  test('the engine streams text while it writes the answer', async () => {
    const { service } = started();
    const { next, leave } = await firstText(service);
    expect(await next()).toMatchObject({ type: 'text' });
    await leave();
  });

  test('a cancelled request ends, and the same engine process answers the next one', async () => {
    const { engine, service } = started();
    const controller = new AbortController();
    const { next } = await firstText(service, controller.signal);
    const { pid } = engine;
    controller.abort();
    await expect(next()).rejects.toMatchObject({ code: 'cancelled' });
    expect(await ask(service)).toMatch(ANSWER);
    expect(engine.pid).toBe(pid);
  });

  test('the engine stops an answer when its reader ends the iteration', async () => {
    const { service } = started();
    const { leave } = await firstText(service);
    await leave();
    expect(await ask(service)).toMatch(ANSWER);
  });

  test('a crash fails only the current answer; the next request restarts the engine', async () => {
    const { engine, service } = started();
    const { next } = await firstText(service);
    const { pid } = engine;
    process.kill(pid ?? 0, 'SIGSEGV');
    const rest = async () => {
      while ((await next()) !== undefined);
    };
    await expect(rest()).rejects.toMatchObject({
      code: 'service_error',
      cause: { message: expect.stringContaining('SIGSEGV') },
    });
    expect(await ask(service)).toMatch(ANSWER);
    expect(engine.pid).not.toBe(pid);
  });

  test('the engine runs one request at a time; one cancelled in the queue is rejected', async () => {
    const { service } = started();
    const { next, leave } = await firstText(service);
    const cancelling = new AbortController();
    const abandoned = ask(service, cancelling.signal);
    const second = ask(service);
    cancelling.abort();
    await expect(abandoned).rejects.toMatchObject({ code: 'cancelled' });
    expect(await next()).toMatchObject({ type: 'text' });
    await leave();
    expect(await second).toMatch(ANSWER);
  });

  test('a request that exceeds the context is reported, not cut', async () => {
    const request = {
      ...shortTexts(1),
      task: { kind: 'rating', idea: IDEA, language: 'es' },
      maxTokens: CONTEXT_TOKENS,
    };
    const { engine } = started();
    const parts = engine.answer(request as AnswerRequest, new AbortController().signal);
    const read = async () => {
      for await (const _ of parts);
    };
    await expect(read()).rejects.toMatchObject({ code: 'context_too_small' });
  });

  test.each([4_000, 7_000])(
    'a model with a context of %i tokens, too small for the second step, leaves the first, and says why',
    async (context) => {
      const small = join(folder, `small-${context}.gguf`);
      const bytes = tinyModel();
      const key = 'llama.context_length';
      bytes.writeUInt32LE(context, bytes.indexOf(key) + key.length + 4);
      await writeFile(small, bytes);
      const { service } = start({ modelPath: small });
      expect(await service.contextTokens?.(new AbortController().signal)).toBe(context);
      const { last } = await report(service, { judgement });
      expect(last).toMatchObject({ report: judgement, meta: { unfinished: 'context_too_small' } });
      expect(last).not.toHaveProperty('report.answer');
    },
  );

  test('a damaged model file fails the answer, the status, and the trial after download', async () => {
    const cut = join(folder, 'cut.gguf');
    await writeFile(cut, tinyModel().subarray(0, 60_000));
    const refused = start({ modelPath: cut });
    await expect(ask(refused.service)).rejects.toMatchObject({ code: 'model_not_found' });
    expect(refused.engine.pid).toBeUndefined();
    expect(await refused.service.status(new AbortController().signal)).toMatchObject({ usable: false });
    await expect(tryModel(crisolHome(engineHome ?? '').engineFile, cut)).rejects.toThrow(
      'does not run on this machine',
    );

    const damaged = join(folder, 'damaged.gguf');
    const bytes = tinyModel();
    const key = 'llama.rope.dimension_count';
    bytes.writeUInt32LE(12_345, bytes.indexOf(key) + key.length + 4);
    await writeFile(damaged, bytes);
    const { engine } = start({ modelPath: damaged });
    expect(await engine.missing()).toBeUndefined();
    await expect(usageOf(engine, IDEA)).rejects.toMatchObject({ code: 'model_not_found' });
    expect(await engine.missing()).toContain('could not be loaded');
  });

  test('the engine evaluates the constant start of the prompt once per language', async () => {
    const { engine } = started();
    let prepared: Promise<number | undefined> | undefined;
    const { answer, ...rest } = serviceOn(engine, (start) => {
      prepared = engine.prepare(start);
      return prepared;
    });
    // Answers are short, because only the evaluation of the prompts counts here.
    const { schema } = shortTexts(1);
    const service: AnswerService = {
      ...rest,
      answer: (request, signal) => answer({ ...request, schema, boundedSchema: schema }, signal),
    };
    /** Tokens evaluated for the first request of a document. */
    const evaluated = async (write: (options: AnalyzeOptions) => AsyncIterable<unknown>) => {
      const cancelling = new AbortController();
      const usages: TokenUsage[] = [];
      const answered = (usage: TokenUsage) => {
        usages.push(usage);
        cancelling.abort();
      };
      for await (const _ of write({ observer: { answered }, signal: cancelling.signal }));
      return (usages[0]?.prompt ?? Infinity) - (usages[0]?.cached ?? 0);
    };
    const ofReport = (idea: string) => evaluated((options) => analyze(idea, 'es', service, options));

    // Another prompt replaces what the engine has evaluated for earlier reports.
    await usageOf(engine, IDEA);
    service.prepare?.('es');
    expect(await prepared).toBeGreaterThan(3000);
    const afterStart = IDEA.length + 200;
    expect(await ofReport(IDEA)).toBeLessThan(afterStart);
    expect(await prepared).toBe(0);
    expect(await evaluated((options) => rate(IDEA, 'es', service, options))).toBeGreaterThan(2000);
    expect(await prepared).toBe(0);
    expect(
      await evaluated((options) => reply({ ...REPLY, note: '¿Y el seguro?' }, service, options)),
    ).toBeGreaterThan(2000);
    expect(await prepared).toBe(0);
    expect(await ofReport(IDEA.toUpperCase())).toBeLessThan(afterStart);
  });

  test('a request stops the preparation of the next prompt', async () => {
    const { engine } = started();
    const long = 'La primera parte es siempre la misma. '.repeat(200);
    const prepared = engine.prepare({ prompt: long, reserve: 5000 });
    // A second visitor's page does not start it again.
    expect(engine.prepare({ prompt: long, reserve: 5000 })).toBe(prepared);
    await usageOf(engine, IDEA, 'rating');
    expect(await prepared).toBeUndefined();
    expect((await usageOf(engine, long))?.cached).toBeLessThan(1000);
  });

  test('a missing engine or model file is reported', async () => {
    const none = join(folder, 'none.gguf');
    expect(await start({ modelPath: none }).engine.missing()).toContain('none.gguf cannot be read');
    expect(await start({ engineFile: join(folder, 'none.js') }).engine.missing()).toContain('npm run model');
  });
});

describe.skipIf(engineHome === undefined)('the server with the embedded model', () => {
  let server: ChildServer;
  beforeAll(async () => {
    server = await startChild({ CRISOL_HOME: engineHome ?? '', EMBEDDED_MODEL: modelPath });
  });
  afterAll(() => void server.process.kill('SIGKILL'));

  /** The events of one request. `first` resolves with the first one. */
  function analyze() {
    let begin: (event: AnalysisEvent) => void = () => {};
    const first = new Promise<AnalysisEvent>((resolve) => {
      begin = resolve;
    });
    const all = (async () => {
      const response = await fetch(`${server.url}/api/analyses`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ idea: IDEA, language: 'es' }),
      });
      const events: AnalysisEvent[] = [];
      if (!response.body) return events;
      for await (const event of decodeEvents<AnalysisEvent>(response.body)) {
        begin(event);
        events.push(event);
      }
      return events;
    })();
    return { first, all };
  }

  test('the server states that it uses the embedded model, and why', async () => {
    expect(server.stdout()).toContain('Embedded model, model tiny.gguf');
    expect(server.stdout()).toContain('EMBEDDED_MODEL is set');
    const html = await (await fetch(server.url)).text();
    expect(html).toContain('"name":"embedded"');
  });

  test('the server queues requests to the embedded model and finishes them after a signal', async () => {
    const one = analyze();
    expect(await one.first).toMatchObject({ type: 'started' });
    const other = analyze();
    expect(await other.first).toEqual({ type: 'queued', place: 1 });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect((await one.all).at(-1)).toMatchObject({ type: 'report', meta: { service: 'embedded' } });
    expect((await other.all).at(-1)).toMatchObject({ type: 'report' });
    expect(await server.ended).toBe(0);
  });
});
