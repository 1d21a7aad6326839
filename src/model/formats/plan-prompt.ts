import type { AnswerTask } from '../../domain/answer-service.ts';
import { RUBRIC } from '../../domain/rubric.ts';
import type { Values } from './answer-format.ts';
import { ANSWER_LANGUAGE, ideaBlock, knownBlock, ONLY_JSON } from './idea-block.ts';

const SHAPES: Readonly<Record<string, string>> = {
  riskiestAssumption:
    '"riskiestAssumption": "la suposición que, si es falsa, hunde la idea (máx. 40 palabras)"',
  experiments:
    '"experiments": [{"tests": "la suposición que pone a prueba (máx. 20 palabras)", "how": "qué hacer, con quién y dónde (máx. 40 palabras)", "cost": "coste con su moneda, p. ej. 0 € o unos 50 €", "days": 7, "goOnIf": "el resultado, con un número, con el que seguir (máx. 20 palabras)", "stopIf": "el resultado, con un número, con el que parar o cambiar (máx. 20 palabras)"}]',
  questions: '"questions": ["cinco preguntas para posibles clientes (máx. 20 palabras cada una)"]',
};

const METHOD = `CÓMO ES UN BUEN PLAN
- De tres a cinco experimentos baratos y rápidos, el de la suposición más arriesgada primero. Cada uno se puede empezar el lunes, sin construir el producto: conversaciones, una página con lista de espera, un servicio hecho a mano, una preventa, un anuncio pequeño.
- "days" es un número entero de días. El coste es lo que de verdad habría que gastar.
- Seguir o parar se decide con un número que se fija antes: cuántas personas, cuántos pagos, qué porcentaje. «Buena acogida» no es un resultado.
- Cinco preguntas que no dirigen la respuesta: sobre lo que la persona hizo la última vez, cuánto le costó y qué usa hoy. Nunca «¿te gustaría…?», «¿comprarías…?» ni nada que describa la solución.
- Todo habla de esta idea y de sus clientes, no de ideas en general. No inventes datos.
- Si el texto no es una idea, los experimentos buscan una; si hace daño o es ilegal, prueban si hay un problema legítimo detrás.`;

function weakestAxes(task: AnswerTask): string[] {
  if (task.kind !== 'plan' || task.weakest.length === 0) return [];
  const axes = task.weakest.map((axis) => {
    const { name, question } = RUBRIC.es[axis];
    return `${name.toLowerCase()} (${question})`;
  });
  return [`Lo más flojo de esta idea, de peor a mejor: ${axes.join('; ')}. Empieza por ahí.`];
}

function prompt(task: AnswerTask, opening: string, fields: readonly string[], more: string[]): string {
  const shapes = fields.map((field) => SHAPES[field]).filter((shape) => shape !== undefined);
  return [
    `Ayudas a personas que quieren emprender a averiguar, con poco dinero y en pocos días, si su idea se sostiene. ${opening}`,
    METHOD,
    ...weakestAxes(task),
    `FORMA DE LA RESPUESTA\nUn objeto JSON con estas claves, en este orden:\n{\n  ${shapes.join(',\n  ')}\n}`,
    ONLY_JSON,
    ...more,
    ideaBlock(task.idea),
    ANSWER_LANGUAGE[task.language],
  ].join('\n\n');
}

/** The plan to validate an idea with: the riskiest assumption, experiments, questions. */
export function planPrompt(task: AnswerTask): string {
  return prompt(task, 'Escribe el plan de validación de la idea que va al final.', Object.keys(SHAPES), []);
}

/** Asks for the missing parts of a plan alone. */
export function planCompletingPrompt(task: AnswerTask, missing: readonly string[], known: Values): string {
  const written =
    known.size > 0 ? [`PARTES YA ESCRITAS (solo para que las tengas en cuenta)\n${knownBlock(known)}`] : [];
  return prompt(
    task,
    'El plan de validación de la idea que va al final quedó incompleto: escribe solo las partes que faltan.',
    missing,
    written,
  );
}
