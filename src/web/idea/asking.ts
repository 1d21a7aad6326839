import { lazyPart } from '../ui/lazy-part.ts';

/**
 * What it takes to ask for a report and to explain a failure. Fetched when the visitor comes to the form, so that
 * it neither weighs on the first load nor keeps the button waiting.
 */
export const asking = lazyPart(() => import('./asking-part.ts'));
