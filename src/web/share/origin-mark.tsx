import { TriangleAlert } from 'lucide-react';
import type { Origin } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';

/** Says where an opened report comes from. */
export function OriginMark({ origin }: { origin: Origin }) {
  const texts = useMessages(shareMessages);
  return (
    <p className="flex items-baseline gap-2 text-sm text-warning">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 self-center" />
      {texts.origin[origin]}
    </p>
  );
}

/** Names the parts of an opened report that could not be read and so are not shown. */
export function LeftOut({ parts }: { parts: readonly string[] }) {
  const { language } = useLanguage();
  const texts = useMessages(shareMessages);
  if (parts.length === 0) return null;
  const names: Readonly<Record<string, string>> = texts.part;
  const list = new Intl.ListFormat(language).format(
    new Set(parts.map((part) => names[part] ?? texts.detail)),
  );
  return <p className="mt-2 border-l-4 border-warning bg-warning-soft px-4 py-2">{texts.leftOut(list)}</p>;
}
