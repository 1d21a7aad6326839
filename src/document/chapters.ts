/** The numbered chapters of a report, in order. Each name is the key of its heading in `report-messages.ts`. */
export const CHAPTERS = [
  'interpretation',
  'improvedIdea',
  'functionality',
  'targetAudience',
  'valueProposition',
  'competition',
  'problemsSolved',
  'swot',
  'alternativeApproaches',
  'monetization',
  'nameAndPitch',
] as const;
export type Chapter = (typeof CHAPTERS)[number];
