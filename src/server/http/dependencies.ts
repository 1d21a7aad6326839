import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { Admission } from '../limits/admission.ts';
import { clientAddress, type DayKey } from '../limits/client-key.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import { type Headers, isHttps, type SecurityHeaders } from './security-headers.ts';

/** Everything the routes use. `start.ts` makes the real ones, tests their own. */
export interface Dependencies {
  service: AnswerService;
  readiness: Readiness;
  analysis: { temperature: number; maxTokens: number; totalTimeoutMs: number };
  admission: Admission;
  dayKey: DayKey;
  trustProxy: number;
  settings: SiteSettings;
  headers: SecurityHeaders;
  metrics: Metrics;
  log: Logger;
}

export type AppContext = Context<{ Bindings: Partial<HttpBindings> }>;

/** The security headers for the scheme by which this request came. */
export function headersFor(c: AppContext, { headers, settings, trustProxy }: Dependencies): Headers {
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-proto') : undefined;
  return isHttps(forwarded, trustProxy, settings.siteUrl) ? headers.https : headers.http;
}

/** The client's keyed hash. */
export function clientOf(c: AppContext, { dayKey, trustProxy }: Dependencies): Promise<string> {
  const socketAddress = c.env?.incoming?.socket.remoteAddress;
  return dayKey.hash(clientAddress(socketAddress, c.req.header('x-forwarded-for'), trustProxy));
}
