import { DocumentValues, type ReadField, type ReadSection } from './document-values.ts';
import type { FieldKeys } from './keys.ts';
import { unescaped } from './loose-value.ts';
import { type Member, MemberParser } from './member-parser.ts';

const TAG = '(?:think|thinking|thought|reasoning|reflection)';
const OPENING = `<${TAG}>|\\[think\\]|◁think▷|<\\|channel\\|>analysis`;
/** In the Harmony format (gpt-oss) the answer is on the channel `final`, or on `commentary` for a function call. */
const CLOSING = `</${TAG}>|\\[/think\\]|◁/think▷|<\\|channel\\|>(?:final|commentary)[^{}]{0,100}?<\\|message\\|>`;
const REASONING = new RegExp(`(?:${OPENING})[^]*?(?:${CLOSING}|$)`, 'gi');
const CLOSING_TAG = new RegExp(CLOSING, 'gi');
/** An object or a code fence at the beginning of the text. */
const OBJECT_FIRST = /^[\s\uFEFF\u200B\u2060]*(?:\{|```|~~~)/;
/** The text up to the object's brace: nothing, `json`, or a short preamble that ends with a fence, `>`, `=` or `[`. */
const START =
  /^(?:[^{}]{0,300}(?:(?:```|~~~)[\w-]*|[>=[])|\s*json)?[\s\uFEFF\u200B\u2060]*\{(?=[\s\u200B]*["'“*\p{L}_])/iu;

/**
 * The text from the opening brace of the answer's object, or `undefined` while that brace is not certain. Reasoning
 * without tags may hold drafts, but rarely matches, because it is mostly longer than the preamble in `START`.
 */
function fromCertainStart(text: string): string | undefined {
  const said = OBJECT_FIRST.test(text) ? text : withoutReasoning(text);
  const start = START.exec(said)?.[0];
  return start && said.slice(start.length - 1);
}

/** Removes the model's reasoning, which may lack its opening tag. */
function withoutReasoning(text: string): string {
  const rest = text.replace(REASONING, '');
  const last = [...rest.matchAll(CLOSING_TAG)].at(-1);
  return last ? rest.slice(last.index + last[0].length) : rest;
}

/** Reads at most this many objects: enough for one per field, too few for a hostile answer to block the thread. */
const MAX_CANDIDATES = 50;
/** Searches at most this many objects without a known key for inner objects. Each search reads the text again. */
const MAX_LOOKED_INTO = 10;
/** An object with this many fields in the requested order is the document, and not an example or a draft. */
const CERTAIN_FIELDS = 3;
/** The same number for a document with a long text, which has few fields before that text. */
const CERTAIN_FIELDS_WITH_TEXT = 2;
const OTHER_QUOTES = /(?<=[{[,]\s{0,40}|["“”»]:\s{0,40})[„”«]|[“»](?=\s{0,40}[:,\]}])/g;

interface Candidate {
  parser: MemberParser;
  members: readonly Member[];
  understood: number;
  /** No letter stands between the object and the last line break, comma or bracket. Objects in prose are examples. */
  isOutsideProse: boolean;
}

/**
 * Finds and reads the document in one answer. While the answer arrives, it takes members only from an object with a
 * decisive field (`scoreBreakdown`) and enough fields in the requested order. Other objects wait for the answer's end.
 */
export class AnswerParser {
  readonly document: DocumentValues;
  readonly #keys: FieldKeys<ReadField>;
  readonly #asked: readonly string[];
  /** An object without any of these fields is a draft. Empty if the request asks for none of them. */
  readonly #decisive: readonly string[];
  /** An object with at least this many fields in the requested order is the document. */
  readonly #certainFields: number;
  #text = '';
  #triedLength = 0;
  #object: MemberParser | undefined;
  /** The object's members, until the object is certain to be the document; `undefined` afterwards. */
  #held: Member[] | undefined = [];
  #end: 'cut' | 'complete' | undefined;

  /** @param document of an earlier answer, which this answer completes */
  constructor(
    keys: FieldKeys<ReadField>,
    document = new DocumentValues(keys),
    asked: readonly string[] = keys.fields.filter(({ isAsked }) => isAsked).map(({ name }) => name),
  ) {
    this.#keys = keys;
    this.document = document;
    this.#asked = asked;
    const decisive = keys.fields.filter(({ isDecisive }) => isDecisive).map(({ name }) => name);
    this.#decisive = decisive.some((name) => asked.includes(name)) ? decisive : [];
    const hasText = keys.fields.some(({ isStreamed }) => isStreamed);
    this.#certainFields = Math.min(hasText ? CERTAIN_FIELDS_WITH_TEXT : CERTAIN_FIELDS, asked.length);
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

  get isCut(): boolean {
    return this.#end === 'cut';
  }

  get #isOpen(): boolean {
    return this.isCut && this.#object?.isClosed === false;
  }

  push(text: string): readonly ReadSection[] {
    this.#text += text;
    if (this.#object) return this.#take(this.#object, this.#object.push(text));
    // The search runs again only after the text has grown by an eighth, so that its work stays linear.
    if (this.#triedLength > 256 && this.#text.length < this.#triedLength * 1.125) return [];
    return this.#start();
  }

  finish(reason: 'complete' | 'cut' | 'broken'): readonly ReadSection[] {
    const end = reason === 'complete' ? 'complete' : 'cut';
    this.#end = end;
    const sections = this.#object ? [] : [...this.#start()];
    if (this.#object && !this.#held) {
      sections.push(...this.document.take(this.#object.push('', end)));
      if (this.#object.isClosed) sections.push(...this.document.take(this.#membersAfter(this.#object, end)));
      return sections;
    }
    const said = withoutReasoning(this.#text);
    const best =
      bestOf([said, said.replace(OTHER_QUOTES, '"')].flatMap((text) => this.#bestObject(text, end) ?? [])) ??
      this.#objectInReasoning();
    if (best) this.#object = best.parser;
    else this.#object?.push('', end);
    sections.push(...this.document.take(best?.members ?? []));
    return sections;
  }

  wanted(): string[] {
    return this.document.wanted(this.#object?.seen ?? new Set(), this.#isOpen);
  }

  completionParser(wanted: readonly string[]): AnswerParser {
    this.document.beginAnswer();
    return new AnswerParser(this.#keys, this.document, wanted);
  }

  #start(): readonly ReadSection[] {
    this.#triedLength = this.#text.length;
    const object = fromCertainStart(this.#text);
    if (object === undefined) return [];
    this.#object = new MemberParser(this.#keys);
    return this.#take(this.#object, this.#object.push(object));
  }

  /** Holds members back until their object is certain to be the document, and then passes them to the document. */
  #take(object: MemberParser, members: readonly Member[]): readonly ReadSection[] {
    if (!this.#held) return this.document.take(members);
    this.#held.push(...members);
    if (this.#isDraft(object) || this.#fieldsInOrder(object) < this.#certainFields) return [];
    const held = this.#held;
    this.#held = undefined;
    return this.document.take(held);
  }

  #isDraft({ seen }: MemberParser): boolean {
    return this.#decisive.length > 0 && !this.#decisive.some((name) => seen.has(name));
  }

  /** The length of the longest run of fields that are in the requested order. */
  #fieldsInOrder({ seen }: MemberParser): number {
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

  /** The objects in the text that hold keys of the document, and the last object of all. */
  #candidates(text: string, end: 'cut' | 'complete') {
    const found: Candidate[] = [];
    let last: Candidate | undefined;
    const consider = (candidate: string, index: number): MemberParser => {
      const parser = new MemberParser(this.#keys);
      const members = parser.push(candidate, end);
      const understood = this.document.understood(members);
      const isOutsideProse = /(?:^|[\n\]},[])[^\p{L}]*$/u.test(text.slice(Math.max(0, index - 40), index));
      last = { parser, members, understood, isOutsideProse };
      if (parser.seen.size > 0) found.push(last);
      return parser;
    };
    // A text that begins with a key lacks its opening brace.
    const before = /^\s*(?:---\s+|\()?(?=["']?[\w.]+["']?\s*:)/.exec(text)?.[0];
    if (before !== undefined) consider(`{${text.slice(before.length)}`, 0);
    let at = text.indexOf('{');
    for (let count = 0; at >= 0 && count < MAX_CANDIDATES; count += 1) {
      const rest = text.slice(at);
      // The quotes are escaped once too often: `{\"pitch\": …`.
      const isEscaped = /^\{(?:\s|\\[nrt])*\\"/.test(rest);
      const parser = consider(isEscaped ? unescaped(rest) : rest, at);
      // An object without known keys may be a wrapper: the document may be inside, under a key that the model invented.
      const isWrapper = parser.seen.size === 0 && count < MAX_LOOKED_INTO;
      at = text.indexOf('{', at + (isWrapper ? 1 : Math.max(1, parser.consumed)));
    }
    return { found, last };
  }

  /** The object with most of the document, joined with the objects that hold its other fields. */
  #bestObject(text: string, end: 'cut' | 'complete'): Candidate | undefined {
    const { found, last } = this.#candidates(text, end);
    const document = bestOf(found.filter(({ parser }) => !this.#isDraft(parser)));
    if (document && this.#decisive.length > 0) return joinCandidates(document, found);
    const best = bestOf(found);
    if (found.length > 2 && best && areDisjoint(found)) return joinCandidates(best, found);
    // An object with few fields may be an example that stands before a document that was cut off early.
    if (best && best.understood >= this.#certainFields) return best;
    return end === 'cut' && last?.parser.isClosed === false ? last : found.at(-1);
  }

  #membersAfter(object: MemberParser, end: 'cut' | 'complete'): readonly Member[] {
    const rest = fromCertainStart(this.#text)?.slice(object.consumed) ?? '';
    const found = this.#candidates(rest, end).found;
    const document = { parser: object, members: [], understood: 0, isOutsideProse: true };
    return joinCandidates(document, found).members;
  }

  /** The object in the model's reasoning, if it is closed and has more than half of the fields. A draft has fewer. */
  #objectInReasoning(): Candidate | undefined {
    const best = this.#bestObject(this.#text, 'cut');
    return best?.parser.isClosed && best.understood * 2 > this.#asked.length ? best : undefined;
  }
}

/** The candidate with most of the document; the first among equals. */
function bestOf([first, ...others]: readonly Candidate[]): Candidate | undefined {
  return others.reduce((best, other) => (other.understood > (best?.understood ?? 0) ? other : best), first);
}

function areDisjoint(found: readonly Candidate[]): boolean {
  const fields = found.flatMap(({ parser }) => [...parser.seen]);
  return new Set(fields).size === fields.length;
}

/** Adds the members of each object outside prose that repeats no earlier field: a model may split its document. */
function joinCandidates(document: Candidate, found: readonly Candidate[]): Candidate {
  const seen = new Set(document.parser.seen);
  const others = found.filter(({ parser, isOutsideProse }) => {
    if (!isOutsideProse || [...parser.seen].some((name) => seen.has(name))) return false;
    for (const name of parser.seen) seen.add(name);
    return true;
  });
  return {
    ...document,
    members: [document, ...others].flatMap(({ members }) => members),
    understood: [document, ...others].reduce((sum, { understood }) => sum + understood, 0),
  };
}
