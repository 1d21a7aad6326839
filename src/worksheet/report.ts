import { IDEA_MAX_LENGTH, type Language } from '../domain/idea.ts';
import type { Report } from '../domain/report.ts';
import {
  AXES,
  AXIS_WEIGHTS,
  type Axis,
  type AxisRating,
  scoreFromRatings,
  type Verdict,
} from '../domain/rubric.ts';
import type { Amount } from './amounts.ts';
import { breakdown } from './levels.ts';
import { type IdeaReading, INGREDIENTS, type Ingredient, readIdea } from './read-idea.ts';
import { harmName, type Objection, objectionTo } from './verdict.ts';
import { en } from './wording/en.ts';
import { es, type Wording } from './wording/es.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { es, en };

/** A text with fewer of the nine ingredients says too little. */
const ENOUGH_SAID = 3;
const AMOUNTS_SHOWN = 4;

/** Reads and rates the text, for the report, the rating and the plan. */
export function makeWorksheet(idea: string, language: Language, results = '') {
  const wording = WORDINGS[language];
  const reading = withResults(readIdea(idea), results);
  const objection = objectionTo(idea, reading);
  const verdict = verdictOf(reading, objection);
  const scoreBreakdown = objection
    ? AXES.map(
        (axis): AxisRating => ({ axis, level: 1, reason: wording.notLaidOut, raise: wording.notLaidOut }),
      )
    : breakdown(reading, wording, language);
  const rating = { scoreBreakdown, verdict, score: scoreFromRatings(scoreBreakdown, verdict) };
  return { language, wording, reading, objection, rating };
}

type Worksheet = ReturnType<typeof makeWorksheet>;

/** Results that the person has found out since count only as evidence. */
function withResults(reading: IdeaReading, results: string): IdeaReading {
  if (results.trim() === '') return reading;
  const { found, evidenceAgainst } = readIdea(results);
  const against = reading.evidenceAgainst ?? evidenceAgainst;
  const evidence = against ? undefined : (found.evidence ?? reading.found.evidence);
  return { ...reading, evidenceAgainst: against, found: { ...reading.found, evidence } };
}

function verdictOf({ found }: IdeaReading, objection: Objection | undefined): Verdict {
  if (objection) return objection.verdict;
  const said = INGREDIENTS.filter((ingredient) => found[ingredient]).length;
  return said < ENOUGH_SAID ? 'too_little_said' : 'judged';
}

/** The worksheet in the report’s form: the person’s own sentences, quoted, and what is missing, as questions. */
export function worksheetReport(idea: string, language: Language, results = ''): Report {
  const sheet = makeWorksheet(idea, language, results);
  const { wording, reading, objection, rating } = sheet;
  if (objection) return objectionReport(sheet, objection);
  const said = INGREDIENTS.filter((ingredient) => reading.found[ingredient]);
  const missing = INGREDIENTS.filter((ingredient) => !reading.found[ingredient]);
  const named = (ingredients: readonly Ingredient[]) =>
    ingredients.map((ingredient) => wording.names[ingredient]);
  return {
    interpretation: interpretation(sheet, named(said), named(missing)),
    improvedIdea: orderedText(idea, reading, wording),
    improvedPoints: [
      wording.improvedPoints.order,
      ...(missing.length > 0 ? [wording.improvedPoints.gaps] : []),
    ],
    functionality: wording.functionality,
    strategicAnalysis: {
      problemsSolved: [...wording.problemsSolved],
      targetAudience: [...wording.targetAudience],
      valueProposition: wording.valueProposition,
      competition: [],
      competitiveness: wording.competitiveness,
      strengths: said.length > 0 ? named(said).map(wording.strength) : [wording.nothingFound],
      weaknesses: missing.length > 0 ? named(missing).map(wording.weakness) : [wording.nothingMissing],
      opportunities: [...wording.opportunities],
      threats: [...wording.threats],
    },
    alternativeApproaches: lowestAxes(rating.scoreBreakdown)
      .slice(0, 3)
      .map((axis) => wording.alternatives[axis]),
    monetization: [...moneySaid(reading, wording), ...wording.moneyQuestions],
    projectName: wording.unnamed,
    pitch: wording.pitch,
    ...rating,
  };
}

