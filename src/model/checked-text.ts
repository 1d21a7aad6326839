import type { Citation } from '../domain/evidence.ts';
import { withoutMarks } from '../text/citation-marks.ts';
import type { ReadSection } from './json/document-values.ts';
import type { CitationCheck } from './web-reader.ts';

/** Checks the citation marks of a text that arrives block by block, and removes the marks from all other fields. */
export class CheckedText {
  readonly citations: Citation[] = [];
  dropped = 0;
  readonly #name: string;
  readonly #check: CitationCheck | undefined;
  readonly #blocks: string[] = [];

  /**
   * @param name the field of the text, whose blocks arrive as `name.0`, `name.1` …
   * @param check absent if there are no sources
   */
  constructor(name: string, check: CitationCheck | undefined) {
    this.#name = name;
    this.#check = check;
  }

  /** The blocks so far; `undefined` without any. */
  get text(): string | undefined {
    return this.#blocks.length > 0 ? this.#blocks.join('\n\n') : undefined;
  }

  section({ field, value, ...event }: ReadSection): ReadSection & { citations?: Citation[] } {
    if (field === this.#name) return { ...event, field, value: this.text ?? value };
    if (!field.startsWith(`${this.#name}.`)) return { ...event, field, value: unmarked(value) };
    const { text, citations, dropped } = this.#check?.check(value as string) ?? {
      text: withoutMarks(value as string),
      citations: [],
      dropped: 0,
    };
    this.#blocks.push(text);
    this.citations.push(...citations);
    this.dropped += dropped;
    return { ...event, field, value: text, ...(citations.length > 0 && { citations }) };
  }
}

function unmarked(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value);
  return Array.isArray(value) ? value.map(unmarked) : value;
}
