import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeHub, type HubBehaviour, startFakeHub } from '../../../tests/fake-hub/fake-hub.ts';
import { type CommandOptions, main } from './command.ts';

/** The shortest valid header: version 3, no tensor, one key `a` with a byte as its value. */
const HEADER = Buffer.from(
  'GGUF\x03\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0a\0\0\0\0\x01',
  'latin1',
);
const MODEL = Buffer.concat([HEADER, Buffer.alloc(300_000, 'weights ')]);
const ORDINARY: HubBehaviour = {
  repository: 'Qwen/Qwen3-4B-GGUF',
  files: { 'Qwen3-4B-Q4_K_M.gguf': MODEL },
};
const GB = 1e9;

let folder: string;
let hub: FakeHub | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisol-home-'));
});
afterEach(async () => {
  await hub?.close();
  hub = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command against a hub with this behaviour, without an engine. */
async function run(
  args: string[],
  behaviour?: HubBehaviour,
  options: CommandOptions = {},
  variables: Record<string, string> = {},
) {
  if (behaviour) hub ??= await startFakeHub(behaviour);
  if (behaviour && hub) hub.behaviour = behaviour;
  let output = '';
  const code = await main(
    args,
    { CRISOL_HOME: folder, HF_ENDPOINT: hub?.url, HF_TOKEN: 'hf_secret', ...variables },
    {
      terminal: {
        write(text) {
          output += text;
        },
      },
      install: async () => true,
      tryModel: async () => 10,
      memoryBytes: 16 * GB,
      pauseMs: 0,
      ...options,
    },
  );
  return { code, output };
}

const path = () => join(folder, 'models', 'Qwen_Qwen3-4B-GGUF', 'Qwen3-4B-Q4_K_M.gguf');
const record = async () => JSON.parse(await readFile(join(folder, 'model.json'), 'utf8'));

describe('the download of a model', () => {
  test('npm run model chooses a model by the memory, checks it and saves the choice', async () => {
    const { code, output } = await run([], ORDINARY);
    expect(output).toContain('size and SHA-256 are those of the hub');
    expect(code).toBe(0);
    expect(MODEL.equals(await readFile(path()))).toBe(true);
    expect(await record()).toMatchObject({
      path: path(),
      source: 'hf:Qwen/Qwen3-4B-GGUF:Q4_K_M',
      bytes: MODEL.length,
      tokensPerSecond: 10,
    });
  });

  test('a machine with less than 8 GB gets the small model', async () => {
    const { output } = await run([], { ...ORDINARY, files: {} }, { memoryBytes: 4 * GB });
    expect(output).toContain('hf:Qwen/Qwen3-1.7B-GGUF:Q8_0');
  });

  test('a second run of npm run model downloads no file', async () => {
    await run([], ORDINARY);
    const before = hub?.requests.length ?? 0;
    expect((await run([], ORDINARY)).code).toBe(0);
    expect(hub?.requests.slice(before)).toEqual(['GET /api/models/Qwen/Qwen3-4B-GGUF?blobs=true']);
  });

  test.each([
    ['another host without https', (hubUrl: string) => hubUrl.replace('127.0.0.1', 'localhost')],
    ['this machine', () => 'https://127.0.0.2'],
    ['this machine by its name', () => 'https://localhost'],
    ['a private IPv6 address', () => 'https://[fd00::1]'],
    ['an IPv4 address written as IPv6', () => 'https://[::ffff:192.168.1.1]'],
    ['a cloud’s metadata service', () => 'https://169.254.169.254'],
  ])('a hub that redirects to %s is not followed', async (_, storage) => {
    const { code, output } = await run([], { ...ORDINARY, storage });
    expect(code).toBe(1);
    expect(output).toContain(`redirects to ${new URL(storage('http://127.0.0.1:')).protocol}`);
    expect(hub?.requests.filter((request) => request.startsWith('storage'))).toEqual([]);
  });

  test('a model file damaged on disk is downloaded again', async () => {
    await run([], ORDINARY);
    const damaged = Buffer.from(MODEL);
    damaged[1000] = 0;
    await writeFile(path(), damaged);
    expect((await run([], ORDINARY)).code).toBe(0);
    expect(MODEL.equals(await readFile(path()))).toBe(true);
  });

  /** Waits until all sent bytes have arrived, because a broken connection may lose them. */
  const beforeCut = (sent: number) =>
    expect
      .poll(() =>
        stat(`${path()}.part`).then(
          ({ size }) => size,
          () => 0,
        ),
      )
      .toBe(sent);

  test.each(['end', 'destroy', 'resetAndDestroy'] as const)(
    'a download resumes after a lost connection (%s)',
    async (cut) => {
      const { code } = await run([], { ...ORDINARY, cuts: [100_000, 50_000], cut, beforeCut });
      expect(code).toBe(0);
      expect(MODEL.equals(await readFile(path()))).toBe(true);
      expect(hub?.requests.filter((each) => each.startsWith('storage'))).toEqual([
        'storage GET',
        'storage GET bytes=100000-',
        'storage GET bytes=150000-',
      ]);
    },
  );

  test('a download fails after cuts without progress, and the next run resumes it', async () => {
    const cuts = [100_000, 0, 0, 0, 0];
    const { code, output } = await run([], { ...ORDINARY, cuts, beforeCut });
    expect(code).toBe(1);
    expect(output).toMatch(/The connection was lost after 100 kB .* it goes on from there/);
    expect((await run([], ORDINARY)).code).toBe(0);
    expect(MODEL.equals(await readFile(path()))).toBe(true);
    expect(hub?.requests.at(-1)).toBe('storage GET bytes=100000-');
  });

  test('a cut before the first byte is reported as a lost connection', async () => {
    const { code, output } = await run([], { ...ORDINARY, cuts: [0, 0, 0, 0, 0] });
    expect(code).toBe(1);
    expect(output).toMatch(/The connection was lost after 0 kB /);
  });

  test('a download starts again if the storage does not support ranges', async () => {
    const { code } = await run([], { ...ORDINARY, cuts: [100_000], ignoresRange: true });
    expect(code).toBe(0);
    expect(MODEL.equals(await readFile(path()))).toBe(true);
  });

  test('an interrupted download stops with 130 and reports how much has arrived', async () => {
    const controller = new AbortController();
    const stopping = run(
      [],
      { ...ORDINARY, cuts: [100_000] },
      { signal: controller.signal, pauseMs: 60_000 },
    );
    await expect.poll(() => hub?.requests.at(-1)).toBe('storage GET');
    controller.abort();
    expect(await stopping).toMatchObject({
      code: 130,
      output: expect.stringContaining('Stopped after'),
    });
  });

  test('a downloaded file with a wrong hash is deleted', async () => {
    const { code, output } = await run([], { ...ORDINARY, sha256: 'a'.repeat(64) });
    expect(code).toBe(1);
    expect(output).toContain('arrived damaged');
    await expect(stat(`${path()}.part`)).rejects.toThrow('ENOENT');
  });

  test('a downloaded file that is longer than announced is deleted', async () => {
    const { code, output } = await run([], { ...ORDINARY, size: 1000 });
    expect(code).toBe(1);
    expect(output).toContain('longer than');
    await expect(stat(`${path()}.part`)).rejects.toThrow('ENOENT');
  });

  test('a downloaded file that is shorter than announced is rejected', async () => {
    const { code, output } = await run([], { ...ORDINARY, size: 400_000 });
    expect(code).toBe(1);
    expect(output).toContain('shorter than');
  });

  test('a mirror without hashes causes a warning, and only GGUF files are accepted', async () => {
    const bare = { ...ORDINARY, sha256: null };
    expect(await run([], bare)).toMatchObject({
      code: 0,
      output: expect.stringContaining('gives no hash to compare with'),
    });
    await rm(path());
    const page = { 'Qwen3-4B-Q4_K_M.gguf': Buffer.from('<html>Sign in to this network</html>') };
    expect(await run([], { ...bare, files: page })).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not a GGUF file'),
    });
  });

  test('a full disk is reported before the download', async () => {
    const { code, output } = await run([], { ...ORDINARY, size: 1e15 });
    expect(code).toBe(1);
    expect(output).toMatch(/Not enough space in .*CRISOL_HOME/);
    expect(hub?.requests).not.toContain('storage GET');
  });

  test('a CRISOL_HOME that cannot be a folder is reported', async () => {
    await writeFile(join(folder, 'file'), '');
    for (const home of [join(folder, 'file'), join(folder, 'x'.repeat(300))]) {
      for (const args of [[], ['--remove']]) {
        const { code, output } = await run(args, ORDINARY, {}, { CRISOL_HOME: home });
        expect(code).toBe(1);
        expect(output).toMatch(/cannot be kept in .*\((ENOTDIR|EEXIST|ENAMETOOLONG)\)\. Set CRISOL_HOME/);
      }
    }
  });

  test('a missing network is reported', async () => {
    hub = await startFakeHub(ORDINARY);
    await hub.close();
    const { code, output } = await run([]);
    expect(code).toBe(1);
    expect(output).toMatch(/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\. Check the network/);
  });

  test('a damaged model that crashes the engine is not saved as the choice', async () => {
    const { FetchFailure } = await import('./source.ts');
    const failing = async () => {
      throw new FetchFailure('The model does not run on this machine: SIGABRT.');
    };
    expect(await run([], ORDINARY, { tryModel: failing })).toMatchObject({ code: 1 });
    await expect(record()).rejects.toThrow('ENOENT');
  });
});

