import { foldedText } from '../domain/text-matching.ts';
import { type CallText, differentTexts } from './texts.ts';

/** The number of words in a run (a shingle). */
const RUN = 5;
/**
 * Two texts are near-copies if they share more than this part of the shorter text's runs. Changing every tenth word leaves
 * about half of the runs; independent answers to one question share a few in a hundred.
 */
const SHARE = 0.5;
/** Texts with fewer runs (fewer than twelve words) are not compared: one common phrase would be half of their runs. */
const RUNS_MIN = 8;
/** At most this many runs of a text are compared, because a `Map` holds at most 2^24 keys. Real texts have fewer. */
const RUNS_MAX = 2000;
/** A run that occurs in more than half of the texts, and in at least this many, comes from the form. */
const FORM_MIN = 10;
/** At most this many texts are compared with a text for each run, and reported as its near-copies. */
const COMPARED = 50;

/** The number of texts between two reports of progress. */
const REPORTED = 50;

/** Another text, and the share of the shorter text's runs that both texts have. */
export interface NearCopy {
  readonly hash: string;
  readonly share: number;
}
/** Near-copies by the hash of a text, the nearest first. A text without any has no entry. */
export type NearCopies = ReadonlyMap<string, readonly NearCopy[]>;

/**
 * Finds texts that share most of their five-word runs. Skips equal texts: `CallText.sameAs` names them. Five thousand long
 * texts take ten seconds or more.
 * @param onProgress called from time to time with the share of the work that is done, 0 to 1
 */
export function nearCopies(
  texts: readonly Pick<CallText, 'hash' | 'text' | 'sameAs' | 'isEmpty' | 'isLeftOut'>[],
  onProgress: (share: number) => void = () => undefined,
): NearCopies {
  const different = differentTexts(texts);
  const byHash = new Map<string, NearCopy[]>();
  const add = (one: number, other: number, share: number) => {
    const [key, hash] = [different[one]?.hash ?? '', different[other]?.hash ?? ''];
    const near = byHash.get(key) ?? [];
    if (near.length < COMPARED) byHash.set(key, [...near, { hash, share }]);
  };
  for (const [one, other, share] of nearPairs(different, onProgress)) {
    add(one, other, share);
    add(other, one, share);
  }
  for (const near of byHash.values()) near.sort((a, b) => b.share - a.share);
  return byHash;
}

/** The near-copies as pairs of positions, the later first. Computes runs twice, because storing them takes 1 GB. */
function* nearPairs(
  texts: readonly Pick<CallText, 'text'>[],
  onProgress: (share: number) => void,
): Generator<[one: number, other: number, share: number]> {
  const report = (done: number) => {
    if (done % REPORTED === 0) onProgress(done / (2 * texts.length));
  };
  const occurrences = new Map<string, number>();
  for (const [position, { text }] of texts.entries()) {
    for (const run of runsOf(text)) occurrences.set(run, (occurrences.get(run) ?? 0) + 1);
    report(position + 1);
  }
  const isOfForm = (count: number) => count >= FORM_MIN && count > texts.length / 2;
  /** The positions of the texts with a run, by that run, for runs that occur in several texts. */
  const index = new Map<string, number[]>();
  const runCounts: number[] = [];
  for (const [position, { text }] of texts.entries()) {
    const runs = [...runsOf(text)].filter((run) => !isOfForm(occurrences.get(run) ?? 0));
    runCounts.push(runs.length);
    const sharedRuns = new Map<number, number>();
    for (const run of runs) {
      if (occurrences.get(run) === 1) continue;
      const others = index.get(run) ?? [];
      for (const other of others) sharedRuns.set(other, (sharedRuns.get(other) ?? 0) + 1);
      if (others.length < COMPARED) index.set(run, [...others, position]);
    }
    for (const [other, shared] of sharedRuns) {
      const fewer = Math.min(runs.length, runCounts[other] ?? 0);
      if (fewer >= RUNS_MIN && shared / fewer > SHARE) yield [position, other, shared / fewer];
    }
    report(texts.length + position + 1);
  }
}

/** The distinct runs of a text. */
function runsOf(text: string): Set<string> {
  const words = foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.min(RUNS_MAX, Math.max(0, words.length - RUN + 1));
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + RUN).join(' ')));
}
