import { brand } from '../../brand.ts';
import { labelIn } from '../../domain/service-wording.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { LegalText } from './messages.ts';

const either = new Intl.ListFormat('es', { type: 'disjunction' });

export const privacyEs: LegalText = (settings) => ({
  'En pocas palabras': [
    [
      'No hay cuentas, ni registro, ni cookies.',
      `Ni tu idea ni el informe se guardan en el servidor de ${brand.name}, ni se vinculan a tu identidad.`,
      settings.service
        ? 'Tu idea se envía a un servicio de IA, solo para escribir el informe.'
        : 'Unas reglas fijas ordenan tu texto en este servidor, sin IA: tu idea no se envía a nadie más.',
      settings.search !== null &&
        'Para consultar la web, el servidor envía búsquedas cortas, nunca tu texto. Puedes desactivarlas.',
      settings.analytics.kind === 'off'
        ? 'No se miden las visitas.'
        : 'Las visitas se miden de forma anónima y sin cookies.',
      'No escribas datos sensibles ni confidenciales, ni tuyos ni de otras personas.',
    ],
  ],
  'Quién responde de tus datos': [
    `${brand.name} es un programa libre que cualquiera puede alojar. Quien aloja este sitio responde de los datos que se tratan aquí:`,
    { Responsable: brand.legal.owner, Contacto: brand.legal.contact, País: brand.legal.country },
  ],
  'Tu idea y tu informe': [
    serviceText(settings.service),
    settings.service !== null &&
      'Ese servicio recibe el texto de tu idea y las instrucciones para el informe, y nada más: ni tu nombre, ni tu dirección de red, ni nada que te identifique, salvo que lo escribas tú. Trata el texto según su propia política de privacidad y puede estar fuera de tu país o del Espacio Económico Europeo.',
    settings.otherServices.length > 0 &&
      `Si no contesta, la idea puede enviarse a otro servicio: ${either.format(settings.otherServices.map((label) => labelIn(label, 'es')))}. El informe dice siempre quién lo ha escrito.`,
    settings.service !== null &&
      'La nota que escribas debajo de la respuesta llega a ese mismo servicio, con tu idea, la puntuación, la respuesta y las notas anteriores. Si pides más valoraciones, tu idea se envía otra vez.',
    'Al terminar la respuesta, el servidor no conserva ni la idea ni el informe: no van a ninguna base de datos, ni a los registros, ni a las estadísticas.',
    'El PDF se crea en tu navegador y no se envía a ninguna parte. Lleva en sus metadatos todo lo que se lee en él, incluida tu idea, para que puedas volver a abrirlo aquí. Al abrirlo tampoco se envía nada.',
  ],
  'Qué se busca en la web': settings.search !== null && [
    `Mientras se escribe tu informe, este servidor envía búsquedas cortas sobre tu sector y tu zona a ${searchRecipient(settings.search)}. Ese buscador recibe esas palabras y nada más: ni tu texto, ni tu dirección de red. Puedes desactivar las búsquedas debajo del formulario, y el informe las muestra todas.`,
    'Las propone el servicio de IA que escribe tu informe, con ocho palabras como mucho. El servidor descarta las que repiten una frase tuya o llevan una dirección, un correo, un teléfono o un nombre de usuario. Para escribir la respuesta, el servicio de IA recibe después extractos de las páginas encontradas; para puntuar, no.',
    'Ni las búsquedas ni las páginas se guardan en el servidor. Quedan en el informe de tu pestaña y en lo que descargues.',
    'Los enlaces de las fuentes solo se abren si los pulsas; entonces tu navegador visita ese sitio, sin decirle desde qué página llega.',
  ],
  'Si usas tu propio servicio de IA': settings.visitorServices.length > 0 && [
    'En los ajustes puedes elegir un servicio tuyo. Entonces la idea va de tu navegador a ese servicio, sin pasar por este servidor:',
    [
      settings.visitorServices.includes('huggingface') &&
        'Hugging Face, con tu token: tu idea y tu token llegan a Hugging Face, que pasa la idea a un proveedor de modelos. Se usa tu cuenta y se aplican las condiciones de ambos.',
      settings.visitorServices.includes('ollama') && 'Ollama, en tu equipo: la idea no sale de él.',
    ],
    'El token está solo en la memoria de la pestaña, salvo que marques «Recordar en este navegador».',
  ],
  'Si lees las solicitudes de una convocatoria': [
    `La página de convocatorias lee la tabla en tu navegador. Solo salen de él los textos que marcas para enviar, con el nombre de su columna y los criterios. Lo que ocultas, lo demás de la tabla, tus decisiones y tus notas no salen.`,
    settings.calls !== null &&
      settings.service !== null &&
      `Con el servicio de este sitio, cada texto pasa por este servidor, que no lo guarda, y llega a un solo servicio: ${labelIn(settings.service.label, 'es')}.`,
    settings.visitorServices.length > 0 &&
      'Con un servicio tuyo, los textos van de tu navegador a ese servicio y nada pasa por este sitio.',
    'Si la convocatoria es tuya, respondes tú ante quienes se presentan: diles antes quién lee sus textos, atiende sus derechos y decide tú. Ocultar una columna no oculta un nombre escrito dentro de un texto.',
  ],
  'Lo que queda en tu navegador': [
    'Para que no pierdas nada al recargar la página, tu navegador guarda estos datos. No se envían al servidor y puedes borrarlos cuando quieras:',
    [
      `El texto que has escrito, tu último informe, el que haya quedado a medias y tu última nota, en el almacenamiento de sesión de la pestaña («${brand.slug}_session», «${brand.slug}_report», «${brand.slug}_writing» y «${brand.slug}_notes»). Se borran con «Analizar nueva idea» y al cerrar la pestaña.`,
      `El idioma que has elegido, en «${brand.slug}_lang», dentro del almacenamiento local.`,
      settings.search !== null &&
        `Que has desactivado las búsquedas en la web, en «${brand.slug}_no_search», dentro del almacenamiento local. Se borra al activarlas otra vez.`,
      `Los informes que guardes, en la base de datos «${brand.slug}-reports», y una marca que lo indica («${brand.slug}_saved»). Solo si lo pides. Se borran con «Borrar» en «Mis informes».`,
      `Una convocatoria: tabla, lecturas y decisiones, en la base de datos «${brand.slug}-call». Se borra con «Borrar esta convocatoria del navegador».`,
      settings.visitorServices.length > 0 &&
        `Tus ajustes de IA, con el token si lo hay, en «${brand.slug}_ai», dentro del almacenamiento local y solo si pides recordarlos. Se borran al quitar esa marca y guardar.`,
    ],
  ],
  'Si compartes un informe con un enlace': [
    'El enlace lleva dentro el informe, con tu idea. No se guarda en ningún servidor: va en la parte de la dirección que el navegador no envía, y esta página la quita de la dirección antes de hacer nada más. Quien tenga el enlace puede leer el informe, y la aplicación con la que lo envíes también.',
  ],
  'Tu dirección de red': [
    `Para que nadie acapare el servicio, el servidor limita ${limitsText(settings)}. Para contarlos usa tu dirección IP, pero no la guarda: la convierte en un código mediante una clave secreta que se renueva cada día. Pasado ese día, el código no se puede relacionar con tu dirección.`,
    'Los registros técnicos apuntan cuántas peticiones hubo y, de cada una, si salió bien y cuánto tardó. No contienen tu idea, tu informe ni tu token.',
    'El proveedor que da alojamiento o conexión a este sitio puede registrar las direcciones que se conectan, como en cualquier otra web.',
  ],
  'Medición de visitas': analyticsText(settings),
  'Contenido generado por IA': [
    settings.service
      ? 'Los informes, con su puntuación y su respuesta, los genera un sistema de inteligencia artificial. Pueden contener errores, datos inventados o empresas que no existen. Cada informe y cada PDF dicen qué modelo los ha escrito y cuándo.'
      : 'Este sitio no escribe informes: unas reglas fijas hacen una hoja de trabajo, sin inteligencia artificial, y así lo dice. Si eliges un servicio de IA en los ajustes, el informe indica qué modelo lo ha escrito.',
    'No se toma ninguna decisión automatizada que te afecte jurídicamente: el informe solo te orienta a ti.',
  ],
  'Por qué se pueden tratar estos datos': [
    [
      'Tu idea: porque pides su análisis (artículo 6.1.b del Reglamento General de Protección de Datos).',
      'El código de tu dirección y los registros técnicos: por el interés legítimo en que el servicio sea seguro y esté disponible para todos (artículo 6.1.f).',
      settings.analytics.kind !== 'off' &&
        'La medición anónima de visitas: por el interés legítimo en saber cuánto se usa el sitio (artículo 6.1.f).',
    ],
  ],
  'Tus derechos': [
    'Tienes derecho a acceder a tus datos, rectificarlos, suprimirlos, llevártelos a otro servicio y oponerte a su tratamiento o limitarlo. Para ejercerlo, escribe al contacto indicado arriba.',
    'Como las ideas y los informes no se guardan ni se vinculan a una persona, normalmente no habrá nada que entregar ni que borrar.',
    'Si crees que tus datos no se han tratado bien, puedes reclamar ante la autoridad de protección de datos de tu país. En España es la Agencia Española de Protección de Datos (www.aepd.es).',
  ],
  Cambios: ['Si cambia la forma en que se tratan los datos, cambiará este texto y su fecha.'],
});

