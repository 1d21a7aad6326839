import { defineMessages } from '../../document/messages.ts';

/** Texts that are fetched with the checklist's ticks. The text of each point is the beginning of a sentence about it. */
export const checklistMessages = defineMessages({
  es: {
    covered: 'explicado',
    missing: 'falta',
    spoken: (count: number) => `Tu texto explica ${count} de los 5 puntos.`,
    begin: (start: string) => `Empieza: «${start}…»`,
    undo: 'Quitar la frase empezada',
    customer: 'Es para',
    problem: 'El problema es',
    earning: 'Cobraremos',
    difference: 'A diferencia de lo que ya hay,',
    place: 'Empezaremos en',
  },
  en: {
    covered: 'covered',
    missing: 'missing',
    spoken: (count: number) => `Your text covers ${count} of 5 points.`,
    begin: (start: string) => `Start: “${start}…”`,
    undo: 'Remove the unfinished sentence',
    customer: 'It is for',
    problem: 'The problem is',
    earning: 'We will charge',
    difference: 'Unlike what already exists,',
    place: 'We will start in',
  },
});
