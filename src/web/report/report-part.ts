/** The code for reports on the main screen, fetched when one is about to be shown. */
export { ImproveTitle } from './improve.tsx';
export { ReportScreen } from './report-screen.tsx';
