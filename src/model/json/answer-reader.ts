import { certainStart, possibleStarts, saidOutsideThinking } from './answer-start.ts';
import { FieldKeys, type NamedField } from './field-keys.ts';
import { holdsMarkup, someText } from './guards.ts';
import { unescaped } from './loose-value.ts';
import { type Member, MemberReader } from './member-reader.ts';

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
  /** The document is complete without it. */
  optional?: true;
  /**
   * The parts of a value that was written in another form than the group's: each is a field of its own, such as
   * `scoreBreakdown.problem`.
   */
  split?(raw: unknown): readonly Member[];
  /** Asked for once more when it, or its group, was written but it cannot be understood, even though optional. */
  isRescued?: true;
  /** Asked for once more when a model leaves it out; the document can be without it. The worksheet leaves it out. */
  modelOnly?: true;
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

/** What readers of one document share. */
interface Shared {
  /** Of all fields, also of those that a completing reader does not read. */
  index: FieldIndex;
  /** Final values, in the order in which they were read. */
  values: Map<string, unknown>;
  /** The model's own values of fields that others decide. */
  own: Map<string, unknown>;
  /** How often each text was written. */
  texts: Map<string, number>;
}

interface FieldIndex {
  byName: ReadonlyMap<string, ReadField>;
  settled: readonly ReadField[];
  keys: FieldKeys;
}

/** One index per list of fields. A format always passes the same list. */
const INDEXES = new WeakMap<readonly ReadField[], FieldIndex>();

function indexOf(fields: readonly ReadField[]): FieldIndex {
  const known = INDEXES.get(fields);
  if (known) return known;
  const index = {
    byName: new Map(fields.map((field) => [field.name, field])),
    settled: fields.filter(({ settle }) => settle),
    keys: new FieldKeys(fields),
  };
  INDEXES.set(fields, index);
  return index;
}

/** Most objects tried in one answer. The report is nearly always the first or second. */
const MAX_CANDIDATES = 200;
/** Most objects without a known key whose inside is searched. Each search reads the text again. */
const MAX_LOOKED_INTO = 10;
/** Fields that may hold one and the same text, and the length from which it counts, in UTF-16 units. */
const REPEATED_MAX = 2;
const REPEATED_MIN_LENGTH = 15;
/** Fields in the order asked for that show an object to be the document, and not an example or a draft. */
const CERTAIN_FIELDS = 3;
const NONE: readonly ReadSection[] = [];

/**
 * Reads one document from the answers of a model. A section that was returned is final: the first valid value of a
 * field is the value. While the answer is written, only what is certainly the answer is read; the rest waits for its end.
 */
export class AnswerReader {
  readonly #shared: Shared;
  readonly #fields: readonly ReadField[];
  readonly #keys: FieldKeys;
  readonly #parts: string[] = [];
  #length = 0;
  #triedLength = 0;
  #live: MemberReader | undefined;
  /** Members of the live object while it is not certain to be the document. */
  #held: Member[] | undefined = [];
  #seen: ReadonlySet<string> = new Set();
  #hasObject = false;
  #isCut = false;
  #isOpen = false;
  #repeatsPrompt = false;

  constructor(fields: readonly ReadField[], shared?: Shared) {
    this.#fields = fields;
    const index = indexOf(fields);
    this.#keys = index.keys;
    this.#shared = shared ?? { index, values: new Map(), own: new Map(), texts: new Map() };
  }

  get values(): Values {
    return this.#shared.values;
  }

