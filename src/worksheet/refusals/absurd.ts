import { type Phrases, spansOf } from '../text/phrases.ts';
import type { ReadText, Span } from '../text/read-text.ts';
import * as w from './absurd-words.ts';
import { meet, together } from './together.ts';

/** Classes that make no sense together within so many characters of each other. */
interface Nonsense {
  all: readonly Phrases[];
  reach: number;
  /** May be a figure of speech or an odd but honest trade: alone it is only suspected. */
  doubtful?: true;
}

/** Sense in a tale, a game or at a feast. */
const FANTASTIC: readonly Nonsense[] = [
  { all: [w.IMPOSSIBLE], reach: 0 },
  { all: [w.TAKES_THERE, w.OUT_OF_REACH], reach: 45 },
  { all: [w.FABLED, w.DEALT_WITH], reach: 25, doubtful: true },
];

const SENSELESS: readonly Nonsense[] = [
  { all: [w.SELF_DEFEATING], reach: 0 },
  { all: [w.CREATURES, w.READY_MADE], reach: 70 },
  { all: [w.ENGINES, w.ENDLESS, w.LEFT_OVER], reach: 200 },
  { all: [w.TURNS_FOR_EVER, w.POWERED], reach: 120 },
  { all: [w.ODD_SOURCES, w.POWERED], reach: 60 },
  { all: [w.WORN_OUT, w.ONCE_ONLY], reach: 18, doubtful: true },
  { all: [w.SOOTHING, w.HURTING], reach: 22, doubtful: true },
  { all: [w.BANKNOTES, w.BOUGHT, w.RESOLD], reach: 70 },
];

/** Two classes, and what stands between a word of the one and a word of the other when it is nonsense. */
interface Joint {
  first: Phrases;
  next: Phrases;
  between: RegExp;
  /** What must not stand before. */
  notBefore?: RegExp;
  /** What must not stand after. */
  notAfter?: RegExp;
  /** Where the text speaks of these, it makes sense. */
  unless?: Phrases;
  doubtful?: true;
}

const ARTICLE = '(?:los |las |el |la |un |una |sus |tu |the |your |their |its |pet )?';

/** "For farm hens", "para los peces de acuario", but not "to eat fish" nor "for carrying hens". */
const FOR = new RegExp(
  `^ (?:\\S+ ){0,3}?(?:para|for) ${ARTICLE}(?!\\S+(?:ar|er|ir|ing|porte|ado) )(?:[a-z]+ )?(?!\\S+(?:ar|er|ir|ing) )(?:[a-z]+ )?$|^ (?:\\S+ )?(?:a los|a las|to the|to) $`,
);

const MADE_OF =
  /^ (?:[a-z]+ )?(?:hech[oa]s? )?(?:enteramente )?(?:de|en|con) $|^ (?:made )?(?:entirely )?(?:out )?(?:of|from) $/;

const NEXT_TO = /^[ -]$/;

const ADORNED = /^(?: \S+)?(?: con| with| de| of| a| por| over| that smells? of| that tastes? of)? ?$/;

const HANDLING = /^ (?:out )?(?:de |of |for |to |el |la |las |los |the |a |un |una )?$/;

/** "Fog machines", "la nube privada", "sombras de ojos": the thing is another one. */
const OF_ANOTHER =
  /^ (?!by |in |for |from |to |at |per |and |or |with |of |on |when |so )[a-z]+s\b|^ (?:de (?:ojos|datos)|data|privad|public|hibrid)/;

/** "The owners of dogs sign", "an app for cows": it is not the creature that does it. */
const NO_SUBJECT =
  /\b(?:of|with|for|to|from|de|del|con|para|a|sobre|about) (?:los |las |sus |the |their |your |our |[a-z]+ )?$/;

