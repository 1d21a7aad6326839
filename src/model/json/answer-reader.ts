import { certainStart, possibleStarts, saidOutsideThinking } from './answer-start.ts';
import { type Member, MemberReader } from './member-reader.ts';

/** The values read so far, by field name; nested fields are dotted, `strategicAnalysis.strengths`. */
export type Values = ReadonlyMap<string, unknown>;

/** One field of a document and how its value is read. */
export interface ReadField {
  name: string;
  /** The value that the document may hold, or `undefined` when it cannot be understood. Never throws. */
  read(raw: unknown): unknown;
  /** The document is complete without it. */
  optional?: true;
  /** Required of a model; the worksheet leaves it out. */
  modelOnly?: true;
  /** Used when the model never gives a value: only for what is true of an absence. */
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

/** Objects tried in one answer before it is given up: reports come first or second. */
const MAX_CANDIDATES = 200;
/** Objects of which nothing was known that are looked into all the same: each costs another look at the text. */
const MAX_LOOKED_INTO = 10;

/**
 * Reads one document from the answers of a model. What it gives as a section stands: the first valid value of a field
 * is the value. Live, it reads only what is certainly the answer; the rest waits for the end.
 */
export class AnswerReader {
  readonly #fields: readonly ReadField[];
  readonly #byName: ReadonlyMap<string, ReadField>;
  /** Final values, in the order in which they were read. */
  readonly values: Map<string, unknown>;
  /** The model's own values where others decide. */
  readonly #own: Map<string, unknown>;
  readonly #parts: string[] = [];
  #length = 0;
  #triedLength = 0;
  #live: MemberReader | undefined;
  #seen: ReadonlySet<string> = new Set();
  #hasObject = false;
  #isCut = false;
  #isOpen = false;

  constructor(fields: readonly ReadField[], sharing?: AnswerReader) {
    this.#fields = fields;
    this.#byName = new Map(fields.map((field) => [field.name, field]));
    this.values = sharing?.values ?? new Map();
    this.#own = sharing ? sharing.#own : new Map();
  }

