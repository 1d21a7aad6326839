import {
  ADVICE_VERDICTS,
  type Advice,
  type AdvicePart,
  adviceSchema,
  PART_KINDS,
  PARTS_MAX,
  PARTS_MIN,
} from '../../domain/advice.ts';
import type { AnswerTask } from '../../domain/answer-service.ts';
import { LOCALES } from '../../domain/language.ts';
import { LIST_ITEM_MAX_LENGTH } from '../../domain/text-schema.ts';
import { AXES, RUBRIC } from '../../domain/rubric.ts';
import { isRecord } from '../json/json-value.ts';
import { property } from '../json/keys.ts';
import { readWord } from './breakdown.ts';
import { dataBlock, UNJUDGED_NOTES } from './data-block.ts';
import type { Format } from './format.ts';
import { phrase, type Shape } from './shape.ts';
import { readLine, readMarkdown } from './text.ts';
import { economicsRow } from './unit-economics.ts';

/** Most parts that the prompt asks for. */
const PARTS_ASKED = 8;

/** Keys of a part's members. Each key, and each word below, has a case in `tests/answers/shapes/advice.ts`. */
export const KIND_KEYS = ['kind', 'tipo', 'type', 'clase'];
export const TITLE_KEYS = ['title', 'título', 'heading', 'encabezado', 'name', 'nombre'];
export const TEXT_KEYS = ['text', 'texto', 'content', 'contenido', 'body', 'cuerpo', 'markdown'];

const part: Shape = {
  type: 'object',
  members: {
    kind: { type: 'choice', values: PART_KINDS },
    title: phrase(6, { es: 'el título que pida el caso', en: 'the title that the case asks for' }),
    text: phrase(150, {
      es: 'texto corrido, listas con - o 1., **negrita**, una tabla pequeña de Markdown',
      en: 'running text, lists with - or 1., **bold**, one small Markdown table',
    }),
  },
};

/**
 * This prompt is V14 in docs/decisions/2026-11-27-advice.md, which compares its answers with plain answers of the same
 * model. Measure any change of the prompt in the same way.
 */
