import { isLoopback } from '../loopback.ts';

/** Why a Redis address is refused before anything connects to it. */
type AddressProblem = 'no_address' | 'no_password' | 'no_tls';

export interface RedisAddress {
  /** Holds the password: never shown. */
  readonly url: string;
  /** Host and port, for people. */
  readonly shown: string;
}

/**
 * Reads the address of a Redis. Off this machine it must have a password and TLS: it carries the texts.
 * @param password used where the address has none
 */
export function readRedisAddress(
  text: string,
  password: string | undefined,
): RedisAddress | { problem: AddressProblem } {
  if (!URL.canParse(text)) return { problem: 'no_address' };
  const url = new URL(text);
  if (!/^rediss?:$/.test(url.protocol) || url.hostname === '') return { problem: 'no_address' };
  // ioredis would take settings from it.
  url.search = '';
  url.hash = '';
  if (url.password === '' && password) url.password = password;
  if (!isLoopback(url.hostname)) {
    if (url.protocol !== 'rediss:') return { problem: 'no_tls' };
    if (url.password === '') return { problem: 'no_password' };
  }
  return { url: url.href, shown: url.host };
}

/**
 * A Redis that cannot be used. `evicts`: it throws keys away when it is full, and so would lose readings. `detail` is an
 * error's code, a policy or a version.
 */
export class QueueError extends Error {
  override readonly name = 'QueueError';
  readonly problem: 'unusable' | 'evicts' | 'too_old';
  readonly detail: string;

  constructor(problem: QueueError['problem'], detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
    this.detail = detail;
  }
}