  /** Everything said outside reasoning, once the answer has ended. */
  get said(): string {
    return saidOutsideThinking(this.#parts.join(''));
  }

  /** Anything was said, reasoning included. */
  get hasText(): boolean {
    return this.#length > 0 && this.#parts.join('').trim() !== '';
  }

  /** There is an object that is, or began to be, the document. */
  get hasObject(): boolean {
    return this.#hasObject;
  }

  /** Nothing of the document has been understood. */
  get isEmpty(): boolean {
    return this.#shared.values.size === 0 && this.#shared.own.size === 0;
  }

  /** The answer was cut or broken off. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** A field held the prompt's own brief, a placeholder, or a sentence that others hold. */
  get repeatsPrompt(): boolean {
    return this.#repeatsPrompt;
  }

  /** Takes the next piece of the answer's text and returns the sections it completes. */
  push(text: string): readonly ReadSection[] {
    this.#parts.push(text);
    this.#length += text.length;
    if (this.#live) return this.#takeLive(this.#live, this.#live.push(text));
    // Searching again only after the text grew by an eighth keeps the search linear.
    if (this.#triedLength > 256 && this.#length < this.#triedLength * 1.125) return NONE;
    this.#triedLength = this.#length;
    return this.#startLive();
  }

  /** Returns what the end of the answer shows to be complete. */
  finish(reason: 'complete' | 'cut' | 'broken'): readonly ReadSection[] {
    this.#isCut = reason !== 'complete';
    const end = this.#isCut ? 'cut' : 'complete';
    const sections = this.#live ? [] : [...this.#startLive()];
    if (this.#live && !this.#held) {
      sections.push(...this.#take(this.#live.finish(end)));
      this.#adopt(this.#live);
      return sections;
    }
    const text = this.#parts.join('');
    const best = this.#bestObject(text, end) ?? this.#objectInThinking(text);
    if (best) {
      this.#adopt(best.reader);
      sections.push(...this.#take(best.members));
    }
    this.#hasObject ||= this.#isCut && this.#live !== undefined && !this.#live.isClosed;
    return sections;
  }

  #startLive(): readonly ReadSection[] {
    const said = this.#parts.join('');
    const start = certainStart(said);
    if (start === undefined) return NONE;
    this.#live = new MemberReader(this.#keys);
    return this.#takeLive(this.#live, this.#live.push(said.slice(start)));
  }

  /** Takes the members of an object once it is certain to be the document. */
  #takeLive(live: MemberReader, members: readonly Member[]): readonly ReadSection[] {
    if (!this.#held) return this.#take(members);
    this.#held.push(...members);
    if (
      this.#fieldsInOrder(live) <
      Math.min(CERTAIN_FIELDS, this.#fields.filter(({ isAsked }) => isAsked).length)
    )
      return NONE;
    const held = this.#held;
    this.#held = undefined;
    return this.#take(held);
  }

  /** The most fields that follow each other in the order in which they were asked for. */
  #fieldsInOrder({ seen }: MemberReader): number {
    const names = this.#fields.map(({ name }) => name);
    let [last, run, longest] = [-1, 0, 0];
    for (const name of seen) {
      const index = names.indexOf(name);
      if (index < 0) continue;
      run = index > last ? run + 1 : 1;
      last = index;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  #adopt(reader: MemberReader): void {
    this.#seen = reader.seen;
    this.#isOpen = !reader.isClosed;
    this.#hasObject = reader.seen.size > 0;
  }

  /** The object in the text that holds most of the document, the first of equals; or one object for each member. */
  #bestObject(text: string, end: 'cut' | 'complete', isThinking = false): Candidate | undefined {
    const found: Candidate[] = [];
    let consumed = 0;
    const consider = (candidate: string): MemberReader => {
      const reader = new MemberReader(this.#keys);
      const members = reader.finish(end, candidate);
      if (reader.seen.size > 0) found.push({ reader, members, understood: this.#understood(members) });
      return reader;
    };
    // An answer that continues after an opening brace which the model took for written.
    if (/^\s*["'][\w.]+["']\s*:/.test(text)) consider(`{${text}`);
    let count = 0;
    for (const start of possibleStarts(text, () => consumed, isThinking)) {
      const rest = text.slice(start);
      // Quotes escaped once too often: `{\"pitch\": …`.
      const reader = consider(/^\{(?:\s|\\[nrt])*\\"/.test(rest) ? unescaped(rest) : rest);
      // An object that holds nothing of the document may be a wrapper around it, under a key of the model's own.
      consumed = start + (reader.seen.size === 0 && count < MAX_LOOKED_INTO ? 1 : reader.consumed);
      count += 1;
      if (count >= MAX_CANDIDATES) break;
    }
    const fields = found.flatMap(({ reader }) => [...reader.seen]);
    const areDisjoint = found.length > 2 && new Set(fields).size === fields.length;
    const [first, ...others] = found;
    if (!first || areDisjoint) return first && { ...first, members: found.flatMap(({ members }) => members) };
    return others.reduce((best, other) => (other.understood > best.understood ? other : best), first);
  }

  /** An answer that stands whole in reasoning, which was perhaps never closed. A draft holds less. */
  #objectInThinking(text: string): Candidate | undefined {
    const best = this.#bestObject(text, 'cut', true);
    return best?.reader.isClosed && best.understood * 2 > this.#fields.length ? best : undefined;
  }

  #understood(members: readonly Member[]): number {
    const { byName } = this.#shared.index;
    return this.#split(members).filter(
      ({ field, raw }) => byName.get(field)?.read(raw, this.values) !== undefined,
    ).length;
  }

  #take(members: readonly Member[]): readonly ReadSection[] {
    if (members.length === 0) return NONE;
    const { index, values, own } = this.#shared;
    const sections: ReadSection[] = [];
    for (const { field: name, raw } of this.#split(members)) {
      const field = index.byName.get(name);
      if (!field || values.has(name) || own.has(name)) continue;
      if (field.isBrief?.(raw)) {
        this.#repeatsPrompt = true;
        continue;
      }
      const value = this.#withoutMarkup(field.read(raw, values), field);
      if (value === undefined || this.#isRepeated(value)) continue;
      if (field.settle) own.set(name, value);
      else sections.push(this.#show(name, value));
      if (index.settled.length > 0) sections.push(...this.#settle(false));
    }
    return sections;
  }

  /** Whether a text repeats what other fields say, as a model does that has nothing to say. */
  #isRepeated(value: unknown): boolean {
    const { texts, values } = this.#shared;
    // Of what is no idea, several fields may say that there is none.
    if ((values.get('verdict') ?? 'judged') !== 'judged') return false;
    if (typeof value !== 'string' || value.length < REPEATED_MIN_LENGTH) return false;
    const times = (texts.get(value) ?? 0) + 1;
    texts.set(value, times);
    const isRepeated = times > REPEATED_MAX;
    this.#repeatsPrompt ||= isRepeated;
    return isRepeated;
  }

  #split(members: readonly Member[]): readonly Member[] {
    const { byName } = this.#shared.index;
    return members.flatMap((member) => byName.get(member.field)?.split?.(member.raw) ?? [member]);
  }

  /** The value as it may be shown: a list without the items that hold markup, if the rest still makes a value. */
  #withoutMarkup(value: unknown, field: ReadField): unknown {
    if (!someText(value, this.#holdsMarkup)) return value;
    if (!Array.isArray(value)) return undefined;
    const items = value.map((item) => (someText(item, this.#holdsMarkup) ? null : item));
    return field.read(items, this.values);
  }

  readonly #holdsMarkup = (text: string): boolean => holdsMarkup(text, this.#keys.isKnown);

  #show(field: string, value: unknown): ReadSection {
    this.#shared.values.set(field, value);
    return { type: 'section', field, value };
  }

  #settle(isLast: boolean): ReadSection[] {
    const { index, values, own } = this.#shared;
    return index.settled.flatMap(({ name, settle }) => {
      if (!settle || values.has(name)) return [];
      const value = settle(own.get(name), values, isLast);
      return value === undefined ? [] : [this.#show(name, value)];
    });
  }

  /**
   * The fields worth asking for once more: those the document needs, what decides them, those that were written but
   * not understood, and after a cut the optional ones that the model had not reached.
   * @param byModel whether a model wrote the answer, rather than rules
   */
  wanted(byModel: boolean): string[] {
    const { values, own } = this.#shared;
    const wanted = new Set<string>();
    const lastSeen = this.#fields.findLastIndex(({ name }) => this.#seen.has(name));
    for (const [index, field] of this.#fields.entries()) {
      const { name, settle, isAsked, isRescued, decidedBy = [] } = field;
      if (values.has(name)) continue;
      const isUnreached = this.#isCut && this.#isOpen && index >= lastSeen;
      const isSeen = this.#seen.has(name) || this.#seen.has(name.split('.')[0] ?? name);
      const isUnread = isRescued === true && isSeen;
      const isNeeded = isOptional(field, byModel)
        ? isAsked && (isUnreached || isUnread)
        : settle?.(own.get(name), values, true) === undefined;
      if (!isNeeded) continue;
      for (const decider of decidedBy) if (!values.has(decider)) wanted.add(decider);
      wanted.add(name);
    }
    return this.#fields.map(({ name }) => name).filter((name) => wanted.has(name));
  }

  /** A reader of a further answer with the `wanted` fields; what it reads becomes part of this document. */
  completing(wanted: readonly string[]): AnswerReader {
    const fields = this.#fields.filter(({ name, isAsked }) => !isAsked || wanted.includes(name));
    return new AnswerReader(fields, this.#shared);
  }

  /**
   * Settles the fields that waited for others, after the last answer.
   * @param fixed values of fields that have none
   */
  settle(fixed: Values = new Map()): readonly ReadSection[] {
    const { byName } = this.#shared.index;
    const missing = [...fixed].filter(([name]) => byName.has(name) && !this.values.has(name));
    const sections = missing.map(([name, value]) => this.#show(name, value));
    sections.push(...this.#settle(true));
    for (const { name, whenAbsent } of this.#fields) {
      if (whenAbsent !== undefined && !this.values.has(name)) sections.push(this.#show(name, whenAbsent));
    }
    return sections;
  }

  /** Every field that the document cannot be without has a value. */
  isComplete(): boolean {
    return this.#fields.every(
      ({ name, optional, modelOnly }) => optional || modelOnly || this.values.has(name),
    );
  }
}

function isOptional({ optional, modelOnly }: ReadField, byModel: boolean): boolean {
  return optional === true || (modelOnly === true && !byModel);
}

/** An object in an answer, and how many of its members can be understood. */
interface Candidate {
  reader: MemberReader;
  members: readonly Member[];
  understood: number;
}
