import { defineMessages } from '../../document/messages.ts';

/** Texts shown while a report is written and when its writing fails. Not part of the first load. */
export const analysisMessages = defineMessages({
  es: {
    queued: (place: number) => `En cola: eres el número ${place}.`,
    busy: 'El servicio está saturado. Se reintentará solo.',
    busyFor: (seconds: number) => `Servicio saturado; reintento en ${seconds} s.`,
    // For screen readers
    announceStart: 'El informe ha empezado a llegar.',
    announceAnswer: 'La respuesta ha empezado a llegar.',
    announceEnd: 'El informe está listo.',
    announceWorksheet: 'La hoja de trabajo está lista.',
    tabReady: '✓ Informe listo',
    tabWorksheet: '✓ Hoja de trabajo lista',
    waitOver: 'Ya puedes volver a intentarlo.',
    outdatedBrowser:
      'Tu navegador es demasiado antiguo para esto. Actualízalo o usa otro: hace falta Chrome 120, Firefox 128, Safari 17.4 o uno más nuevo. Tu texto se conserva.',
    loopbackBlocked:
      'Este navegador no deja que una página https llegue a Ollama en tu equipo. Usa Chrome, Edge o Firefox, u otro modelo.',
    interruptedRequest: 'El navegador cortó la petición al salir de la página. Puedes pedirlo otra vez.',
    signedOut:
      'Este sitio pide otra vez que entres con tu cuenta. Recarga la página y entra; tu texto se conserva.',
    siteFailed: 'Este sitio ha fallado. Vuelve a intentarlo dentro de unos minutos; tu texto se conserva.',
    unfinished: 'Incompleto: esto es lo que había llegado.',
    interruptedReport: 'El análisis se interrumpió. Esto es lo que había llegado.',
    answerMissing: 'La valoración está completa; falta la respuesta, entera o en parte.',
    retryAnswer: 'Pedir solo la respuesta',
    changeText: 'Cambiar el texto',
    connect: 'Conectar un modelo',
    details: 'Detalles',
    /** `seconds` is `undefined` if the error message before this text states them. */
    retryIn: (seconds: number | undefined) =>
      seconds === undefined ? 'Se reintentará solo.' : `Se reintentará solo dentro de ${seconds} s.`,
    stopWaiting: 'No reintentar',
    requestId: (id: string) =>
      `Petición ${id}: con este número la encuentra en su registro quien aloja este sitio.`,
  },
  en: {
    queued: (place: number) => `Queued: you are number ${place}.`,
    busy: 'The service is overloaded. It will be tried again.',
    busyFor: (seconds) => `Service overloaded; trying again in ${seconds} s.`,
    announceStart: 'The report has begun to arrive.',
    announceAnswer: 'The answer has begun to arrive.',
    announceEnd: 'The report is ready.',
    announceWorksheet: 'The worksheet is ready.',
    tabReady: '✓ Report ready',
    tabWorksheet: '✓ Worksheet ready',
    waitOver: 'You can try again now.',
    outdatedBrowser:
      'Your browser is too old for this. Update it or use another: you need Chrome 120, Firefox 128, Safari 17.4 or newer. Your text is kept.',
    loopbackBlocked:
      'This browser does not let an https page reach Ollama on your computer. Use Chrome, Edge or Firefox, or another model.',
    interruptedRequest: 'The browser ended the request because you were leaving the page. You can ask again.',
    signedOut: 'This site wants you to sign in again. Reload the page and sign in; your text is kept.',
    siteFailed: 'This site failed. Try again in a few minutes; your text is kept.',
    unfinished: 'Incomplete: this is what had arrived.',
    interruptedReport: 'The analysis was interrupted. This is what had arrived.',
    answerMissing: 'The rating is complete; the answer is missing, in whole or in part.',
    retryAnswer: 'Ask for the answer only',
    changeText: 'Change the text',
    connect: 'Connect a model',
    details: 'Details',
    retryIn: (seconds) =>
      seconds === undefined ? 'Retrying automatically.' : `Retrying automatically in ${seconds} s.`,
    stopWaiting: 'Do not retry',
    requestId: (id: string) =>
      `Request ${id}: whoever hosts this site can find it in the log by this number.`,
  },
});
