import { defineMessages } from '../../document/messages.ts';

/** Texts of the error box that are part of the first load. */
export const failureMessages = defineMessages({
  es: {
    errorTitle: 'Error de IA:',
    unknownError: 'Error desconocido al analizar la idea',
    site_unreachable:
      'Error de conexión: no se puede contactar con este sitio. Comprueba tu conexión y vuelve a intentarlo; tu texto se conserva.',
    new_version: 'Hay una versión nueva: recarga; tu texto se conserva.',
    reload: 'Recargar la página',
    retry: 'Reintentar',
  },
  en: {
    errorTitle: 'AI Error:',
    unknownError: 'Unknown error while analyzing the idea',
    site_unreachable:
      'Connection error: unable to reach this site. Check your connection and try again; your text is kept.',
    new_version: 'There is a new version: reload; your text is kept.',
    reload: 'Reload the page',
    retry: 'Try again',
  },
});
