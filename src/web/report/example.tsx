import { type Ref, useEffect, useState } from 'react';
import { contentOf } from '../../document/content.ts';
import type { Language } from '../../domain/idea.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { messages } from './page-messages.ts';
import { ReportView } from './report-view.tsx';

async function loadExample(language: Language): Promise<ReportFile> {
  const { example } = await (language === 'es' ? import('./example.es.ts') : import('./example.en.ts'));
  return example;
}

/** An example report in the page's language, marked as an example. */
export function Example({ onBack, headingRef }: { onBack(): void; headingRef: Ref<HTMLHeadingElement> }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const [file, setFile] = useState<ReportFile>();

  useEffect(() => {
    let current = true;
    loadExample(language).then(
      (loaded) => current && setFile(loaded),
      () => current && onBack(),
    );
    return () => {
      current = false;
    };
  }, [language, onBack]);

  const back = (
    <Button variant="primary" onClick={onBack}>
      {texts.exampleBack}
    </Button>
  );
  return (
    <>
      {/* Sticky, so that the example is not mistaken for a report on one's own idea. */}
      <div className="z-5 -mx-5 mt-4 flex flex-wrap min-h-15 items-center gap-x-8 gap-y-2 border-l-4 border-ember bg-ember-soft px-5 py-2 sm:-mx-8 sm:px-8 [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-(--bar) xl:mx-0 xl:px-5 print:static">
        <h1 ref={headingRef} tabIndex={-1} className="font-display text-xl">
          {texts.example}
        </h1>
        <div className="hidden sm:block print:hidden">{back}</div>
      </div>
      <p className="mt-4 max-w-measure">{texts.exampleText}</p>
      <p className="mt-4 sm:hidden print:hidden">{back}</p>
      {file && (
        <ReportView content={{ ...contentOf(file), author: 'example' }} full onUnfold={() => undefined} />
      )}
      <p className="mt-10 print:hidden">{back}</p>
    </>
  );
}
