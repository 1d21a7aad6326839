import { brand } from '../../brand.ts';
import { labelIn } from '../../domain/service-wording.ts';
import { type LegalText, legalMessages, scoringText } from './messages.ts';

export const termsEs: LegalText = (settings) => ({
  'Qué es este servicio': [
    `${brand.name} analiza la idea de negocio, producto o servicio que describes y devuelve un informe estructurado con una puntuación. Es gratuito y no necesita cuenta. Al usarlo aceptas estas condiciones.`,
    { 'Quién lo ofrece': brand.legal.owner, Contacto: brand.legal.contact },
  ],
  'Solo orientación': [
    'El informe es orientativo. No es asesoramiento profesional —ni jurídico, ni financiero, ni fiscal, ni de inversión— y no lo sustituye.',
    'Una puntuación alta no garantiza que un negocio funcione, y una puntuación baja no significa que vaya a fracasar. Antes de decidir, contrasta lo importante y consulta a profesionales.',
  ],
  [legalMessages.es.scoring]: scoringText(settings, 'es'),
  [settings.service ? 'Contenido generado por IA' : 'Contenido escrito por un programa']: [
    settings.service
      ? `El informe lo escribe un modelo de inteligencia artificial (${labelIn(settings.service.label, 'es')}, ${settings.service.model}). Puede equivocarse, contradecirse o nombrar empresas y datos que no existen. Comprueba los competidores y las cifras.`
      : 'El servicio de este sitio escribe una hoja de trabajo con reglas fijas, sin inteligencia artificial. Cita lo que dice tu texto y hace preguntas; no juzga la idea y puede entenderla mal.',
    'Si publicas o compartes un informe escrito con IA, di que está escrito con IA.',
  ],
  'Lo que no debes escribir': [
    [
      'Información sensible o confidencial, secretos empresariales o datos que no puedas revelar.',
      'Datos personales de otras personas.',
      'Contenido ilegal, o ideas cuyo fin sea hacer daño.',
    ],
    'Si tu idea debe seguir siendo secreta —por ejemplo, porque piensas patentarla—, no la escribas aquí.',
  ],
  'Tu idea sigue siendo tuya': [
    `Quien ofrece el servicio no adquiere ningún derecho sobre tu idea ni sobre tu informe, y puedes usar el informe como quieras. Ten en cuenta que otra persona con una idea parecida puede recibir un informe parecido.`,
    settings.service !== null &&
      'El servicio de IA que escribe el informe tiene sus propias condiciones de uso.',
  ],
  Convocatorias: [
    'En una convocatoria el modelo hace una primera lectura: dice dónde mirar, y deciden las personas. Si es tuya, respondes tú ante quienes se presentan y necesitas su permiso u otra base legal para enviar sus textos. No la uses para decidir sin que nadie lea los textos.',
  ],
  'Uso razonable': [
    'Hay límites de uso para que el servicio llegue a todos. No los eludas, no automatices peticiones en masa y no intentes dañar el servicio ni entrar donde no corresponde.',
    settings.visitorServices.length > 0 &&
      'Si usas tu propio servicio de IA, su coste y el cumplimiento de sus condiciones corren de tu cuenta.',
  ],
  'Sin garantías': [
    'El servicio se ofrece tal cual. Puede fallar, cambiar o dejar de estar disponible sin aviso. En la medida en que la ley lo permite, quien lo ofrece no responde de las decisiones que tomes a partir de un informe ni de las pérdidas que deriven de ellas.',
    'Nada de esto limita los derechos que la ley te reconoce como consumidor.',
  ],
  'Ley aplicable y cambios': [
    { 'País cuya ley se aplica': brand.legal.country },
    'Estas condiciones pueden cambiar; la fecha del principio es la del último cambio. Se aplican las condiciones publicadas cuando uses el servicio.',
  ],
});
