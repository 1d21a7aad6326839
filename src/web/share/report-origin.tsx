import { TriangleAlert } from 'lucide-react';
import type { TabReport } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';

/** Says where an opened report comes from, and names the parts that could not be read and so are not shown. */
export function ReportOrigin({ origin, leftOut = [] }: Pick<TabReport, 'origin' | 'leftOut'>) {
  const { language } = useLanguage();
  const texts = useMessages(shareMessages);
  const names: Readonly<Record<string, string>> = texts.part;
  const list = new Set(leftOut.map((part) => names[part] ?? texts.detail));
  return (
    <>
      {origin && (
        <p className="flex items-baseline gap-2 text-sm text-warning">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 self-center" />
          {texts.origin[origin]}
        </p>
      )}
      {list.size > 0 && (
        <p className="mt-2 border-l-4 border-warning bg-warning-soft px-4 py-2">
          {texts.leftOut(new Intl.ListFormat(language).format(list))}
        </p>
      )}
    </>
  );
}
