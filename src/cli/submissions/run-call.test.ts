import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceFor } from '../../../tests/fake-service/ask.ts';
import {
  type FakeService,
  SCENARIO_BY_IDEA,
  startFakeService,
} from '../../../tests/fake-service/fake-service.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import { readTable } from '../../submissions/read-table.ts';
import { csvText, unescapeFormulas } from '../../submissions/write-csv.ts';
import type { CommandContext } from '../context.ts';
import { run } from '../run.ts';

// A run reads a whole table, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let model: FakeService;
let folder: string;
let out: string;
let table: string;

beforeAll(async () => {
  model = await startFakeService();
});
afterAll(() => model.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crisol-call-'));
  out = join(folder, 'out');
  table = join(folder, 'ideas.csv');
  writeFileSync(table, TABLE);
  model.requests.length = 0;
  return () => rmSync(folder, { recursive: true, force: true });
});

const CANARY = 'Zyxwanary';
const IDEAS = [
  'A locker outside the ironmonger lends drills and ladders for four pounds a day, paid by twelve neighbours so far.',
  'A choir for shift workers that rehearses at seven in the morning, with a small fee for each rehearsal.',
  'We repair school musical instruments in August and store them over the summer for a yearly price.',
  'A choir for shift workers that rehearses at seven in the morning, with a small fee for each rehearsal.',
  '=cmd() is how our course for accountants begins: spreadsheets that do not run what strangers wrote.',
];
const tableOf = (ideas: readonly string[]) =>
  `ref;name;email;idea;stage\n${ideas
    .map(
      (idea, at) =>
        `R${at + 1};${CANARY} ${at};${CANARY}${at}@mail.example;"${idea}";${at % 2 ? 'draft' : 'sent'}`,
    )
    .join('\n')}\n`;
const TABLE = tableOf(IDEAS);

interface Options {
  /** `null`: no model is configured. */
  service?: AnswerService | null;
  /** What the person types in the terminal. `undefined`: there is no terminal. */
  typed?: string;
  interrupted?: AbortSignal;
  onRequest?: () => void;
}

async function call(
  args: string[],
  { service = serviceAnswering('good'), typed, interrupted }: Options = {},
) {
  const [output, errors, input] = [new PassThrough(), new PassThrough(), new PassThrough()];
  if (typed !== undefined) Object.assign(input, { isTTY: true });
  input.end(typed ?? '');
  const context: CommandContext = {
    variables: { LANG: 'en_GB.UTF-8' },
    input,
    output,
    errors,
    interrupted: interrupted ?? new AbortController().signal,
    connect: async () => ({
      service: service ?? undefined,
      web: undefined,
      analysis: { temperature: 0.7, maxTokens: 2000, totalTimeoutMs: 60_000 },
      siteUrl: 'http://localhost:3000',
      close: async () => undefined,
    }),
  };
  const status = await run(['call', ...args], context);
  return { status, stdout: await text(output.end()), stderr: await text(errors.end()) };
}

const serviceAnswering = (scenario: string) => serviceFor('openai', model.url, scenario);
const readingRequests = () => model.requests.filter(({ path }) => path.endsWith('/chat/completions')).length;
const file = (name: string) => readFileSync(join(out, name), 'utf8');
const json = (name: string) => JSON.parse(file(name));
/** The files of the test's table have semicolons as separators, and so a comma as decimal sign. */
const numberIn = (cell: string) => Number(cell.replace(',', '.'));
const rowsOf = async (name: string) => {
  const { header, rows } = await readTable(readFileSync(join(out, name)), name);
  return rows.map(({ cells }) => Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])));
};

/** Writes decisions and notes into `results.csv`, as a spreadsheet would, by the cell of the column `ref`. */
async function decide(rows: readonly (readonly [ref: string, decision: string, note: string])[]) {
  const table = await readTable(readFileSync(join(out, 'results.csv')), 'results.csv');
  const at = table.header.indexOf('ref');
  const lines = table.rows.map(({ cells }) => {
    const [, ...decided] = rows.find(([ref]) => ref === cells[at]) ?? [];
    return [...(decided.length > 0 ? decided : cells.slice(0, 2)), ...cells.slice(2)].map(unescapeFormulas);
  });
  writeFileSync(join(out, 'results.csv'), csvText([table.header, ...lines], ';'));
}

