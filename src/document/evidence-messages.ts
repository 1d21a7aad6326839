import { defineMessages } from './messages.ts';

/** Texts for evidence from the web, in the report's language. Page, Markdown and PDF share them. */
export const evidenceMessages = defineMessages({
  es: {
    title: 'Fuentes de la web',
    kind: {
      competitor: 'Quién lo ofrece ya',
      price: 'Qué se paga',
      demand: 'Quién lo quiere',
      risk: 'Riesgos y normas',
      alternative: 'Qué se usa en su lugar',
    },
    checked:
      'Cada cita está copiada de la página que se indica: un programa ha comprobado que esas palabras están en el texto que dio el buscador. La frase de debajo es un resumen del modelo; sus números, y el nombre que lo encabeza, están en la cita o en la página. Que una página lo diga no significa que sea cierto.',
    claimed:
      'Este informe se abrió de un archivo, de un enlace o de la lista de guardados. El informe afirma que estas citas están en esas páginas; aquí no se ha comprobado.',
    byModel: 'Resumen del modelo',
    contradicted: 'No coincide con otro hallazgo, que va junto a este: lee las dos citas.',
    quotedFromWeb: 'citado de la web',
    foundCompetitors: 'Encontrados en la web',
    remembered: 'De la memoria del modelo',
    quoted: (text: string) => `«${text}»`,
    nothingKept: (sources: number) =>
      sources === 0
        ? 'Las búsquedas no han dado ninguna página. Eso no significa que no haya competidores.'
        : `Las búsquedas han dado ${sources === 1 ? 'una página' : `${sources} páginas`}, pero ningún hallazgo que se pueda comprobar con una cita. Eso no significa que no haya competidores.`,
    dropped: (dropped: number) =>
      dropped === 1
        ? 'Se ha descartado 1 hallazgo del modelo: su cita, un número o un nombre no estaban en la fuente.'
        : `Se han descartado ${dropped} hallazgos del modelo: su cita, un número o un nombre no estaban en la fuente.`,
    searchedWith: (service: string, date: string) => `Buscado con ${service} el ${date}:`,
    results: (results: number) =>
      results === 0 ? 'sin resultados' : results === 1 ? '1 resultado' : `${results} resultados`,
    failed: 'la búsqueda ha fallado',
    failure: {
      service_unreachable: 'no se ha podido contactar con el buscador',
      service_timeout: 'el buscador ha tardado demasiado',
      service_busy: 'el buscador está saturado',
      service_error: 'el buscador ha dado un error',
      invalid_api_key: 'el buscador no acepta la clave de este sitio',
      insufficient_credit: 'este sitio ha gastado sus búsquedas',
      invalid_response: 'la respuesta del buscador no se entiende',
    },
    someFailed: 'Si una búsqueda falla, no se sabe si hay competidores.',
    day: (date: string) =>
      new Date(date).toLocaleDateString('es-ES', { dateStyle: 'medium', timeZone: 'UTC' }),
  },
  en: {
    title: 'Evidence from the web',
    kind: {
      competitor: 'Who offers it already',
      price: 'What is paid',
      demand: 'Who wants it',
      risk: 'Risks and regulation',
      alternative: 'What is used instead',
    },
    checked:
      'Each quotation is copied from the page named: a program has checked that those words are in the text that the search service gave. The sentence below it is the model’s summary; its numbers, and the name in front of it, are in the quotation or on the page. A statement on a page is not always true.',
    claimed:
      'This report was opened from a file, a link or the saved list. The report says that these quotations are on those pages. This was not checked here.',
    byModel: 'Model’s summary',
    contradicted: 'Another finding, shown beside this one, says otherwise: read both quotations.',
    quotedFromWeb: 'quoted from the web',
    foundCompetitors: 'Found on the web',
    remembered: 'From the model’s memory',
    quoted: (text) => `“${text}”`,
    nothingKept: (sources) =>
      sources === 0
        ? 'The searches found no pages. That does not mean that there are no competitors.'
        : `The searches found ${sources === 1 ? 'one page' : `${sources} pages`}, but no finding that a quotation can confirm. That does not mean that there are no competitors.`,
    dropped: (dropped) =>
      dropped === 1
        ? '1 finding of the model was dropped: its quotation, a number or a name was not in the source.'
        : `${dropped} findings of the model were dropped: their quotation, a number or a name was not in the source.`,
    searchedWith: (service, date) => `Searched with ${service} on ${date}:`,
    results: (results) => (results === 0 ? 'no results' : results === 1 ? '1 result' : `${results} results`),
    failed: 'the search failed',
    failure: {
      service_unreachable: 'the search service could not be reached',
      service_timeout: 'the search service took too long',
      service_busy: 'the search service is overloaded',
      service_error: 'the search service gave an error',
      invalid_api_key: 'the search service does not accept this site’s key',
      insufficient_credit: 'this site has used up its searches',
      invalid_response: 'the search service’s answer cannot be understood',
    },
    someFailed: 'A search that failed says nothing about whether there are competitors.',
    day: (date) => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  },
});