  /** Everything said outside reasoning, once the answer has ended. */
  get said(): string {
    return saidOutsideThinking(this.#parts.join(''));
  }

  /** There is an object that is, or began to be, the document. */
  get hasObject(): boolean {
    return this.#hasObject;
  }

  /** The answer was cut or broken off. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Takes the next piece of the answer's text and gives the sections it finishes. */
  *push(text: string): Generator<ReadSection> {
    this.#parts.push(text);
    this.#length += text.length;
    if (this.#live) return yield* this.#take(this.#live.push(text));
    // Looking again only when an eighth has been added keeps looking linear.
    if (this.#triedLength > 256 && this.#length < this.#triedLength * 1.125) return;
    this.#triedLength = this.#length;
    const said = this.#parts.join('');
    const start = certainStart(said);
    if (start === undefined) return;
    this.#live = new MemberReader(this.#fields.map(({ name }) => name));
    yield* this.#take(this.#live.push(said.slice(start)));
  }

  /** Gives what the end of the answer shows to be whole. */
  *finish(reason: 'complete' | 'cut' | 'broken'): Generator<ReadSection> {
    this.#isCut = reason !== 'complete';
    const end = this.#isCut ? 'cut' : 'complete';
    const text = this.#parts.join('');
    if (!this.#live) {
      const start = certainStart(text);
      if (start !== undefined) {
        this.#live = new MemberReader(this.#fields.map(({ name }) => name));
        yield* this.#take(this.#live.push(text.slice(start)));
      }
    }
    if (this.#live) {
      yield* this.#take(this.#live.finish(end));
      this.#adopt(this.#live);
      this.#hasObject ||= this.#isOpen && this.#isCut;
      if (this.#seen.size > 0) return;
    }
    const best = this.#bestObject(text, end);
    if (!best) return;
    this.#adopt(best.reader);
    yield* this.#take(best.members);
  }

  #adopt(reader: MemberReader): void {
    this.#seen = reader.seen;
    this.#isOpen = !reader.isClosed;
    this.#hasObject = reader.seen.size > 0;
  }

  /** The object in the text that says most of the document; the first of equals. */
  #bestObject(text: string, end: 'cut' | 'complete') {
    let best: { reader: MemberReader; members: Member[]; understood: number } | undefined;
    let consumed = 0;
    const consider = (candidate: string): MemberReader => {
      const reader = new MemberReader(this.#fields.map(({ name }) => name));
      const members = [...reader.push(candidate), ...reader.finish(end)];
      const understood = members.filter(({ field, raw }) => this.#byName.get(field)?.read(raw) !== undefined);
      const isBetter = best ? understood.length > best.understood : reader.seen.size > 0;
      if (isBetter) best = { reader, members, understood: understood.length };
      return reader;
    };
    // An answer that goes on from an opening brace the model took for written.
    if (/^\s*["'][\w.]+["']\s*:/.test(text)) consider(`{${text}`);
    let count = 0;
    for (const start of possibleStarts(text, () => consumed)) {
      const reader = consider(unwrapped(text.slice(start)));
      // An object that holds nothing of the document may be a wrapper around it, under a name of the model's own.
      consumed = start + (reader.seen.size === 0 && count < MAX_LOOKED_INTO ? 1 : reader.consumed);
      count += 1;
      if (count >= MAX_CANDIDATES) break;
    }
    return best;
  }

  *#take(members: Iterable<Member>): Generator<ReadSection> {
    for (const { field: name, raw } of members) {
      const field = this.#byName.get(name);
      if (!field || this.values.has(name) || this.#own.has(name)) continue;
      const value = field.read(raw);
      if (value === undefined) continue;
      if (field.settle) this.#own.set(name, value);
      else yield this.#show(name, value);
      yield* this.#settle(false);
    }
  }

  #show(field: string, value: unknown): ReadSection {
    this.values.set(field, value);
    return { type: 'section', field, value };
  }

  *#settle(isLast: boolean): Generator<ReadSection> {
    for (const { name, settle } of this.#fields) {
      if (!settle || this.values.has(name)) continue;
      const value = settle(this.#own.get(name), this.values, isLast);
      if (value !== undefined) yield this.#show(name, value);
    }
  }

  /**
   * The fields worth asking for once more: those the document needs, what decides them, and after a cut the optional
   * ones the model had not come to.
   * @param byModel whether a model wrote the answer, rather than rules
   */
  wanted(byModel: boolean): string[] {
    const wanted = new Set<string>();
    const lastSeen = this.#fields.findLastIndex(({ name }) => this.#seen.has(name));
    for (const [index, field] of this.#fields.entries()) {
      const { name, settle, decidedBy = [] } = field;
      if (this.values.has(name)) continue;
      const isUnreached = this.#isCut && this.#isOpen && index >= lastSeen;
      if (
        isOptional(field, byModel)
          ? !isUnreached
          : settle?.(this.#own.get(name), this.values, true) !== undefined
      )
        continue;
      for (const decider of decidedBy) if (!this.values.has(decider)) wanted.add(decider);
      wanted.add(name);
    }
    return this.#fields.map(({ name }) => name).filter((name) => wanted.has(name));
  }

  /** A reader of a further answer that holds the `wanted` fields alone; what it reads becomes part of this document. */
  completing(wanted: readonly string[]): AnswerReader {
    return new AnswerReader(
      this.#fields.filter(({ name }) => wanted.includes(name)),
      this,
    );
  }

  /** Decides, now that nothing more will come, what was waiting. */
  *settle(): Generator<ReadSection> {
    yield* this.#settle(true);
    for (const { name, whenAbsent } of this.#fields) {
      if (whenAbsent !== undefined && !this.values.has(name)) yield this.#show(name, whenAbsent);
    }
  }

  /** Every field the document needs has a value. */
  isComplete(byModel: boolean): boolean {
    return this.#fields.every((field) => isOptional(field, byModel) || this.values.has(field.name));
  }
}

function isOptional({ optional, modelOnly }: ReadField, byModel: boolean): boolean {
  return optional === true || (modelOnly === true && !byModel);
}

/** An object whose quotes were escaped once too often (`{\"pitch\": …`) or written for HTML (`{&quot;pitch&quot;`). */
function unwrapped(text: string): string {
  const head = text.slice(0, 200);
  if (/^\{(?:\s|\\[nrt])*\\"/.test(head)) {
    return text.replace(
      /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g,
      (whole, hex: string | undefined, char: string) => {
        if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
        return { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', '/': '/' }[char] ?? whole;
      },
    );
  }
  if (!/^\{\s*&(?:quot|#34);/.test(head)) return text;
  return text
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&#(?:39|x27);|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