describe('a call in the terminal', () => {
  it('reads every text twice and writes the folder', async () => {
    const { status, stdout, stderr } = await call([table, '--out', out, '--yes', '--price', '2']);
    expect(status).toBe(0);
    expect(readingRequests()).toBe(8);
    expect(readdirSync(out).sort()).toEqual(
      'audit.json call.json feedback feedback.md journal.jsonl readings.csv results.csv'.split(' '),
    );
    expect(stdout).toContain('4 of 4 texts read.');
    expect(stderr).toContain('SENT: idea');
    expect(stderr).toContain('does not hide a name inside a text');
    expect(stderr).toMatch(/5 readings left: .*tokens, about [\d.]+ at the given price/);
    const rows = await rowsOf('results.csv');
    expect(Object.keys(rows[0] ?? {})).toEqual(
      'decision note ref name email idea stage points lowest highest person flag copy'.split(' '),
    );
    expect(rows.map(({ ref }) => ref)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
    expect(rows[1]?.points).toBe(rows[3]?.points);
    const readings = await rowsOf('readings.csv');
    expect(readings).toHaveLength(4 * 2 * 6);
    expect(Object.keys(readings[0] ?? {})).toEqual(
      'id criterion level reason quote raise flag points service model'.split(' '),
    );
    for (const { points = '', lowest = '', highest = '' } of rows) {
      expect(numberIn(lowest)).toBeLessThanOrEqual(numberIn(points));
      expect(numberIn(points)).toBeLessThanOrEqual(numberIn(highest));
    }
    expect(json('audit.json')).toMatchObject({
      readings: { asked: 8, done: 8, failed: {} },
      texts: { equal: 1 },
    });
  });

  it('twelve concurrent readings cause no warning from Node', async () => {
    writeFileSync(table, tableOf(Array.from({ length: 30 }, (_, at) => `${IDEAS[0]} Number ${at}.`)));
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const { status } = await call([table, '--out', out, '--yes', '--readings', '1', '--concurrency', '12']);
    process.off('warning', note);
    expect([status, readingRequests(), warnings]).toEqual([0, 30, []]);
  });

  it('without a model the command fails at once', async () => {
    const { status, stderr } = await call([table, '--out', out, '--yes'], { service: null });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^No language model is connected/);
    expect(existsSync(out)).toBe(false);
  });

  it('without a terminal and without --yes nothing is sent', async () => {
    const { status, stderr } = await call([table, '--out', out]);
    expect([status, model.requests.length, existsSync(out)]).toEqual([2, 0, false]);
    expect(stderr).toContain('add --yes');
  });

  it('the person sees what is sent, and confirms before the first reading and after three', async () => {
    const declined = await call([table, '--out', out], { typed: 'n\n' });
    expect([declined.status, model.requests.length, existsSync(out)]).toEqual([2, 0, false]);
    expect(declined.stderr).toContain(`  | idea:\n  | ${IDEAS[0]}\n`);
    const stopped = await call([table, '--out', out], { typed: 'y\nn\n' });
    expect([stopped.status, readingRequests()]).toEqual([2, 3]);
    // The next run does not repeat finished readings.
    expect((await call([table, '--out', out], { typed: 'y\n' })).status).toBe(0);
    expect(readingRequests()).toBe(8);
  });

  it('every row with a problem is reported', async () => {
    const lines = tableOf(Array.from({ length: 70 }, (_, at) => `${IDEAS[0]} ${at}`)).split('\n');
    writeFileSync(table, lines.map((line, at) => (at > 0 && at <= 25 ? `${line};more` : line)).join('\n'));
    const { stderr } = await call([table, '--out', out]);
    expect(stderr).toContain('Row 2: it has 6 cells and not 5');
    expect(stderr).toContain('These rows are not read correctly either: 22, 23, 24, 25, 26.');
  });

  it('wrong use ends with exit status 2', async () => {
    for (const args of [
      [],
      [table, table],
      [join(folder, 'missing.csv')],
      // Reading this device never ends.
      ['/dev/zero'],
      [table, '--criteria', '/dev/zero'],
      [table, '--readings', '6'],
      [table, '--loss', '0.1'],
      [table, '--decisions', table],
      [table, '--text', 'nothing'],
      [table, '--where', 'nothing=1'],
      [table, '--rank'],
      [table, '--table', table],
    ]) {
      const { status, stderr } = await call([...args, '--out', out, '--yes']);
      expect([args, status, existsSync(out)]).toEqual([args, 2, false]);
      expect(stderr).toContain('crisol call --help');
    }
  });
});

describe('what leaves the machine', () => {
  it('hidden columns are in no request, in no message and in no file but results.csv', async () => {
    const { stdout, stderr } = await call([table, '--out', out, '--yes']);
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name !== 'results.csv' && name !== 'feedback');
    expect(files).toContain(join('feedback', '2-r1.md'));
    const said = [JSON.stringify(model.requests), stdout, stderr, ...files.map(file)].join('\n');
    expect(said).not.toContain(CANARY);
    expect(file('results.csv').split(CANARY)).toHaveLength(11);
  });

  it('with equal or missing headers, a resumed call sends only the columns that it sent before', async () => {
    const rows = IDEAS.map((idea, at) => `R${at};${CANARY} first;"${idea}";${CANARY} third;"Why ${idea}"`);
    writeFileSync(table, `ref;idea;idea;;\n${rows.join('\n')}\n`);
    const args = [table, '--out', out, '--yes'];
    await call([...args, '--text', 'C', '--text', 'E', '--id', 'ref']);
    const asked = readingRequests();
    expect((await call(args)).status).toBe(0);
    await call([join(out, 'call.json'), '--table', table, '--out', join(folder, 'other'), '--yes']);
    expect(readingRequests()).toBe(asked);
    expect(JSON.stringify(model.requests)).not.toContain(CANARY);
    // Hiding a header hides all columns with that header.
    const hidden = await call([table, '--hide', 'Idea', '--text', 'E', '--out', join(folder, 'third')]);
    expect(hidden.stderr.match(/hidden: idea/g)).toHaveLength(2);
  });

  it('a cell that begins like a formula is written as text', async () => {
    await call([table, '--out', out, '--yes']);
    for (const name of ['results.csv', 'readings.csv']) {
      const { rows } = await readTable(readFileSync(join(out, name)), name);
      expect(rows.flatMap(({ cells }) => cells).filter((cell) => /^[=@\t]|^[+-]\D/.test(cell))).toEqual([]);
    }
    expect(file('results.csv')).toContain("'=cmd()");
  });
});

