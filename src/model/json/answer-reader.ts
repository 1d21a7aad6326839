import { fromCertainStart, withoutReasoning } from './answer-start.ts';
import { DocumentValues, type ReadField, type ReadSection } from './document-values.ts';
import type { FieldKeys } from './field-keys.ts';
import { unescaped } from './loose-value.ts';
import { type Member, MemberReader } from './member-reader.ts';

/** Most objects tried in one answer. The report is nearly always the first or second. */
const MAX_CANDIDATES = 200;
/** Most objects without a known key whose inside is searched. Each search reads the text again. */
const MAX_LOOKED_INTO = 10;
/** Fields in the order asked for that show an object to be the document, and not an example or a draft. */
const CERTAIN_FIELDS = 3;
/** Quotes of other kinds, where those of JSON stand. */
const OTHER_QUOTES =
  /(?<=[{[,]\s{0,40}|["'”」»＂;][:：]\s{0,40})(?:["']{2,3}|[„”«「＂]|``|&quot;)|(?:["']{2,3}|[“»」＂]|&quot;)(?=\s{0,40}[:：,\]}])/g;
const NONE: readonly ReadSection[] = [];

/** An object in an answer, and how many of its members can be understood. */
interface Candidate {
  reader: MemberReader;
  members: readonly Member[];
  understood: number;
}

/**
 * Reads a document from one answer of a model. While the answer is written, only what is certainly the document is
 * read; the rest waits for its end.
 */
export class AnswerReader {
  readonly document: DocumentValues;
  readonly #keys: FieldKeys<ReadField>;
  /** The names of the fields asked for, in order. */
  readonly #asked: readonly string[];
  #text = '';
  #triedLength = 0;
  /** The object that is the document, or may be. */
  #object: MemberReader | undefined;
  /** Members of the object while it is not certain to be the document. */
  #held: Member[] | undefined = [];
  /** How the answer ended, once it has. */
  #end: 'cut' | 'complete' | undefined;

  /** @param document to which a further answer belongs, with the fields it was asked for */
  constructor(
    keys: FieldKeys<ReadField>,
    document = new DocumentValues(keys),
    asked: readonly string[] = keys.fields.filter(({ isAsked }) => isAsked).map(({ name }) => name),
  ) {
    this.#keys = keys;
    this.document = document;
    this.#asked = asked;
  }

  /** Everything said outside reasoning, once the answer has ended. */
  get said(): string {
    return withoutReasoning(this.#text).trim();
  }

  /** Anything was said, reasoning included. */
  get hasText(): boolean {
    return this.#text.trim() !== '';
  }

  /** The answer has ended, and there is an object in it that is, or began to be, the document. */
  get hasObject(): boolean {
    return this.#end !== undefined && ((this.#object?.seen.size ?? 0) > 0 || this.#isOpen);
  }

  /** The answer was cut or broken off. */
  get isCut(): boolean {
    return this.#end === 'cut';
  }

  /** The answer ended within the document. */
  get #isOpen(): boolean {
    return this.isCut && this.#object?.isClosed === false;
  }

