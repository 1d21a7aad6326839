import type { Language } from '../domain/idea.ts';
import type { Rating } from '../domain/rating.ts';
import type { Report } from '../domain/report.ts';
import { AXES, type Axis, type AxisRating, largestGains, scoreFromRatings } from '../domain/rubric.ts';
import { factsOf, quoteAt, WORDINGS } from './facts.ts';
import { type Evaluation, evaluate } from './levels.ts';
import { projectName } from './project-name.ts';
import { findSector } from './sectors/find-sectors.ts';
import type { Sector } from './sectors/sector.ts';
import { fold } from './text/read-text.ts';
import type { Facts } from './wording/facts.ts';

/** Sectors in which permits, health or other people's money make any first version harder. */
const DEMANDING_SECTORS: ReadonlySet<string> = new Set([
  'health',
  'mind',
  'finance',
  'energy',
  'industry',
  'cyber',
]);

/** Rates the six axes by rules. The same text always gets the same rating, in the words of `language`. */
export function rateIdea(idea: string, language: Language): Rating {
  const evaluation = evaluate(idea);
  return ratingOf(evaluation, factsOf(evaluation, sectorOf(evaluation), language), language);
}

function ratingOf(evaluation: Evaluation, facts: Facts, language: Language): Rating {
  const { verdict } = evaluation.judgement;
  const scoreBreakdown = AXES.map((axis) => rateAxis(axis, evaluation, facts, language));
  return { scoreBreakdown, verdict, score: scoreFromRatings(scoreBreakdown, verdict) };
}

function rateAxis(axis: Axis, evaluation: Evaluation, facts: Facts, language: Language): AxisRating {
  const { levels, judgement, boastful, lowered } = evaluation;
  const wording = WORDINGS[language];
  const level = levels[axis];
  if (judgement.verdict === 'harmful') return { axis, level, ...pick(wording.refusal.harm) };
  if (judgement.verdict === 'not_an_idea') return { axis, level, ...pick(wording.refusal.notIdea) };
  if (judgement.absurd && (axis === 'feasibility' || lowered.has(axis)) && facts.refused) {
    return {
      axis,
      level,
      reason: wording.absurdReason(facts.refused),
      raise: wording.absurdRaise(facts.refused),
    };
  }
  const at = quoteAt(evaluation, axis, language);
  const raise = wording.raises[axis][level - 1]?.(facts, at) ?? wording.allGood;
  const { moat, vague } = evaluation.signals.difference;
  const unexplained = !facts.difference && !moat && !(vague && level <= 2);
  if (axis === 'difference' && unexplained && level > 1 && facts.proven && facts.evidence)
    return {
      axis,
      level,
      reason: wording.chosenReason(facts.evidence),
      raise: wording.raises.difference[0](facts),
    };
  const reason =
    boastful && lowered.has(axis) && facts.boast
      ? wording.boastReason(facts.boast)
      : (wording.reasons[axis][level - 1]?.(facts, at) ?? wording.noStrength);
  return { axis, level, reason, raise };
}

function pick({ reason, raise }: { reason: string; raise: string }) {
  return { reason, raise };
}

/** The whole report on an idea, by rules, in `language` whatever the language of the idea. Never throws. */
export function evaluateIdea(idea: string, language: Language): Report {
  const evaluation = evaluate(idea);
  const sector = sectorOf(evaluation);
  const facts = factsOf(evaluation, sector, language);
  const rating = ratingOf(evaluation, facts, language);
  const { verdict } = evaluation.judgement;
  if (verdict === 'not_an_idea' || verdict === 'harmful')
    return refusedReport(evaluation, facts, rating, language);
  return judgedReport(evaluation, sector, facts, rating, language);
}