describe('a folder from somebody else', () => {
  it('cannot use a link to overwrite a file outside', async () => {
    mkdirSync(out);
    const names = ['results.csv', 'call.json', 'audit.json', 'feedback.md'];
    for (const name of names) {
      const target = join(folder, `outside-${name}`);
      writeFileSync(target, CANARY);
      symlinkSync(target, join(out, `${name}.new`));
    }
    expect((await call([table, '--out', out, '--yes'])).status).toBe(0);
    for (const name of names) expect(readFileSync(join(folder, `outside-${name}`), 'utf8')).toBe(CANARY);
    expect(file('results.csv')).toContain('points');
  });

  it('is refused if its journal is not a regular file', async () => {
    mkdirSync(out);
    const journal = join(out, 'journal.jsonl');
    const target = join(folder, 'outside');
    writeFileSync(target, CANARY);
    const places = [
      () => symlinkSync(target, journal),
      () => symlinkSync(join(folder, 'missing'), journal),
      () => symlinkSync('/dev/zero', journal),
      () => mkdirSync(journal),
      () => execFileSync('mkfifo', [journal]),
    ];
    for (const put of places) {
      put();
      const { status, stderr } = await call([table, '--out', out, '--yes']);
      expect([status, stderr]).toEqual([2, expect.stringContaining(`${journal} is not a regular file.`)]);
      rmSync(journal, { recursive: true });
    }
    expect(readFileSync(target, 'utf8')).toBe(CANARY);
    expect(existsSync(join(folder, 'missing'))).toBe(false);
    expect(readingRequests()).toBe(0);
  });
});

it('no escape sequence from foreign text reaches the terminal', async () => {
  const foreign = '\u001B]52;c;eA==\u0007\u001B]0;title\u0007\u001B[2J\u009B3J\u0008';
  const criteria = join(folder, 'criteria.csv');
  writeFileSync(criteria, `criterion,weight,1,5\nImpact${foreign},1,none,much\n`);
  const rows = IDEAS.slice(0, 3).map((idea) => `"${idea}";"x${foreign}"`);
  writeFileSync(table, `"idea${foreign}";"other${foreign}"\n${rows.join('\n')}\n`);
  const args = [table, '--out', out, '--yes', '--criteria', criteria];
  const service = Object.defineProperty(serviceAnswering('good'), 'model', { value: `model${foreign}` });
  const read = await call([...args, '--readings', '1'], { service });
  writeFileSync(join(out, 'results.csv'), file('results.csv').replace(/^;;/m, `"per${foreign}haps";;`));
  const decided = await call(args, { service });
  const misused = [
    [`${foreign}.csv`],
    [table, '--text', foreign],
    [table, `--${foreign}`],
    [table, '--where', foreign],
  ];
  const failed = await Promise.all(misused.map((args) => call([...args, '--out', out], { service })));
  const said = [read, decided, ...failed].map(({ stdout, stderr }) => stdout + stderr);
  expect(read.stderr).toContain('SENT: idea');
  expect(decided.stderr).toContain('perhaps');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
  for (const text of said) expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/);
});

