import { type ArrivedSections } from '../domain/report.ts';
import { isVisible } from '../domain/text-schema.ts';
import type { Block, ListBlock, ListItem, Section, Text } from './blocks.ts';
import { columnsOf, type ReportContent, textOrMissing } from './content.ts';
import { foundCompetitors } from './evidence.ts';
import { evidenceMessages } from './evidence-messages.ts';
import { list, paragraph, plain, section } from './make-blocks.ts';
import { reasonsSection } from './reasons.ts';
import { reportMessages } from './report-messages.ts';

/** A model writes `name: description`. A text with a longer name is a note. */
const NAME_MAX_LENGTH = 60;

type Texts = (typeof reportMessages)['es'];
type TitleKey = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];
type ListField = {
  [Field in keyof ArrivedSections]-?: NonNullable<ArrivedSections[Field]> extends readonly string[]
    ? Field
    : never;
}[keyof ArrivedSections];
type Blocks = (Block | false | undefined)[];

/** The person's own text. */
export function ideaSection({
  idea,
  language,
}: Pick<ReportContent, 'idea' | 'language'>): Section | undefined {
  const blocks = [{ type: 'quotation', of: 'idea', text: idea } as const];
  return section('idea', 'analysis', reportMessages[language].ideaTitle, blocks);
}

/** The chapters of the full analysis: those of the specification in its order, then the others. */
export function chapters(content: ReportContent): (Section | false | undefined)[] {
  const { sections, advice, language, onPage } = content;
  const texts = reportMessages[language];
  const chapter = (id: TitleKey, ...blocks: Blocks) => section(id, 'analysis', texts[id], blocks);
  const listChapter = (id: TitleKey, field: ListField, look: ListBlock['look']) => {
    const items = sections[field];
    if (!items) return chapter(id, textOrMissing(undefined, content, 4));
    return chapter(id, items.length > 0 ? list(look, items) : paragraph(texts.none));
  };
  // The model writes the report without knowing the version that the advice recommends.
  const subject = advice?.parts && paragraph(texts.analysisOf, 'note');
  return [
    onPage
      ? chapter('interpretation', subject, textOrMissing(sections.interpretation, content, 3))
      : subject && chapter('fullAnalysis', subject),
    chapter('improvedIdea', ...improvedIdea(content)),
    chapter('functionality', ...functionality(content)),
    listChapter('targetAudience', 'strategicAnalysis.targetAudience', 'tags'),
    chapter('valueProposition', textOrMissing(sections['strategicAnalysis.valueProposition'], content, 3)),
    chapter('competition', ...competition(content)),
    listChapter('alternativeApproaches', 'alternativeApproaches', 'steps'),
    listChapter('monetization', 'monetization', 'cards'),
    chapter('nameAndPitch', ...pitch(content)),
    reasonsSection(content),
    listChapter('problemsSolved', 'strategicAnalysis.problemsSolved', 'bullets'),
    chapter('opportunitiesAndThreats', columnsOf(content, 'opportunities', 'threats')),
  ];
}

function improvedIdea(content: ReportContent): Blocks {
  const { improvedIdea: text, improvedPoints } = content.sections;
  return [
    textOrMissing(text, content, 10),
    improvedPoints && { type: 'heading', text: reportMessages[content.language].improvedPoints },
    improvedPoints && list('bullets', improvedPoints),
  ];
}

/** Only the numbered steps if the text has any, because the points would repeat them; otherwise the text and its points. */
function functionality(content: ReportContent): Blocks {
  const { functionality: text, functionalityPoints } = content.sections;
  const numbered = numberedItems(text ?? '');
  return numbered
    ? [numbered.intro !== '' && paragraph(numbered.intro), list('steps', numbered.items)]
    : [textOrMissing(text, content, 6), functionalityPoints && list('bullets', functionalityPoints)];
}

