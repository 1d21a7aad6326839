import { defineMessages } from './messages.ts';

/** The fixed texts of a worksheet, for page, PDF, Markdown and command. None of them claims that something is missing. */
export const worksheetMessages = defineMessages({
  es: {
    title: 'Hoja de trabajo',
    withoutAi: 'Sin IA',
    what: 'Para cada tema: lo que tú dices sobre él, una pregunta y la prueba más barata. No juzga tu idea.',
    harmful:
      'Esto parece ofrecer algo que hace daño a otros, y por eso no hay hoja. Si lo hemos entendido mal, cuéntalo con otras palabras: este filtro mira palabras sueltas y puede fallar.',
    connect: 'Conectar un modelo',
    analyze: 'Pedir un informe al modelo',
    edit: 'Cambiar el texto',
    /** `cost` has its currency: `10 €`. */
    test: (cost: string, days: number) =>
      `La prueba más barata (${cost}, ${days === 1 ? '1 día' : `${days} días`}):`,
    goOnIf: 'Sigue si:',
    stopIf: 'Déjalo si:',
    writtenByRules: (date: string) =>
      `Hecha con reglas, sin IA, el ${date}. Puede equivocarse. Es solo orientativo.`,
  },
  en: {
    title: 'Worksheet',
    withoutAi: 'Without AI',
    what: 'For each topic: what you say about it, a question and the cheapest test. It does not judge your idea.',
    harmful:
      'This seems to offer something that harms others, so there is no worksheet. If we have misunderstood, put it another way: this filter looks at single words and makes mistakes.',
    connect: 'Connect a model',
    analyze: 'Get a report from the model',
    edit: 'Edit the text',
    test: (cost, days) => `The cheapest test (${cost}, ${days === 1 ? '1 day' : `${days} days`}):`,
    goOnIf: 'Continue if:',
    stopIf: 'Stop if:',
    writtenByRules: (date) => `Made by fixed rules, not AI, on ${date}. It can be wrong. For guidance only.`,
  },
});
