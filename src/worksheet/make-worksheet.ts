import type { Language } from '../domain/language.ts';
import type { Worksheet, WorksheetMeta } from '../domain/worksheet.ts';
import { axisFindings, leastSaid } from './axes.ts';
import { cheapestTests } from './cheapest-tests.ts';
import { type IdeaFacts, readIdea } from './read-idea.ts';
import { harmName, type Objection, objectionTo } from './set-aside.ts';
import { en } from './wording/en.ts';
import { es, type Wording } from './wording/es.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { es, en };

/** The response of server, command line and MCP tools if there is no model. */
export interface WorksheetResponse {
  worksheet: Worksheet;
  meta: WorksheetMeta;
}

/** The worksheet of a text, with its date. @param language the worksheet's language; the text may be in the other language */
export function worksheetResponse(idea: string, language: Language): WorksheetResponse {
  return {
    worksheet: makeWorksheet(idea, language),
    meta: { language, generatedAt: new Date().toISOString() },
  };
}

/**
 * Quotes what a text says on each axis and asks for the rest, by fixed rules. The same text always gets the same
 * worksheet. Takes time linear in the text's length.
 */
export function makeWorksheet(idea: string, language: Language): Worksheet {
  const wording = WORDINGS[language];
  const reading = readIdea(idea, language);
  const objection = objectionTo(idea, reading);
  if (objection) {
    const { as, notice } = reasonOf(objection, wording, language);
    const { kind } = objection;
    const setAside = { kind, ...(as !== undefined && { as }) };
    return { axes: [], tests: [], notices: [notice], setAside };
  }
  const axes = axisFindings(reading, wording);
  return {
    axes,
    tests: cheapestTests(leastSaid(axes), reading, wording, language),
    notices: notices(reading, wording, language),
  };
}

/** What a text that is set aside looks like, and the notice that says why it is set aside and what to do. */
function reasonOf(
  objection: Objection,
  wording: Wording,
  language: Language,
): { as?: string | undefined; notice: string } {
  switch (objection.kind) {
    case 'harmful': {
      const as = harmName(objection.harmClass, language);
      return { as, notice: wording.harmful(as) };
    }
    case 'directs_reader':
      return { notice: wording.directsReader };
    case 'not_an_idea':
      return wording.notAnIdea[objection.looksLike];
  }
}

/** Reasons why the rules could not read the text. */
function notices(
  { isShuffled, language: written, isLanguageClear }: IdeaFacts,
  wording: Wording,
  language: Language,
): string[] {
  if (isShuffled) return [wording.shuffled];
  if (written === undefined) return [wording.unknownLanguage];
  return written === language || !isLanguageClear ? [] : [wording.otherLanguage(written)];
}