describe('a resumed call', () => {
  it('reads added rows, but does not read rows again that moved or changed only in hidden columns', async () => {
    await call([table, '--out', out, '--yes']);
    const added =
      'A map of the benches in our town that are in the shade at noon, for people who walk slowly.';
    writeFileSync(table, tableOf([added, ...IDEAS.toReversed()]));
    expect((await call([table, '--out', out, '--yes'])).status).toBe(0);
    expect(readingRequests()).toBe(8 + 2);
    expect((await rowsOf('results.csv')).map(({ idea }) => idea)).toContain(added);
  });

  it('keeps its settings and decisions if another program has rewritten call.json', async () => {
    const args = [table, '--out', out, '--yes', '--readings', '1'];
    await call(args);
    await decide([['R3', 'yes', 'ask']]);
    await call(args);
    const before = json('call.json');
    for (const space of [0, 1]) {
      const { texts, readings, ...rest } = json('call.json');
      writeFileSync(join(out, 'call.json'), JSON.stringify({ texts, readings, ...rest }, null, space));
      expect((await call(args.slice(0, -2))).status).toBe(0);
      expect(json('call.json')).toEqual(before);
    }
    expect(readingRequests()).toBe(4);
  });

  it('keeps its columns, even if the command would propose other columns', async () => {
    await call([table, '--out', out, '--yes', '--text', 'stage', '--text', 'idea']);
    const asked = readingRequests();
    const again = await call([table, '--out', out]);
    expect([again.status, readingRequests()]).toEqual([0, asked]);
    // Hiding a column is still possible. It changes the texts, so that they are read again.
    await call([table, '--out', out, '--yes', '--hide', 'stage']);
    expect(readingRequests()).toBeGreaterThan(asked);
  });

  it('ignores an incomplete last line of the journal', async () => {
    await call([table, '--out', out, '--yes']);
    const lines = file('journal.jsonl').trimEnd().split('\n');
    expect(lines).toHaveLength(8);
    writeFileSync(join(out, 'journal.jsonl'), `${lines.slice(0, 7).join('\n')}\n${lines[7]?.slice(0, 100)}`);
    expect((await call([table, '--out', out, '--yes'])).status).toBe(0);
    expect(readingRequests()).toBe(9);
    const hashes = file('journal.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).hash);
    expect(new Set(hashes).size).toBe(8);
  });

  it('the first reading locks the criteria', async () => {
    const criteria = join(folder, 'criteria.csv');
    writeFileSync(
      criteria,
      'criterio;peso;1;5\nImpacto;2;ninguno;mucho\nEquipo (máx. 20);1;nadie;completo\n',
    );
    await call([table, '--out', out, '--yes', '--criteria', criteria]);
    expect(json('audit.json').criteria.map(({ criterion }: { criterion: string }) => criterion)).toEqual([
      'Impacto',
      'Equipo (máx. 20)',
    ]);
    writeFileSync(criteria, 'criterio;peso;1;5\nImpacto;2;ninguno;poco\n');
    const { status, stderr } = await call([table, '--out', out, '--yes', '--criteria', criteria]);
    expect(status).toBe(2);
    expect(stderr).toContain('holds a call with other criteria');
  });

  it('a second command on the folder is refused, and a stale lock is taken over', async () => {
    await call([table, '--out', out, '--yes']);
    const lock = join(out, 'call.lock');
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), id: 'other' }));
    const second = await call([table, '--out', out, '--yes']);
    expect(second.status).toBe(2);
    expect(second.stderr).toContain('Another command is using');
    // No process has this id.
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), id: 'killed' }));
    expect((await call([table, '--out', out, '--yes'])).status).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });

  it('an empty or damaged lock, or a link in its place, is taken over', async () => {
    mkdirSync(out);
    const lock = join(out, 'call.lock');
    const places = [
      () => writeFileSync(lock, ''),
      () => writeFileSync(lock, '{"pid":'),
      () => symlinkSync('/dev/zero', lock),
    ];
    for (const put of places) {
      put();
      expect((await call([table, '--out', out, '--yes', '--readings', '1'])).status).toBe(0);
      expect(existsSync(lock)).toBe(false);
    }
  });

  it('a deleted journal stops the call, and call.json keeps the finished readings', async () => {
    writeFileSync(table, tableOf([...IDEAS.slice(0, 2), `${IDEAS[2]} (scenario: held)`]));
    const args = [table, '--out', out, '--yes', '--readings', '1', '--concurrency', '1'];
    const release = async () => (await fetch(`${model.url}/release`, { method: 'POST' })).json();
    const begun = async (asked: number) => {
      const running = call(args, { service: serviceAnswering(SCENARIO_BY_IDEA) });
      await expect.poll(readingRequests).toBe(asked);
      return { running };
    };
    const deleted = await begun(3);
    rmSync(join(out, 'journal.jsonl'));
    await expect.poll(release).toBe(1);
    const { status, stderr } = await deleted.running;
    expect(status).toBe(1);
    expect(stderr).toContain(`Somebody deleted ${join(out, 'journal.jsonl')}`);
    expect(json('call.json').readings).toHaveLength(2);
    const again = await begun(4);
    await expect.poll(release).toBe(1);
    expect((await again.running).status).toBe(0);
    expect(file('journal.jsonl').trim().split('\n')).toHaveLength(3);
  });

  it('a command whose folder was taken over while it was suspended writes nothing more', async () => {
    writeFileSync(table, tableOf([`${IDEAS[0]} (scenario: held)`]));
    const args = [table, '--out', out, '--yes', '--readings', '1'];
    const suspended = call(args, { service: serviceAnswering(SCENARIO_BY_IDEA) });
    await expect.poll(readingRequests).toBe(1);
    const lock = join(out, 'call.lock');
    const taken = JSON.stringify({ pid: process.pid, host: hostname(), id: 'other' });
    writeFileSync(lock, taken);
    const release = async () => (await fetch(`${model.url}/release`, { method: 'POST' })).json();
    await expect.poll(release).toBe(1);
    const { status, stderr } = await suspended;
    expect(status).toBe(2);
    expect(stderr).toContain('Another command is using');
    expect(file('journal.jsonl')).toBe('');
    expect(await rowsOf('results.csv')).toMatchObject([{ points: '' }]);
    expect(readFileSync(lock, 'utf8')).toBe(taken);
  });

  it('if the lock cannot be read, the call stops, and the message names the cause', async () => {
    writeFileSync(table, tableOf([`${IDEAS[0]} (scenario: held)`]));
    const running = call([table, '--out', out, '--yes', '--readings', '1'], {
      service: serviceAnswering(SCENARIO_BY_IDEA),
    });
    await expect.poll(readingRequests, { timeout: 10_000 }).toBe(1);
    const lock = join(out, 'call.lock');
    rmSync(lock);
    // Unreadable, like any file once a process has too many open files.
    symlinkSync('call.lock', lock);
    const release = async () => (await fetch(`${model.url}/release`, { method: 'POST' })).json();
    await expect.poll(release, { timeout: 10_000 }).toBe(1);
    const { status, stderr } = await running;
    expect(status).toBe(1);
    expect(stderr).toContain(`Cannot write to ${out} (ELOOP)`);
  });

  it('if the folder is moved, the call stops, and the folder keeps the finished readings', async () => {
    writeFileSync(table, tableOf([IDEAS[1] ?? '', `${IDEAS[0]} (scenario: held)`]));
    const args = [table, '--out', out, '--yes', '--readings', '1'];
    const running = call(args, { service: serviceAnswering(SCENARIO_BY_IDEA) });
    await expect.poll(readingRequests, { timeout: 10_000 }).toBe(2);
    const moved = join(folder, 'moved');
    renameSync(out, moved);
    const release = async () => (await fetch(`${model.url}/release`, { method: 'POST' })).json();
    await expect.poll(release, { timeout: 10_000 }).toBe(1);
    const { status, stderr } = await running;
    expect(status).toBe(1);
    expect(stderr).toContain(`The folder ${out} is gone.`);
    expect(existsSync(out)).toBe(false);
    out = moved;
    expect(file('journal.jsonl').trim().split('\n')).toHaveLength(1);
  });

  it('a wrong key stops the call at the first text, and the message names the cause', async () => {
    const { status, stderr } = await call([table, '--out', out, '--yes'], {
      service: serviceAnswering('error-401'),
    });
    expect([status, readingRequests()]).toEqual([1, 1]);
    expect(stderr).toContain('the API key is not valid');
    expect(file('journal.jsonl')).toBe('');
  });

  it('a failed trial tells the person which settings to change', async () => {
    const { status, stderr } = await call([table, '--out', out, '--yes'], {
      service: serviceAnswering('error-400-context'),
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Raise it or choose another model');
    expect(stderr).toContain('.env.example');
  });

  it('a call stops with a message after a trial in which every reading failed', async () => {
    const { status, stderr } = await call([table, '--out', out, '--yes'], {
      service: serviceAnswering('prose-only'),
    });
    expect(status).toBe(1);
    expect(stderr).toContain('None of the trial texts could be read.');
    expect(json('audit.json').readings).toMatchObject({ done: 0, failed: { invalid_response: 3 } });
    expect((await rowsOf('results.csv'))[0]).toMatchObject({
      points: '',
      person: 'no reading; a reading failed',
    });
  });

  it('Ctrl-C keeps finished readings and ends with 130', async () => {
    const controller = new AbortController();
    const before = setInterval(() => {
      if (readingRequests() >= 5) controller.abort();
    }, 1);
    const { status, stderr } = await call([table, '--out', out, '--yes', '--concurrency', '1'], {
      interrupted: controller.signal,
    });
    clearInterval(before);
    expect(status).toBe(130);
    expect(stderr).toContain('Everything read is kept');
    const kept = file('journal.jsonl').trimEnd().split('\n').length;
    expect(kept).toBeGreaterThanOrEqual(4);
    expect(existsSync(join(out, 'results.csv'))).toBe(true);
    const asked = readingRequests();
    expect((await call([table, '--out', out, '--yes'])).status).toBe(0);
    expect(readingRequests() - asked).toBe(8 - kept);
  });
});