function interpretation(
  { wording, reading, language }: Worksheet,
  said: string[],
  missing: string[],
): string {
  if (reading.isShuffled) return wording.shuffled;
  if (reading.language === undefined) return wording.unknownLanguage;
  return [
    said.length > 0 ? wording.found(said) : wording.nothingFound,
    ...(said.length === 0 ? [] : [missing.length > 0 ? wording.missing(missing) : wording.nothingMissing]),
    ...(reading.language === language || !reading.isLanguageClear
      ? []
      : [wording.otherLanguage(reading.language)]),
  ].join(' ');
}

/** The axes by level, the lowest first; of equal levels, the axis with the largest weight first. */
export function lowestAxes(ratings: readonly AxisRating[]): Axis[] {
  return ratings
    .toSorted((a, b) => a.level - b.level || AXIS_WEIGHTS[b.axis] - AXIS_WEIGHTS[a.axis])
    .map(({ axis }) => axis);
}

function moneySaid({ prices, costs }: IdeaReading, wording: Wording): string[] {
  const typed = (amounts: readonly Amount[]) =>
    [...new Set(amounts.map((amount) => amount.typed))].slice(0, AMOUNTS_SHOWN);
  const said = [
    ...(prices.length > 0 ? [wording.prices(typed(prices))] : []),
    ...(costs.length > 0 ? [wording.costs(typed(costs))] : []),
  ];
  return said.length > 0 ? said : [wording.noMoney];
}

/** The first of these that a sentence says decides its place. Any sentence may name a customer, so that comes last. */
const PLACED_BY: readonly Ingredient[] = [
  'problem',
  'statusQuo',
  'offer',
  'evidence',
  'difference',
  'price',
  'cost',
  'start',
  'customer',
];

/**
 * The person’s own sentences in the order of `INGREDIENTS`, with as many gaps as the longest idea has room for. A sentence
 * that points back, or that says none of the ingredients, stays behind the sentence before it.
 */
function orderedText(
  idea: string,
  { sentences, found, evidenceAgainst }: IdeaReading,
  wording: Wording,
): string {
  const said = { ...found, evidence: found.evidence ?? evidenceAgainst };
  const blocks: { place: number; text: string }[] = [];
  for (const sentence of sentences) {
    const ingredient = PLACED_BY.find((one) => said[one]?.sentence === sentence);
    const place = ingredient ? INGREDIENTS.indexOf(ingredient) : -1;
    const text = /[.!?…:;,]["'”»)\]]*$/.test(sentence.typed) ? sentence.typed : `${sentence.typed}.`;
    const before = blocks.at(-1);
    if (before && (place < 0 || sentence.pointsBack)) before.text += ` ${text}`;
    else blocks.push({ place, text });
  }
  let room = IDEA_MAX_LENGTH - blocks.reduce((sum, { text }) => sum + text.length + 1, 0);
  for (const [place, ingredient] of INGREDIENTS.entries()) {
    const text = wording.gap(wording.names[ingredient]);
    if (found[ingredient] || text.length + 1 > room) continue;
    room -= text.length + 1;
    blocks.push({ place, text });
  }
  const text = blocks
    .toSorted((a, b) => a.place - b.place)
    .map((block) => block.text)
    .join(' ');
  return text || idea.trim() || wording.notFound;
}

/** Says why the text is not laid out, and how to go on if that is a misunderstanding. Gives no advice. */
function objectionReport({ wording, language, rating }: Worksheet, objection: Objection): Report {
  const why =
    objection.verdict === 'harmful'
      ? wording.harmful(harmName(objection.harmClass, language))
      : wording.notAnIdea[objection.looksLike];
  const none = wording.notLaidOut;
  return {
    interpretation: why,
    improvedIdea: none,
    functionality: none,
    strategicAnalysis: {
      problemsSolved: [none],
      targetAudience: [none],
      valueProposition: none,
      competition: [],
      competitiveness: none,
      strengths: [none],
      weaknesses: [none],
      opportunities: [none],
      threats: [none],
    },
    alternativeApproaches: [none],
    monetization: [none],
    projectName: wording.unnamed,
    pitch: none,
    ...rating,
  };
}
