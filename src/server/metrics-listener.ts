import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` on a listener of its own: the figures are the host's, not the visitors'. */
export function metricsServer({ registry }: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : text);
  });
}
