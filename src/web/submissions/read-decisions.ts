import type { Language } from '../../domain/language.ts';
import { namedColumns } from '../../submissions/call-files.ts';
import { joinedDecisions, RESULTS_FILE, type TextDecision } from '../../submissions/decision.ts';
import { decisionsIn, readDecisions } from '../../submissions/decision-file.ts';
import { decisionProblemMessage } from '../../submissions/file-messages.ts';
import { startsLikeResults } from '../../submissions/results-csv.ts';
import type { Table } from '../../submissions/table.ts';
import { resultsMessages } from './results-messages.ts';
import type { OpenCall } from './state.ts';

/**
 * Joins the call's decisions with those of a file. Decisions in a `results.csv` win. If a decision in another file
 * differs from the call's, the text gets `discuss`.
 * @returns all decisions, and the messages to show; no `decisions` if the file is not a file of decisions
 */
export function withFile(
  { table, plan }: OpenCall,
  own: Iterable<TextDecision>,
  file: { readonly name: string; readonly table: Table },
  language: Language,
): { decisions?: readonly TextDecision[]; messages: readonly string[] } {
  const texts = resultsMessages[language];
  const read = readDecisions(file.table, { texts: plan.texts, columns: namedColumns(table) });
  if (!read) return { messages: [texts.noDecisions] };
  const found = decisionsIn(read.rows);
  const messages = [
    texts.added(found.length),
    ...read.problems.map((problem) => decisionProblemMessage(problem, language)),
  ];
  const by = startsLikeResults(file.table.header) ? RESULTS_FILE : file.name;
  return { decisions: joinedDecisions([...own, ...found.map((one) => ({ ...one, by }))]), messages };
}
