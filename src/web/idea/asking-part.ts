export { serverSource } from '../analysis/server-source.ts';
export { Announcement } from './announcement.tsx';
export { FailureBox } from './failure-box.tsx';
