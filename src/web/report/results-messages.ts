import { defineMessages } from '../../document/messages.ts';

/** Texts for results of experiments, interviews and sales. */
export const resultsMessages = defineMessages({
  es: {
    title: 'Anotar resultados',
    why: 'Anota lo que has averiguado, los números primero: a cuántos preguntaste, cuántos pagaron.',
    done: 'Experimento hecho',
    resultOf: 'Resultado',
    placeholder: 'P. ej.: 20 preguntados, 2 pagaron',
    others: 'Entrevistas, ventas y lo demás que sepas',
    reassess: 'Volver a valorar con estos resultados',
    reassessWhy:
      'Se envían la idea y los resultados, sin la puntuación anterior. Si el informe nuevo lo escribe el mismo modelo con la misma escala, dirá qué ha cambiado en cada eje.',
    reread: 'Leer otra vez con estos resultados',
    rereadWhy: 'Las reglas leen la idea y los resultados juntos. La hoja nueva dice qué encuentran.',
    tooLong: (over: number) =>
      `Sobran ${over.toLocaleString('es-ES')} caracteres: se envían 1000 como mucho, con los de los experimentos.`,
  },
  en: {
    title: 'Note results',
    why: 'Note what you have found out, numbers first: how many you asked, how many paid.',
    done: 'Experiment done',
    resultOf: 'Result',
    placeholder: 'E.g. 20 asked, 2 paid',
    others: 'Interviews, sales and anything else you know',
    reassess: 'Rate again with these results',
    reassessWhy:
      'The idea and the results are sent, without the earlier score. If the same model writes the new report on the same scale, it will say what changed on each axis.',
    reread: 'Read again with these results',
    rereadWhy: 'The rules read the idea and the results together. The new worksheet says what they find.',
    tooLong: (over: number) =>
      `${over.toLocaleString('en-GB')} characters too many: at most 1,000 are sent, the experiments’ included.`,
  },
});
