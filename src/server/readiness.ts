import type { AnswerService, ServiceStatus } from '../domain/answer-service.ts';

/** Statuses are cached, so that frequent probes of this server do not flood the model service. */
const CACHE_MS = 5_000;
/** A service that does not respond within this time counts as unusable. */
const STATUS_TIMEOUT_MS = 5_000;

/** The last known status of the service. A server without a model is always ready. */
export class Readiness {
  readonly #service: AnswerService | undefined;
  #cached: { at: number; status: Promise<ServiceStatus> } | undefined;
  #model: string | undefined;

  constructor(service: AnswerService | undefined) {
    this.#service = service;
  }

  /** The configured model, or the model that the service last named. */
  get model(): string | undefined {
    return this.#service?.model ?? this.#model;
  }

  async status(): Promise<ServiceStatus> {
    if (!this.#service) return { usable: true, model: '' };
    const now = performance.now();
    if (this.#cached === undefined || now - this.#cached.at > CACHE_MS) {
      this.#cached = { at: now, status: this.#ask(this.#service) };
    }
    return this.#cached.status;
  }

  async #ask(service: AnswerService): Promise<ServiceStatus> {
    const status = await service.status(AbortSignal.timeout(STATUS_TIMEOUT_MS));
    if (status.usable) this.#model = status.model;
    return status;
  }
}
