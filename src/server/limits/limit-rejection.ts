import type { ErrorCode } from '../../domain/errors.ts';

/** The error code in the response, for each reason in metrics and log. */
const CODES = {
  minute: 'rate_limited',
  day: 'rate_limited',
  messages: 'rate_limited',
  client: 'rate_limited',
  queue: 'busy',
  ceiling: 'ceiling_reached',
  ceiling_unknown: 'ceiling_reached',
  draining: 'draining',
} as const satisfies Record<string, ErrorCode>;

type RejectionReason = keyof typeof CODES;
export const REJECTION_REASONS = Object.keys(CODES) as RejectionReason[];

/** A limit rejects a request. The client may retry later. */
export class LimitRejection extends Error {
  override readonly name = 'LimitRejection';
  readonly reason: RejectionReason;
  readonly code: (typeof CODES)[RejectionReason];
  /** Whole seconds, at least 1. */
  readonly retryAfter: number;

  constructor(reason: RejectionReason, retryAfter: number) {
    super(reason);
    this.reason = reason;
    this.code = CODES[reason];
    this.retryAfter = retryAfter;
  }
}
