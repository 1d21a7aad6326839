import { normalizedWords, saysOneOf } from './error-meanings.ts';
import { type HttpOptions, type HttpRequest, type ResponseBody, send } from './http-client.ts';
import { ServiceRejection } from './vendor-errors.ts';
import type { WirePart } from './wire.ts';

interface Parameter {
  /** A rejection with one of these phrases is about this parameter. */
  phrases: readonly string[];
  choices: readonly unknown[];
}

type ParameterTable = Readonly<Record<string, Parameter>>;

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
   * Sends a request, and sends it again with the next choice of each parameter that the model rejects, until no choice is left.
   * @param key names the model and the kind of document, because a model may reject the schema of one kind only
   */
  async *ask(
    key: string,
    requestIn: (dialect: Dialect<Known>) => HttpRequest,
    read: (body: ResponseBody, dialect: Dialect<Known>) => AsyncIterable<WirePart>,
    signal: AbortSignal,
  ): AsyncGenerator<WirePart> {
    for (;;) {
      const dialect = this.#dialectFor(key);
      let body: ResponseBody | undefined;
      let hasText = false;
      try {
        body = await send(this.#options, requestIn(dialect), signal);
        for await (const part of read(body, dialect)) {
          hasText ||= part.type === 'text' && part.text.trim() !== '';
          yield part;
        }
        return;
      } catch (error) {
        // The stream may have begun: Groq validates the model's JSON while it arrives, and then rejects the request.
        if (hasText || !(error instanceof ServiceRejection) || !this.#learn(key, error)) throw error;
      } finally {
        body?.close();
      }
    }
  }

  #dialectFor(key: string): Dialect<Known> {
    const first = Object.entries(this.#parameters).map(([name, { choices }]) => [name, choices[0]]);
    return this.#learnt.get(key) ?? (Object.fromEntries(first) as Dialect<Known>);
  }

  /** Takes the next choice of each parameter that the rejection names. @returns whether any had a next choice */
  #learn(key: string, { code, status, serviceMessage }: ServiceRejection): boolean {
    // OpenRouter: "No endpoints found that support response_format".
    const isAboutParameters = REJECTING_STATUSES.has(status) || /^no endpoints/.test(serviceMessage);
    if (!isAboutParameters || (code !== 'service_error' && code !== 'model_not_found')) return false;
    const words = normalizedWords(serviceMessage);
    const named = Object.keys(this.#parameters).filter((name) =>
      saysOneOf(this.#parameters[name]?.phrases ?? [])(words),
    );
    return named.filter((name) => this.takeNextChoice(key, name)).length > 0;
  }

  takeNextChoice(key: string, name: keyof Known): boolean {
    const dialect = this.#dialectFor(key);
    const { choices = [] } = this.#parameters[name] ?? {};
    const next = choices.indexOf(dialect[name]) + 1;
    if (next >= choices.length) return false;
    this.#learnt.set(key, { ...dialect, [name]: choices[next] });
    return true;
  }
}
