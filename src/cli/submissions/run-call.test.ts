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
  writeFileSync(table, tableOf(IDEAS));
  model.requests.length = 0;
  return () => rmSync(folder, { recursive: true, force: true });
});

const CANARY = 'Zyxwanary';
const OWN = 'criterion,weight,question,1,5\nTeam,50,Who?,nobody,known\nPrice,50,How much?,unsaid,tested\n';
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

interface Options {
  /** `null`: no model is configured. */
  service?: AnswerService | null;
  /** What the person types in the terminal. `undefined`: there is no terminal. */
  typed?: string;
  interrupted?: AbortSignal;
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
      readWeb: undefined,
      analysis: { temperature: 0.7, maxTokens: 2000, totalTimeoutMs: 60_000 },
      siteUrl: 'http://localhost:3000',
      close: async () => undefined,
    }),
  };
  const status = await run(['call', ...args], context);
  return { status, stdout: await text(output.end()), stderr: await text(errors.end()) };
}

/** Runs the command on the test's table, without questions. */
const read = (args: string[] = [], options?: Options) =>
  call([table, '--out', out, '--yes', ...args], options);

/**
 * Starts a call whose last text the service holds back, and changes something before the service answers.
 * @param texts the texts before the held one
 */
async function readWhile(
  texts: readonly string[],
  change: () => void,
  { requests = texts.length + 1, interrupted }: { requests?: number; interrupted?: AbortSignal } = {},
) {
  writeFileSync(table, tableOf([...texts, `${IDEAS[2]} (scenario: held)`]));
  const asked = readingRequests();
  const service = serviceAnswering(SCENARIO_BY_IDEA);
  const args = ['--readings', '1', '--concurrency', '1'];
  const running = read(args, { service, ...(interrupted && { interrupted }) });
  await expect.poll(readingRequests, { timeout: 10_000 }).toBe(asked + requests);
  change();
  const release = async () => (await fetch(`${model.url}/release`, { method: 'POST' })).json();
  if (!interrupted) await expect.poll(release, { timeout: 10_000 }).toBe(1);
  return running;
}

const serviceAnswering = (scenario: string) => serviceFor('openai', model.url, scenario);
const readingRequests = () => model.requests.filter(({ path }) => path.endsWith('/chat/completions')).length;
const file = (name: string) => readFileSync(join(out, name), 'utf8');
const json = (name: string) => JSON.parse(file(name));
const rowsOf = async (name: string) => {
  const { header, rows } = await readTable(readFileSync(join(out, name)), name);
  return rows.map(({ cells }) => Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])));
};

/** Writes cells of the columns `decision` and `note` into `results.csv`, by the cell of the column `ref`. */
function decide(cells: Readonly<Record<string, string>>) {
  const decided = Object.entries(cells).reduce(
    (written, [ref, both]) => written.replace(new RegExp(`^[^;]*;[^;]*;(?=${ref};)`, 'm'), `${both};`),
    file('results.csv'),
  );
  writeFileSync(join(out, 'results.csv'), decided);
}

