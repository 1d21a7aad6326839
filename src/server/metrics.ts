import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { brand } from '../brand.ts';
import type { ServiceName, TokenUsage } from '../domain/answer-service.ts';
import { ERROR_CODES, type ErrorCode } from '../domain/errors.ts';
import { version } from '../version.ts';
import { REJECTION_REASONS } from './limits/rejection.ts';

/** Seconds. A model's first section comes after 1 to 20 s, the worksheet's after a millisecond. */
const FIRST_SECTION_BUCKETS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 60];
const TOTAL_BUCKETS = [0.01, 0.1, 1, 5, 10, 20, 40, 60, 90, 120, 180];

/** What is asked of a model. */
const KINDS = ['analysis', 'plan', 'rating', 'searches', 'evidence'] as const;
export type Kind = (typeof KINDS)[number];

/** HTTP statuses of rejected requests that count from 0. */
const REJECTION_STATUSES = [400, 403, 404, 405, 413, 415, 421, 422];

/** Why a connection is closed. */
const CONNECTION_REASONS = ['connections', 'pipelined'];

/** Outcomes that count from 0. Codes that never end a running analysis are left out. */
const NEVER_AN_OUTCOME: ReadonlySet<ErrorCode> = new Set([
  'unknown_service',
  'blocked_by_browser',
  'draining',
  'invalid_request',
  'idea_too_short',
  'idea_too_long',
]);
const OUTCOMES = ['done', ...ERROR_CODES.filter((code) => !NEVER_AN_OUTCOME.has(code))];

export interface Outcome {
  kind: Kind;
  service: string;
  /** `done`, or the error's code. */
  outcome: string;
  seconds: number;
  secondsToFirstSection: number | undefined;
}

interface Observed {
  counts(): { running: number; waiting: number };
  /** The configured services, the first one first. */
  services: readonly ServiceName[];
  /** Absent without Redis. */
  redisUp?: () => boolean;
}

/** The server's metrics for Prometheus. Labels come from closed lists: nothing a visitor wrote can be one. */
export class Metrics {
  readonly registry = new Registry();
  readonly #analyses: Counter<'kind' | 'service' | 'outcome'>;
  readonly #firstSection: Histogram<'kind' | 'service'>;
  readonly #total: Histogram<'kind' | 'service'>;
  readonly #tokens: Counter<'service' | 'direction'>;
  readonly #completions: Counter<'kind' | 'service'>;
  readonly #rejections: Counter<'reason'>;

  constructor({ counts, services, redisUp }: Observed) {
    const registers = [this.registry];
    const name = (rest: string) => `${brand.slug}_${rest}`;
    this.#analyses = new Counter({
      name: name('analyses_total'),
      help: 'Analyses, plans and ratings that ended, by outcome (done, or the code of the error).',
      labelNames: ['kind', 'service', 'outcome'],
      registers,
    });
    this.#firstSection = new Histogram({
      name: name('first_section_seconds'),
      help: 'From the start of the analysis to its first section.',
      labelNames: ['kind', 'service'],
      buckets: FIRST_SECTION_BUCKETS,
      registers,
    });
    this.#total = new Histogram({
      name: name('analysis_seconds'),
      help: 'From the start of the analysis to its end.',
      labelNames: ['kind', 'service'],
      buckets: TOTAL_BUCKETS,
      registers,
    });
    this.#tokens = new Counter({
      name: name('tokens_total'),
      help: 'Tokens, where the service tells them.',
      labelNames: ['service', 'direction'],
      registers,
    });
    this.#completions = new Counter({
      name: name('completions_total'),
      help: 'Answers that were cut or lacked fields, so that these were asked for once more.',
      labelNames: ['kind', 'service'],
      registers,
    });
    this.#rejections = new Counter({
      name: name('rejections_total'),
      help: 'Requests refused before anything was run, by reason.',
      labelNames: ['reason'],
      registers,
    });
    new Gauge({
      name: name('in_flight'),
      help: 'Analyses, plans and ratings running in this process.',
      registers,
      collect() {
        this.set(counts().running);
      },
    });
    new Gauge({
      name: name('queue_length'),
      help: 'Requests waiting for a turn in this process.',
      registers,
      collect() {
        this.set(counts().waiting);
      },
    });
    new Gauge({
      name: name('build_info'),
      help: 'Always 1; the labels say which version runs.',
      labelNames: ['version', 'commit'],
      registers,
    }).set({ version: version.number, commit: version.commit ?? '' }, 1);
    if (redisUp) {
      new Gauge({
        name: name('redis_up'),
        help: 'Whether the Redis that replicas share can be used (1 or 0).',
        registers,
        collect() {
          this.set(redisUp() ? 1 : 0);
        },
      });
    }
    collectDefaultMetrics({ register: this.registry });
    this.#beginAtZero(services);
  }

  /** A counter that appears with its first event hides that event from `rate()` and `increase()`. */
  #beginAtZero(services: readonly ServiceName[]): void {
    for (const service of services) {
      for (const kind of KINDS) {
        for (const outcome of OUTCOMES) this.#analyses.inc({ kind, service, outcome }, 0);
        this.#completions.inc({ kind, service }, 0);
        this.#firstSection.zero({ kind, service });
        this.#total.zero({ kind, service });
      }
      for (const direction of ['prompt', 'completion']) this.#tokens.inc({ service, direction }, 0);
    }
    for (const reason of REJECTION_REASONS) this.#rejections.inc({ reason }, 0);
    for (const reason of CONNECTION_REASONS) this.#rejections.inc({ reason }, 0);
    for (const status of REJECTION_STATUSES) this.#rejections.inc({ reason: `http_${status}` }, 0);
  }

  ended({ kind, service, outcome, seconds, secondsToFirstSection }: Outcome): void {
    this.#analyses.inc({ kind, service, outcome });
    this.#total.observe({ kind, service }, seconds);
    if (secondsToFirstSection !== undefined) {
      this.#firstSection.observe({ kind, service }, secondsToFirstSection);
    }
  }

  tokens(service: string, { prompt, completion }: TokenUsage): void {
    if (prompt !== undefined) this.#tokens.inc({ service, direction: 'prompt' }, prompt);
    if (completion !== undefined) this.#tokens.inc({ service, direction: 'completion' }, completion);
  }

  completing(kind: Kind, service: string): void {
    this.#completions.inc({ kind, service });
  }

  rejected(reason: string): void {
    this.#rejections.inc({ reason });
  }
}
