export const REJECTION_REASONS = [
  'minute',
  'day',
  'messages',
  'client',
  'queue',
  'ceiling',
  'ceiling_unknown',
  'draining',
] as const;

/** Why a request has to come back later. `retryAfter` is in whole seconds, at least 1. */
export interface LimitRejection {
  code: 'rate_limited' | 'busy' | 'ceiling_reached' | 'draining';
  reason: (typeof REJECTION_REASONS)[number];
  retryAfter: number;
}
