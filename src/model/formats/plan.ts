import {
  EXPERIMENTS_MAX,
  EXPERIMENTS_MIN,
  type Plan,
  planSchema,
  QUESTIONS_MAX,
  QUESTIONS_MIN,
} from '../../domain/plan.ts';
import { LIST_ITEM_MAX_LENGTH } from '../../domain/report.ts';
import { RUBRIC } from '../../domain/rubric.ts';
import { property } from '../json/keys.ts';
import { UNJUDGED_NOTES } from './data-block.ts';
import type { Format } from './format.ts';
import { readList } from './list.ts';
import { text } from './rows.ts';
import { integer, phrase, type Shape } from './shape.ts';
import { readLine } from './text.ts';

const DAYS_MAX = 365;

const experiment: Shape = {
  type: 'object',
  members: {
    tests: phrase(20, 'la suposición que pone a prueba', 'the assumption it tests'),
    how: phrase(40, 'qué hacer, con quién y dónde', 'what to do, with whom and where'),
    cost: phrase(6, 'lo que hay que gastar, con su moneda', 'what has to be spent, with its currency'),
    days: integer(0, DAYS_MAX, 'número entero de días', 'whole number of days'),
    goOnIf: phrase(
      20,
      'el resultado, con un número, con el que seguir',
      'the result, with a number, to go on with',
    ),
    stopIf: phrase(
      20,
      'el resultado, con un número, con el que parar o cambiar',
      'the result, with a number, to stop or change at',
    ),
  },
};

export const planFormat: Format<Plan> = {
  document: planSchema,
  rows: {
    riskiestAssumption: text(
      40,
      'la suposición que, si es falsa, hunde la idea',
      'the assumption that sinks the idea if it is false',
    ),
    experiments: {
      shape: { type: 'list', items: experiment, fewest: EXPERIMENTS_MIN, most: EXPERIMENTS_MAX },
      read: readExperiments,
    },
    questions: {
      shape: {
        type: 'list',
        items: phrase(20, 'una pregunta para posibles clientes', 'a question for possible customers'),
        fewest: QUESTIONS_MIN,
        most: 5,
      },
      read: readQuestions,
    },
  },
  instructions: {
    es: [
      'Ayudas a personas que quieren emprender a averiguar, con poco dinero y en pocos días, si su idea se sostiene. Escribe el plan de validación de la idea que va al final.',
      `CÓMO ES UN BUEN PLAN
- De tres a cinco experimentos baratos y rápidos, el de la suposición más arriesgada primero. Cada uno se puede empezar el lunes, sin construir el producto: conversaciones, una página con lista de espera, un servicio hecho a mano, una preventa, un anuncio pequeño.
- Lo que el texto ya cuenta como probado no se prueba otra vez: se prueba lo siguiente que hace falta saber.
- "cost" es lo que de verdad habría que gastar, por ejemplo 0 € o unos 50 €.
- Seguir o parar se decide con un número que se fija antes: cuántas personas, cuántos pagos, qué porcentaje. «Buena acogida» no es un resultado. Entre los dos números puede quedar una zona de duda, pero no se cruzan.
- Cinco preguntas que no dirigen la respuesta: sobre lo que la persona hizo la última vez, cuánto le costó y qué usa hoy. Nunca «¿te gustaría…?», «¿comprarías…?» ni nada que describa la solución.
- Todo habla de esta idea y de sus clientes, no de ideas en general. No inventes datos.
- Si el texto no es una idea, o pide algo imposible, los experimentos buscan un problema real que sí se pueda resolver. Si hace daño o es ilegal, ningún experimento lo pone en práctica: solo prueban si hay un problema legítimo detrás.`,
    ],
    en: [
      'You help people who want to start a business to find out, with little money and in a few days, whether their idea holds. Write the validation plan for the idea at the end.',
      `WHAT A GOOD PLAN IS LIKE
- Three to five cheap, quick experiments, the one for the riskiest assumption first. Each can start on Monday without building the product: conversations, a page with a waiting list, a service done by hand, a pre-sale, a small advertisement.
- What the text already tells as tested is not tested again: test the next thing worth knowing.
- "cost" is what would really have to be spent, for example £0 or about £50.
- Going on or stopping is decided by a number fixed beforehand: how many people, how many payments, what percentage. "A good reception" is not a result. There may be a zone of doubt between the two numbers, but they do not cross.
- Five questions that do not lead: about what the person did last time, what it cost them and what they use today. Never "would you like…?", "would you buy…?" or anything that describes the solution.
- Everything is about this idea and its customers, not ideas in general. Do not invent data.
- If the text is not an idea, or asks for something impossible, the experiments look for a real problem that can be solved. If it does harm or is illegal, no experiment puts it into practice: they only test whether there is a legitimate problem behind it.`,
    ],
  },
  material: (task) => {
    if (task.kind !== 'plan' || task.weakest.length === 0) return [];
    const axes = task.weakest.map((axis) => {
      const { name, question } = RUBRIC[task.language][axis];
      return `${name.toLowerCase()} (${question})`;
    });
    return [
      task.language === 'es'
        ? `Lo más flojo o menos sabido de esta idea: ${axes.join('; ')}. Tenlo en cuenta al elegir la suposición más arriesgada.`
        : `What is weakest or least known about this idea: ${axes.join('; ')}. Take it into account when you choose the riskiest assumption.`,
    ];
  },
  notes: UNJUDGED_NOTES,
};

/** Reads 7, "7" and "7 días". A range ("5-7 days") or another unit is not understood. */
export function readDays(raw: unknown): number | undefined {
  const written =
    typeof raw === 'string' ? /^\s*(\d{1,3})\s*(?:d[ií]as?|days?)?\.?\s*$/i.exec(raw)?.[1] : raw;
  const days = typeof written === 'string' ? Number(written) : written;
  return typeof days === 'number' && days >= 0 && days <= DAYS_MAX ? days : undefined;
}

function readExperiment(raw: unknown): Plan['experiments'][number] | undefined {
  const line = (name: string) => readLine(property(raw, name), LIST_ITEM_MAX_LENGTH);
  const days = readDays(property(raw, 'days'));
  const [tests, how, cost] = [line('tests'), line('how'), readCost(property(raw, 'cost'))];
  const [goOnIf, stopIf] = [line('goOnIf'), line('stopIf')];
  if (!tests || !how || !cost || days === undefined || !goOnIf || !stopIf) return undefined;
  return { tests, how, cost, days, goOnIf, stopIf };
}

/** Reads a text with a currency, or the number 0 without a currency. */
function readCost(raw: unknown): string | undefined {
  return raw === 0 ? '0' : readLine(raw, LIST_ITEM_MAX_LENGTH);
}

/** Reads the experiments and leaves out those that lack a member. */
function readExperiments(raw: unknown): Plan['experiments'] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const experiments = raw.map(readExperiment).filter((experiment) => experiment !== undefined);
  return experiments.length >= EXPERIMENTS_MIN ? experiments.slice(0, EXPERIMENTS_MAX) : undefined;
}

function readQuestions(raw: unknown): string[] | undefined {
  const questions = readList(raw);
  return questions && questions.length >= QUESTIONS_MIN ? questions.slice(0, QUESTIONS_MAX) : undefined;
}
