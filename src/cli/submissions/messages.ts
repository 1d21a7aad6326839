import { brand } from '../../brand.ts';
import { defineMessages } from '../../document/messages.ts';
import type { Language } from '../../domain/language.ts';

const program = brand.slug;

/** Texts of the command `crisol call`. */
export const commandMessages = defineMessages({
  es: {
    help: (most: number, times: number) => `Lee muchos textos con los mismos criterios y te dice dónde mirar.

  ${program} call TABLA            CSV o xlsx, una fila por texto; o call.json

  --out CARPETA          dónde escribir (si no se indica, en la carpeta actual, con el nombre de la tabla)
  --id COLUMNA           la columna que nombra cada fila
  --text COLUMNA         lo que lee el modelo (se puede repetir)
  --hide COLUMNA         no sale de esta máquina (se puede repetir)
  --where COLUMNA=VALOR  solo estas filas (se puede repetir)
  --criteria ARCHIVO     criterios propios: criterio, peso, pregunta, 1, 2, 3, 4, 5
  --readings N           lecturas de cada texto, de 1 a ${most} (${times})
  --decisions ARCHIVO    decisiones: un results.csv, o una tabla con id y decisión (se puede repetir)
  --table ARCHIVO        la tabla de call.json, con sus demás columnas
  --first N              solo los N primeros textos
  --concurrency N        lecturas a la vez
  --price PRECIO         por millón de tokens, para estimar el coste
  --language es|en, --yes (no pregunta), --help

Antes de enviar nada enseña qué verá el modelo y pide confirmación. Ctrl-C lo guarda todo;
el mismo comando sigue donde estaba. Termina con 0, 1 si fallan lecturas o el servicio,
2 si el uso es incorrecto, no hay modelo o respondes que no, y 130 con Ctrl-C.
`,
    oneTable: 'Falta la tabla, o hay más de una: crisol call TABLA.',
    notAFile: (file: string) => `${file} no es un archivo normal.`,
    unreadable: (file: string, code: string) => `No se puede leer ${file} (${code}).`,
    unwritable: (file: string, code: string) =>
      `No se puede escribir en ${file} (${code}). Lo ya leído está guardado.`,
    noColumn: (name: string, columns: string) => `La tabla no tiene la columna «${name}». Tiene: ${columns}.`,
    noTextColumn: 'Ninguna columna parece un texto: di cuál con --text COLUMNA.',
    noTexts: 'No queda ningún texto que leer.',
    notInTable: (count: number) => `Textos de la convocatoria que no están en la tabla: ${count}.`,
    tableOfCall: '--table solo se usa con un call.json: pon call.json como TABLA.',
    columnsOfCall:
      'Un call.json ya tiene sus columnas y criterios: quita --id, --text, --hide, --where y --criteria.',
    inUse: (lock: string, process: string) =>
      `Otro comando está usando la carpeta (${lock}, proceso ${process}). Espera a que termine o elige otra carpeta con --out. Si ese proceso ya no existe, borra el archivo.`,
    otherCriteria: (folder: string) =>
      `En ${folder} hay una convocatoria con otros criterios, que ya no se pueden cambiar: elige otra carpeta con --out.`,
    noModel:
      'No hay ningún modelo de lenguaje conectado, y sin modelo no se puede leer. «npm run model» descarga uno en esta máquina; .env.example explica cómo conectar otro.',
    noModelName: (detail: string) => `El servicio no dice qué modelo usa (${detail}).`,
    otherResults: (file: string) => `results.csv tenía otras columnas: queda guardado como ${file}.`,
    otherModel: (service: string, model: string) =>
      `Quedan lecturas por hacer, y las hechas son de ${service}, ${model}: conecta ese modelo. Las de otro no se pueden comparar.`,
    noDecisions: (file: string) =>
      `${file} no es un archivo de decisiones: le falta la columna decisión, o la que nombra los textos (id).`,
    resultsWin: (file: string, count: number) =>
      `${file}: ${count === 1 ? '1 decisión es distinta de la de results.csv, que es la que cuenta' : `${count} decisiones son distintas de las de results.csv, que son las que cuentan`}.`,
    unreadableLines: (count: number) =>
      `${count} líneas del diario no se entienden; sus lecturas se repiten.`,
    columns: 'Columnas',
    role: { id: 'nombre', text: 'SE ENVÍA', hidden: 'oculta', other: 'no se envía' },
    moreProblems: (rows: string) => `Tampoco se leen bien las filas ${rows}.`,
    hiding:
      'Ocultar una columna no oculta un nombre que esté dentro de un texto. Quien convoca responde ante quienes se presentan.',
    criteria: (count: number, hash: string) => `${count} criterios (huella ${hash}):`,
    firstRow: (row: number) => `Esto es todo lo que el modelo verá de la fila ${row}:`,
    plan: (left: number, done: number, service: string, folder: string) =>
      `${left === 1 ? '1 lectura' : `${left} lecturas`} por hacer${done > 0 ? ` (${done} ya hechas)` : ''} con ${service}. Resultados en ${folder}.`,
    trial: (count: number) => `Primero, ${count} de prueba.`,
    ask: '¿Enviarlas? [s/N] ',
    askRest: '¿Leer el resto? [s/N] ',
    comparing: 'Buscando copias',
    notSent: 'No se ha enviado nada.',
    noTerminal: 'Sin terminal no se puede confirmar, y no se ha enviado nada: añade --yes.',
    trialFailed: 'No se ha podido leer ninguno de los textos de prueba.',
    reading: 'Leyendo',
    progress: (done: number, failed: number, left: number) =>
      `${done} hechas, ${failed} fallidas, ${left} por hacer`,
    waiting: (service: string, seconds: number) =>
      `${service} no contesta o pide ir más despacio. Esperamos ${seconds} s y seguimos.`,
    stopped: 'El mismo comando sigue donde se ha quedado.',
    tooLong: 'El servicio lleva demasiado tiempo sin contestar, o pide esperar más de una hora.',
    cancelled: 'Interrumpido. Todo lo leído está guardado; el mismo comando sigue donde estaba.',
    nothingLeft: 'No queda nada por leer.',
    done: (read: number, texts: number, failed: number) =>
      `Leídos ${read} de ${texts} textos${failed > 0 ? `; ${failed} lecturas fallidas, que el mismo comando vuelve a pedir` : ''}.`,
    persons: (count: number) => `Una persona tiene que leer ${count} de ellos, sea cual sea su puntuación.`,
    feedbackKept: (count: number) =>
      count === 1
        ? 'En feedback/ hay 1 borrador que alguien cambió: se queda como está.'
        : `En feedback/ hay ${count} borradores que alguien cambió: se quedan como están.`,
    written: (folder: string) => `Resultados en ${folder}`,
  },
  en: {
    help: (most, times) => `Reads many texts against the same criteria, and tells people where to look.

  ${program} call TABLE            CSV or xlsx, one row per text; or call.json

  --out FOLDER           where to write (by default here, named after the table)
  --id COLUMN            the column that names each row
  --text COLUMN          what the model reads (may be repeated)
  --hide COLUMN          never leaves this machine (may be repeated)
  --where COLUMN=VALUE   only these rows (may be repeated)
  --criteria FILE        your own criteria: criterion, weight, question, 1, 2, 3, 4, 5
  --readings N           readings of each text, 1 to ${most} (${times})
  --decisions FILE       decisions: a results.csv, or a table with id and decision (may be repeated)
  --table FILE           the table of call.json, with its other columns
  --first N              only the first N texts
  --concurrency N        readings at once
  --price PRICE          per million tokens, to estimate the cost
  --language es|en, --yes (asks no questions), --help

Before it sends anything, it shows what the model will see, and asks. Ctrl-C keeps everything;
the same command continues where it stopped. The exit status is 0, 1 if readings or the service
failed, 2 for bad usage, no model, or if you answer no, and 130 for Ctrl-C.
`,
    oneTable: 'The table is missing, or there is more than one: crisol call TABLE.',
    notAFile: (file: string) => `${file} is not a regular file.`,
    unreadable: (file: string, code: string) => `Cannot read ${file} (${code}).`,
    unwritable: (file: string, code: string) => `Cannot write to ${file} (${code}). What was read is kept.`,
    noColumn: (name: string, columns: string) => `The table has no column “${name}”. It has: ${columns}.`,
    noTextColumn: 'No column looks like text: name one with --text COLUMN.',
    noTexts: 'There are no texts left to read.',
    notInTable: (count: number) => `Not in the table: ${count} of the call’s texts.`,
    tableOfCall: '--table goes with a call.json: give call.json as TABLE.',
    columnsOfCall:
      'A call.json already has columns and criteria: leave out --id, --text, --hide, --where and --criteria.',
    inUse: (lock: string, process: string) =>
      `Another command is using the folder (${lock}, process ${process}). Wait until it ends, or choose another folder with --out. If that process is no longer running, delete the file.`,
    otherCriteria: (folder: string) =>
      `${folder} holds a call with other criteria, which are locked: choose another folder with --out.`,
    noModel:
      'No language model is connected, so nothing can be read. “npm run model” downloads one to this machine; .env.example explains how to connect another.',
    noModelName: (detail: string) => `The service does not say which model it uses (${detail}).`,
    otherResults: (file: string) => `results.csv had other columns: it is kept as ${file}.`,
    otherModel: (service: string, model: string) =>
      `Some readings are missing, and the others are by ${service}, ${model}: connect that model. Readings by different models cannot be compared.`,
    noDecisions: (file: string) =>
      `${file} is not a decisions file: it lacks the decision column, or the one that names the texts (id).`,
    resultsWin: (file: string, count: number) =>
      `${file}: ${count === 1 ? '1 decision differs from the one in results.csv, which wins' : `${count} decisions differ from those in results.csv, which win`}.`,
    unreadableLines: (count: number) =>
      `${count} lines of the journal cannot be read; their readings will be repeated.`,
    columns: 'Columns',
    role: { id: 'name', text: 'SENT', hidden: 'hidden', other: 'not sent' },
    moreProblems: (rows: string) => `These rows have problems too: ${rows}.`,
    hiding:
      'Hiding a column does not hide a name inside a text. If you run the call, you are accountable to its applicants.',
    criteria: (count: number, hash: string) => `${count} criteria (hash ${hash}):`,
    firstRow: (row: number) => `This is all the model will see of row ${row}:`,
    plan: (left: number, done: number, service: string, folder: string) =>
      `${left === 1 ? '1 reading' : `${left} readings`} to do${done > 0 ? ` (${done} done)` : ''} with ${service}. Results in ${folder}.`,
    trial: (count: number) => `First, ${count} as a trial.`,
    ask: 'Send them? [y/N] ',
    askRest: 'Read the rest? [y/N] ',
    comparing: 'Looking for copies',
    notSent: 'Nothing was sent.',
    noTerminal: 'Nothing was sent: without a terminal nobody can confirm. Add --yes.',
    trialFailed: 'None of the trial texts could be read.',
    reading: 'Reading',
    progress: (done: number, failed: number, left: number) => `${done} done, ${failed} failed, ${left} left`,
    waiting: (service: string, seconds: number) =>
      `${service} is not answering, or asks us to slow down. Waiting ${seconds} s, then continuing.`,
    stopped: 'The same command continues where it stopped.',
    tooLong: 'The service has been silent for too long, or asks for a wait of more than an hour.',
    cancelled: 'Interrupted. Everything read is kept; the same command continues where it stopped.',
    nothingLeft: 'There is nothing left to read.',
    done: (read: number, texts: number, failed: number) =>
      `${read} of ${texts} texts read${failed > 0 ? `; ${failed} readings failed: the same command tries them again` : ''}.`,
    persons: (count: number) => `A person has to read ${count} of them whatever their points.`,
    feedbackKept: (count: number) =>
      `feedback/ has ${count === 1 ? '1 draft that somebody changed: it stays as it is' : `${count} drafts that somebody changed: they stay as they are`}.`,
    written: (folder: string) => `Results in ${folder}`,
  },
});

/** The maximum of problems in a file to describe. */
const PROBLEMS_SHOWN = 20;

/** The messages of the first problems in a file, and the rows of the others. */
export function shortened<Problem extends { readonly row: number }>(
  problems: readonly Problem[],
  message: (problem: Problem) => string,
  language: Language,
): string[] {
  const others = [...new Set(problems.slice(PROBLEMS_SHOWN).map(({ row }) => row))];
  const described = problems.slice(0, PROBLEMS_SHOWN).map(message);
  return others.length > 0
    ? [...described, commandMessages[language].moreProblems(others.join(', '))]
    : described;
}
