export { Announcement } from './announcement.tsx';
export { FailureBox } from './failure-box.tsx';
export { serverSource } from './server-source.ts';
