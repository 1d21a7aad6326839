import { type Evidence, SEARCH_SERVICE_LABELS, type Source, sourceHost } from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';
import { escapeMarkdown as text } from './escape-markdown.ts';
import { findingsByKind, foundCompetitors, type SourcedFinding } from './evidence.ts';
import { messages } from './evidence-messages.ts';
import { messagesIn } from './messages.ts';
import { messages as reportMessages } from './report-messages.ts';

/** The evidence section: findings, quotations and addresses. */
export function evidenceMarkdown(evidence: Evidence, language: Language): string[] {
  const texts = messagesIn(messages, language);
  const { service, searchedAt, searches, sources, findings, dropped } = evidence;
  const date = messagesIn(reportMessages, language).date(searchedAt);
  return [
    `## ${texts.title}`,
    findings.length > 0 ? texts.checked : texts.nothingKept(sources.length),
    ...findingsByKind(evidence).flatMap(({ kind, findings: ofKind }) => [
      `### ${texts.kind(kind)}`,
      ...ofKind.map((finding) => findingMarkdown(finding, texts)),
    ]),
    ...(dropped > 0 ? [texts.dropped(dropped)] : []),
    texts.searchedWith(SEARCH_SERVICE_LABELS[service], date),
    searches
      .map((search) => {
        const outcome = 'failed' in search ? texts.failed(search.failed) : texts.results(search.results);
        return `- ${text(texts.query(search.query))}: ${outcome}`;
      })
      .join('\n'),
    ...(searches.some((search) => 'failed' in search) ? [texts.someFailed] : []),
  ];
}

/** The competitors found on the web, as list items. */
export function foundCompetitorsMarkdown(evidence: Evidence, language: Language): string[] {
  const { quotedFromWeb } = messagesIn(messages, language);
  return foundCompetitors(evidence).map(
    ({ name, page }) => `${text(name)} (${quotedFromWeb}: ${link(page)})`,
  );
}

type Texts = (typeof messages)['es'];

function findingMarkdown({ name, claim, quote, page }: SourcedFinding, texts: Texts): string {
  const subject = name === undefined ? '' : `**${text(name)}**: `;
  const date = page.publishedAt === undefined ? '' : `, ${texts.day(page.publishedAt)}`;
  return [
    `- ${subject}${text(claim)} (${texts.byModel.toLowerCase()})`,
    `  > ${text(texts.quoted(quote))}`,
    '  >',
    `  > ${link(page)}: ${text(page.title)}${date}`,
  ].join('\n');
}

/** The address comes from a search service, so characters that could end the `<…>` link are encoded. */
function link({ url }: Source): string {
  return `[${text(sourceHost(url))}](<${url.replace(/[\\<>\s]/g, encodeURIComponent)}>)`;
}
