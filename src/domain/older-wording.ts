import type { Language } from './language.ts';

type Word = Readonly<Record<Language, string>>;
const wordsOf = <Key extends string>(words: Readonly<Record<Key, Word>>) => words;

/** Titles and words of the advice and the plans of older files (`older-files.ts`). */
export const OLDER_WORDS = wordsOf({
  why: { es: 'Por qué', en: 'Why' },
  bet: { es: 'Lo que haría', en: 'What I would do' },
  sums: { es: 'Las cuentas', en: 'The sums' },
  doubts: { es: 'Lo que puede hundirla', en: 'What could sink it' },
  week: { es: 'Esta semana', en: 'This week' },
  rules: { es: 'Cuándo seguir, cambiar o parar', en: 'When to go on, change or stop' },
  ask: { es: 'Lo que cambiaría mi opinión', en: 'What would change my mind' },
  other: { es: '', en: '' },
  assumption: { es: 'La suposición más arriesgada', en: 'The riskiest assumption' },
  follows: {
    es: 'Este plan sigue la idea mejorada del informe.',
    en: 'This plan follows the improved idea of the report.',
  },
  done: { es: 'hecho', en: 'done' },
  experiments: { es: 'Experimentos', en: 'Experiments' },
  experiment: { es: 'Experimento', en: 'Experiment' },
  questions: { es: 'Preguntas para clientes', en: 'Questions for customers' },
  before: { es: 'antes', en: 'was' },
  year: { es: 'al cabo de un año', en: 'after a year' },
});

/** Names of the texts and quantities of older plans. The cost of an experiment has no name. */
export const OLDER_LABELS: Readonly<Record<string, Word>> = {
  settle: { es: 'Lo resuelve', en: 'What settles it' },
  days: { es: 'Días', en: 'Days' },
  goOnIf: { es: 'Sigue si', en: 'Go on if' },
  changeIf: { es: 'Cambia si', en: 'Change if' },
  into: { es: 'A qué', en: 'To what' },
  stopIf: { es: 'Para si', en: 'Stop if' },
  price: { es: 'Precio', en: 'Price' },
  directCost: { es: 'Coste directo', en: 'Direct cost' },
  share: { es: 'Parte del importe', en: 'Share of the amount' },
  amount: { es: 'Importe', en: 'Amount' },
  hours: { es: 'Horas propias', en: 'Own hours' },
  fixed: { es: 'Gastos fijos al mes', en: 'Fixed costs a month' },
  start: { es: 'Gasto inicial', en: 'Start-up cost' },
  units: { es: 'Unidades al mes', en: 'Units a month' },
};
