import { foldedText } from '../domain/text-matching.ts';
import type { CallText } from './texts.ts';

/** Words of a run. */
const RUN = 5;
/**
 * Texts that share more than this part of their runs are near-copies. Half of them is left where every eighth word was
 * changed; two people who answer the same question share a few in a hundred.
 */
const SHARE = 0.5;
/** Runs of a text of twelve words. Shorter ones share half of their runs by one common phrase. */
const RUNS_MIN = 8;
/** A run that more than half of the texts have, and at least so many, is the form's, not the applicants'. */
const FORM_MIN = 10;
/** Each text is compared with the first so many that share a run. A text copied more often is named with these. */
const COMPARED = 50;
/** More than the rows of a table. Hash of a run and place of its text are one number, so that they are sorted together. */
const PLACES = 2 ** 13;
/** More than all runs of a table. */
const STARTS = 2 ** 32;

/** Another text that shares most of the runs of the shorter of the two, and which share. */
export interface NearCopy {
  readonly hash: string;
  readonly share: number;
}
/** By the hash of the text, the nearest first. Texts without any are not in it. */
export type NearCopies = ReadonlyMap<string, readonly NearCopy[]>;

/** Finds texts that share most of their five-word runs. Equal texts are one: `CallText.sameAs` names them. */
export function nearCopies(
  texts: readonly Pick<CallText, 'hash' | 'text' | 'sameAs' | 'isEmpty' | 'isLeftOut'>[],
): NearCopies {
  const different = texts.filter((one) => !one.isEmpty && !one.isLeftOut && one.sameAs === undefined);
  const found = new Map<string, NearCopy[]>();
  const add = (one: number, other: number, share: number) => {
    const [own, hash] = [different[one]?.hash ?? '', different[other]?.hash ?? ''];
    const near = found.get(own) ?? [];
    if (near.length < COMPARED) found.set(own, [...near, { hash, share }]);
  };
  for (const [one, other, share] of pairsNear(different.map(({ text }) => runsOf(text)))) {
    add(one, other, share);
    add(other, one, share);
  }
  for (const near of found.values()) near.sort((a, b) => b.share - a.share);
  return found;
}

/** Hashes of the runs of a text, one for each word that begins one. */
function runsOf(text: string): Uint32Array {
  const words = wordHashes(foldedText(text));
  const runs = new Uint32Array(Math.max(0, words.length - RUN + 1));
  for (const at of runs.keys()) {
    let hash = FNV_START;
    for (let word = at; word < at + RUN; word += 1) hash = mixed(hash, words[word] ?? 0);
    runs[at] = hash;
  }
  return runs;
}

/** A hash of each word. Made letter by letter: millions of words as strings would take four times as long. */
function wordHashes(text: string): number[] {
  const words: number[] = [];
  let hash = FNV_START;
  let isWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isPartOfWord(code)) {
      hash = mixed(hash, code);
      isWord = true;
    } else if (isWord) {
      words.push(hash);
      [hash, isWord] = [FNV_START, false];
    }
  }
  if (isWord) words.push(hash);
  return words;
}

/** Of folded text. Outside the Basic Multilingual Plane everything is. */
function isPartOfWord(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return /[\p{L}\p{N}\p{Cs}]/u.test(String.fromCharCode(code));
}

/** FNV-1a. Of three million runs about a thousand pairs have one hash by chance, which changes no share. */
const FNV_START = 0x811c9dc5;
const mixed = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193) ^ (hash >>> 15);

/**
 * Pairs of places of texts, the later one first. Works on sorted arrays of numbers, as five thousand long texts have three
 * million runs.
 * @param runs of each text
 */
function* pairsNear(runs: readonly Uint32Array[]): Generator<[one: number, other: number, share: number]> {
  const { places, shared, own } = indexOf(runs);
  /** How many runs a text shares with each of those before it. */
  const counts = new Uint32Array(runs.length);
  for (let at = 0; at < shared.length; ) {
    const place = Math.floor((shared[at] ?? 0) / STARTS);
    const others: number[] = [];
    for (; Math.floor((shared[at] ?? -1) / STARTS) === place; at += 1) {
      const start = (shared[at] ?? 0) % STARTS;
      for (let entry = start; entry < start + COMPARED && places[entry] !== place; entry += 1) {
        const other = places[entry] ?? 0;
        if (counts[other] === 0) others.push(other);
        counts[other] = (counts[other] ?? 0) + 1;
      }
    }
    for (const other of others) {
      const fewer = Math.min(own[place] ?? 0, own[other] ?? 0);
      const share = (counts[other] ?? 0) / fewer;
      counts[other] = 0;
      if (fewer >= RUNS_MIN && share > SHARE) yield [place, other, share];
    }
  }
}

/**
 * `places`: those of the texts that have a run, run by run, in their order; most runs of one text alone are not there.
 * `shared`: for each text, in their order, where in `places` the runs begin that others have too. `own`: how many different
 * runs of each text are not the form's.
 */
function indexOf(runs: readonly Uint32Array[]) {
  const keys = sharedKeys(runs);
  const own = Uint32Array.from(runs, ({ length }) => length);
  const lose = (place: number) => {
    own[place] = (own[place] ?? 0) - 1;
  };
  const places = new Uint16Array(keys.length);
  let [kept, end, count] = [0, 0, 0];
  for (let start = 0; start < keys.length; start = end) {
    const run = Math.floor((keys[start] ?? 0) / PLACES);
    const from = kept;
    for (end = start; Math.floor((keys[end] ?? -1) / PLACES) === run; end += 1) {
      const place = (keys[end] ?? 0) - run * PLACES;
      if (kept > from && places[kept - 1] === place) lose(place);
      else {
        places[kept] = place;
        kept += 1;
      }
    }
    const isForm = kept - from >= FORM_MIN && kept - from > runs.length / 2;
    if (isForm) for (const place of places.subarray(from, kept)) lose(place);
    if (isForm || kept - from === 1) {
      kept = from;
      continue;
    }
    for (let at = from; at < kept; at += 1) {
      // The key that was here is not needed any more.
      keys[count] = (places[at] ?? 0) * STARTS + from;
      count += 1;
    }
  }
  return { places, own, shared: keys.subarray(0, count).sort() };
}

/**
 * Run and text as one number, sorted, without most of the runs that stand only once in the call: these are counted first,
 * by a part of their hash, because to sort all takes seconds.
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
  for (const [place, hashes] of runs.entries())
    for (const hash of hashes)
      if (isShared(hash)) {
        count -= 1;
        keys[count] = hash * PLACES + place;
      }
  return keys.sort();
}
