import { existsSync } from 'node:fs';
import { type Analytics, VISITOR_SERVICES, type VisitorServiceName } from '../domain/site-settings.ts';
import { type ChosenServices, checkServiceVariables, chooseServices } from './service-choice.ts';

/** The host's settings, checked. Times are in milliseconds. */
export interface Environment {
  port: number;
  host: string;
  /** Origin without a trailing slash; `undefined`: the listening address. */
  siteUrl: string | undefined;
  ai: ChosenServices;
  temperature: number;
  maxTokens: number;
  timeouts: { connectMs: number; firstTokenMs: number; idleMs: number; totalMs: number };
  /** 0 is off, for each. */
  rates: { perMinute: number; perDay: number };
  concurrency: { inAll: number; perClient: number };
  /** 0 is off. */
  dailyAnalyses: number;
  /** Proxies in front whose word on the client's address and scheme is taken. */
  trustProxy: number;
  redisUrl: string | undefined;
  metrics: { port: number; host: string } | undefined;
  visitorServices: readonly VisitorServiceName[];
  analytics: Analytics;
  contactUrl: string | null;
  logLevel: LogLevel;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A model's longest sensible answer; more is a slip of the keyboard. */
const MAX_TOKENS_LIMIT = 100_000;
const MAX_TEMPERATURE = 2;
/** A day: longer than any answer, and within what a timer can count. */
const MAX_SECONDS = 86_400;
const MAX_COUNT = 1_000_000_000;
const MAX_PROXIES = 10;

type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment: one line for each bad value, all of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads one variable at a time and keeps what is wrong with each. A key's value is never repeated. */
export class VariableReader {
  readonly problems: string[] = [];
  readonly #variables: Variables;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  /** An empty variable is an unset one: `compose` files and CI hand on empty ones. */
  text(name: string): string | undefined {
    return this.#variables[name]?.trim() || undefined;
  }

  number(name: string, fallback: number, { min, max, whole = true }: NumberRule): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    this.problems.push(
      `${name}=${text}: should be a ${whole ? 'whole number' : 'number'} from ${min} to ${max}.`,
    );
    return fallback;
  }

  seconds(name: string, fallback: number): number {
    return this.number(name, fallback, { min: 0.001, max: MAX_SECONDS, whole: false }) * 1000;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const choice = choices.find((known) => known === text.toLowerCase());
    if (choice !== undefined) return choice;
    this.problems.push(`${name}=${text}: should be one of ${choices.join(', ')}.`);
    return fallback;
  }

  /** A comma-separated list without repetition. */
  words(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== '');
  }

  url(name: string, protocols: readonly string[], example: string): URL | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url !== undefined && protocols.includes(url.protocol) && url.host !== '') return url;
    // The value may hold a password: it is not repeated.
    this.problems.push(`${name}: should be an address such as ${example}.`);
    return undefined;
  }

  key(name: string): string | undefined {
    const text = this.text(name);
    // What cannot stand in a header would fail each request with an error that holds the key.
    if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
    this.problems.push(`${name}: should be one word of plain characters; its value has spaces or others.`);
    return undefined;
  }
}

interface NumberRule {
  min: number;
  max: number;
  whole?: boolean;
}

/**
 * Checks every variable of `.env.example`.
 * @throws EnvironmentError that lists every bad value at once
 */
