import { defineMessages } from '../../document/messages.ts';
import { IDEA_MIN_LENGTH } from '../../domain/idea.ts';

export const ideaMessages = defineMessages({
  es: {
    heading: 'Pon a prueba tu idea antes de invertir en ella',
    intro:
      'Cuéntala como se la contarías a alguien del sector. Recibirás un informe honesto: una puntuación razonada, los puntos débiles, quién compite contigo y qué hacer primero.',
    introRules:
      'Cuéntala como se la contarías a alguien del sector. Este sitio no usa IA: unas reglas fijas citan lo que dices, preguntan por el resto y proponen qué averiguar primero.',
    badges: 'Qué ofrece',
    badgeExpert: 'IA experta',
    badgeDeep: 'Análisis profundo',
    badgeReal: 'Resultados reales',
    label: 'Describe tu idea',
    placeholder:
      'Por ejemplo: una app para que los bares pequeños vendan los menús que les sobran a última hora. Los vecinos los reservan y los recogen; el bar cobra 4 € y nosotros nos quedamos con 0,60 €…',
    hint: `Escribe al menos ${IDEA_MIN_LENGTH} caracteres.`,
    counterSpoken: (left: number) =>
      left === 0 ? 'Has llegado al máximo de caracteres.' : `Quedan ${left} caracteres.`,
    cut: (lost: number) =>
      lost === 1
        ? 'El texto pegado no cabía entero: ha quedado fuera 1 carácter.'
        : `El texto pegado no cabía entero: han quedado fuera ${lost.toLocaleString('es-ES')} caracteres.`,
    tooShort: (missing: number) => (missing === 1 ? 'Falta 1 carácter.' : `Faltan ${missing} caracteres.`),
    analyze: 'Analizar idea',
    shortcut: 'o Ctrl/⌘ + Enter',
    example: 'Ver un ejemplo',
    several: '¿Tienes varias ideas? Compáralas',
    checklist: 'Una idea completa explica…',
    problem: 'qué problema resuelve',
    market: 'para quién es',
    difference: 'qué la distingue',
    earning: 'cómo gana dinero',
    feasibility: 'cómo se hace',
    evidence: 'qué has probado ya',
    touched: 'tu texto lo toca',
    touchedCount: (count: number) => `Tu texto toca ${count} de los 6 puntos.`,
    recipientSite: (model: string, label: string | undefined) =>
      `Este sitio la enviará al modelo ${model}${label ? ` (${label})` : ''}.`,
    recipientVisitor: (label: string, model: string | undefined) =>
      `Irá directa de tu navegador a ${label}${model ? ` (modelo ${model})` : ''}, sin pasar por este servidor.`,
    recipientRules: 'La revisan unas reglas, sin IA, en este servidor.',
    noSecrets: 'No escribas datos personales ni confidenciales.',
    search: (service: string) =>
      `Buscar también en la web con ${service}: búsquedas cortas sobre tu sector y tu zona, nunca tu texto`,
    connect: 'Conectar un modelo',
    previousReport: 'Volver al último informe',
    unfinished: 'Ver el informe que quedó a medias',
  },
  en: {
    heading: 'Put your idea to the test before you bet on it',
    intro:
      'Describe it as you would to someone in the trade. You will get an honest report: a score with reasons, the weak points, your rivals and what to do first.',
    introRules:
      'Describe it as you would to someone who knows the business. This site uses no AI: fixed rules quote what you say, ask about the rest and suggest what to find out first.',
    badges: 'What it offers',
    badgeExpert: 'Expert AI',
    badgeDeep: 'Deep analysis',
    badgeReal: 'Real results',
    label: 'Describe your idea',
    placeholder:
      'For example: an app for small cafés to sell the lunches they have left at the end of service. People nearby reserve and collect; the café earns £4 and we keep 50p…',
    hint: `Write at least ${IDEA_MIN_LENGTH} characters.`,
    counterSpoken: (left: number) =>
      left === 0 ? 'You have reached the maximum length.' : `${left} characters left.`,
    cut: (lost: number) =>
      lost === 1
        ? 'The text you pasted was too long: we left out the last character.'
        : `The text you pasted was too long: we left out the last ${lost.toLocaleString('en-GB')} characters.`,
    tooShort: (missing: number) => (missing === 1 ? '1 character to go.' : `${missing} characters to go.`),
    analyze: 'Analyze idea',
    shortcut: 'or Ctrl/⌘ + Enter',
    example: 'See an example',
    several: 'Several ideas? Compare them',
    checklist: 'A complete idea explains…',
    problem: 'what problem it solves',
    market: 'who it is for',
    difference: 'what sets it apart',
    earning: 'how it makes money',
    feasibility: 'how you will do it',
    evidence: 'what you have tried',
    touched: 'your text mentions it',
    touchedCount: (count) => `Your text mentions ${count} of the 6 points.`,
    recipientSite: (model: string, label: string | undefined) =>
      `This site will send it to the model ${model}${label ? ` (${label})` : ''}.`,
    recipientVisitor: (label: string, model: string | undefined) =>
      `It goes straight from your browser to ${label}${model ? ` (model ${model})` : ''}, not through this server.`,
    recipientRules: 'Fixed rules on this server read it, without AI.',
    noSecrets: 'Leave out personal or confidential details.',
    search: (service) =>
      `Also search the web with ${service}: short searches about your trade and your area, never your text`,
    connect: 'Connect a model',
    previousReport: 'Back to the last report',
    unfinished: 'See the unfinished report',
  },
});
