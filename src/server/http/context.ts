import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { ConnectedServices } from '../../environment/connect-services.ts';
import type { answerMcp } from '../../mcp/serve-http.ts';
import type { WebReader } from '../../model/web-reader.ts';
import type { Admission } from '../limits/admission.ts';
import { clientAddress, type DayKey } from '../limits/client-key.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import { type Headers, isHttps, type SecurityHeaders } from './security-headers.ts';

/** Whether the server accepts a request with this `Host` header. */
export type HostCheck = (host: string) => boolean;

/** What the routes use. `assemble.ts` creates it for the server, `tests/server/app.ts` for tests. */
export interface Dependencies {
  /** `undefined` without a model. */
  service: AnswerService | undefined;
  /** `undefined` if the web is not read. */
  web?: WebReader | undefined;
  /** `undefined` if `/mcp` is not served. */
  mcp?: typeof answerMcp | undefined;
  readiness: Readiness;
  analysis: ConnectedServices['analysis'];
  admission: Admission;
  dayKey: DayKey;
  trustProxy: number;
  settings: SiteSettings;
  headers: SecurityHeaders;
  /** `undefined` if every `Host` header is accepted. */
  servesHost?: HostCheck | undefined;
  /** No other machine can reach this server, so its visitor is its operator. */
  isLocal: boolean;
  metrics: Metrics;
  log: Logger;
}

interface Variables {
  dependencies: Dependencies;
  /** Sent in the response and logged. Not an id from the client, because a client's text must not reach the log. */
  requestId: string;
  /** The parsed body of a `POST`. */
  body: unknown;
}

export type AppEnvironment = { Bindings: Partial<HttpBindings>; Variables: Variables };
export type AppContext = Context<AppEnvironment>;
export type Handler = (c: AppContext) => Response | Promise<Response>;

/** The headers of a response that depend on the request: security headers for its scheme, and its id. */
export function headersFor(c: AppContext): Headers {
  const { headers, settings, trustProxy } = c.get('dependencies');
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-proto') : undefined;
  const scheme = isHttps(forwarded, settings.siteUrl) ? 'https' : 'http';
  return { ...headers[scheme], 'X-Request-Id': c.get('requestId') };
}

/** The client's keyed hash. */
export function clientOf(c: AppContext): Promise<string> {
  const { dayKey, trustProxy } = c.get('dependencies');
  const socketAddress = c.env?.incoming?.socket.remoteAddress;
  return dayKey.hash(clientAddress(socketAddress, c.req.header('x-forwarded-for'), trustProxy));
}

export function jsonResponse(c: AppContext, document: object, status = 200): Response {
  return new Response(JSON.stringify(document), {
    status,
    headers: {
      ...headersFor(c),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
