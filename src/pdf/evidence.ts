import { findingsByKind, foundCompetitors } from '../document/evidence.ts';
import { messages } from '../document/evidence-messages.ts';
import { messagesIn } from '../document/messages.ts';
import { type Evidence, SEARCH_SERVICE_LABELS } from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';
import { messages as pdfMessages } from './messages.ts';
import { BODY, type TextLook } from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { COLOUR, SIZE } from './theme.ts';
import type { Span } from './typesetter.ts';

const NOTE: TextLook = { ...BODY, size: SIZE.small, colour: COLOUR.muted };

/** Findings with quotation and address, then the searches. Addresses are plain text: the PDF has no links. */
export function writeEvidence(write: SectionWriter, evidence: Evidence, language: Language): void {
  const texts = messagesIn(messages, language);
  const { service, searchedAt, searches, sources, findings, dropped } = evidence;
  write.section(texts.title);
  if (findings.length > 0) write.paragraph(texts.checked, NOTE);
  else write.paragraph(texts.nothingKept(sources.length));
  for (const { kind, findings: ofKind } of findingsByKind(evidence)) {
    write.label(texts.kind(kind));
    for (const { name, claim, quote, page } of ofKind) {
      write.paragraph([
        ...(name === undefined ? [] : [{ text: `${name}:`, style: 'strong' as const }]),
        { text: claim, style: 'text' },
        { text: `(${texts.byModel.toLowerCase()})`, style: 'text', colour: COLOUR.muted },
      ]);
      write.quotation(texts.quoted(quote));
      const date = page.publishedAt === undefined ? [] : [texts.day(page.publishedAt)];
      write.paragraph([page.title, ...date, page.url].join(' · '), NOTE);
    }
  }
  if (dropped > 0) write.paragraph(texts.dropped(dropped), NOTE);
  write.paragraph(
    texts.searchedWith(SEARCH_SERVICE_LABELS[service], pdfMessages[language].date(searchedAt)),
    NOTE,
  );
  write.list(
    searches.map((search) => {
      const outcome = 'failed' in search ? texts.failed(search.failed) : texts.results(search.results);
      return `${texts.query(search.query)}: ${outcome}`;
    }),
  );
  if (searches.some((search) => 'failed' in search)) write.paragraph(texts.someFailed, NOTE);
}

/** The competitors found on the web, as list items. */
export function foundCompetitorItems(evidence: Evidence, language: Language): Span[][] {
  const { quotedFromWeb } = messagesIn(messages, language);
  return foundCompetitors(evidence).map(({ name, page }) => [
    { text: name, style: 'text' },
    { text: `(${quotedFromWeb}: ${page.url})`, style: 'text', colour: COLOUR.muted },
  ]);
}
