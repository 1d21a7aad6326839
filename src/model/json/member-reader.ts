import { NEED_MORE, type TextEnd, UNREADABLE } from './json-cursor.ts';
import { plainKey } from './keys.ts';
import { TolerantJson } from './tolerant-json.ts';

export interface Member {
  /** The name of a field. */
  field: string;
  raw: unknown;
}

/** A field's name and other keys under which models write it, dotted where nested. */
export interface NamedField {
  name: string;
  aliases?: readonly string[];
}

/** Keys under which models wrap the whole document. */
const WRAPPERS: ReadonlySet<string> = new Set(
  [
    'report answer response result output data json content document arguments parameters properties final',
    'analysis evaluation businessAnalysis businessReport validation ideaAnalysis ideaValidation rating plan validationPlan',
    'informe respuesta resultado análisis evaluación valoración plan de validación',
  ]
    .join(' ')
    .split(' ')
    .map(plainKey),
);
/** Wrappers within each other, and the document's own group. */
const MAX_LEVELS = 4;
/** With fewer unread characters reading is always tried: it costs little. */
const ALWAYS_TRIED = 64;
/**
 * Text that is not strict JSON does not show where a member ends. Reading it is tried when this much is new, and as much
 * as was there before.
 */
const BLIND_TRY = 1024;

