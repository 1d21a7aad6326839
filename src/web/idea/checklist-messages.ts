import { defineMessages } from '../../document/messages.ts';

/** Texts that are fetched with the checklist's ticks. The text of each axis is the beginning of a sentence about it. */
export const checklistMessages = defineMessages({
  es: {
    touched: 'tu texto lo toca',
    spoken: (count: number) => `Tu texto toca ${count} de los 6 puntos.`,
    begin: (start: string) => `Empieza: «${start}…»`,
    undo: 'Quitar la frase empezada',
    problem: 'El problema es',
    market: 'Es para',
    difference: 'A diferencia de lo que ya hay,',
    earning: 'Cobraremos',
    feasibility: 'Para hacerlo necesitamos',
    evidence: 'Hasta ahora hemos',
  },
  en: {
    touched: 'your text touches it',
    spoken: (count: number) => `Your text touches ${count} of 6 points.`,
    begin: (start: string) => `Start: “${start}…”`,
    undo: 'Remove the unfinished sentence',
    problem: 'The problem is',
    market: 'It is for',
    difference: 'Unlike what already exists,',
    earning: 'We will charge',
    feasibility: 'To make it we need',
    evidence: 'So far we have',
  },
});
