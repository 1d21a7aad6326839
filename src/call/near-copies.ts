import { foldedText } from '../domain/text-matching.ts';
import type { CallText } from './texts.ts';

/** A run is a sequence of so many words. */
const RUN = 5;
/**
 * Two texts are near-copies if they share more than this part of the shorter text's runs. Changing every tenth word leaves
 * about half of the runs; independent answers to one question share a few in a hundred.
 */
const SHARE = 0.5;
/** Texts with fewer runs (fewer than twelve words) are not compared: one common phrase would be half of their runs. */
const RUNS_MIN = 8;
/** A run that occurs in more than half of the texts, and in at least so many, comes from the form, not from the applicants. */
const FORM_MIN = 10;
/** By each run, a text is compared with at most so many texts; and at most so many near-copies of a text are reported. */
const COMPARED = 50;
/**
 * More than the rows of a table. One number holds the hash of a run and the position of its text, so that one sort orders
 * both.
 */
const TEXTS_MAX = 2 ** 13;
/** More than the runs of a table. One number holds the position of a text and a position in `RunIndex.texts`. */
const STARTS = 2 ** 32;

/** Another text, and the share of the shorter text's runs that both have. */
export interface NearCopy {
  readonly hash: string;
  readonly share: number;
}
/** The near-copies of each text that has any, by the text's hash, the nearest first. */
export type NearCopies = ReadonlyMap<string, readonly NearCopy[]>;

/** Finds texts that share most of their five-word runs. Skips equal texts: `CallText.sameAs` names them. */
export function nearCopies(
  texts: readonly Pick<CallText, 'hash' | 'text' | 'sameAs' | 'isEmpty' | 'isLeftOut'>[],
): NearCopies {
  const different = texts.filter((one) => !one.isEmpty && !one.isLeftOut && one.sameAs === undefined);
  const byHash = new Map<string, NearCopy[]>();
  const add = (one: number, other: number, share: number) => {
    const [key, hash] = [different[one]?.hash ?? '', different[other]?.hash ?? ''];
    const near = byHash.get(key) ?? [];
    if (near.length < COMPARED) byHash.set(key, [...near, { hash, share }]);
  };
  for (const [one, other, share] of nearPairs(different.map(({ text }) => runsOf(text)))) {
    add(one, other, share);
    add(other, one, share);
  }
  for (const near of byHash.values()) near.sort((a, b) => b.share - a.share);
  return byHash;
}

/** The hashes of a text's runs, in the order of the text. */
function runsOf(text: string): Uint32Array {
  const words = wordHashes(foldedText(text));
  const runs = new Uint32Array(Math.max(0, words.length - RUN + 1));
  for (const at of runs.keys()) {
    let hash = FNV_START;
    for (let word = at; word < at + RUN; word += 1) hash = mixHash(hash, words[word] ?? 0);
    runs[at] = hash;
  }
  return runs;
}

/** The hash of each word, computed from the characters: millions of strings would take four times as long. */
function wordHashes(text: string): number[] {
  const words: number[] = [];
  let hash = FNV_START;
  let isWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isPartOfWord(code)) {
      hash = mixHash(hash, code);
      isWord = true;
    } else if (isWord) {
      words.push(hash);
      [hash, isWord] = [FNV_START, false];
    }
  }
  if (isWord) words.push(hash);
  return words;
}

/** Whether a UTF-16 unit of folded text belongs to a word. All characters beyond the Basic Multilingual Plane do. */
function isPartOfWord(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return /[\p{L}\p{N}\p{Cs}]/u.test(String.fromCharCode(code));
}

/** A variant of FNV-1a. Three million runs have about a thousand collisions, too few to change a share. */
const FNV_START = 0x811c9dc5;
const mixHash = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193) ^ (hash >>> 15);

/**
 * The near-copies as pairs of positions, the later text first. Uses sorted arrays of numbers, because five thousand long texts
 * have three million runs.
 * @param runs the hashes of each text's runs
 */
