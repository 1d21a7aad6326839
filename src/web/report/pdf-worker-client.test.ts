import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../brand.ts';
import type { WorkerReply } from '../ask-worker.ts';
import { example } from './example.es.ts';

/** A fake of the browser's `Worker`; `handle` receives the request. */
class ScriptedWorker extends EventTarget {
  static started: ScriptedWorker[] = [];
  static handle: (input: unknown, worker: ScriptedWorker) => void = () => undefined;
  terminated = false;

  readonly url: unknown;
  readonly options: WorkerOptions;

  constructor(url: unknown, options: WorkerOptions) {
    super();
    this.url = url;
    this.options = options;
    ScriptedWorker.started.push(this);
  }

  postMessage(input: unknown): void {
    ScriptedWorker.handle(input, this);
  }

  reply(reply: WorkerReply<Uint8Array>): void {
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
  test('a PDF is made of the bytes of a worker, which then ends', async () => {
    ScriptedWorker.handle = (input, worker) => {
      expect(input).toEqual(PRINTED);
      worker.reply({ result: new Uint8Array([37, 80, 68, 70]) });
    };
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    expect(new TextDecoder().decode(await createReportPdf(PRINTED))).toBe('%PDF');
    expect(ScriptedWorker.started[0]?.options.type).toBe('module');
    expect(ScriptedWorker.started[0]?.terminated).toBe(true);
  });

  test('after an error in the PDF worker, or one that cannot be loaded, a PDF can be made', async () => {
    const { createReportPdf } = await import('./pdf-worker-client.ts');
    ScriptedWorker.handle = (_, worker) => worker.reply({ error: 'TypeError: no font' });
    await expect(createReportPdf(PRINTED)).rejects.toThrow('no font');
    ScriptedWorker.handle = (_, worker) => queueMicrotask(() => worker.dispatchEvent(new Event('error')));
    await expect(createReportPdf(PRINTED)).rejects.toThrow('failed');
    ScriptedWorker.handle = (_, worker) => worker.reply({ result: new Uint8Array() });
    await expect(createReportPdf(PRINTED)).resolves.toEqual(new Uint8Array());
    expect(ScriptedWorker.started.map(({ terminated }) => terminated)).toEqual([true, true, true]);
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
    await expect(createReportPdf(PRINTED)).rejects.toThrow(TypeError);
  });
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
