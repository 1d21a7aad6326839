import { isVisible } from '../domain/text-schema.ts';
import type { Block, ListBlock, ListItem, Section, Text } from './blocks.ts';
import { columnsOf, isAnswered, type ReportContent, textOrPending } from './content.ts';
import { list, paragraph, plain, section } from './make-blocks.ts';
import { reasonsSection } from './reasons.ts';
import { reportMessages } from './report-messages.ts';
import { namingSource } from './sources.ts';

/** A model writes `name: description`. Longer text before the colon is not a name. */
const NAME_MAX_LENGTH = 60;

type Blocks = (Block | false | undefined)[];
type Texts = (typeof reportMessages)['es'];
/** The id of a chapter is the key of its title. */
type ChapterId = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

const LANDMARKS: ReadonlySet<ChapterId> = new Set(['improvedIdea', 'competition']);

export function ideaSection({
  idea,
  language,
}: Pick<ReportContent, 'idea' | 'language'>): Section | undefined {
  const title = reportMessages[language].ideaTitle;
  return section('idea', 'record', { title }, [idea !== '' && { type: 'quotation', of: 'idea', text: idea }]);
}

/** The full analysis, with the reasons for the score last. If too little was said, only the reasons. */
export function chapters(content: ReportContent): (Section | undefined)[] {
  const { sections, language, isWriting } = content;
  const texts = reportMessages[language];
  if (!isAnswered(content)) return sections.verdict === 'too_little_said' ? [reasonsSection(content)] : [];
  const chapter = (id: ChapterId, ...blocks: Blocks) =>
    section(id, 'record', { title: texts[id], ...(LANDMARKS.has(id) && { isLandmark: true }) }, blocks);
  const listOrPending = (look: ListBlock['look'], items: readonly string[] | undefined) =>
    items ? items.length > 0 && list(look, items) : isWriting && ({ type: 'pending', lines: 4 } as const);
  const opportunities = columnsOf(content, 'opportunities', 'threats');
  return [
    chapter('interpretation', textOrPending(sections.interpretation, content, 3)),
    chapter('improvedIdea', ...improvedIdea(content)),
    chapter('functionality', ...functionality(content)),
    chapter('targetAudience', listOrPending('tags', sections['strategicAnalysis.targetAudience'])),
    chapter('valueProposition', textOrPending(sections['strategicAnalysis.valueProposition'], content, 3)),
    chapter('competition', ...competition(content)),
    chapter('alternativeApproaches', listOrPending('steps', sections.alternativeApproaches)),
    chapter('monetization', listOrPending('cards', sections.monetization)),
    chapter('nameAndPitch', ...pitch(content)),
    chapter('problemsSolved', listOrPending('bullets', sections['strategicAnalysis.problemsSolved'])),
    section(
      'opportunitiesAndThreats',
      'record',
      { title: texts.opportunitiesAndThreats, isTitleRepeated: true },
      [opportunities],
    ),
    reasonsSection(content),
  ];
}

function improvedIdea(content: ReportContent): Blocks {
  const { improvedIdea: text, improvedPoints } = content.sections;
  return [
    textOrPending(text, content, 10),
    improvedPoints && { type: 'heading', text: reportMessages[content.language].improvedPoints },
    improvedPoints && list('bullets', improvedPoints),
  ];
}

/** The steps of a numbered text, else the list of points, else the text. */
function functionality(content: ReportContent): Blocks {
  const { functionality: text, functionalityPoints } = content.sections;
  const numbered = numberedItems(text ?? '');
  if (numbered) return [numbered.intro !== '' && paragraph(numbered.intro), list('steps', numbered.items)];
  return functionalityPoints ? [list('bullets', functionalityPoints)] : [textOrPending(text, content, 6)];
}

/** The competitors and a text about them, or a sentence that there is no information. */
function competition(content: ReportContent): Blocks {
  const { sections, isExample, isWriting, language, evidence } = content;
  const texts = reportMessages[language];
  const { improvedIdea, 'strategicAnalysis.competition': names } = sections;
  if (!names && isWriting) return [{ type: 'pending', lines: 16 }];
  // A short report, or a report whose second step failed, has no full analysis.
  if (!names?.length) return [improvedIdea !== undefined && paragraph(texts.noCompetition)];
  return [
    { type: 'list', look: 'rows', items: names.map((name) => competitor(name, content)) },
    isExample
      ? paragraph(texts.notVerifiedHere, 'note')
      : !evidence && paragraph(texts.namesNotSearched, 'note'),
    textOrPending(sections['strategicAnalysis.competitiveness'], content, 3),
  ];
}

/** A competitor, with the page that names it or a remark that the name is not verified. */
function competitor(text: string, { evidence, language }: ReportContent): ListItem {
  const colon = text.indexOf(': ');
  const name = (colon > 0 ? text.slice(0, colon) : text).trim();
  const description = colon > 0 ? text.slice(colon + 2) : '';
  const mark = { text: `(${reportMessages[language].notVerified})`, style: 'muted' as const };
  if (name.length > NAME_MAX_LENGTH) return { text: [...plain(text), mark] };
  const label: Text = description
    ? [{ text: `${name}:`, style: 'strong' }, { text: description }]
    : [{ text: name, style: 'strong' }];
  const source = namingSource(name, evidence, language);
  return source ? { text: label, search: name, source } : { text: [...label, mark], search: name };
}

function pitch(content: ReportContent): Blocks {
  const { projectName, pitch: pitchText } = content.sections;
  const isNamed = projectName !== undefined && isVisible(projectName);
  if (pitchText === undefined && !content.isWriting) return [];
  return [
    isNamed && { type: 'heading', text: projectName },
    pitchText === undefined
      ? { type: 'pending', lines: 8 }
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
 * Splits a text with two or more numbered items ("1. First 2. Second", or an item per line) into the items, without
 * their numbers, and the text before them. Only the next number in sequence begins an item; any other number is text.
 * @returns `undefined` if the text has no numbered items
 */
export function numberedItems(text: string): { intro: string; items: string[] } | undefined {
  const markers: RegExpExecArray[] = [];
  for (const marker of text.matchAll(MARKER)) {
    if (Number(marker[1]) === markers.length + 1) markers.push(marker);
  }
  const [first] = markers;
  if (!first || markers.length < 2) return undefined;
  const items = markers.map((marker, index) =>
    text.slice(marker.index + marker[0].length, markers[index + 1]?.index).trim(),
  );
  return { intro: text.slice(0, first.index).trim(), items };
}
