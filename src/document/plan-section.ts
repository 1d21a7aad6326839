import { type Block, type FactsBlock, list, paragraph, type Section, section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { reportMessages } from './report-messages.ts';

type PlanContent = Pick<ReportContent, 'plan' | 'planning' | 'results' | 'language'>;

/** The validation plan as far as it is written, and what the person has found out since. */
export function planSection(content: PlanContent): Section | undefined {
  const texts = reportMessages[content.language];
  const notes = content.results?.text.trim();
  return section('plan', 'next', texts.plan, [
    ...planBlocks(content),
    notes && { type: 'heading', text: texts.results },
    notes && { type: 'quotation', of: 'notes', text: notes },
  ]);
}

function planBlocks({ plan, planning, results, language }: PlanContent): Block[] {
  if (!plan) return [];
  const { riskiestAssumption, experiments, questions } = plan;
  const texts = reportMessages[language];
  /** A part that is still being written gets a placeholder; a part that never arrived is left out. */
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
      experiments?.map(({ tests, how, cost, days, goOnIf, stopIf }, index): FactsBlock => {
        const ownResult = results?.experiments?.find((one) => one.index === index);
        const result = ownResult?.result.trim();
        return {
          type: 'facts',
          index,
          title: ownResult?.done ? texts.done(tests) : tests,
          facts: [
            { name: texts.how, text: how },
            { name: texts.cost, text: cost },
            { name: texts.time, text: texts.days(days) },
            { name: texts.goOnIf, text: goOnIf, tone: 'success' },
            { name: texts.stopIf, text: stopIf, tone: 'destructive' },
            ...(result ? [{ name: texts.result, text: result, tone: 'info' as const }] : []),
          ],
        };
      }),
    ),
    ...part(texts.questions, questions && [list('steps', questions)]),
  ];
}
