import type { Analytics, VisitorServiceName } from '../domain/site-settings.ts';
import { loadEnvFile } from './env-file.ts';
import { chooseServices } from './service-choice.ts';
import { misspellingHints, readVariables, type Variables } from './variables.ts';

/** The operator's validated settings, by the names of their variables. Times are in milliseconds. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Validates the operator's variables.
 * @throws StartError that lists all invalid values
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const variables = readVariables(environment);
  // Without Ollama on an https site, because scanners of headers mark down a content security policy with an http URL.
  const isHttps = variables.SITE_URL?.startsWith('https:') ?? false;
  const visitorServices: VisitorServiceName[] = isHttps ? ['huggingface'] : ['huggingface', 'ollama'];
  return {
    ...variables,
    VISITOR_SERVICES: variables.VISITOR_SERVICES ?? visitorServices,
    ai: chooseServices(variables),
    analytics: analyticsOf(variables),
    /** For the start message. */
    misspellingHints: misspellingHints(environment),
  };
}

function analyticsOf(variables: Variables): Analytics {
  const { ANALYTICS: kind, PLAUSIBLE_DOMAIN = '', UMAMI_WEBSITE_ID = '' } = variables;
  if (kind === 'plausible') return { kind, domain: PLAUSIBLE_DOMAIN, src: variables.PLAUSIBLE_SRC };
  if (kind === 'umami') return { kind, websiteId: UMAMI_WEBSITE_ID, src: variables.UMAMI_SRC };
  return { kind };
}

/**
 * Loads `.env` if it exists, without overriding set variables, and validates the environment.
 * @throws StartError that lists all invalid values, or says why the file cannot be read
 * @param file path; by default in the working directory
 */
export function environmentOfProcess(file = '.env'): Environment {
  loadEnvFile(file, process.env);
  return readEnvironment(process.env);
}
