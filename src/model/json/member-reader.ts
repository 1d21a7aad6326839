import { plainKey } from './keys.ts';
import { NEED_MORE, type TextEnd, TolerantJson, UNREADABLE } from './tolerant-json.ts';

export interface Member {
  /** The name of a field. */
  field: string;
  raw: unknown;
}

/** Names under which models wrap the whole document. */
const WRAPPERS: ReadonlySet<string> = new Set(
  [
    'report answer response result output data json content document arguments parameters properties final',
    'analysis evaluation businessAnalysis businessReport validation ideaAnalysis ideaValidation rating plan validationPlan',
    'informe respuesta resultado análisis analisis evaluación evaluacion valoración plan de validación',
  ]
    .join(' ')
    .split(' ')
    .map(plainKey),
);
/** Wrappers within each other, and the document's own group. */
const MAX_LEVELS = 4;
/** Below this many unread characters every piece of text is tried; above, when an eighth has been added: linear in all. */
const ALWAYS_TRIED = 64;
/** A member is known to be whole at the next key's colon or at a closing bracket: no other text is worth a try. */
const FINISHING = /[:}\]]/;

/**
 * Reads an object's members while its text arrives: those of its groups (`strategicAnalysis`) and of a wrapper around
 * it as well, by the names of their fields. Text that has been read is let go.
 */
export class MemberReader {
  readonly #json: TolerantJson;
  readonly #names = new Map<string, string>();
  readonly #groups = new Set<string>();
  #fresh: string[] = [];
  #freshLength = 0;
  #mayFinish = false;
  #level = 0;
  #state: 'reading' | 'closed' | 'stopped' = 'reading';
  #consumed = 0;
  /** Fields whose keys have been met, understood or not. */
  readonly seen = new Set<string>();

  /** @param names of fields, dotted where nested */
  constructor(names: readonly string[]) {
    for (const name of names) {
      const [group, part] = name.split('.') as [string, string?];
      this.#names.set(plainKey(name), name);
      if (part === undefined) continue;
      this.#names.set(plainKey(part), name);
      this.#groups.add(plainKey(group));
    }
    this.#json = new TolerantJson((key) => this.#names.has(plainKey(key)) || this.#groups.has(plainKey(key)));
  }

  /** The object's closing brace has been read, or its writer had finished. */
  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** Characters read for good. */
  get consumed(): number {
    return this.#consumed + this.#json.position;
  }

  /** Takes more of the object's text, which begins with its brace, and gives the members that are whole by now. */
  *push(text: string): Generator<Member> {
    if (this.#state !== 'reading') return;
    this.#fresh.push(text);
    this.#freshLength += text.length;
    this.#mayFinish ||= FINISHING.test(text);
    if (!this.#mayFinish) return;
    const unread = this.#json.text.length - this.#json.position;
    if (this.#freshLength * 8 >= unread || unread < ALWAYS_TRIED) yield* this.#read();
  }

  /** Gives the members that are whole now that no more text will come. */
  *finish(end: Exclude<TextEnd, 'more'>): Generator<Member> {
    if (this.#state !== 'reading') return;
    this.#json.end = end;
    yield* this.#read();
  }

  *#read(): Generator<Member> {
    const json = this.#json;
    this.#consumed += json.position;
    json.text = json.text.slice(json.position) + this.#fresh.join('');
    json.position = 0;
    this.#fresh = [];
    this.#freshLength = 0;
    this.#mayFinish = false;
    while (this.#state === 'reading') {
      const start = json.position;
      try {
        yield* this.#step();
      } catch (thrown) {
        if (thrown !== NEED_MORE && thrown !== UNREADABLE) throw thrown;
        json.position = start;
        if (thrown === UNREADABLE) this.#state = 'stopped';
        return;
      }
    }
  }

  /** One member, or one bracket; several members where a text holds the group's object. */
  #step(): Member[] {
    const json = this.#json;
    if (this.#level === 0) return this.#open();
    json.position = json.skipSeparators(json.position);
    const char = json.charAt(json.position);
    if (char === '') {
      this.#state = 'closed';
      return [];
    }
    if (char === '}') return this.#close();
    // A bracket too many, or that of a list around a group.
    if (char === ']') {
      json.position += 1;
      return [];
    }
    const key = plainKey(json.readKey());
    const field = this.#names.get(key);
    if (field) this.seen.add(field);
    const holdsMembers = !field && this.#level < MAX_LEVELS && (this.#groups.has(key) || WRAPPERS.has(key));
    json.position = json.skipBlank(json.position);
    if (holdsMembers) {
      const inList = json.charAt(json.position) === '[' ? json.skipBlank(json.position + 1) : json.position;
      if (json.charAt(inList) === '{') {
        json.position = inList;
        return this.#open();
      }
    }
    const raw = json.readValue('member');
    if (field) return [{ field, raw }];
    return holdsMembers && typeof raw === 'string' ? this.#membersOfText(raw) : [];
  }

  /** The members of an object that was written as a text. */
  #membersOfText(text: string): Member[] {
    if (!text.trimStart().startsWith('{')) return [];
    const inner = new MemberReader([...this.#names.values()]);
    const members = [...inner.push(text.trimStart()), ...inner.finish('complete')];
    for (const field of inner.seen) this.seen.add(field);
    return members;
  }

  #open(): Member[] {
    this.#json.position += 1;
    this.#level += 1;
    return [];
  }

  #close(): Member[] {
    const json = this.#json;
    if (this.#level > 1) {
      this.#level -= 1;
      json.position += 1;
      return [];
    }
    const next = json.skipBlank(json.position + 1);
    const isEnd = next >= json.text.length && json.end !== 'more';
    // After a brace too many the object goes on; so it does in another object, where a model writes one per member.
    if (!isEnd && json.isMemberAfter(next)) json.position = next + 1;
    else {
      this.#state = 'closed';
      json.position += 1;
    }
    return [];
  }
}
