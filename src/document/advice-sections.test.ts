import { describe, expect, test } from 'vitest';
import { ADVICES } from '../../tests/fake-service/advice-answers.ts';
import { textForms } from '../cli/text-style.ts';
import type { Advice, ArrivedAdvice } from '../domain/advice.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { withValue } from '../domain/unit-economics.ts';
import { example } from '../web/report/example.en.ts';
import { textsOf } from './block-texts.ts';
import { isPending, PARTS } from './blocks.ts';
import { contentOf, type ReportContent } from './content.ts';
import { adviceDocument, reportDocument } from './report-document.ts';
import { TextWriter } from './text.ts';

const { advice: _, ...bare } = example;
const file: ReportFile = { ...bare, advice: ADVICES.en, results: { text: 'Nine of twenty paid.' } };
const documentOf = (changes: Partial<ReportContent> = {}) =>
  reportDocument({ ...contentOf(file), ...changes });
const part = (kind: Advice['parts'][number]['kind'], title = '', text = 'Text.') => ({ kind, title, text });
const adviceOf = (...parts: Advice['parts']): Advice => ({ headline: 'Go.', parts });

const ANALYSIS = [
  ...['improvedIdea', 'functionality', 'targetAudience', 'valueProposition', 'competition'],
  ...['alternativeApproaches', 'monetization', 'nameAndPitch'],
  ...['breakdown', 'problemsSolved', 'opportunitiesAndThreats', 'idea'],
];

test('a report has the verdict, the advice, the person’s results, the analysis of the specification, and its writer', () => {
  const sections = documentOf();
  expect(sections.map(({ id }) => id)).toEqual([
    'verdict',
    ...['why', 'bet', 'sums', 'doubts', 'other', 'week', 'rules', 'ask', 'results'],
    'fullAnalysis',
    ...ANALYSIS,
    'imprint',
  ]);
  const parts = sections.map((section) => section.part);
  expect(parts).toEqual(PARTS.flatMap((name) => parts.filter((each) => each === name)));
});

test('an analysis after advice begins by saying which version of the idea it is about', () => {
  const subject = [
    { text: 'This analysis is of the idea as you told it, not of the version that the advice recommends.' },
  ];
  const first = (onPage: boolean, advice = file.advice) =>
    documentOf({ onPage, advice }).find(({ part }) => part === 'analysis')?.blocks[0];
  expect(first(true)).toMatchObject({ text: subject });
  expect(first(false)).toMatchObject({ text: subject });
  expect(documentOf({ advice: undefined }).flatMap(({ blocks }) => blocks)).not.toContainEqual(first(false));
});

test('advice that was cut says so after its last part', () => {
  const sections = documentOf({ advice: { ...ADVICES.en, isCut: true } });
  const cut = sections.findIndex(({ id }) => id === 'cut');
  expect(sections[cut - 1]?.id).toBe('ask');
  expect(sections[cut]?.blocks).toMatchObject([
    { text: [{ text: expect.stringContaining('was cut short') }] },
  ]);
});

test('on the page, where it is collapsible, the analysis begins with the interpretation', () => {
  const [first] = documentOf({ onPage: true }).filter(({ part }) => part === 'analysis');
  expect(first).toMatchObject({ id: 'interpretation', title: 'Initial interpretation' });
});

test('the verdict has the name, the interpretation, the headline, the score, strengths and weaknesses', () => {
  const [verdict] = documentOf();
  expect(verdict?.blocks.map(({ type }) => type)).toEqual([
    'title',
    'heading',
    'paragraph',
    'paragraph',
    'score',
    'columns',
  ]);
  expect(verdict?.blocks[1]).toMatchObject({ text: 'How we understood your idea', look: 'label' });
  expect(verdict?.blocks[3]).toEqual({
    type: 'paragraph',
    look: 'lead',
    text: [{ text: ADVICES.en.headline }],
  });
});

describe('the headline', () => {
  const leadsOf = (changes: Partial<ReportContent>) =>
    documentOf(changes)[0]?.blocks.filter((block) => 'look' in block && block.look === 'lead');

  test('has a placeholder while the advice is being written, and is absent without advice', () => {
    expect(leadsOf({ advice: undefined, isAdvising: true })).toEqual([
      { type: 'pending', lines: 3, look: 'lead' },
    ]);
    expect(leadsOf({ advice: { headline: 'Go.' }, isAdvising: true })).toMatchObject([
      { text: [{ text: 'Go.' }] },
    ]);
    expect(leadsOf({ advice: undefined })).toEqual([]);
  });

  test('is replaced by the reason if an idea is not judged', () => {
    const judged = (verdict: 'too_little_said' | 'harmful' | 'not_an_idea') => ({
      sections: { ...contentOf(file).sections, verdict },
      isAdvising: true,
    });
    expect(leadsOf({ ...judged('too_little_said'), advice: undefined })).toMatchObject([
      { text: [{ text: expect.stringContaining('too little') }] },
    ]);
    expect(leadsOf(judged('harmful'))).toMatchObject([
      { text: [{ text: 'Not scored.', style: 'strong' }, { text: expect.stringContaining('harm') }] },
    ]);
    expect(documentOf(judged('not_an_idea')).map(({ id }) => id)).toEqual(['verdict', 'idea', 'imprint']);
  });
});