describe('the settings of a folder', () => {
  const OWN = 'criterion,weight,question,1,5\nTeam,50,Who?,nobody,known\nPrice,50,How much?,unsaid,tested\n';

  it('criteria, readings and language are defaults for the next command', async () => {
    const criteria = join(folder, 'criteria.csv');
    writeFileSync(criteria, OWN);
    const options = ['--criteria', criteria, '--readings', '1', '--language', 'es'];
    await call([table, '--out', out, '--yes', ...options]);
    const before = json('call.json');
    const asked = readingRequests();
    await call([table, '--out', out, '--yes']);
    const { criteria: own, times, language } = json('call.json');
    expect({ criteria: own, times, language }).toEqual({
      criteria: before.criteria,
      times: 1,
      language: 'es',
    });
    expect(readingRequests()).toBe(asked);
  });

  it('a trial in which every reading failed does not lock the criteria', async () => {
    const failing = await call([table, '--out', out, '--yes'], { service: serviceAnswering('prose-only') });
    expect(failing.status).toBe(1);
    const criteria = join(folder, 'criteria.csv');
    writeFileSync(criteria, OWN);
    const { status, stderr } = await call([table, '--out', out, '--yes', '--criteria', criteria]);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('other criteria')]);
    expect(json('call.json').criteria).toHaveLength(2);
  });

  it('the command asks about a column that is hidden by its header but may be a text', async () => {
    const answer = 'Two engineers and a nurse who have worked in the same hospital for years.';
    writeFileSync(
      table,
      `ref;idea;team\n${IDEAS.map((idea, at) => `R${at};${idea};${answer} ${at}`).join('\n')}\n`,
    );
    const { stderr } = await call([table, '--out', out, '--yes']);
    expect(stderr).toContain('Is “team” a text?');
    const hidden = await call([table, '--out', join(folder, 'other'), '--yes', '--hide', 'team']);
    expect(hidden.stderr).not.toContain('Is “team” a text?');
  });
});

