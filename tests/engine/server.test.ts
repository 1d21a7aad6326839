import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { AnalysisEvent } from '../../src/domain/events.ts';
import { decodeEvents } from '../../src/domain/events.ts';
import { type Child, startChild } from '../server/servers.ts';
import { tinyModel } from './tiny-model.ts';

const IDEA =
  'Una taquilla junto a la ferretería del barrio presta taladros y escaleras por 4 € al día. Doce vecinos ya han pagado.';

const engineHome = inject('engineHome');

describe.skipIf(engineHome === null)('the server with the embedded model', () => {
  let folder: string;
  let server: Child;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crisol-engine-'));
    const model = join(folder, 'tiny.gguf');
    await writeFile(model, tinyModel());
    server = await startChild({ CRISOL_HOME: engineHome ?? '', EMBEDDED_MODEL: model });
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function analyze(): Promise<AnalysisEvent[]> {
    const response = await fetch(`${server.url}/api/analyses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ idea: IDEA, language: 'es' }),
    });
    const events: AnalysisEvent[] = [];
    if (!response.body) return events;
    for await (const event of decodeEvents<AnalysisEvent>(response.body)) events.push(event);
    return events;
  }

  test('states which model it uses and why', async () => {
    expect(server.stdout()).toContain('Embedded model, model tiny.gguf');
    expect(server.stdout()).toContain('EMBEDDED_MODEL is set');
    const html = await (await fetch(server.url)).text();
    expect(html).toContain('"takesMinutes":true');
  });

  test('answers one request at a time, reports queue positions and finishes both after a signal', async () => {
    const first = analyze();
    await expect.poll(async () => (await health()).status).toBe(200);
    const second = analyze();
    const asked = performance.now();
    expect((await health()).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(2_000);
    // Both requests are in; the signal must not end them.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    server.process.kill('SIGTERM');
    const [one, other] = await Promise.all([first, second]);
    expect(one.at(-1)).toMatchObject({ type: 'report', meta: { service: 'embedded' } });
    expect(other[0]).toEqual({ type: 'queued', place: 1 });
    expect(other.at(-1)).toMatchObject({ type: 'report' });
    expect(await server.ended).toBe(0);
  });

  const health = () => fetch(`${server.url}/api/health`);
});