test('parts without a title have the title of their kind, in both languages', () => {
  const advice = adviceOf(
    part('why'),
    part('bet'),
    part('sums'),
    part('doubts'),
    part('week', '\u200b'),
    part('rules'),
    part('ask'),
    part('other'),
  );
  const titles = (language: 'es' | 'en') =>
    adviceDocument(advice, language)
      .slice(1)
      .map(({ title }) => title);
  expect(titles('es')).toEqual([
    'Por qué',
    'Lo que haría',
    'Las cuentas',
    'Lo que puede hundirla',
    'Esta semana',
    'Cuándo seguir, cambiar o parar',
    'Lo que cambiaría mi opinión',
    undefined,
  ]);
  expect(titles('en')).toEqual([
    'Why',
    'What I would do',
    'The sums',
    'What could sink it',
    'This week',
    'When to go on, change or stop',
    'What would change my mind',
    undefined,
  ]);
});

test('the id of the first part of a kind is the kind, and all ids differ', () => {
  const advice = adviceOf(part('other'), part('sums'), part('other'), part('sums'), part('other'));
  expect(adviceDocument(advice, 'en').map(({ id }) => id)).toEqual([
    'headline',
    'other',
    'sums',
    'other-2',
    'sums-3',
    'other-4',
  ]);
});

test('the quantities are at the end of the first part about sums, or in a section after the parts', () => {
  const { sums } = ADVICES.en;
  const withPart = adviceDocument({ ...adviceOf(part('sums'), part('sums'), part('ask')), sums }, 'en');
  expect(withPart.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
    ['paragraph'],
    ['paragraph', 'economics'],
    ['paragraph'],
    ['paragraph'],
  ]);
  const without = adviceDocument({ ...adviceOf(part('why'), part('ask')), sums }, 'en');
  expect(without.map(({ id }) => id)).toEqual(['headline', 'why', 'ask', 'sums']);
  expect(without.at(-1)).toMatchObject({ title: 'The sums', blocks: [{ type: 'economics' }] });
});

test('notes are shown with the question of earlier advice, and without a question of the current advice', () => {
  const notesSection = (question: string) => {
    const sections = documentOf({ results: { text: 'Nine paid.', question } });
    return sections.filter(({ id }) => id === 'results').flatMap(textsOf);
  };
  expect(notesSection('Who pays?')).toEqual(['What you found out', 'Who pays?', 'Nine paid.']);
  expect(notesSection(ADVICES.en.parts.at(-1)?.text ?? '')).toEqual(['What you found out', 'Nine paid.']);
  expect(documentOf({ results: { text: ' ' } }).some(({ id }) => id === 'results')).toBe(false);
  expect(documentOf({ advice: undefined }).find(({ id }) => id === 'results')?.part).toBe('advice');
});

/** The arrived advice after each event. */
const STEPS: readonly ArrivedAdvice[] = [
  {},
  { headline: ADVICES.en.headline },
  ...ADVICES.en.parts.map((_part, index) => ({
    headline: ADVICES.en.headline,
    parts: ADVICES.en.parts.slice(0, index + 1),
  })),
];

test('the text written while the advice arrives equals the text of the whole report', () => {
  const sums = ADVICES.en.sums && withValue({ ...ADVICES.en.sums, month: 900 }, 0, 60);
  const whole = documentOf({ advice: { ...ADVICES.en, sums } });
  const writer = new TextWriter(textForms({}, {}));
  let text = '';
  for (const advice of STEPS) text += writer.next(documentOf({ advice, isAdvising: true }));
  expect(text).toContain(ADVICES.en.headline);
  // The writer stops at the quantities, which arrive last.
  expect(text).not.toContain('What could end it');
  text += writer.next(whole);
  expect(text).toBe(new TextWriter(textForms({}, {})).next(whole));
});

test('placeholders stay until the advice is complete', () => {
  for (const advice of STEPS) {
    const sections = documentOf({ advice, isAdvising: true });
    expect(sections.find(({ id }) => id === 'advising')?.blocks.every(isPending)).toBe(true);
  }
  expect(
    documentOf()
      .flatMap(({ blocks }) => blocks)
      .some(isPending),
  ).toBe(false);
});
