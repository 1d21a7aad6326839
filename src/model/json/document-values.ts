import { parsedIfJson, someText } from './json-value.ts';
import type { FieldKeys, NamedField } from './keys.ts';
import { holdsMarkup, holdsTagOrMember } from './markup.ts';
import type { Member } from './member-parser.ts';

/** The values read so far by field name. A nested field has a dotted name: `strategicAnalysis.strengths`. */
export type Values = ReadonlyMap<string, unknown>;

export interface ReadField extends NamedField {
  /**
   * Returns the document's value, or `undefined` when the raw value cannot be understood. Never throws.
   * @param leaveOut called for each item of a list that says something but cannot be understood
   */
  read(raw: unknown, values: Values, leaveOut?: () => void): unknown;
  /** Whether a value, or an item of a list, is a copy of the prompt's brief, or a placeholder. */
  isBrief?(value: unknown): boolean;
  /** The items of a list that arrive one by one, as `field.0`, `field.1` …; a cut list needs `fewest` of them. */
  items?: { read(raw: unknown): unknown; fewest: number };
  /** If the request has such fields, an object without any of them is a draft or an example. */
  isDecisive?: true;
  /** The prompt asks for this field. Other fields are read if a model writes them. */
  isAsked: boolean;
  /**
   * When the completing request asks for a missing field. Without `need`: always.
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
   * @param modelValue the model's own value, as `read` returned it
   * @param isLast no further values will come
   */
  settle?(modelValue: unknown, values: Values, isLast: boolean): unknown;
  /** The fields that `settle` depends on. The completing request asks for them together with this field. */
  decidedBy?: readonly string[];
}

export interface ReadSection {
  type: 'section';
  field: string;
  value: unknown;
}

/** A value with the number of its items that could not be read. */
interface PartialList {
  value: unknown;
  leftOut: number;
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
  /** The model's own values for fields that have `settle`. */
  readonly #modelValues = new Map<string, unknown>();
  /** Lists with unreadable items. They wait for the completing request, which may write them completely. */
  readonly #partial = new Map<string, PartialList>();
  /** The arrived items of unfinished lists. */
  readonly #items = new Map<string, unknown[]>();
  /** How often each text was written. */
  readonly #texts = new Map<string, number>();
  /** A field was a copy of the prompt's brief, a placeholder, or a text that other fields repeat. */
  repeatsPrompt = false;
  /** How many items of the document's lists were left out. Valid once the document is settled. */
  leftOut = 0;
  /** A list of the document was cut after enough of its items. */
  hasCutList = false;

  constructor(keys: FieldKeys<ReadField>) {
    this.#keys = keys;
    this.#fields = new Map(keys.fields.map((field) => [field.name, field]));
  }

  get values(): Values {
    return this.#values;
  }

  /** No field has been understood. */
  get isEmpty(): boolean {
    return this.#values.size === 0 && this.#modelValues.size === 0 && this.#partial.size === 0;
  }