describe('a call in the terminal', () => {
  it('reads every text twice and writes the folder', async () => {
    const { status, stdout, stderr } = await read(['--price', '2']);
    expect([status, readingRequests()]).toEqual([0, 8]);
    expect(readdirSync(out).sort()).toEqual(
      'audit.json call.json feedback feedback.md journal.jsonl readings.csv results.csv'.split(' '),
    );
    expect(stdout).toContain('4 of 4 texts read.');
    expect(stderr).toContain('SENT: idea');
    expect(stderr).toContain('does not hide a name inside a text');
    expect(stderr).toMatch(/5 readings left: .*tokens, about [\d.]+ at the given price/);
    const rows = await rowsOf('results.csv');
    expect(Object.keys(rows[0] ?? {}).join(' ')).toBe(
      'decision note ref name email idea stage points lowest highest person flag copy',
    );
    expect(rows.map(({ ref }) => ref)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
    expect(rows[1]?.points).toBe(rows[3]?.points);
    const readings = await rowsOf('readings.csv');
    expect(readings).toHaveLength(4 * 2 * 6);
    expect(Object.keys(readings[0] ?? {}).join(' ')).toBe(
      'id criterion level reason quote raise flag points service model',
    );
    expect(json('audit.json')).toMatchObject({ readings: { done: 8, failed: {} }, texts: { equal: 1 } });
  });

  it('without a model, and without a terminal and --yes, nothing is sent', async () => {
    const withoutModel = await read([], { service: null });
    expect([withoutModel.status, existsSync(out)]).toEqual([2, false]);
    expect(withoutModel.stderr).toMatch(/^No language model is connected/);
    const { status, stderr } = await call([table, '--out', out]);
    expect([status, model.requests.length, existsSync(out)]).toEqual([2, 0, false]);
    expect(stderr).toContain('Add --yes');
  });

  it('the person sees what is sent, and confirms before the first reading and after three', async () => {
    const declined = await call([table, '--out', out], { typed: 'n\n' });
    expect([declined.status, model.requests.length, existsSync(out)]).toEqual([2, 0, false]);
    expect(declined.stderr).toContain(`  | idea:\n  | ${IDEAS[0]}\n`);
    expect(declined.stderr).toContain('Row 3: the same as row 5.');
    const stopped = await call([table, '--out', out], { typed: 'y\nn\n' });
    expect([stopped.status, readingRequests()]).toEqual([2, 3]);
    // The next run does not repeat finished readings.
    expect((await call([table, '--out', out], { typed: 'y\n' })).status).toBe(0);
    expect(readingRequests()).toBe(8);
  });

  it('wrong use ends with exit status 2', async () => {
    const wrong = [
      '--readings 6',
      '--loss 0.1',
      '--text nothing',
      '--where nothing=1',
      '--rank',
      '--criteria /dev/zero',
    ];
    for (const args of [
      [],
      [table, table],
      [join(folder, 'missing.csv')],
      // Reading this device never ends.
      ['/dev/zero'],
      [table, '--decisions', table],
      [table, '--table', table],
      ...wrong.map((options) => [table, ...options.split(' ')]),
    ]) {
      const { status, stderr } = await call([...args, '--out', out, '--yes']);
      expect([args, status, existsSync(out)]).toEqual([args, 2, false]);
      expect(stderr).toContain('crisol call --help');
    }
  });
});

describe('what leaves the machine', () => {
  it('hidden columns are in no request, in no message and in no file but results.csv', async () => {
    const { stdout, stderr } = await read();
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
});

describe('a folder from somebody else', () => {
  it('cannot use a link to write outside', async () => {
    mkdirSync(out);
    const outside = join(folder, 'outside');
    writeFileSync(outside, CANARY);
    const names = ['results.csv', 'call.json', 'audit.json', 'feedback.md'];
    for (const name of names) symlinkSync(outside, join(out, `${name}.crisol-part`));
    expect((await read()).status).toBe(0);
    expect(file('results.csv')).toContain('points');
    rmSync(join(out, 'feedback'), { recursive: true });
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(out, 'feedback'));
    expect((await read()).status).toBe(1);
    const journal = join(out, 'journal.jsonl');
    rmSync(journal);
    symlinkSync(outside, journal);
    const { status, stderr } = await read();
    expect([status, stderr]).toEqual([2, expect.stringContaining(`${journal} is not a regular file.`)]);
    expect([readFileSync(outside, 'utf8'), readdirSync(join(folder, 'elsewhere'))]).toEqual([CANARY, []]);
  });
});

it('no escape sequence from foreign text reaches the terminal', async () => {
  const foreign = '\u001B]52;c;eA==\u0007\u001B[2J\u009B3J\u0008';
  const criteria = join(folder, 'criteria.csv');
  writeFileSync(criteria, `criterion,weight,1,5\nImpact${foreign},1,none,much\n`);
  const rows = IDEAS.slice(0, 3).map((idea) => `"${idea}";"x${foreign}"`);
  writeFileSync(table, `"idea${foreign}";"other${foreign}"\n${rows.join('\n')}\n`);
  const service = Object.defineProperty(serviceAnswering('good'), 'model', { value: `model${foreign}` });
  const first = await read(['--criteria', criteria], { service });
  expect(first.stderr).toContain('SENT: idea');
  writeFileSync(join(out, 'results.csv'), file('results.csv').replace(/^;;/m, `"per${foreign}haps";;`));
  const decided = await read([], { service });
  expect(decided.stderr).toContain('perhaps');
  const misused = await Promise.all(
    [['--text', foreign], [`--${foreign}`], ['--where', foreign]].map((args) => read(args)),
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
  const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/;
  for (const { stdout, stderr } of [first, decided, ...misused]) expect(stdout + stderr).not.toMatch(control);
});

describe('a resumed call', () => {
  it('reads added rows, but does not read rows again that moved or changed only in hidden columns', async () => {
    await read();
    const added = 'A map of the benches that are in the shade at noon, for people who walk slowly.';
    writeFileSync(table, tableOf([added, ...IDEAS.toReversed()]));
    expect((await read()).status).toBe(0);
    expect(readingRequests()).toBe(8 + 2);
    expect((await rowsOf('results.csv')).map(({ idea }) => idea)).toContain(added);
  });

  it('the first reading locks the criteria', async () => {
    const criteria = join(folder, 'criteria.csv');
    writeFileSync(criteria, OWN);
    await read(['--criteria', criteria]);
    const names = json('audit.json').criteria.map(({ criterion }: { criterion: string }) => criterion);
    expect(names).toEqual(['Team', 'Price']);
    writeFileSync(criteria, OWN.replace('tested', 'known'));
    const { status, stderr } = await read(['--criteria', criteria]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('holds a call with other criteria')]);
  });

  it('a second command on the folder is refused, and the lock of a killed command is taken over', async () => {
    await read();
    const lock = join(out, 'call.lock');
    for (const owner of [
      { pid: process.ppid, host: hostname() },
      { pid: 1, host: 'another machine' },
    ]) {
      writeFileSync(lock, JSON.stringify(owner));
      const { status, stderr } = await read();
      const named = `Another command is using the folder (${lock}, process ${owner.pid}, ${owner.host})`;
      expect([status, stderr]).toEqual([2, expect.stringContaining(named)]);
      rmSync(lock);
    }
    const places = [
      // No process has this id.
      () => writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() })),
      () => writeFileSync(lock, ''),
      () => writeFileSync(lock, '{"pid":'),
      () => writeFileSync(lock, 'x'.repeat(2000)),
      () => symlinkSync('/dev/zero', lock),
    ];
    for (const put of places) {
      put();
      expect([(await read()).status, existsSync(lock)]).toEqual([0, false]);
    }
  });

  it('a deleted journal loses no finished reading, because call.json has them', async () => {
    const journal = join(out, 'journal.jsonl');
    const controller = new AbortController();
    const stop = () => {
      rmSync(journal);
      controller.abort();
    };
    await readWhile(IDEAS.slice(0, 2), stop, { interrupted: controller.signal });
    expect([existsSync(journal), json('call.json').readings.length]).toEqual([false, 2]);
    // Only the third text is read again.
    expect((await readWhile(IDEAS.slice(0, 2), () => undefined, { requests: 1 })).status).toBe(0);
    expect(json('call.json').readings).toHaveLength(3);
  });

  it('an incomplete line of the journal costs only its own reading', async () => {
    await read();
    const [first = '', ...others] = file('journal.jsonl').trim().split('\n');
    const killed = [...others, first.slice(0, 100)].join('\n');
    rmSync(join(out, 'call.json'));
    writeFileSync(join(out, 'journal.jsonl'), killed);
    const { status, stderr } = await read();
    expect([status, readingRequests()]).toEqual([0, 8 + 1]);
    expect(stderr).toContain('1 lines of the journal cannot be read');
    expect(file('journal.jsonl')).toMatch(/^[^\0]*\}\n\{[^\n]*\n\{[^\n]*\}\n$/);
  });

  it('a call.json that another program has rewritten keeps criteria, readings and decisions', async () => {
    const criteria = join(folder, 'criteria.csv');
    writeFileSync(criteria, OWN);
    await read(['--criteria', criteria]);
    decide({ R3: 'yes;cheap' });
    await read();
    const before = json('call.json');
    const rewritten = Object.fromEntries(Object.entries(before).toReversed());
    writeFileSync(join(out, 'call.json'), `\uFEFF${JSON.stringify({ ...rewritten, later: [] })}`);
    rmSync(join(out, 'journal.jsonl'));
    rmSync(join(out, 'results.csv'));
    expect((await read()).status).toBe(0);
    expect([json('call.json'), readingRequests()]).toEqual([before, 8]);
  });

  it('a command whose folder another command has taken over writes nothing more', async () => {
    const lock = join(out, 'call.lock');
    const taken = JSON.stringify({ pid: process.ppid, host: hostname() });
    const { status, stderr } = await readWhile([], () => writeFileSync(lock, taken));
    expect([status, stderr]).toEqual([2, expect.stringContaining('Another command is using')]);
    expect(file('journal.jsonl')).toBe('');
    expect(await rowsOf('results.csv')).toMatchObject([{ points: '' }]);
    expect(readFileSync(lock, 'utf8')).toBe(taken);
  });

  it('if the folder is moved, the call stops, and the folder keeps the finished readings', async () => {
    const moved = join(folder, 'moved');
    const { status, stderr } = await readWhile([IDEAS[1] ?? ''], () => renameSync(out, moved));
    expect([status, stderr]).toEqual([1, expect.stringContaining(`Cannot write to ${out} (ENOENT).`)]);
    expect(existsSync(out)).toBe(false);
    expect(readFileSync(join(moved, 'journal.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('a wrong key stops the call at the first text, and the message says what to do', async () => {
    const { status, stderr } = await read([], { service: serviceAnswering('error-401') });
    expect([status, readingRequests()]).toEqual([1, 1]);
    expect(stderr).toContain('is not valid');
    expect(stderr).toContain('.env.example');
  });

  it('a call stops after a trial in which every reading failed, and its criteria are not locked', async () => {
    const { status, stderr } = await read([], { service: serviceAnswering('prose-only') });
    expect([status, stderr]).toEqual([1, expect.stringContaining('None of the trial texts could be read.')]);
    expect(json('audit.json').readings).toMatchObject({ done: 0, failed: { invalid_response: 3 } });
    expect((await rowsOf('results.csv'))[0]?.person).toBe('no reading; a reading failed');
    const criteria = join(folder, 'criteria.csv');
    writeFileSync(criteria, OWN);
    expect((await read(['--criteria', criteria])).status).toBe(0);
    expect(json('call.json').criteria).toHaveLength(2);
  });

  it('Ctrl-C keeps finished readings and ends with 130', async () => {
    const controller = new AbortController();
    const interrupted = controller.signal;
    const texts = IDEAS.slice(0, 2);
    const { status, stderr } = await readWhile(texts, () => controller.abort(), { interrupted });
    expect([status, stderr]).toEqual([130, expect.stringContaining('Everything read is kept')]);
    expect(file('journal.jsonl').trimEnd().split('\n')).toHaveLength(2);
    expect(existsSync(join(out, 'results.csv'))).toBe(true);
    expect((await readWhile(texts, () => undefined, { requests: 1 })).status).toBe(0);
  });
});

describe('the settings of a folder', () => {
  it('criteria, columns, readings and language are defaults for the next command', async () => {
    const criteria = join(folder, 'criteria.csv');
    writeFileSync(criteria, OWN);
    const options = ['--criteria', criteria, '--text', 'stage', '--readings', '1', '--language', 'es'];
    await read(options);
    const before = json('call.json');
    const asked = readingRequests();
    await read();
    expect(json('call.json')).toEqual(before);
    expect(before).toMatchObject({ times: 1, language: 'es', columns: { text: ['stage'] } });
    expect(readingRequests()).toBe(asked);
  });
});

describe('people’s decisions', () => {
  it('decisions in results.csv are kept, sorted rows too, and an emptied cell takes one back', async () => {
    await read();
    decide({ R3: 'sí;ask for a price', R5: 'no;', R1: 'hablar;=1' });
    const [header = '', ...lines] = file('results.csv').split('\r\n');
    writeFileSync(join(out, 'results.csv'), [header, ...lines.toReversed().filter(Boolean)].join('\r\n'));
    const decisions = async () =>
      (await rowsOf('results.csv')).map(({ ref, decision, note }) => `${ref} ${decision}:${note}`);
    for (let times = 0; times < 2; times += 1) {
      expect((await call([table, '--out', out])).status).toBe(0);
      const [first, ...others] = await decisions();
      expect(first).toBe("R1 discuss:'=1");
      expect(others).toEqual(['R2 :', 'R3 yes:ask for a price', 'R4 :', 'R5 no:']);
      expect(json('audit.json').decisions).toEqual({ yes: 1, no: 1, discuss: 1 });
    }
    decide({ R3: ';' });
    await read();
    expect((await decisions())[2]).toBe('R3 :');
    expect(json('call.json').decisions).toHaveLength(2);
  });

  it('problems are named with their row, and words that are no decision stay in the file', async () => {
    writeFileSync(table, `${tableOf(IDEAS)}R6;one;more;cell;than;headers\n`);
    expect((await read()).stderr).toContain('Row 7: it has 6 cells and not 5');
    decide({ R3: 'perhaps;', R5: ';only a note' });
    const ana = join(folder, 'ana.csv');
    writeFileSync(ana, 'id;decision;note\nR1;yes;good\nX-1;no;\nR2;quizás;\n');
    const { status, stderr } = await call([table, '--out', out, '--decisions', ana]);
    expect(status).toBe(0);
    expect(stderr).toContain('results.csv: Row 4: “perhaps” is not a decision (yes, no, discuss).');
    expect(stderr).toContain(`${ana}: Row 3: the text “X-1” is not in the call.`);
    expect(stderr).toContain(`${ana}: Row 4: “quizás” is not a decision`);
    await call([table, '--out', out]);
    const cells = (await rowsOf('results.csv')).map(({ decision, note }) => `${decision}:${note}`);
    expect(cells).toEqual(['yes:ana: good', ':', 'perhaps:', ':', ':only a note']);
  });

  it('several files of decisions are joined, and results.csv counts more', async () => {
    const files = ['R1;yes;cheap\nR5;no;late', 'R1;no;\nR5;no;\nR2;yes;'].map((rows, at) => {
      const name = join(folder, `decisions-${'ab'[at]}.csv`);
      writeFileSync(name, `ref;decision;note\n${rows}\n`);
      return ['--decisions', name];
    });
    await read(files.flat());
    const decisions = async () =>
      (await rowsOf('results.csv')).map(({ decision, note }) => `${decision}:${note}`);
    // R2 and R4 are the same text.
    const joined = ['discuss:a: cheap', 'yes:', ':', 'yes:', 'no:a: late'];
    expect(await decisions()).toEqual(joined);
    decide({ R1: 'no;we talked' });
    const { stderr } = await read(files.flat());
    expect(await decisions()).toEqual(joined.with(0, 'no:we talked'));
    expect(stderr).toContain('decisions-a.csv: 1 decision differs from the one in results.csv, which wins.');
    expect(stderr).not.toContain('decisions-b.csv');
  });

  it('a later call.json, as the page writes it, counts more than results.csv', async () => {
    await read();
    decide({ R1: 'no;', R3: 'yes;cheap' });
    await read();
    const ofPage = json('call.json');
    const [first] = ofPage.decisions;
    writeFileSync(
      join(out, 'call.json'),
      JSON.stringify({ ...ofPage, decisions: [{ ...first, decision: 'discuss', note: 'on the page' }] }),
    );
    await read();
    expect((await rowsOf('results.csv')).map(({ decision, note }) => `${decision}:${note}`)).toEqual([
      'discuss:on the page',
      ...[':', ':', ':', ':'],
    ]);
  });

  it('from twenty decisions on the summary says in how many pairs the yes has more points', async () => {
    const texts = Array.from({ length: 20 }, (_, at) => `${IDEAS[0]} It is the shop number ${at}.`);
    writeFileSync(table, tableOf(texts));
    await read(['--readings', '1']);
    const decided = texts.map((_, at) => [`R${at + 1}`, at % 2 ? 'yes;' : 'no;']);
    decide(Object.fromEntries(decided.slice(1)));
    expect((await read()).stdout).not.toContain('pairs');
    decide(Object.fromEntries(decided));
    expect((await read()).stdout).toMatch(/^In \d+ of every hundred pairs/m);
  });

  it('a results.csv with a column of somebody else is kept beside the new one, with its decisions', async () => {
    await read();
    decide({ R3: 'yes;' });
    const own = file('results.csv').replace(/\r\n/g, ';x\r\n');
    writeFileSync(join(out, 'results.csv'), own);
    const { stderr } = await read();
    const kept = /results-before-\d+\.csv/.exec(stderr)?.[0] ?? '';
    expect([file(kept), (await rowsOf('results.csv'))[2]?.decision]).toEqual([own, 'yes']);
  });

  it('each row has a draft, and a draft that people changed is kept', async () => {
    const rows = ['../../etc', 'CON', 'con', 'Ana López', '🙂'].map((id, at) => `${id};${IDEAS[at]}`);
    writeFileSync(table, `ref;idea\n${rows.join('\n')}\n`);
    await read(['--language', 'es']);
    const names = () => readdirSync(join(out, 'feedback')).sort();
    expect(names()).toEqual(['2-etc.md', '3-con.md', '4-con.md', '5-ana-lopez.md', '6.md']);
    const draft = file('feedback/3-con.md');
    expect(draft).toContain('# CON\n\n> **Para quien organiza. Quita estas líneas antes de enviar nada.**');
    expect(draft).toContain('No lo ha visto ninguna persona.');
    writeFileSync(join(out, 'feedback/2-etc.md'), 'Querida Ana:\n');
    // Without the first row, all other rows have new numbers.
    writeFileSync(table, `ref;idea\n${rows.slice(1).join('\n')}\n`);
    await read(['--language', 'es']);
    expect(names()).toEqual(['2-con.md', '2-etc.md', '3-con.md', '4-ana-lopez.md', '5.md']);
    expect(file('feedback/2-etc.md')).toBe('Querida Ana:\n');
    writeFileSync(join(out, 'feedback/5.md'), `${file('feedback/5.md')}Un saludo.\n`);
    const { stderr } = await read(['--language', 'es']);
    expect(stderr).toContain('En feedback/ hay 1 borrador que alguien cambió: se queda como está.');
    expect(file('feedback/5.md')).toMatch(/Un saludo\.\n$/);
  });

  it('each of several rows with equal or empty texts keeps its edits', async () => {
    const rows = ['R1;@one;', 'R2;@two;', `R3;@three;${IDEAS[0]}`, `R4;@four;${IDEAS[0]}`];
    // One header begins like a formula, so that results.csv has it with an apostrophe.
    const write = (lines: string[]) => writeFileSync(table, `ref;@handle;idea\n${lines.join('\n')}\n`);
    write(rows);
    const kept = ['R1', 'R2', 'R3'].flatMap((ref) => ['--where', `ref=${ref}`]);
    await read(kept);
    writeFileSync(join(out, 'results.csv'), file('results.csv').replace(/^;;R(\d);/gm, ';note $1;R$1;'));
    write(rows.toReversed());
    await read(kept);
    const results = await rowsOf('results.csv');
    expect(results.map(({ note }) => note)).toEqual(['note 4', 'note 3', 'note 2', 'note 1']);
    // R4 has the same text as R3, but is left out.
    expect(results.map(({ flag }) => flag)).toEqual(['left out', '', '', '']);
    expect(results.map(({ points }) => points !== '')).toEqual([false, true, false, false]);
  });

  it('call.json opens in place of the table, and --table restores the other columns', async () => {
    await read();
    const whole = file('results.csv');
    const other = join(folder, 'elsewhere');
    const alone = await call([join(out, 'call.json'), '--out', other], { service: null });
    expect([alone.status, readingRequests()]).toEqual([0, 8]);
    expect(readFileSync(join(other, 'results.csv'), 'utf8')).not.toContain(CANARY);
    const third = ['--table', table, '--out', join(folder, 'third')];
    await call([join(out, 'call.json'), ...third], { service: null });
    expect(readFileSync(join(folder, 'third', 'results.csv'), 'utf8')).toBe(whole);
  });
});
