import type { ServerResponse } from 'node:http';
import { goodAnswer, type Question } from './question.ts';
import type { Wire } from './wires.ts';

/** Characters per chunk of a paced answer: about three tokens. */
const CHUNK_LENGTH = 12;
/** Without a pace an answer arrives in few chunks, because each chunk costs client and server time. */
const LARGE_CHUNK_LENGTH = 150;

/** A request in progress, with the actions that scenarios use. */
export class Exchange {
  readonly wire: Wire;
  readonly question: Question;
  /** The parsed request body. */
  readonly body: Record<string, unknown>;
  /** How many requests this model has received, with this request. */
  readonly number: number;
  readonly #response: ServerResponse;

  constructor(
    response: ServerResponse,
    wire: Wire,
    question: Question,
    body: Record<string, unknown>,
    number: number,
  ) {
    this.#response = response;
    this.wire = wire;
    this.question = question;
    this.body = body;
    this.number = number;
  }

  /** The good answer as JSON text. */
  get goodText(): string {
    return JSON.stringify(goodAnswer(this.question));
  }

  get isClosed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  open(contentType = this.wire.contentType, headers: Record<string, string> = {}): void {
    this.#response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-cache', ...headers });
    this.#response.flushHeaders();
  }

  /** Sends raw data. Waits while the client does not read. */
  async send(data: string | Uint8Array): Promise<void> {
    if (this.isClosed) return;
    if (this.#response.write(data)) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#response.off('drain', done).off('close', done);
        resolve();
      };
      this.#response.on('drain', done).on('close', done);
    });
  }

  /** Streams text in chunks, with a pause of `paceMs` after each. */
  async streamText(text: string, paceMs = 0): Promise<void> {
    const length = paceMs > 0 ? CHUNK_LENGTH : LARGE_CHUNK_LENGTH;
    for (let start = 0; start < text.length && !this.isClosed; start += length) {
      await this.send(this.wire.text(text.slice(start, start + length)));
      if (paceMs > 0) await this.wait(paceMs);
    }
  }

  async finish(reason = 'stop'): Promise<void> {
    await this.send(this.wire.finish(reason));
    await this.send(this.wire.done);
    this.close();
  }

  /** Streams a complete answer and finishes it. */
  async answer(text = this.goodText, paceMs = 0): Promise<void> {
    this.open();
    await this.streamText(text, paceMs);
    await this.finish();
  }

  fail(status: number, body: unknown, headers: Record<string, string> = {}): void {
    const isText = typeof body === 'string';
    const contentType = isText && body.startsWith('<') ? 'text/html' : 'application/json';
    this.#response.writeHead(status, { 'content-type': contentType, ...headers });
    this.#response.end(isText ? body : JSON.stringify(body));
  }

  /** Sends an error status and the start of an error message that never ends. */
  failAndHang(status: number): void {
    this.#response.writeHead(status, { 'content-type': 'application/json' });
    this.#response.write('{"error": {"message": "');
  }

  close(): void {
    this.#response.end();
  }

  /** Resets the connection. */
  destroy(): void {
    const { socket } = this.#response;
    if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy();
    else this.#response.destroy();
  }

  /** Resolves after `ms`, or earlier if the client disconnects. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#response.off('close', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#response.on('close', done);
    });
  }

  /** Adds a function to `releases`. Resolves when that function is called or the client disconnects. */
  waitForRelease(releases: Set<() => void>): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        releases.delete(done);
        resolve();
      };
      releases.add(done);
      this.#response.on('close', done);
    });
  }

  /** Sends nothing until the client disconnects. */
  async hang(): Promise<void> {
    while (!this.isClosed) await this.wait(60_000);
  }
}
