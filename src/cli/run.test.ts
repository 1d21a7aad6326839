import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeringService } from '../../tests/answers/answering-service.ts';
import { englishReport } from '../../tests/answers/reports.ts';
import { scriptedWeb } from '../../tests/answers/scripted-web.ts';
import { REPORTS } from '../../tests/fake-service/answers.ts';
import { serviceFor } from '../../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../../tests/fake-service/fake-service.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import { reportFileSchema } from '../domain/report-file.ts';
import { versionText } from '../domain/version.ts';
import { worksheetFileSchema } from '../domain/worksheet.ts';
import { readEnvironment } from '../environment/environment.ts';
import type { WebReader } from '../model/web-reader.ts';
import type { CommandContext } from './context.ts';
import type { Output } from './output.ts';
import { run } from './run.ts';

const IDEA =
  'A locker outside the ironmonger lends drills and ladders for £4 a day. Twelve neighbours have paid so far.';

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

interface Options {
  /** `undefined`: no model is configured. */
  service?: AnswerService;
  web?: WebReader;
  variables?: Record<string, string>;
  input?: string | Uint8Array | Readable;
  /** Instead of a stream that keeps everything. */
  output?: Writable;
  interrupted?: AbortSignal;
  /** The width of the terminal. `undefined`: there is no terminal. */
  columns?: number;
}

/** Runs the command with streams of the test. */
async function command(args: string[], options: Options = {}) {
  const { service, web, variables = {}, input = '', interrupted, columns } = options;
  const kept: Output & PassThrough = new PassThrough();
  const errors = new PassThrough();
  if (columns !== undefined) Object.assign(kept, { isTTY: true, columns });
  let isClosed = false;
  const context: CommandContext = {
    variables: { LANG: 'en_GB.UTF-8', ...variables },
    input: input instanceof Readable ? input : Readable.from([Buffer.from(input)]),
    output: options.output ?? kept,
    errors,
    interrupted: interrupted ?? new AbortController().signal,
    connect: async () => ({
      service,
      readWeb: web && (() => web),
      analysis: { temperature: 0.7, maxTokens: 4000, totalTimeoutMs: 60_000 },
      siteUrl: 'http://localhost:3000',
      async close() {
        isClosed = true;
      },
    }),
  };
  const status = await run(args, context);
  return { status, stdout: await text(kept.end()), stderr: await text(errors.end()), isClosed };
}

const serviceAnswering = (scenario: string) => serviceFor('openai', model.url, scenario);

describe('an idea on the command line', () => {
  it('the command writes the report to standard output and progress to standard error', async () => {
    const { status, stdout, stderr, isClosed } = await command([IDEA], { service: serviceAnswering('good') });
    expect(status).toBe(0);
    expect(stdout).toContain('Strengths');
    expect(stdout).toContain('Written by the model good');
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toBe('Asking OpenAI-compatible server (good) …\n');
    expect(isClosed).toBe(true);
  });

  it('the command reads the idea from standard input, without the line break at the end', async () => {
    const { stdout } = await command(['-', '--json'], { input: `${IDEA}\n` });
    expect(JSON.parse(stdout).idea).toBe(IDEA);
    const tooLong = await command(['-'], { input: IDEA.repeat(100) });
    expect(tooLong).toMatchObject({ status: 2, stdout: '' });
    expect(tooLong.stderr).toContain('too long');
  });

  it('an idea in UTF-16 is read, and bytes that are neither UTF-8 nor UTF-16 are refused', async () => {
    const utf16 = Buffer.from(`\ufeff${IDEA}\r\n`, 'utf16le');
    const { stdout } = await command(['-', '--json'], { input: utf16 });
    expect(JSON.parse(stdout).idea).toBe(IDEA);
    const latin1 = await command(['-'], { input: Buffer.from(`${IDEA} ñ`, 'latin1') });
    expect(latin1).toMatchObject({ status: 2, stdout: '' });
    expect(latin1.stderr).toContain('not text in UTF-8');
  });

  it('the report is in the language of the locale by default', async () => {
    const spanish = await command([IDEA], { variables: { LC_ALL: 'es_ES.UTF-8' } });
    expect(spanish.stdout).toContain('La prueba más barata');
    const english = await command([IDEA, '--language', 'en'], { variables: { LC_ALL: 'es_ES.UTF-8' } });
    expect(english.stdout).toContain('The cheapest test');
    const neither = await command([IDEA], { variables: { LC_ALL: 'C' } });
    expect(neither.stdout).toContain('The cheapest test');
  });

  it('in Spanish, a service without a proper name has a Spanish name', async () => {
    const spanish = (scenario: string) =>
      command([IDEA, '--language', 'es'], { service: serviceAnswering(scenario) }).then(
        ({ stderr }) => stderr,
      );
    expect(await spanish('good')).toBe('Preguntando al modelo (servidor compatible con OpenAI, good) …\n');
    expect(await spanish('error-401')).toContain('servidor compatible con OpenAI');
    expect(await spanish('error-401')).not.toContain('OpenAI-compatible');
  });

  it('the first line of the output states that no model wrote it', async () => {
    const { stdout } = await command([IDEA]);
    expect(stdout.split('\n')[0]).toContain('Without AI');
    const json = await command([IDEA, '--json']);
    expect(json.stderr).toMatch(/^No model is configured/);
    const file = JSON.parse(json.stdout);
    expect(worksheetFileSchema.parse(file)).toEqual(file);
    expect(Object.keys(file)).toEqual(['format', 'version', 'idea', 'worksheet', 'meta']);
  });
});

