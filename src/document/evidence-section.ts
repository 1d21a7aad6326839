import { SEARCH_SERVICE_LABELS } from '../domain/evidence.ts';
import { type Block, type ListItem, paragraph, plain, present, type Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { findingsByKind, searchInWords } from './evidence.ts';
import { evidenceMessages } from './evidence-messages.ts';
import { reportMessages } from './report-messages.ts';

/** Evidence from the web: each quotation with its page above the model's summary, then the searches. */
export function evidenceSection({
  evidence,
  language,
  opened,
}: Pick<ReportContent, 'evidence' | 'language' | 'opened'>): Section | undefined {
  if (!evidence) return undefined;
  const texts = evidenceMessages[language];
  const { service, searchedAt, searches, sources, findings, dropped } = evidence;
  const intro = findings.length > 0 ? texts.checked : texts.nothingKept(sources.length);
  const blocks = present<Block>([
    opened ? paragraph(texts.claimed, 'warning') : paragraph(intro),
    ...findingsByKind(evidence, language).flatMap(({ kind, findings: ofKind }): Block[] => [
      { type: 'heading', text: texts.kind(kind) },
      ...ofKind.flatMap(({ name, claim, quote, source, isContradicted }): Block[] => [
        { type: 'quotation', of: 'source', text: texts.quoted(quote), source },
        {
          type: 'paragraph',
          text: [
            ...(name === undefined ? [] : [{ text: `${name}:`, style: 'strong' as const }]),
            { text: claim },
            { text: `(${texts.byModel.toLowerCase()})`, style: 'muted' },
          ],
        },
        ...(isContradicted ? [paragraph(texts.contradicted, 'warning')] : []),
      ]),
    ]),
    dropped > 0 && paragraph(texts.dropped(dropped), 'note'),
    paragraph(
      texts.searchedWith(SEARCH_SERVICE_LABELS[service], reportMessages[language].date(searchedAt)),
      'note',
    ),
    {
      type: 'list',
      look: 'bullets',
      items: searches.map((search): ListItem => ({ text: plain(searchInWords(search, texts)) })),
    },
    searches.some((search) => 'failed' in search) && paragraph(texts.someFailed, 'note'),
  ]);
  return { id: 'evidence', part: 'analysis', title: texts.title, blocks };
}