const JOINTS: readonly Joint[] = [
  { first: w.WORN, next: w.UNDRESSED, between: FOR },
  { first: w.WORN, next: w.LIFELESS, between: FOR },
  { first: w.WRAPPED, next: w.UNDRESSED, between: FOR },
  { first: w.WRAPPED, next: w.LIFELESS, between: FOR },
  { first: w.CARED_FOR, next: w.LIFELESS, between: FOR },
  { first: w.CIVIC, next: w.LIFELESS, between: FOR },
  { first: w.CIVIC, next: w.UNDRESSED, between: FOR },
  { first: w.WORN, next: w.FARMED, between: FOR, doubtful: true },
  { first: w.CIVIC, next: w.FARMED, between: FOR },
  { first: w.UNDER_LOAD, next: w.TOO_SOFT, between: MADE_OF, doubtful: true, unless: w.FOR_SHOW },
  { first: w.TOO_SOFT, next: w.UNDER_LOAD, between: NEXT_TO, doubtful: true, unless: w.FOR_SHOW },
  { first: w.HEATED, next: w.MELTING, between: MADE_OF },
  { first: w.MELTING, next: w.HEATED, between: NEXT_TO },
  { first: w.STRUCK, next: w.BRITTLE, between: MADE_OF },
  { first: w.BRITTLE, next: w.STRUCK, between: NEXT_TO },
  { first: w.FOODS, next: w.ELECTRONIC, between: /^ (?:con|with|over|by|por) $/ },
  {
    first: w.ELECTRONIC,
    next: w.FOODS,
    between: /^[ -](?:enabled |connected |powered )?$/,
    notAfter: /^ [a-z]/,
  },
  { first: w.HANDLED, next: w.UNHOLDABLE, between: HANDLING, notAfter: OF_ANOTHER },
  { first: w.TRADED, next: w.NOT_FOR_TRADE, between: HANDLING, notAfter: OF_ANOTHER, doubtful: true },
  { first: w.UNHOLDABLE, next: w.HANDLED, between: /^ (?:de \S+ |ya )?$/ },
  { first: w.SCENTED, next: w.FOUL, between: ADORNED, doubtful: true },
  { first: w.FOUL, next: w.SCENTED, between: /^ $/, doubtful: true },
  { first: w.EATEN, next: w.INEDIBLE, between: ADORNED },
  { first: w.INEDIBLE, next: w.EATEN, between: /^ $/ },
  { first: w.CREATURES, next: w.HUMAN_DEEDS, between: /^ (?:[a-z]+ ){0,5}$/, notBefore: NO_SUBJECT },
  { first: w.GIVEN_BY, next: w.CREATURES, between: /^ (?:only |solely |solo |unicamente |the |los |las )?$/ },
  { first: w.FROM_SEED, next: w.BUILT_THINGS, between: /^ (?:de )?$/, doubtful: true },
  { first: w.BUILT_THINGS, next: w.FROM_SEED, between: /^ $/ },
];

/** What the text proposes that cannot be, or that no one could want. */
export interface Absurdity {
  at: Span;
  /** One sign that may be meant otherwise. */
  doubtful: boolean;
}

export function findAbsurd(text: ReadText): Absurdity | undefined {
  const nonsense = spansOf(text, w.FICTION).length === 0 ? [...SENSELESS, ...FANTASTIC] : SENSELESS;
  const places = [
    ...nonsense.flatMap(({ all, reach, doubtful }) =>
      together(text, all, reach).map(({ span }) => ({ at: span, doubtful: doubtful === true })),
    ),
    ...JOINTS.filter(({ unless }) => !unless || spansOf(text, unless).length === 0).flatMap((joint) =>
      joined(text, joint),
    ),
  ].sort((a, b) => Number(a.doubtful) - Number(b.doubtful) || a.at.start - b.at.start);
  const [first, ...more] = places;
  if (!first) return undefined;
  return { at: first.at, doubtful: first.doubtful && more.every(({ at }) => meet(at, first.at)) };
}

function joined(text: ReadText, { first, next, between, notBefore, notAfter, doubtful }: Joint) {
  return spansOf(text, first).flatMap(({ start, end: from }) =>
    spansOf(text, next)
      .filter((other) => other.start > from && other.start - from < 70)
      .filter((other) => between.test(text.folded.slice(from, other.start)))
      .filter(() => !notBefore?.test(text.folded.slice(Math.max(0, start - 30), start)))
      .filter((other) => !notAfter?.test(text.folded.slice(other.end, other.end + 20)))
      .map(({ end }) => ({ at: { start, end }, doubtful: doubtful === true })),
  );
}
