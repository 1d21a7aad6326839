import { defineMessages } from '../../document/messages.ts';
import { signed } from '../../document/signed.ts';
import type { Language } from '../../domain/idea.ts';

const spanishList = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const englishList = new Intl.ListFormat('en-GB', { type: 'conjunction' });
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
    queued: (place: number) => `En cola: eres el número ${place}.`,
    queuedMore: 'Tu idea se analizará en cuanto le toque.',
    progress: 'Avance del informe',
    // Around the report
    writtenInAnother: (asked: Language, actual: Language | 'other'): string =>
      `Se pidió en ${asked === 'es' ? 'español' : 'inglés'}, pero el modelo lo escribió en ${actual === 'es' ? 'español' : actual === 'en' ? 'inglés' : 'otro idioma'}.`,
    writeIn: (language: Language): string =>
      language === 'es' ? 'Escribirlo también en español' : 'Escribirlo también en inglés',
    showIn: (language: Language): string =>
      language === 'es' ? 'Ver el informe en español' : 'Ver el informe en inglés',
    writingIn: (language: Language): string =>
      language === 'es' ? 'Escribiendo el informe en español…' : 'Escribiendo el informe en inglés…',
    wholeIdea: 'Ver la idea completa',
    lessIdea: 'Ver menos',
    full: 'Ver análisis completo',
    jump: 'En este informe',
    example: 'Esto es un ejemplo',
    exampleText: 'Un informe escrito a mano sobre una idea inventada, para que veas qué recibirás.',
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
      `${name}: de ${before} a ${after} (${signed(points, 'es')}\u00a0puntos)`,
    unchanged: (names: readonly string[]) => `Sin cambios: ${spanishList.format(names)}.`,
    reports: 'Informes de esta pestaña',
    report: (number: number) => `Informe ${number}`,
    // Plan
    plan: 'Plan de validación',
    planWhy:
      'Qué comprobar esta semana, con poco dinero: la suposición más arriesgada, experimentos con su coste y cuándo seguir o parar, y preguntas para tus clientes.',
    planAsk: 'Escribir el plan de validación',
    planAsking: (done: number, all: number) => `Escribiendo el plan… ${done} de ${all} partes`,
    planReady: 'El plan está listo.',
    // Taking it away
    take: 'Guarda tu informe',
    takeWhy: 'La idea va incluida en todos los formatos. Nada de esto se guarda en el servidor.',
    pdf: 'Descargar informe en PDF',
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
    improveFromText: 'Partir de tu texto, ordenado',
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
    queued: (place: number) => `Queued: you are number ${place}.`,
    queuedMore: 'Your idea will be analysed when its turn comes.',
    progress: 'Progress of the report',
    writtenInAnother: (asked: Language, actual: Language | 'other'): string =>
      `It was asked for in ${asked === 'es' ? 'Spanish' : 'English'}, but the model wrote it in ${actual === 'es' ? 'Spanish' : actual === 'en' ? 'English' : 'another language'}.`,
    writeIn: (language: Language): string =>
      language === 'es' ? 'Write it in Spanish too' : 'Write it in English too',
    showIn: (language: Language): string =>
      language === 'es' ? 'Show the report in Spanish' : 'Show the report in English',
    writingIn: (language: Language): string =>
      language === 'es' ? 'Writing the report in Spanish…' : 'Writing the report in English…',
    wholeIdea: 'Show the whole idea',
    lessIdea: 'Show less',
    full: 'Show full analysis',
    jump: 'In this report',
    example: 'This is an example',
    exampleText: 'A report written by hand about an invented idea, so that you can see what you will get.',
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
      `${name}: from ${before} to ${after} (${signed(points, 'en')}\u00a0points)`,
    unchanged: (names: readonly string[]) => `Unchanged: ${englishList.format(names)}.`,
    reports: 'Reports in this tab',
    report: (number: number) => `Report ${number}`,
    plan: 'Validation plan',
    planWhy:
      'What to check this week for little money: the riskiest assumption, experiments with their cost and when to continue or stop, and questions for your customers.',
    planAsk: 'Write the validation plan',
    planAsking: (done: number, all: number) => `Writing the plan… ${done} of ${all} parts`,
    planReady: 'The plan is ready.',
    take: 'Save your report',
    takeWhy: 'Every format includes the idea. None of this is kept on the server.',
    pdf: 'Download PDF report',
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
    improveFromText: 'Start from your text, in order',
    another: 'Do you have another idea you want to analyze?',
    anotherButton: 'Analyze New Idea',
  },
});
