import { defineMessages } from '../../document/messages.ts';
import { OLLAMA_PORT } from '../../domain/default-services.ts';

export const settingsMessages = defineMessages({
  es: {
    title: 'Conectar un modelo',
    intro: 'Elige quién lee tu idea. Si usas un modelo tuyo, la idea no pasa por el servidor de este sitio.',
    // Each option: what it costs, where the idea goes, how long it takes
    ollama: 'Ollama, en tu equipo',
    ollamaNote: 'Gratis. La idea no sale de tu equipo. Tarda de uno a varios minutos, según el equipo.',
    ollamaFirst: 'El primer modelo de chat instalado',
    ollamaTestNote: 'Prueba la conexión para elegir entre los modelos que tengas.',
    ollamaHelp: 'Cómo preparar Ollama',
    ollamaInstall: 'Instala Ollama:',
    ollamaPull: 'Descarga un modelo:',
    ollamaAllow: 'Arranca Ollama con permiso para esta página (ciérralo si está en marcha):',
    ollamaReach: `Si el navegador te pregunta, deja que esta página acceda a tu equipo: usa el puerto ${OLLAMA_PORT}. Safari no lo permite desde una página https.`,
    huggingface: 'Hugging Face, con tu propio token',
    huggingfaceNote:
      'Se paga con tu cuenta, que trae algo de crédito gratuito. La idea va de tu navegador a Hugging Face. Tarda 1-2 minutos.',
    tokenHelp: 'Crea un token con el permiso «Inference Providers» y pégalo aquí. Empieza por hf_.',
    token: 'Token de Hugging Face',
    tokenPage: 'Abrir tus tokens en Hugging Face',
    model: 'Modelo',
    site: 'El servicio de este sitio',
    siteNote: (label: string, model: string) =>
      `${label} · ${model}. La idea pasa por el servidor de este sitio.`,
    siteSearch: (service: string) =>
      `También busca en la web: ${service} recibe búsquedas cortas, nunca tu texto. Puedes desactivarlas debajo del formulario.`,
    siteWithoutAi:
      'Sin IA: unas reglas fijas ordenan lo que dice tu texto, sin juzgarlo. La idea no sale de este servidor.',
    remember: 'Recordar en este navegador',
    rememberNote: 'Si no lo marcas, la elección se olvida al recargar o cerrar esta pestaña.',
    rememberToken:
      'Si no lo marcas, el token queda solo en la memoria de esta pestaña y se olvida al recargarla o cerrarla. Si lo marcas, se guarda sin cifrar en este navegador: no lo hagas en un equipo compartido.',
    test: 'Probar la conexión',
    testing: 'Probando la conexión…',
    testOk: (label: string, model: string) => `${label} responde con el modelo ${model}.`,
    failed: 'No se ha podido conectar.',
    cancel: 'Cancelar',
    save: 'Usar este servicio',
    invalidService: (label: string) => `Servicio de IA inválido, usando ${label}`,
    invalidServiceWithoutModel: 'Servicio de IA inválido: se sigue sin IA',
    invalidHelp:
      'No hemos podido leer los ajustes guardados en este navegador. Revísalos antes de pedir el informe.',
  },
  en: {
    title: 'Connect a model',
    intro:
      'Choose who reads your idea. If you use your own model, your idea does not pass through this site’s server.',
    ollama: 'Ollama, on your own computer',
    ollamaNote:
      'Free. The idea does not leave your computer. Takes a minute or more, depending on the computer.',
    ollamaFirst: 'The first chat model installed',
    ollamaTestNote: 'Test the connection to choose from the models you have.',
    ollamaHelp: 'How to set up Ollama',
    ollamaInstall: 'Install Ollama:',
    ollamaPull: 'Download a model:',
    ollamaAllow: 'Start Ollama so that this page can use it (quit it first if running):',
    ollamaReach: `If the browser asks, let this page reach your computer: it uses port ${OLLAMA_PORT}. Safari does not allow this from an https page.`,
    huggingface: 'Hugging Face, with your own token',
    huggingfaceNote:
      'Billed to your account, which comes with some free credit. The idea goes from your browser to Hugging Face. Takes 1-2 minutes.',
    tokenHelp:
      'Create a token with the “Inference Providers” permission and paste it here. It begins with hf_.',
    token: 'Hugging Face token',
    tokenPage: 'Open your tokens on Hugging Face',
    model: 'Model',
    site: 'This site’s service',
    siteNote: (label, model) => `${label} · ${model}. The idea passes through this site’s server.`,
    siteSearch: (service) =>
      `It also searches the web: ${service} receives short searches, never your text. You can turn them off below the form.`,
    siteWithoutAi:
      'Without AI: fixed rules set out what your text says without judging it. The idea does not leave this server.',
    remember: 'Remember in this browser',
    rememberNote: 'Unless you tick this, the choice is forgotten when you reload or close this tab.',
    rememberToken:
      'Unless you tick this, the token stays only in this tab’s memory and is forgotten when you reload or close it. If you tick it, it is saved unencrypted in this browser: do not do this on a shared computer.',
    test: 'Test connection',
    testing: 'Testing the connection…',
    testOk: (label, model) => `${label} is working (model ${model}).`,
    failed: 'The connection failed.',
    cancel: 'Cancel',
    save: 'Use this service',
    invalidService: (label) => `Invalid AI service, using ${label}`,
    invalidServiceWithoutModel: 'Invalid AI service: continuing without AI',
    invalidHelp:
      'We could not read the settings saved in this browser. Check them before you ask for a report.',
  },
});
