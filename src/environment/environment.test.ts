import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_TIME_LIMITS } from '../model/default-limits.ts';
import { loadEnvFile } from './env-file.ts';
import { environmentOfProcess, readEnvironment } from './environment.ts';
import { readVariables, StartError, variablesSchema } from './variables.ts';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n  ').slice(1);
    throw error;
  }
  return [];
}

const services = (variables: Record<string, string>) => readEnvironment(variables).ai.services;

describe('the defaults', () => {
  test('unset variables have the defaults', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      AI_TEMPERATURE: 0.7,
      AI_MAX_TOKENS: 4000,
      AI_CONNECT_TIMEOUT: 5000,
      AI_IDLE_TIMEOUT: 30_000,
      RATE_LIMIT_PER_MINUTE: 5,
      RATE_LIMIT_PER_DAY: 40,
      MAX_CONCURRENT: 32,
      MAX_CONCURRENT_PER_CLIENT: 2,
      DAILY_ANALYSES: 0,
      TRUST_PROXY: 0,
      SEARCH_SERVICE: 'off',
      SEARCHES_PER_ANALYSIS: 12,
      DAILY_SEARCHES: 0,
      MCP: 'off',
      VISITOR_SERVICES: ['huggingface', 'ollama'],
      analytics: { kind: 'off' },
      LOG_LEVEL: 'info',
      METRICS_HOST: '127.0.0.1',
      AI_SERVICE: ['auto'],
      ai: expect.objectContaining({ services: [] }),
      ANALYTICS: 'off',
      PLAUSIBLE_SRC: 'https://plausible.io/js/script.js',
      UMAMI_SRC: 'https://cloud.umami.is/script.js',
      misspellingHints: [],
    });
  });

  test('empty variables have the defaults', () => {
    expect(readEnvironment({ PORT: '', AI_SERVICE: '', REDIS_URL: ' ', VISITOR_SERVICES: '' })).toEqual(
      readEnvironment({}),
    );
  });
});

describe('the invalid values', () => {
  test('the error lists all invalid values at once, and says what is valid', () => {
    const problems = problemsOf({
      PORT: 'http',
      AI_TEMPERATURE: '3',
      AI_SERVICE: 'gemini',
      REDIS_URL: 'localhost:6379',
      VISITOR_SERVICES: 'openai',
      ANALYTICS: 'google',
      LOG_LEVEL: 'loud',
      MAX_CONCURRENT: '0',
      SITE_URL: 'https://example.com/crisol',
      CONTACT_URL: 'me',
      AI_TOTAL_TIMEOUT: '-1',
      METRICS_HOST: 'http://localhost',
      METRICS_PORT: '99999',
      EMBEDDED_MODEL: 'llama',
      SEARCH_SERVICE: 'google',
      SEARCH_API_KEY: 'two words',
      MCP: 'yes',
      OLLAMA_HOST: '-1',
    });
    expect(problems).toHaveLength(18);
    expect(problems.join('\n')).toContain('PORT=http: should be a whole number from 0 to 65535.');
    expect(problems.join('\n')).toContain('Invalid AI service type. Use "huggingface"');
    expect(problems.join('\n')).toContain('LOG_LEVEL=loud: should be one of fatal, error, warn');
  });

  test('the error lists each invalid value once, even if Crisol would not use it', () => {
    const problems = problemsOf({
      AI_SERVICE: 'gemini,openai',
      AI_BASE_URL: 'ftp://example.com',
      HF_TOKEN: 'two words',
      OPENAI_BASE_URL: 'nowhere',
      OLLAMA_HOST: 'http://',
      UMAMI_SRC: 'script.js',
    });
    expect(problems.map((problem) => problem.split(/[:=]/)[0])).toEqual(
      expect.arrayContaining([
        'AI_SERVICE',
        'AI_BASE_URL',
        'HF_TOKEN',
        'OPENAI_BASE_URL',
        'OLLAMA_HOST',
        'UMAMI_SRC',
      ]),
    );
    expect(problems).toHaveLength(6);
  });

  test('an empty list of services is invalid', () => {
    expect(problemsOf({ AI_SERVICE: ',', VISITOR_SERVICES: ' , ' })).toHaveLength(2);
  });

  test('the error does not show possible secrets', () => {
    const problems = problemsOf({
      HF_TOKEN: 'hf_sécret with spaces',
      AI_BASE_URL: 'ftp://user:hunter2@example.com',
      REDIS_URL: 'http://:hunter2@example.com',
      AI_SERVICE: 'huggingface',
    }).join('\n');
    expect(problems).toContain('HF_TOKEN');
    expect(problems).toContain('AI_BASE_URL');
    expect(problems).not.toMatch(/cret|hunter2/);
  });

  test('a service that is named twice is invalid', () => {
    expect(problemsOf({ AI_SERVICE: 'ollama,ollama' })).toHaveLength(1);
  });

  test('CALLS=on requires DAILY_ANALYSES if SITE_URL is set', () => {
    const publicSite = { CALLS: 'on', SITE_URL: 'https://crisol.example' };
    expect(problemsOf(publicSite)).toEqual([expect.stringMatching(/^DAILY_ANALYSES: should be .* CALLS=on/)]);
    expect(problemsOf({ ...publicSite, DAILY_ANALYSES: '0' })).toHaveLength(1);
    expect(problemsOf({ ...publicSite, DAILY_ANALYSES: '500' })).toEqual([]);
    expect(problemsOf({ CALLS: 'on' })).toEqual([]);
  });

  test('the error names unset variables that the value of another variable requires', () => {
    expect(problemsOf({ SEARCH_SERVICE: 'searxng' }).join()).toContain('SEARCH_URL');
    expect(problemsOf({ SEARCH_SERVICE: 'brave' }).join()).toContain('SEARCH_API_KEY');
    expect(problemsOf({ SEARCH_SERVICE: 'tavily' })).toEqual([]);
    expect(problemsOf({ ANALYTICS: 'plausible' }).join()).toContain('PLAUSIBLE_DOMAIN');
    expect(problemsOf({ ANALYTICS: 'umami' }).join()).toContain('UMAMI_WEBSITE_ID');
  });
});