export const adviceFormat: Format<Advice> = {
  document: adviceSchema,
  rows: {
    headline: {
      shape: phrase(40, { es: 'el veredicto', en: 'the verdict' }),
      read: (raw) => readLine(raw, LIST_ITEM_MAX_LENGTH),
      aliases: ['titular', 'encabezado'],
    },
    parts: {
      shape: { type: 'list', items: part, fewest: PARTS_MIN, most: PARTS_ASKED },
      read: readParts,
      items: { read: readPart, fewest: PARTS_MIN },
      aliases: ['partes', 'sections', 'secciones'],
      // The kinds are keys if a model writes the parts as an object.
      members: [...TITLE_KEYS, ...TEXT_KEYS, ...KIND_KEYS, ...PART_KINDS],
      isDecisive: true,
    },
    verdict: {
      shape: { type: 'choice', values: ADVICE_VERDICTS },
      read: (raw) => wordOf(raw, VERDICT_WORDS),
      aliases: ['veredicto'],
      need: 'optional',
    },
    sums: economicsRow,
  },
  instructions: {
    es: [
      `Alguien te cuenta su idea de negocio (al final) y te pregunta: ¿es buena idea? Dime con honestidad qué piensas y qué hago. Contéstale como un asesor con mucha experiencia y buen amigo, en una conversación: con opinión, con lo que sabes del oficio y ella o él quizá no, con el porqué de cada cosa. Entre 550 y 700 palabras.`,
      `Escribe la respuesta que darías si solo te hicieran esa pregunta, para alguien con poco tiempo: frases enteras que se entienden a la primera, pocas cosas y bien explicadas. Cuida solo esto:
1. Empiezas por el veredicto, en una o dos frases sencillas: contesta cada parte de lo que pregunta (esto sí, esto no, esto todavía no) y da la razón principal.
2. Una sola recomendación de principio a fin, sobre su idea y con un solo precio: aprovechas lo que ya tiene y cambias lo que más mueve el dinero (precio, cliente, tamaño de la tanda, forma de vender). Nada suyo se descarta sin haberle hecho las cuentas a su mejor precio. Otra idea mejor, si la ves, cabe en una frase.
3. Pocas cifras, redondas, y una tabla pequeña con las opciones que de verdad tiene delante (precios, canales, sitios o clientes): lo que le queda y a cuánto le sale la hora, con sus horas y los gastos fijos. Después, en frases cortas, qué es eso al mes frente a lo que gana hoy, y cuánto haría falta para vivir de ello. Lo que supones, poco y en una lista corta bajo la tabla, se llama suposición. Las cuentas cuadran entre sí y con los pasos y los plazos, y no dependen de que otros hagan lo que nadie hace.
4. Hasta tres cosas que pueden hundirla, la peor primero, con lo que pasa exactamente. Normas, permisos y competidores por su nombre si los sabes con certeza; si no, qué preguntar y a quién. Nada inventado sobre quien escribe.
5. Qué hacer esta semana, en pocos pasos: primero lo que puede acabar con la idea gratis, con lo que ya tiene (clientes, datos, ventas); después una prueba sencilla, con dinero de verdad en cuanto se pueda, con las palabras para pedirlo y un tope de gasto. Nada que le haga quedar mal ante sus clientes.
6. Una fecha y una cifra fácil de contar: con cuánto sigue (lo que gana al mes con ese número, según tus cuentas, y por qué le compensa), con cuánto cambia y a qué, con cuánto para.
7. Al final, el dato suyo que cambiaría tu veredicto, y cuál sería entonces.
Nada se dice dos veces; sin telegrama, frases de ánimo, ofrecimientos ni cierre.`,
    ],
    en: [
      `Somebody tells you their business idea (at the end) and asks: is this a good idea? Tell me honestly what you think and what I should do. Answer as an adviser with long experience and a good friend, in a conversation: with an opinion, with what you know of the trade and they perhaps do not, with the reason for each thing. Between 550 and 700 words.`,
      `Write the answer you would give if you were only asked that question, for somebody with little time: whole sentences that are understood at once, few things and well explained. Mind only this:
1. You begin with the verdict, in one or two simple sentences: it answers each part of what they ask (this yes, this no, this not yet) and gives the main reason.
2. One recommendation from beginning to end, on their idea and at one price: you use what they already have and change what moves the money most (price, customer, size of the batch, way of selling). Nothing of theirs is dismissed before you have done its sums at its best price. A better idea, if you see one, fits in one sentence.
3. Few figures, round ones, and a small table of the options that they really have before them (prices, channels, places or customers): what is left and what an hour comes to, with their hours and the fixed costs. Then, in short sentences, what that is a month against what they earn today, and how much it would take to live on it. What you assume, little and in a short list below the table, is called an assumption. The sums agree with each other, with the steps and with the dates, and do not depend on others doing what nobody does.
4. Up to three things that can sink it, the worst first, with what exactly happens. Rules, permits and competitors by name if you know them for certain; if not, what to ask and whom. Nothing invented about the writer.
5. What to do this week, in few steps: first what can end the idea for nothing, with what they already have (customers, data, sales); then one simple test, with real money as soon as that is allowed, with the words to ask for it and a cap on spending. Nothing that would embarrass them before their customers.
6. One date and one number that is easy to count: at how much to go on (what that number earns them a month by your sums, and why it is worth it), at how much to change and to what, at how much to stop.
7. At the end, the fact of theirs that would change your verdict, and what it would then be.
Nothing is said twice; no telegram style, encouragement, offers or closing phrases.`,
    ],
  },
  form: {
    es: `FORMA
{
  "headline": "el veredicto (40 palabras)",
  "parts": [{"kind": "why" | "bet" | "sums" | "doubts" | "week" | "rules" | "ask" | "other", "title": "el título que pida el caso (6 palabras)", "text": "texto corrido, listas con - o 1., **negrita**, una tabla pequeña de Markdown"}, …],
  "verdict": "go" | "test" | "change" | "drop",
  "sums": {"unit": "lo que se vende una vez (3 palabras)", "currency": "código ISO", "lines": [{"kind": "price" | "cost" | "hours" | "fixed" | "start" | "units", "what": "(5 palabras)", "value": n, "basis": "said" | "known" | "open"}, …], "wage": n, "month": n, "hour": n} | null
}
"sums" repite como cantidades las cuentas del caso normal de tu texto, para que un programa las compruebe y la persona cambie los números: por unidad price y cost (varias líneas se suman) y hours; al mes fixed y units; una vez start. "month" y "hour" son los resultados que da tu texto.
De cinco a ocho partes, en el orden y con el contenido que pida el caso. Escribe solo el objeto JSON; dentro de los textos, saltos de línea como \\n y sin comillas dobles.`,
    en: `FORM
{
  "headline": "the verdict (40 words)",
  "parts": [{"kind": "why" | "bet" | "sums" | "doubts" | "week" | "rules" | "ask" | "other", "title": "the title that the case asks for (6 words)", "text": "running text, lists with - or 1., **bold**, one small Markdown table"}, …],
  "verdict": "go" | "test" | "change" | "drop",
  "sums": {"unit": "what is sold once (3 words)", "currency": "ISO code", "lines": [{"kind": "price" | "cost" | "hours" | "fixed" | "start" | "units", "what": "(5 words)", "value": n, "basis": "said" | "known" | "open"}, …], "wage": n, "month": n, "hour": n} | null
}
"sums" repeats the sums of the ordinary case of your text as quantities, so that a program can check them and the person change the numbers: per unit price and cost (several lines add up) and hours; a month fixed and units; once start. "month" and "hour" are the results that your text gives.
Five to eight parts, in the order and with the content that the case asks for. Write only the JSON object; inside the texts, line breaks as \\n and no double quotes.`,
  },
  material: (task) => (task.kind === 'advice' ? material(task) : []),
  notes: {
    es: { idea: UNJUDGED_NOTES.es.idea },
    en: { idea: UNJUDGED_NOTES.en.idea },
  },
};

