/** The code for reports on the main screen, fetched when one is about to be shown. */
export { Advice, ImproveTitle } from './report/improve.tsx';
export { ReportStage } from './report-stage.tsx';