test('there is a hint for a misspelled variable, but not for a variable of another program', () => {
  const { misspellingHints } = readEnvironment({
    MAX_CONCURENT: '3',
    SEARCH_ULR: 'x',
    REDIS_URI: 'x',
    OLLAMA_MODELS: '/models',
    PATH: '/bin',
    HOME: '/root',
  });
  expect(misspellingHints).toEqual([
    'MAX_CONCURENT: did you mean MAX_CONCURRENT?',
    'SEARCH_ULR: did you mean SEARCH_URL?',
    'REDIS_URI: did you mean REDIS_URL?',
  ]);
  expect(problemsOf({ SEARCH_SERVICE: 'searxng', SEARCH_ULR: 'http://127.0.0.1:8080' })).toHaveLength(2);
});

describe('the .env file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crisol-env-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** @returns the variables after loading a file of these bytes */
  function load(bytes: Uint8Array, variables: NodeJS.ProcessEnv = {}) {
    const file = join(folder, '.env');
    writeFileSync(file, bytes);
    loadEnvFile(file, variables);
    return variables;
  }
  const TEXT = 'AI_SERVICE=rules\r\n# note\r\nAI_MODEL="ñ"\r\n';
  const EXPECTED = { AI_SERVICE: 'rules', AI_MODEL: 'ñ' };

  test('a folder in place of the file is reported', () => {
    expect(() => environmentOfProcess(import.meta.dirname)).toThrow(/environment: is a folder/);
  });

  test('a byte order mark does not change the first line, in UTF-8 or UTF-16', () => {
    expect(load(Buffer.from(TEXT))).toEqual(EXPECTED);
    expect(load(Buffer.from(`\ufeff${TEXT}`))).toEqual(EXPECTED);
    const utf16 = Buffer.from(`\ufeff${TEXT}`, 'utf16le');
    expect(load(utf16)).toEqual(EXPECTED);
    expect(load(Buffer.from(utf16).swap16())).toEqual(EXPECTED);
  });

  test('bytes that are not text are reported instead of ignored', () => {
    expect(() => load(Buffer.from(TEXT, 'utf16le'))).toThrow(/not text in UTF-8/);
    expect(() => load(Buffer.from('AI_MODEL=ñ', 'latin1'))).toThrow(/not text in UTF-8/);
  });

  test('the file does not change variables that are set, and a missing file changes nothing', () => {
    expect(load(Buffer.from(TEXT), { AI_SERVICE: 'ollama' })).toEqual({
      ...EXPECTED,
      AI_SERVICE: 'ollama',
    });
    const variables = {};
    loadEnvFile(join(folder, 'missing'), variables);
    expect(variables).toEqual({});
  });
});

