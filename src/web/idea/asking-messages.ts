import { defineMessages } from '../../document/messages.ts';

/** Texts while a report is written and when that fails. Not part of the first load. */
export const messages = defineMessages({
  es: {
    queued: (place: number) => `En cola: eres el número ${place}.`,
    // For screen readers
    saidStarted: 'El informe ha empezado a llegar.',
    saidHalf: 'Ha llegado la mitad del informe.',
    saidReady: 'El informe está listo.',
    tabReady: 'Informe listo',
    waitOver: 'Ya puedes volver a intentarlo.',
    unfinished: 'Incompleto: esto es lo que llegó.',
    interruptedReport: 'El análisis se interrumpió. Esto es lo que había llegado.',
    changeText: 'Cambiar el texto',
    useOwnService: 'Usar mi propio servicio',
    details: 'Detalles',
    requestId: (id: string) => `Petición ${id}: quien aloja este sitio la encuentra así en su registro.`,
  },
  en: {
    queued: (place: number) => `Queued: you are number ${place}.`,
    saidStarted: 'The report has begun to arrive.',
    saidHalf: 'Half of the report has arrived.',
    saidReady: 'The report is ready.',
    tabReady: 'Report ready',
    waitOver: 'You can try again now.',
    unfinished: 'Incomplete: this is what arrived.',
    interruptedReport: 'The analysis was interrupted. This is what had arrived.',
    changeText: 'Change the text',
    useOwnService: 'Use my own service',
    details: 'Details',
    requestId: (id: string) => `Request ${id}: whoever hosts this site finds it in their log by this.`,
  },
});
