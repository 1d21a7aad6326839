import { type AnswerPart, type AnswerService, NO_MODEL } from '../../src/domain/answer-service.ts';
import type { AnalysisEvent } from '../../src/domain/events.ts';
import { decodeEvents } from '../../src/domain/events.ts';
import type { SiteSettings } from '../../src/domain/site-settings.ts';
import type { answerMcp } from '../../src/mcp/serve-http.ts';
import type { WebReader } from '../../src/model/web-reader.ts';
import { createApp } from '../../src/server/app.ts';
import type { Handler, HostCheck } from '../../src/server/http/context.ts';
import { type SecurityHeaders, securityHeaders } from '../../src/server/http/security-headers.ts';
import { Admission, type ConcurrencyLimits } from '../../src/server/limits/admission.ts';
import { DayKey } from '../../src/server/limits/client-key.ts';
import { type RateLimitSettings, RateLimits } from '../../src/server/limits/rate-limits.ts';
import { createLog } from '../../src/server/log.ts';
import { Metrics } from '../../src/server/metrics.ts';
import { Readiness } from '../../src/server/readiness.ts';
import { answeringService } from '../answers/answering-service.ts';

type LimitSettings = ConcurrencyLimits & RateLimitSettings;
const LIMITS: LimitSettings = {
  perMinute: 0,
  perDay: 0,
  dailyAnalyses: 0,
  running: 9,
  queue: 9,
  perClient: 9,
  queueWaitMs: 10_000,
};

export const SETTINGS: SiteSettings = {
  siteUrl: 'http://localhost:3000',
  service: { name: 'openai', label: 'A model', model: 'm', provider: null },
  otherServices: [],
  visitorServices: ['huggingface'],
  search: null,
  analytics: { kind: 'off' },
  contactUrl: null,
  limits: { perMinute: 5, perDay: 40 },
  calls: null,
};

/** A service whose answers start and then hang; `cancelled` counts the answers that were cancelled. */
export function hangingService() {
  const cancelled = { count: 0 };
  const service: AnswerService = {
    ...answeringService(),
    async *answer(_request, signal): AsyncGenerator<AnswerPart> {
      try {
        yield { type: 'start', service: 'openai', model: 'm', label: 'A model' };
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      } finally {
        cancelled.count += 1;
      }
    },
  };
  return { service, cancelled };
}

interface TestAppOptions extends Partial<LimitSettings> {
  /** `null`: no model. */
  service?: AnswerService | null;
  web?: WebReader | undefined;
  trustProxy?: number;
  servesHost?: HostCheck;
  contactUrl?: string | null;
  calls?: SiteSettings['calls'];
  isLocal?: boolean;
  mcp?: typeof answerMcp;
  pages?: Handler;
  headers?: SecurityHeaders;
}

/** The app without a listening socket, with a model that answers at once. Limits reject nothing unless a test sets them. */
export function createTestApp({
  service: serviceOrNull = answeringService(),
  web,
  trustProxy = 0,
  servesHost,
  contactUrl = null,
  calls = null,
  isLocal = false,
  mcp,
  pages = () => new Response('page'),
  headers = securityHeaders(SETTINGS, 'x'),
  ...limits
}: TestAppOptions = {}) {
  const settings = { ...LIMITS, ...limits };
  const service = serviceOrNull ?? undefined;
  const admission = new Admission(new RateLimits(settings), settings);
  const metrics = new Metrics({ counts: () => admission.counts, services: [service?.name ?? NO_MODEL] });
  const log: string[] = [];
  const app = createApp(
    {
      service,
      web,
      mcp,
      readiness: new Readiness(service),
      analysis: { temperature: 0.7, maxTokens: 4000, totalTimeoutMs: 60_000 },
      admission,
      dayKey: new DayKey(),
      trustProxy,
      settings: { ...SETTINGS, contactUrl, calls, ...(service ? {} : { service: null }) },
      headers,
      servesHost,
      isLocal,
      metrics,
      log: createLog('debug', { write: (line) => void log.push(line) }),
    },
    pages,
  );
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    app.request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  return { app, admission, metrics, log, post };
}

export async function eventsOf(response: Response): Promise<AnalysisEvent[]> {
  const events: AnalysisEvent[] = [];
  if (response.body) for await (const event of decodeEvents<AnalysisEvent>(response.body)) events.push(event);
  return events;
}
