import { defineMessages } from '../../document/messages.ts';

export const legalMessages = defineMessages({
  es: {
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    updated: (date: string) => `Última actualización: ${date}`,
    missing: 'Sin rellenar todavía por quien aloja este sitio',
    contents: 'En esta página',
  },
  en: {
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    updated: (date) => `Last updated: ${date}`,
    missing: 'Not filled in yet by whoever hosts this site',
    contents: 'On this page',
  },
});
