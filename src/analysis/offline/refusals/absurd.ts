import type { Phrases } from '../text/phrases.ts';
import type { ReadText, Span } from '../text/read-text.ts';
import * as w from './absurd-words.ts';
import { found, together } from './together.ts';

/** Classes that make no sense together within so many characters of each other. */
interface Nonsense {
  all: readonly Phrases[];
  reach: number;
}

/** Sense in a tale, a game or at a feast. */
const FANTASTIC: readonly Nonsense[] = [
  { all: [w.IMPOSSIBLE], reach: 0 },
  { all: [w.TAKES_THERE, w.OUT_OF_REACH], reach: 45 },
  { all: [w.FABLED, w.DEALT_WITH], reach: 25 },
];

const SENSELESS: readonly Nonsense[] = [
  { all: [w.SELF_DEFEATING], reach: 0 },
  { all: [w.CREATURES, w.READY_MADE], reach: 70 },
  { all: [w.ENGINES, w.ENDLESS, w.LEFT_OVER], reach: 200 },
  { all: [w.ODD_SOURCES, w.POWERED], reach: 60 },
  { all: [w.WORN_OUT, w.ONCE_ONLY], reach: 18 },
  { all: [w.SOOTHING, w.HURTING], reach: 22 },
  { all: [w.BANKNOTES, w.BOUGHT, w.RESOLD], reach: 70 },
];

/** Two classes, and what stands between a word of the one and a word of the other when it is nonsense. */
interface Joint {
  first: Phrases;
  next: Phrases;
  between: RegExp;
}

const ARTICLE = '(?:los |las |el |la |un |una |sus |tu |the |an? |your |their |its |pet )?';

/** "For farm hens", "para los peces de acuario". */
const FOR = new RegExp(`^ (?:\\S+ ){0,3}?(?:para|for|to|a) ${ARTICLE}(?:[a-z]+ ){0,2}$`);

const MADE_OF =
  /^ (?:[a-z]+ )?(?:hech[oa]s? )?(?:enteramente )?(?:de|en|con) $|^ (?:made )?(?:entirely )?(?:out )?(?:of|from) $/;

const NEXT_TO = /^[ -]$/;

const ADORNED = /^(?: \S+)?(?: con| with| de| of| a| por| over| that smells? of| that tastes? of)? ?$/;

const HANDLING = /^ (?:de |of |for |to |el |la |las |los |the |a |un |una )?(?:[a-z]+ ){0,2}$/;

const JOINTS: readonly Joint[] = [
  { first: w.HUMAN_THINGS, next: w.NOT_BUYERS, between: FOR },
  { first: w.UNDER_LOAD, next: w.TOO_SOFT, between: MADE_OF },
  { first: w.TOO_SOFT, next: w.UNDER_LOAD, between: NEXT_TO },
  { first: w.FOODS, next: w.ELECTRONIC, between: /^ (?:con|with|over|by|por) $/ },
  { first: w.ELECTRONIC, next: w.FOODS, between: /^[ -](?:enabled |connected |powered )?$/ },
  { first: w.HANDLED, next: w.UNHOLDABLE, between: HANDLING },
  { first: w.UNHOLDABLE, next: w.HANDLED, between: /^ (?:de \S+ |ya )?$/ },
  { first: w.SCENTED, next: w.FOUL, between: ADORNED },
  { first: w.FOUL, next: w.SCENTED, between: /^ $/ },
  { first: w.EATEN, next: w.INEDIBLE, between: ADORNED },
  { first: w.INEDIBLE, next: w.EATEN, between: /^ $/ },
  { first: w.CREATURES, next: w.HUMAN_DEEDS, between: /^ (?:[a-z]+ ){0,5}$/ },
  {
    first: w.HUMAN_DEEDS,
    next: w.CREATURES,
    between: /^ (?:only |solely |solo |unicamente |a |los |las |the )?$/,
  },
  { first: w.FROM_SEED, next: w.BUILT_THINGS, between: /^ (?:de )?$/ },
  { first: w.BUILT_THINGS, next: w.FROM_SEED, between: /^ $/ },
];

/** The first place where the text proposes what cannot be, or what no one could want. */
export function findAbsurd(text: ReadText): Span | undefined {
  const places = SENSELESS.flatMap(({ all, reach }) => together(text, all, reach).map(({ span }) => span));
  places.push(...JOINTS.flatMap((joint) => joined(text, joint)));
  if (found(text, w.FICTION).length === 0)
    places.push(...FANTASTIC.flatMap(({ all, reach }) => together(text, all, reach).map(({ span }) => span)));
  return places.sort((a, b) => a.start - b.start)[0];
}

function joined(text: ReadText, { first, next, between }: Joint): Span[] {
  return found(text, first).flatMap(({ start, end: from }) =>
    found(text, next)
      .filter((other) => other.start > from && other.start - from < 70)
      .filter((other) => between.test(text.folded.slice(from, other.start)))
      .map(({ end }) => ({ start, end })),
  );
}
