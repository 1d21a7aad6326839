import { find, type Phrases, spansOf } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { DARK, FAMILIES, type HarmFamily } from './harm-families.ts';
import { AGAINST, DECENT, OF_OTHERS, OURS, SHADY, VOUCHED } from './harm-sides.ts';
import { meet, type Place, together } from './together.ts';

/** Longest stretch, in characters, in which what makes up a harm stands together; two things meet by chance more often than three. */
const REACH = 220;
const REACH_OF_TWO = 80;

/** What a place must weigh for the text to propose harm. */
const HARMFUL_WEIGHT = 2.75;

/** From this on it is past doubt, whatever else the text tells. */
const PLAIN_WEIGHT = 3.25;

/** So many dark things, and nothing against them, are harm without a family for it. */
const DARK_WITHOUT_KIND = 3;

/** The weightiest place where the text proposes harm to people, or what is plainly illegal. */
export function findHarm(text: ReadText): { at: Span; doubtful: boolean } | undefined {
  const { weight, span, faint } = weighHarm(text);
  if (weight < HARMFUL_WEIGHT || !span) return undefined;
  return { at: span, doubtful: faint && weight < PLAIN_WEIGHT };
}

function weighHarm(text: ReadText) {
  const sides = readSides(text);
  const places = FAMILIES.flatMap((family) => {
    const found = together(text, family.all, family.all.length > 2 ? REACH : REACH_OF_TWO)
      .filter(({ parts: [act] }) => act && !isRefused(text, act))
      .map((place) => ({ ...place, family, weight: weigh(text, place, family, sides) }));
    return found.sort((a, b) => b.weight - a.weight).slice(0, 1);
  }).sort((a, b) => b.weight - a.weight || a.span.start - b.span.start);
  const [worst, ...others] = places;
  const opposed =
    sides.against.length + Math.min(sides.decent.length, 2) * 0.5 + Math.min(sides.vouched.length, 2) * 0.5;
  const dark = sides.dark.length - DARK_WITHOUT_KIND + HARMFUL_WEIGHT - opposed;
  if (!worst) return { weight: dark, span: sides.dark[0], faint: true };
  const more = others.filter(({ weight }) => weight >= 1.5).length;
  return {
    weight: Math.max(dark, worst.weight + Math.min(more, 2) * 0.5),
    span: worst.span,
    faint: worst.family.faint === true,
  };
}

interface Sides {
  against: readonly Span[];
  decent: readonly Span[];
  vouched: readonly Span[];
  others: readonly Span[];
  ours: readonly Span[];
  /** Places of what honest businesses hardly speak of, one for each class and each place. */
  dark: readonly Span[];
}

function readSides(text: ReadText): Sides {
  const hushed = Object.values(SHADY).flatMap((phrases) => told(text, phrases));
  const unhushed = (phrases: Phrases) =>
    distinct(text, told(text, phrases)).filter((span) => !hushed.some((other) => meet(span, other)));
  return {
    dark: darkPlaces(text),
    // "To avoid the police" is no way of standing against what is bad.
    against: unhushed(AGAINST),
    decent: unhushed(DECENT),
    vouched: unhushed(VOUCHED),
    others: find(text, OF_OTHERS),
    ours: find(text, OURS),
  };
}

/** How much speaks for the place being what the business does, less what speaks for its being against it. */
function weigh(
  text: ReadText,
  { span, parts, oneSentence }: Place,
  family: HarmFamily,
  { against, decent, vouched, others, ours, dark }: Sides,
): number {
  const from = sentenceOf(text, span).start;
  const to = sentenceOf(text, { start: span.end - 1, end: span.end }).end;
  const around = { start: from, end: to };
  const near = (spans: readonly Span[]) => spans.filter((other) => meet(other, around));
  const apart = (other: Span) => !parts.some((part) => meet(other, part));
  const outside = against.filter(apart);
  const opposed = near(outside).length;
  const mild = decent.filter(
    (other) => apart(other) && !outside.some((strong) => meet(other, strong)),
  ).length;
  // What opens a text is the offer.
  const offered = text.sentences[0]?.start === from || near(ours).length > 0;
  const beside = dark.filter(apart).length;
  return (
    (family.grave ? 3 : family.faint ? 1.5 : 2) -
    (oneSentence ? 0 : 1) +
    (offered ? 1 : 0) +
    Math.min(beside, 4) * 0.5 -
    (opposed > 0 ? 1 + opposed : 0) -
    Math.min(outside.length - opposed, 3) -
    Math.min(mild, 3) * 0.5 -
    Math.min(vouched.filter(apart).length, 2) * 0.5 -
    (near(others).some((other) => other.start < (parts[0]?.start ?? 0)) ? 2 : 0)
  );
}

function darkPlaces(text: ReadText): Span[] {
  const places: Span[] = [];
  for (const phrases of DARK) {
    const place = spansOf(text, phrases).find(
      (span) => !isRefused(text, span) && !places.some((other) => meet(span, other)),
    );
    if (place) places.push(place);
  }
  return places;
}

const REFUSES = /\b(?:no|not|never|nunca|jamas|sin|without|nor|ni|nothing|nada)\s(?:\S{1,12}\s){0,2}$/;

const SO_THAT_NOT =
  /\b(?:para que|so that|so|antes de que|before) (?:\S+ ){0,3}(?:no|not|never|nadie|nobody|ends?|acabe|termine)\b/;

/** "Never without a prescription", "so that it is not poured into the river": the act is turned down. */
function isRefused(text: ReadText, act: Span): boolean {
  const { start } = clauseOf(text, act);
  const lead = text.folded.slice(Math.max(start, act.start - 24), act.start);
  return REFUSES.test(lead) || SO_THAT_NOT.test(lead + sliceOf(text, act));
}

const DENIES = /\b(?:no|not|don'?t|without|sin|nunca|never)\s(?:\S{1,6}\s)?$/;

function told(text: ReadText, phrases: Phrases): Span[] {
  return find(text, phrases).filter(
    ({ start }) => !DENIES.test(text.folded.slice(Math.max(0, start - 16), start)),
  );
}

/** One span for each different beginning: the same word twice takes no second side. */
function distinct(text: ReadText, spans: readonly Span[]): Span[] {
  const stems = new Set<string>();
  return spans.filter((span) => {
    const stem = sliceOf(text, span).slice(0, 5);
    return !stems.has(stem) && stems.add(stem);
  });
}
