import * as z from 'zod';
import { AnalysisError } from '../domain/errors.ts';
import { VISITOR_SERVICES } from '../domain/site-settings.ts';
import { OLLAMA_BASE_URL } from '../model/services/ollama.ts';
import { OPENAI_BASE_URL } from '../model/services/openai.ts';
import { misspelledNames } from './misspelled.ts';

/** Services that `AI_SERVICE` can name. */
const HOST_SERVICES = ['huggingface', 'ollama', 'openai', 'embedded', 'rules'] as const;
export type HostServiceName = (typeof HOST_SERVICES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ANALYTICS = ['off', 'vercel', 'plausible', 'umami'] as const;
const SEARCH_SERVICES = ['off', 'searxng', 'tavily', 'brave', 'ollama'] as const;

/** Larger values are typing errors. */
const MAX_TOKENS_LIMIT = 100_000;
const MAX_COUNT = 1_000_000_000;
const MAX_PROXIES = 10;
/** One day: a Node timer overflows at 24.8 days. */
const MAX_SECONDS = 86_400;

/** `expected` completes the message "NAME=value: should be …". Secret values are not repeated in it. */
interface Description {
  expected: string;
  secret?: boolean;
}

const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);

function integer(min: number, max: number, fallback: number) {
  const schema = decimal.pipe(z.int().min(min).max(max)).default(fallback);
  return schema.meta({ expected: `a whole number from ${min} to ${max}` });
}

/** Seconds in the environment, milliseconds in the program. */
const seconds = decimal
  .pipe(z.number().min(0.001).max(MAX_SECONDS))
  .transform((value) => value * 1000)
  .optional()
  .meta({ expected: `a number of seconds from 0.001 to ${MAX_SECONDS}` });

function oneOf<const Choice extends string>(choices: readonly Choice[], fallback: NoInfer<Choice>) {
  const schema = z
    .string()
    .toLowerCase()
    .pipe(z.enum(choices as [Choice, ...Choice[]]))
    .default(fallback as never);
  return schema.meta({ expected: `one of ${choices.join(', ')}` });
}

/** An absolute URL. It may contain a password, so its value is never repeated. */
function address(protocols: readonly string[], example: string) {
  const schema = z
    .string()
    .refine((text) => {
      const url = parseUrl(text);
      return url !== undefined && protocols.includes(url.protocol) && url.host !== '';
    })
    .transform((text) => new URL(text).href);
  return schema.optional().meta({ expected: `an address such as ${example}`, secret: true });
}

const web = (example: string) => address(['https:', 'http:'], example);

/** Base URL of a service, to which paths are appended. */
const baseUrl = web(OPENAI_BASE_URL)
  .transform(withoutSlash)
  .meta({ expected: `an address such as ${OPENAI_BASE_URL}`, secret: true });

/** `fetch` takes no address with a user, and its error would quote it. */
const searchUrl = web('http://127.0.0.1:8080')
  .refine((url) => url === undefined || !hasUser(new URL(url)))
  .meta({ expected: 'an address without user and password, such as http://127.0.0.1:8080', secret: true });

