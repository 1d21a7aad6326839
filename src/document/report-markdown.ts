import { MODEL_REPORT_FIELDS, scoreBand } from '../domain/report.ts';
import type { ReportFile } from '../domain/report-file.ts';
import {
  AXIS_WEIGHTS,
  axisPoints,
  isImprovable,
  largestGains,
  RUBRIC,
  VERDICT_CAPS,
} from '../domain/rubric.ts';
import { escapeMarkdown as text } from './escape-markdown.ts';
import { evidenceMarkdown, foundCompetitorsMarkdown } from './evidence-markdown.ts';
import { itemsOrNone } from './items-or-none.ts';
import { bullets, numbers, planMarkdown, quote } from './markdown-parts.ts';
import { messagesIn } from './messages.ts';
import { numberedItems } from './numbered-items.ts';
import { messages } from './report-messages.ts';
import { stabilityInWords } from './stability.ts';
import { worksheetMarkdown } from './worksheet-markdown.ts';

/** The whole report as Markdown, in its own language and in the order of the page, with idea and plan. */
export function reportMarkdown(file: ReportFile): string {
  if (!file.meta.aiGenerated) return worksheetMarkdown(file);
  const texts = messagesIn(messages, file.meta.language);
  return [
    `# ${text(file.report.projectName)}`,
    quote(file.report.pitch),
    ...ideaPart(file, texts),
    ...scorePart(file, texts),
    ...stabilityPart(file, texts),
    ...analysisPart(file, texts),
    ...(file.evidence ? evidenceMarkdown(file.evidence, file.meta.language) : []),
    ...planMarkdown(file),
    ...(file.results?.text ? [`## ${texts.results}`, quote(file.results.text)] : []),
    '---',
    `${imprint(file, texts)} ${texts.madeWith}.`,
    '',
  ].join('\n\n');
}

type Texts = (typeof messages)['es'];

function ideaPart({ idea }: ReportFile, texts: Texts): string[] {
  return [`## ${texts.ideaTitle}`, quote(idea)];
}

function scorePart({ report, meta }: ReportFile, texts: Texts): string[] {
  const { score, verdict = 'judged', scoreBreakdown } = report;
  return [
    `## ${texts.score}`,
    `**${texts.band(scoreBand(score))}** · ${texts.outOf100(score)}`,
    ...(verdict === 'judged' ? [] : [texts.verdict(verdict, VERDICT_CAPS[verdict])]),
    ...ratingsPart(report, texts),
    ...(scoreBreakdown
      ? [
          `### ${texts.breakdown}`,
          bullets(
            scoreBreakdown.map(
              ({ axis, level, reason }) =>
                `**${RUBRIC[meta.language][axis].name}**: ${texts.level(level).toLowerCase()} (${texts.points(axisPoints(axis, level), AXIS_WEIGHTS[axis])}). ${text(reason)}`,
            ),
          ),
        ]
      : []),
    ...(scoreBreakdown && isImprovable(verdict)
      ? [
          `### ${texts.gains}`,
          numbers(
            largestGains(scoreBreakdown).map(
              ({ axis, raise, points }) =>
                `${RUBRIC[meta.language][axis].name}, ${texts.gain(points)}: ${text(raise)}`,
            ),
          ),
        ]
      : []),
  ];
}

function ratingsPart(report: ReportFile['report'], texts: Texts): string[] {
  const lines = MODEL_REPORT_FIELDS.flatMap((field) => {
    const value = report[field];
    return value ? [`${texts[field]}: ${texts[value]}`] : [];
  });
  return lines.length > 0 ? [bullets(lines)] : [];
}

function stabilityPart({ report, ratings, meta }: ReportFile, texts: Texts): string[] {
  if (!ratings) return [];
  const { range, agreement, axes } = stabilityInWords(report, ratings, meta.language);
  return [
    `### ${texts.stabilityTitle}`,
    `${range} ${agreement}`,
    ...(axes.length > 0 ? [bullets(axes)] : []),
  ];
}

function analysisPart({ report, meta, evidence }: ReportFile, texts: Texts): string[] {
  const strategy = report.strategicAnalysis;
  const found = evidence ? foundCompetitorsMarkdown(evidence, meta.language) : [];
  const bulleted = (items: readonly string[]) => bullets(itemsOrNone(items, texts).map(text));
  const list = (title: string, items: readonly string[]) => [`### ${title}`, bulleted(items)];
  return [
    `## ${texts.interpretation}`,
    text(report.interpretation),
    `## ${texts.improvedIdea}`,
    text(report.improvedIdea),
    ...(report.improvedPoints ? [bullets(report.improvedPoints.map(text))] : []),
    `## ${texts.functionality}`,
    ...functionality(report),
    `## ${texts.targetAudience}`,
    bulleted(strategy.targetAudience),
    `## ${texts.valueProposition}`,
    text(strategy.valueProposition),
    `## ${texts.competition}`,
    ...(found.length > 0 ? [bullets(found)] : []),
    ...(strategy.competition.length === 0
      ? found.length > 0
        ? []
        : [texts.noCompetition]
      : [
          bullets(strategy.competition.map((name) => `${text(name)} (${texts.notVerified})`)),
          texts.notVerifiedWhy(meta.aiGenerated ? 'model' : 'rules'),
          text(strategy.competitiveness),
        ]),
    `## ${texts.problemsSolved}`,
    bulleted(strategy.problemsSolved),
    `## ${texts.swot}`,
    ...list(texts.strengths, strategy.strengths),
    ...list(texts.weaknesses, strategy.weaknesses),
    ...list(texts.opportunities, strategy.opportunities),
    ...list(texts.threats, strategy.threats),
    `## ${texts.alternativeApproaches}`,
    numbers(itemsOrNone(report.alternativeApproaches, texts).map(text)),
    `## ${texts.monetization}`,
    bulleted(report.monetization),
  ];
}

function functionality({ functionality, functionalityPoints }: ReportFile['report']): string[] {
  const numbered = numberedItems(functionality);
  if (numbered) {
    return [...(numbered.intro ? [text(numbered.intro)] : []), numbers(numbered.items.map(text))];
  }
  return [text(functionality), ...(functionalityPoints ? [bullets(functionalityPoints.map(text))] : [])];
}

function imprint({ meta }: ReportFile, texts: Texts): string {
  const date = texts.date(meta.generatedAt);
  return meta.aiGenerated ? texts.writtenByModel(text(meta.model), date) : texts.writtenByRules(date);
}
