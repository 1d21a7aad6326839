import { defineMessages } from './messages.ts';

/** Texts for evidence from the web, in the report's language. Page, Markdown and PDF share them. */
export const evidenceMessages = defineMessages({
  es: {
    title: 'Fuentes de la web',
    notSearched: 'No se ha buscado en la web: nada de este informe está comprobado con fuentes.',
    namesNotSearched:
      'No se ha buscado en la web: los nombres salen de la memoria del modelo, y nada está comprobado con fuentes.',
    kind: {
      competitor: 'Quién lo ofrece ya',
      price: 'Qué se paga',
      demand: 'Quién lo quiere',
      risk: 'Riesgos y normas',
      alternative: 'Qué se usa en su lugar',
    },
    checked: (findings: number) =>
      findings === 1
        ? '1 cita comprobada palabra por palabra'
        : `${findings} citas comprobadas palabra por palabra`,
    howChecked:
      'Cada frase es de la página que se indica: un programa ha buscado allí las palabras que eligió el modelo y las enseña con las frases enteras en las que están. Lo marcado es lo que eligió el modelo. Que una página lo diga no significa que sea cierto.',
    howSearched: 'Cómo se ha buscado',
    translated: (translation: string) => `Traducción del modelo: ${translation}`,
    claimed:
      'Este informe se abrió de un archivo, de un enlace o de la lista de guardados. El informe afirma que estas citas están en esas páginas; aquí no se ha comprobado.',
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
        ? 'No se enseña 1 hallazgo del modelo: sus palabras no están así en la fuente, no son una cita, o repiten otra.'
        : `No se enseñan ${dropped} hallazgos del modelo: sus palabras no están así en la fuente, no son una cita, o repiten otra.`,
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
    notSearched: 'The web has not been searched: nothing in this report has been checked against sources.',
    namesNotSearched:
      'The web has not been searched: the names come from the model’s memory, and nothing has been checked against sources.',
    kind: {
      competitor: 'Who offers it already',
      price: 'What is paid',
      demand: 'Who wants it',
      risk: 'Risks and regulation',
      alternative: 'What is used instead',
    },
    checked: (findings) =>
      findings === 1 ? '1 quotation checked word for word' : `${findings} quotations checked word for word`,
    howChecked:
      'Each sentence is from the page named: a program looked there for the words that the model chose, and shows the whole sentences that contain them. The marked part is what the model chose. A statement on a page is not always true.',
    howSearched: 'How it was searched',
    translated: (translation) => `The model’s translation: ${translation}`,
    claimed:
      'This report was opened from a file, a link or the saved list. The report says that these quotations are on those pages. This was not checked here.',
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
        ? '1 finding of the model is not shown: its words are not in the source in this form, are not a quotation, or repeat another finding.'
        : `${dropped} findings of the model are not shown: their words are not in the source in this form, are not a quotation, or repeat another finding.`,
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
