import { defineMessages } from '../../document/messages.ts';

/** What is said while a report is written and when that fails: fetched with the code that asks. */
export const messages = defineMessages({
  es: {
    analyzingAi: 'Analizando tu idea con IA...',
    analyzingAiMore: 'Nuestra IA experta está evaluando cada aspecto de tu idea',
    analyzingRules: 'Analizando tu idea...',
    analyzingRulesMore: 'Unas reglas, sin IA, están evaluando cada aspecto de tu idea',
    estimate: '1-2 minutos',
    estimateLabel: 'Tiempo estimado',
    elapsed: (seconds: number) => `Llevamos ${seconds} s`,
    queued: (place: number) => `En cola: eres el número ${place}.`,
    done: (done: number, all: number) => `${done} de ${all} apartados`,
    progress: 'Avance del informe',
    cancel: 'Cancelar',
    // Said aloud
    saidStarted: 'El informe ha empezado a llegar.',
    saidHalf: 'Ha llegado la mitad del informe.',
    saidReady: 'El informe está listo.',
    tabReady: 'Informe listo',
    retry: 'Reintentar',
    retryIn: (seconds: number) => `Podrás reintentar en ${seconds} s`,
  },
  en: {
    analyzingAi: 'Analyzing your idea with AI...',
    analyzingAiMore: 'Our expert AI is evaluating every aspect of your idea',
    analyzingRules: 'Analyzing your idea...',
    analyzingRulesMore: 'Rules, without AI, are evaluating every aspect of your idea',
    estimate: '1-2 minutes',
    estimateLabel: 'Estimated time',
    elapsed: (seconds: number) => `${seconds} s so far`,
    queued: (place: number) => `Queued: you are number ${place}.`,
    done: (done: number, all: number) => `${done} of ${all} sections`,
    progress: 'Progress of the report',
    cancel: 'Cancel',
    saidStarted: 'The report has begun to arrive.',
    saidHalf: 'Half of the report has arrived.',
    saidReady: 'The report is ready.',
    tabReady: 'Report ready',
    retry: 'Try again',
    retryIn: (seconds: number) => `You can try again in ${seconds} s`,
  },
});
