import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { brand } from '../brand.ts';
import type { TokenUsage } from '../domain/answer-service.ts';

/** Seconds. A model's first section comes after one to twenty; the offline evaluator's after a millisecond. */
const FIRST_SECTION_BUCKETS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 60];
const TOTAL_BUCKETS = [0.01, 0.1, 1, 5, 10, 20, 40, 60, 90, 120, 180];

/** What is asked of a model: an analysis, a plan or a rating. */
export type Kind = 'analysis' | 'plan' | 'rating';

export interface Outcome {
  kind: Kind;
  service: string;
  /** `done`, or the error's code. */
  outcome: string;
  seconds: number;
  secondsToFirstSection: number | undefined;
}

/** The server's figures for Prometheus. Labels come from closed lists: nothing a visitor wrote can be one. */
export class Metrics {
  readonly registry = new Registry();
  readonly #analyses: Counter<'kind' | 'service' | 'outcome'>;
  readonly #firstSection: Histogram<'kind' | 'service'>;
  readonly #total: Histogram<'kind' | 'service'>;
  readonly #tokens: Counter<'service' | 'direction'>;
  readonly #completions: Counter<'kind' | 'service'>;
  readonly #rejections: Counter<'reason'>;

  constructor(counts: () => { running: number; waiting: number }) {
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
    collectDefaultMetrics({ register: this.registry });
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
