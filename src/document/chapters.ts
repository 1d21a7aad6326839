/**
 * The numbered sections of the full analysis, in order. Each name is the key of its heading in `report-messages.ts` and
 * its fragment on the page. Interpretation, score, strengths and weaknesses, and plan come before them, unnumbered.
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