export function readEnvironment(variables: Variables): Environment {
  const reader = new VariableReader(variables);
  const count = (name: string, fallback: number, min = 0) =>
    reader.number(name, fallback, { min, max: MAX_COUNT });
  const environment: Environment = {
    port: reader.number('PORT', 3000, { min: 0, max: 65_535 }),
    host: reader.text('HOST') ?? '127.0.0.1',
    siteUrl: readSiteUrl(reader),
    ai: chooseServices(reader),
    temperature: reader.number('AI_TEMPERATURE', 0.7, { min: 0, max: MAX_TEMPERATURE, whole: false }),
    maxTokens: reader.number('AI_MAX_TOKENS', 2000, { min: 1, max: MAX_TOKENS_LIMIT }),
    timeouts: {
      connectMs: reader.seconds('AI_CONNECT_TIMEOUT', 5),
      firstTokenMs: reader.seconds('AI_FIRST_TOKEN_TIMEOUT', 60),
      idleMs: reader.seconds('AI_IDLE_TIMEOUT', 30),
      totalMs: reader.seconds('AI_TOTAL_TIMEOUT', 180),
    },
    rates: { perMinute: count('RATE_LIMIT_PER_MINUTE', 5), perDay: count('RATE_LIMIT_PER_DAY', 40) },
    concurrency: {
      inAll: count('MAX_CONCURRENT', 32, 1),
      perClient: count('MAX_CONCURRENT_PER_CLIENT', 2, 1),
    },
    dailyAnalyses: count('DAILY_ANALYSES', 0),
    trustProxy: reader.number('TRUST_PROXY', 0, { min: 0, max: MAX_PROXIES }),
    redisUrl: reader.url('REDIS_URL', ['redis:', 'rediss:'], 'redis://127.0.0.1:6379')?.href,
    metrics: readMetrics(reader),
    visitorServices: readVisitorServices(reader),
    analytics: readAnalytics(reader),
    contactUrl:
      reader.url('CONTACT_URL', ['https:', 'http:'], 'https://www.example.com/in/you')?.href ?? null,
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
  checkServiceVariables(reader);
  // One that several readers met is told once.
  if (reader.problems.length > 0) throw new EnvironmentError([...new Set(reader.problems)]);
  return environment;
}

function readSiteUrl(reader: VariableReader): string | undefined {
  const url = reader.url('SITE_URL', ['https:', 'http:'], 'https://crisol.example');
  if (url === undefined) return undefined;
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    reader.problems.push(`SITE_URL=${url.href}: should be an origin alone: ${url.origin}.`);
  }
  return url.origin;
}

function readMetrics(reader: VariableReader): Environment['metrics'] {
  if (reader.text('METRICS_PORT') === undefined) return undefined;
  return {
    port: reader.number('METRICS_PORT', 0, { min: 0, max: 65_535 }),
    host: reader.text('METRICS_HOST') ?? '127.0.0.1',
  };
}

function readVisitorServices(reader: VariableReader): readonly VisitorServiceName[] {
  const words = reader.words('VISITOR_SERVICES');
  if (words === undefined) return VISITOR_SERVICES;
  if (words.length === 1 && words[0] === 'none') return [];
  const unknown = words.filter((word) => !VISITOR_SERVICES.some((name) => name === word));
  if (unknown.length > 0 || words.length === 0) {
    reader.problems.push(
      `VISITOR_SERVICES: ${unknown.join(', ')}: should be a list of ${VISITOR_SERVICES.join(', ')}, or none.`,
    );
  }
  return VISITOR_SERVICES.filter((name) => words.includes(name));
}

function readAnalytics(reader: VariableReader): Analytics {
  const kind = reader.oneOf('ANALYTICS', ['off', 'vercel', 'plausible', 'umami'], 'off');
  const required = (name: string, what: string) => {
    const text = reader.text(name);
    if (text === undefined) reader.problems.push(`${name}: should be ${what}, since ANALYTICS=${kind}.`);
    return text ?? '';
  };
  const script = (name: string, fallback: string) => reader.url(name, ['https:'], fallback)?.href ?? fallback;
  const plausibleSrc = script('PLAUSIBLE_SRC', 'https://plausible.io/js/script.js');
  const umamiSrc = script('UMAMI_SRC', 'https://cloud.umami.is/script.js');
  switch (kind) {
    case 'plausible':
      return {
        kind,
        domain: required('PLAUSIBLE_DOMAIN', 'the site’s name in Plausible'),
        src: plausibleSrc,
      };
    case 'umami':
      return {
        kind,
        websiteId: required('UMAMI_WEBSITE_ID', 'the site’s identifier in Umami'),
        src: umamiSrc,
      };
    default:
      return { kind };
  }
}

/** Reads `.env` of the working folder when it is there, which overrides nothing already set, then checks all. */
export function environmentOfProcess(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnvironment(process.env);
}