const [QUOTE, BACKSLASH, COLON, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [...'"\\:{}[]'].map(
  (char) => char.charCodeAt(0),
);
const NONE: readonly Member[] = [];

/** The keys of a document: which field each stands for, and which hold a group of fields. */
export class FieldKeys {
  readonly #names = new Map<string, string>();
  readonly #groups = new Set<string>();

  constructor(fields: readonly NamedField[]) {
    for (const { name, aliases = [] } of fields) {
      this.#names.set(plainKey(name), name);
      for (const key of [name, ...aliases]) {
        const [keyGroup, keyPart] = key.split('.') as [string, string?];
        this.#names.set(keyPart ?? keyGroup, name).set(plainKey(keyPart ?? keyGroup), name);
        if (keyPart !== undefined) this.#groups.add(plainKey(keyGroup));
      }
    }
  }

  /** The field that a key stands for, or else whether the key may hold the document's members. */
  find(key: string): { field: string | undefined; isContainer: boolean } {
    const plain = plainKey(key);
    const field = this.#names.get(key) ?? this.#names.get(plain);
    return { field, isContainer: this.#groups.has(plain) || (!field && WRAPPERS.has(plain)) };
  }

  readonly isKnown = (key: string): boolean => {
    if (this.#names.has(key)) return true;
    const plain = plainKey(key);
    return this.#names.has(plain) || this.#groups.has(plain);
  };
}

/**
 * Reads an object's members while its text arrives, including those of its groups (`strategicAnalysis`) and of a wrapper
 * around it, by field name. Text that has been read is dropped.
 */
export class MemberReader {
  readonly #keys: FieldKeys;
  readonly #json: TolerantJson;
  /** Text that has not been tried. */
  #fresh = '';
  /** A member may have become complete since the last try. */
  #isDue = false;
  /** Brackets and quotes so far, counted as in strict JSON. They only decide when reading is tried. */
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** Objects entered. */
  #level = 0;
  #state: 'reading' | 'lost' | 'closed' | 'stopped' = 'reading';
  #consumed = 0;
  /** Fields whose keys have been met, understood or not. */
  readonly seen = new Set<string>();

  constructor(keys: FieldKeys) {
    this.#keys = keys;
    this.#json = new TolerantJson(keys.isKnown);
  }

  /** The object's closing brace has been read, or its writer had finished. */
  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** Characters consumed. */
  get consumed(): number {
    return this.#consumed + this.#json.position;
  }

  /** Takes more of the object's text, which begins with its brace, and returns the members that are now complete. */
  push(text: string): readonly Member[] {
    if (this.#state === 'closed' || this.#state === 'stopped') return NONE;
    this.#fresh += text;
    // A long piece may hold members of groups that are not entered yet.
    if (this.#mayComplete(text) || text.length >= ALWAYS_TRIED) this.#isDue = true;
    const unread = this.#json.text.length - this.#json.position;
    // Reading again only once an eighth, or as much again, has been added keeps the work linear.
    const isWorthIt = this.#isDue
      ? unread < ALWAYS_TRIED || this.#fresh.length * 8 >= unread
      : this.#fresh.length >= BLIND_TRY && this.#fresh.length * 2 >= unread;
    return isWorthIt ? this.#read() : NONE;
  }

  /**
   * Returns the members that are complete now that no more text will come.
   * @param rest of the text, or all of it
   */
  finish(end: Exclude<TextEnd, 'more'>, rest = ''): readonly Member[] {
    if (this.#state === 'closed' || this.#state === 'stopped') return NONE;
    this.#json.end = end;
    this.#fresh += rest;
    return this.#read();
  }

  /** Whether the text holds the colon of the next key, or the bracket that ends a value or an object. */
  #mayComplete(text: string): boolean {
    let isDue = false;
    let depth = this.#depth;
    let isInString = this.#isInString;
    let isEscaped = this.#isEscaped;
    const level = Math.max(1, this.#level);
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charCodeAt(at);
      if (isEscaped) isEscaped = false;
      else if (char === QUOTE) isInString = !isInString;
      else if (isInString) isEscaped = char === BACKSLASH;
      else if (char === COLON) isDue ||= depth === level;
      else if (char === OPEN_BRACE || char === OPEN_BRACKET) depth += 1;
      else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) {
        depth -= 1;
        isDue ||= depth <= level;
      }
    }
    this.#depth = depth;
    this.#isInString = isInString;
    this.#isEscaped = isEscaped;
    return isDue;
  }

  #read(): readonly Member[] {
    const json = this.#json;
    this.#consumed += json.position;
    json.text = json.text.slice(json.position) + this.#fresh;
    json.position = 0;
    this.#fresh = '';
    this.#isDue = false;
    const members: Member[] = [];
    for (;;) {
      if (this.#state === 'lost') this.#findMember();
      if (this.#state !== 'reading') return members;
      const start = json.position;
      try {
        members.push(...this.#step());
      } catch (thrown) {
        if (thrown !== NEED_MORE && thrown !== UNREADABLE) throw thrown;
        json.position = start;
        if (thrown === NEED_MORE) return members;
        // Only text that has proved to be the document is searched for the rest of it.
        this.#state = this.seen.size > 0 ? 'lost' : 'stopped';
        json.position += 1;
      }
    }
  }

  /** After unreadable text: goes on at the next known key. */
  #findMember(): void {
    const json = this.#json;
    const next = json.knownKeyAfter(json.position);
    if (next !== undefined) {
      json.position = next;
      this.#state = 'reading';
      return;
    }
    json.position = json.lookAgainFrom;
    if (json.end !== 'more') this.#state = 'stopped';
  }

  /** One member or one bracket; several members where a text holds the group's object. */
  #step(): readonly Member[] {
    const json = this.#json;
    if (this.#level === 0) return this.#open();
    json.position = json.skipSeparators(json.position);
    const char = json.charAt(json.position);
    if (char === '') {
      this.#state = 'closed';
      return NONE;
    }
    if (char === '}') return this.#close();
    // A bracket too many, or that of a list around a group.
    if (char === ']') {
      json.position += 1;
      return NONE;
    }
    const { field, isContainer } = this.#keys.find(json.readKey());
    if (field) this.seen.add(field);
    const holdsMembers = isContainer && this.#level < MAX_LEVELS;
    json.position = json.skipBlank(json.position);
    if (holdsMembers) {
      // The list of a field that is also a group holds its parts in another form, to be read as a whole.
      const isList = !field && json.charAt(json.position) === '[';
      const inList = isList ? json.skipBlank(json.position + 1) : json.position;
      if (json.charAt(inList) === '{') {
        json.position = inList;
        return this.#open();
      }
    }
    const raw = json.readValue('member');
    if (holdsMembers && typeof raw === 'string') return this.#membersOfText(raw);
    return field ? [{ field, raw }] : NONE;
  }

  /** The members of an object that was written as a text. */
  #membersOfText(text: string): readonly Member[] {
    if (!text.trimStart().startsWith('{')) return NONE;
    const inner = new MemberReader(this.#keys);
    const members = inner.finish('complete', text.trimStart());
    for (const field of inner.seen) this.seen.add(field);
    return members;
  }

  #open(): readonly Member[] {
    this.#json.position += 1;
    this.#level += 1;
    return NONE;
  }

  #close(): readonly Member[] {
    const json = this.#json;
    if (this.#level > 1) {
      this.#level -= 1;
      json.position += 1;
      return NONE;
    }
    const next = json.skipBlank(json.position + 1);
    const isEnd = next >= json.text.length && json.end !== 'more';
    // After a brace too many the object goes on; so it does in another object, where a model writes one per member.
    if (!isEnd && json.isMemberAfter(next)) json.position = next + 1;
    else {
      this.#state = 'closed';
      json.position += 1;
    }
    return NONE;
  }
}
