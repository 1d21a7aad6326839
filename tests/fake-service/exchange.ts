import type { ServerResponse } from 'node:http';
import { goodAnswer, type Question } from './question.ts';
import type { Wire } from './wires.ts';

/** Characters per streamed piece: about three tokens. */
const PIECE = 12;

/** One request under way, with the verbs that scenarios are told in. */
export class Exchange {
  readonly wire: Wire;
  readonly question: Question;
  /** The request as parsed. */
  readonly body: Record<string, unknown>;
  /** Which call to this model it is, from 1. */
  readonly call: number;
  readonly #response: ServerResponse;

  constructor(
    response: ServerResponse,
    wire: Wire,
    question: Question,
    body: Record<string, unknown>,
    call: number,
  ) {
    this.#response = response;
    this.wire = wire;
    this.question = question;
    this.body = body;
    this.call = call;
  }

  /** The good answer as JSON text. */
  get goodText(): string {
    return JSON.stringify(goodAnswer(this.question));
  }

  get gone(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  open(contentType = this.wire.contentType, headers: Record<string, string> = {}): void {
    this.#response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-cache', ...headers });
    this.#response.flushHeaders();
  }

  /** Bytes as they are. Waits while the other side does not read. */
  async send(data: string | Uint8Array): Promise<void> {
    if (this.gone) return;
    if (this.#response.write(data)) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#response.off('drain', done).off('close', done);
        resolve();
      };
      this.#response.on('drain', done).on('close', done);
    });
  }

  /** Text of the answer, in small pieces, `paceMs` apart. */
  async tell(text: string, paceMs = 0): Promise<void> {
    for (let start = 0; start < text.length && !this.gone; start += PIECE) {
      await this.send(this.wire.text(text.slice(start, start + PIECE)));
      if (paceMs > 0) await this.wait(paceMs);
    }
  }

  async finish(reason = 'stop'): Promise<void> {
    await this.send(this.wire.finish(reason));
    await this.send(this.wire.done);
    this.close();
  }

  /** A whole answer: `text` streamed, finished as it should be. */
  async answer(text = this.goodText, paceMs = 0): Promise<void> {
    this.open();
    await this.tell(text, paceMs);
    await this.finish();
  }

  refuse(status: number, body: unknown, headers: Record<string, string> = {}): void {
    const isText = typeof body === 'string';
    const contentType = isText && body.startsWith('<') ? 'text/html' : 'application/json';
    this.#response.writeHead(status, { 'content-type': contentType, ...headers });
    this.#response.end(isText ? body : JSON.stringify(body));
  }

  /** The status of a refusal, and an explanation that is begun and never finished. */
  refuseAndHang(status: number): void {
    this.#response.writeHead(status, { 'content-type': 'application/json' });
    this.#response.write('{"error": {"message": "');
  }

  close(): void {
    this.#response.end();
  }

  /** The connection is lost: a reset, where nothing was sent yet. */
  destroy(): void {
    const { socket } = this.#response;
    if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy();
    else this.#response.destroy();
  }

  /** Resolves sooner when the other side has gone. */
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

  /** Says nothing until the other side has had enough. */
  async hang(): Promise<void> {
    while (!this.gone) await this.wait(60_000);
  }
}
