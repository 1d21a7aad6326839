import { defineMessages } from './messages.ts';

const spanishList = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const englishList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * The fixed texts of a worksheet, for page, PDF, Markdown and command. Rules miss what people say in unusual words, so
 * none of these texts may claim that something is missing.
 */
export const worksheetMessages = defineMessages({
  es: {
    title: 'Hoja de trabajo',
    withoutAi: 'Sin IA',
    what: 'Miramos qué cubre tu texto, no si acierta: citamos lo que reconocemos y preguntamos por lo demás.',
    connect: 'Conectar un modelo',
    analyze: 'Analizar con el modelo',
    edit: 'Cambiar el texto',
    table: 'Tus palabras, y una pregunta por tema',
    topic: 'Tema',
    said: 'Lo que dices',
    question: 'Pregunta',
    state: { no: 'Sin cita', partly: 'Citado en parte', yes: 'Citado' },
    quotations: (quotes: readonly string[]) =>
      `Dices: ${spanishList.format(quotes.map((quote) => `«${quote}»`))}.`,
    quotedUnder: (headings: readonly string[]) =>
      `${headings.length > 1 ? 'Las frases citadas' : 'La frase citada'} en ${spanishList.format(headings)}.`,
    unquoted:
      'Las reglas no reconocen aquí ninguna frase tuya. Si alguna responde a la pregunta, cuenta como dicho.',
    tests: 'Las pruebas más baratas',
    testsOrder: 'Primero, donde menos se cita de tu texto',
    /** `cost` has its currency: `10 €`. */
    effort: (cost: string, days: number) => `Con ${cost}, en ${days === 1 ? '1 día' : `${days} días`}:`,
    goOnIf: 'Continúa si:',
    stopIf: 'Detente si:',
    writtenByRules: (date: string) =>
      `Escrito por reglas, sin IA, el ${date}. Puede equivocarse. Es solo orientativo.`,
  },
  en: {
    title: 'Worksheet',
    withoutAi: 'Without AI',
    what: 'We check what your text covers, not whether it is right: we quote what we recognise and ask about the rest.',
    connect: 'Connect a model',
    analyze: 'Analyze with the model',
    edit: 'Edit the text',
    table: 'Your words, and a question on each topic',
    topic: 'Topic',
    said: 'What you say',
    question: 'Question',
    state: { no: 'No quotation', partly: 'Quoted in part', yes: 'Quoted' },
    quotations: (quotes) => `You say: ${englishList.format(quotes.map((quote) => `“${quote}”`))}.`,
    quotedUnder: (headings) =>
      `The ${headings.length > 1 ? 'sentences' : 'sentence'} quoted under ${englishList.format(headings)}.`,
    unquoted:
      'The rules recognise no sentence of yours here. If one answers the question, it counts as said.',
    tests: 'The cheapest tests',
    testsOrder: 'First, where least of your text is quoted',
    effort: (cost, days) => `For ${cost}, in ${days === 1 ? '1 day' : `${days} days`}:`,
    goOnIf: 'Continue if:',
    stopIf: 'Stop if:',
    writtenByRules: (date) => `Written by rules, without AI, on ${date}. It can be wrong. For guidance only.`,
  },
});
