import type { Language } from '../domain/language.ts';
import type { Axis } from '../domain/rubric.ts';

/** A sum of money in the usual currency of the language. */
export const MONEY: Readonly<Record<Language, (amount: number) => string>> = {
  es: (amount) => `${amount} €`,
  en: (amount) => `£${amount}`,
};

type AxisTexts = Readonly<Record<'question' | 'how' | 'goOnIf' | 'stopIf', string>>;

/** The question and the cheapest test of each axis. They assert nothing about the idea or its text. */
export const AXIS_TEXTS: Readonly<Record<Language, Readonly<Record<Axis, AxisTexts>>>> = {
  es: {
    problem: {
      question: '¿A quién le pasa, cada cuánto, y qué le cuesta hoy en dinero o en tiempo?',
      how: 'Habla con diez personas a las que les pase, sin mencionar tu idea. Pregunta por la última vez que les pasó: qué hicieron, cuánto tiempo o dinero les costó y qué otra solución han buscado.',
      goOnIf: 'Al menos seis cuentan un caso concreto del último mes.',
      stopIf: 'Menos de tres recuerdan un caso.',
    },
    market: {
      question: '¿Quién lo compraría, cuántos son, y cómo llegas a los diez primeros?',
      how: 'Haz una lista de treinta posibles clientes con nombre y contacto, y escribe o llama a todos con el mismo mensaje. Si no te salen treinta nombres, acota el grupo.',
      goOnIf: 'Responden al menos diez.',
      stopIf: 'No completas la lista, o responden menos de tres.',
    },
    difference: {
      question: '¿Qué usan ahora, y por qué lo cambiarían por esto?',
      how: 'Enseña a diez personas, en una hoja, lo que usan ahora y lo tuyo, con sus precios, y pídeles que elijan y digan por qué.',
      goOnIf: 'Seis eligen lo tuyo y dan una razón parecida.',
      stopIf: 'La mayoría se queda con lo que tiene.',
    },
    earning: {
      question: '¿Quién paga, cuánto y cada cuánto, y qué te queda de cada venta contando tu tiempo?',
      how: 'Ofrécelo a veinte personas con el precio por escrito, y pide una señal que puedas devolver.',
      goOnIf: 'Tres o más dejan la señal.',
      stopIf: 'Nadie la deja después de hablar con las veinte.',
    },
    feasibility: {
      question: '¿Qué recibe exactamente quien lo compra, y qué parte no has hecho nunca?',
      how: 'Hazlo una vez a mano, de principio a fin, para una sola persona, y apunta las horas y los gastos.',
      goOnIf: 'Lo terminas y sabes cuánto te ha costado.',
      stopIf: 'Hay un paso que no puedes dar tú ni encargar a nadie.',
    },
    evidence: {
      question: '¿Quién lo ha pagado, usado o pedido ya? ¿Cuántos, cuándo, y cuántos han repetido?',
      how: 'Ofrece a tres personas una versión pequeña, hecha a mano si hace falta, antes de construir nada.',
      goOnIf: 'Dos de las tres pagan y dicen que repetirían.',
      stopIf: 'Nadie paga en dos semanas.',
    },
  },
  en: {
    problem: {
      question: 'Who has this problem, how often, and what does it cost them today in money or time?',
      how: 'Talk to ten people who have it, without mentioning your idea. Ask about the last time: what they did, how much time or money it cost them, and what other solutions they have looked for.',
      goOnIf: 'At least six describe a specific case from the last month.',
      stopIf: 'Fewer than three remember a case.',
    },
    market: {
      question: 'Who would buy it, how many of them are there, and how do you reach the first ten?',
      how: 'Make a list of thirty possible customers with names and contact details, and write to or ring all of them with the same message. If you cannot name thirty, narrow the group.',
      goOnIf: 'At least ten answer.',
      stopIf: 'You cannot complete the list, or fewer than three answer.',
    },
    difference: {
      question: 'What do they use now, and why would they swap it for this?',
      how: 'Show ten people one sheet with what they use now and what you offer, with both prices, and ask them to choose and say why.',
      goOnIf: 'Six choose yours and give a similar reason.',
      stopIf: 'Most stick with what they have.',
    },
    earning: {
      question: 'Who pays, how much and how often, and what is left of each sale once your time is counted?',
      how: 'Offer it to twenty people with the price in writing, and ask for a deposit you can refund.',
      goOnIf: 'Three or more pay the deposit.',
      stopIf: 'Nobody pays it after you have talked to all twenty.',
    },
    feasibility: {
      question: 'What exactly does the buyer get, and which part have you never done?',
      how: 'Do it once by hand, from start to finish, for one person, and note the hours and the expenses.',
      goOnIf: 'You finish it and know what it cost you.',
      stopIf: 'There is a step that neither you nor anybody you can hire can take.',
    },
    evidence: {
      question:
        'Who has paid for it, used it or asked for it already? How many, when, and how many came back?',
      how: 'Ask three people to buy a small version, made by hand if need be, before you build anything.',
      goOnIf: 'Two of the three pay and say that they would buy again.',
      stopIf: 'Nobody pays within two weeks.',
    },
  },
};
