import { progressOf } from '../../document/progress.ts';
import type { Language } from '../../domain/idea.ts';
import type { ArrivedSections, Meta } from '../../domain/report.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './page-messages.ts';

/**
 * A button for the report in the other language, and what became of the language asked for.
 * @param onShow shows the report in the other language if the tab has it; otherwise it is written
 */
export function OtherLanguage({
  language,
  writtenIn,
  rewriting,
  onShow,
  onRewrite,
  onCancel,
}: {
  language: Language;
  /** The language of the text, if it differs from the requested one. */
  writtenIn: Meta['writtenIn'];
  /** The report being written in the other language. */
  rewriting: { language: Language; sections: ArrivedSections } | undefined;
  onShow: (() => void) | undefined;
  onRewrite(language: Language): void;
  onCancel(): void;
}) {
  const texts = useMessages(messages);
  const { language: pageLanguage } = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  const progress = rewriting && progressOf(rewriting.sections);
  return (
    <div
      lang={pageLanguage}
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted print:hidden"
    >
      <p role="status" className="flex items-center gap-2 empty:sr-only">
        {rewriting && progress ? (
          <>
            <Spinner className="size-4" />
            {texts.writingIn(rewriting.language)}
          </>
        ) : (
          writtenIn && texts.writtenInAnother(language, writtenIn)
        )}
      </p>
      {progress && <p className="tabular-nums">{texts.done(progress.done, progress.all)}</p>}
      <Button
        variant="quiet"
        className="-ml-3 text-sm"
        onClick={rewriting ? onCancel : (onShow ?? (() => onRewrite(other)))}
      >
        {rewriting ? texts.cancel : onShow ? texts.showIn(other) : texts.writeIn(other)}
      </Button>
    </div>
  );
}
