/** The code for reports on the main screen, fetched when a report is about to be shown. */
export { ImproveTitle } from './improve.tsx';
export { ReportScreen } from './report-screen.tsx';
