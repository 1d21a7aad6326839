import type { Language } from '../domain/language.ts';
import { AXES, type Axis } from '../domain/rubric.ts';
import type { Worksheet, WorksheetMeta } from '../domain/worksheet.ts';
import { sentencesOf } from '../text/sentences.ts';
import { harmEn, notHarmEn } from './cues.en.ts';
import { harmEs, notHarmEs } from './cues.es.ts';
import { cueExpression, foldedIdea, touchedAxes } from './cues.ts';
import { AXIS_TEXTS, MONEY } from './wording.ts';

/** For each axis, because a long text may touch an axis in every sentence. */
const QUOTES_MAX = 4;

/** The cost, in the usual currency of the language, and the days of each axis's test. */
const EFFORT: Readonly<Record<Axis, { cost: number; days: number }>> = {
  problem: { cost: 0, days: 7 },
  market: { cost: 0, days: 7 },
  difference: { cost: 10, days: 5 },
  earning: { cost: 30, days: 10 },
  feasibility: { cost: 50, days: 10 },
  evidence: { cost: 50, days: 14 },
};

/**
 * The response of server, command line and MCP tools if there is no model.
 * @param language the worksheet's language; the text may be in another
 */
export function worksheetResponse(
  idea: string,
  language: Language,
): { worksheet: Worksheet; meta: WorksheetMeta } {
  return {
    worksheet: makeWorksheet(idea, language),
    meta: { language, generatedAt: new Date().toISOString() },
  };
}

/**
 * Quotes for each axis the first sentences that touch it, with the axis's question and cheapest test. The same text
 * always gets the same worksheet. Takes time linear in the text's length.
 */
export function makeWorksheet(idea: string, language: Language): Worksheet {
  if (isHarmful(idea)) return { axes: [], setAside: { kind: 'harmful' } };
  const sentences = sentencesOf(idea).map((sentence) => ({ sentence, axes: touchedAxes(sentence) }));
  return {
    axes: AXES.map((axis) => {
      const { question, ...test } = AXIS_TEXTS[language][axis];
      const touching = sentences.filter(({ axes }) => axes.includes(axis)).map(({ sentence }) => sentence);
      const { cost, days } = EFFORT[axis];
      return {
        axis,
        quotes: [...new Set(touching)].slice(0, QUOTES_MAX),
        question,
        test: { ...test, cost: MONEY[language](cost), days },
      };
    }),
  };
}

/** The phrases are narrow: a harmful text that passes is only quoted and asked about, but an honest text that is set aside gets nothing. */
const HARM = cueExpression(harmEs, harmEn);
const NOT_HARM = cueExpression(notHarmEs, notHarmEn);

/** Whether a text plainly offers harm. No list of words is reliable: a text that passes is never called harmless. */
function isHarmful(idea: string): boolean {
  return !NOT_HARM.test(foldedIdea(idea)) && sentencesOf(idea).some((each) => HARM.test(foldedIdea(each)));
}
