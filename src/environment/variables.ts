import * as z from 'zod';
import { NO_MODEL, SERVICE_NAMES } from '../domain/answer-service.ts';
import { OLLAMA_BASE_URL } from '../domain/default-services.ts';
import { AnalysisError } from '../domain/errors.ts';
import { SEARCH_SERVICES, SEARCHES_MAX } from '../domain/evidence.ts';
import { VISITOR_SERVICES } from '../domain/site-settings.ts';
import { DEFAULT_MAX_TOKENS, DEFAULT_TEMPERATURE, DEFAULT_TIME_LIMITS } from '../model/default-limits.ts';
import { OPENAI_BASE_URL } from '../model/services/openai.ts';
import { nameSuggestions } from './misspelled.ts';

const PLAUSIBLE_SRC = 'https://plausible.io/js/script.js';
const UMAMI_SRC = 'https://cloud.umami.is/script.js';

/** An upper bound, to catch typos. */
const MAX_COUNT = 1_000_000_000;
/** One day: a Node timer overflows at 24.8 days. */
const MAX_SECONDS = 86_400;

/** An error message does not show a longer value, which may be a key in the wrong variable. */
const SHOWN_VALUE_MAX_LENGTH = 24;

/** How the keys of common services begin. */
const KEY_START = /^(hf_|sk-|gsk_|AIza|tvly-|xai-|nvapi-|BSA|r8_)[\w-]{8}/;

interface ErrorHint {
  /** Completes the error message "NAME=value: should be …". */
  expected: string;
  /** The error message does not show the value. */
  secret?: boolean;
}

const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);

function integer(min: number, max: number) {
  const schema = decimal.pipe(z.int().min(min).max(max));
  return schema.meta({ expected: `a whole number from ${min} to ${max}` });
}

/** Seconds in the environment, milliseconds in the program. */
const seconds = decimal
  .pipe(z.number().min(0.001).max(MAX_SECONDS))
  .transform((value) => value * 1000)
  .meta({ expected: `a number of seconds from 0.001 to ${MAX_SECONDS}` });

function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return z
    .string()
    .toLowerCase()
    .pipe(z.enum(choices))
    .meta({ expected: `one of ${choices.join(', ')}` });
}

/** An absolute URL. Secret, because a URL may contain a password. */
function url(protocol: RegExp, example: string) {
  const schema = z.url({ protocol, hostname: /./, normalize: true, abort: true });
  return schema.meta({ expected: `a URL such as ${example}`, secret: true });
}

const httpUrl = (example: string) => url(/^https?$/, example);

/** Base URL of a service, to which paths are appended. */
const baseUrl = httpUrl(OPENAI_BASE_URL)
  .transform(withoutSlash)
  .meta({ expected: `a URL such as ${OPENAI_BASE_URL}`, secret: true });

/** User and password are forbidden, because `fetch` would reject the URL with an error that quotes it. */
const searchUrl = httpUrl('')
  .refine((url) => new URL(url).username === '' && new URL(url).password === '')
  .meta({ expected: 'a URL without user and password, such as http://127.0.0.1:8080', secret: true });

/** Only characters that HTTP headers allow, because for others `fetch` throws errors that quote the key. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .meta({ expected: 'one word of ASCII characters without spaces', secret: true });

const text = z.string();

const host = z
  .string()
  .regex(/^[\w.:%-]+$/)
  .meta({ expected: 'a host name or an IP address without a port, such as 127.0.0.1' });

const commaList = z
  .string()
  .toLowerCase()
  .transform((list) => list.split(',').map((word) => word.trim()))
  .transform((list) => list.filter((word) => word !== ''));

const aiService = commaList
  .pipe(
    z.union([
      z.tuple([z.literal(['auto', NO_MODEL])]),
      z.tuple([z.enum(SERVICE_NAMES)], z.enum(SERVICE_NAMES)),
    ]),
  )
  .refine((names) => new Set(names).size === names.length)
  .meta({
    expected: `auto, or ${NO_MODEL} (no model), or one or more of ${SERVICE_NAMES.join(', ')}, separated by commas, each once. (${new AnalysisError('unknown_service').message})`,
  });

const visitorServices = commaList
  .pipe(z.union([z.tuple([z.literal('none')]), z.array(z.enum(VISITOR_SERVICES)).min(1)]))
  .transform((names) => VISITOR_SERVICES.filter((name) => names.some((named) => named === name)))
  .meta({ expected: `a list of ${VISITOR_SERVICES.join(', ')}, or none` });

const siteUrl = httpUrl('')
  .refine((url) => url === `${new URL(url).origin}/`)
  .transform(withoutSlash)
  .meta({ expected: 'an origin alone, such as https://crisol.example', secret: true });

/** Parses `OLLAMA_HOST` as Ollama does: accepts `host:port` or `:port`. Replaces `0.0.0.0`, which is only for listening. */
const ollamaHost = z
  .string()
  .transform((value) => {
    const isBare = !/^https?:\/\//i.test(value);
    const withScheme = isBare ? `http://${value.startsWith(':') ? '127.0.0.1' : ''}${value}` : value;
    if (!URL.canParse(withScheme)) return withScheme;
    const url = new URL(withScheme);
    if (isBare && url.port === '' && !/:\d+$/.test(value)) url.port = new URL(OLLAMA_BASE_URL).port;
    if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
    return withoutSlash(url.href);
  })
  // The URL parser accepts `OLLAMA_HOST=-1` as a host name.
  .pipe(z.url({ hostname: /^(\[[\da-f:.]+\]|[a-z\d]([\w.-]*[a-z\d])?)$/i }))
  .meta({ expected: `a URL such as ${OLLAMA_BASE_URL}`, secret: true });

