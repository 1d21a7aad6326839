import { defineMessages } from '../../document/messages.ts';

export const uiMessages = defineMessages({
  es: {
    close: 'Cerrar',
    copied: 'Copiado',
    failed: 'El navegador no permite copiar. Selecciona el texto y cópialo a mano.',
  },
  en: {
    close: 'Close',
    copied: 'Copied',
    failed: 'The browser does not allow copying. Select the text and copy it by hand.',
  },
});
