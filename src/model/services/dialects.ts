import { ServiceRejection } from './failures.ts';
import { type AnswerBody, type HttpOptions, type HttpRequest, send } from './http-client.ts';
import type { WirePart } from './wire.ts';

interface Parameter {
  /** How rejections name it. */
  named: RegExp;
  /** What to send, tried from left to right. */
  choices: readonly unknown[];
}

/** The parameters of a request that models may reject. */
type ParameterTable = Readonly<Record<string, Parameter>>;

/** What to send for each parameter. */
export type Dialect<Known extends ParameterTable> = {
  readonly [Name in keyof Known]: Known[Name]['choices'][number];
};

/** Statuses with which servers reject a parameter. An error object in a stream has none. */
const REJECTING_STATUSES: ReadonlySet<number | undefined> = new Set([undefined, 400, 405, 422, 500, 501]);

/** What models accept, learnt from rejected requests and kept as long as the service. */
export class Dialects<Known extends ParameterTable> {
  readonly #options: HttpOptions;
  readonly #parameters: Known;
  readonly #learnt = new Map<string, Dialect<Known>>();

  constructor(options: HttpOptions, parameters: Known) {
    this.#options = options;
    this.#parameters = parameters;
  }

  /**
   * Sends a request, and repeats it without what the model rejects. Each repetition leaves something out, so that it ends.
   * @param key model and kind of document: a schema that is rejected for reports may pass for ratings
   */
  async *ask(
    key: string,
    requestIn: (dialect: Dialect<Known>) => HttpRequest,
    read: (body: AnswerBody, dialect: Dialect<Known>) => AsyncIterable<WirePart>,
    signal: AbortSignal,
  ): AsyncGenerator<WirePart> {
    for (;;) {
      const dialect = this.#of(key);
      let body: AnswerBody | undefined;
      let hasText = false;
      try {
        body = await send(this.#options, requestIn(dialect), signal);
        for await (const part of read(body, dialect)) {
          hasText ||= part.type === 'text' && part.text.trim() !== '';
          yield part;
        }
        return;
      } catch (error) {
        // Also after an answer has begun: Groq validates the JSON that the model wrote, and then rejects the request.
        if (hasText || !(error instanceof ServiceRejection) || !this.#learn(key, error)) throw error;
      } finally {
        body?.close();
      }
    }
  }

  #of(key: string): Dialect<Known> {
    const first = Object.entries(this.#parameters).map(([name, { choices }]) => [name, choices[0]]);
    return this.#learnt.get(key) ?? (Object.fromEntries(first) as Dialect<Known>);
  }

  /** Takes the next choice of each parameter that the rejection names. @returns whether there was one */
  #learn(key: string, { code, status, complaint }: ServiceRejection): boolean {
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
    const dialect = this.#of(key);
    const { choices = [] } = this.#parameters[name] ?? {};
    const next = choices.indexOf(dialect[name]) + 1;
    if (next >= choices.length) return false;
    this.#learnt.set(key, { ...dialect, [name]: choices[next] });
    return true;
  }
}
