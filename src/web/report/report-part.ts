export { progressOf } from '../../document/sections.ts';
export { Example } from './example.tsx';
export { Result } from './result.tsx';
export { ShortReport } from './short-report.tsx';
export { UnfinishedReport, WritingReport } from './writing.tsx';
