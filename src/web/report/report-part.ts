/** The code for reports on the main screen, fetched when a report is about to be shown. */
export { ReportScreen } from './report-screen.tsx';
export { ImproveTitle } from './screen-parts.tsx';
