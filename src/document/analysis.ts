import { AXES, AXIS_WEIGHTS, axisPoints, RUBRIC } from '../domain/rubric.ts';
import { arrivedRatings } from './arrived-ratings.ts';
import { type Block, type ListItem, list, paragraph, plain, type Section, type Text } from './blocks.ts';
import { columnItems, type ReportContent, textOrMissing } from './content.ts';
import { foundCompetitors } from './evidence.ts';
import { messages as evidenceMessages } from './evidence-messages.ts';
import { messagesIn } from './messages.ts';
import { numberedItems } from './numbered-items.ts';
import { messages } from './report-messages.ts';

/** A model writes `name: description`. A longer text without a colon is a note, not a name to search for. */
const NAME_MAX_LENGTH = 60;

type Texts = (typeof messages)['es'];

/** The full analysis: the idea, the reasons of the score, then the chapters. */
export function analysisSections(content: ReportContent): Section[] {
  const { sections, idea, language, missing } = content;
  const texts = messagesIn(messages, language);
  const section = (id: string, title: string, blocks: readonly Block[]): Section => ({
    id,
    part: 'analysis',
    title,
    blocks,
  });
  const listed = (items: readonly string[] | undefined, look: 'bullets' | 'steps' | 'tags' | 'cards') =>
    listOrMissing(items, look, content, texts);
  const chapters: { section: Section; arrived: readonly unknown[] }[] = [
    {
      section: section('improvedIdea', texts.improvedIdea, [
        textOrMissing(sections.improvedIdea, content, 10),
        ...(sections.improvedPoints
          ? [
              { type: 'heading' as const, text: texts.improvedPoints },
              list('bullets', sections.improvedPoints),
            ]
          : []),
      ]),
      arrived: [sections.improvedIdea, sections.improvedPoints],
    },
    {
      section: section('functionality', texts.functionality, functionality(content)),
      arrived: [sections.functionality, sections.functionalityPoints],
    },
    {
      section: section('targetAudience', texts.targetAudience, [
        listed(sections['strategicAnalysis.targetAudience'], 'tags'),
      ]),
      arrived: [sections['strategicAnalysis.targetAudience']],
    },
    {
      section: section('valueProposition', texts.valueProposition, [
        textOrMissing(sections['strategicAnalysis.valueProposition'], content, 3),
      ]),
      arrived: [sections['strategicAnalysis.valueProposition']],
    },
    {
      section: section('competition', texts.competition, competition(content)),
      arrived: [
        sections['strategicAnalysis.competition'],
        sections['strategicAnalysis.competitiveness'],
        content.evidence,
      ],
    },
    {
      section: section('problemsSolved', texts.problemsSolved, [
        listed(sections['strategicAnalysis.problemsSolved'], 'bullets'),
      ]),
      arrived: [sections['strategicAnalysis.problemsSolved']],
    },
    {
      section: section('opportunitiesAndThreats', texts.opportunitiesAndThreats, [
        {
          type: 'columns',
          columns: [
            {
              title: texts.opportunities,
              tone: 'info',
              items: columnItems(sections['strategicAnalysis.opportunities'], content),
            },
            {
              title: texts.threats,
              tone: 'warning',
              items: columnItems(sections['strategicAnalysis.threats'], content),
            },
          ],
        },
      ]),
      arrived: [sections['strategicAnalysis.opportunities'], sections['strategicAnalysis.threats']],
    },
    {
      section: section('alternativeApproaches', texts.alternativeApproaches, [
        listed(sections.alternativeApproaches, 'steps'),
      ]),
      arrived: [sections.alternativeApproaches],
    },
    {
      section: section('monetization', texts.monetization, [listed(sections.monetization, 'cards')]),
      arrived: [sections.monetization],
    },
    {
      section: section('nameAndPitch', texts.nameAndPitch, pitch(content, texts)),
      arrived: [sections.pitch],
    },
  ];
  const shown =
    missing === 'left out'
      ? chapters.filter(({ arrived }) => arrived.some((value) => value !== undefined))
      : chapters;
  return [
    section('idea', texts.ideaTitle, [{ type: 'quotation', of: 'idea', text: idea }]),
    ...reasonsSection(content),
    ...shown.map((chapter) => chapter.section),
  ];
}

function listOrMissing(
  items: readonly string[] | undefined,
  look: 'bullets' | 'steps' | 'tags' | 'cards',
  { missing }: ReportContent,
  texts: Texts,
): Block {
  if (!items)
    return missing === 'pending' ? { type: 'pending', lines: 4 } : paragraph(texts.notWritten, 'note');
  return items.length > 0 ? list(look, items) : paragraph(texts.none);
}

/** Why this score: each axis with its level and reason, and how the score is computed. */
export function reasonsSection({ sections, language, missing }: ReportContent): Section[] {
  const texts = messagesIn(messages, language);
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
  if (numbered) {
    return [...(numbered.intro ? [paragraph(numbered.intro)] : []), list('steps', numbered.items)];
  }
  return [
    textOrMissing(text, content, 6),
    ...(functionalityPoints ? [list('bullets', functionalityPoints)] : []),
  ];
}

function competition(content: ReportContent): Block[] {
  const { sections, author, language, evidence } = content;
  const texts = messagesIn(messages, language);
  const words = messagesIn(evidenceMessages, language);
  const names = sections['strategicAnalysis.competition'];
  const found = evidence ? foundCompetitors(evidence, language) : [];
  const foundBlocks: Block[] =
    found.length === 0
      ? []
      : [
          { type: 'heading', text: words.foundCompetitors },
          {
            type: 'list',
            look: 'rows',
            items: found.map(({ name, source }) => ({
              text: [
                { text: name, style: 'strong' },
                { text: `(${words.quotedFromWeb})`, style: 'muted' },
              ],
              source,
            })),
          },
        ];
  if (!names) return [...foundBlocks, textOrMissing(undefined, content, 16)];
  if (names.length === 0) {
    return [
      ...(found.length > 0 ? foundBlocks : [paragraph(texts.noCompetition)]),
      ...(sections['strategicAnalysis.competitiveness'] === undefined
        ? []
        : [paragraph(sections['strategicAnalysis.competitiveness'])]),
    ];
  }
  return [
    ...foundBlocks,
    ...(found.length > 0 ? [{ type: 'heading' as const, text: words.remembered }] : []),
    { type: 'list', look: 'rows', items: names.map((name) => competitor(name, texts)) },
    paragraph(texts.notVerifiedWhy(author), 'note'),
    textOrMissing(sections['strategicAnalysis.competitiveness'], content, 3),
  ];
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
  return [
    ...(projectName === undefined ? [] : [{ type: 'heading' as const, text: projectName }]),
    words === undefined
      ? textOrMissing(undefined, content, 8)
      : { type: 'quotation', of: 'pitch', text: texts.quoted(words), copy: words },
  ];
}
