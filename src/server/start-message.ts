import { totalmem } from 'node:os';
import { brand } from '../brand.ts';
import { versionText } from '../domain/version.ts';
import { defaultChoice, ENGINE_MEGABYTES, formatBytes } from '../embedded/models.ts';
import type { Environment } from '../environment/environment.ts';
import type { AssembledServer } from './assemble.ts';

/** The message for the operator after startup: the service, why Crisol uses it, and how to connect another service. */
export function startMessage(
  { MCP, misspellingHints }: Environment,
  url: string,
  metricsUrl: string | undefined,
  {
    connected: { service, why },
    status,
    settings,
  }: Pick<AssembledServer, 'connected' | 'status' | 'settings'>,
): string[] {
  const name = service
    ? `${service.label}, model ${settings.service?.model || 'not known yet'}`
    : `none. Instead of reports there are worksheets, which ${brand.name} makes by fixed rules and labels as such`;
  let warning = '';
  if (status?.usable === false) warning = ` It cannot be used now: ${status.detail}.`;
  else if (status?.warning !== undefined) warning = ` Warning: ${status.warning}.`;
  const hasLegal = Object.values(brand.legal).every((value) => value !== null);
  return [
    `${brand.name} listens on ${url} (version ${versionText})`,
    ...(metricsUrl === undefined ? [] : [`Metrics: ${metricsUrl}`]),
    ...(MCP === 'on' ? [`MCP: ${url}/mcp`] : []),
    `AI service: ${name}.${warning}`,
    `Why: ${why}.`,
    service ? TO_CONNECT_ANOTHER : waysToConnect(),
    ...(service ? [webLine(settings.search?.label, service.name)] : []),
    ...(settings.contactUrl === null
      ? ['The contact link is not set: CONTACT_URL takes the URL of your profile.']
      : []),
    ...(hasLegal ? [] : ['The legal pages do not say who hosts this site: fill in `legal` in src/brand.ts.']),
    ...misspellingHints,
  ];
}

function webLine(label: string | undefined, service: string): string {
  if (label !== undefined) return `Web: each analysis searches it with ${label}.`;
  if (service === 'embedded')
    return 'Web: not read, because the embedded model answers one request at a time.';
  return 'Web: not read. SEARCH_SERVICE=tavily works without a key (.env.example names others).';
}

const TO_CONNECT_ANOTHER =
  'To connect another: set HF_TOKEN, or AI_BASE_URL with AI_API_KEY, or run Ollama, or run "npm run model", and start again (.env.example explains).';

/** How to connect a model: first `npm run model`, then what needs an account or another program. */
function waysToConnect(): string {
  const { name, bytes, licence } = defaultChoice(totalmem());
  return `To connect another: the shortest way is "npm run model", without a key or an account; it fetches ${name} (${formatBytes(bytes)}, ${licence}) and its engine (${ENGINE_MEGABYTES} MB). Or set HF_TOKEN, or AI_BASE_URL with AI_API_KEY, or run Ollama. Then start again (.env.example explains).`;
}
