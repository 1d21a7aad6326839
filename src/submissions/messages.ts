import { defineMessages } from '../document/messages.ts';
import { TEXT_MAX } from '../domain/reading.ts';

export const copyMessages = defineMessages({
  es: {
    equal: (rows: string, isOne: boolean) => `igual que ${isOne ? 'la fila' : 'las filas'} ${rows}`,
    near: (rows: string, isOne: boolean) => `casi igual que ${isOne ? 'la fila' : 'las filas'} ${rows}`,
    percent: (row: number, percent: number) => `${row} (${percent}\u00A0%)`,
    more: (count: number) => `${count} más`,
    row: (row: number, sentence: string) => `Fila ${row}: ${sentence}.`,
    moreRows: (count: number) => `${count} filas más tienen copias: están en results.csv.`,
  },
  en: {
    equal: (rows, isOne) => `the same as ${isOne ? 'row' : 'rows'} ${rows}`,
    near: (rows, isOne) => `nearly the same as ${isOne ? 'row' : 'rows'} ${rows}`,
    percent: (row, percent) => `${row} (${percent}\u00A0%)`,
    more: (count) => `${count} more`,
    row: (row, sentence) => `Row ${row}: ${sentence}.`,
    moreRows: (count) => `${count} more rows have copies: results.csv names them.`,
  },
});

export const feedbackMessages = defineMessages({
  es: {
    title: 'Comentarios para cada participante',
    unseen:
      'Estos comentarios los ha escrito un modelo de lenguaje y ninguna persona los ha visto todavía. Léelos y corrígelos antes de enviar ninguno. No dan puntos ni niveles, y no son una decisión.',
    unread: 'No hay ninguna lectura de este texto.',
    quote: (quote: string) => `El texto dice: «${quote}»`,
    raise: (raise: string) => `Lo que más ayudaría: ${raise}`,
    note: 'Para quien organiza. Quita estas líneas antes de enviar nada.',
    model: (models: string) =>
      `Ha leído el texto y ha escrito este borrador: ${models}. No lo ha visto ninguna persona.`,
    person: (reasons: string) => `Lo tiene que leer una persona: ${reasons}.`,
    draft: (hash: string) =>
      `Borrador ${hash}. El comando lo vuelve a escribir mientras nadie cambie este archivo.`,
  },
  en: {
    title: 'Feedback for each applicant',
    unseen:
      'A language model wrote this feedback, and no person has seen it yet. Read it and correct it before you send any of it. It gives no points and no levels, and it is not a decision.',
    unread: 'There is no reading of this text.',
    quote: (quote: string) => `The text says: “${quote}”`,
    raise: (raise: string) => `What would help most: ${raise}`,
    note: 'For the organizer. Take these lines out before you send anything.',
    model: (models) => `The text was read, and this draft written, by ${models}. No person has seen it.`,
    person: (reasons) => `A person has to read it: ${reasons}.`,
    draft: (hash) => `Draft ${hash}. The command writes it again as long as nobody changes this file.`,
  },
});

export const pairMessages = defineMessages({
  es: {
    pairs: (count: number) =>
      `De cada cien parejas de un sí y un no, en ${count} tiene más puntos el sí; al azar serían 50. Has decidido con las lecturas delante, así que la cifra favorece al modelo.`,
  },
  en: {
    pairs: (count) =>
      `In ${count} of every hundred pairs of a yes and a no, the yes has more points; chance would make it 50. You decided with the readings in view, so the figure flatters the model.`,
  },
});

export const countMessages = defineMessages({
  es: {
    different: (count: number) => (count === 1 ? '1 texto distinto' : `${count} textos distintos`),
    equal: (count: number) => (count === 1 ? '1 igual a otro' : `${count} iguales a otros`),
    empty: (count: number) => (count === 1 ? '1 vacío' : `${count} vacíos`),
    leftOut: (count: number) => (count === 1 ? '1 excluido' : `${count} excluidos`),
    cut: (count: number) => `${count === 1 ? '1 cortado' : `${count} cortados`} a ${TEXT_MAX} caracteres`,
  },
  en: {
    different: (count) => (count === 1 ? '1 distinct text' : `${count} distinct texts`),
    equal: (count) => `${count} the same as another`,
    empty: (count) => `${count} empty`,
    leftOut: (count) => `${count} left out`,
    cut: (count) => `${count} cut at ${TEXT_MAX.toLocaleString('en')} characters`,
  },
});

export const trialMessages = defineMessages({
  es: {
    remaining: (count: number) => (count === 1 ? 'Queda 1 lectura' : `Quedan ${count} lecturas`),
    tokens: (count: string) => `unos ${count} tokens`,
    cost: (cost: string) => `unos ${cost} al precio dado`,
    time: (minutes: number) => {
      if (minutes <= 1) return minutes < 1 ? 'menos de un minuto' : 'un minuto';
      return minutes < 90 ? `unos ${minutes} min` : `unas ${Math.round(minutes / 60)} h`;
    },
  },
  en: {
    remaining: (count) => (count === 1 ? '1 reading left' : `${count} readings left`),
    tokens: (count) => `about ${count} tokens`,
    cost: (cost) => `about ${cost} at the given price`,
    time: (minutes) => {
      if (minutes <= 1) return minutes < 1 ? 'less than a minute' : 'a minute';
      return minutes < 90 ? `about ${minutes} min` : `about ${Math.round(minutes / 60)} h`;
    },
  },
});