/** The server's variables, as listed in `.env.example`. Each may be unset. */
export const variablesSchema = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: host.default('127.0.0.1'),
  /** Origin without a trailing slash. Unset: the origin that the server listens on. */
  SITE_URL: siteUrl.optional(),

  AI_SERVICE: aiService.default(['auto']),
  AI_API_KEY: key.optional(),
  AI_MODEL: text.optional(),
  AI_BASE_URL: baseUrl.optional(),
  AI_PROVIDER: text.optional(),
  HF_TOKEN: key.optional(),
  HF_MODEL: text.optional(),
  OLLAMA_HOST: ollamaHost.optional(),
  OLLAMA_MODEL: text.optional(),
  OPENAI_API_KEY: key.optional(),
  OPENAI_BASE_URL: baseUrl.optional(),
  OPENAI_MODEL: text.optional(),
  EMBEDDED_MODEL: z
    .string()
    .regex(/\.gguf$/i)
    .meta({ expected: 'the path of a .gguf file' })
    .optional(),
  CRISOL_HOME: text.optional(),
  AI_TEMPERATURE: decimal
    .pipe(z.number().min(0).max(2))
    .meta({ expected: 'a number from 0 to 2' })
    .default(DEFAULT_TEMPERATURE),
  AI_MAX_TOKENS: integer(1, 100_000).default(DEFAULT_MAX_TOKENS),
  AI_CONNECT_TIMEOUT: seconds.default(5_000),
  /** Unset: the default of the service (see `connectServices`). */
  AI_FIRST_TOKEN_TIMEOUT: seconds.optional(),
  AI_IDLE_TIMEOUT: seconds.default(DEFAULT_TIME_LIMITS.idleMs),
  /** Unset: the default of the service. */
  AI_TOTAL_TIMEOUT: seconds.optional(),

  /** 0 turns off a rate limit or `DAILY_ANALYSES`. */
  RATE_LIMIT_PER_MINUTE: integer(0, MAX_COUNT).default(5),
  RATE_LIMIT_PER_DAY: integer(0, MAX_COUNT).default(40),
  MAX_CONCURRENT: integer(1, MAX_COUNT).default(32),
  MAX_CONCURRENT_PER_CLIENT: integer(1, MAX_COUNT).default(2),
  DAILY_ANALYSES: integer(0, MAX_COUNT).default(0),
  /** How many proxies to trust for the client's IP address and scheme. */
  TRUST_PROXY: integer(0, 10).default(0),
  REDIS_URL: url(/^rediss?$/, 'redis://127.0.0.1:6379').optional(),

  SEARCH_SERVICE: oneOf(['off', ...SEARCH_SERVICES]).default('off'),
  SEARCH_URL: searchUrl.optional(),
  SEARCH_API_KEY: key.optional(),
  SEARCHES_PER_ANALYSIS: integer(1, SEARCHES_MAX).default(SEARCHES_MAX),
  /** 0: no limit. */
  DAILY_SEARCHES: integer(0, MAX_COUNT).default(0),
  /** Whether the server serves `/mcp`. */
  MCP: oneOf(['off', 'on']).default('off'),
  /** Calls for proposals. Unset: `on` if `HOST` is loopback and `SITE_URL` is unset. */
  CALLS: oneOf(['off', 'on']).optional(),

  VISITOR_SERVICES: visitorServices.optional(),
  ANALYTICS: oneOf(['off', 'vercel', 'plausible', 'umami']).default('off'),
  PLAUSIBLE_DOMAIN: text.optional(),
  PLAUSIBLE_SRC: url(/^https$/, PLAUSIBLE_SRC).default(PLAUSIBLE_SRC),
  UMAMI_WEBSITE_ID: text.optional(),
  UMAMI_SRC: url(/^https$/, UMAMI_SRC).default(UMAMI_SRC),
  CONTACT_URL: httpUrl('https://www.example.com/in/you').optional(),

  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The parsed environment. Times are in milliseconds. */
