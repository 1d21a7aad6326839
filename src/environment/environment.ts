import { existsSync, statSync } from 'node:fs';
import type { Analytics, VisitorServiceName } from '../domain/site-settings.ts';
import { chooseServices } from './service-choice.ts';
import { EnvironmentError, misspelled, readVariables, type Variables } from './variables.ts';

/** The validated settings of the host. Times are in milliseconds. */
export type Environment = ReturnType<typeof readEnvironment>;

const DEFAULT_TIMEOUTS = { connectMs: 5_000, idleMs: 30_000 };

/**
 * Validates every variable of `.env.example`.
 * @throws EnvironmentError that lists all bad values
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const variables = readVariables(environment);
  return {
    port: variables.PORT,
    host: variables.HOST,
    /** Origin without a trailing slash; `undefined`: the listening address. */
    siteUrl: variables.SITE_URL,
    ai: chooseServices(variables),
    temperature: variables.AI_TEMPERATURE,
    maxTokens: variables.AI_MAX_TOKENS,
    timeouts: {
      connectMs: variables.AI_CONNECT_TIMEOUT ?? DEFAULT_TIMEOUTS.connectMs,
      /** `undefined` selects the default of the service (see `connectServices`). */
      firstTokenMs: variables.AI_FIRST_TOKEN_TIMEOUT,
      idleMs: variables.AI_IDLE_TIMEOUT ?? DEFAULT_TIMEOUTS.idleMs,
      totalMs: variables.AI_TOTAL_TIMEOUT,
    },
    /** 0 is off, for each, and for the next. */
    rates: { perMinute: variables.RATE_LIMIT_PER_MINUTE, perDay: variables.RATE_LIMIT_PER_DAY },
    concurrency: { inAll: variables.MAX_CONCURRENT, perClient: variables.MAX_CONCURRENT_PER_CLIENT },
    dailyAnalyses: variables.DAILY_ANALYSES,
    /** Number of trusted proxies for the client's address and scheme. */
    trustProxy: variables.TRUST_PROXY,
    redisUrl: variables.REDIS_URL,
    metrics:
      variables.METRICS_PORT === undefined
        ? undefined
        : { port: variables.METRICS_PORT, host: variables.METRICS_HOST },
    search: {
      service: variables.SEARCH_SERVICE,
      url: variables.SEARCH_URL,
      apiKey: variables.SEARCH_API_KEY,
    },
    mcp: variables.MCP === 'on',
    visitorServices: variables.VISITOR_SERVICES ?? defaultVisitorServices(variables.SITE_URL),
    analytics: analyticsOf(variables),
    contactUrl: variables.CONTACT_URL ?? null,
    logLevel: variables.LOG_LEVEL,
    /** As sentences for the person who starts it. */
    misspelled: misspelled(environment),
  };
}

/** A visitor's Ollama has an http address, which lowers an https site's result in header scans. */
function defaultVisitorServices(siteUrl: string | undefined): readonly VisitorServiceName[] {
  return siteUrl?.startsWith('https:') ? ['browser', 'huggingface'] : ['browser', 'huggingface', 'ollama'];
}

function analyticsOf(variables: Variables): Analytics {
  const { ANALYTICS: kind } = variables;
  switch (kind) {
    case 'plausible':
      return {
        kind,
        domain: variables.PLAUSIBLE_DOMAIN ?? '',
        src: variables.PLAUSIBLE_SRC ?? 'https://plausible.io/js/script.js',
      };
    case 'umami':
      return {
        kind,
        websiteId: variables.UMAMI_WEBSITE_ID ?? '',
        src: variables.UMAMI_SRC ?? 'https://cloud.umami.is/script.js',
      };
    default:
      return { kind };
  }
}

/**
 * Loads `.env` if it exists, without overriding set variables, and validates the environment.
 * @throws EnvironmentError that lists all bad values, or says that the file cannot be read
 * @param file path; by default in the working folder
 */
export function environmentOfProcess(file = '.env'): Environment {
  if (existsSync(file)) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new EnvironmentError([
        `${file}: ${
          statSync(file).isDirectory()
            ? 'is a folder. It should be a file with lines such as NAME=value, or not be there.'
            : `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'not text'}).`
        }`,
      ]);
    }
  }
  return readEnvironment(process.env);
}
