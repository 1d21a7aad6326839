import { defineMessages } from '../../document/messages.ts';

export const legalMessages = defineMessages({
  es: {
    updated: (date: string) =>
      `Última actualización: ${new Date(date).toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' })}`,
    missing: 'Sin rellenar todavía por quien aloja este sitio',
    contents: 'En esta página',
  },
  en: {
    updated: (date) =>
      `Last updated: ${new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
    missing: 'Not filled in yet by whoever hosts this site',
    contents: 'On this page',
  },
});
