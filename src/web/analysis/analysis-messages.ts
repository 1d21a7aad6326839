import { defineMessages } from '../../document/messages.ts';

/** Texts shown while a report is written and when its writing fails. Not part of the first load. */
export const analysisMessages = defineMessages({
  es: {
    queued: (place: number) => `Estás en cola: eres el número ${place}.`,
    busy: 'El servicio está saturado. Volvemos a intentarlo enseguida.',
    busyFor: (seconds: number) => `Servicio saturado; reintento en ${seconds} s.`,
    // For screen readers
    announceStart: 'El informe ha empezado a llegar.',
    announceAnswer: 'La respuesta ha empezado a llegar.',
    announceEnd: 'El informe está listo.',
    announceWorksheet: 'La hoja de trabajo está lista.',
    tabReady: '✓ Informe listo',
    tabWorksheet: '✓ Hoja de trabajo lista',
    outdatedBrowser:
      'Tu navegador es demasiado antiguo para esto. Actualízalo o usa otro: hace falta Chrome 120, Firefox 128, Safari 17.4 o uno más nuevo. Tu texto sigue aquí.',
    loopbackBlocked:
      'Este navegador no deja que una página https acceda a Ollama en tu equipo. Usa Chrome, Edge o Firefox, u otro modelo.',
    signedOut:
      'Este sitio te pide que vuelvas a iniciar sesión. Recarga la página y entra; tu texto sigue aquí.',
    siteFailed: 'Este sitio ha fallado. Vuelve a intentarlo dentro de unos minutos; tu texto sigue aquí.',
    unfinished: 'El informe está incompleto: esto es lo que ha llegado.',
    answerMissing: 'La puntuación está completa; falta toda la respuesta o una parte.',
    retryAnswer: 'Pedir solo la respuesta',
    changeText: 'Cambiar el texto',
    countdown: (label: string, seconds: number) => `${label} (${seconds} s)`,
    interrupted: 'La petición se cortó porque saliste de la página. Puedes repetirla.',
    connect: 'Conectar un modelo',
    details: 'Detalles',
    requestId: (id: string) => `Si escribes a quien lleva este sitio, dale este número: ${id}.`,
  },
  en: {
    queued: (place: number) => `You are number ${place} in the queue.`,
    busy: 'The service is overloaded. We will try again shortly.',
    busyFor: (seconds) => `Service overloaded; trying again in ${seconds} s.`,
    announceStart: 'The report has begun to arrive.',
    announceAnswer: 'The answer has begun to arrive.',
    announceEnd: 'The report is ready.',
    announceWorksheet: 'The worksheet is ready.',
    tabReady: '✓ Report ready',
    tabWorksheet: '✓ Worksheet ready',
    outdatedBrowser:
      'Your browser is too old for this. Update it or use another: you need Chrome 120, Firefox 128, Safari 17.4 or newer. Your text is still here.',
    loopbackBlocked:
      'This browser does not let an https page reach Ollama on your computer. Use Chrome, Edge or Firefox, or another model.',
    signedOut: 'This site wants you to sign in again. Reload the page and sign in; your text is still here.',
    siteFailed: 'This site failed. Try again in a few minutes; your text is still here.',
    unfinished: 'Incomplete: this is all that arrived.',
    answerMissing: 'The score is complete; all or part of the answer is missing.',
    retryAnswer: 'Ask for the answer only',
    changeText: 'Change the text',
    countdown: (label, seconds) => `${label} (${seconds} s)`,
    interrupted: 'The request was cut off because you left the page. You can try again.',
    connect: 'Connect a model',
    details: 'Details',
    requestId: (id: string) => `If you write to whoever runs this site, quote this number: ${id}.`,
  },
});
