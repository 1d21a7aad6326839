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
    call: 'Leer muchos textos',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    contact: 'Contactar con el autor',
    backHome: 'Volver al inicio',
    unknownPage: 'Esta página no existe',
    unknownPageHelp: 'Puede que la dirección esté mal escrita.',
    brokenPage: 'Algo ha fallado al mostrar esta página.',
    brokenPageHelp: 'Hemos quitado lo que fallaba y tu texto sigue aquí. Vuelve al inicio y prueba otra vez.',
  },
  en: {
    skip: 'Skip to content',
    home: `${brand.name}: home`,
    switchLanguage: 'ES: Cambiar a español',
    reports: 'My reports',
    tagline: brand.tagline.en,
    disclaimer:
      'The analysis is for guidance only and may contain mistakes. It is no substitute for professional advice.',
    call: 'Read many texts',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    contact: 'Contact the author',
    backHome: 'Back to Home',
    unknownPage: 'This page does not exist',
    unknownPageHelp: 'The address may have been mistyped.',
    brokenPage: 'Something went wrong while showing this page.',
    brokenPageHelp:
      'We removed what failed, and your text is still here. Go back to the home page and try again.',
  },
});
