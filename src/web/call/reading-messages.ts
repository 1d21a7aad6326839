import { defineMessages } from '../../document/messages.ts';

export const readingMessages = defineMessages({
  es: {
    who: 'Quién lee',
    viaSite: (label: string, model: string) =>
      `${label}${model ? ` (${model})` : ''}, a través del servidor de este sitio, que no guarda nada.`,
    inBrowser: 'El modelo de tu navegador. Los textos no salen de este equipo.',
    onMachine: (model: string) =>
      `Ollama${model ? ` (${model})` : ''}, en tu equipo. Los textos no salen de él.`,
    direct: (label: string, model: string) =>
      `${label}${model ? ` (${model})` : ''}, directamente desde este navegador. Nada pasa por este sitio.`,
    callsOff:
      'Este sitio no lee convocatorias con su propio servicio. Usa uno tuyo: el modelo del navegador, Hugging Face u Ollama.',
    noModel: 'Este sitio no tiene ningún modelo conectado, y sin él no se lee nada. Conecta uno tuyo.',
    change: 'Cambiar de modelo',
    connect: 'Conectar un modelo',
    answers: 'Quien hace la convocatoria responde de ella ante quienes se presentan.',
    times: 'Lecturas de cada texto',
    timesNote: 'Con dos se ve dónde el modelo duda. Primero se lee todo una vez.',
    price: 'Precio por millón de tokens, si lo sabes',
    plan: (texts: number, readings: number) =>
      `${texts === 1 ? '1 texto' : `${texts} textos`}, ${readings === 1 ? '1 lectura' : `${readings} lecturas`}.`,
    trial: (count: number) => (count === 1 ? 'Leer uno de prueba' : `Leer ${count} de prueba`),
    trialNote: 'Después verás cuánto tarda y cuánto gasta el resto, y confirmas otra vez.',
    trialDone: 'La prueba está hecha.',
    trialFailed: 'No se ha podido leer ninguno de los textos de prueba.',
    estimate: (left: number, time: string) => `Quedan ${left} lecturas: ${time}`,
    tokens: (count: string) => `unos ${count} tokens`,
    cost: (cost: string) => `unos ${cost} al precio indicado`,
    rest: 'Leer el resto',
    goOn: 'Seguir leyendo',
    unfinished: (left: number) =>
      left === 1 ? 'Queda 1 lectura por hacer.' : `Quedan ${left} lecturas por hacer.`,
    pause: 'Pausar',
    resume: 'Continuar',
    stop: 'Parar',
    progress: 'Progreso de la lectura',
    done: (done: number) => (done === 1 ? '1 hecha' : `${done} hechas`),
    failed: (failed: number) => (failed === 1 ? '1 fallida' : `${failed} fallidas`),
    left: (left: number) => (left === 1 ? 'queda 1' : `quedan ${left}`),
    paused: 'En pausa. Nada de lo leído se pierde.',
    waiting: 'Se espera y se sigue sola.',
    tryNow: 'Intentarlo ahora',
    signedOut: 'Este sitio pide otra vez que entres con tu cuenta.',
    signIn: 'Recargar la página y entrar',
    stopped: 'Lo leído está guardado.',
    allDone: 'Todo leído.',
    failedTexts: 'Lecturas que han fallado',
    moreFailed: (count: number) => (count === 1 ? 'Y 1 texto más.' : `Y ${count} textos más.`),
    retry: 'Leer otra vez',
    retryAll: 'Leer otra vez las fallidas',
    otherModel: (service: string, model: string) =>
      `Lo leído hasta ahora es de ${service}, ${model}: conecta ese modelo. Las lecturas de otro no se pueden comparar.`,
    sampleMeanwhile: 'Decidir la muestra mientras tanto',
    toDeciding: 'Ir a decidir',
    minutes: (count: number) =>
      count < 1
        ? 'menos de un minuto'
        : count === 1
          ? 'un minuto'
          : count < 90
            ? `unos ${count} min`
            : `unas ${Math.round(count / 60)} h`,
    closing: 'Puedes cerrar la pestaña: al volver se sigue donde estaba.',
    needsTexts: 'Antes hacen falta los textos.',
  },
  en: {
    who: 'Who reads',
    viaSite: (label, model) =>
      `${label}${model ? ` (${model})` : ''}, through this site’s server, which keeps nothing.`,
    inBrowser: 'Your browser’s model. The texts do not leave this machine.',
    onMachine: (model) => `Ollama${model ? ` (${model})` : ''}, on your machine. The texts do not leave it.`,
    direct: (label, model) =>
      `${label}${model ? ` (${model})` : ''}, directly from this browser. Nothing passes through this site.`,
    callsOff:
      'This site reads no calls with its own service. Use one of yours: the browser’s model, Hugging Face or Ollama.',
    noModel: 'This site has no model connected, and without one nothing is read. Connect one of yours.',
    change: 'Change the model',
    connect: 'Connect a model',
    answers: 'Whoever runs the call answers to its applicants for it.',
    times: 'Readings of each text',
    timesNote: 'Two show where the model is in doubt. First everything is read once.',
    price: 'Price for a million tokens, if you know it',
    plan: (texts, readings) =>
      `${texts === 1 ? '1 text' : `${texts} texts`}, ${readings === 1 ? '1 reading' : `${readings} readings`}.`,
    trial: (count) => (count === 1 ? 'Read one as a trial' : `Read ${count} as a trial`),
    trialNote: 'Then you see what time and tokens the rest takes, and confirm again.',
    trialDone: 'The trial is done.',
    trialFailed: 'None of the trial texts could be read.',
    estimate: (left, time) => `${left} readings left: ${time}`,
    tokens: (count) => `about ${count} tokens`,
    cost: (cost) => `about ${cost} at the given price`,
    rest: 'Read the rest',
    goOn: 'Go on reading',
    unfinished: (left) => (left === 1 ? '1 reading is left.' : `${left} readings are left.`),
    pause: 'Pause',
    resume: 'Go on',
    stop: 'Stop',
    progress: 'Progress of the reading',
    done: (done) => `${done} done`,
    failed: (failed) => `${failed} failed`,
    left: (left) => `${left} left`,
    paused: 'Paused. Nothing of what was read is lost.',
    waiting: 'It waits, and goes on by itself.',
    tryNow: 'Try now',
    signedOut: 'This site wants you to sign in again.',
    signIn: 'Reload the page and sign in',
    stopped: 'What was read is kept.',
    allDone: 'Everything is read.',
    failedTexts: 'Readings that failed',
    moreFailed: (count) => (count === 1 ? 'And 1 more text.' : `And ${count} more texts.`),
    retry: 'Read again',
    retryAll: 'Read the failed ones again',
    otherModel: (service, model) =>
      `What was read so far is by ${service}, ${model}: connect that model. Readings by another cannot be compared.`,
    sampleMeanwhile: 'Decide the sample meanwhile',
    toDeciding: 'Go on to deciding',
    minutes: (count) =>
      count < 1
        ? 'less than a minute'
        : count === 1
          ? 'a minute'
          : count < 90
            ? `about ${count} min`
            : `about ${Math.round(count / 60)} h`,
    closing: 'You can close the tab: when you come back it goes on where it was.',
    needsTexts: 'The texts come first.',
  },
});
