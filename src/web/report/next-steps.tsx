import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { messages } from './page-messages.ts';

/** The end of the page. Excluded from scroll anchoring, which would keep it in view while the report above grows. */
export function NextSteps({ onClear }: { onClear(): void }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  return (
    <section
      lang={language}
      className="mt-14 max-w-200 border-y-2 border-ink py-7 [overflow-anchor:none] print:hidden"
    >
      <h2 className="font-display text-2xl">{texts.another}</h2>
      <Button className="mt-4" onClick={onClear}>
        {texts.anotherButton}
      </Button>
    </section>
  );
}
