/** The code for opening, sharing, saving and comparing. Fetched on demand, or with a report. */
export { Compare } from './compare.tsx';
export { OriginMark, ShareButton, ShortNext } from './keep-actions.tsx';
export { KeepReports, KeepSwitch } from './keep-switch.tsx';
export { DropTarget, OpenReport } from './open-report.tsx';