function* nearPairs(runs: readonly Uint32Array[]): Generator<[one: number, other: number, share: number]> {
  const { texts, shared, runCounts } = runIndex(runs);
  /** How many runs a text shares with each earlier text. */
  const counts = new Uint32Array(runs.length);
  for (let at = 0; at < shared.length; ) {
    const text = Math.floor((shared[at] ?? 0) / STARTS);
    const others: number[] = [];
    for (; Math.floor((shared[at] ?? -1) / STARTS) === text; at += 1) {
      const start = (shared[at] ?? 0) % STARTS;
      for (let entry = start; entry < start + COMPARED && texts[entry] !== text; entry += 1) {
        const other = texts[entry] ?? 0;
        if (counts[other] === 0) others.push(other);
        counts[other] = (counts[other] ?? 0) + 1;
      }
    }
    for (const other of others) {
      const fewer = Math.min(runCounts[text] ?? 0, runCounts[other] ?? 0);
      const share = (counts[other] ?? 0) / fewer;
      counts[other] = 0;
      if (fewer >= RUNS_MIN && share > SHARE) yield [text, other, share];
    }
  }
}

interface RunIndex {
  /** For each run that several texts share and that does not come from the form: the positions of these texts, ascending. */
  readonly texts: Uint16Array;
  /** For each text, where in `texts` each of its shared runs begins: as one number, text × `STARTS` + start. */
  readonly shared: Float64Array;
  /** How many different runs of each text do not come from the form. */
  readonly runCounts: Uint32Array;
}

function runIndex(runs: readonly Uint32Array[]): RunIndex {
  const keys = sharedKeys(runs);
  const runCounts = Uint32Array.from(runs, ({ length }) => length);
  const discount = (text: number) => {
    runCounts[text] = (runCounts[text] ?? 0) - 1;
  };
  const texts = new Uint16Array(keys.length);
  let [kept, end, count] = [0, 0, 0];
  for (let start = 0; start < keys.length; start = end) {
    const run = Math.floor((keys[start] ?? 0) / TEXTS_MAX);
    const from = kept;
    for (end = start; Math.floor((keys[end] ?? -1) / TEXTS_MAX) === run; end += 1) {
      const text = (keys[end] ?? 0) - run * TEXTS_MAX;
      if (kept > from && texts[kept - 1] === text) discount(text);
      else {
        texts[kept] = text;
        kept += 1;
      }
    }
    const isForm = kept - from >= FORM_MIN && kept - from > runs.length / 2;
    if (isForm) for (const text of texts.subarray(from, kept)) discount(text);
    if (isForm || kept - from === 1) {
      kept = from;
      continue;
    }
    for (let at = from; at < kept; at += 1) {
      // Overwrites a key that the loop has already read.
      keys[count] = (texts[at] ?? 0) * STARTS + from;
      count += 1;
    }
  }
  return { texts, runCounts, shared: keys.subarray(0, count).sort() };
}

/**
 * Each run and its text as one number, sorted. Sorting all runs takes seconds, so a count by 24 bits of the hash first drops
 * most runs that occur only once.
 */
function sharedKeys(runs: readonly Uint32Array[]): Float64Array {
  const times = new Uint8Array(2 ** 24);
  for (const hashes of runs)
    for (const hash of hashes)
      if ((times[hash >>> 8] ?? 0) < 2) times[hash >>> 8] = (times[hash >>> 8] ?? 0) + 1;
  const isShared = (hash: number) => times[hash >>> 8] === 2;
  let count = 0;
  for (const hashes of runs) for (const hash of hashes) if (isShared(hash)) count += 1;
  const keys = new Float64Array(count);
  for (const [text, hashes] of runs.entries())
    for (const hash of hashes)
      if (isShared(hash)) {
        count -= 1;
        keys[count] = hash * TEXTS_MAX + text;
      }
  return keys.sort();
}
