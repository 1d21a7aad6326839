import { totalmem } from 'node:os';
import { brand } from '../brand.ts';
import type { ServiceStatus } from '../domain/answer-service.ts';
import type { SiteSettings } from '../domain/site-settings.ts';
import { formatBytes } from '../embedded/format-bytes.ts';
import { defaultChoice } from '../embedded/models.ts';
import type { ConnectedServices } from '../environment/connect-services.ts';
import { versionText } from '../version.ts';

interface Started {
  url: string;
  metricsUrl: string | undefined;
  connected: ConnectedServices;
  /** `undefined`: it has not said yet. */
  status: ServiceStatus | undefined;
  settings: SiteSettings;
  /** A person reads this on a terminal. */
  isInteractive: boolean;
}

/** What a person reads when the server has started: which service it uses, why, and how to connect another. */
export function startMessage({
  url,
  metricsUrl,
  connected: { service, why },
  status,
  settings,
  isInteractive,
}: Started): string[] {
  const name = service.aiGenerated
    ? `${service.label}, model ${settings.service.model || 'not known yet'}`
    : `none. Reports are written by ${brand.name}’s own rules, and say so`;
  const trouble =
    status === undefined || (status.usable && status.warning === undefined)
      ? ''
      : status.usable
        ? ` Warning: ${status.warning}.`
        : ` It cannot be used now: ${status.detail}.`;
  return [
    `${brand.name} listens on ${url} (version ${versionText})`,
    ...(metricsUrl === undefined ? [] : [`Metrics: ${metricsUrl}`]),
    `AI service: ${name}.${trouble}`,
    `Why: ${why}.`,
    ...(isInteractive && !service.aiGenerated ? [offerOfModel()] : []),
    'To connect another: run "npm run model", or set HF_TOKEN, or AI_BASE_URL with AI_API_KEY, or run Ollama, and start again (.env.example explains).',
    ...(settings.contactUrl === null
      ? ['The contact link is not set: CONTACT_URL takes the address of your profile.']
      : []),
  ];
}

/** What `npm run model` would do here. */
function offerOfModel(): string {
  const { name, bytes, licence } = defaultChoice(totalmem());
  return `A model without a key or an account: "npm run model" fetches ${name} (${formatBytes(bytes)}, ${licence}) and its engine (84 MB); the next start uses it.`;
}
