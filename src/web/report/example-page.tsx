import { useState } from 'react';
import { documentOf } from '../../document/printed-document.ts';
import { reportMessages } from '../../document/report-messages.ts';
import { useAnalysisStore } from '../analysis/analysis-context.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { example as english } from './example.en.ts';
import { example as spanish } from './example.es.ts';
import { pageMessages } from './page-messages.ts';
import { PdfButton, usePdf } from './pdf-button.tsx';
import { ReportView } from './report-view.tsx';

const EXAMPLES = { es: spanish, en: english };
const EXAMPLE = { isExample: true };

/** An example report in the page's language, marked as an example, with its PDF. */
export function ExamplePage() {
  const texts = useMessages(pageMessages);
  const { writtenByHand } = useMessages(reportMessages);
  const { language } = useLanguage();
  const file = EXAMPLES[language];
  const pdf = usePdf(file, EXAMPLE);
  const [full, showFull] = useState(false);
  const { showForm } = useAnalysisStore();
  return (
    <>
      {/* Sticky, so that visitors do not mistake the example for a report on their own idea. */}
      <div className="z-5 -mx-5 mt-4 flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-l-4 border-ember bg-ember-soft px-5 py-2 sm:-mx-8 sm:gap-x-8 sm:px-8 [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-(--bar) xl:mx-0 xl:px-5 print:static">
        <h1 className="font-display text-lg sm:text-xl">{texts.example}</h1>
        <PageLink to="home" onClick={showForm} className={`${buttonClass('primary')} print:hidden`}>
          {texts.exampleBack}
        </PageLink>
      </div>
      <p className="my-3 max-w-measure">{writtenByHand}</p>
      <ReportView
        language={language}
        sections={documentOf(file, EXAMPLE)}
        folding={{ full, showFull }}
        slots={{ actions: <PdfButton pdf={pdf} isShort />, analysisEnd: <PdfButton pdf={pdf} /> }}
      />
    </>
  );
}