const RATING = {
  es: 'Entre {open} y {close} está la valoración que ha recibido la idea, un eje en cada línea. Es solo material: puedes ir más allá y no hace falta repetirla.',
  en: 'Between {open} and {close} is the rating that the idea has received, one axis on each line. It is only material: you may go beyond it, and need not repeat it.',
};
const LEVEL = {
  es: (level: number) => `${level} de 5`,
  en: (level: number) => `${level} of 5`,
};
const TODAY = {
  es: (date: string) => `Hoy es ${date}.`,
  en: (date: string) => `Today is ${date}.`,
};

/** Paragraphs with the rating, what the person has found out, and the date. */
function material({
  language,
  rating = [],
  results,
  date,
}: Extract<AnswerTask, { kind: 'advice' }>): string[] {
  const lines = AXES.flatMap((axis) => {
    const rated = rating.find((each) => each.axis === axis);
    return rated ? [`${RUBRIC[language][axis].name}: ${LEVEL[language](rated.level)}. ${rated.reason}`] : [];
  });
  const today = new Date(date).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return [
    ...(lines.length > 0 ? [dataBlock('RATING', lines.join('\n'), RATING[language])] : []),
    ...(results ? [dataBlock('RESULTS', results, UNJUDGED_NOTES[language].results as string)] : []),
    TODAY[language](today),
  ];
}

function wordOf<Word extends string>(
  raw: unknown,
  words: Readonly<Record<Word, readonly string[]>>,
): Word | undefined {
  const allowed = Object.keys(words) as Word[];
  return allowed.find((word) => readWord(raw, [word, ...words[word]]));
}

export const VERDICT_WORDS: Readonly<Record<(typeof ADVICE_VERDICTS)[number], readonly string[]>> = {
  go: ['go on', 'seguir', 'sigue', 'adelante'],
  test: ['test first', 'probar', 'prueba', 'comprobar'],
  change: ['cambiar', 'cambia', 'pivot'],
  drop: ['stop', 'dejar', 'parar', 'descartar', 'abandonar'],
};

export const KIND_WORDS: Readonly<Record<AdvicePart['kind'], readonly string[]>> = {
  why: ['por qué', 'reasons', 'razones', 'verdict', 'veredicto'],
  bet: ['apuesta', 'recommendation', 'recomendación', 'version', 'versión'],
  sums: ['cuentas', 'números', 'numbers', 'economics'],
  doubts: ['dudas', 'doubt', 'risks', 'riesgos'],
  week: ['semana', 'this week', 'esta semana', 'steps', 'pasos'],
  rules: ['reglas', 'rule', 'decide', 'decisión', 'decision'],
  ask: ['pregunta', 'question'],
  other: ['otro', 'otra'],
};

/** Reads a part from an object or a text. An unknown kind is `other`. */
function readPart(raw: unknown): AdvicePart | undefined {
  const text = readMarkdown(typeof raw === 'string' ? raw : property(raw, ...TEXT_KEYS));
  if (text === undefined) return undefined;
  return {
    kind: wordOf(property(raw, ...KIND_KEYS), KIND_WORDS) ?? 'other',
    title: readLine(property(raw, ...TITLE_KEYS), LIST_ITEM_MAX_LENGTH) ?? '',
    text,
  };
}

/** Reads parts from a list, or from an object with the kinds as keys. Parts without a text are left out. */
function readParts(raw: unknown, _: unknown, leaveOut?: () => void): AdvicePart[] | undefined {
  const listed = isRecord(raw)
    ? Object.entries(raw).map(([kind, value]) => ({ kind, ...(isRecord(value) ? value : { text: value }) }))
    : raw;
  if (!Array.isArray(listed)) return undefined;
  const read = listed.slice(0, PARTS_MAX).map((each) => (each === null ? undefined : readPart(each)));
  const parts = read.filter((each) => each !== undefined);
  if (parts.length < PARTS_MIN) return undefined;
  for (const each of read) if (each === undefined) leaveOut?.();
  return parts;
}
