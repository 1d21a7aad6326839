export { Example, Improving, ReportScreen, UnfinishedReport } from './report/report-part.ts';
export { foundCompetitors, ReportEvidence } from './report-evidence.tsx';
