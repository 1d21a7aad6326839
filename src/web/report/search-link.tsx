import { ExternalLink } from 'lucide-react';
import { useReportTexts } from './report-context.ts';

/** Searches the web for a query, such as a competitor's name, in another tab. */
export function SearchLink({ query }: { query: string }) {
  const texts = useReportTexts();
  return (
    <a
      href={`https://duckduckgo.com/?q=${encodeURIComponent(query)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.searchFor(query)}
      className="inline-flex min-h-6 items-center gap-1.5 text-sm text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong print:hidden"
    >
      {texts.search}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