export type Variables = z.infer<typeof variablesSchema>;
type VariableName = keyof Variables;

/**
 * Parses and validates every variable.
 * @throws StartError that lists all invalid values, one per line
 */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const given: Partial<Record<VariableName, string>> = {};
  for (const name of Object.keys(variablesSchema.shape) as VariableName[]) {
    // An empty variable counts as unset, because compose files and CI pass empty variables.
    const value = environment[name]?.trim();
    if (value) given[name] = value;
  }
  const parsed = variablesSchema.safeParse(given);
  const invalidNames = parsed.success
    ? []
    : parsed.error.issues.map(({ path: [name] }) => name as VariableName);
  const problems = [...new Set(invalidNames)].map((name) => {
    const { expected, secret } = variablesSchema.shape[name].unwrap().meta() as unknown as ErrorHint;
    const value = given[name] ?? '';
    const isShown = !secret && value.length <= SHOWN_VALUE_MAX_LENGTH && !KEY_START.test(value);
    return `${name}${isShown ? `=${value}` : ''}: should be ${expected}.`;
  });
  problems.push(...misplacedKeys(given), ...missingVariables(given));
  if (parsed.success && problems.length === 0) return parsed.data;
  // The name of a variable that seems to be missing may be misspelled.
  const lines = [...problems, ...misspellingHints(environment)].map((line) => `\n  ${line}`);
  throw new StartError(`These settings cannot be used:${lines.join('')}`);
}

/** A message for each probable misspelling. Not an error, because the variable may belong to another program. */
export function misspellingHints(environment: Readonly<Record<string, string | undefined>>): string[] {
  return nameSuggestions(Object.keys(environment), Object.keys(variablesSchema.shape));
}

/** Error messages for keys in variables whose values Crisol shows, e.g. as the name of a model. */
function misplacedKeys(given: Partial<Record<VariableName, string>>): string[] {
  const shown = ['AI_MODEL', 'HF_MODEL', 'OLLAMA_MODEL', 'OPENAI_MODEL', 'AI_PROVIDER'] as const;
  return shown
    .filter((name) => KEY_START.test(given[name] ?? ''))
    .map(
      (name) => `${name}: the value looks like a key. Keys belong in AI_API_KEY, HF_TOKEN or OPENAI_API_KEY.`,
    );
}

/** Error messages for unset variables that the value of another variable requires. */
function missingVariables(given: Partial<Record<VariableName, string>>): string[] {
  const required: [choice: VariableName, value: string, needs: VariableName, description: string][] = [
    ['SEARCH_SERVICE', 'searxng', 'SEARCH_URL', 'the URL of your SearXNG'],
    ['SEARCH_SERVICE', 'brave', 'SEARCH_API_KEY', 'your key for Brave Search'],
    ['ANALYTICS', 'plausible', 'PLAUSIBLE_DOMAIN', 'the site’s name in Plausible'],
    ['ANALYTICS', 'umami', 'UMAMI_WEBSITE_ID', 'the site’s identifier in Umami'],
  ];
  // Only `DAILY_ANALYSES` limits readings of calls, so a public site that serves calls must set it.
  const hasCeiling = Number(given.DAILY_ANALYSES ?? 0) !== 0;
  if (given.SITE_URL !== undefined && hasCeiling === false)
    required.push(['CALLS', 'on', 'DAILY_ANALYSES', 'the most analyses and readings a day, at least 1']);
  return required
    .filter(([choice, value]) => given[choice]?.toLowerCase() === value)
    .filter(([choice, , needs]) => choice === 'CALLS' || given[needs] === undefined)
    .map(
      ([choice, value, needs, description]) =>
        `${needs}: should be ${description}, because ${choice}=${value}.`,
    );
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** The program cannot start. The message says what to fix: settings, the port or the build. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
