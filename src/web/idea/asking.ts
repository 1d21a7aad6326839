import { lazyPart } from '../ui/lazy-part.ts';

/** The code that requests a report and explains a failure. Fetched when the text box gets focus. */
export const asking = lazyPart(() => import('./asking-part.ts'));
