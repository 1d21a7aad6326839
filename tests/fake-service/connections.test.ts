import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { collectAnswer, reportRequest, serviceFor } from './ask.ts';

test.each(['huggingface', 'ollama'] as const)(
  'the connection of a complete %s answer is reused, even if the response ends later than the answer',
  async (kind) => {
    const sockets = new Set<unknown>();
    let ended = 0;
    const server = createServer((request, response) => {
      if (request.url !== '/api/show') sockets.add(request.socket);
      response.on('finish', () => {
        if (request.url !== '/api/show') ended += 1;
      });
      request.resume().on('end', () => {
        if (request.url === '/api/show') return void response.end('{}');
        response.write(
          kind === 'ollama'
            ? '{"message":{"content":"{}"},"done":true,"done_reason":"stop"}\n'
            : 'data: {"choices":[{"delta":{"content":"{}"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
        );
        setTimeout(() => response.end(), 50);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (let count = 0; count < 3; count += 1) {
      // Callers also abort after a complete answer.
      const controller = new AbortController();
      const { end } = await collectAnswer(serviceFor(kind, url, 'm'), reportRequest(), controller.signal);
      expect(end).toMatchObject({ reason: 'complete' });
      controller.abort();
      await vi.waitFor(() => expect(ended).toBe(count + 1));
      // Waits until the client has read the end of the response.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    server.close();
    server.closeAllConnections();
    expect(sockets.size).toBe(1);
  },
);
