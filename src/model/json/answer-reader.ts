import { fromCertainStart, withoutReasoning } from './answer-start.ts';
import { DocumentValues, type ReadField, type ReadSection } from './document-values.ts';
import type { FieldKeys } from './field-keys.ts';
import { unescaped } from './loose-value.ts';
import { type Member, MemberReader } from './member-reader.ts';

/** Most objects in one answer that are tried as the document. It is nearly always the first or the second object. */
const MAX_CANDIDATES = 200;
/** Most objects without a known key that are searched for inner objects. Each search reads the text again. */
const MAX_LOOKED_INTO = 10;
/** An object with this many fields in the requested order is the document, and not an example or a draft. */
const CERTAIN_FIELDS = 3;
/** Quotes of other kinds in the places where JSON has its quotes. */
const OTHER_QUOTES =
  /(?<=[{[,]\s{0,40}|["'”」»＂;][:：]\s{0,40})(?:["']{2,3}|[„”«「＂]|``|&quot;)|(?:["']{2,3}|[“»」＂]|&quot;)(?=\s{0,40}[:：,\]}])/g;
const NONE: readonly ReadSection[] = [];

/** An object that may be the document. */
interface Candidate {
  reader: MemberReader;
  members: readonly Member[];
  /** How many of its members can be understood. */
  understood: number;
}

/**
 * Finds and reads the document in one answer of a model. While the answer arrives, it reads only an object that is
 * certainly the document; anything else waits for the end of the answer.
 */
export class AnswerReader {
  readonly document: DocumentValues;
  readonly #keys: FieldKeys<ReadField>;
  /** The names of the requested fields, in the order of the request. */
  readonly #asked: readonly string[];
  #text = '';
  #triedLength = 0;
  /** The object that is, or may be, the document. */
  #object: MemberReader | undefined;
  /** The object's members, as long as it is not certain to be the document; `undefined` afterwards. */
  #held: Member[] | undefined = [];
  #end: 'cut' | 'complete' | undefined;

  /**
   * @param document the document that the answer belongs to, where an earlier answer has begun it
   * @param asked the names of the requested fields
   */
  constructor(
    keys: FieldKeys<ReadField>,
    document = new DocumentValues(keys),
    asked: readonly string[] = keys.fields.filter(({ isAsked }) => isAsked).map(({ name }) => name),
  ) {
    this.#keys = keys;
    this.document = document;
    this.#asked = asked;
  }

  /** The answer's text without its reasoning. Valid once the answer has ended. */
  get said(): string {
    return withoutReasoning(this.#text).trim();
  }

  /** The answer has a text, even if all of it is reasoning. */
  get hasText(): boolean {
    return this.#text.trim() !== '';
  }

  /** The answer has ended, and holds an object that is the document or its beginning. */
  get hasObject(): boolean {
    return this.#end !== undefined && ((this.#object?.seen.size ?? 0) > 0 || this.#isOpen);
  }

  /** The answer was cut or broken off. */
  get isCut(): boolean {
    return this.#end === 'cut';
  }

  /** The answer was cut within the document. */
  get #isOpen(): boolean {
    return this.isCut && this.#object?.isClosed === false;
  }

  /** Takes the next piece of the answer's text and returns the sections it completes. */
  push(text: string): readonly ReadSection[] {
    this.#text += text;
    if (this.#object) return this.#take(this.#object, this.#object.push(text));
    // The search runs again only after the text has grown by an eighth, so that its work stays linear.
    if (this.#triedLength > 256 && this.#text.length < this.#triedLength * 1.125) return NONE;
    return this.#start();
  }

  /** Tells the reader how the answer ended. @returns the sections that the end completes */
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

  /** The fields that a completing call should ask for. */
  wanted(): string[] {
    return this.document.wanted(this.#object?.seen ?? new Set(), this.#isOpen);
  }

  /** A reader for the completing call's answer, which adds the `wanted` fields to this document. */
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

  /** Holds members back until their object is certain to be the document, and then passes them to the document. */
  #take(object: MemberReader, members: readonly Member[]): readonly ReadSection[] {
    if (!this.#held) return this.document.take(members);
    this.#held.push(...members);
    if (this.#fieldsInOrder(object) < Math.min(CERTAIN_FIELDS, this.#asked.length)) return NONE;
    const held = this.#held;
    this.#held = undefined;
    return this.document.take(held);
  }

  /** The length of the longest run of fields that are in the requested order. */
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

  /** The object in the text with most of the document, or all objects together where each holds other fields. */
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
    // The model left out the opening brace and began with a key.
    const before = /^\s*(?:---\s+|\()?(?=["']?[\w.]+["']?\s*:)/.exec(text)?.[0];
    if (before !== undefined) consider(`{${text.slice(before.length)}`);
    let at = text.indexOf('{');
    for (let count = 0; at >= 0 && count < MAX_CANDIDATES; count += 1) {
      const rest = text.slice(at);
      // The quotes are escaped once too often: `{\"pitch\": …`.
      const reader = consider(/^\{(?:\s|\\[nrt])*\\"/.test(rest) ? unescaped(rest) : rest);
      // An object without known keys may be a wrapper: the document may be inside, under a key that the model invented.
      const isWrapper = reader.seen.size === 0 && count < MAX_LOOKED_INTO;
      at = text.indexOf('{', at + (isWrapper ? 1 : Math.max(1, reader.consumed)));
    }
    const fields = found.flatMap(({ reader }) => [...reader.seen]);
    const areDisjoint = found.length > 2 && new Set(fields).size === fields.length;
    const [first] = found;
    if (first && areDisjoint) return { ...first, members: found.flatMap(({ members }) => members) };
    const best = bestOf(found);
    // An object with few fields may be an example before the document, which was then cut off early.
    if (best && best.understood >= Math.min(CERTAIN_FIELDS, this.#asked.length)) return best;
    return end === 'cut' && last?.reader.isClosed === false ? last : found.at(-1);
  }

  /** The document within the model's reasoning, if it is complete there. A draft has fewer fields. */
  #objectInReasoning(): Candidate | undefined {
    const best = this.#bestObject(this.#text, 'cut');
    return best?.reader.isClosed && best.understood * 2 > this.#asked.length ? best : undefined;
  }
}

/** The candidate with most of the document; the first one among equals. */
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
