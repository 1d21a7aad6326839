import { defineMessages } from '../../document/messages.ts';
import { withSign } from '../../document/with-sign.ts';
import type { Language } from '../../domain/idea.ts';

const spanishList = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const englishList = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const IN_SPANISH = { es: 'español', en: 'inglés', other: 'otro idioma' };
const IN_ENGLISH = { es: 'Spanish', en: 'English', other: 'another language' };

/** Texts around a report, in the page's language. The report's own texts are in `src/document/report-messages.ts`. */
export const pageMessages = defineMessages({
  es: {
    done: (done: number, all: number) => `${done} de ${all} apartados`,
    writingSection: (title: string) => `Escribiendo: ${title}`,
    opensInTab: 'se abre en otra pestaña',
    cancel: 'Cancelar',
    analyzingAi: 'Analizando tu idea con IA...',
    analyzingAiMore: 'Nuestra IA experta está evaluando cada aspecto de tu idea',
    analyzingRules: 'Analizando tu idea...',
    analyzingRulesMore: 'Unas reglas, sin IA, están revisando tu texto',
    estimate: '1-2 minutos',
    longEstimate: 'varios minutos',
    estimateLabel: 'Tiempo estimado',
    elapsed: (seconds: number) => `Han pasado ${seconds} s`,
    queuedMore: 'Tu idea se analizará en cuanto le toque.',
    progress: 'Avance del informe',
    // Around the report
    writtenInAnother: (asked: Language, actual: Language | 'other') =>
      `Se pidió en ${IN_SPANISH[asked]}, pero el modelo lo escribió en ${IN_SPANISH[actual]}.`,
    writeIn: (language: Language) => `Escribirlo también en ${IN_SPANISH[language]}`,
    showIn: (language: Language) => `Ver el informe en ${IN_SPANISH[language]}`,
    writingIn: (language: Language) => `Escribiendo el informe en ${IN_SPANISH[language]}…`,
    wholeIdea: 'Ver la idea completa',
    lessIdea: 'Ver menos',
    full: 'Ver análisis completo',
    jump: 'En esta página',
    example: 'Esto es un ejemplo',
    exampleBack: 'Escribir mi idea',
    copyPitch: 'Copiar el pitch',
    copyQuestions: 'Copiar las preguntas',
    copyMessage: 'Copiar un mensaje para un primer cliente',
    // Stability
    stability: 'Puntuar dos veces más',
    stabilityWhy: 'Pide dos valoraciones más, sin ver esta, y compara.',
    stabilityAsking: 'Pidiendo dos valoraciones más, sin ver esta…',
    stabilityReady: 'Las otras dos valoraciones están listas.',
    // Comparison
    changes: 'Qué ha cambiado',
    changesFrom: (before: string, after: string) => `Antes, ${before}; ahora, ${after}.`,
    changed: (name: string, before: string, after: string, points: number) =>
      `${name}: de ${before} a ${after} (${withSign(points, 'es')}\u00a0puntos)`,
    unchanged: (names: readonly string[]) => `Sin cambios: ${spanishList.format(names)}.`,
    reports: 'Informes de esta pestaña',
    report: (number: number) => `Informe ${number}`,
    // Plan
    planWhy:
      'Qué comprobar esta semana, con poco dinero: la suposición más arriesgada, experimentos con su coste y cuándo seguir o parar, y preguntas para tus clientes.',
    planAsk: 'Escribir el plan de validación',
    planAsking: (done: number, all: number) => `Escribiendo el plan… ${done} de ${all} partes`,
    planReady: 'El plan está listo.',
    // Results
    resultsTitle: 'Anotar resultados',
    resultsWhy: 'Anota lo que has averiguado, los números primero: a cuántos preguntaste, cuántos pagaron.',
    experimentDone: 'Experimento hecho',
    resultOf: 'Resultado',
    resultExample: 'P. ej.: 20 preguntados, 2 pagaron',
    otherResults: 'Entrevistas, ventas y lo demás que sepas',
    reassess: 'Volver a valorar con estos resultados',
    reassessWhy:
      'Se envían la idea y los resultados, sin la puntuación anterior. Si el informe nuevo lo escribe el mismo modelo con la misma escala, dirá qué ha cambiado en cada eje.',
    resultsTooLong: (over: number) =>
      `Sobran ${over.toLocaleString('es-ES')} caracteres: se envían 1000 como mucho, con los de los experimentos.`,
    // Export
    exportTitle: 'Guarda tu informe',
    exportWorksheet: 'Guarda tu hoja de trabajo',
    exportWhy:
      'La idea va incluida en todos los formatos. El PDF, el enlace y el JSON se pueden volver a abrir aquí, en «Mis informes». Nada de esto se guarda en el servidor.',
    pdf: 'Descargar informe en PDF',
    pdfWorksheet: 'Descargar hoja en PDF',
    pdfBusy: 'Generando PDF...',
    pdfFailed: 'Error al generar el PDF. Inténtalo de nuevo.',
    pdfOutdated: 'Error al generar el PDF: a tu navegador le falta Intl.Segmenter. Actualízalo o usa otro.',
    more: 'Más',
    markdown: 'Descargar Markdown',
    json: 'Descargar JSON',
    copyMarkdown: 'Copiar como Markdown',
    // Next
    improveTitle: 'Mejora tu idea y compara',
    improveWhy:
      'El modelo no verá la puntuación anterior. Si el informe nuevo lo escribe el mismo modelo con la misma escala, dirá qué ha cambiado en cada eje.',
    improve: 'Mejorar y volver a analizar',
    improveFromIdea: 'Partir de la idea mejorada',
    another: '¿Tienes otra idea que quieras analizar?',
    anotherButton: 'Analizar nueva idea',
  },
  en: {
    done: (done: number, all: number) => `${done} of ${all} sections`,
    writingSection: (title: string) => `Writing: ${title}`,
    opensInTab: 'opens in another tab',
    cancel: 'Cancel',
    analyzingAi: 'Analyzing your idea with AI...',
    analyzingAiMore: 'Our expert AI is evaluating every aspect of your idea',
    analyzingRules: 'Analysing your idea...',
    analyzingRulesMore: 'Rules, without AI, are reviewing your text',
    estimate: '1-2 minutes',
    longEstimate: 'several minutes',
    estimateLabel: 'Estimated time',
    elapsed: (seconds: number) => `${seconds} s elapsed`,
    queuedMore: 'Your idea will be analysed when its turn comes.',
    progress: 'Progress of the report',
    writtenInAnother: (asked, actual) =>
      `It was asked for in ${IN_ENGLISH[asked]}, but the model wrote it in ${IN_ENGLISH[actual]}.`,
    writeIn: (language) => `Write it in ${IN_ENGLISH[language]} too`,
    showIn: (language) => `Show the report in ${IN_ENGLISH[language]}`,
    writingIn: (language) => `Writing the report in ${IN_ENGLISH[language]}…`,
    wholeIdea: 'Show the whole idea',
    lessIdea: 'Show less',
    full: 'Show full analysis',
    jump: 'On this page',
    example: 'This is an example',
    exampleBack: 'Write my own idea',
    copyPitch: 'Copy the pitch',
    copyQuestions: 'Copy the questions',
    copyMessage: 'Copy a message to a first customer',
    stability: 'Rate it twice more',
    stabilityWhy: 'Asks for two more ratings that do not see this one, and compares.',
    stabilityAsking: 'Asking for two more ratings…',
    stabilityReady: 'The other two ratings are ready.',
    changes: 'What changed',
    changesFrom: (before: string, after: string) => `Before, ${before}; now, ${after}.`,
    changed: (name: string, before: string, after: string, points: number) =>
      `${name}: from ${before} to ${after} (${withSign(points, 'en')}\u00a0points)`,
    unchanged: (names: readonly string[]) => `Unchanged: ${englishList.format(names)}.`,
    reports: 'Reports in this tab',
    report: (number: number) => `Report ${number}`,
    planWhy:
      'What to check this week for little money: the riskiest assumption, experiments with their cost and when to continue or stop, and questions for your customers.',
    planAsk: 'Write the validation plan',
    planAsking: (done: number, all: number) => `Writing the plan… ${done} of ${all} parts`,
    planReady: 'The plan is ready.',
    resultsTitle: 'Note results',
    resultsWhy: 'Note what you have found out, numbers first: how many you asked, how many paid.',
    experimentDone: 'Experiment done',
    resultOf: 'Result',
    resultExample: 'E.g. 20 asked, 2 paid',
    otherResults: 'Interviews, sales and anything else you know',
    reassess: 'Rate again with these results',
    reassessWhy:
      'The idea and the results are sent, without the earlier score. If the same model writes the new report on the same scale, it will say what changed on each axis.',
    resultsTooLong: (over: number) =>
      `${over.toLocaleString('en-GB')} characters too many: at most 1,000 are sent, the experiments’ included.`,
    exportTitle: 'Save your report',
    exportWorksheet: 'Save your worksheet',
    exportWhy:
      'Every format includes the idea. The PDF, the link and the JSON can be opened here again, in “My reports”. None of this is kept on the server.',
    pdf: 'Download PDF report',
    pdfWorksheet: 'Download PDF worksheet',
    pdfBusy: 'Generating PDF...',
    pdfFailed: 'Error generating PDF. Please try again.',
    pdfOutdated: 'Error generating PDF: your browser lacks Intl.Segmenter. Update it or use another.',
    more: 'More',
    markdown: 'Download Markdown',
    json: 'Download JSON',
    copyMarkdown: 'Copy as Markdown',
    improveTitle: 'Improve your idea and compare',
    improveWhy:
      'The model will not see the earlier score. If the same model writes the new report on the same scale, it will say what changed on each axis.',
    improve: 'Improve and analyse again',
    improveFromIdea: 'Start from the improved idea',
    another: 'Do you have another idea you want to analyze?',
    anotherButton: 'Analyze New Idea',
  },
});