function judgedReport(
  evaluation: Evaluation,
  sector: Sector | undefined,
  facts: Facts,
  rating: Rating,
  language: Language,
): Report {
  const wording = WORDINGS[language];
  const { levels, signals, judgement, boastful } = evaluation;
  const notes = sector?.[language];
  const firstStep = notes?.firstStep ?? wording.genericFirstStep;
  const named = (wanted: (level: number) => boolean) =>
    AXES.filter((axis) => wanted(levels[axis])).map((axis) => wording.axisNames[axis]);
  const ratings = rating.scoreBreakdown;
  const strong = ratings.filter(({ level }) => level >= 4);
  const weak = ratings.filter(({ level }) => level <= 2);
  const companies = sector?.companies ?? [];
  const others = (notes?.customers ?? []).filter((one) => !sharesWord(one, facts.customer ?? ''));
  const changes = largestGains(ratings, 6).map(({ raise }) => raise);
  const strength = ({ axis }: AxisRating) =>
    wording.strengths[axis](facts, quoteAt(evaluation, axis, language));
  const weakness = ({ axis }: AxisRating) =>
    judgement.absurd && facts.refused && axis === 'feasibility'
      ? wording.notes.absurd(facts.refused)
      : wording.weaknesses[axis](facts);
  const name = projectName(signals, sector, language);
  const note =
    judgement.absurd && facts.refused
      ? wording.notes.absurd(facts.refused)
      : boastful && facts.boast
        ? wording.notes.boastful(facts.boast)
        : rating.verdict === 'too_little_said'
          ? wording.notes.tooLittle
          : undefined;
  return {
    interpretation: wording.interpretation({
      facts,
      said: named((level) => level >= 4),
      missing: named((level) => level <= 2),
      note,
    }),
    improvedIdea: wording.improvedIdea(facts, firstStep),
    improvedPoints: orElse(distinct(changes), wording.allGood),
    functionality: wording
      .steps(facts, firstStep)
      .map((step, index) => `${index + 1}. ${step}`)
      .join('\n'),
    functionalityPoints: [...wording.steps(facts, firstStep)],
    strategicAnalysis: {
      problemsSolved: facts.problem
        ? [
            sentence(facts.problem),
            ...(facts.workaround && facts.workaround !== facts.problem
              ? [wording.workaround(facts.workaround)]
              : []),
          ]
        : [wording.noProblem, ...(notes?.problems ?? []).map(wording.usualProblem)],
      targetAudience: facts.customer
        ? [facts.customer, ...others.slice(0, 2).map(wording.usualCustomer)]
        : [wording.noAudience, ...(notes?.customers ?? []).map(wording.usualCustomer)],
      valueProposition: wording.value(facts),
      competition: companies.map(
        (company) => `${company.name}: ${company[language]} (${wording.toBeChecked})`,
      ),
      competitiveness: wording.competitiveness(facts),
      strengths: orElse(strong.map(strength), ...partial(ratings).map(strength), wording.noStrength),
      weaknesses: orElse(
        weak.map(weakness),
        ...ratings.filter(({ level }) => level === 3).map(weakness),
        wording.noWeakness(facts),
      ),
      opportunities: orElse(
        [
          ...(facts.whyNow ? [wording.whyNow(facts.whyNow)] : []),
          ...(facts.size ? [wording.sizeOpening(facts.size)] : []),
          ...(notes?.openings ?? []).map(sentence),
          ...(facts.place ? [wording.placeOpening(facts.place)] : []),
        ],
        wording.noOpening,
      ),
      threats: distinct([
        ...(boastful && facts.boast ? [wording.boastThreat(facts.boast)] : []),
        ...(levels.earning <= 2 ? [wording.undecided] : []),
        ...wording.threats(facts),
        ...(notes?.risks ?? []).map(sentence),
      ]).slice(0, 5),
    },
    alternativeApproaches: [...wording.alternatives(facts, others, notes?.experiment)],
    monetization: [
      ...(facts.price ? [wording.saidPrice(facts.price)] : []),
      ...(notes ? notes.earning.map(wording.usualEarning) : wording.genericEarning(facts)),
    ],
    projectName: name,
    pitch: wording.pitch(name, facts),
    marketPotential: levels.market >= 4 ? 'high' : levels.market === 3 ? 'medium' : 'low',
    complexity: complexityOf(levels.feasibility, sector?.id),
    innovationLevel:
      levels.difference === 5 && evaluation.signals.difference.comparisons.length > 1
        ? 'disruptive'
        : levels.difference >= 3
          ? 'incremental'
          : 'niche',
    verdict: rating.verdict,
    scoreBreakdown: ratings,
    score: rating.score,
  };
}

/** What cannot exist has no line of business, and so no competitors. */
function sectorOf({ judgement, signals }: Evaluation): Sector | undefined {
  return judgement.absurd ? undefined : findSector(signals.text);
}

function refusedReport(evaluation: Evaluation, facts: Facts, rating: Rating, language: Language): Report {
  const wording = WORDINGS[language];
  const { verdict, why } = evaluation.judgement;
  const harmful = verdict === 'harmful';
  const lines = harmful ? wording.refusal.harm : wording.refusal.notIdea;
  const explanation = harmful
    ? wording.refusal.harmful(facts.refused ?? facts.offer)
    : wording.refusal.why[why ?? 'no_offer'];
  return {
    interpretation: explanation,
    improvedIdea: lines.improvedIdea,
    improvedPoints: [lines.raise],
    functionality: lines.functionality,
    strategicAnalysis: {
      problemsSolved: [lines.section],
      targetAudience: [lines.section],
      valueProposition: lines.section,
      competition: [],
      competitiveness: lines.competitiveness,
      strengths: [lines.section],
      weaknesses: [lines.weakness],
      opportunities: [lines.opportunity],
      threats: [explanation],
    },
    alternativeApproaches: [lines.alternative],
    monetization: [lines.monetization],
    projectName: wording.unnamed,
    pitch: lines.pitch,
    marketPotential: 'low',
    complexity: 'complex',
    innovationLevel: 'niche',
    verdict: rating.verdict,
    scoreBreakdown: rating.scoreBreakdown,
    score: rating.score,
  };
}

function complexityOf(feasibility: number, sector: string | undefined): Report['complexity'] {
  if (feasibility <= 2) return 'complex';
  if (feasibility === 3)
    return sector !== undefined && DEMANDING_SECTORS.has(sector) ? 'complex' : 'moderate';
  return sector !== undefined && DEMANDING_SECTORS.has(sector) ? 'moderate' : 'simple';
}

/** Whether two names of customers have a telling word in common, in whatever number or gender. */
function sharesWord(one: string, other: string): boolean {
  const stems = (name: string) => (fold(name).match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 5));
  const known = stems(other);
  return stems(one).some((stem) => known.includes(stem));
}

/** Half a strength is still worth naming when there is no whole one. */
function partial(ratings: readonly AxisRating[]): AxisRating[] {
  return ratings.filter(({ level, axis }) => level === 3 && axis !== 'feasibility').slice(0, 2);
}

/** The items, or the first of the others when there are none. */
function orElse(items: readonly string[], ...otherwise: readonly string[]): string[] {
  return items.length > 0 ? [...items] : otherwise.slice(0, 1);
}

function distinct(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function sentence(text: string): string {
  const end = /[.!?…]$/.test(text) ? '' : '.';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}
