import { itemsOrNone } from '../document/items-or-none.ts';
import { messagesIn } from '../document/messages.ts';
import { numberedItems } from '../document/numbered-items.ts';
import { messages } from '../document/report-messages.ts';
import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import {
  type Meta,
  type Report,
  type ReportField,
  type ReportSections,
  scoreBand,
} from '../domain/report.ts';
import {
  AXIS_WEIGHTS,
  type AxisRating,
  axisPoints,
  isImprovable,
  largestGains,
  RUBRIC,
  VERDICT_CAPS,
} from '../domain/rubric.ts';
import type { TextForms } from './text-style.ts';

/** One field of a report with its value. */
type Section = {
  [Field in ReportField]: { field: Field; value: NonNullable<ReportSections[Field]> };
}[ReportField];

const BAND_COLOURS = { excellent: 'green', good: 'blue', fair: 'yellow', weak: 'red' } as const;

/** Formats a model's report section by section, in order of arrival, with the same texts as the page. */
export function reportText(forms: TextForms, language: Language) {
  const texts = messagesIn(messages, language);
  const { paint, paragraph, title, heading, bullets, numbers, note, detail } = forms;

  let isNumbered = false;

  const listOf = (name: string, items: readonly string[]) =>
    heading(name) + bullets(itemsOrNone(items, texts));

  function rating({ axis, level, reason, raise }: AxisRating): string {
    const dots = '●'.repeat(level) + '○'.repeat(5 - level);
    const points = texts.points(axisPoints(axis, level), AXIS_WEIGHTS[axis]);
    const head = `${RUBRIC[language][axis].name}  ${dots}  ${texts.level(level)} · ${points}`;
    return paragraph(head) + detail(reason) + detail(`${texts.raise}: ${raise}`);
  }

  function section(arrived: { field: ReportField; value: unknown }): string {
    const event = arrived as Section;
    switch (event.field) {
      case 'projectName':
        return title(event.value);
      case 'pitch':
        return paragraph(texts.quoted(event.value));
      case 'verdict':
        return event.value === 'judged'
          ? ''
          : paragraph(texts.verdict(event.value, VERDICT_CAPS[event.value]));
      // Written once they are all there.
      case 'scoreBreakdown.problem':
      case 'scoreBreakdown.market':
      case 'scoreBreakdown.difference':
      case 'scoreBreakdown.earning':
      case 'scoreBreakdown.feasibility':
      case 'scoreBreakdown.evidence':
        return '';
      case 'scoreBreakdown':
        return heading(texts.breakdown) + event.value.map(rating).join('');
      case 'score': {
        const band = scoreBand(event.value);
        const score = `${texts.outOf100(event.value)} · ${texts.band(band)}`;
        return `${heading(texts.score)}${paint(['bold', BAND_COLOURS[band]], score)}\n`;
      }
      case 'marketPotential':
        return paragraph(`${texts.marketPotential}: ${texts[event.value]}`);
      case 'complexity':
        return paragraph(`${texts.complexity}: ${texts[event.value]}`);
      case 'innovationLevel':
        return paragraph(`${texts.innovationLevel}: ${texts[event.value]}`);
      case 'interpretation':
        return heading(texts.interpretation) + paragraph(event.value);
      case 'improvedIdea':
        return heading(texts.improvedIdea) + paragraph(event.value);
      case 'improvedPoints':
        return bullets(event.value);
      case 'functionality': {
        const numbered = numberedItems(event.value);
        isNumbered = numbered !== undefined;
        const body = numbered
          ? (numbered.intro ? paragraph(numbered.intro) : '') + numbers(numbered.items)
          : paragraph(event.value);
        return heading(texts.functionality) + body;
      }
      case 'functionalityPoints':
        // The points repeat numbered steps, so they are left out, as on the page.
        return isNumbered ? '' : bullets(event.value);
      case 'strategicAnalysis.valueProposition':
        return heading(texts.valueProposition) + paragraph(event.value);
      case 'strategicAnalysis.competition':
        return competition(event.value);
      case 'strategicAnalysis.competitiveness':
        return paragraph(event.value);
      case 'strategicAnalysis.problemsSolved':
        return listOf(texts.problemsSolved, event.value);
      case 'strategicAnalysis.targetAudience':
        return listOf(texts.targetAudience, event.value);
      case 'strategicAnalysis.strengths':
        return listOf(texts.strengths, event.value);
      case 'strategicAnalysis.weaknesses':
        return listOf(texts.weaknesses, event.value);
      case 'strategicAnalysis.opportunities':
        return listOf(texts.opportunities, event.value);
      case 'strategicAnalysis.threats':
        return listOf(texts.threats, event.value);
      case 'alternativeApproaches':
        return heading(texts.alternativeApproaches) + numbers(itemsOrNone(event.value, texts));
      case 'monetization':
        return listOf(texts.monetization, event.value);
    }
  }

  function competition(names: readonly string[]): string {
    if (names.length === 0) return heading(texts.competition) + paragraph(texts.noCompetition);
    return (
      heading(texts.competition) +
      bullets(names.map((name) => `${name} (${texts.notVerified})`)) +
      note(texts.notVerifiedWhy('model'))
    );
  }

  function plan({ riskiestAssumption, experiments, questions }: Plan): string {
    return [
      heading(texts.plan),
      paragraph(`${texts.riskiestAssumption}: ${riskiestAssumption}`),
      ...experiments.flatMap(({ tests, how, cost, days, goOnIf, stopIf }, index) => [
        `\n${paragraph(`${texts.experiment(index + 1)}: ${tests}`)}`,
        detail(`${texts.how}: ${how}`),
        detail(`${texts.cost}: ${cost} · ${texts.time}: ${texts.days(days)}`),
        detail(`${texts.goOnIf}: ${goOnIf}`),
        detail(`${texts.stopIf}: ${stopIf}`),
      ]),
      heading(texts.questions),
      numbers(questions),
    ].join('');
  }

  /** The last part, which needs the whole report: the changes worth most. */
  function conclusion({ scoreBreakdown, verdict }: Report): string {
    if (!scoreBreakdown || !isImprovable(verdict)) return '';
    const gains = largestGains(scoreBreakdown).map(
      ({ axis, raise, points }) => `${RUBRIC[language][axis].name}, ${texts.gain(points)}: ${raise}`,
    );
    return heading(texts.gains) + numbers(gains);
  }

  function imprint({ model, generatedAt, aiGenerated }: Meta): string {
    const date = texts.date(generatedAt);
    const written = aiGenerated ? texts.writtenByModel(model, date) : texts.writtenByRules(date);
    return `\n${note(written)}`;
  }

  return { section, conclusion, plan, imprint };
}
