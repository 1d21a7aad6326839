import { factsOf, scaleTexts } from '../document/block-texts.ts';
import type { ExperimentsBlock } from '../document/blocks.ts';
import { heightOf, SMALL, STRONG, type TextLook } from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { writeFacts } from './table.ts';

/** The total, then each experiment as a table of its facts. */
export function writeExperiments(flow: SectionWriter, { total, experiments }: ExperimentsBlock): void {
  writeLine(flow, total, STRONG);
  for (const experiment of experiments) {
    writeFacts(flow, { type: 'facts', experiment, facts: factsOf(experiment) });
    for (const text of scaleTexts(experiment)) writeLine(flow, text, SMALL);
  }
}

function writeLine(flow: SectionWriter, text: string, look: TextLook): void {
  const box = flow.textBox(text, look);
  flow.begin(heightOf(box));
  flow.write(box);
}
