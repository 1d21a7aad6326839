import type { FieldKeys, NamedField } from './field-keys.ts';
import { someText } from './json-value.ts';
import { holdsMarkup } from './markup.ts';
import type { Member } from './member-reader.ts';

/** The values read so far by field name. A nested field has a dotted name: `strategicAnalysis.strengths`. */
export type Values = ReadonlyMap<string, unknown>;

export interface ReadField extends NamedField {
  /** Returns the document's value, or `undefined` when the raw value cannot be understood. Never throws. */
  read(raw: unknown, values: Values): unknown;
  /** Whether the raw value is a copy of the prompt's brief, or a placeholder. */
  isBrief?(raw: unknown): boolean;
  /** The prompt asks for this field. Other fields are read too where a model writes them. */
  isAsked: boolean;
  /**
   * When the completing call asks for a missing field. Without `need`: always.
   * `ifWritten`: where the answer has the field or its group, but no value that can be understood. Fields that are
   * `ifWritten` or `optional` are also requested where the answer was cut before them.
   */
  need?: 'ifWritten' | 'optional' | undefined;
  /** Splits the value of a group into members of fields such as `scoreBreakdown.problem`. */
  split?(raw: unknown): readonly Member[];
  /** The value where the model wrote none. For fields that may be empty, such as the competitors. */
  whenAbsent?: unknown;
  /**
   * Computes a value that depends on other fields, such as `score`. Returns `undefined` while it is not final.
   * @param own the model's own value, as `read` returned it
   * @param isLast no further values will come
   */
  settle?(own: unknown, values: Values, isLast: boolean): unknown;
  /** The fields that `settle` depends on. The completing call asks for them together with this field. */
  decidedBy?: readonly string[];
}

export interface ReadSection {
  type: 'section';
  field: string;
  value: unknown;
}

/** Most fields that may hold the same text. */
const REPEATED_MAX = 2;
/** In UTF-16 units. Shorter texts may be repeated. */
const REPEATED_MIN_LENGTH = 15;

/** The values of one document, from one answer or two. The first valid value of a field is final. */
export class DocumentValues {
  readonly #keys: FieldKeys<ReadField>;
  readonly #fields: ReadonlyMap<string, ReadField>;
  /** The final values in reading order. */
  readonly #values = new Map<string, unknown>();
  /** The model's own values of fields that have `settle`. */
  readonly #own = new Map<string, unknown>();
  /** How often each text was written. */
  readonly #texts = new Map<string, number>();
  /** A field was a copy of the prompt's brief, a placeholder, or a text that other fields repeat. */
  repeatsPrompt = false;

  constructor(keys: FieldKeys<ReadField>) {
    this.#keys = keys;
    this.#fields = new Map(keys.fields.map((field) => [field.name, field]));
  }

  get values(): Values {
    return this.#values;
  }

  /** No field has been understood. */
  get isEmpty(): boolean {
    return this.#values.size === 0 && this.#own.size === 0;
  }

  /** How many members can be understood. */
  understood(members: readonly Member[]): number {
    return this.#split(members).filter(({ field: name, raw }) => {
      const field = this.#fields.get(name);
      return field && !field.isBrief?.(raw) && this.#read(field, raw) !== undefined;
    }).length;
  }

  /** Reads members of the answer. @returns the sections that they complete */
  take(members: readonly Member[]): readonly ReadSection[] {
    const sections: ReadSection[] = [];
    for (const { field: name, raw } of this.#split(members)) {
      const field = this.#fields.get(name);
      if (!field || this.#values.has(name) || this.#own.has(name)) continue;
      if (field.isBrief?.(raw)) {
        this.repeatsPrompt = true;
        continue;
      }
      const value = this.#read(field, raw);
      if (value === undefined || this.#isRepeated(value)) continue;
      if (field.settle) this.#own.set(name, value);
      else sections.push(this.#show(name, value));
      sections.push(...this.#settleFields(false));
    }
    return sections;
  }

  /**
   * Settles all remaining fields after the last answer.
   * @param fixed values for fields that are still missing
   */
  settle(fixed: Values = new Map()): readonly ReadSection[] {
    const missing = [...fixed].filter(([name]) => this.#fields.has(name) && !this.#values.has(name));
    const sections = missing.map(([name, value]) => this.#show(name, value));
    sections.push(...this.#settleFields(true));
    for (const { name, whenAbsent } of this.#keys.fields) {
      if (whenAbsent !== undefined && !this.#values.has(name)) sections.push(this.#show(name, whenAbsent));
    }
    return sections;
  }

  /**
   * The fields that a completing call should ask for, as `need` says, and the fields that decide them.
   * @param seen the fields whose keys are in the answer
   * @param isOpen the answer was cut within the document
   */
  wanted(seen: ReadonlySet<string>, isOpen: boolean): string[] {
    const { fields } = this.#keys;
    const lastSeen = fields.findLastIndex(({ name }) => seen.has(name));
    const needed = fields.filter((field, index) => {
      const { name, settle, isAsked, need } = field;
      if (this.#values.has(name)) return false;
      if (need === undefined) {
        return settle?.(this.#own.get(name), this.#values, true) === undefined;
      }
      const isUnread = need === 'ifWritten' && (seen.has(name) || seen.has(name.split('.')[0] as string));
      return isAsked && (isUnread || (isOpen && index >= lastSeen));
    });
    const wanted = new Set(needed.flatMap(({ name, decidedBy = [] }) => [...decidedBy, name]));
    return fields.map(({ name }) => name).filter((name) => wanted.has(name) && !this.#values.has(name));
  }

  #split(members: readonly Member[]): readonly Member[] {
    return members.flatMap((member) => this.#fields.get(member.field)?.split?.(member.raw) ?? [member]);
  }

  /** Whether too many fields hold this text: a model with nothing to say repeats itself. */
  #isRepeated(value: unknown): boolean {
    // After another verdict several fields may say that the text is no idea.
    if ((this.#values.get('verdict') ?? 'judged') !== 'judged') return false;
    if (typeof value !== 'string' || value.length < REPEATED_MIN_LENGTH) return false;
    const times = (this.#texts.get(value) ?? 0) + 1;
    this.#texts.set(value, times);
    const isRepeated = times > REPEATED_MAX;
    this.repeatsPrompt ||= isRepeated;
    return isRepeated;
  }

  /** Reads a value. A text that holds markup is refused; in a list, only the items that hold markup are. */
  #read(field: ReadField, raw: unknown): unknown {
    const value = field.read(raw, this.#values);
    const isMarkup = (text: string) => holdsMarkup(text, this.#keys.isKnown);
    if (!someText(value, isMarkup)) return value;
    if (!Array.isArray(value)) return undefined;
    const items = value.map((item) => (someText(item, isMarkup) ? null : item));
    return field.read(items, this.#values);
  }

  #show(field: string, value: unknown): ReadSection {
    this.#values.set(field, value);
    return { type: 'section', field, value };
  }

  #settleFields(isLast: boolean): ReadSection[] {
    return this.#keys.fields.flatMap(({ name, settle }) => {
      if (!settle || this.#values.has(name)) return [];
      const value = settle(this.#own.get(name), this.#values, isLast);
      return value === undefined ? [] : [this.#show(name, value)];
    });
  }
}
