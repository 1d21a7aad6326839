import { defineMessages } from './messages.ts';

/** Texts about the sources of an answer, in the report's language. */
export const sourceMessages = defineMessages({
  es: {
    title: 'Fuentes',
    checked: 'Un programa ha comprobado que las cifras están en la fuente; léela antes de fiarte.',
    dropped: (dropped: number) =>
      dropped === 1
        ? '1 cita retirada: la fuente no lo dice.'
        : `${dropped} citas retiradas: la fuente no lo dice.`,
    nothingFound: 'Se buscó en la web sin éxito: esta respuesta no tiene fuentes.',
    noneCited: (sources: number) =>
      sources === 1
        ? 'De la página leída en la web, la respuesta no cita nada.'
        : `De las ${sources} páginas leídas en la web, la respuesta no cita ninguna.`,
    claimed:
      'Este informe se abrió desde un archivo, un enlace o la lista de guardados: aquí no se ha vuelto a comprobar que las fuentes lo digan.',
    quotations: 'Citas de la web',
    translated: (translation: string) => `Traducción del modelo: «${translation}»`,
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
      ceiling_reached: 'este sitio ha gastado sus búsquedas de hoy',
    },
    day: (date: string) =>
      new Date(date).toLocaleDateString('es-ES', { dateStyle: 'medium', timeZone: 'UTC' }),
  },
  en: {
    title: 'Sources',
    checked: 'A program has checked that the figures are in the source; read it before you rely on it.',
    dropped: (dropped) =>
      dropped === 1
        ? '1 citation removed: the source does not say it.'
        : `${dropped} citations removed: the source does not say it.`,
    nothingFound: 'The web was searched without success: this answer has no sources.',
    noneCited: (sources) =>
      sources === 1
        ? 'One page was read on the web; the answer does not cite it.'
        : `${sources} pages were read on the web; the answer cites none of them.`,
    claimed:
      'This report was opened from a file, a link or the saved list: whether the sources say so was not checked again here.',
    quotations: 'Quotations from the web',
    translated: (translation) => `The model’s translation: “${translation}”`,
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
      ceiling_reached: 'this site has used up its searches of today',
    },
    day: (date) => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  },
});
