import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { IDEA } from './sample-request.ts';
import { modelAt, ROOT } from './servers.ts';

const COMMAND = join(ROOT, 'bin/crisol.js');

let model: FakeService;
let folder: string;

beforeAll(async () => {
  model = await startFakeService();
  folder = mkdtempSync(join(tmpdir(), 'crisol-command-'));
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

const environment = (variables: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  LANG: 'en_GB.UTF-8',
  ...variables,
});

/** Starts a program in an empty folder. */
function start(program: string, args: string[], variables: Record<string, string>) {
  const child = spawn(program, args, { cwd: folder, env: environment(variables) });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { child, output, ended };
}

test('the command writes only the report to standard output, and ignores the .env of its folder', async () => {
  // A `.env` in a folder from somebody else must not choose where the idea goes.
  writeFileSync(join(folder, '.env'), 'AI_BASE_URL=http://127.0.0.1:9/v1\nAI_TEMPERATURE=invalid\n');
  const { output, ended } = start(COMMAND, [IDEA, '--json'], modelAt(model.url, 'good'));
  expect(await ended).toBe(0);
  expect(JSON.parse(output.stdout)).toMatchObject({ format: 'crisol-report', meta: { model: 'good' } });
  expect(output.stderr).toBe('Asking OpenAI-compatible server (good) …\n');
});

test('closing the pipe ends the command without a message and stops the model', async () => {
  const script = `"${COMMAND}" "${IDEA}" | head -1; echo "status \${PIPESTATUS[0]}"`;
  const { output, ended } = start('bash', ['-c', script], modelAt(model.url, 'slow'));
  await ended;
  expect(output.stdout).toMatch(/status 0\n$/);
  expect(output.stderr).toBe('Asking OpenAI-compatible server (slow) …\n');
  await expect.poll(() => model.requests.at(-1)?.aborted).toBe(true);
});

test('Ctrl-C stops the model and ends the command with 130', async () => {
  const before = model.requests.length;
  const { child, output, ended } = start(COMMAND, [IDEA], modelAt(model.url, 'slow'));
  await expect.poll(() => output.stdout).not.toBe('');
  // The terminal signals the program and npm, which forwards the signal: the program gets it twice.
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(output.stderr).toContain('Cancelled.');
  await expect.poll(() => model.requests[before]?.aborted).toBe(true);
});

test('crisol mcp serves the tools over stdio, and cancelling a tool call stops the model', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, 'mcp'],
    cwd: folder,
    env: environment(modelAt(model.url, 'slow')),
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['analyze_idea', 'rate_idea']);
    const before = model.requests.length;
    const controller = new AbortController();
    const request = { name: 'analyze_idea', arguments: { idea: IDEA, language: 'en' } };
    const rejected = expect(client.callTool(request, { signal: controller.signal })).rejects.toThrow();
    await expect.poll(() => model.requests.length).toBeGreaterThan(before);
    controller.abort();
    await rejected;
    await expect.poll(() => model.requests[before]?.aborted).toBe(true);
  } finally {
    await client.close();
  }
});

test('crisol mcp ends with 0 when its client closes standard output', async () => {
  const { child, output, ended } = start(COMMAND, ['mcp'], modelAt(model.url, 'good'));
  const ping = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`;
  child.stdin.write(ping);
  await expect.poll(() => output.stdout).toContain('"id":1');
  child.stdout.destroy();
  child.stdin.write(ping);
  expect(await ended).toBe(0);
  expect(output.stderr).toBe('');
});

test('SIGTERM ends crisol mcp and stops the model', async () => {
  const before = model.requests.length;
  const { child, output, ended } = start(COMMAND, ['mcp'], modelAt(model.url, 'slow'));
  const params = { name: 'analyze_idea', arguments: { idea: IDEA, language: 'en' } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })}\n`);
  await expect.poll(() => model.requests.length).toBeGreaterThan(before);
  child.kill('SIGTERM');
  expect(await ended).toBe(130);
  expect(output.stderr).toBe('');
  await expect.poll(() => model.requests[before]?.aborted).toBe(true);
});

test.skipIf(!existsSync('/dev/full'))(
  'a full disk behind standard output ends the command with 1 and a message',
  async () => {
    const { output, ended } = start(
      'bash',
      ['-c', `"${COMMAND}" "${IDEA}" > /dev/full`],
      modelAt(model.url, 'good'),
    );
    expect(await ended).toBe(1);
    expect(output.stderr).toContain('Cannot write to the output (ENOSPC): the report is not complete.');
  },
);

test('a PDF that does not fit on the disk leaves the existing file unchanged', async () => {
  const target = join(folder, 'earlier.pdf');
  writeFileSync(target, 'earlier');
  // A file size limit stands in for a full disk.
  const script = `ulimit -f 8; "${COMMAND}" "${IDEA}" --pdf "${target}"`;
  const { output, ended } = start('bash', ['-c', script], modelAt(model.url, 'good'));
  expect(await ended).toBe(1);
  expect(output.stderr).toContain(`Cannot write ${target} (EFBIG)`);
  expect(readFileSync(target, 'utf8')).toBe('earlier');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
