import type { Block, Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { experimentsBlock } from './experiments-block.ts';
import { list, paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { sumsMessages } from './sums-messages.ts';
import { sumsBlock } from './sums-section.ts';

type PlanContent = Pick<ReportContent, 'plan' | 'planning' | 'results' | 'language'>;

/**
 * What to do now, as far as it is written: what worries most, the sums, the bet, the plan with what the person has found
 * out since, and when to go on, change or stop.
 */
export function planSections(content: PlanContent): Section[] {
  const { plan, language } = content;
  const sections = present([
    doubtsSection(content),
    sumsSection(content),
    betSection(content),
    planSection(content),
    decideSection(content),
  ]);
  const [first, ...rest] = sections;
  if (!first || plan?.follows !== 'improved') return sections;
  const note = paragraph(reportMessages[language].followsImproved, 'note');
  return [{ ...first, blocks: [note, ...first.blocks] }, ...rest];
}

/** A part that is still being written gets a placeholder; a part that never arrived is left out. */
function pending({ planning }: PlanContent, lines: number): Block | undefined {
  return planning ? { type: 'pending', lines } : undefined;
}

function doubtsSection(content: PlanContent): Section | undefined {
  const { plan, language } = content;
  const texts = reportMessages[language];
  return section('doubts', 'next', texts.doubts, [
    plan?.doubts
      ? {
          type: 'list',
          look: 'steps',
          items: plan.doubts.map(({ what, why, settle }) => ({
            text: [
              { text: ended(what), style: 'strong' },
              { text: why },
              { text: texts.settle, style: 'accent' },
              { text: settle },
            ],
          })),
        }
      : pending(content, 10),
  ]);
}

function sumsSection(content: PlanContent): Section | undefined {
  const { plan, planning, language } = content;
  const texts = sumsMessages[language];
  // Plans of earlier versions have neither doubts nor sums.
  const isWithout = !planning && plan?.doubts !== undefined;
  return section('sums', 'next', texts.sums, [
    plan?.sums
      ? sumsBlock(plan.sums, language)
      : (pending(content, 14) ?? (isWithout ? paragraph(texts.none) : undefined)),
  ]);
}

function betSection(content: PlanContent): Section | undefined {
  const { plan, language } = content;
  return section('bet', 'next', reportMessages[language].bet, [
    plan?.bet === undefined ? pending(content, 3) : paragraph(plan.bet, 'lead'),
  ]);
}

/** The validation plan, this week first. */
function planSection(content: PlanContent): Section | undefined {
  const texts = reportMessages[content.language];
  const notes = content.results?.text.trim();
  return section('plan', 'next', texts.plan, [
    ...planBlocks(content),
    notes && { type: 'heading', text: texts.results },
    notes && { type: 'quotation', of: 'notes', text: notes },
  ]);
}

function planBlocks(content: PlanContent): Block[] {
  const { plan, planning, results, language } = content;
  const { thisWeek, riskiestAssumption, experiments, questions } = plan ?? {};
  const texts = reportMessages[language];
  const part = (title: string, blocks: readonly Block[] | undefined): Block[] =>
    blocks || planning
      ? [{ type: 'heading', text: title }, ...(blocks ?? [{ type: 'pending' as const, lines: 4 }])]
      : [];
  return [
    ...part(texts.thisWeek, thisWeek === undefined ? undefined : [paragraph(thisWeek, 'lead')]),
    ...part(
      texts.riskiestAssumption,
      riskiestAssumption === undefined ? undefined : [paragraph(riskiestAssumption)],
    ),
    ...part(texts.experiments, experiments && [experimentsBlock(experiments, results, language)]),
    ...part(texts.questions, questions && [list('steps', questions)]),
  ];
}

function decideSection(content: PlanContent): Section | undefined {
  const { plan, language } = content;
  const texts = reportMessages[language];
  const { goOnIf, changeIf, into, stopIf } = plan?.decide ?? {};
  return section('decide', 'next', texts.decide, [
    goOnIf !== undefined && changeIf !== undefined && into !== undefined && stopIf !== undefined
      ? {
          type: 'facts',
          facts: [
            { name: texts.goOnIf, text: goOnIf, tone: 'success' },
            { name: texts.changeIf, text: changeIf, tone: 'warning' },
            { name: texts.into, text: into, tone: 'warning' },
            { name: texts.stopIf, text: stopIf, tone: 'destructive' },
          ],
        }
      : pending(content, 5),
  ]);
}

/** A text with a full stop at its end. */
function ended(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
