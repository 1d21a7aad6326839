import { parsedIfJson, someText } from './json-value.ts';
import type { FieldKeys, NamedField } from './keys.ts';
import { holdsMarkup, holdsTagOrMember } from './markup.ts';
import type { Member } from './member-parser.ts';

/** The values read so far by field name. A nested field has a dotted name: `strategicAnalysis.strengths`. */
export type Values = ReadonlyMap<string, unknown>;

export interface ReadField extends NamedField {
  /**
   * Returns the document's value, or `undefined` when the raw value cannot be understood. Never throws.
   * @param leaveOut called for each list item that has content but cannot be understood
   */
  read?(raw: unknown, values: Values, leaveOut?: () => void): unknown;
  /** Whether a value, or an item of a list, is a copy of the prompt's brief, or a placeholder. */
  isBrief?(value: unknown): boolean;
  /**
   * Reads a Markdown text as its blocks, which are emitted as `field.0`, `field.1` … before the text.
   * @param isBegun the text may go on; returns only the blocks that further text cannot change
   */
  readBlocks?(raw: unknown, isBegun?: boolean): string[] | undefined;
  /** If the request has such fields, an object without any of them is a draft or an example. */
  isDecisive?: boolean | undefined;
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
  /** The value if the model wrote none, for fields that may be empty, such as the competitors. */
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

interface PartialList {
  value: unknown;
  leftOut: number;
}

/** The values of one document, from one answer or two. The first valid value of a field is final. */
export class DocumentValues {
  readonly #keys: FieldKeys<ReadField>;
  readonly #fields: ReadonlyMap<string, ReadField>;
  readonly #values = new Map<string, unknown>();
  readonly #modelValues = new Map<string, unknown>();
  /** Lists with unreadable items. They wait for the completing request, which may write them completely. */
  readonly #partial = new Map<string, PartialList>();
  readonly #blocks = new Map<string, string[]>();
  readonly #earlierBlocks = new Map<string, number>();
  /** A field was a copy of the prompt's brief, or a placeholder. */
  repeatsPrompt = false;
  /** How many items of the document's lists were left out. Valid once the document is settled. */
  leftOut = 0;
  readonly cutTexts: string[] = [];

  constructor(keys: FieldKeys<ReadField>) {
    this.#keys = keys;
    this.#fields = new Map(keys.fields.map((field) => [field.name, field]));
  }

  get values(): Values {
    return this.#values;
  }

  get isEmpty(): boolean {
    const { size } = this.#blocks;
    return this.#values.size + this.#modelValues.size + this.#partial.size + size === 0;
  }

  get missing(): string[] {
    return this.#keys.fields
      .filter(({ name, need }) => need === undefined && !this.#values.has(name))
      .map(({ name }) => name);
  }

  understood(members: readonly Member[]): number {
    return this.#split(members).filter((member) => {
      const field = this.#fields.get(member.field);
      return field && this.#read(field, member) !== undefined;
    }).length;
  }

