/** The code that requests reports and explains failures. Fetched when the text box gets focus or a report is shown. */
export { Announcement } from './announcement.tsx';
export { FailureBox } from './failure-box.tsx';
export { write } from './report-requests.ts';
export { serverSource } from './server-source.ts';