/** Keys with characters that headers cannot hold would cause errors that quote the key. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .optional()
  .meta({ expected: 'one word of ASCII characters without spaces', secret: true });

const text = z.string().optional();

const host = (fallback: string) =>
  z
    .string()
    .regex(/^[\w.:%-]+$/)
    .default(fallback)
    .meta({ expected: 'a host name or an IP address without a port, such as 127.0.0.1' });

const words = z
  .string()
  .toLowerCase()
  .transform((list) => list.split(',').map((word) => word.trim()))
  .transform((list) => list.filter((word) => word !== ''));

const aiService = words
  .pipe(z.union([z.tuple([z.literal('auto')]), z.array(z.enum(HOST_SERVICES)).min(1)]))
  .refine((names) => new Set(names).size === names.length)
  .transform((names) => (names[0] === 'auto' ? ('auto' as const) : (names as HostServiceName[])))
  .default('auto');

const visitorServices = words
  .pipe(z.union([z.tuple([z.literal('none')]).transform(() => []), z.array(z.enum(VISITOR_SERVICES)).min(1)]))
  .transform((names) => VISITOR_SERVICES.filter((name) => names.some((named) => named === name)))
  .optional();

const siteUrl = z
  .string()
  .transform((value, context) => {
    const url = parseUrl(value);
    const isOrigin =
      url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && url.host !== '';
    if (isOrigin) return url.origin;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  })
  .optional();

/** `OLLAMA_HOST` as Ollama reads it: `host:port` or `:port` is enough, and `0.0.0.0` is a listening address. */
const ollamaHost = z
  .string()
  .transform((value, context) => {
    const bare = !/^https?:\/\//i.test(value);
    const url = parseUrl(bare ? `http://${value.startsWith(':') ? '127.0.0.1' : ''}${value}` : value);
    // The URL parser accepts `OLLAMA_HOST=-1` as a host name.
    if (url === undefined || !/^(\[[\da-f:.]+\]|[a-z\d]([\w.-]*[a-z\d])?)$/i.test(url.hostname)) {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
    if (bare && url.port === '' && !/:\d+$/.test(value)) url.port = new URL(OLLAMA_BASE_URL).port;
    if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
    return withoutSlash(url.href);
  })
  .optional();

/** All variables, as listed in `.env.example`. */
export const variablesSchema = z.object({
  PORT: integer(0, 65_535, 3000),
  HOST: host('127.0.0.1'),
  SITE_URL: siteUrl.meta({ expected: 'an origin alone, such as https://crisol.example', secret: true }),

  AI_SERVICE: aiService.meta({
    expected: `auto, or one or more of ${HOST_SERVICES.join(', ')}, separated by commas, each once. (${new AnalysisError('unknown_service').message})`,
  }),
  AI_API_KEY: key,
  AI_MODEL: text,
  AI_BASE_URL: baseUrl,
  AI_PROVIDER: text,
  HF_TOKEN: key,
  HF_MODEL: text,
  OLLAMA_HOST: ollamaHost.meta({ expected: `an address such as ${OLLAMA_BASE_URL}`, secret: true }),
  OLLAMA_MODEL: text,
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: text,
  EMBEDDED_MODEL: z
    .string()
    .regex(/\.gguf$/i)
    .optional()
    .meta({ expected: 'the path of a .gguf file' }),
  CRISOL_HOME: text,
  AI_TEMPERATURE: decimal
    .pipe(z.number().min(0).max(2))
    .default(0.7)
    .meta({ expected: 'a number from 0 to 2' }),
  AI_MAX_TOKENS: integer(1, MAX_TOKENS_LIMIT, 2000),
  AI_CONNECT_TIMEOUT: seconds,
  AI_FIRST_TOKEN_TIMEOUT: seconds,
  AI_IDLE_TIMEOUT: seconds,
  AI_TOTAL_TIMEOUT: seconds,

  RATE_LIMIT_PER_MINUTE: integer(0, MAX_COUNT, 5),
  RATE_LIMIT_PER_DAY: integer(0, MAX_COUNT, 40),
  MAX_CONCURRENT: integer(1, MAX_COUNT, 32),
  MAX_CONCURRENT_PER_CLIENT: integer(1, MAX_COUNT, 2),
  DAILY_ANALYSES: integer(0, MAX_COUNT, 0),
  TRUST_PROXY: integer(0, MAX_PROXIES, 0),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://127.0.0.1:6379'),

  SEARCH_SERVICE: oneOf(SEARCH_SERVICES, 'off'),
  SEARCH_URL: searchUrl,
  SEARCH_API_KEY: key,
  MCP: oneOf(['off', 'on'], 'off'),

  VISITOR_SERVICES: visitorServices.meta({
    expected: `a list of ${VISITOR_SERVICES.join(', ')}, or none`,
  }),
  ANALYTICS: oneOf(ANALYTICS, 'off'),
  PLAUSIBLE_DOMAIN: text,
  PLAUSIBLE_SRC: address(['https:'], 'https://plausible.io/js/script.js'),
  UMAMI_WEBSITE_ID: text,
  UMAMI_SRC: address(['https:'], 'https://cloud.umami.is/script.js'),
  CONTACT_URL: web('https://www.example.com/in/you'),

  METRICS_PORT: integer(0, 65_535, 0).unwrap().optional().meta({
    expected: 'a whole number from 0 to 65535',
  }),
  METRICS_HOST: host('127.0.0.1'),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
});

/** The parsed environment. Times are in milliseconds. */
export type Variables = z.infer<typeof variablesSchema>;
type VariableName = keyof Variables;

/** Lists all bad values of the environment, one per line. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Parses and validates every variable.
 * @throws EnvironmentError that lists all bad values
 */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const set: Partial<Record<VariableName, string>> = {};
  for (const name of Object.keys(variablesSchema.shape) as VariableName[]) {
    // An empty variable counts as unset: compose files and CI pass empty ones.
    const value = environment[name]?.trim();
    if (value) set[name] = value;
  }
  const parsed = variablesSchema.safeParse(set);
  const bad = parsed.success ? [] : parsed.error.issues.map(({ path: [name] }) => name as VariableName);
  const problems = [...new Set(bad)].map((name) => {
    const { expected, secret } = variablesSchema.shape[name].meta() as unknown as Description;
    return `${name}${secret ? '' : `=${set[name]}`}: should be ${expected}.`;
  });
  problems.push(...missingVariables(set));
  // What looks missing may stand under another name.
  if (!parsed.success || problems.length > 0)
    throw new EnvironmentError([...problems, ...misspelled(environment)]);
  return parsed.data;
}

/** Names that are close to a variable's, as sentences. No error: they may be another program's. */
export function misspelled(environment: Readonly<Record<string, string | undefined>>): string[] {
  return misspelledNames(Object.keys(environment), Object.keys(variablesSchema.shape));
}

/** Variables that another one's value requires. */
function missingVariables(set: Partial<Record<VariableName, string>>): string[] {
  const required: [choice: VariableName, value: string, needs: VariableName, what: string][] = [
    ['SEARCH_SERVICE', 'searxng', 'SEARCH_URL', 'the address of your SearXNG'],
    ['SEARCH_SERVICE', 'brave', 'SEARCH_API_KEY', 'your key for Brave Search'],
    ['ANALYTICS', 'plausible', 'PLAUSIBLE_DOMAIN', 'the site’s name in Plausible'],
    ['ANALYTICS', 'umami', 'UMAMI_WEBSITE_ID', 'the site’s identifier in Umami'],
  ];
  return required
    .filter(([choice, value, needs]) => set[choice]?.toLowerCase() === value && set[needs] === undefined)
    .map(([choice, value, needs, what]) => `${needs}: should be ${what}, since ${choice}=${value}.`);
}

function hasUser({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function withoutSlash<Address extends string | undefined>(url: Address): Address {
  return url?.replace(/\/+$/, '') as Address;
}
