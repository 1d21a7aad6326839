/** The code that requests a report and explains a failure. Fetched when the text box gets focus. */
export { Announcement } from './announcement.tsx';
export { FailureBox } from './failure-box.tsx';
export { write } from './report-requests.ts';
export { serverSource } from './server-source.ts';
