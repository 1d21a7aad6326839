import { type AnswerBody, type Connection, type HttpRequest, send } from './connection.ts';
import { type Rejection, rejectionOf } from './failures.ts';
import type { WirePart } from './wire.ts';

/** A parameter of a request that models may reject. */
interface Parameter<Value> {
  /** How rejections name it. */
  named: RegExp;
  /** What to send, tried from left to right. */
  choices: readonly Value[];
}

type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** What to send for each parameter. */
export type Dialect<Known extends Parameters> = {
  readonly [Name in keyof Known]: Known[Name]['choices'][number];
};

/** Statuses with which servers reject a parameter. An error object in a stream has none. */
const REJECTING_STATUSES: ReadonlySet<number | undefined> = new Set([undefined, 400, 405, 422, 500, 501]);

/** What models accept, learnt from rejected requests and kept as long as the service. */
export class Dialects<Known extends Parameters> {
  readonly #parameters: Known;
  readonly #learnt = new Map<string, Dialect<Known>>();

  constructor(parameters: Known) {
    this.#parameters = parameters;
  }

  /** @param key model and kind of document: a schema that is rejected for reports may pass for ratings */
  of(key: string): Dialect<Known> {
    const first = Object.entries(this.#parameters).map(([name, { choices }]) => [name, choices[0]]);
    return this.#learnt.get(key) ?? (Object.fromEntries(first) as Dialect<Known>);
  }

  /** Takes the next choice of each parameter that the rejection names. @returns whether there was one */
  learn(key: string, { error, complaint }: Rejection): boolean {
    const { code, status } = error;
    // OpenRouter: "No endpoints found that support response_format".
    const isAboutParameters = REJECTING_STATUSES.has(status) || /^no endpoints/.test(complaint);
    if (!isAboutParameters || (code !== 'service_error' && code !== 'model_not_found')) return false;
    const named = Object.keys(this.#parameters).filter((name) =>
      this.#parameters[name]?.named.test(complaint),
    );
    return named.filter((name) => this.leaveOut(key, name)).length > 0;
  }

  /** Takes the next choice of a parameter. @returns whether there was one */
  leaveOut(key: string, name: keyof Known): boolean {
    const dialect = this.of(key);
    const { choices = [] } = this.#parameters[name] ?? {};
    const next = choices.indexOf(dialect[name]) + 1;
    if (next >= choices.length) return false;
    this.#learnt.set(key, { ...dialect, [name]: choices[next] });
    return true;
  }
}

/**
 * Sends a request, and repeats it without what the model rejects. Each repetition leaves something out, so that it ends.
 */
export async function* askInDialect<Known extends Parameters>(
  connection: Connection,
  dialects: Dialects<Known>,
  key: string,
  requestIn: (dialect: Dialect<Known>) => HttpRequest,
  read: (body: AnswerBody, dialect: Dialect<Known>) => AsyncIterable<WirePart>,
  signal: AbortSignal,
): AsyncGenerator<WirePart> {
  for (;;) {
    const dialect = dialects.of(key);
    const answer = await send(connection, requestIn(dialect), signal);
    if ('rejection' in answer) {
      if (!dialects.learn(key, answer.rejection)) throw answer.rejection.error;
      continue;
    }
    let hasText = false;
    try {
      for await (const part of read(answer.body, dialect)) {
        hasText ||= part.type === 'text' && part.text.trim() !== '';
        yield part;
      }
      return;
    } catch (error) {
      // Groq validates the JSON that the model wrote, and rejects the request after it.
      const rejected = rejectionOf(error);
      if (hasText || !rejected || !dialects.learn(key, rejected)) throw error;
    } finally {
      answer.close();
    }
  }
}
