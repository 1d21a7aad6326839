import { brand } from '../brand.ts';
import { defineMessages } from '../document/messages.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH } from '../domain/idea.ts';

const program = brand.slug;

/** The command's texts. Those of the report are in `src/document/report-messages.ts`. */
export const commandMessages = defineMessages({
  es: {
    help: `Escribe un informe sobre una idea de negocio con el servicio de IA configurado.

  ${program} "idea"               la idea, entre comillas
  ${program} -                    la idea, de la entrada estándar (< idea.txt)
  ${program} mcp                  servidor MCP por entrada y salida estándar
  ${program} call TABLA           muchos textos, los mismos criterios (call --help)

  --language es|en    idioma del informe (si no se indica, el del sistema)
  --no-search         no busca en la web
  --json              escribe el archivo del informe (JSON) en lugar de texto
  --markdown          escribe Markdown en lugar de texto
  --pdf ARCHIVO       guarda además el informe en PDF
  --help, --version

La idea tiene de ${IDEA_MIN_LENGTH} a ${IDEA_MAX_LENGTH} caracteres. El informe va a la salida estándar; el
progreso, a la de errores. Termina con 0 si hay informe, 1 si el servicio falla
y 2 si el uso es incorrecto. El servicio y sus claves se eligen con variables
de entorno o en el archivo .env: .env.example las explica.
`,
    seeHelp: (help: string) => `«${help}» explica el uso.`,
    unknownOption: (option: string) => `No existe la opción ${option}.`,
    optionValue: (option: string) => `El valor de ${option} falta o no es válido.`,
    badLanguage: '--language admite es o en.',
    twoFormats: '--json y --markdown no pueden ir juntas: elige una.',
    manyIdeas: 'La idea va entre comillas, como un solo argumento.',
    noIdea: 'Falta la idea.',
    unreadableInput: (code: string) => `No se puede leer la entrada estándar (${code}).`,
    notText: 'La entrada estándar no es texto en UTF-8 ni en UTF-16.',
    unwritablePdf: (file: string, code: string) => `No se puede escribir ${file} (${code}).`,
    notAFile: (file: string) => `${file} no es un archivo normal: el PDF no se puede guardar ahí.`,
    unwritableOutput: (code: string) =>
      `No se puede escribir en la salida (${code}): el informe está incompleto.`,
    pdfFailed: (cause: string) => `Error al generar el PDF: ${cause}`,
    pdfWritten: (file: string) => `PDF guardado en ${file}`,
    asking: (service: string, model: string) =>
      `Preguntando al modelo (${service}${model ? `, ${model}` : ''}) …`,
    sections: (done: number, all: number) => `${done} de ${all} secciones`,
    waiting: (seconds: number) => `servicio saturado; reintento en ${seconds} s`,
    searching: (query: string) => `buscando: ${query}`,
    messageTooLarge: 'El cliente MCP ha enviado un mensaje demasiado largo: se cierra la conexión.',
    withoutAi: 'No hay ningún modelo configurado: .env.example explica cómo conectar uno.',
    unfinished: 'El informe quedó sin terminar.',
    configure: 'Los servicios y sus claves se configuran con variables de entorno o en .env (.env.example).',
    cancelled: 'Cancelado.',
  },
  en: {
    help: `Writes a report on a business idea with the configured AI service.

  ${program} "idea"               the idea, in quotes
  ${program} -                    the idea, from standard input (< idea.txt)
  ${program} mcp                  MCP server over standard input and output
  ${program} call TABLE           many texts, the same criteria (call --help)

  --language es|en    language of the report (the system's if not given)
  --no-search         does not search the web
  --json              writes the report file (JSON) instead of text
  --markdown          writes Markdown instead of text
  --pdf FILE          also saves the report as a PDF
  --help, --version

An idea is ${IDEA_MIN_LENGTH} to ${IDEA_MAX_LENGTH} characters long. The report goes to standard output,
progress to standard error. The exit status is 0 for a report, 1 if the service
failed and 2 for bad usage. The service and its keys are set with environment
variables or in the .env file: .env.example explains them.
`,
    seeHelp: (help: string) => `See “${help}” for usage.`,
    unknownOption: (option: string) => `There is no option ${option}.`,
    optionValue: (option: string) => `The value of ${option} is missing or not valid.`,
    badLanguage: '--language takes es or en.',
    twoFormats: '--json and --markdown cannot be combined: choose one.',
    manyIdeas: 'Put the idea in quotes, as a single argument.',
    noIdea: 'The idea is missing.',
    unreadableInput: (code: string) => `Cannot read standard input (${code}).`,
    notText: 'Standard input is not text in UTF-8 or UTF-16.',
    unwritablePdf: (file: string, code: string) => `Cannot write ${file} (${code}).`,
    notAFile: (file: string) => `${file} is not a regular file: the PDF cannot be saved there.`,
    unwritableOutput: (code: string) => `Cannot write to the output (${code}): the report is not complete.`,
    pdfFailed: (cause: string) => `The PDF could not be made: ${cause}`,
    pdfWritten: (file: string) => `PDF saved to ${file}`,
    asking: (service: string, model: string) => `Asking ${service}${model ? ` (${model})` : ''} …`,
    sections: (done: number, all: number) => `${done} of ${all} sections`,
    waiting: (seconds) => `the service is busy; trying again in ${seconds} s`,
    searching: (query) => `searching: ${query}`,
    messageTooLarge: 'The MCP client sent a message that is too long: closing the connection.',
    withoutAi: 'No model is configured: .env.example explains how to connect one.',
    unfinished: 'The report is unfinished.',
    configure: 'Services and their keys are set with environment variables or in .env (.env.example).',
    cancelled: 'Cancelled.',
  },
});
