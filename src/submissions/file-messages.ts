import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import { CRITERIA_MAX, CRITERIA_MAX_LENGTH } from '../domain/reading.ts';
import type { CallFileProblem, UnusedPart } from './call-file.ts';
import type { CriteriaProblem } from './criteria.ts';
import type { DecisionProblem } from './decision-file.ts';
import { BYTES_MAX, ROWS_MAX, type TableErrorCode, type TableProblem } from './table.ts';

const messages = defineMessages({
  es: {
    file_too_large: `El archivo tiene más de ${BYTES_MAX / 1e6} MB.`,
    too_many_rows: `La tabla tiene más de ${ROWS_MAX} filas.`,
    too_many_cells: 'La tabla tiene demasiadas columnas para tantas filas.',
    no_rows: 'No hay ninguna fila.',
    old_workbook: 'Es un libro .xls antiguo: guárdalo como .xlsx o CSV.',
    unreadable_workbook: 'No se puede leer como libro .xlsx.',
    workbook_too_large: 'El libro .xlsx es demasiado grande una vez descomprimido.',
    cell_count: (row: number, cells: number, expected: number) =>
      `Fila ${row}: tiene ${cells} celdas y no ${expected}; no se lee.`,
    open_quote: (row: number) => `Fila ${row}: unas comillas se abren y no se cierran.`,
    cell_too_long: (row: number, header: string) =>
      `Fila ${row}: la celda «${header}» es demasiado larga y se corta.`,
    unreadable_characters: (row: number) => `Fila ${row}: hay caracteres que no se entienden.`,
    no_call: 'Este archivo JSON no es una convocatoria.',
    newer_version: 'Este archivo es de una versión más nueva de Crisol.',
    damaged: 'El archivo de la convocatoria está dañado o pasa de los límites de una tabla.',
  },
  en: {
    file_too_large: `The file has more than ${BYTES_MAX / 1e6} MB.`,
    too_many_rows: `The table has more than ${ROWS_MAX} rows.`,
    too_many_cells: 'The table has too many columns for so many rows.',
    no_rows: 'There is no row.',
    old_workbook: 'This is an old .xls workbook: save it as .xlsx or CSV.',
    unreadable_workbook: 'This cannot be read as an .xlsx workbook.',
    workbook_too_large: 'The .xlsx workbook is too large once unpacked.',
    cell_count: (row: number, cells: number, expected: number) =>
      `Row ${row}: it has ${cells} cells and not ${expected}; it is not read.`,
    open_quote: (row: number) => `Row ${row}: a quotation mark opens and never closes.`,
    cell_too_long: (row: number, header: string) =>
      `Row ${row}: the cell “${header}” is too long and is cut.`,
    unreadable_characters: (row: number) => `Row ${row}: some characters cannot be understood.`,
    no_call: 'This JSON file is not a call.',
    newer_version: 'This file is of a newer version of Crisol.',
    damaged: 'The file of the call is damaged, or larger than a table may be.',
  },
});

/** The message about a file that is neither a table nor a call. */
export function fileErrorMessage(code: TableErrorCode | CallFileProblem, language: Language): string {
  return messages[language][code];
}

/** The message about a problem in a row. */
export function tableProblemMessage(problem: TableProblem, language: Language): string {
  const texts = messages[language];
  switch (problem.code) {
    case 'cell_count':
      return texts.cell_count(problem.row, problem.cells, problem.expected);
    case 'cell_too_long':
      return texts.cell_too_long(problem.row, problem.header);
    default:
      return texts[problem.code](problem.row);
  }
}

type Sentences = {
  [Code in CriteriaProblem['code']]: (problem: Extract<CriteriaProblem, { code: Code }>) => string;
};

