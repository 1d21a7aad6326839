/** The code for opening and keeping reports. Fetched on demand, or with a report. */
export { KeepReports } from './keep-switch.tsx';
export { DropTarget, OpenReport } from './open-report.tsx';
