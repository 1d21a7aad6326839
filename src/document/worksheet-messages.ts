import type { Ingredient } from '../domain/worksheet.ts';
import { defineMessages } from './messages.ts';

const spanishList = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const englishList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Each completes “in your text I find …” and “I do not find …”. */
type Ingredients = Readonly<Record<Ingredient, string>>;

/** The texts around what a worksheet holds. Page, PDF, Markdown and command share them. */
export const worksheetMessages = defineMessages({
  es: {
    title: 'Hoja de trabajo',
    withoutAi: 'Sin IA',
    what: 'Reglas fijas miran qué dice tu texto, no si es verdad ni si es buena idea.',
    connect: 'Conectar un modelo',
    analyze: 'Analizar con el modelo',
    edit: 'Cambiar el texto',
    editOrdered: 'Partir de tu texto, ordenado',
    table: 'Qué dice tu texto y qué falta',
    topic: 'Tema',
    said: 'Lo que dices',
    question: 'Pregunta abierta',
    state: { no: 'No lo encuentro', partly: 'En parte', yes: 'Dicho' },
    quotations: (quotes: readonly string[]) =>
      `Dices: ${spanishList.format(quotes.map((quote) => `«${quote}»`))}.`,
    quotedUnder: (headings: readonly string[]) =>
      `${headings.length > 1 ? 'Lo dicen las frases citadas' : 'Lo dice la frase citada'} en ${spanishList.format(headings)}.`,
    notFound: 'No lo encuentro en tu texto. ¿Lo dice otra frase?',
    ingredients: {
      customer: 'a quién va dirigido',
      problem: 'qué problema hay',
      statusQuo: 'qué cuesta hoy o cómo se apañan',
      offer: 'qué ofreces',
      difference: 'en qué se distingue de lo que ya hay',
      price: 'cuánto cobras o cobrarías',
      cost: 'cuánto te cuesta a ti',
      start: 'dónde o cómo se llega a los primeros clientes',
      evidence: 'qué se ha hecho o comprobado ya',
    } satisfies Ingredients as Ingredients,
    found: (names: readonly string[]) => `En tu texto encuentro ${spanishList.format(names)}.`,
    missing: (names: readonly string[]) =>
      `No encuentro ${spanishList.format(names)}; puede que lo diga otra frase que no sé leer.`,
    nothingFound: 'En tu texto no encuentro ninguno de los nueve datos que busco.',
    nothingMissing:
      'Encuentro los nueve datos que busco. Que estén dichos no significa que estén comprobados.',
    ordered: 'Tu texto, ordenado',
    gap: (name: string) => `[falta: ${name}]`,
    ownSentences: 'Son tus frases, palabra por palabra, en otro orden.',
    gaps: 'Lo que va entre corchetes falta por escribir: escríbelo tú, porque un hueco no cuenta como dicho.',
    tests: 'Las pruebas más baratas',
    testsOrder: 'Primero, para lo que menos dice tu texto',
    /** `cost` has its currency: `10 €`. */
    effort: (cost: string, days: string) => `Con ${cost}, en ${days}`,
    writtenByRules: (date: string) =>
      `Escrito por reglas, sin IA, el ${date}. Puede equivocarse. Es solo orientativo.`,
  },
  en: {
    title: 'Worksheet',
    withoutAi: 'Without AI',
    what: 'Fixed rules look at what your text says, not at whether it is true or a good idea.',
    connect: 'Connect a model',
    analyze: 'Analyse with the model',
    edit: 'Edit the text',
    editOrdered: 'Start from your text, in order',
    table: 'What your text says and what is missing',
    topic: 'Topic',
    said: 'What you say',
    question: 'Open question',
    state: { no: 'Not found', partly: 'In part', yes: 'Said' },
    quotations: (quotes) => `You say: ${englishList.format(quotes.map((quote) => `“${quote}”`))}.`,
    quotedUnder: (headings) =>
      headings.length > 1
        ? `The sentences quoted under ${englishList.format(headings)} say it.`
        : `The sentence quoted under ${englishList.format(headings)} says it.`,
    notFound: 'I do not find it in your text. Does another sentence say it?',
    ingredients: {
      customer: 'who it is for',
      problem: 'what the problem is',
      statusQuo: 'what it costs today or how people get by',
      offer: 'what you offer',
      difference: 'how it differs from what there is already',
      price: 'what you charge or would charge',
      cost: 'what it costs you',
      start: 'where or how the first customers are reached',
      evidence: 'what has been done or checked so far',
    },
    found: (names) => `In your text I find ${englishList.format(names)}.`,
    missing: (names) =>
      `I do not find ${englishList.format(names)}; another sentence may say it in a way I cannot read.`,
    nothingFound: 'I find none of the nine things I look for in your text.',
    nothingMissing:
      'I find all nine things I look for. That they are said does not mean that they have been checked.',
    ordered: 'Your text, in order',
    gap: (name) => `[missing: ${name}]`,
    ownSentences: 'These are your sentences, word for word, in another order.',
    gaps: 'What stands in brackets is still to be written: write it yourself, because a gap does not count as said.',
    tests: 'The cheapest tests',
    testsOrder: 'First, for what your text says least about',
    effort: (cost, days) => `For ${cost}, in ${days}`,
    writtenByRules: (date) => `Written by rules, without AI, on ${date}. It can be wrong. For guidance only.`,
  },
});