describe('people’s decisions', () => {
  it('decisions in results.csv are kept, sorted rows too, and an emptied cell takes one back', async () => {
    await call([table, '--out', out, '--yes']);
    await decide([
      ['R3', 'sí', 'ask for a price'],
      ['R5', 'no', ''],
      ['R1', 'hablar', '=1'],
    ]);
    const [bom = '', ...lines] = file('results.csv').split('\r\n');
    writeFileSync(join(out, 'results.csv'), [bom, ...lines.toReversed().filter(Boolean), ''].join('\r\n'));
    const decisions = async () =>
      (await rowsOf('results.csv')).map(({ ref, decision, note }) => `${ref} ${decision}:${note}`);
    for (let times = 0; times < 2; times += 1) {
      expect((await call([table, '--out', out])).status).toBe(0);
      expect(await decisions()).toEqual([
        "R1 discuss:'=1",
        ...['R2 :', 'R3 yes:ask for a price', 'R4 :', 'R5 no:'],
      ]);
      expect(json('call.json').decisions).toHaveLength(3);
      expect(json('audit.json').decisions).toEqual({ yes: 1, no: 1, discuss: 1 });
    }
    await decide([['R3', '', '']]);
    await call([table, '--out', out]);
    expect((await decisions())[2]).toBe('R3 :');
    expect(json('call.json').decisions).toHaveLength(2);
  });

  it('unknown words and ids are named with their row, and stay in the file', async () => {
    await call([table, '--out', out, '--yes']);
    await decide([
      ['R3', 'perhaps', ''],
      ['R5', '', 'only a note'],
    ]);
    const ana = join(folder, 'ana.csv');
    writeFileSync(ana, 'id;decision;note\nR1;yes;good\nX-1;no;\nR2;quizás;\n');
    const { status, stderr } = await call([table, '--out', out, '--decisions', ana]);
    expect(status).toBe(0);
    expect(stderr).toContain('results.csv: Row 4: “perhaps” is not a decision (yes, no, discuss).');
    expect(stderr).toContain(`${ana}: Row 3: the text “X-1” is not in the call.`);
    expect(stderr).toContain(`${ana}: Row 4: “quizás” is not a decision`);
    await call([table, '--out', out]);
    const rows = await rowsOf('results.csv');
    expect(rows.map(({ decision, note }) => `${decision}:${note}`)).toEqual([
      'yes:ana: good',
      ...[':', 'perhaps:', ':', ':only a note'],
    ]);
  });

  it('several files of decisions are joined, and results.csv counts more', async () => {
    const files = ['R1;yes;cheap\nR5;no;late', 'R1;no;risky\nR5;no;\nR2;yes;'].map((rows, at) => {
      const name = join(folder, `decisions-${'ab'[at]}.csv`);
      writeFileSync(name, `ref;decision;note\n${rows}\n`);
      return ['--decisions', name];
    });
    const args = [table, '--out', out, '--yes', ...files.flat()];
    await call(args);
    const decisions = async () =>
      (await rowsOf('results.csv')).map(({ decision, note }) => `${decision}:${note}`);
    // R2 and R4 are the same text.
    const joined = ['discuss:a: cheap; b: risky', 'yes:', ':', 'yes:', 'no:a: late'];
    expect(await decisions()).toEqual(joined);
    await decide([['R1', 'no', 'we talked']]);
    const { stderr } = await call(args);
    expect(await decisions()).toEqual(joined.with(0, 'no:we talked'));
    expect(stderr).toContain('decisions-a.csv: 1 decision differs from that in results.csv, which counts.');
    expect(stderr).not.toContain('decisions-b.csv');
  });

  it('from twenty decisions on the summary says in how many pairs the yes has more points', async () => {
    const many = Array.from(
      { length: 24 },
      (_, at) => `${IDEAS[0]} It is the shop number ${at} of its kind.`,
    );
    writeFileSync(table, tableOf(many));
    await call([table, '--out', out, '--yes', '--readings', '1']);
    const rows = await rowsOf('results.csv');
    const sorted = rows.toSorted((a, b) => numberIn(b.points ?? '') - numberIn(a.points ?? ''));
    const wanted = (at: number) => (at < 10 ? 'yes' : 'no');
    await decide(sorted.slice(0, 19).map(({ ref = '' }, at) => [ref, wanted(at), '']));
    expect((await call([table, '--out', out])).stdout).not.toContain('pairs');
    await decide(sorted.map(({ ref = '' }, at) => [ref, wanted(at), '']));
    expect((await call([table, '--out', out])).stdout).toMatch(/^In (?:[5-9]\d|100) of every hundred pairs/m);
  });

  it('a results.csv with a column of somebody else is kept beside the new one, with its decisions', async () => {
    await call([table, '--out', out, '--yes']);
    await decide([['R3', 'yes', '']]);
    const own = file('results.csv').replace(/\r\n/g, ';x\r\n');
    writeFileSync(join(out, 'results.csv'), own);
    const { stderr } = await call([table, '--out', out]);
    const kept = readdirSync(out).find((name) => name.startsWith('results-before-')) ?? '';
    expect([file(kept), stderr]).toEqual([own, expect.stringContaining(kept)]);
    expect((await rowsOf('results.csv'))[2]).toMatchObject({ ref: 'R3', decision: 'yes' });
  });

  it('equal texts and near-copies are listed before anything is sent, and in results.csv', async () => {
    const words = Array.from({ length: 40 }, (_, at) => `palabra${at}`);
    const copied = words.with(20, 'otra').join(' ');
    writeFileSync(table, tableOf([words.join(' '), ...IDEAS, copied, IDEAS[0] ?? '']));
    const { stderr } = await call([table, '--out', out]);
    expect(stderr.replaceAll('\u00A0', ' ')).toContain('Row 2: nearly the same as row 8 (86 %).');
    expect(stderr).toContain('Row 3: the same as row 9.');
    expect(readingRequests()).toBe(0);
    await call([table, '--out', out, '--yes']);
    const rows = await rowsOf('results.csv');
    expect(rows.map(({ copy }) => copy?.replace(/\W\(.*/, ''))).toEqual([
      'nearly the same as row 8',
      'the same as row 9',
      ...['the same as row 6', '', 'the same as row 4', ''],
      'nearly the same as row 2',
      'the same as row 3',
    ]);
    // The next command keeps people's edits.
    await decide([['R1', 'no', '']]);
    await call([table, '--out', out]);
    expect((await rowsOf('results.csv')).filter(({ decision }) => decision === 'no')).toHaveLength(1);
  });

  it('each row has a draft, and a draft that people changed is kept', async () => {
    const ids = ['../../etc', 'CON', 'con', 'Ana López ', '🙂'];
    const rows = ids.map((id, at) => `${id};${IDEAS[at]}`);
    writeFileSync(table, `ref;idea\n${rows.join('\n')}\n`);
    const args = [table, '--out', out, '--yes', '--language', 'es'];
    await call(args);
    const names = () => readdirSync(join(out, 'feedback')).sort();
    expect(names()).toEqual(['2-etc.md', '3-con.md', '4-con.md', '5-ana-lopez.md', '6.md']);
    const draft = file('feedback/3-con.md');
    expect(draft).toContain('# CON\n\n> **Para quien organiza. Quita estas líneas antes de enviar nada.**');
    expect(draft).toContain('No lo ha visto ninguna persona.');
    expect(draft).toContain('Ninguna persona ha decidido sobre el texto.');
    expect(draft).toContain('Copia: igual que la fila 5.');
    expect(draft).toMatch(/^## Problema$/m);
    writeFileSync(join(out, 'feedback/2-etc.md'), 'Querida Ana:\n');
    writeFileSync(join(out, 'decisions-Luz.csv'), `hash,decision\n${json('call.json').texts[1].hash},no\n`);
    // Without the first row, all other rows have new numbers.
    writeFileSync(table, `ref;idea\n${rows.slice(1).join('\n')}\n`);
    const { stderr } = await call([...args, '--decisions', join(out, 'decisions-Luz.csv')]);
    expect(names()).toEqual(['2-con.md', '2-etc.md', '3-con.md', '4-ana-lopez.md', '5.md']);
    expect(file('feedback/2-etc.md')).toBe('Querida Ana:\n');
    expect(file('feedback/2-con.md')).toContain('Una persona ha decidido sobre el texto.');
    expect(stderr).not.toContain('alguien cambió');
    writeFileSync(join(out, 'feedback/5.md'), `${file('feedback/5.md')}Un saludo.\n`);
    const again = await call(args);
    expect(again.stderr).toContain('En feedback/ hay 1 borrador que alguien cambió: se queda como está.');
    expect(file('feedback/5.md')).toMatch(/Un saludo\.\n$/);
  });

  it('drafts are never written through a link', async () => {
    await call([table, '--out', out, '--yes']);
    rmSync(join(out, 'feedback'), { recursive: true });
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(out, 'feedback'));
    const { status, stderr } = await call([table, '--out', out]);
    expect([status, readdirSync(join(folder, 'elsewhere'))]).toEqual([1, []]);
    expect(stderr).toContain('EEXIST');
  });

  it('each of several rows with equal or empty texts keeps its edits', async () => {
    const rows = [
      'R1;@one;',
      'R2;@two;',
      `R3;@three;${IDEAS[0]}`,
      `R4;@four;${IDEAS[0]}`,
      `R5;@five;${IDEAS[1]}`,
    ];
    // One header begins like a formula, so that results.csv has it with an apostrophe.
    const write = (lines: string[]) => writeFileSync(table, `ref;@handle;idea\n${lines.join('\n')}\n`);
    write(rows);
    const args = [
      table,
      '--out',
      out,
      '--yes',
      '--where',
      'ref=R1',
      '--where',
      'ref=R2',
      '--where',
      'ref=R3',
    ];
    await call(args);
    writeFileSync(join(out, 'results.csv'), file('results.csv').replace(/^;;R(\d);/gm, ';note $1;R$1;'));
    write(rows.toReversed());
    await call(args);
    const results = await rowsOf('results.csv');
    expect(results.map(({ ref, note }) => `${ref} ${note}`)).toEqual(
      [5, 4, 3, 2, 1].map((number) => `R${number} note ${number}`),
    );
    // R4 has the same text as R3, but is left out.
    expect(results.map(({ points, flag }) => [points !== '', flag])).toEqual([
      [false, 'left out'],
      [false, 'left out'],
      [true, ''],
      [false, ''],
      [false, ''],
    ]);
    expect(readdirSync(out).filter((name) => name.startsWith('results-before'))).toEqual([]);
  });

  it('edits beside a text with formulas are kept, and the formulas are escaped', async () => {
    const formula = "Bread by subscription;=cmd|' /C calc'!A0,'=1+1\n- cakes (four kinds)\n+34 600 000 001";
    const write = (ideas: readonly string[]) =>
      writeFileSync(table, `ref,idea\n${ideas.map((idea, at) => `R${at + 1},"${idea}"`).join('\n')}\n`);
    write([formula, ...IDEAS.slice(0, 2)]);
    const args = [table, '--out', out, '--yes', '--readings', '1'];
    await call(args);
    const cells = (await rowsOf('results.csv')).map(({ idea }) => idea);
    expect(cells.join()).toContain("Bread by subscription;'=cmd|' /C calc'!A0,''=1+1\n'- cakes");
    expect(json('call.json').texts[0].text).toBe(`idea:\n${formula}`);
    writeFileSync(join(out, 'results.csv'), file('results.csv').replace(/^,,R1,/m, ",'=call back,R1,"));
    for (const ideas of [IDEAS.slice(0, 2), IDEAS.slice(0, 3)]) {
      write([formula, ...ideas]);
      expect((await call(args)).status).toBe(0);
      expect((await rowsOf('results.csv')).map(({ note }) => note)[0]).toBe("'=call back");
    }
  });

  it('people’s edits in results.csv of an opened call.json are kept', async () => {
    await call([table, '--out', out, '--yes']);
    const other = join(folder, 'elsewhere');
    const open = () => call([join(out, 'call.json'), '--out', other], { service: null });
    await open();
    const results = join(other, 'results.csv');
    writeFileSync(results, readFileSync(results, 'utf8').replace(/^,,R3,/m, 'yes,ask for a price,R3,'));
    expect((await open()).status).toBe(0);
    expect(readFileSync(results, 'utf8')).toContain('yes,ask for a price,R3,');
    expect(JSON.parse(readFileSync(join(other, 'audit.json'), 'utf8')).decisions).toEqual({ yes: 1 });
  });

  it('call.json opens in place of the table, and --table restores the other columns', async () => {
    await call([table, '--out', out, '--yes']);
    const whole = file('results.csv');
    const other = join(folder, 'elsewhere');
    const alone = await call([join(out, 'call.json'), '--out', other], { service: null });
    expect([alone.status, readingRequests()]).toEqual([0, 8]);
    expect(readFileSync(join(other, 'results.csv'), 'utf8')).not.toContain(CANARY);
    await call([join(out, 'call.json'), '--table', table, '--out', join(folder, 'third')], {
      service: null,
    });
    expect(readFileSync(join(folder, 'third', 'results.csv'), 'utf8')).toBe(whole);
  });
});
