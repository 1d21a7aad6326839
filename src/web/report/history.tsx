import { worksheetMessages } from '../../document/worksheet.ts';
import type { Meta } from '../../domain/report.ts';
import { type Report, scoreBand } from '../../domain/report.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { messages } from './page-messages.ts';
import { reportTexts } from './report-context.ts';

/**
 * The reports of this tab, in one line that scrolls sideways, so that another report does not move the content below.
 * @param writing whether another report is being written
 */
export function History({
  files,
  shown,
  writing,
  onLook,
}: {
  files: readonly { report: Report; meta: Meta }[];
  shown: number;
  writing: boolean;
  onLook(index: number): void;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const words = reportTexts(language);
  return (
    <nav lang={language} aria-label={texts.reports} className="min-w-0 text-sm print:hidden">
      <p className="text-muted">{texts.reports}</p>
      <ol className="relative mt-1.5 flex gap-2 overflow-x-auto p-1">
        {files.map(({ report, meta }, index) => (
          <li key={meta.generatedAt + String(index)} className="shrink-0">
            <button
              type="button"
              aria-current={index === shown && !writing ? 'true' : undefined}
              disabled={writing}
              onClick={() => onLook(index)}
              className="relative flex min-h-9 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 py-1 whitespace-nowrap disabled:cursor-not-allowed disabled:border-line disabled:text-muted aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <span className="sr-only">{texts.report(index + 1)}:</span>
              <span lang={meta.language} dir="auto" className="max-w-60 truncate font-semibold">
                {report.projectName}
              </span>
              {meta.aiGenerated
                ? `${words.band(scoreBand(report.score))} ${report.score}`
                : worksheetMessages[language].withoutAi}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
