import { ideaChecklist } from '../../worksheet/checklist.ts';

/** Answers each text with what it says. Apart from the page: on a slow phone the rules would hold the typing up. */
globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  globalThis.postMessage(ideaChecklist(data));
});
