import { numberInWords } from '../domain/number-words.ts';
import { defineMessages } from './messages.ts';

/** Texts of a plan's experiments, in the report's language. */
export const planMessages = defineMessages({
  es: {
    headTest: 'Prueba',
    headEffort: 'Qué cuesta',
    headResults: 'Qué decide',
    tests: (count: number) => `${numberInWords(count, 'es')} pruebas`,
    about: (amount: string) => `unos ${amount}`,
    scaleStop: (limit: string, isStrict = false) =>
      isStrict ? `para con menos de ${limit}` : limit === '0' ? 'para con 0' : `para con ${limit} o menos`,
    scaleDoubt: 'duda',
    scaleGoOn: (limit: string, isStrict = false) =>
      isStrict ? `sigue con más de ${limit}` : `sigue con ${limit} o más`,
    notedGoOn: (value: string) => `Con ${value}, sigue.`,
    notedDoubt: (value: string) => `Con ${value}, queda la duda: ni seguir ni parar.`,
    notedStop: (value: string) => `Con ${value}, para.`,
    firstExperiment: 'El primer experimento',
  },
  en: {
    headTest: 'Test',
    headEffort: 'What it takes',
    headResults: 'What decides',
    tests: (count) => `${numberInWords(count, 'en')} tests`,
    about: (amount) => `about ${amount}`,
    scaleStop: (limit, isStrict) =>
      isStrict ? `stop below ${limit}` : limit === '0' ? 'stop at 0' : `stop at ${limit} or fewer`,
    scaleDoubt: 'in doubt',
    scaleGoOn: (limit, isStrict) => (isStrict ? `go on above ${limit}` : `go on from ${limit}`),
    notedGoOn: (value) => `With ${value}, go on.`,
    notedDoubt: (value) => `With ${value}, it stays in doubt: neither go on nor stop.`,
    notedStop: (value) => `With ${value}, stop.`,
    firstExperiment: 'The first experiment',
  },
});
