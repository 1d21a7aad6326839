import { evidenceMarkdown } from '../document/evidence-markdown.ts';
import { itemsOrNone } from '../document/items-or-none.ts';
import { messagesIn } from '../document/messages.ts';
import { messages } from '../document/report-messages.ts';
import { worksheetMessages, worksheetRows } from '../document/worksheet.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import type { Rating } from '../domain/rating.ts';
import { type Meta, type Report, scoreBand } from '../domain/report.ts';
import {
  type AxisRating,
  isImprovable,
  largestGains,
  RUBRIC,
  VERDICT_CAPS,
  type Verdict,
} from '../domain/rubric.ts';

/** The short text beside the structured report: author, score with reason, and what would raise it. */
export function reportSummary(report: Report, meta: Meta): string {
  const { language, model, generatedAt } = meta;
  if (!meta.aiGenerated)
    return lines(withoutAi(language), report.interpretation, ...worksheetLines(report, language));
  const texts = messagesIn(messages, language);
  const { strengths, weaknesses } = report.strategicAnalysis;
  return lines(
    `${report.projectName}. ${scoreInWords(report, language)}`,
    report.interpretation,
    `${texts.strengths}: ${itemsOrNone(strengths, texts).join(' · ')}`,
    `${texts.weaknesses}: ${itemsOrNone(weaknesses, texts).join(' · ')}`,
    gains(report, language),
    texts.writtenByModel(model, texts.date(generatedAt)),
  );
}

/**
 * The score with its band, and each axis with its level.
 * @param aiGenerated false: what the text says of each axis, and no score
 */
export function ratingSummary(rating: Rating, language: Language, aiGenerated: boolean): string {
  if (!aiGenerated) return lines(withoutAi(language), ...worksheetLines(rating, language));
  const texts = messagesIn(messages, language);
  const axes = rating.scoreBreakdown.map(
    ({ axis, level, reason }) => `${RUBRIC[language][axis].name}: ${texts.levelOf5(level)}. ${reason}`,
  );
  return lines(scoreInWords(rating, language), ...axes);
}

function withoutAi(language: Language): string {
  const words = messagesIn(worksheetMessages, language);
  return `${words.withoutAi}. ${words.what}`;
}

function worksheetLines(sections: Pick<Report, 'scoreBreakdown' | 'verdict'>, language: Language): string[] {
  return worksheetRows(sections, language).map(
    ({ name, state, said, question }) => `${name}: ${state}. ${said} ${question}`,
  );
}

export function planSummary(
  { riskiestAssumption, experiments, questions }: Plan,
  language: Language,
): string {
  const texts = messagesIn(messages, language);
  return lines(
    `${texts.riskiestAssumption}: ${riskiestAssumption}`,
    ...experiments.map(({ tests, how }, index) => `${texts.experiment(index + 1)}: ${tests}. ${how}`),
    `${texts.questions}: ${questions.join(' ')}`,
  );
}

/** The searches, and each finding with its quotation and source. */
export function evidenceSummary(evidence: Evidence, language: Language): string {
  return evidenceMarkdown(evidence, language).join('\n');
}

function scoreInWords(
  { score, verdict = 'judged' }: { score: number; verdict?: Verdict | undefined },
  language: Language,
): string {
  const texts = messagesIn(messages, language);
  const words = `${texts.score}: ${texts.outOf100(score)} (${texts.band(scoreBand(score))}).`;
  return verdict === 'judged' ? words : `${words} ${texts.verdict(verdict, VERDICT_CAPS[verdict])}`;
}

function gains(
  { scoreBreakdown, verdict }: { scoreBreakdown?: AxisRating[] | undefined; verdict?: Verdict | undefined },
  language: Language,
): string | undefined {
  if (!scoreBreakdown || !isImprovable(verdict)) return undefined;
  const texts = messagesIn(messages, language);
  const changes = largestGains(scoreBreakdown).map(
    ({ axis, raise }) => `${RUBRIC[language][axis].name}: ${raise}`,
  );
  return changes.length === 0 ? undefined : `${texts.gains}: ${changes.join(' · ')}`;
}

function lines(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('\n');
}
