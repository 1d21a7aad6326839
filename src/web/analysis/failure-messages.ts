import { defineMessages } from '../../document/messages.ts';

/** Texts of the error box that are part of the first load. */
export const failureMessages = defineMessages({
  es: {
    errorTitle: 'Error de IA:',
    unknownError: 'Error desconocido al analizar la idea',
    site_unreachable:
      'Tu navegador no consigue conectar con este sitio. Comprueba tu conexión y vuelve a intentarlo; tu texto sigue aquí.',
    new_version: 'Hay una versión nueva de esta página. Recárgala; tu texto sigue aquí.',
    reload: 'Recargar la página',
    retry: 'Reintentar',
  },
  en: {
    errorTitle: 'AI Error:',
    unknownError: 'Unknown error while analyzing the idea',
    site_unreachable:
      'Your browser cannot reach this site. Check your connection and try again; your text is still here.',
    new_version: 'There is a new version of this page. Reload it; your text is still here.',
    reload: 'Reload the page',
    retry: 'Try again',
  },
});
