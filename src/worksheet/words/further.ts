import { wordLists } from '../cues.ts';
import { furtherEn } from './further.en.ts';
import { furtherEs } from './further.es.ts';

export const further = wordLists(furtherEs, furtherEn);
