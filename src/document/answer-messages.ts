import { defineMessages } from './messages.ts';

/** Texts of the answer, its sums and its replies, in the report's language. */
export const answerMessages = defineMessages({
  es: {
    decision: { go: 'Adelante', test: 'Prueba antes', change: 'Cámbiala', drop: 'Déjala' },
    headlineBefore: (headline: string) => `Cambió con una respuesta de más abajo. Antes: ${headline}`,
    unfinished: 'El servicio no llegó a terminar: falta una parte de este informe.',
    replies: 'Preguntas y respuestas',
    newHeadline: 'El veredicto pasa a ser:',
    ownFigures: (figures: readonly string[]) => `Mis números: ${figures.join('; ')}.`,
    insteadOf: (value: string, before: string) => `${value} en vez de ${before}`,
    sums: 'Las cuentas',
    kind: {
      price: 'precio',
      cost: 'coste por venta',
      share: 'parte del precio',
      hours: 'horas por venta',
      fixed: 'gasto al mes',
      start: 'inversión',
      units: 'ventas al mes',
    },
    pricePer: (unit: string) => `precio por ${unit}`,
    hours: (hours: string) => `${hours} h`,
    percent: (number: string) => `${number} %`,
    withYours: 'Con los números cambiados',
    asWritten: 'El texto de la respuesta sigue como se escribió.',
    aMonth: (units: string, unit: string) =>
      unit === '' ? `Al mes (ventas: ${units})` : `Al mes (${units} × ${unit})`,
    anHour: 'Por hora',
    comesIn: 'Entra',
    goesOut: 'Sale',
    left: 'Queda',
    earned: 'Con la idea',
    today: 'Sin la idea',
    margin: { gain: 'Te quedan', loss: 'Pierdes', per: 'por venta' },
    month: { gain: 'Te quedan', loss: 'Pierdes', per: 'al mes' },
    hour: { gain: 'Ganas', loss: 'Pierdes', per: 'por hora' },
    besideWage: (wage: string) => `(sin la idea: ${wage})`,
    breakEven: { before: 'Cubres gastos con', after: 'ventas al mes' },
    payback: 'A ese ritmo recuperas la inversión en',
    months: (months: string) => `${months} meses`,
    moreThanTenYears: 'más de diez años',
    contradicted: (computed: string, stated: string, per: string) =>
      `Con estas cantidades te quedan ${computed} ${per}, no ${stated} como dice el texto.`,
  },
  en: {
    decision: { go: 'Go ahead', test: 'Test first', change: 'Change it', drop: 'Drop it' },
    headlineBefore: (headline) => `A reply below changed this. Before: ${headline}`,
    unfinished: 'The service did not finish: part of this report is missing.',
    replies: 'Questions and answers',
    newHeadline: 'The verdict is now:',
    ownFigures: (figures) => `My figures: ${figures.join('; ')}.`,
    insteadOf: (value, before) => `${value} instead of ${before}`,
    sums: 'The sums',
    kind: {
      price: 'price',
      cost: 'cost per sale',
      share: 'share of the price',
      hours: 'hours per sale',
      fixed: 'cost per month',
      start: 'start-up cost',
      units: 'sales per month',
    },
    pricePer: (unit) => `price per ${unit}`,
    hours: (hours) => `${hours} h`,
    percent: (number) => `${number}%`,
    withYours: 'With the new numbers',
    asWritten: 'The written answer has not changed: it still uses the original numbers.',
    aMonth: (units, unit) => (unit === '' ? `A month (sales: ${units})` : `A month (${units} × ${unit})`),
    anHour: 'An hour',
    comesIn: 'Comes in',
    goesOut: 'Goes out',
    left: 'Left',
    earned: 'With the idea',
    today: 'Without the idea',
    margin: { gain: 'You keep', loss: 'You lose', per: 'per sale' },
    month: { gain: 'You keep', loss: 'You lose', per: 'a month' },
    hour: { gain: 'You earn', loss: 'You lose', per: 'an hour' },
    besideWage: (wage) => `(without the idea: ${wage})`,
    breakEven: { before: 'You cover your costs with', after: 'sales a month' },
    payback: 'At that rate you earn back the start-up cost in',
    months: (months) => `${months} months`,
    moreThanTenYears: 'more than ten years',
    contradicted: (computed, stated, per) =>
      `With these figures you keep ${computed} ${per}, not ${stated} as the text says.`,
  },
});

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
      invalid_api_key: 'el buscador no está disponible',
      insufficient_credit: 'el buscador no está disponible',
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
        ? '1 citation removed: the source does not say so.'
        : `${dropped} citations removed: the sources do not say so.`,
    nothingFound: 'The web was searched without success: this answer has no sources.',
    noneCited: (sources) =>
      sources === 1
        ? 'One page was read on the web; the answer does not cite it.'
        : `${sources} pages were read on the web; the answer cites none of them.`,
    claimed:
      'This report was opened from a file, a link or the saved list: we have not checked again that the sources say what it claims.',
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
      invalid_api_key: 'the search service is not available',
      insufficient_credit: 'the search service is not available',
      invalid_response: 'the search service’s answer could not be understood',
      ceiling_reached: 'this site has used up its searches for today',
    },
    day: (date) => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  },
});