function competition(content: ReportContent): Blocks {
  const { sections, isExample, language, evidence } = content;
  const texts = reportMessages[language];
  const evidenceTexts = evidenceMessages[language];
  const names = sections['strategicAnalysis.competition'];
  const text = sections['strategicAnalysis.competitiveness'];
  const found = (evidence ? foundCompetitors(evidence, language) : []).map(
    ({ name, source }): ListItem => ({
      text: [
        { text: name, style: 'strong' },
        { text: `(${evidenceTexts.quotedFromWeb})`, style: 'muted' },
      ],
      source,
    }),
  );
  const hasFound = found.length > 0;
  const fromWeb: Blocks = hasFound
    ? [
        { type: 'heading', text: evidenceTexts.foundCompetitors },
        { type: 'list', look: 'rows', items: found },
      ]
    : [];
  if (!names) return [...fromWeb, textOrMissing(undefined, content, 16)];
  if (names.length === 0) {
    return [
      ...fromWeb,
      !hasFound && paragraph(texts.noCompetition),
      text !== undefined && paragraph(text),
      !evidence && paragraph(evidenceTexts.notSearched, 'note'),
    ];
  }
  return [
    ...fromWeb,
    evidence && { type: 'heading', text: evidenceTexts.remembered },
    { type: 'list', look: 'rows', items: names.map((name) => competitor(name, texts)) },
    isExample
      ? paragraph(texts.notVerifiedHere, 'note')
      : !evidence && paragraph(evidenceTexts.namesNotSearched, 'note'),
    textOrMissing(text, content, 3),
  ];
}

function competitor(text: string, texts: Texts): ListItem {
  const colon = text.indexOf(': ');
  const name = (colon > 0 ? text.slice(0, colon) : text).trim();
  const description = colon > 0 ? text.slice(colon + 2) : '';
  const mark = { text: `(${texts.notVerified})`, style: 'muted' as const };
  if (name.length > NAME_MAX_LENGTH) return { text: [...plain(text), mark] };
  const label: Text = description
    ? [{ text: `${name}:`, style: 'strong' }, { text: description }]
    : [{ text: name, style: 'strong' }];
  return { text: [...label, mark], search: name };
}

function pitch(content: ReportContent): Blocks {
  const { projectName, pitch: pitchText } = content.sections;
  return [
    projectName !== undefined && isVisible(projectName) && { type: 'heading', text: projectName },
    pitchText === undefined
      ? textOrMissing(undefined, content, 8)
      : {
          type: 'quotation',
          of: 'pitch',
          text: reportMessages[content.language].quoted(pitchText),
          copy: pitchText,
        },
  ];
}

/** `N. ` at the start or after white space. "3.50 €", "v2.0" and "2024. " are not items. */
const MARKER = /(?<=^|\s)(\d{1,2})\.\s+(?=\S)/g;

/**
 * Splits a text with two or more numbered items ("1. First 2. Second", or an item per line) into the items without numbers,
 * and the text before them. Uses the longest run of consecutive numbers, so that a number at the end of a sentence does not
 * split the text.
 * @returns `undefined` if the text has no numbered items
 */
export function numberedItems(text: string): { intro: string; items: string[] } | undefined {
  const markers = [...text.matchAll(MARKER)];
  const run = markers
    .map((_, first) => consecutive(markers.slice(first)))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), []);
  const [first] = run;
  if (!first || run.length < 2) return undefined;
  const items = run.map((marker, index) =>
    text.slice(marker.index + marker[0].length, run[index + 1]?.index).trim(),
  );
  return { intro: text.slice(0, first.index).trim(), items };
}

/** The first marker and the markers that continue its numbering. */
function consecutive(markers: readonly RegExpExecArray[]): RegExpExecArray[] {
  const run: RegExpExecArray[] = [];
  const first = Number(markers[0]?.[1]);
  for (const marker of markers) if (Number(marker[1]) === first + run.length) run.push(marker);
  return run;
}
