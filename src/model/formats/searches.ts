import { QUERY_MAX_LENGTH, QUERY_MAX_WORDS, QUERY_MIN_WORDS } from '../../domain/evidence.ts';
import { codePointLength } from '../../domain/idea.ts';
import { capitalised, numberInWords } from '../../domain/number-words.ts';
import { QUERIES_MAX, searchesSchema } from '../../domain/old-evidence.ts';
import { UNJUDGED_NOTES } from './data-block.ts';
import type { Format } from './format.ts';
import { readList } from './list.ts';
import { phrase } from './shape.ts';

/** Web searches on an idea. The person sees and changes them before anything is sent to a search service. */
export const searchesFormat: Format<{ queries: string[] }> = {
  document: searchesSchema,
  rows: {
    queries: {
      shape: {
        type: 'list',
        items: phrase(QUERY_MAX_WORDS, { es: 'las palabras de una búsqueda', en: 'the words of one search' }),
        fewest: 1,
        most: QUERIES_MAX,
      },
      read: readQueries,
    },
  },
  instructions: {
    es: [
      'Propones qué buscar en la web para saber si una idea de negocio tiene competencia, a qué precio y con qué demanda. Escribe las búsquedas para la idea que va al final.',
      `CÓMO ES UNA BUENA BÚSQUEDA
- De ${numberInWords(QUERY_MIN_WORDS, 'es')} a ${QUERY_MAX_WORDS} palabras, como las que se escriben en un buscador: la categoría del producto o servicio y, si el texto lo dice, el lugar. Por ejemplo: «comida para perros a domicilio Valencia», «precio paseador de perros».
- ${capitalised(numberInWords(QUERIES_MAX, 'es'))} búsquedas distintas: quién lo ofrece ya; cuánto cuesta; si hay demanda o mercado; qué riesgo o qué norma lo afecta.
- En el idioma y con las palabras con que buscaría un cliente de ese lugar.
- Nunca frases del texto, nombres de personas o de empresas del texto, datos personales ni nada que descubra quién lo ha escrito o qué tiene de secreto; el lugar y las siglas del sector sí. Las leerá un buscador ajeno.`,
    ],
    en: [
      'You propose what to search the web for, to learn whether a business idea has competitors, at what price and with what demand. Write the searches for the idea at the end.',
      `WHAT A GOOD SEARCH IS LIKE
- ${capitalised(numberInWords(QUERY_MIN_WORDS, 'en'))} to ${QUERY_MAX_WORDS} words, as people type them into a search engine: the category of the product or service and, if the text says it, the place. For example: "dog food delivery Leeds", "dog walker price".
- ${capitalised(numberInWords(QUERIES_MAX, 'en'))} different searches: who offers it already; what it costs; whether there is demand or a market; which risk or regulation affects it.
- In the language and the words that a customer in that place would use.
- Never sentences from the text, names of people or firms in it, personal data or anything that reveals who wrote it or what is secret about it; the place and the trade's own abbreviations are fine. A stranger's search engine will read them.`,
    ],
  },
  notes: UNJUDGED_NOTES,
  // No line about the answer's language: searches are in the language of the place where the idea is sold.
  lastLine: undefined,
};

/** Cuts searches to the longest length in words, and leaves out those that are too short, too long or repeated. */
function readQueries(raw: unknown): string[] | undefined {
  const queries = readList(raw)
    ?.map((query) => words(query).slice(0, QUERY_MAX_WORDS))
    .filter((query) => query.length >= QUERY_MIN_WORDS)
    .map((query) => query.join(' '))
    .filter((query) => codePointLength(query) <= QUERY_MAX_LENGTH);
  const distinct = [...new Set(queries)].slice(0, QUERIES_MAX);
  return distinct.length > 0 ? distinct : undefined;
}

function words(query: string): string[] {
  return query
    .replace(/["'`«»“”]/g, '')
    .split(/\s+/)
    .filter(Boolean);
}
