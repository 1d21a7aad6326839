import { brand } from '../../brand.ts';
import { defineMessages } from '../../document/messages.ts';

export const shellMessages = defineMessages({
  es: {
    skip: 'Saltar al contenido',
    home: `${brand.name}: inicio`,
    switchLanguage: 'EN: Switch to English',
    reports: 'Mis informes',
    tagline: brand.tagline.es,
    disclaimer:
      'El análisis es solo orientativo y puede contener errores. No sustituye el consejo de un profesional.',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    contact: 'Contacto con el autor',
    contactNotSet: 'Contacto: sin indicar todavía',
    backHome: 'Volver al inicio',
    unknownAddress: 'No hay ninguna página en esta dirección.',
    unknownAddressHelp: 'Puede que el enlace esté mal escrito o que la página ya no exista.',
    brokenPage: 'Algo ha fallado al mostrar esta página.',
    brokenPageHelp:
      'Lo que no se podía mostrar se ha apartado y tu texto se conserva. Vuelve al inicio y prueba otra vez.',
  },
  en: {
    skip: 'Skip to content',
    home: `${brand.name}: home`,
    switchLanguage: 'ES: Cambiar a español',
    reports: 'My reports',
    tagline: brand.tagline.en,
    disclaimer:
      'The analysis is for guidance only and may contain mistakes. It is no substitute for professional advice.',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    contact: 'Contact the author',
    contactNotSet: 'Contact: not set yet',
    backHome: 'Back to Home',
    unknownAddress: 'There is no page at this address.',
    unknownAddressHelp: 'The link may be mistyped, or the page may no longer exist.',
    brokenPage: 'Something went wrong while showing this page.',
    brokenPageHelp:
      'What could not be shown was set aside, and your text is kept. Go back to the home page and try again.',
  },
});
