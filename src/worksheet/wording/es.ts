import type { Language } from '../../domain/idea.ts';
import type { Currency } from '../amounts.ts';

const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** The texts of a worksheet. They quote the person and ask questions; they never assert anything about the idea. */
export const es = {
  unnamed: 'Sin nombre',
  said: (quotes: readonly string[]) => `Dices: ${list.format(quotes.map((quote) => `«${quote}»`))}.`,
  quotedUnder: (headings: readonly string[]) =>
    `${headings.length > 1 ? 'Lo dicen las frases citadas' : 'Lo dice la frase citada'} en ${list.format(headings)}.`,
  saidAtLength: 'Parece que lo dices, en una frase demasiado larga para citarla aquí.',
  notFound: 'No lo encuentro en tu texto. ¿Lo dice otra frase?',
  looseEvidence: 'Es un comienzo; no encuentro cifras de algo ya pagado, usado o repetido.',
  looseDifference: 'Eso lo puede decir cualquiera; no encuentro con qué se compara.',
  /** `sure` if both have the same unit. */
  belowCost: (price: string, cost: string, sure: boolean) =>
    sure
      ? `Si lo he leído bien, el precio (${price}) está por debajo del coste (${cost}).`
      : `¿El precio (${price}) y el coste (${cost}) son de lo mismo? Entonces el precio está por debajo del coste.`,
  evidenceAgainst: 'Leído así, es un resultado en contra, y también sirve.',
  evidenceAgainstQuestion: '¿Qué razones dieron quienes dijeron que no?',
  /** Each completes “the text says …” and “I do not find …”. */
  names: {
    customer: 'a quién va dirigido',
    problem: 'qué problema hay',
    statusQuo: 'qué cuesta hoy o cómo se apañan',
    offer: 'qué ofreces',
    price: 'cuánto cobras o cobrarías',
    cost: 'cuánto te cuesta a ti',
    difference: 'en qué se distingue de lo que ya hay',
    start: 'dónde o cómo se llega a los primeros clientes',
    evidence: 'qué se ha hecho o comprobado ya',
  },
  ask: {
    customer: '¿Quién lo compraría? Nombra un grupo al que puedas llamar mañana.',
    problem: '¿Qué les pasa hoy a esas personas que querrían cambiar?',
    statusQuo: '¿Cuánto dinero o tiempo les cuesta hoy, y cada cuánto?',
    offer: '¿Qué recibe exactamente quien lo compra?',
    price: '¿Cuánto se paga, quién lo paga y cada cuánto?',
    cost: '¿Cuánto te cuesta a ti cada venta o cada cliente?',
    difference: '¿Qué usan ahora, y por qué lo cambiarían por esto?',
    start: '¿Dónde están los diez primeros clientes y cómo llegas a ellos?',
    evidence: '¿Quién lo ha pagado, usado o pedido ya? ¿Cuántos, y cuándo?',
  },
  /** What to find out next about an axis of which the text says everything. */
  askNext: {
    problem: '¿Cuántos lo cuentan igual sin que se lo preguntes?',
    market: '¿Cuántos son, y a cuántos puedes llegar este mes?',
    difference: '¿Qué haría quien te compra si mañana otro ofreciera lo mismo?',
    earning: '¿Qué queda por venta cuando cuentas también tu tiempo?',
    feasibility: '¿Qué parte no has hecho nunca, y qué necesitas para hacerla?',
    evidence: '¿Cuántos volvieron a comprar, y cuántos no?',
  },
  found: (names: readonly string[]) => `En tu texto encuentro ${list.format(names)}.`,
  missing: (names: readonly string[]) =>
    `No encuentro ${list.format(names)}; puede que lo diga otra frase que no sé leer.`,
  strength: (name: string) => `Dices ${name}.`,
  weakness: (name: string) => `No encuentro ${name}.`,
  nothingFound: 'En tu texto no encuentro ninguno de los nueve datos que busco.',
  nothingMissing: 'Encuentro los nueve datos que busco. Que estén dichos no significa que estén comprobados.',
  otherLanguage: (of: Language) =>
    `Tu texto parece estar en ${of === 'es' ? 'español' : 'inglés'}: las citas van tal como las escribiste.`,
  unknownLanguage: 'No reconozco el idioma de tu texto: solo sé leer español e inglés.',
  shuffled: 'Las palabras de tu texto parecen estar desordenadas, y así no sé leerlo.',
  gap: (name: string) => `[falta: ${name}]`,
  improvedPoints: {
    order: 'Son tus frases, palabra por palabra, en otro orden.',
    gaps: 'Lo que va entre corchetes falta por escribir: escríbelo tú, porque un hueco no cuenta como dicho.',
  },
  functionality:
    'Para contar cómo funciona, responde por orden: 1. ¿Cómo te encuentra el cliente? 2. ¿Qué pide, y qué recibe? 3. ¿Qué haces tú cada vez? 4. ¿Cuándo y cómo paga?',
  targetAudience: ['¿Quién lo usa?', '¿Quién lo paga?', '¿Quién decide comprarlo?'],
  problemsSolved: [
    '¿Cuándo fue la última vez que les pasó?',
    '¿Qué hicieron entonces para salir del paso?',
    '¿Qué han probado antes, y por qué lo dejaron?',
  ],
  valueProposition:
    'Complétala con tus palabras: gracias a esto, [quién] consigue [qué] sin [lo que hoy le molesta].',
  competitiveness: '¿Qué compra o qué hace hoy la gente en lugar de esto? Búscalo con tus propias palabras.',
  opportunities: [
    '¿Qué ha cambiado hace poco que haga esto más fácil o más necesario?',
    '¿Quién tiene ya la confianza de esos clientes y podría presentarte?',
    '¿Qué más necesitan las mismas personas?',
  ],
  threats: [
    '¿Qué pasa si nadie cambia lo que hace hoy?',
    '¿De qué permiso, proveedor o persona depende todo?',
    '¿Qué gasto sería el primero que no podrías pagar?',
  ],
  /** The cheapest way to test each axis. */
  alternatives: {
    problem:
      'Problema: pide a cinco personas que te cuenten la última vez que les pasó, sin hablarles de tu idea.',
    market: 'Mercado: escribe los nombres de veinte posibles clientes; si no te salen, estrecha el grupo.',
    difference:
      'Diferencia: pregunta a tres personas qué usan ahora y qué tendría que pasar para que lo dejaran.',
    earning: 'Ingresos: enseña un precio a cinco personas y pídeles que reserven, con una señal pequeña.',
    feasibility: 'Viabilidad: haz el servicio a mano para un solo cliente y apunta las horas y los gastos.',
    evidence: 'Pruebas: véndelo una vez, aunque sea a mano y en pequeño, antes de construir nada.',
  },
  prices: (amounts: readonly string[]) => `Importes que parecen tu precio: ${list.format(amounts)}.`,
  costs: (amounts: readonly string[]) => `Importes que parecen tus costes: ${list.format(amounts)}.`,
  noMoney: 'No encuentro en tu texto un precio ni un coste.',
  moneyQuestions: [
    '¿Quién paga: quien lo usa u otra persona?',
    '¿Se paga una vez, cada vez o cada mes?',
    '¿Cuántas ventas hacen falta para cubrir los gastos de un mes?',
  ],
  pitch:
    'Plantilla para rellenar: Para [a quién], que [qué problema tiene], ofrezco [qué es] por [cuánto]. Ahora usan [qué], y esto cambia [en qué]. Ya he comprobado [qué].',
  notAnIdea: {
    attack:
      'Parte del texto parece dirigida a quien lo lee, y no a contar una idea. Si lo hemos entendido mal, quita esa parte y vuelve a probar.',
    gibberish:
      'No encuentro palabras que sepa leer. Si lo hemos entendido mal, cuéntalo con frases completas.',
    recipe: 'Esto parece una receta. Si quieres vender ese plato, cuenta a quién, dónde y a qué precio.',
    request:
      'Esto parece una pregunta, un encargo o un currículum. Si hay una idea de negocio detrás, cuenta qué ofreces, a quién y a qué precio.',
  },
  harmful: (name: string) =>
    `Esto parece ${name}; si lo hemos entendido mal, cuéntalo con otras palabras. Este filtro mira palabras sueltas y se equivoca.`,
  /** Stands in the sections that are left empty on purpose. */
  notLaidOut: 'No se ha buscado nada más en este texto.',
  plan: {
    riskiest: {
      problem:
        'Que el problema lo tengan de verdad otras personas, y les importe tanto como para cambiar algo.',
      market: 'Que haya suficientes clientes de un mismo grupo y se pueda llegar a ellos.',
      difference: 'Que alguien deje lo que usa ahora por esto.',
      earning: 'Que alguien pague ese dinero, y que quede algo después de los gastos.',
      feasibility: 'Que se pueda hacer con los medios que tienes.',
      evidence: 'Que lo que dicen los demás se convierta en compras.',
    },
    experiments: {
      problem: {
        tests: 'Que el problema existe fuera de tu cabeza.',
        how: 'Habla con diez personas del grupo que conozcas o encuentres. Pregunta por la última vez que les pasó y no menciones tu idea.',
        goOnIf: 'Al menos seis cuentan un caso concreto del último mes.',
        stopIf: 'Menos de tres recuerdan un caso.',
      },
      market: {
        tests: 'Que puedes llegar a los clientes.',
        how: 'Haz una lista de treinta con nombre y contacto, y escribe o llama a todos con el mismo mensaje.',
        goOnIf: 'Responden al menos diez.',
        stopIf: 'No completas la lista, o responden menos de tres.',
      },
      difference: {
        tests: 'Que lo cambiarían por lo que usan ahora.',
        how: 'Enseña a diez personas, en una hoja, lo que usan ahora y lo tuyo, con sus precios, y pídeles que elijan y digan por qué.',
        goOnIf: 'Seis eligen lo tuyo y dan una razón parecida.',
        stopIf: 'La mayoría se queda con lo que tiene.',
      },
      earning: {
        tests: 'Que pagan el precio.',
        how: 'Ofrécelo a veinte personas con el precio escrito y pide una señal que puedas devolver.',
        goOnIf: 'Tres o más dejan la señal.',
        stopIf: 'Nadie la deja después de hablar con los veinte.',
      },
      feasibility: {
        tests: 'Que se puede hacer, y con qué esfuerzo.',
        how: 'Hazlo una vez a mano, de principio a fin, para una sola persona, y apunta horas y gastos.',
        goOnIf: 'Lo terminas y sabes cuánto te ha costado.',
        stopIf: 'Hay un paso que no puedes dar tú ni encargar a nadie.',
      },
      evidence: {
        tests: 'Que hay ventas, y no solo buenas palabras.',
        how: 'Busca los tres primeros clientes que paguen por una versión pequeña, hecha a mano si hace falta.',
        goOnIf: 'Dos de los tres pagan y dicen que repetirían.',
        stopIf: 'Nadie paga en dos semanas.',
      },
    },
    questions: [
      'Cuéntame la última vez que te pasó. ¿Qué hiciste?',
      '¿Cuánto tiempo o dinero te costó?',
      '¿Qué usas ahora, y qué es lo que menos te gusta?',
      '¿Has buscado otra solución? ¿Qué pasó?',
      '¿Quién más decide cuando gastas dinero en algo así?',
    ],
    unknownRisk: 'El texto no permite decir qué habría que comprobar primero.',
  },
  money: (amount: number, currency: Currency) => `${amount} ${currency}`,
};

export type Wording = typeof es;
