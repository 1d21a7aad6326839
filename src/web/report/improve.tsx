import type { Language } from '../../domain/idea.ts';
import type { Report } from '../../domain/report.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Gains } from './gains.tsx';
import { messages } from './page-messages.ts';

/** Actions to improve the idea. Disabled while the report is being written. */
export function Improve({
  byRules,
  onImprove,
  onImproveFromIdea,
}: {
  /** A worksheet has no score to compare and no improved idea, only the text in order. */
  byRules: boolean;
  onImprove: (() => void) | undefined;
  onImproveFromIdea: (() => void) | undefined;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  return (
    <div lang={language} className="mt-4 print:hidden">
      {!byRules && <p className="max-w-measure text-sm text-muted">{texts.improveWhy}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onImprove} disabled={!onImprove}>
          {texts.improve}
        </Button>
        <Button variant="quiet" onClick={onImproveFromIdea} disabled={!onImproveFromIdea}>
          {byRules ? texts.improveFromText : texts.improveFromIdea}
        </Button>
      </div>
    </div>
  );
}

/** Beside the text box while an idea is being improved: the changes that would raise its score. */
export function Improving({ report, language }: { report: Report; language: Language }) {
  const texts = useMessages(messages);
  const page = useLanguage().language;
  return (
    <div lang={page} className="pt-8 sm:pt-12">
      <h1 className="font-display text-3xl text-balance">{texts.improveTitle}</h1>
      <p className="mt-4 max-w-measure text-muted">{texts.improveWhy}</p>
      <Gains
        ratings={report.scoreBreakdown ?? []}
        verdict={report.verdict}
        language={language}
        heading="h2"
      />
    </div>
  );
}