const CRITERIA_SENTENCES: Readonly<Record<Language, Sentences>> = {
  es: {
    unreadable: () => 'No es ni una tabla ni JSON de criterios.',
    no_criteria: () => 'No hay ningún criterio.',
    too_many: ({ count }) => `Hay ${count} criterios; máximo: ${CRITERIA_MAX}.`,
    too_long: ({ length }) => `Los criterios tienen ${length} caracteres; máximo: ${CRITERIA_MAX_LENGTH}.`,
    no_column: ({ column }) => `Falta la columna ${column === 'criterion' ? 'criterio' : column}.`,
    no_name: ({ row }) => `Fila ${row}: falta el nombre del criterio.`,
    same_name: ({ row, name }) => `Fila ${row}: se repite el criterio «${name}».`,
    no_level: ({ row, level }) => `Fila ${row}: falta lo que significa el nivel ${level}.`,
    bad_weight: ({ row, written }) => `Fila ${row}: el peso «${written}» no es un número.`,
    no_weight: () => 'Todos los pesos son 0.',
  },
  en: {
    unreadable: () => 'This is neither a table nor JSON of criteria.',
    no_criteria: () => 'There is no criterion.',
    too_many: ({ count }) => `There are ${count} criteria; at most ${CRITERIA_MAX}.`,
    too_long: ({ length }) => `The criteria have ${length} characters; at most ${CRITERIA_MAX_LENGTH}.`,
    no_column: ({ column }) => `The column ${column} is missing.`,
    no_name: ({ row }) => `Row ${row}: the name of the criterion is missing.`,
    same_name: ({ row, name }) => `Row ${row}: the criterion “${name}” is there already.`,
    no_level: ({ row, level }) => `Row ${row}: what level ${level} means is missing.`,
    bad_weight: ({ row, written }) => `Row ${row}: the weight “${written}” is not a number.`,
    no_weight: () => 'All weights are 0.',
  },
};

/** The message about a problem in a file of criteria. */
export function criteriaSentence(problem: CriteriaProblem, language: Language): string {
  return (CRITERIA_SENTENCES[language][problem.code] as (problem: CriteriaProblem) => string)(problem);
}

const unusedMessages = defineMessages({
  es: {
    parts: { sample: 'la muestra', loss: 'la línea con su pérdida', jury: 'las notas del jurado' },
    unused: (names: string) =>
      `De una versión anterior, y ya no se usa: ${names}. Las lecturas, decisiones y notas siguen aquí; no se borra nada.`,
  },
  en: {
    parts: { sample: 'the sample', loss: 'the line with its loss', jury: 'the jury’s scores' },
    unused: (names) =>
      `From an earlier version, and no longer used: ${names}. Readings, decisions and notes are still here; nothing is deleted.`,
  },
});

/** What is left of an earlier version: parts of the call, and names of files. Empty if there is nothing. */
export function unusedMessage(
  parts: readonly UnusedPart[],
  language: Language,
  files: readonly string[] = [],
): string[] {
  const messages = unusedMessages[language];
  const names = [...parts.map((part) => messages.parts[part]), ...files];
  return names.length === 0 ? [] : [messages.unused(names.join(', '))];
}

const decisionMessages = defineMessages({
  es: {
    no_decision: (row: number, word: string) => `Fila ${row}: «${word}» no es una decisión (sí, no, hablar).`,
    unknown_text: (row: number, id: string) => `Fila ${row}: el texto «${id}» no está en la convocatoria.`,
    several_texts: (row: number, id: string) => `Fila ${row}: hay varios textos con el nombre «${id}».`,
  },
  en: {
    no_decision: (row, word) => `Row ${row}: “${word}” is not a decision (yes, no, discuss).`,
    unknown_text: (row, id) => `Row ${row}: the text “${id}” is not in the call.`,
    several_texts: (row, id) => `Row ${row}: several texts have the id “${id}”.`,
  },
});

/** The message about a problem in a file of decisions. */
export function decisionProblemMessage({ code, row, written }: DecisionProblem, language: Language): string {
  return decisionMessages[language][code](row, written);
}
