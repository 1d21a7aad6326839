export { Example } from './example.tsx';
export { Result } from './result.tsx';
export { UnfinishedReport, WritingReport } from './writing.tsx';
