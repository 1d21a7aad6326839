/** The code for opening, sharing, saving and comparing. Fetched on demand, or with a report. */
export { Compare } from './compare.tsx';
export { OriginMark, SaveButton, ShareButton, ShortNext } from './keep-actions.tsx';
export { DropTarget, OpenReport } from './open-report.tsx';
export { SavedList } from './saved-list.tsx';
