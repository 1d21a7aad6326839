import { codePointLength, IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';

/** Two buttons that lead to the form with a text to improve: the idea as typed, or the report's improved idea. */
export function Improve({ file: { idea, report } }: { file: ReportFile }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  return (
    <>
      <Button variant="quiet" onClick={() => store.improve(idea)}>
        {texts.improve}
      </Button>
      {report.improvedIdea !== undefined && (
        <Button variant="quiet" onClick={() => store.improve(improvedText(report.improvedIdea ?? '', idea))}>
          {texts.improveFromIdea}
        </Button>
      )}
    </>
  );
}

/** Replaces the introduction while an idea is being improved. */
export function ImproveTitle() {
  const texts = useMessages(pageMessages);
  return (
    <>
      <h1 className="font-display text-3xl text-balance">{texts.improveTitle}</h1>
      <p className="mt-3 max-w-measure text-muted">{texts.improveWhy}</p>
    </>
  );
}

const SENTENCE = /[^.!?…\n]+(?:[.!?…]+(?=\s|$)|[.!?…]+\S*)*/g;
const NUMBERS = /\d+(?:[.,]\d+)*/g;

/**
 * The text in the form when a person starts from the improved idea: the improved idea, then as many as fit of the
 * person's sentences with numbers that it lacks. A model may drop these sentences, which often state customers and proof.
 */
export function improvedText(improvedIdea: string, idea: string): string {
  const keptNumbers = new Set(improvedIdea.match(NUMBERS));
  const lostSentences = (idea.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.match(NUMBERS)?.some((number) => !keptNumbers.has(number)));
  let text = truncateCodePoints(improvedIdea, IDEA_MAX_LENGTH);
  for (const [index, sentence] of lostSentences.entries()) {
    const longer = `${text}${index === 0 ? '\n\n' : ' '}${sentence}`;
    if (codePointLength(longer) <= IDEA_MAX_LENGTH) text = longer;
  }
  return text;
}
