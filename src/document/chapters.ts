/**
 * The numbered sections of the full analysis, in order. Each is the key of its heading in `report-messages.ts` and its
 * address on the page. Before them stand, unnumbered: interpretation, score, strengths and weaknesses, plan.
 */
export const CHAPTERS = [
  'improvedIdea',
  'functionality',
  'targetAudience',
  'valueProposition',
  'competition',
  'problemsSolved',
  'opportunitiesAndThreats',
  'alternativeApproaches',
  'monetization',
  'nameAndPitch',
] as const;
export type Chapter = (typeof CHAPTERS)[number];