describe('the choice of a model by its name', () => {
  const OTHER: HubBehaviour = {
    repository: 'user/Other-GGUF',
    files: { 'other-q4_k_m.gguf': MODEL, 'other-q8_0.gguf': MODEL, 'README.md': MODEL },
  };

  test.each([
    ['hf:user/Other-GGUF:Q8_0', 'other-q8_0.gguf'],
    ['hf:user/Other-GGUF', 'other-q4_k_m.gguf'],
    ['hf:user/Other-GGUF:F16', 'other-F16.gguf'],
    ['hf:user/Other-GGUF/other-q8_0.gguf', 'other-q8_0.gguf'],
  ])('%s is the file %s of the repository', async (source, name) => {
    const files = {
      'mmproj-F16.gguf': MODEL,
      'other-BF16.gguf': MODEL,
      ...OTHER.files,
      'other-F16.gguf': MODEL,
    };
    expect((await run([source], { ...OTHER, files })).code).toBe(0);
    expect(await record()).toMatchObject({ source, path: join(folder, 'models', 'user_Other-GGUF', name) });
  });

  test.each(['..\\evil-Q2_K.gguf', 'C:evil-Q2_K.gguf', '.hidden-Q2_K.gguf', 'CON -Q2_K.gguf'])(
    'a file that the hub names “%s” is never requested or written',
    async (name) => {
      const { output, code } = await run([`hf:${ORDINARY.repository}:Q2_K`], {
        ...ORDINARY,
        files: { [name]: MODEL },
      });
      expect(code).toBe(1);
      expect(output).toContain('a file name that is not safe here');
      expect(hub?.requests).toHaveLength(1);
    },
  );

  test('an unknown quantisation or an invalid name shows how to choose', async () => {
    expect(await run(['hf:user/Other-GGUF:Q2_K'], OTHER)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/does not have hf:user\/Other-GGUF:Q2_K.*tree\/main.*--list/),
    });
    expect(await run(['gpt-5'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Qwen3 4B.*hf:user\/repo:quant/),
    });
    expect((await run(['--lst'])).code).toBe(2);
  });

  test('a model in several files is rejected before the download', async () => {
    const split = { 'big-Q4_K_M-00001-of-00003.gguf': MODEL };
    expect(await run(['hf:user/Other-GGUF'], { ...OTHER, files: split })).toMatchObject({
      code: 1,
      output: expect.stringContaining('several files'),
    });
  });

  test('a gated model is reported; the token is sent to no mirror or storage', async () => {
    expect(await run(['hf:user/Other-GGUF:Q8_0'], { ...OTHER, status: 401 })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/licence must be accepted first.*HF_TOKEN/),
    });
    await run(['hf:user/Other-GGUF'], OTHER);
    expect(hub?.authorizations).toEqual({ hub: [], storage: [] });
  });

  test('the token is sent only to Hugging Face itself, not to redirect targets', async () => {
    const keys: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const { host, pathname } = new URL(String(url));
      keys.push(`${host} ${new Headers(init?.headers).get('authorization')}`);
      if (pathname.startsWith('/api/')) {
        return Response.json({ siblings: [{ rfilename: 'model.gguf', size: 400_000 }] });
      }
      const isHub = host === 'huggingface.co';
      return new Response(
        null,
        isHub ? { status: 302, headers: { location: 'https://storage.example' } } : { status: 404 },
      );
    };
    const { code } = await run(['hf:user/Gated-GGUF/model.gguf'], undefined, { fetch });
    expect(code).toBe(1);
    expect(keys).toEqual([
      'huggingface.co Bearer hf_secret',
      'huggingface.co Bearer hf_secret',
      'storage.example null',
    ]);
  });

  test('a local file is used in place and never removed', async () => {
    const file = join(folder, 'mine.gguf');
    await writeFile(file, MODEL);
    expect((await run([file])).code).toBe(0);
    expect(await record()).toMatchObject({ path: file });
    expect(await run(['--remove'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('was left where it is'),
    });
    expect(MODEL.equals(await readFile(file))).toBe(true);
    await expect(record()).rejects.toThrow('ENOENT');
  });

  test('a path that is not a model file is reported', async () => {
    const text = join(folder, 'notes.gguf');
    await writeFile(text, 'not a model');
    expect(await run([text])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not a GGUF file'),
    });
    expect(await run([join(folder, 'none.gguf')])).toMatchObject({
      code: 1,
      output: expect.stringContaining('ENOENT'),
    });
  });
});

test('--list shows size, licence, memory and the downloaded models', async () => {
  await run([], ORDINARY);
  const { output } = await run(['--list']);
  expect(output).toMatch(/Qwen3 4B +2\.5 GB +Apache-2\.0 +4\.5 GB .*default here, fetched/);
  expect(output).toMatch(/Qwen3 1\.7B +1\.8 GB +Apache-2\.0/);
});

test('--remove deletes downloaded files', async () => {
  await run([], ORDINARY);
  expect(await run(['--remove'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('300 kB of model freed'),
  });
  await expect(stat(path())).rejects.toThrow('ENOENT');
});
