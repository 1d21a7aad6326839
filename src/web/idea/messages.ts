import { defineMessages } from '../../document/messages.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH } from '../../domain/idea.ts';

const spanishNumber = new Intl.NumberFormat('es-ES');
const englishNumber = new Intl.NumberFormat('en-GB');

export const messages = defineMessages({
  es: {
    heading: 'Pon a prueba tu idea antes de jugarte nada',
    intro:
      'Cuéntala como se la contarías a alguien que entiende. Recibirás un informe honesto: una nota con sus razones, lo que flojea, quién compite y qué hacer primero.',
    badges: 'Qué ofrece',
    badgeExpert: 'IA experta',
    badgeDeep: 'Análisis profundo',
    badgeReal: 'Resultados reales',
    label: 'Describe tu idea',
    placeholder:
      'Por ejemplo: una app para que los bares pequeños vendan el menú que les sobra a última hora. Los vecinos lo reservan y lo recogen; el bar cobra 4 € y nosotros nos quedamos 0,60 €…',
    hint: `Mínimo ${IDEA_MIN_LENGTH} caracteres para un análisis completo.`,
    counter: (length: number) => `${length}/${IDEA_MAX_LENGTH}`,
    counterSpoken: (left: number) =>
      left === 0 ? 'Has llegado al máximo de caracteres.' : `Quedan ${left} caracteres.`,
    cut: (lost: number) =>
      `El texto pegado era demasiado largo: se han quedado fuera ${spanishNumber.format(lost)} caracteres.`,
    tooShort: (missing: number) => (missing === 1 ? 'Falta 1 carácter.' : `Faltan ${missing} caracteres.`),
    analyze: 'Analizar idea',
    shortcut: 'o Ctrl + Intro',
    example: 'Ver un ejemplo',
    checklist: 'Una idea completa dice…',
    customer: 'para quién es',
    problem: 'qué problema resuelve',
    earning: 'cómo gana dinero',
    difference: 'qué la distingue',
    place: 'dónde empieza',
    said: 'dicho',
    missing: 'falta',
    checklistSpoken: (count: number) => `Tu texto dice ${count} de las 5 cosas.`,
    recipientSite: (label: string, model: string) => `La recibe ${label}, con el modelo ${model}.`,
    recipientVisitor: (label: string, model: string | undefined) =>
      `Va directa de tu navegador a ${label}${model ? `, modelo ${model}` : ''}, sin pasar por este servidor.`,
    recipientRules: 'La evalúan unas reglas, sin IA, en este mismo servidor.',
    noSecrets: 'No escribas datos personales ni confidenciales.',
    settings: 'Ajustes de IA',
    errorTitle: 'Error de IA:',
    unknownError: 'Error desconocido al analizar la idea',
    interrupted:
      'La página se recargó mientras se analizaba tu idea. Tu texto sigue aquí: puedes volver a analizarlo.',
    improving:
      'Cuando analices este texto, el informe dirá qué ha cambiado en cada eje respecto al anterior.',
    previousReport: 'Volver al último informe',
    unfinished: 'Lo que había llegado antes del fallo (inacabado)',
  },
  en: {
    heading: 'Put your idea to the test before you stake anything on it',
    intro:
      'Describe it as you would to someone who knows the business. You will get an honest report: a score with its reasons, what is weak, who competes and what to do first.',
    badges: 'What it offers',
    badgeExpert: 'Expert AI',
    badgeDeep: 'Deep analysis',
    badgeReal: 'Real results',
    label: 'Describe your idea',
    placeholder:
      'For example: an app for small cafés to sell the lunches they have left at the end of service. Neighbours reserve and collect; the café earns £4 and we keep 50p…',
    hint: `At least ${IDEA_MIN_LENGTH} characters for a complete analysis.`,
    counter: (length: number) => `${length}/${IDEA_MAX_LENGTH}`,
    counterSpoken: (left: number) =>
      left === 0 ? 'You have reached the maximum length.' : `${left} characters left.`,
    cut: (lost: number) =>
      `The pasted text was too long: ${englishNumber.format(lost)} characters were left out.`,
    tooShort: (missing: number) => (missing === 1 ? '1 character to go.' : `${missing} characters to go.`),
    analyze: 'Analyze idea',
    shortcut: 'or Ctrl + Enter',
    example: 'See an example',
    checklist: 'A complete idea says…',
    customer: 'who it is for',
    problem: 'what problem it solves',
    earning: 'how it makes money',
    difference: 'what sets it apart',
    place: 'where it starts',
    said: 'said',
    missing: 'missing',
    checklistSpoken: (count: number) => `Your text covers ${count} of 5 points.`,
    recipientSite: (label: string, model: string) => `It goes to ${label}, to the model ${model}.`,
    recipientVisitor: (label: string, model: string | undefined) =>
      `It goes straight from your browser to ${label}${model ? `, model ${model}` : ''}, not through this server.`,
    recipientRules: 'It is evaluated by rules, without AI, on this very server.',
    noSecrets: 'Leave out personal or confidential details.',
    settings: 'AI settings',
    errorTitle: 'AI Error:',
    unknownError: 'Unknown error while analyzing the idea',
    interrupted:
      'The page was reloaded while your idea was being analysed. Your text is still here: you can analyse it again.',
    improving:
      'When you analyse this text, the report will say what changed on each axis against the last one.',
    previousReport: 'Back to the last report',
    unfinished: 'What had arrived before the failure (unfinished)',
  },
});