  take(members: readonly Member[]): readonly ReadSection[] {
    const sections: ReadSection[] = [];
    for (const member of this.#split(members)) {
      const { field: name, raw } = member;
      const field = this.#fields.get(name);
      if (!field || this.#values.has(name) || this.#modelValues.has(name)) continue;
      if (member.isBegun) {
        sections.push(...this.#takeBegun(field, member.raw as string));
        continue;
      }
      const reading = this.#read(field, member);
      this.repeatsPrompt ||= reading === undefined && field.isBrief?.(raw) === true;
      if (reading === undefined) continue;
      const { value, leftOut } = reading;
      if (leftOut > 0) {
        if (leftOut < (this.#partial.get(name)?.leftOut ?? Infinity)) this.#partial.set(name, reading);
      } else if (field.settle) this.#modelValues.set(name, value);
      else sections.push(...this.#emitValue(field, value));
      sections.push(...this.#settleFields(false));
    }
    return sections;
  }

  get begunTexts(): Values {
    const begun = [...this.#blocks].filter(([name, blocks]) => !this.#values.has(name) && blocks.length > 0);
    return new Map(begun.map(([name, blocks]) => [name, blocks.join('\n\n')]));
  }

  beginAnswer(): void {
    for (const [name, blocks] of this.#blocks) this.#earlierBlocks.set(name, blocks.length);
  }

  /** Settles all remaining fields after the last answer. `fixed` has values for fields that are still missing. */
  settle(fixed: Values = new Map()): readonly ReadSection[] {
    const sections: ReadSection[] = [];
    for (const [name, { value, leftOut }] of this.#partial) {
      if (this.#values.has(name)) continue;
      this.leftOut += leftOut;
      sections.push(...this.#emitValue(this.#fields.get(name) as ReadField, value));
    }
    for (const [name, text] of this.begunTexts) {
      this.cutTexts.push(name);
      sections.push(this.#emit(name, text));
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

  #split(members: readonly Member[]): readonly Member[] {
    return members.flatMap((member) => {
      const parts = this.#fields.get(member.field)?.split?.(parsedIfJson(member.raw));
      return parts?.map((part) => ({ ...part, isStrict: member.isStrict })) ?? [member];
    });
  }

  /** Reads a value. Rejects a text that is a placeholder or holds markup; in a list, leaves out only such items. */
  #read(field: ReadField, member: Member): PartialList | undefined {
    // A model may have written a list or an object into a string.
    const raw = parsedIfJson(member.raw);
    const reading = this.#readRaw(field, { ...member, raw });
    return reading === undefined && raw !== member.raw ? this.#readRaw(field, member) : reading;
  }

  #readRaw(field: ReadField, { raw, isStrict }: Member): PartialList | undefined {
    const isForeign = (text: string) =>
      // A long text may have any punctuation.
      isStrict || field.readBlocks
        ? holdsTagOrMember(text, this.#keys.isName)
        : holdsMarkup(text, this.#keys.isKnown);
    const isRejected = (part: unknown) => field.isBrief?.(part) === true || someText(part, isForeign);
    let leftOut = 0;
    const leaveOut = () => {
      leftOut += 1;
    };
    if (!Array.isArray(raw) && field.isBrief?.(raw)) return undefined;
    let value = field.read?.(raw, this.#values, leaveOut);
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      const kept = items.map((item) => (isRejected(item) ? null : item));
      const rejected = kept.filter((item, index) => item !== items[index]).length;
      leftOut += rejected;
      if (rejected > 0) value = field.read?.(kept, this.#values);
    } else if (isRejected(value)) return undefined;
    return value === undefined ? undefined : { value, leftOut };
  }

  #takeBegun(field: ReadField, raw: string): ReadSection[] {
    const read = field.readBlocks?.(raw, true);
    if (!read || someText(read, (text) => holdsTagOrMember(text, this.#keys.isName))) return [];
    return this.#emitBlocks(field.name, read);
  }

  /** Emits a value. Emits the new blocks of a long text before the text itself. Emitted blocks do not change. */
  #emitValue({ name, readBlocks }: ReadField, value: unknown): ReadSection[] {
    const blocks = readBlocks?.(value);
    if (!blocks) return [this.#emit(name, value)];
    return [...this.#emitBlocks(name, blocks), this.#emit(name, (this.#blocks.get(name) ?? []).join('\n\n'))];
  }

  /** Emits the blocks after those already emitted. A further answer continues the text, or repeats it from its beginning. */
  #emitBlocks(name: string, blocks: readonly string[]): ReadSection[] {
    const emitted = this.#blocks.get(name) ?? [];
    const isRepeated = blocks[0] === emitted[0];
    const earlier = isRepeated ? 0 : (this.#earlierBlocks.get(name) ?? 0);
    const fresh = blocks.slice(emitted.length - earlier);
    this.#blocks.set(name, [...emitted, ...fresh]);
    return fresh.map((value, index) => ({
      type: 'section',
      field: `${name}.${emitted.length + index}`,
      value,
    }));
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
