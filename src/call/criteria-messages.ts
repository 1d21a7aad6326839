import type { Language } from '../domain/idea.ts';
import { CRITERIA_MAX, CRITERIA_MAX_LENGTH } from '../domain/reading.ts';
import type { CriteriaProblem } from './criteria.ts';

type Sentences = {
  [Code in CriteriaProblem['code']]: (problem: Extract<CriteriaProblem, { code: Code }>) => string;
};

const CRITERIA_SENTENCES: Readonly<Record<Language, Sentences>> = {
  es: {
    unreadable: () => 'No es una tabla ni JSON de criterios.',
    no_criteria: () => 'No hay ningún criterio.',
    too_many: ({ count }) => `Hay ${count} criterios; como mucho ${CRITERIA_MAX}.`,
    too_long: ({ length }) => `Los criterios tienen ${length} caracteres; como mucho ${CRITERIA_MAX_LENGTH}.`,
    no_column: ({ column }) => `Falta la columna ${column === 'criterion' ? 'criterio' : column}.`,
    no_name: ({ row }) => `Fila ${row}: falta el nombre del criterio.`,
    same_name: ({ row, name }) => `Fila ${row}: el criterio «${name}» ya está.`,
    no_level: ({ row, level }) => `Fila ${row}: falta lo que significa el nivel ${level}.`,
    bad_weight: ({ row, written }) => `Fila ${row}: el peso «${written}» no es un número.`,
    no_weight: () => 'Todos los pesos son 0.',
  },
  en: {
    unreadable: () => 'This is no table and no JSON of criteria.',
    no_criteria: () => 'There is no criterion.',
    too_many: ({ count }) => `There are ${count} criteria; at most ${CRITERIA_MAX}.`,
    too_long: ({ length }) => `The criteria have ${length} characters; at most ${CRITERIA_MAX_LENGTH}.`,
    no_column: ({ column }) => `The column ${column} is missing.`,
    no_name: ({ row }) => `Row ${row}: the name of the criterion is missing.`,
    same_name: ({ row, name }) => `Row ${row}: the criterion “${name}” is there already.`,
    no_level: ({ row, level }) => `Row ${row}: what level ${level} means is missing.`,
    bad_weight: ({ row, written }) => `Row ${row}: the weight “${written}” is no number.`,
    no_weight: () => 'All weights are 0.',
  },
};

/** The sentence for one problem of a table of criteria. */
export function criteriaSentence(problem: CriteriaProblem, language: Language): string {
  return (CRITERIA_SENTENCES[language][problem.code] as (problem: CriteriaProblem) => string)(problem);
}