function searchRecipient({ name, label }: NonNullable<SiteSettings['search']>): string {
  switch (name) {
    case 'searxng':
      return `un buscador ${label} elegido por quien aloja el sitio, que las pasa a otros buscadores`;
    case 'ollama':
      return `la búsqueda de ${label} (ollama.com), con la cuenta de quien aloja el sitio`;
    default:
      return `${label}, un buscador ajeno a este sitio`;
  }
}

function serviceText(service: SiteSettings['service']): string {
  if (!service)
    return 'Tu idea llega a este servidor, donde unas reglas fijas ordenan en memoria lo que dice. No se envía a ningún servicio de IA.';
  const { name, label, model, provider } = service;
  switch (name) {
    case 'huggingface': {
      const providerText = provider === null ? 'al proveedor que' : `al proveedor «${provider}», que`;
      return `Tu idea llega a este servidor, que la envía a ${label} y, a través de él, ${providerText} ejecuta el modelo ${model}.`;
    }
    case 'ollama':
      return `Tu idea llega a este servidor, que la envía al modelo ${model} en un servidor de ${label} elegido por quien aloja el sitio.`;
    default:
      return `Tu idea llega a este servidor, que la envía al modelo ${model} de este servicio: ${labelIn(label, 'es')}.`;
  }
}

