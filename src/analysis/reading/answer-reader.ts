import type { AnswerField } from './answer-format.ts';

export interface ReadSection {
  type: 'section';
  field: string;
  value: unknown;
}

/** Reads one answer while it is written. */
export class AnswerReader {
  readonly values = new Map<string, unknown>();
  readonly #fields: readonly AnswerField[];
  readonly #own = new Map<string, unknown>();
  #text = '';
  hasObject = false;
  isCut = false;

  constructor(fields: readonly AnswerField[]) {
    this.#fields = fields;
  }

  get said(): string {
    return this.#text.trim();
  }

  *push(text: string): Generator<ReadSection> {
    this.#text += text;
    yield* [];
  }

  *finish(reason: 'complete' | 'cut' | 'broken'): Generator<ReadSection> {
    this.isCut = reason !== 'complete';
    let whole: Record<string, unknown>;
    try {
      const block = this.#text.slice(this.#text.indexOf('{'), this.#text.lastIndexOf('}') + 1);
      whole = JSON.parse(block);
      this.hasObject = true;
    } catch {
      return;
    }
    for (const field of this.#fields) {
      const [group, part] = field.name.split('.') as [string, string?];
      const raw = part ? (whole[group] as Record<string, unknown> | undefined)?.[part] : whole[group];
      const value = field.read(raw);
      if (value === undefined) continue;
      if (field.settle) this.#own.set(field.name, value);
      else {
        this.values.set(field.name, value);
        yield { type: 'section', field: field.name, value };
      }
    }
  }

  wanted(): string[] {
    return this.#fields
      .filter(({ name, optional, settle }) => {
        if (optional || this.values.has(name)) return false;
        return settle ? settle(this.#own.get(name), this.values, true) === undefined : true;
      })
      .map(({ name }) => name);
  }

  completing(_wanted: readonly string[]): AnswerReader {
    this.#text = '';
    return this;
  }

  *settle(): Generator<ReadSection> {
    for (const { name, settle, whenAbsent } of this.#fields) {
      if (this.values.has(name)) continue;
      const value = settle ? settle(this.#own.get(name), this.values, true) : whenAbsent;
      if (value === undefined) continue;
      this.values.set(name, value);
      yield { type: 'section', field: name, value };
    }
  }

  get isComplete(): boolean {
    return this.wanted().length === 0;
  }
}
