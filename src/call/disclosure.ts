import { brand } from '../brand.ts';
import { escapeMarkdown } from '../document/escape-markdown.ts';
import type { Criterion } from '../domain/reading.ts';

interface DisclosureFacts {
  criteria: readonly Criterion[];
  /** Services and models. */
  model: string;
  times: number;
}

/** `disclosure.md`: what to tell applicants, in both languages, for the organizer to complete. */
export function disclosure({ criteria, model, times }: DisclosureFacts): string {
  const names = criteria.map(
    ({ criterion, weight }) => `${escapeMarkdown(criterion)} (${percent(weight)} %)`,
  );
  const list = names.map((name) => `- ${name}`).join('\n');
  const by = escapeMarkdown(model);
  return `# Qué decir a quienes se presentan

Un modelo de lenguaje (${by}) ha hecho una primera lectura de cada texto con el programa ${brand.name}, ${times} ${times === 1 ? 'vez' : 'veces'}, con estos criterios y pesos:

${list}

- La lectura dice a las personas dónde mirar. No acepta ni rechaza a nadie, y no hace ninguna lista por orden.
- Las personas de la organización deciden, y dan la razón de cada decisión.
- El modelo solo ha recibido las columnas de texto de la solicitud, no los datos que se ocultaron. Un nombre escrito dentro del texto sí le llega.
- Ningún texto queda para después sin que las personas hayan decidido antes una muestra al azar, sin ver ninguna lectura.
- Puedes pedir que una persona lea tu texto, saber qué dijo de él la lectura y corregir lo que esté mal: escribe a [contacto de la organización].

# What to tell applicants

A language model (${by}) has made a first reading of each text with the program ${brand.name}, ${times} ${times === 1 ? 'time' : 'times'}, by these criteria and weights:

${list}

- The reading tells people where to look. It accepts and rejects nobody, and makes no ranking.
- The people of the organization decide, and give a reason for each decision.
- The model received only the text columns of the application, not the data that were hidden. A name written inside the text does reach it.
- No text is put aside unless people have decided a random sample before, without seeing any reading.
- You can ask that a person reads your text, know what the reading said about it, and have mistakes corrected: write to [contact of the organizers].
`;
}

const percent = (weight: number) => Math.round(weight * 1000) / 10;
