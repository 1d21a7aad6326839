import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { SearchService } from '../../evidence/search-service.ts';
import type { McpOverHttp } from '../../mcp/serve-http.ts';
import type { Admission } from '../limits/admission.ts';
import { clientAddress, type DayKey } from '../limits/client-key.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import type { HostCheck } from './host.ts';
import { type Headers, isHttps, type SecurityHeaders } from './security-headers.ts';

/** Everything the routes use. `assemble.ts` makes the real ones, tests their own. */
export interface Dependencies {
  service: AnswerService;
  /** `undefined` where web search is off, or where no model could read what is found. */
  search?: SearchService | undefined;
  /** Absent where `/mcp` is not served. */
  mcp?: McpOverHttp | undefined;
  readiness: Readiness;
  analysis: { temperature: number; maxTokens: number; totalTimeoutMs: number };
  admission: Admission;
  dayKey: DayKey;
  trustProxy: number;
  settings: SiteSettings;
  headers: SecurityHeaders;
  /** Absent where every `Host` is served. */
  servesHost?: HostCheck | undefined;
  metrics: Metrics;
  log: Logger;
}

export type AppEnvironment = { Bindings: Partial<HttpBindings>; Variables: { requestId?: string } };
export type AppContext = Context<AppEnvironment>;

/** The request's own id, in its answer and its log lines. Never the client's: it would put their words into the log. */
export function requestIdOf(c: AppContext): string {
  const known = c.get('requestId');
  if (known !== undefined) return known;
  const id = randomUUID();
  c.set('requestId', id);
  return id;
}

/** Every answer's headers: the security headers for the scheme by which this request came, and its id. */
export function headersFor(c: AppContext, { headers, settings, trustProxy }: Dependencies): Headers {
  return { ...headers[schemeOf(c, settings, trustProxy)], 'X-Request-Id': requestIdOf(c) };
}

export function schemeOf(c: AppContext, { siteUrl }: SiteSettings, trustProxy: number): 'http' | 'https' {
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-proto') : undefined;
  return isHttps(forwarded, trustProxy, siteUrl) ? 'https' : 'http';
}

/** The client's keyed hash. */
export function clientOf(c: AppContext, { dayKey, trustProxy }: Dependencies): Promise<string> {
  const socketAddress = c.env?.incoming?.socket.remoteAddress;
  return dayKey.hash(clientAddress(socketAddress, c.req.header('x-forwarded-for'), trustProxy));
}
