/** The code for opening and keeping reports, fetched on use or together with a report. */
export { KeepReports } from './keep-switch.tsx';
export { DropTarget, OpenReport } from './open-report.tsx';
export { UnopenedReport } from './unopened.tsx';
