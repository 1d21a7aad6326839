// Fetched apart. Imported under its own path by the page, the shared module would cost the first load a second file.
export { ideaChecklist } from '../../analysis/offline/checklist.ts';
