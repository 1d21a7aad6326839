import { attack as enAttack } from './en/attack.ts';
import { harm as enHarm, harmNot as enHarmNot, harmTold as enHarmTold } from './en/harm.ts';
import { recipe as enRecipe } from './en/recipe.ts';
import { request as enRequest } from './en/request.ts';
import { attack as esAttack } from './es/attack.ts';
import { harm as esHarm, harmNot as esHarmNot, harmTold as esHarmTold } from './es/harm.ts';
import { recipe as esRecipe } from './es/recipe.ts';
import { request as esRequest } from './es/request.ts';

/** The lists behind the verdicts, apart from the reader's: the page's checklist does without them. */
export const VERDICT_LISTS = {
  es: {
    attack: esAttack,
    harm: esHarm,
    harmNot: esHarmNot,
    harmTold: esHarmTold,
    recipe: esRecipe,
    request: esRequest,
  },
  en: {
    attack: enAttack,
    harm: enHarm,
    harmNot: enHarmNot,
    harmTold: enHarmTold,
    recipe: enRecipe,
    request: enRequest,
  },
} as const;

/** The name of each class of harm, after “esto parece” · “this looks like”. */
export function harmNames(language: 'es' | 'en'): string[] {
  return VERDICT_LISTS[language].harm
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(0, line.indexOf(' :: ')));
}
