import { useMessages } from '../i18n/language.tsx';
import { searchMessages } from '../search/messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { useReport } from './report-context.ts';

/** Leads to the search for evidence, which stands in the full analysis. */
export function EvidenceLink() {
  const texts = useMessages(searchMessages);
  const { reveal } = useReport();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a section, which is unfolded first.
    <a href="#evidence" onClick={reveal} className={buttonClass('secondary', 'print:hidden')}>
      {texts.offer}
    </a>
  );
}