  /** How many members can be understood. */
  understood(members: readonly Member[]): number {
    return this.#split(members).filter((member) => {
      const field = this.#fields.get(member.field);
      return field && this.#read(field, member) !== undefined;
    }).length;
  }

  /** Reads members of the answer. @returns the sections that they complete */
  take(members: readonly Member[]): readonly ReadSection[] {
    const sections: ReadSection[] = [];
    for (const member of this.#split(members)) {
      const { field: name, raw } = member;
      const field = this.#fields.get(name);
      if (!field || this.#values.has(name) || this.#modelValues.has(name)) continue;
      if (member.isItem) {
        sections.push(...this.#takeItem(field, member));
        continue;
      }
      const reading = this.#read(field, member);
      this.repeatsPrompt ||= reading === undefined && field.isBrief?.(raw) === true;
      if (reading === undefined || this.#isRepeated(reading.value)) continue;
      const { value, leftOut } = reading;
      if (leftOut > 0) {
        if (leftOut < (this.#partial.get(name)?.leftOut ?? Infinity)) this.#partial.set(name, reading);
      } else if (field.settle) this.#modelValues.set(name, value);
      else sections.push(...this.#emitWithItems(field, value));
      sections.push(...this.#settleFields(false));
    }
    return sections;
  }

  /** Ends lists that were cut after enough of their items. @returns the sections that this completes */
  closeLists(): readonly ReadSection[] {
    return this.#keys.fields.flatMap(({ name, items }) => {
      const arrived = this.#items.get(name) ?? [];
      const isEnough = items !== undefined && arrived.length >= items.fewest;
      // A complete list with items left out is in `#partial`, and has more items than arrived one by one.
      if (!isEnough || this.#values.has(name) || this.#partial.has(name)) return [];
      this.hasCutList = true;
      return [this.#emit(name, arrived)];
    });
  }

  /**
   * Settles all remaining fields after the last answer.
   * @param fixed values for fields that are still missing
   */
  settle(fixed: Values = new Map()): readonly ReadSection[] {
    const sections: ReadSection[] = [];
    for (const [name, { value, leftOut }] of this.#partial) {
      if (this.#values.has(name)) continue;
      this.leftOut += leftOut;
      sections.push(...this.#emitWithItems(this.#fields.get(name) as ReadField, value));
    }
    const missing = [...fixed].filter(([name]) => this.#fields.has(name) && !this.#values.has(name));
    sections.push(...missing.map(([name, value]) => this.#emit(name, value)));
    sections.push(...this.#settleFields(true));
    for (const { name, whenAbsent } of this.#keys.fields) {
      if (whenAbsent !== undefined && !this.#values.has(name)) sections.push(this.#emit(name, whenAbsent));
    }
    return sections;
  }

  /**
   * The fields that a completing request should ask for, as `need` says, and the fields that decide them. Unreadable items
   * of lists cause no request, but a request for other fields asks for those lists too.
   * @param seen the fields whose keys are in the answer
   * @param isOpen the answer was cut within the document
   */
  wanted(seen: ReadonlySet<string>, isOpen: boolean): string[] {
    const { fields } = this.#keys;
    const lastSeen = fields.findLastIndex(({ name }) => seen.has(name));
    const needed = fields.filter((field, index) => {
      const { name, settle, isAsked, need } = field;
      if (this.#values.has(name) || this.#partial.has(name)) return false;
      if (need === undefined) {
        return settle?.(this.#modelValues.get(name), this.#values, true) === undefined;
      }
      const isUnread = need === 'ifWritten' && (seen.has(name) || seen.has(name.split('.')[0] as string));
      return isAsked && (isUnread || (isOpen && index >= lastSeen));
    });
    const wanted = new Set(needed.flatMap(({ name, decidedBy = [] }) => [...decidedBy, name]));
    if (wanted.size > 0) for (const name of this.#partial.keys()) wanted.add(name);
    return fields.map(({ name }) => name).filter((name) => wanted.has(name) && !this.#values.has(name));
  }

  /** Splits groups into their fields. */
  #split(members: readonly Member[]): readonly Member[] {
    return members.flatMap((member) => {
      const parts = this.#fields.get(member.field)?.split?.(parsedIfJson(member.raw));
      return parts?.map((part) => ({ ...part, isStrict: member.isStrict })) ?? [member];
    });
  }

  /** Whether too many fields hold this text: a model with nothing to say repeats itself. */
  #isRepeated(value: unknown): boolean {
    // With another verdict several fields may say that the text is not an idea.
    if ((this.#values.get('verdict') ?? 'judged') !== 'judged') return false;
    if (typeof value !== 'string' || value.length < REPEATED_MIN_LENGTH) return false;
    const times = (this.#texts.get(value) ?? 0) + 1;
    this.#texts.set(value, times);
    const isRepeated = times > REPEATED_MAX;
    this.repeatsPrompt ||= isRepeated;
    return isRepeated;
  }

  /** Reads a value. A text that is a placeholder or holds markup is rejected; of a list, only those items are left out. */
  #read(field: ReadField, member: Member): PartialList | undefined {
    // A model may have written a list or an object into a string.
    const raw = parsedIfJson(member.raw);
    const reading = this.#readRaw(field, { ...member, raw });
    return reading === undefined && raw !== member.raw ? this.#readRaw(field, member) : reading;
  }

  #readRaw(field: ReadField, { raw, isStrict }: Member): PartialList | undefined {
    const isForeign = (text: string) =>
      isStrict ? holdsTagOrMember(text, this.#keys.isName) : holdsMarkup(text, this.#keys.isKnown);
    const isRejected = (part: unknown) => field.isBrief?.(part) === true || someText(part, isForeign);
    let leftOut = 0;
    const leaveOut = () => {
      leftOut += 1;
    };
    if (!Array.isArray(raw) && field.isBrief?.(raw)) return undefined;
    let value = field.read(raw, this.#values, leaveOut);
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      const kept = items.map((item) => (isRejected(item) ? null : item));
      const rejected = kept.filter((item, index) => item !== items[index]).length;
      leftOut += rejected;
      if (rejected > 0) value = field.read(kept, this.#values);
    } else if (isRejected(value)) return undefined;
    return value === undefined ? undefined : { value, leftOut };
  }

  /** Reads the next item of a list. An item that cannot be understood is counted once the whole list is read. */
  #takeItem(field: ReadField, { raw }: Member): ReadSection[] {
    const isForeign = (text: string) => holdsTagOrMember(text, this.#keys.isName);
    const value = field.items?.read(raw);
    if (value === undefined || field.isBrief?.(value) || someText(value, isForeign)) return [];
    const items = this.#items.get(field.name) ?? [];
    this.#items.set(field.name, [...items, value]);
    return [{ type: 'section', field: `${field.name}.${items.length}`, value }];
  }

  /** Emits a value, and before a list those of its items that were not emitted yet. Emitted items do not change. */
  #emitWithItems({ name, items }: ReadField, value: unknown): ReadSection[] {
    if (!items || !Array.isArray(value)) return [this.#emit(name, value)];
    const emitted = this.#items.get(name) ?? [];
    const rest = value.slice(emitted.length);
    return [
      ...rest.map(
        (item, index): ReadSection => ({
          type: 'section',
          field: `${name}.${emitted.length + index}`,
          value: item,
        }),
      ),
      this.#emit(name, [...emitted, ...rest]),
    ];
  }

  #emit(field: string, value: unknown): ReadSection {
    this.#values.set(field, value);
    return { type: 'section', field, value };
  }

  #settleFields(isLast: boolean): ReadSection[] {
    return this.#keys.fields.flatMap(({ name, settle }) => {
      if (!settle || this.#values.has(name)) return [];
      const value = settle(this.#modelValues.get(name), this.#values, isLast);
      return value === undefined ? [] : [this.#emit(name, value)];
    });
  }
}
