import type { ReportFile } from '../domain/report-file.ts';
import { escapeMarkdown as text } from './escape-markdown.ts';
import { messagesIn } from './messages.ts';
import { messages } from './report-messages.ts';
import { resultOf } from './results-text.ts';

/** The validation plan, if there is one. */
export function planMarkdown({ plan, results, meta }: ReportFile): string[] {
  const texts = messagesIn(messages, meta.language);
  if (!plan) return [];
  return [
    `## ${texts.plan}`,
    `**${texts.riskiestAssumption}**: ${text(plan.riskiestAssumption)}`,
    ...plan.experiments.flatMap((experiment, index) => [
      `### ${texts.experiment(index + 1)}: ${text(experiment.tests)}`,
      bullets([
        `${texts.how}: ${text(experiment.how)}`,
        `${texts.cost}: ${text(experiment.cost)}`,
        `${texts.time}: ${texts.days(experiment.days)}`,
        `${texts.goOnIf}: ${text(experiment.goOnIf)}`,
        `${texts.stopIf}: ${text(experiment.stopIf)}`,
        ...resultOf(results, index).map((result) => `**${texts.result}**: ${text(result)}`),
      ]),
    ]),
    `### ${texts.questions}`,
    numbers(plan.questions.map(text)),
  ];
}

export function quote(words: string): string {
  return words
    .split(/\n+/)
    .map((line) => `> ${text(line)}`)
    .join('\n');
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function numbers(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}