test('a key in the wrong variable is rejected, and the error does not show the key', () => {
  const key = 'hf_abcdefghijklmnop';
  for (const name of ['AI_SERVICE', 'PORT', 'AI_MODEL', 'AI_PROVIDER', 'LOG_LEVEL']) {
    expect(problemsOf({ [name]: key }), name).toEqual([expect.stringMatching(`^${name}: `)]);
  }
  const unknown = '0123456789abcdef0123456789abcdef';
  expect(problemsOf({ PORT: unknown }).join()).not.toContain(unknown);
});

test('SEARCH_URL with a user and password is rejected, and the error does not show the password', () => {
  const problems = problemsOf({ SEARCH_SERVICE: 'searxng', SEARCH_URL: 'http://me:hunter2@127.0.0.1:8080' });
  expect(problems).toEqual([expect.stringMatching(/^SEARCH_URL: should be a URL without user and password/)]);
  expect(problems.join()).not.toContain('hunter2');
});

describe('the visitors’ own services', () => {
  test('visitors of an https site cannot use Ollama over http', () => {
    const { VISITOR_SERVICES } = readEnvironment({ SITE_URL: 'https://crisol.example' });
    expect(VISITOR_SERVICES).toEqual(['huggingface']);
  });

  test('visitors can use exactly the services that the operator names', () => {
    expect(readEnvironment({ VISITOR_SERVICES: 'none' }).VISITOR_SERVICES).toEqual([]);
    const named = { SITE_URL: 'https://crisol.example', VISITOR_SERVICES: 'ollama, huggingface' };
    expect(readEnvironment(named).VISITOR_SERVICES).toEqual(['huggingface', 'ollama']);
    expect(problemsOf({ VISITOR_SERVICES: 'none,ollama' })).toHaveLength(1);
  });
});

