export { Example } from './example.tsx';
export { Improving } from './improve.tsx';
export { ReportScreen } from './report-screen.tsx';
export { UnfinishedReport } from './unfinished-report.tsx';
