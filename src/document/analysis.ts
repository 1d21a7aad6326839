import type { ArrivedSections } from '../domain/report.ts';
import { AXES, AXIS_WEIGHTS, axisPoints, RUBRIC } from '../domain/rubric.ts';
import {
  type Block,
  type ListBlock,
  type ListItem,
  list,
  paragraph,
  plain,
  present,
  type Section,
  type Text,
} from './blocks.ts';
import { arrivedRatings, columnItems, type ReportContent, textOrMissing } from './content.ts';
import { foundCompetitors } from './evidence.ts';
import { evidenceMessages } from './evidence-messages.ts';
import { numberedItems } from './numbered-items.ts';
import { reportMessages } from './report-messages.ts';

/** A model writes `name: description`. A longer text without a colon is a note, not a name to search for. */
const NAME_MAX_LENGTH = 60;

type Texts = (typeof reportMessages)['es'];
type ChapterId = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];
type ListField = {
  [Field in keyof ArrivedSections]-?: NonNullable<ArrivedSections[Field]> extends readonly string[]
    ? Field
    : never;
}[keyof ArrivedSections];

/** The full analysis: the idea, the reasons of the score, then the chapters. */
export function analysisSections(content: ReportContent): Section[] {
  const { sections, idea, language, missing } = content;
  const texts = reportMessages[language];
  const section = (id: string, title: string, blocks: readonly Block[]): Section => {
    return { id, part: 'analysis', title, blocks };
  };
  /** A chapter and the fields that it shows. A short report has only the chapters of its fields. */
  const chapter = (
    id: ChapterId,
    fields: readonly (keyof ArrivedSections)[],
    ...blocks: readonly Block[]
  ): Section[] => {
    const isLeftOut = missing === 'left out' && fields.every((field) => sections[field] === undefined);
    return isLeftOut ? [] : [section(id, texts[id], blocks)];
  };
  /** A chapter that is one list. */
  const listed = (id: ChapterId, field: ListField, look: ListBlock['look']) =>
    chapter(id, [field], listOrMissing(sections[field], look, content, texts));
  const valueProposition = sections['strategicAnalysis.valueProposition'];
  return [
    section('idea', texts.ideaTitle, [{ type: 'quotation', of: 'idea', text: idea }]),
    ...reasonsSection(content),
    ...chapter('improvedIdea', ['improvedIdea', 'improvedPoints'], ...improvedIdea(content)),
    ...chapter('functionality', ['functionality', 'functionalityPoints'], ...functionality(content)),
    ...listed('targetAudience', 'strategicAnalysis.targetAudience', 'tags'),
    ...chapter(
      'valueProposition',
      ['strategicAnalysis.valueProposition'],
      textOrMissing(valueProposition, content, 3),
    ),
    ...chapter(
      'competition',
      ['strategicAnalysis.competition', 'strategicAnalysis.competitiveness'],
      ...competition(content),
    ),
    ...listed('problemsSolved', 'strategicAnalysis.problemsSolved', 'bullets'),
    ...chapter(
      'opportunitiesAndThreats',
      ['strategicAnalysis.opportunities', 'strategicAnalysis.threats'],
      opportunitiesAndThreats(content),
    ),
    ...listed('alternativeApproaches', 'alternativeApproaches', 'steps'),
    ...listed('monetization', 'monetization', 'cards'),
    ...chapter('nameAndPitch', ['pitch'], ...pitch(content, texts)),
  ];
}

function listOrMissing(
  items: readonly string[] | undefined,
  look: ListBlock['look'],
  content: ReportContent,
  texts: Texts,
): Block {
  if (!items) return textOrMissing(undefined, content, 4);
  return items.length > 0 ? list(look, items) : paragraph(texts.none);
}

function improvedIdea(content: ReportContent): Block[] {
  const { improvedIdea: text, improvedPoints } = content.sections;
  const texts = reportMessages[content.language];
  return present<Block>([
    textOrMissing(text, content, 10),
    improvedPoints && { type: 'heading', text: texts.improvedPoints },
    improvedPoints && list('bullets', improvedPoints),
  ]);
}

function opportunitiesAndThreats(content: ReportContent): Block {
  const texts = reportMessages[content.language];
  const { 'strategicAnalysis.opportunities': opportunities, 'strategicAnalysis.threats': threats } =
    content.sections;
  return {
    type: 'columns',
    columns: [
      { title: texts.opportunities, tone: 'info', items: columnItems(opportunities, content) },
      { title: texts.threats, tone: 'warning', items: columnItems(threats, content) },
    ],
  };
}

