import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../brand.ts';
import type { WorkerReply, WorkerRequest } from '../../pdf/report-pdf.worker.ts';
import { example } from './example.es.ts';

type Message = { id: number; request: WorkerRequest };

/** A fake of the browser's `Worker`; `handle` receives each request. */
class ScriptedWorker extends EventTarget {
  static started: ScriptedWorker[] = [];
  static handle: (message: Message, worker: ScriptedWorker) => void = () => undefined;
  terminated = false;

  readonly url: unknown;
  readonly options: WorkerOptions;

  constructor(url: unknown, options: WorkerOptions) {
    super();
    this.url = url;
    this.options = options;
    ScriptedWorker.started.push(this);
  }

  postMessage(message: Message): void {
    ScriptedWorker.handle(message, this);
  }

  reply(reply: WorkerReply): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: reply })));
  }

  terminate(): void {
    this.terminated = true;
  }
}

const SITE_URL = 'https://crisol.example';
const PRINTED = { file: example, siteUrl: SITE_URL };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  ScriptedWorker.started = [];
  vi.stubGlobal('Worker', ScriptedWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the PDF worker of the page', () => {
  test('a PDF is made of the worker’s bytes, and the worker is reused', async () => {
    ScriptedWorker.handle = ({ id }, worker) => worker.reply({ id, bytes: new Uint8Array([37, 80, 68, 70]) });
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    expect(new TextDecoder().decode(await createReportPdf(PRINTED))).toBe('%PDF');
    await createReportPdf(PRINTED);
    expect(ScriptedWorker.started.length).toBe(1);
    expect(ScriptedWorker.started[0]?.options.type).toBe('module');
  });

  test('concurrent requests to the PDF worker each get their own reply', async () => {
    const messages: Message[] = [];
    ScriptedWorker.handle = (message) => messages.push(message);
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    const both = [createReportPdf(PRINTED), createReportPdf(PRINTED)];
    const [worker] = ScriptedWorker.started;
    for (const { id } of messages.reverse()) worker?.reply({ id, bytes: new Uint8Array([48 + id]) });
    expect((await Promise.all(both)).map(([byte]) => byte)).toEqual([48, 49]);
  });

  test('an error in the PDF worker rejects only the request that caused it', async () => {
    ScriptedWorker.handle = ({ id }, worker) => worker.reply({ id, error: 'TypeError: no font' });
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    await expect(createReportPdf(PRINTED)).rejects.toThrow('no font');
    ScriptedWorker.handle = ({ id }, worker) => worker.reply({ id, bytes: new Uint8Array() });
    await expect(createReportPdf(PRINTED)).resolves.toEqual(new Uint8Array());
  });

  test('a PDF worker that cannot be loaded is replaced at the next request', async () => {
    ScriptedWorker.handle = (_, worker) => queueMicrotask(() => worker.dispatchEvent(new Event('error')));
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    await expect(createReportPdf(PRINTED)).rejects.toThrow('worker failed');
    expect(ScriptedWorker.started[0]?.terminated).toBe(true);
    ScriptedWorker.handle = ({ id }, worker) => worker.reply({ id, bytes: new Uint8Array() });
    await createReportPdf(PRINTED);
    expect(ScriptedWorker.started.length).toBe(2);
  });

  test('a PDF worker that hangs is terminated after a minute', async () => {
    ScriptedWorker.handle = () => undefined;
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    const outcome = createReportPdf(PRINTED).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(ScriptedWorker.started[0]?.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toContain('did not reply');
    expect(ScriptedWorker.started[0]?.terminated).toBe(true);
  });

  test('a request for a PDF in a browser without workers is rejected', async () => {
    vi.stubGlobal('Worker', undefined);
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    await expect(createReportPdf(PRINTED)).rejects.toThrow('could not be started');
  });
});

test('errors while the PDF is prepared are ignored', async () => {
  ScriptedWorker.handle = ({ id, request }, worker) => {
    expect(request.type).toBe('prepare');
    worker.reply({ id, error: 'offline' });
  };
  const { prepareReportPdf } = await import('./pdf-worker-client.ts');
  await expect(prepareReportPdf(PRINTED)).resolves.toBeUndefined();
});

test('under Trusted Types the PDF worker’s URL passes a policy that is created once', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL(SITE_URL));
  ScriptedWorker.handle = (_, worker) => queueMicrotask(() => worker.dispatchEvent(new Event('error')));
  const { createReportPdf } = await import('./pdf-worker-client.ts');
  await createReportPdf(PRINTED).catch(() => undefined);
  await createReportPdf(PRINTED).catch(() => undefined);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe(`${brand.slug}-worker`);
  expect(ScriptedWorker.started[0]?.url).toEqual({ trusted: expect.stringContaining('report-pdf.worker') });
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(() => rules?.createScriptURL('https://evil.example/x.js')).toThrow();
});
