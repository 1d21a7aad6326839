export { Example } from './example.tsx';
export { Improving } from './improve.tsx';
export { ReportScreen } from './report-screen.tsx';
export { ShortReport } from './short-report.tsx';
export { UnfinishedReport } from './unfinished-report.tsx';
export { createPdfFile } from './use-pdf.ts';