/** Why this score: each axis with its level and reason, and how the score is computed. */
export function reasonsSection({ sections, language, missing }: ReportContent): Section[] {
  const texts = reportMessages[language];
  const ratings = arrivedRatings(sections);
  if (ratings.length === 0 && missing !== 'pending') return [];
  const blocks: Block[] = AXES.flatMap((axis): Block[] => {
    const rating = ratings.find((each) => each.axis === axis);
    if (!rating) return missing === 'pending' ? [{ type: 'pending', lines: 4 }] : [];
    const { level, reason, basis } = rating;
    return [
      {
        type: 'axis',
        axis,
        name: RUBRIC[language][axis].name,
        level,
        levelName: texts.level(level),
        points: texts.points(axisPoints(axis, level), AXIS_WEIGHTS[axis]),
        ...(basis && { basis: texts.basis(basis) }),
        reason,
      },
    ];
  });
  const howScored: Block = {
    type: 'details',
    summary: texts.howScored,
    blocks: [
      paragraph(texts.howScoredText),
      {
        type: 'list',
        look: 'bullets',
        items: AXES.map((axis) => ({
          text: [
            { text: texts.weight(RUBRIC[language][axis].name, AXIS_WEIGHTS[axis]), style: 'strong' },
            { text: RUBRIC[language][axis].question, style: 'muted' },
          ],
        })),
      },
    ],
  };
  return [{ id: 'breakdown', part: 'analysis', title: texts.breakdown, blocks: [...blocks, howScored] }];
}

/** The numbered items of the text, or the text with its points: points repeat numbered steps. */
function functionality(content: ReportContent): Block[] {
  const { functionality: text, functionalityPoints } = content.sections;
  const numbered = numberedItems(text ?? '');
  if (numbered)
    return present<Block>([
      numbered.intro !== '' && paragraph(numbered.intro),
      list('steps', numbered.items),
    ]);
  return present<Block>([
    textOrMissing(text, content, 6),
    functionalityPoints && list('bullets', functionalityPoints),
  ]);
}

function competition(content: ReportContent): Block[] {
  const { sections, author, language, evidence } = content;
  const texts = reportMessages[language];
  const words = evidenceMessages[language];
  const names = sections['strategicAnalysis.competition'];
  const text = sections['strategicAnalysis.competitiveness'];
  const found = evidence ? foundCompetitors(evidence, language) : [];
  const hasFound = found.length > 0;
  const foundItems = found.map(
    ({ name, source }): ListItem => ({
      text: [
        { text: name, style: 'strong' },
        { text: `(${words.quotedFromWeb})`, style: 'muted' },
      ],
      source,
    }),
  );
  const isNamed = names !== undefined && names.length > 0;
  return present<Block>([
    hasFound && { type: 'heading', text: words.foundCompetitors },
    hasFound && { type: 'list', look: 'rows', items: foundItems },
    names && !isNamed && !hasFound && paragraph(texts.noCompetition),
    isNamed && hasFound && { type: 'heading', text: words.remembered },
    isNamed && { type: 'list', look: 'rows', items: names.map((name) => competitor(name, texts)) },
    isNamed && paragraph(texts.notVerifiedWhy(author), 'note'),
    names && !isNamed
      ? text !== undefined && paragraph(text)
      : textOrMissing(names && text, content, names ? 3 : 16),
  ]);
}

function competitor(text: string, texts: Texts): ListItem {
  const colon = text.indexOf(': ');
  const name = (colon > 0 ? text.slice(0, colon) : text).trim();
  const description = colon > 0 ? text.slice(colon + 2) : '';
  const mark = { text: `(${texts.notVerified})`, style: 'muted' as const };
  if (name.length > NAME_MAX_LENGTH) return { text: [...plain(text), mark] };
  const words: Text = description
    ? [{ text: `${name}:`, style: 'strong' }, { text: description }]
    : [{ text: name, style: 'strong' }];
  return { text: [...words, mark], search: name };
}

function pitch(content: ReportContent, texts: Texts): Block[] {
  const { projectName, pitch: words } = content.sections;
  return present<Block>([
    projectName !== undefined && { type: 'heading', text: projectName },
    words === undefined
      ? textOrMissing(undefined, content, 8)
      : { type: 'quotation', of: 'pitch', text: texts.quoted(words), copy: words },
  ]);
}
