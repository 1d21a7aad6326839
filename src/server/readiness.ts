import type { AnswerService, ServiceStatus } from '../domain/answer-service.ts';

/** A status is cached for this time, so that frequent probes of this server do not flood the model service. */
const KEPT_MS = 5_000;
/** A service that does not answer within this time counts as unusable. */
const STATUS_TIMEOUT_MS = 5_000;

/** The last known status of the service. A host without a model can always answer. */
export class Readiness {
  readonly #service: AnswerService | undefined;
  #kept: { at: number; status: Promise<ServiceStatus> } | undefined;
  #model: string | undefined;

  constructor(service: AnswerService | undefined) {
    this.#service = service;
  }

  /** The configured model, or the one that the service named last. */
  get model(): string | undefined {
    return this.#service?.model ?? this.#model;
  }

  async status(): Promise<ServiceStatus> {
    if (!this.#service) return { usable: true, model: '' };
    const now = performance.now();
    if (this.#kept === undefined || now - this.#kept.at > KEPT_MS) {
      this.#kept = { at: now, status: this.#ask(this.#service) };
    }
    return this.#kept.status;
  }

  async #ask(service: AnswerService): Promise<ServiceStatus> {
    const status = await service.status(AbortSignal.timeout(STATUS_TIMEOUT_MS));
    if (status.usable) this.#model = status.model;
    return status;
  }
}
