/** The code for opening reports, fetched on use or together with a report. */
export { OpenReport } from './open-report.tsx';
export { UnopenedReport } from './unopened.tsx';
