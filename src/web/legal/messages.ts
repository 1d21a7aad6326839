import { defineMessages } from '../../document/messages.ts';

export const legalMessages = defineMessages({
  es: {
    updated: (date: string) => `Última actualización: ${date}`,
    missing: 'Sin rellenar todavía por quien aloja este sitio',
    contents: 'En esta página',
  },
  en: {
    updated: (date) => `Last updated: ${date}`,
    missing: 'Not filled in yet by whoever hosts this site',
    contents: 'On this page',
  },
});
