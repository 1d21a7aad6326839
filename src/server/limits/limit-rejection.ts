import { REFUSAL_CODES, type RefusalReason } from '../../domain/errors.ts';

/** A limit rejects a request. The client may retry later. */
export class LimitRejection extends Error {
  override readonly name = 'LimitRejection';
  readonly reason: RefusalReason;
  /** Whole seconds, at least 1. */
  readonly retryAfter: number;

  constructor(reason: RefusalReason, retryAfter: number) {
    super(reason);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  get code() {
    return REFUSAL_CODES[this.reason];
  }
}
