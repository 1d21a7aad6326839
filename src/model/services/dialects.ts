import { inWords, saysOneOf } from './error-phrases.ts';
import { type AnswerBody, type HttpOptions, type HttpRequest, send } from './http-client.ts';
import { ServiceRejection } from './vendor-errors.ts';
import type { WirePart } from './wire.ts';

interface Parameter {
  /** A rejection with one of these phrases is about this parameter. */
  named: readonly string[];
  /** The values to send. After a rejection the next one is tried. */
  choices: readonly unknown[];
}

/** The parameters of a request that models may reject. */
type ParameterTable = Readonly<Record<string, Parameter>>;

/** The chosen value of each parameter. */
export type Dialect<Table extends ParameterTable> = {
  readonly [Name in keyof Table]: Table[Name]['choices'][number];
};

/** Statuses with which servers reject a parameter. An error object in a stream has no status. */
const REJECTING_STATUSES: ReadonlySet<number | undefined> = new Set([undefined, 400, 405, 422, 500, 501]);

/** Learns from rejected requests which parameters each model accepts. */
export class Dialects<Known extends ParameterTable> {
  readonly #options: HttpOptions;
  readonly #parameters: Known;
  readonly #learnt = new Map<string, Dialect<Known>>();

  constructor(options: HttpOptions, parameters: Known) {
    this.#options = options;
    this.#parameters = parameters;
  }

  /**
   * Sends a request, and repeats it with the next choice of each parameter that the model rejects, until no choice is left.
   * @param key names the model and the kind of document, because a model may reject the schema of one kind only
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
        // The stream may have begun: Groq validates the model's JSON under way and then rejects the request.
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

  /** Takes the next choice of each parameter that the rejection names. @returns whether any had a next choice */
  #learn(key: string, { code, status, complaint }: ServiceRejection): boolean {
    // OpenRouter: "No endpoints found that support response_format".
    const isAboutParameters = REJECTING_STATUSES.has(status) || /^no endpoints/.test(complaint);
    if (!isAboutParameters || (code !== 'service_error' && code !== 'model_not_found')) return false;
    const words = inWords(complaint);
    const named = Object.keys(this.#parameters).filter((name) =>
      saysOneOf(this.#parameters[name]?.named ?? [])(words),
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