function limitsText({ limits: { perMinute, perDay } }: SiteSettings): string {
  const numbers = [perMinute > 0 && `${perMinute} por minuto`, perDay > 0 && `${perDay} al día`].filter(
    Boolean,
  );
  return numbers.length === 0
    ? 'los análisis que se pueden pedir a la vez'
    : `los análisis que se pueden pedir (${numbers.join(' y ')}, y unos pocos a la vez)`;
}

function analyticsText({ analytics }: SiteSettings): string[] {
  if (analytics.kind === 'off') return ['Este sitio no mide las visitas ni carga nada de terceros.'];
  return [
    analytics.kind === 'vercel'
      ? 'Este sitio usa la analítica y la medición de velocidad de Vercel, que lo aloja. Cuentan las visitas, el país, el tipo de dispositivo, la procedencia y lo que tarda la página, con la dirección IP anonimizada.'
      : `Este sitio usa ${analytics.kind === 'umami' ? 'Umami' : 'Plausible'} (${new URL(analytics.src).host}) para contar las visitas, el país, el tipo de dispositivo y la procedencia, con la dirección IP anonimizada.`,
    'No usa cookies, no recoge tu idea ni lo que haces con ella y no permite reconocerte de un día para otro. Si tu navegador envía la señal Global Privacy Control o «Do Not Track», no se carga.',
  ];
}
