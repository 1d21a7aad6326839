import { Agent, fetch } from 'undici';
import { brand } from '../brand.ts';
import type { ServiceFetch } from '../model/services/http-client.ts';

/** The `fetch` of the model services: with a connect timeout, without undici's other time limits. */
export function createServiceFetch(connectMs: number): { fetch: ServiceFetch; close(): Promise<void> } {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    // Each service has its own time limits.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    fetch: (url, { method, headers, body, redirect, signal }) =>
      fetch(url, {
        dispatcher,
        method,
        headers: { 'user-agent': brand.slug, ...(headers as Record<string, string>) },
        body: body as string | undefined,
        redirect,
        signal,
      } as Parameters<typeof fetch>[1]),
    // Not `close`, which would wait for cancelled responses.
    close: () => dispatcher.destroy(),
  };
}
