import { brand } from '../../brand.ts';
import { defineMessages } from '../../document/messages.ts';

const program = brand.slug;

/** Texts of `crisol worker`, and of the Redis between it and a call. */
export const workerMessages = defineMessages({
  es: {
    help: `Lee textos para una convocatoria de otro equipo, con el servicio de IA de este.

  ${program} worker --redis URL

  --redis URL         el Redis de la convocatoria: rediss://usuario:clave@equipo:6379
                      (la clave puede ir en la variable REDIS_PASSWORD)
  --concurrency N     lecturas a la vez
  --language es|en, --help

Este equipo tiene el mismo modelo y la misma temperatura que el de la convocatoria. Ctrl-C
termina las lecturas empezadas y sale; otro Ctrl-C sale ya, y las lee otro equipo. Termina
con 1 si falla el servicio o Redis, con 2 si el uso es incorrecto o el modelo es otro, y con
130 con Ctrl-C.
`,
    noRedis: `Falta --redis: ${program} worker --redis URL.`,
    noModel:
      'No hay ningún modelo de lenguaje conectado, y sin modelo no se lee nada. «npm run model» trae uno a este equipo.',
    no_address:
      'La dirección de Redis es redis://equipo:6379 o, con TLS, rediss://usuario:clave@equipo:6379.',
    no_tls:
      'Por ese Redis pasan los textos de quienes se presentan: fuera de este equipo, solo con TLS (rediss://).',
    no_password:
      'Por ese Redis pasan los textos de quienes se presentan: fuera de este equipo, solo con clave, en la dirección o en REDIS_PASSWORD.',
    unusable: (redis: string, code: string) => `El Redis de ${redis} no se puede usar (${code}).`,
    evicts: (redis: string, policy: string) =>
      `El Redis de ${redis} tira claves cuando se llena (maxmemory-policy ${policy}), y se perderían lecturas: ponle noeviction.`,
    too_old: (redis: string, version: string) =>
      `El Redis de ${redis} es demasiado antiguo (${version}): hace falta 6.2 o posterior.`,
    missing: 'Falta el paquete bullmq: npm install --include=optional.',
    started: (service: string, redis: string) =>
      `Este equipo lee con ${service} para ${redis}. Ctrl-C termina lo empezado y sale.`,
    progress: (done: number, failed: number, inWork: number) =>
      `${done} leídas, ${failed} fallidas, ${inWork} en curso`,
    waiting: (seconds: number, cause: string) =>
      `${cause} Este equipo espera ${seconds} s; mientras, leen los demás.`,
    connectionLost: 'Redis no contesta: se espera a que vuelva.',
    connectionBack: 'Redis vuelve a contestar.',
    otherModel: (wanted: string, own: string) =>
      `La convocatoria se lee con ${wanted}, y este equipo tiene ${own}: sus puntos no se podrían comparar. Cámbialo, o empieza la convocatoria con --mixed.`,
    otherVersion: 'La convocatoria viene de otra versión del programa: instala la misma en los dos equipos.',
    temperature: (value: string) => `temperatura ${value}`,
    ended: 'Terminado. Lo leído está entregado.',
  },
  en: {
    help: `Reads texts for a call of another machine, with the AI service of this one.

  ${program} worker --redis URL

  --redis URL         the Redis of the call: rediss://user:password@host:6379
                      (the password may stand in the variable REDIS_PASSWORD)
  --concurrency N     readings at a time
  --language es|en, --help

This machine has the same model and temperature as that of the call. Ctrl-C finishes the
readings begun and ends; another Ctrl-C ends at once, and another machine reads them. The
exit status is 1 if the service or Redis failed, 2 for wrong use or another model, and 130
for Ctrl-C.
`,
    noRedis: `--redis is missing: ${program} worker --redis URL.`,
    noModel:
      'No language model is connected, and without one nothing is read. “npm run model” gets one onto this machine.',
    no_address: 'The address of a Redis is redis://host:6379 or, with TLS, rediss://user:password@host:6379.',
    no_tls: 'The texts of applicants pass through that Redis: off this machine it needs TLS (rediss://).',
    no_password:
      'The texts of applicants pass through that Redis: off this machine it needs a password, in the address or in REDIS_PASSWORD.',
    unusable: (redis: string, code: string) => `The Redis of ${redis} cannot be used (${code}).`,
    evicts: (redis: string, policy: string) =>
      `The Redis of ${redis} throws keys away when it is full (maxmemory-policy ${policy}), and readings would be lost: set noeviction.`,
    too_old: (redis: string, version: string) =>
      `The Redis of ${redis} is too old (${version}): 6.2 or later is needed.`,
    missing: 'The package bullmq is missing: npm install --include=optional.',
    started: (service: string, redis: string) =>
      `This machine reads with ${service} for ${redis}. Ctrl-C finishes what is begun and ends.`,
    progress: (done: number, failed: number, inWork: number) =>
      `${done} read, ${failed} failed, ${inWork} in work`,
    waiting: (seconds: number, cause: string) =>
      `${cause} This machine waits ${seconds} s; the others read meanwhile.`,
    connectionLost: 'Redis does not answer: waiting until it is back.',
    connectionBack: 'Redis answers again.',
    otherModel: (wanted: string, own: string) =>
      `The call is read by ${wanted}, and this machine has ${own}: its points could not be compared. Change it, or start the call with --mixed.`,
    otherVersion: 'The call comes from another version of the program: install the same on both machines.',
    temperature: (value: string) => `temperature ${value}`,
    ended: 'Ended. What was read is handed over.',
  },
});