  /** Takes the next piece of the answer's text and returns the sections it completes. */
  push(text: string): readonly ReadSection[] {
    this.#text += text;
    if (this.#object) return this.#take(this.#object, this.#object.push(text));
    // Searching again only after the text grew by an eighth keeps the search linear.
    if (this.#triedLength > 256 && this.#text.length < this.#triedLength * 1.125) return NONE;
    return this.#start();
  }

  /** Returns what the end of the answer shows to be complete. */
  finish(reason: 'complete' | 'cut' | 'broken'): readonly ReadSection[] {
    const end = reason === 'complete' ? 'complete' : 'cut';
    this.#end = end;
    const sections = this.#object ? [] : [...this.#start()];
    if (this.#object && !this.#held) {
      sections.push(...this.document.take(this.#object.push('', end)));
      return sections;
    }
    const said = withoutReasoning(this.#text);
    const best =
      bestOf([said, withJsonSigns(said)].flatMap((text) => this.#bestObject(text, end) ?? [])) ??
      this.#objectInReasoning();
    if (best) this.#object = best.reader;
    else this.#object?.push('', end);
    sections.push(...this.document.take(best?.members ?? []));
    return sections;
  }

  /** The fields worth asking for once more. */
  wanted(byModel: boolean): string[] {
    return this.document.wanted(byModel, this.#object?.seen ?? new Set(), this.#isOpen);
  }

  /** A reader of a further answer with the `wanted` fields; what it reads becomes part of this document. */
  completing(wanted: readonly string[]): AnswerReader {
    return new AnswerReader(this.#keys, this.document, wanted);
  }

  #start(): readonly ReadSection[] {
    this.#triedLength = this.#text.length;
    const object = fromCertainStart(this.#text);
    if (object === undefined) return NONE;
    this.#object = new MemberReader(this.#keys);
    return this.#take(this.#object, this.#object.push(object));
  }

  /** Takes the members of an object once it is certain to be the document. */
  #take(object: MemberReader, members: readonly Member[]): readonly ReadSection[] {
    if (!this.#held) return this.document.take(members);
    this.#held.push(...members);
    if (this.#fieldsInOrder(object) < Math.min(CERTAIN_FIELDS, this.#asked.length)) return NONE;
    const held = this.#held;
    this.#held = undefined;
    return this.document.take(held);
  }

  /** The most fields that follow each other in the order in which they were asked for. */
  #fieldsInOrder({ seen }: MemberReader): number {
    let [last, run, longest] = [-1, 0, 0];
    for (const name of seen) {
      const index = this.#asked.indexOf(name);
      if (index < 0) continue;
      run = index > last ? run + 1 : 1;
      last = index;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  /** The object in the text that holds most of the document, the first of equals; or one object for each member. */
  #bestObject(text: string, end: 'cut' | 'complete'): Candidate | undefined {
    const found: Candidate[] = [];
    let last: Candidate | undefined;
    const consider = (candidate: string): MemberReader => {
      const reader = new MemberReader(this.#keys);
      const members = reader.push(candidate, end);
      const understood = this.document.understood(members);
      last = { reader, members, understood };
      if (reader.seen.size > 0) found.push(last);
      return reader;
    };
    // An answer that continues after an opening brace which the model took for written.
    const before = /^\s*(?:---\s+|\()?(?=["']?[\w.]+["']?\s*:)/.exec(text)?.[0];
    if (before !== undefined) consider(`{${text.slice(before.length)}`);
    let at = text.indexOf('{');
    for (let count = 0; at >= 0 && count < MAX_CANDIDATES; count += 1) {
      const rest = text.slice(at);
      // Quotes escaped once too often: `{\"pitch\": …`.
      const reader = consider(/^\{(?:\s|\\[nrt])*\\"/.test(rest) ? unescaped(rest) : rest);
      // An object that holds nothing of the document may be a wrapper around it, under a key of the model's own.
      const isWrapper = reader.seen.size === 0 && count < MAX_LOOKED_INTO;
      at = text.indexOf('{', at + (isWrapper ? 1 : Math.max(1, reader.consumed)));
    }
    const fields = found.flatMap(({ reader }) => [...reader.seen]);
    const areDisjoint = found.length > 2 && new Set(fields).size === fields.length;
    const [first] = found;
    if (first && areDisjoint) return { ...first, members: found.flatMap(({ members }) => members) };
    const best = bestOf(found);
    // What holds hardly anything may be an example before the document, which was cut off early.
    if (best && best.understood >= Math.min(CERTAIN_FIELDS, this.#asked.length)) return best;
    return end === 'cut' && last?.reader.isClosed === false ? last : found.at(-1);
  }

  /** An answer that stands whole in reasoning, which was perhaps never closed. A draft holds less. */
  #objectInReasoning(): Candidate | undefined {
    const best = this.#bestObject(this.#text, 'cut');
    return best?.reader.isClosed && best.understood * 2 > this.#asked.length ? best : undefined;
  }
}

/** The first of those that hold most of the document. */
function bestOf([first, ...others]: readonly Candidate[]): Candidate | undefined {
  return others.reduce((best, other) => (other.understood > (best?.understood ?? 0) ? other : best), first);
}

function withJsonSigns(text: string): string {
  return text
    .replace(/^> ?/gm, '')
    .replaceAll('｛', '{')
    .replaceAll('｝', '}')
    .replace(OTHER_QUOTES, '"')
    .replaceAll('&amp;', '&');
}
