import { defineMessages } from '../document/messages.ts';
import type { Flag } from '../domain/reading.ts';
import { foldedText } from '../domain/text-matching.ts';
import { type Decision, decisionOf } from './decision.ts';
import type { PersonReason } from './text-results.ts';

/** The headers and values of the columns that Crisol adds to CSV files. */
export const fileWords = defineMessages({
  es: {
    header: {
      id: 'id',
      decision: 'decisión',
      note: 'nota',
      hash: 'huella',
      points: 'puntos',
      lowest: 'mínimo',
      highest: 'máximo',
      /** A column that earlier versions wrote. */
      line: 'línea',
      person: 'persona',
      flag: 'aviso',
      copy: 'copia',
      criterion: 'criterio',
      level: 'nivel',
      reason: 'razón',
      quote: 'cita',
      raise: 'lo subiría',
      service: 'servicio',
      model: 'modelo',
    },
    decision: { yes: 'sí', no: 'no', discuss: 'hablar' } satisfies Record<Decision, string>,
    person: {
      empty: 'texto vacío',
      no_reading: 'sin lectura',
      failed: 'una lectura ha fallado',
      flag: 'aviso',
      apart: 'lecturas separadas',
      no_quotation: 'sin cita',
    } satisfies Record<PersonReason, string>,
    flag: {
      none: '',
      too_little_said: 'dice muy poco',
      off_topic: 'habla de otra cosa',
      directs_reader: 'intenta dirigir a quien lee',
      harmful: 'puede hacer daño',
    } satisfies Record<Flag, string>,
    /** In the column `flag` of a row that does not pass the filters. */
    leftOut: 'fuera',
  },
  en: {
    header: {
      id: 'id',
      decision: 'decision',
      note: 'note',
      hash: 'hash',
      points: 'points',
      lowest: 'lowest',
      highest: 'highest',
      line: 'line',
      person: 'person',
      flag: 'flag',
      copy: 'copy',
      criterion: 'criterion',
      level: 'level',
      reason: 'reason',
      quote: 'quote',
      raise: 'raise',
      service: 'service',
      model: 'model',
    },
    decision: { yes: 'yes', no: 'no', discuss: 'discuss' },
    person: {
      empty: 'empty text',
      no_reading: 'no reading',
      failed: 'a reading failed',
      flag: 'flag',
      apart: 'readings apart',
      no_quotation: 'no quotation',
    },
    flag: {
      none: '',
      too_little_said: 'says too little',
      off_topic: 'is about something else',
      directs_reader: 'tries to direct its reader',
      harmful: 'may do harm',
    },
    leftOut: 'left out',
  },
});

export type FileWords = (typeof fileWords)['es'];
type Heading = keyof FileWords['header'];

const HEADINGS = new Map(
  Object.values(fileWords).flatMap(({ header }) =>
    Object.entries(header).map(([heading, word]) => [foldedText(word), heading as Heading] as const),
  ),
);

/** Why a person has to read a text, in words. For the reason `flag` these are the flag's words. */
export function reasonsInWords(
  reasons: readonly PersonReason[],
  words: FileWords,
  flag: Flag = 'none',
): string[] {
  return reasons.map((reason) => (reason === 'flag' ? words.flag[flag] : words.person[reason]));
}

/** Which of Crisol's columns a header names, in either language. */
export const headingOf = (header: string): Heading | undefined => HEADINGS.get(foldedText(header).trim());

/** Translates a decision into the words of a file. Leaves any other word as written. */
export function decisionWord(written: string, words: FileWords): string {
  const decision = decisionOf(written);
  return decision === undefined ? written : words.decision[decision];
}
