import type { Language } from '../../domain/language.ts';
import type { Currency } from '../amounts.ts';

/** The texts of a worksheet. They quote the person and ask questions; they never assert anything about the idea. */
export const es = {
  guess: 'Las reglas no están seguras: ¿habla de esto tu frase?',
  looseEvidence: 'Es un comienzo: cuenta más lo que ya se ha pagado, usado o repetido.',
  looseDifference: 'Dicho así, lo puede decir cualquiera: ¿comparado con qué?',
  /** `isCertain` if both have the same unit. */
  belowCost: (price: string, cost: string, isCertain: boolean) =>
    isCertain
      ? `Si lo he leído bien, el precio (${price}) está por debajo del coste (${cost}).`
      : `¿El precio (${price}) y el coste (${cost}) son de lo mismo? Entonces el precio está por debajo del coste.`,
  evidenceAgainst: 'Leído así, es un resultado en contra, y también sirve.',
  evidenceAgainstQuestion: '¿Qué razones dieron quienes dijeron que no?',
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
  /** What to find out next about an axis that the text covers completely. */
  askNext: {
    problem: '¿Cuántos lo cuentan igual sin que se lo preguntes?',
    market: '¿Cuántos son, y a cuántos puedes llegar este mes?',
    difference: '¿Qué haría quien te compra si mañana otro ofreciera lo mismo?',
    earning: '¿Qué queda por venta cuando cuentas también tu tiempo?',
    feasibility: '¿Qué parte no has hecho nunca, y qué necesitas para hacerla?',
    evidence: '¿Cuántos volvieron a comprar, y cuántos no?',
  },
  otherLanguage: (of: Language) =>
    `Tu texto parece estar en ${{ es: 'español', en: 'inglés' }[of]}: las citas van tal como las escribiste.`,
  unknownLanguage: 'No reconozco el idioma de tu texto: solo sé leer español e inglés.',
  shuffled: 'Las palabras de tu texto parecen estar desordenadas, y así no sé leerlo.',
  directsReader:
    'Parte del texto parece dirigida a quien lo lee, y no a contar una idea. Si lo hemos entendido mal, quita esa parte y vuelve a probar.',
  /** `as`: what the text looks like, without a sentence around it. */
  notAnIdea: {
    gibberish: {
      as: undefined,
      notice:
        'No encuentro palabras que sepa leer. Si lo hemos entendido mal, cuéntalo con frases completas.',
    },
    recipe: {
      as: 'una receta',
      notice: 'Esto parece una receta. Si quieres vender ese plato, cuenta a quién, dónde y a qué precio.',
    },
    request: {
      as: 'una pregunta, un encargo o un currículum',
      notice:
        'Esto parece una pregunta, un encargo o un currículum. Si hay una idea de negocio detrás, cuenta qué ofreces, a quién y a qué precio.',
    },
  },
  harmful: (name: string) =>
    `Esto parece ${name}; si lo hemos entendido mal, cuéntalo con otras palabras. Este filtro mira palabras sueltas y se equivoca.`,
  /** The cheapest way to test each axis. */
  tests: {
    problem: {
      how: 'Para saber si el problema existe fuera de tu cabeza, habla con diez personas del grupo que conozcas o encuentres. Pregunta por la última vez que les pasó: qué hicieron, cuánto tiempo o dinero les costó, qué usan ahora y qué es lo que menos les gusta, si han buscado otra solución, y quién más decide cuando gastan en algo así. No menciones tu idea.',
      goOnIf: 'Al menos seis cuentan un caso concreto del último mes.',
      stopIf: 'Menos de tres recuerdan un caso.',
    },
    market: {
      how: 'Para saber si puedes llegar a los clientes, haz una lista de treinta con nombre y contacto, y escribe o llama a todos con el mismo mensaje. Si no te salen treinta nombres, estrecha el grupo.',
      goOnIf: 'Responden al menos diez.',
      stopIf: 'No completas la lista, o responden menos de tres.',
    },
    difference: {
      how: 'Para saber si dejarían lo que usan ahora, enseña a diez personas, en una hoja, lo que usan y lo tuyo, con sus precios, y pídeles que elijan y digan por qué.',
      goOnIf: 'Seis eligen lo tuyo y dan una razón parecida.',
      stopIf: 'La mayoría se queda con lo que tiene.',
    },
    earning: {
      how: 'Para saber si pagan ese precio, ofrécelo a veinte personas con el precio escrito y pide una señal que puedas devolver.',
      goOnIf: 'Tres o más dejan la señal.',
      stopIf: 'Nadie la deja después de hablar con los veinte.',
    },
    feasibility: {
      how: 'Para saber si se puede hacer, y con qué esfuerzo, hazlo una vez a mano, de principio a fin, para una sola persona, y apunta horas y gastos.',
      goOnIf: 'Lo terminas y sabes cuánto te ha costado.',
      stopIf: 'Hay un paso que no puedes dar tú ni encargar a nadie.',
    },
    evidence: {
      how: 'Para saber si hay ventas, y no solo buenas palabras, busca los tres primeros clientes que paguen por una versión pequeña, hecha a mano si hace falta, antes de construir nada.',
      goOnIf: 'Dos de los tres pagan y dicen que repetirían.',
      stopIf: 'Nadie paga en dos semanas.',
    },
  },
  money: (amount: number, currency: Currency) => `${amount} ${currency}`,
};

export type Wording = typeof es;