describe('the choice of the service', () => {
  test.each([
    [{}, undefined, 'no key is set'],
    [{ AI_SERVICE: 'rules' }, undefined, 'AI_SERVICE=rules'],
    [{ HF_TOKEN: 'hf_x' }, 'huggingface', 'HF_TOKEN is set'],
    [{ AI_API_KEY: 'k' }, 'huggingface', 'AI_API_KEY is set'],
    [{ AI_API_KEY: 'k', AI_BASE_URL: 'http://127.0.0.1:8080/v1' }, 'openai', 'AI_BASE_URL is set'],
    [{ AI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' }, 'openai', 'OPENAI_BASE_URL is set'],
    [{ OPENAI_API_KEY: 'k' }, 'openai', 'OPENAI_API_KEY is set'],
    [{ OPENAI_API_KEY: 'k', HF_TOKEN: 'hf_x' }, 'huggingface', 'HF_TOKEN is set'],
    [{ AI_SERVICE: 'auto', OPENAI_API_KEY: 'k' }, 'openai', 'OPENAI_API_KEY is set'],
    [{ EMBEDDED_MODEL: '/models/a.gguf' }, 'embedded', 'EMBEDDED_MODEL is set'],
    [{ EMBEDDED_MODEL: '/models/a.gguf', HF_TOKEN: 'hf_x' }, 'huggingface', 'HF_TOKEN is set'],
    [{ AI_SERVICE: 'embedded' }, 'embedded', 'AI_SERVICE=embedded'],
    [{ AI_SERVICE: 'ollama', HF_TOKEN: 'hf_x' }, 'ollama', 'AI_SERVICE=ollama'],
  ])(
    'the environment %o selects the service %s',
    (variables: Record<string, string>, name: string | undefined, why) => {
      const { ai } = readEnvironment(variables);
      expect(ai.services[0]?.name).toBe(name);
      expect(ai.why).toContain(why);
    },
  );

  test('AI_SERVICE=rules cannot be combined with a service', () => {
    expect(problemsOf({ AI_SERVICE: 'huggingface,rules' })).toHaveLength(1);
    expect(problemsOf({ AI_SERVICE: 'rules,ollama' })).toHaveLength(1);
  });

  test('Crisol looks for a downloaded model and for Ollama only if no service is configured', () => {
    const { candidates } = readEnvironment({ CRISOL_HOME: '/models' }).ai;
    expect(candidates?.map(({ settings }) => settings)).toEqual([
      { name: 'embedded', home: '/models' },
      { name: 'ollama', baseUrl: 'http://127.0.0.1:11434' },
    ]);
    for (const variables of [{ HF_TOKEN: 'hf_x' }, { AI_SERVICE: 'rules' }, { EMBEDDED_MODEL: 'a.gguf' }]) {
      expect(readEnvironment(variables).ai.candidates).toBeUndefined();
    }
  });

  test('the first service uses the AI_* variables, further services use only their own variables', () => {
    expect(
      services({
        AI_SERVICE: 'huggingface, openai,ollama',
        AI_API_KEY: 'first',
        AI_MODEL: 'model-of-first',
        AI_BASE_URL: 'http://first/v1/',
        OPENAI_API_KEY: 'second',
        OLLAMA_MODEL: 'third',
      }),
    ).toEqual([
      {
        name: 'huggingface',
        apiKey: 'first',
        model: 'model-of-first',
        baseUrl: 'http://first/v1',
        provider: 'novita',
      },
      { name: 'openai', apiKey: 'second', baseUrl: 'https://api.openai.com/v1' },
      { name: 'ollama', model: 'third', baseUrl: 'http://127.0.0.1:11434' },
    ]);
  });

  test('the first service uses its own variables if the AI_* variables are unset', () => {
    expect(
      services({ AI_SERVICE: 'huggingface', HF_TOKEN: 'hf_x', HF_MODEL: 'm', AI_PROVIDER: 'auto' }),
    ).toEqual([
      {
        name: 'huggingface',
        apiKey: 'hf_x',
        model: 'm',
        baseUrl: 'https://router.huggingface.co/v1',
        provider: 'auto',
      },
    ]);
  });

  test('a key is used only for its own service', () => {
    const [first, second] = services({
      AI_SERVICE: 'openai,huggingface',
      AI_API_KEY: 'general',
      OPENAI_API_KEY: 'of-openai',
    });
    expect(first).toMatchObject({ name: 'openai', apiKey: 'general' });
    expect(second).toHaveProperty('apiKey', undefined);
  });

  test.each([
    ['192.168.1.5', 'http://192.168.1.5:11434'],
    ['ollama:1234', 'http://ollama:1234'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['http://ollama:11434/', 'http://ollama:11434'],
    ['https://ollama.example', 'https://ollama.example'],
    [':11500', 'http://127.0.0.1:11500'],
  ])('Crisol parses OLLAMA_HOST=%s as Ollama does', (host, baseUrl) => {
    expect(services({ AI_SERVICE: 'ollama', OLLAMA_HOST: host })).toEqual([{ name: 'ollama', baseUrl }]);
  });
});

test('.env.example lists exactly the variables that Crisol reads', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const explained = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  const modelDownload = ['HF_ENDPOINT'];
  expect([...explained].sort()).toEqual([...Object.keys(variablesSchema.shape), ...modelDownload].sort());
});

test('.env.example shows the default limits of requests to models', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const shown = Object.fromEntries(
    Array.from(
      example.matchAll(/^# (AI_(?:TEMPERATURE|MAX_TOKENS|\w+_TIMEOUT))=(.+)$/gm),
      ([, name, value]) => [name, value],
    ),
  );
  const { firstTokenMs, totalMs } = DEFAULT_TIME_LIMITS;
  expect(Object.keys(shown)).toHaveLength(6);
  expect(readVariables(shown)).toEqual({
    ...readVariables({}),
    AI_FIRST_TOKEN_TIMEOUT: firstTokenMs,
    AI_TOTAL_TIMEOUT: totalMs,
  });
});
