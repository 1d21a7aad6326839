/** The code that requests a report and explains a failure. Fetched when the text box gets focus. */
export { Announcement } from './announcement.tsx';
export { failureMessage } from './failure-message.ts';
export { write } from './report-requests.ts';
export { serverSource } from './server-source.ts';
