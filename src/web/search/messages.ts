import { defineMessages } from '../../document/messages.ts';

/** Texts around the evidence, in the page's language. Texts of the findings are in `src/document/evidence-messages.ts`. */
export const searchMessages = defineMessages({
  es: {
    why: 'Busca quién compite, a qué precio y con qué demanda, con las frases de cada página. Primero verás las búsquedas y podrás cambiarlas.',
    offer: 'Buscar fuentes',
    propose: 'Proponer búsquedas',
    proposing: 'Pensando qué buscar…',
    cancel: 'Cancelar',
    edit: 'Revisa las búsquedas',
    recipient: (service: string) =>
      `Al pulsar «Buscar», ${service} recibirá estas palabras y nada más de tu idea. Quita lo que no quieras que lea.`,
    query: (number: number) => `Búsqueda ${number}`,
    remove: (number: number) => `Quitar la búsqueda ${number}`,
    add: 'Añadir otra búsqueda',
    search: 'Buscar',
    none: 'Escribe al menos una búsqueda.',
    searching: (done: number, all: number) => `Buscando… ${done} de ${all} búsquedas`,
    waiting: 'buscando…',
    reading: (sources: number) =>
      sources === 1
        ? 'El modelo lee la página y el programa comprobará cada cita…'
        : `El modelo lee las ${sources} páginas y el programa comprobará cada cita…`,
    ready: (findings: number) => (findings === 1 ? '1 cita comprobada.' : `${findings} citas comprobadas.`),
    again: 'Buscar otra vez',
    ownService: 'La búsqueda en la web usa el modelo de este sitio. Con tu propio modelo no está disponible.',
  },
  en: {
    why: 'Search for who competes, at what price and with what demand, in the words of each page. You will see the searches first and can change them.',
    offer: 'Find evidence',
    propose: 'Suggest searches',
    proposing: 'Working out what to search for…',
    cancel: 'Cancel',
    edit: 'Check the searches',
    recipient: (service) =>
      `When you press “Search”, ${service} receives these words and nothing else of your idea. Take out what it should not read.`,
    query: (number) => `Search ${number}`,
    remove: (number) => `Remove search ${number}`,
    add: 'Add another search',
    search: 'Search',
    none: 'Type at least one search.',
    searching: (done, all) => `Searching… ${done} of ${all} searches`,
    waiting: 'searching…',
    reading: (sources) =>
      sources === 1
        ? 'The model is reading the page, and the program will check each quotation…'
        : `The model is reading the ${sources} pages, and the program will check each quotation…`,
    ready: (findings) => (findings === 1 ? '1 checked quotation.' : `${findings} checked quotations.`),
    again: 'Search again',
    ownService: 'Searching the web uses this site’s model. It is not available with your own model.',
  },
});
