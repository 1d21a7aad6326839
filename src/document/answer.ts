import type { ReplyEntry } from '../domain/reply.ts';
import { answerMessages } from './answer-messages.ts';
import { answerBlocks, answerParts, type Cite, visibleLine } from './answer-text.ts';
import type { Block, Section } from './blocks.ts';
import { isAnswered, type ReportContent } from './content.ts';
import { present, section } from './make-blocks.ts';
import { citeOf, sourcesSection } from './sources.ts';
import { sumsBlocks } from './sums.ts';

/** The answer in parts, its sums, its sources, and the notes with their replies. */
export function answerSections(content: ReportContent): Section[] {
  if (!isAnswered(content)) return [];
  const { sections, isWriting, evidence, replies = [], language } = content;
  const { sums } = sections;
  const title = answerMessages[language].sums;
  const cited = new Set<number>();
  const cite = citeOf(evidence, language, cited);
  const isArriving = isWriting && sections.answer === undefined;
  const written = writtenParts(content, cite);
  const thread = repliesSection(replies, cite, content);
  return present([
    ...written,
    isArriving && section(`answer-${written.length}`, 'answer', {}, [{ type: 'pending', lines: 8 }]),
    sums && section('sums', 'answer', { title, isLandmark: true }, sumsBlocks(sums, language)),
    !isArriving && sourcesSection(content, cited),
    thread,
  ]);
}

/** The answer, or its blocks that have arrived. Each block is complete, so no list continues in the next block. */
function writtenParts({ sections, answerBlocks: arrived = [] }: ReportContent, cite: Cite | undefined) {
  const texts = sections.answer === undefined ? arrived : [sections.answer];
  const parts: { title: string; blocks: Block[] }[] = [];
  for (const part of texts.flatMap((text) => answerParts(text, cite))) {
    const last = parts.at(-1);
    if (part.title === '' && last) last.blocks.push(...part.blocks);
    else parts.push(part);
  }
  const isArriving = sections.answer === undefined;
  return present(
    parts.map(({ title, blocks }, index) => {
      const properties = title === '' ? {} : { title, isLandmark: true as const };
      if (blocks.length > 0) return section(`answer-${index}`, 'answer', properties, blocks);
      const isLast = isArriving && index === parts.length - 1;
      // A part without text becomes a heading block, because a section needs a block.
      return isLast
        ? section(`answer-${index}`, 'answer', properties, [{ type: 'pending', lines: 4 }])
        : section(`answer-${index}`, 'answer', {}, [{ type: 'heading', text: title }]);
    }),
  );
}

function repliesSection(
  replies: readonly ReplyEntry[],
  cite: Cite | undefined,
  { language }: ReportContent,
): Section | undefined {
  const texts = answerMessages[language];
  return section(
    'replies',
    'answer',
    { title: texts.replies, isLandmark: true },
    replies.flatMap(({ note, reply, headline }): (Block | false)[] => [
      { type: 'quotation', of: 'note', text: note },
      ...answerBlocks(reply, cite),
      headline !== undefined && {
        type: 'paragraph',
        text: [
          { text: texts.newHeadline, style: 'muted' },
          { text: visibleLine(headline), style: 'strong' },
        ],
      },
    ]),
  );
}
