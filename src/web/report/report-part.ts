export { Example } from './example.tsx';
export { Result } from './result.tsx';
export { progressOf } from './sections.ts';
export { UnfinishedReport, WritingReport } from './writing.tsx';