describe('the output formats', () => {
  it('--json writes a report file and nothing else', async () => {
    const { stdout } = await command([IDEA, '--json'], { service: serviceAnswering('good') });
    const file = reportFileSchema.parse(JSON.parse(stdout));
    expect(file).toMatchObject({ idea: IDEA, meta: { model: 'good', language: 'en' } });
    expect(file.report.answer).toEqual(REPORTS.en.answer);
  });

  it('--markdown writes Markdown and nothing else', async () => {
    const { stdout } = await command([IDEA, '--markdown'], { service: serviceAnswering('good') });
    expect(stdout).toMatch(/^# /);
    expect(stdout).toMatch(/^## A month with twenty blocks$/m);
    expect(stdout).toMatch(/^\| 20 blocks at £45 \| £900 \|$/m);
  });

  it('the document has the headline, the answer, the score and then the record', async () => {
    const { stdout } = await command([IDEA], { service: serviceAnswering('good') });
    const { headline = '', pitch = '' } = REPORTS.en;
    const places = [
      'The Drawer & Co.',
      headline.slice(0, 40),
      'Who feels the problem every week',
      'A month with twenty blocks',
      'out of 100',
      'Strengths',
      pitch.slice(0, 30),
      'Written by the model',
    ];
    const positions = places.map((text) => stdout.indexOf(text));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBe(0);
  });

  it('--no-search leaves the web out', async () => {
    const [service, web] = [serviceAnswering('good'), scriptedWeb()];
    const { stdout } = await command([IDEA, '--json'], { service, web });
    expect(reportFileSchema.parse(JSON.parse(stdout)).evidence).toMatchObject({ service: 'searxng' });
    const without = await command([IDEA, '--json', '--no-search'], { service, web });
    expect(JSON.parse(without.stdout)).not.toHaveProperty('evidence');
    expect(web.ideas).toEqual([IDEA]);
  });

  it.each(['not_an_idea', 'too_little_said', 'harmful'])(
    'the verdict %s ends the command with 0 and without an answer',
    async (verdict) => {
      const service: AnswerService = {
        ...answeringService(),
        async *answer({ task }) {
          yield { type: 'start', service: 'openai', model: 'm', label: 'A model' };
          if (task.kind !== 'judgement') throw new Error(task.kind);
          yield {
            type: 'text',
            text: JSON.stringify({ ...englishReport, ...englishReport.strategicAnalysis, verdict }),
          };
          yield { type: 'end', reason: 'complete' };
        },
      };
      const { status, stdout } = await command([IDEA, '--json'], { service });
      expect(status).toBe(0);
      expect(JSON.parse(stdout).report).not.toHaveProperty('answer');
    },
  );

  it('--pdf saves a PDF and still prints the report', async () => {
    const target = join(folder, 'report.pdf');
    const { status, stdout, stderr } = await command([IDEA, '--pdf', target]);
    expect(status).toBe(0);
    expect(stdout).toContain('The cheapest test');
    expect(stderr).toContain(target);
    expect(readFileSync(target).subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
});

describe('the output in a terminal', () => {
  it('a report in a terminal has colour and fits the width', async () => {
    const { stdout } = await command([IDEA], { service: serviceAnswering('good'), columns: 44 });
    expect(stdout).toContain('\u001b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes have no width.
    const lines = stdout.replace(/\u001b\[\d+m/g, '').split('\n');
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(44);
  });

  it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])(
    'a report in a terminal has no colour with %o',
    async (variables) => {
      const { stdout } = await command([IDEA], { columns: 80, variables });
      expect(stdout).not.toContain('\u001b');
    },
  );

  it('control characters from a model do not reach the terminal', async () => {
    const hostile: AnswerService = {
      ...answeringService(),
      async *answer() {
        yield {
          type: 'start',
          service: 'openai',
          model: 'm\u001b]0;x\u0007',
          label: 'OpenAI',
        };
        yield { type: 'text', text: JSON.stringify({ projectName: 'A name\u001bc\u009b31m\u202eB' }) };
        yield { type: 'end', reason: 'complete' };
      },
    };
    const { stdout, stderr } = await command([IDEA], { service: hostile });
    expect(stdout).toMatch(/^A/);
    expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });
});

describe('the failures of the command', () => {
  it('control characters and other bad values in the answer do not reach the terminal', async () => {
    for (const form of [[], ['--markdown']]) {
      const args = [IDEA, '--language', 'es', ...form];
      const { status, stdout } = await command(args, { service: serviceAnswering('lying') });
      // The record lacks fields.
      expect(status).toBe(1);
      expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|polluted|NaN|Infinity|undefined|\[object/u);
    }
  });

  it('a failed service ends the command with 1, a message and the partial report', async () => {
    const { status, stdout, stderr } = await command([IDEA], { service: serviceAnswering('broken-off') });
    expect(status).toBe(1);
    expect(stdout).not.toBe('');
    expect(stderr).toContain('arrived incomplete');
    expect(stderr).toContain('unfinished');
  });

  it.each([
    ['error-401', 'is not valid'],
    ['error-402', 'no credit'],
    ['error-400-model', 'does not offer that model'],
  ])(
    'the message about an error in the settings (%s) names the service and .env, and no website',
    async (answer, sentence) => {
      const { status, stderr } = await command([IDEA], { service: serviceAnswering(answer) });
      expect(status).toBe(1);
      expect(stderr).toContain('OpenAI-compatible server');
      expect(stderr).toContain(sentence);
      expect(stderr).toContain('.env');
      expect(stderr).not.toMatch(/this site|hosts? it|visiting/);
    },
  );

  it('if only the second step fails, the command writes what stands and ends with 1', async () => {
    const target = join(folder, 'without-answer.pdf');
    const args = [IDEA, '--json', '--pdf', target];
    const { status, stdout, stderr } = await command(args, { service: serviceAnswering('answer-fails') });
    expect(status).toBe(1);
    expect(readFileSync(target).length).toBeGreaterThan(1000);
    const { report, meta } = reportFileSchema.parse(JSON.parse(stdout));
    expect(report.score).toBe(REPORTS.en.score);
    expect(report).not.toHaveProperty('answer');
    expect(meta.unfinished).toBeTruthy();
    expect(stderr).toContain('unfinished');
  });

  it.each([
    [[], 'missing'],
    [['--colour', IDEA], 'no option --colour'],
    [['--pdf'], '--pdf'],
    [['--language', 'fr', IDEA], 'es or en'],
    [['--json', '--markdown', IDEA], 'choose one'],
    [['several', 'words'], 'in quotes'],
    [['-', IDEA], 'in quotes'],
    [['too short'], 'too short'],
    [['--file', '/nowhere/idea.txt'], 'no option --file'],
    [[IDEA, '--pdf', '/nowhere/report.pdf'], 'ENOENT'],
  ])('invalid usage ends the command with 2 before it connects: %j', async (args, sentence) => {
    const { status, stdout, stderr, isClosed } = await command(args);
    expect({ status, stdout, isClosed }).toEqual({ status: 2, stdout: '', isClosed: false });
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('--help');
  });

  it.skipIf(process.platform === 'win32')(
    '--pdf into a dangling link or a pipe ends the command with 2 before it connects',
    async () => {
      symlinkSync('nothing', join(folder, 'link.pdf'));
      execFileSync('mkfifo', [join(folder, 'pipe.pdf')]);
      for (const name of ['link.pdf', 'pipe.pdf']) {
        const { status, stderr, isClosed } = await command([IDEA, '--pdf', join(folder, name)]);
        expect({ status, isClosed }).toEqual({ status: 2, isClosed: false });
        expect(stderr).toContain(name);
      }
    },
  );

  it.each([[IDEA], ['mcp']])('invalid settings end the command with 1 and are listed: %s', async (word) => {
    const output = new PassThrough();
    const errors = new PassThrough();
    const status = await run([word], {
      variables: {},
      input: Readable.from([]),
      output,
      errors,
      interrupted: new AbortController().signal,
      connect: async () => readEnvironment({ PORT: 'x', AI_TEMPERATURE: '9' }) as never,
    });
    expect(status).toBe(1);
    expect(await text(errors.end())).toMatch(/PORT=x[\s\S]*AI_TEMPERATURE=9/);
  });
});

it('a message that is too long ends the MCP server with 1 and an error message', async () => {
  const input = new PassThrough();
  const ending = command(['mcp', '--language', 'en'], { input });
  input.write('x'.repeat(11_000_000));
  const { status, stderr } = await ending;
  expect(status).toBe(1);
  expect(stderr).toContain('too long');
});

it.each(['', '--json', '--markdown'])(
  'output that cannot be written ends the command with 1 and a message: %s',
  async (flag) => {
    const full = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    });
    const { status, stderr } = await command([IDEA, ...(flag && [flag])], {
      service: serviceAnswering('good'),
      output: full,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Cannot write to the output (ENOSPC): the report is not complete.');
  },
);

describe('the interruption of the command', () => {
  it('an interruption stops the model and ends the command with 130', async () => {
    const interruption = new AbortController();
    const before = model.requests.length;
    const ending = command([IDEA], { service: serviceAnswering('slow'), interrupted: interruption.signal });
    await expect.poll(() => model.requests.length).toBe(before + 1);
    interruption.abort();
    const { status, stderr } = await ending;
    expect(status).toBe(130);
    expect(stderr).toContain('Cancelled');
    await expect.poll(() => model.requests[before]?.aborted).toBe(true);
  });

  it('an interruption ends the MCP server with 130', async () => {
    const interruption = new AbortController();
    const ending = command(['mcp'], { input: new PassThrough(), interrupted: interruption.signal });
    interruption.abort();
    expect(await ending).toMatchObject({ status: 130, stderr: '' });
  });

  it('an interruption while the idea is typed ends the command with 130', async () => {
    const interruption = new AbortController();
    const ending = run(['-'], {
      variables: {},
      input: new PassThrough(),
      output: new PassThrough(),
      errors: new PassThrough(),
      interrupted: interruption.signal,
      connect: () => Promise.reject(new Error('not to be called')),
    });
    interruption.abort();
    expect(await ending).toBe(130);
  });
});

it('--help fits one screen of 24 lines and 80 columns in both languages', async () => {
  for (const LANG of ['es_ES', 'en_GB']) {
    const { status, stdout } = await command(['--help'], { variables: { LANG } });
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  }
});

it('--version prints the version', async () => {
  expect((await command(['--version'])).stdout).toBe(`${versionText}\n`);
});
