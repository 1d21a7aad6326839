import type { Plan } from '../domain/plan.ts';
import { type Block, type FactsBlock, list, paragraph, present, type Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { reportMessages } from './report-messages.ts';
import { isDone, resultOf } from './results-text.ts';

/** The validation plan as far as it is written, and what the person has found out since. */
export function planSection({
  plan,
  planning = false,
  results,
  language,
}: Pick<ReportContent, 'plan' | 'planning' | 'results' | 'language'>): Section | undefined {
  const texts = reportMessages[language];
  const notes = results?.text.trim();
  if (!plan && !notes) return undefined;
  const blocks = present<Block>([
    ...(plan ? planBlocks(plan, { planning, results, language }) : []),
    notes && { type: 'heading', text: texts.results },
    notes && { type: 'quotation', of: 'notes', text: notes },
  ]);
  return { id: 'plan', part: 'next', title: texts.plan, blocks };
}

function planBlocks(
  { riskiestAssumption, experiments, questions }: Partial<Plan>,
  { planning, results, language }: Pick<ReportContent, 'planning' | 'results' | 'language'>,
): Block[] {
  const texts = reportMessages[language];
  /** A part that is being written has its place; one that never came has none. */
  const part = (title: string, blocks: readonly Block[] | undefined): Block[] =>
    blocks || planning
      ? [{ type: 'heading', text: title }, ...(blocks ?? [{ type: 'pending' as const, lines: 4 }])]
      : [];
  return [
    ...part(
      texts.riskiestAssumption,
      riskiestAssumption === undefined ? undefined : [paragraph(riskiestAssumption, 'lead')],
    ),
    ...part(
      texts.experiments,
      experiments?.map(
        ({ tests, how, cost, days, goOnIf, stopIf }, index): FactsBlock => ({
          type: 'facts',
          index,
          title: isDone(results, index) ? texts.done(tests) : tests,
          facts: [
            { name: texts.how, text: how },
            { name: texts.cost, text: cost },
            { name: texts.time, text: texts.days(days) },
            { name: texts.goOnIf, text: goOnIf, tone: 'success' },
            { name: texts.stopIf, text: stopIf, tone: 'destructive' },
            ...resultOf(results, index).map((text) => ({ name: texts.result, text, tone: 'info' as const })),
          ],
        }),
      ),
    ),
    ...part(texts.questions, questions && [list('steps', questions)]),
  ];
}
