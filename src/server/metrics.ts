import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { brand } from '../brand.ts';
import type { NO_MODEL, ServiceName } from '../domain/answer-service.ts';
import { ERROR_CODES, REFUSAL_REASONS } from '../domain/errors.ts';
import { version } from '../domain/version.ts';
import { WORK_KINDS } from '../model/work.ts';

/** Seconds. Models need 1 to 20 s for the first section. */
const FIRST_SECTION_BUCKETS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 60];
const TOTAL_BUCKETS = [0.01, 0.1, 1, 5, 10, 20, 40, 60, 90, 120, 180];

/** HTTP statuses of rejected requests. */
const REJECTION_STATUSES = [400, 403, 404, 405, 413, 415, 421, 422];

const CONNECTION_REASONS = ['connections', 'pipelined'];

interface MetricsSources {
  counts(): { running: number; waiting: number };
  /** The configured services, in order. */
  services: readonly (ServiceName | typeof NO_MODEL)[];
  /** Absent without Redis. */
  redisUp?: () => boolean;
}

/** The server's metrics for Prometheus. The values of labels come from closed lists, never from a visitor's text. */
export class Metrics {
  readonly registry = new Registry();
  readonly analyses = this.#counter(
    'analyses_total',
    'Analyses and other work that ended, by outcome (done, or the code of the error).',
    ['kind', 'service', 'outcome'],
  );
  readonly firstSection = this.#histogram(
    'first_section_seconds',
    'From the start of the analysis to its first section.',
    FIRST_SECTION_BUCKETS,
  );
  readonly total = this.#histogram(
    'analysis_seconds',
    'From the start of the analysis to its end.',
    TOTAL_BUCKETS,
  );
  readonly tokens = this.#counter('tokens_total', 'Tokens, if the service reports them.', [
    'service',
    'direction',
  ]);
  readonly completions = this.#counter(
    'completions_total',
    'Completing requests: second requests for the fields that a cut or incomplete answer lacked.',
    ['kind', 'service'],
  );
  readonly rejections = this.#counter('rejections_total', 'Requests rejected before any work, by reason.', [
    'reason',
  ]);

  constructor({ counts, services, redisUp }: MetricsSources) {
    this.#gauge('in_flight', 'Analyses and other work running in this process.', () => counts().running);
    this.#gauge('queue_length', 'Requests queued in this process.', () => counts().waiting);
    if (redisUp) {
      const help = 'Whether the Redis that replicas share can be used (1 or 0).';
      this.#gauge('redis_up', help, () => Number(redisUp()));
    }
    new Gauge({
      name: nameOf('build_info'),
      help: 'Always 1; the labels name the running version.',
      labelNames: ['version', 'commit'],
      registers: [this.registry],
    }).set({ version: version.number, commit: version.commit ?? '' }, 1);
    collectDefaultMetrics({ register: this.registry });
    this.#beginAtZero(services);
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter<Label>({ name: nameOf(name), help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string, buckets: number[]) {
    const labelNames = ['kind', 'service'] as const;
    return new Histogram({ name: nameOf(name), help, labelNames, buckets, registers: [this.registry] });
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name: nameOf(name),
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** Creates every series at 0, because `rate()` and `increase()` miss the first event of a series that begins with that event. */
  #beginAtZero(services: MetricsSources['services']): void {
    for (const service of services) {
      for (const kind of WORK_KINDS) {
        for (const outcome of ['done', ...ERROR_CODES]) this.analyses.inc({ kind, service, outcome }, 0);
        this.completions.inc({ kind, service }, 0);
        this.firstSection.zero({ kind, service });
        this.total.zero({ kind, service });
      }
      for (const direction of ['prompt', 'completion']) this.tokens.inc({ service, direction }, 0);
    }
    const statuses = REJECTION_STATUSES.map((status) => `http_${status}`);
    for (const reason of [...REFUSAL_REASONS, ...CONNECTION_REASONS, ...statuses])
      this.rejections.inc({ reason }, 0);
  }
}

const nameOf = (name: string) => `${brand.slug}_${name}`;

/** Serves `GET /metrics` on a separate port, because metrics are for the operator, not for visitors. */
export function metricsServer({ registry }: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  });
}
