import type { FieldKeys, NamedField } from './field-keys.ts';
import { someText } from './json-value.ts';
import { holdsMarkup } from './markup.ts';
import type { Member } from './member-reader.ts';

/** The values read so far, by field name; nested fields are dotted, `strategicAnalysis.strengths`. */
export type Values = ReadonlyMap<string, unknown>;

/** One field of a document and how its value is read. */
export interface ReadField extends NamedField {
  /** The value that the document may hold, or `undefined` when it cannot be understood. Never throws. */
  read(raw: unknown, values: Values): unknown;
  /** Whether the value repeats the prompt's brief instead of answering it. */
  isBrief?(raw: unknown): boolean;
  /** The prompt asks for it. What it does not ask for is read where it is written. */
  isAsked: boolean;
  /**
   * Without it the document needs the field. `model`: only a model's does, and is asked for it once more. `ifWritten`: not
   * needed, but asked for once more when it, or its group, was written and cannot be understood. `optional`: neither.
   */
  need?: 'model' | 'ifWritten' | 'optional' | undefined;
  /**
   * The parts of a value that was written in another form than the group's: each is a field of its own, such as
   * `scoreBreakdown.problem`.
   */
  split?(raw: unknown): readonly Member[];
  /** The value when the model gives none. Only where absence is an answer, as with competitors. */
  whenAbsent?: unknown;
  /**
   * For a value that depends on others, `score`: the final value, or `undefined` while it cannot be known.
   * @param own what `read` made of the model's own value, if there is one
   * @param isLast nothing more will come
   */
  settle?(own: unknown, values: Values, isLast: boolean): unknown;
  /** The fields `settle` looks at: asked for with this one when it cannot be settled without them. */
  decidedBy?: readonly string[];
}

export interface ReadSection {
  type: 'section';
  field: string;
  value: unknown;
}

/** Fields that may hold one and the same text, and the length from which it counts, in UTF-16 units. */
const REPEATED_MAX = 2;
const REPEATED_MIN_LENGTH = 15;

/** The values of one document, from one answer or two. A section is final: the first valid value of a field is the value. */
export class DocumentValues {
  readonly #keys: FieldKeys<ReadField>;
  readonly #fields: ReadonlyMap<string, ReadField>;
  /** Final values, in the order in which they were read. */
  readonly #values = new Map<string, unknown>();
  /** The model's own values of fields that others decide. */
  readonly #own = new Map<string, unknown>();
  /** How often each text was written. */
  readonly #texts = new Map<string, number>();
  /** A field held the prompt's own brief, a placeholder, or a sentence that others hold. */
  repeatsPrompt = false;

  constructor(keys: FieldKeys<ReadField>) {
    this.#keys = keys;
    this.#fields = new Map(keys.fields.map((field) => [field.name, field]));
  }

  get values(): Values {
    return this.#values;
  }

  /** Nothing of the document has been understood. */
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

  /** Takes what was written, and returns the sections that it completes. */
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
   * Settles the fields that waited for others, after the last answer.
   * @param fixed values of fields that have none
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
   * The fields worth asking for once more: those the document needs, what decides them, those that were written but
   * not understood, and the optional ones that an answer which was cut had not reached.
   * @param byModel whether a model wrote the answer, rather than rules
   * @param seen the fields whose keys were written
   * @param isOpen the answer was cut within the document
   */
  wanted(byModel: boolean, seen: ReadonlySet<string>, isOpen: boolean): string[] {
    const { fields } = this.#keys;
    const lastSeen = fields.findLastIndex(({ name }) => seen.has(name));
    const needed = fields.filter((field, index) => {
      const { name, settle, isAsked, need } = field;
      if (this.#values.has(name)) return false;
      if (need === undefined || (need === 'model' && byModel)) {
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

  /** Whether a text repeats what other fields say, as a model does that has nothing to say. */
  #isRepeated(value: unknown): boolean {
    // Of what is no idea, several fields may say that there is none.
    if ((this.#values.get('verdict') ?? 'judged') !== 'judged') return false;
    if (typeof value !== 'string' || value.length < REPEATED_MIN_LENGTH) return false;
    const times = (this.#texts.get(value) ?? 0) + 1;
    this.#texts.set(value, times);
    const isRepeated = times > REPEATED_MAX;
    this.repeatsPrompt ||= isRepeated;
    return isRepeated;
  }

  /** The value as it may be shown: a list without the items that hold markup, if the rest still makes a value. */
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
