import {
  ANSWER_TEXT_MAX_LENGTH,
  type Answer,
  answerSchema,
  DECISIONS,
  type Decision,
} from '../../domain/report.ts';
import { UNJUDGED_NOTES } from './data-block.ts';
import { line, list, listOrEmpty, markdown, NO_BRIEF, named, type Rows, text, word } from './field.ts';
import type { Format } from './format.ts';
import { readList, readSteps } from './list.ts';
import { ratingBlock, sourcesBlock, today } from './material.ts';
import { sumsRow } from './sums.ts';

/** Other words that models write for the decisions. Each has its case in `tests/answers/shapes/`. */
export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  go: 'go on, seguir, sigue, adelante',
  test: 'test first, probar, prueba, comprobar',
  change: 'cambiar, cambia, pivot',
  drop: 'stop, dejar, parar, descartar, abandonar',
};

/** In the order in which the model writes the fields. Each alias has its case in `tests/answers/shapes/`. */
const rows = {
  headline: line(40, { es: 'el veredicto', en: 'the verdict' }, 'titular, encabezado'),
  decision: { ...word(DECISIONS, 'decisión', DECISION_WORDS), need: 'optional' },
  answer: markdown(
    [700, 1100],
    { es: 'la respuesta, en Markdown', en: 'the answer, in Markdown' },
    'respuesta, parts, partes',
    ANSWER_TEXT_MAX_LENGTH,
  ),
  sums: sumsRow,
  'strategicAnalysis.problemsSolved': list(
    2,
    11,
    { es: 'un problema que resuelve', en: 'a problem it solves' },
    'problemas resueltos, problemas que resuelve, problems, problemas',
  ),
  'strategicAnalysis.targetAudience': list(
    3,
    6,
    { es: 'un segmento', en: 'a segment' },
    'público objetivo, audiencia objetivo, target market, audience, segmentos, segments',
  ),
  'strategicAnalysis.valueProposition': text(
    25,
    { es: 'una frase', en: 'one sentence' },
    'propuesta de valor, propuesta valor, unique value proposition, value prop',
  ),
  'strategicAnalysis.competition': listOrEmpty(
    5,
    12,
    { es: 'Nombre: qué hace mejor', en: 'Name: what it does better' },
    'competencia, competidores, competitors',
  ),
  'strategicAnalysis.competitiveness': text(
    25,
    { es: 'cómo de disputado está y por dónde entrar', en: 'how contested it is and where to enter' },
    'competitividad',
  ),
  'strategicAnalysis.opportunities': listOrEmpty(
    2,
    10,
    { es: 'una oportunidad', en: 'an opportunity' },
    'oportunidades',
  ),
  'strategicAnalysis.threats': listOrEmpty(
    2,
    10,
    { es: 'una amenaza', en: 'a threat' },
    'amenazas, risks, riesgos',
  ),
  improvedIdea: text(50, NO_BRIEF, 'idea mejorada, improved version'),
  improvedPoints: {
    ...list(
      3,
      9,
      { es: 'otro cambio', en: 'a further change' },
      'puntos mejorados, puntos de mejora, puntos mejora',
    ),
    read: readList,
    need: 'optional',
  },
  functionality: {
    ...text(
      45,
      { es: 'cómo funcionaría, en pasos: 1. … 2. … 3. …', en: 'how it would work, in steps: 1. … 2. … 3. …' },
      'funcionalidad, funcionamiento, how it works, cómo funciona',
    ),
    read: readSteps,
  },
  // The prompt does not ask for this list, because the numbered steps of `functionality` say the same.
  functionalityPoints: {
    read: readList,
    aliases: named('puntos de funcionalidad, funcionalidades, puntos funcionalidad'),
    need: 'optional',
  },
  alternativeApproaches: list(
    3,
    15,
    { es: 'otro enfoque, y cuándo sí', en: 'another approach, and when' },
    'enfoques alternativos, alternatives, alternativas',
  ),
  monetization: list(
    3,
    12,
    { es: 'una forma de cobrar', en: 'a way to charge' },
    'monetización, monetisation, revenue streams, revenue model, business model, modelo de negocio',
  ),
  pitch: text(
    35,
    {
      es: '2 o 3 líneas para contarlo a un cliente, sin superlativos',
      en: '2 or 3 lines to tell a customer, without superlatives',
    },
    'discurso, elevator pitch, sales pitch, discurso de venta, pitch de venta',
  ),
} satisfies Rows<Answer>;

const QUESTION = {
  es: 'Alguien te dice: «Tengo esta idea de negocio (al final). ¿Es buena idea? Dime con honestidad qué piensas y qué hago.»',
  en: "Somebody tells you: 'I have this business idea (at the end). Is it a good idea? Tell me honestly what you think and what I should do.'",
};

const HOW = {
  es: 'Contéstale exactamente como lo harías en una conversación en la que solo existiera esa pregunta: a tu manera, con todo lo que sabes, en la forma y con la extensión que mejor le sirvan (casi siempre entre 700 y 1.100 palabras). "headline" es el veredicto, en una o dos frases, con las que empezarías; "answer" sigue desde ahí, en Markdown, sin repetirlo. Una tabla tiene como mucho cinco columnas.',
  en: 'Answer exactly as you would in a conversation in which there was only that question: in your own manner, with all that you know, in the form and at the length that serve them best (nearly always between 700 and 1,100 words). "headline" is the verdict, in one or two sentences, with which you would begin; "answer" goes on from there, in Markdown, without repeating it. A table has at most five columns.',
};

const RECORD = {
  es: `Después escribes la ficha de la versión que recomiendas, o de la idea tal como la cuenta si no recomiendas ninguna (de problemsSolved a pitch): se consulta por claves sueltas, con su cliente, su oferta y su precio; toma de la respuesta las cifras, los plazos y las condiciones, sin cambiarlos ni añadir otros; no recomienda nada distinto ni repite sus frases. Antes una cifra, un lugar o una palabra del oficio que un adjetivo; en las listas, frases cortas y ninguna inventada.
- competition: quienes existen, con su nombre real y lo que hacen mejor; también los sustitutos de siempre. Al menos 3 si los conoces con certeza.
- improvedIdea: la versión que recomiendas, contada de corrido para quien no ha leído la respuesta.
- alternativeApproaches: caminos que hoy no recomiendas, y qué tendría que pasar para que sí: la misma condición que en la respuesta, si allí está.`,
  en: `Then you write the record of the version that you recommend, or of the idea as told if you recommend none (from problemsSolved to pitch): it is looked up key by key, with its customer, its offer and its price; it takes figures, dates and conditions from the answer, without changing them or adding others; it recommends nothing else and repeats no sentence of it. Rather a figure, a place or a word of the trade than an adjective; in lists, short sentences, and none invented.
- competition: those that exist, with their real name and what they do better; also the usual substitutes. At least 3 if you know them for certain.
- improvedIdea: the version that you recommend, told in one go to somebody who has not read the answer.
- alternativeApproaches: ways that you do not recommend today, and what would have to happen for you to: the same condition as in the answer, if it is there.`,
};

const AFTER_FORM = {
  es: `"sums" es null si la decisión no depende de unas cuentas o si son voluntarios. Si no, repite como cantidades las cuentas del negocio que recomiendas, o del suyo si no recomiendas ninguno, y no las de la prueba, con todos los gastos e impuestos que cuenta tu texto, para que un programa las compruebe y la persona cambie los números: por unidad price, cost (varias líneas se suman), share (tanto por ciento del precio: comisiones, impuesto incluido; un IVA del 21 % incluido es 17,4) y hours; al mes fixed y units; una vez start. "month" y "hour" son los resultados que da tu texto.
Escribe solo el objeto JSON, de { a }, sin vallas de código, comentarios ni texto alrededor. Las claves y los valores permitidos van en inglés; dentro de "answer", saltos de línea como \\n; sin comillas dobles en ningún texto.`,
  en: `"sums" is null if the decision does not hang on sums, or for volunteers. Otherwise it repeats as quantities the sums of the business that you recommend, or of their own if you recommend none, and not those of the test, with all the costs and taxes that your text counts, so that a program can check them and the person change the numbers: per unit price, cost (several lines add up), share (per cent of the price: commissions, tax included in it; an included VAT of 20 % is 16.7) and hours; a month fixed and units; once start. "month" and "hour" are the results that your text gives.
Write only the JSON object, from { to }: no code fences, comments or text around it. Keys and allowed values are in English; inside "answer", line breaks as \\n; no double quotes in any text.`,
};

/**
 * The second step of an analysis: the answer, and then the record of what it recommends. The wording was compared with the
 * answers of a chat (docs/decisions/2026-11-28-one-document.md): measure any change in the same way.
 */
export const answerFormat: Format<Answer> = {
  document: answerSchema,
  rows,
  instructions: {
    es: [QUESTION.es, HOW.es, RECORD.es],
    en: [QUESTION.en, HOW.en, RECORD.en],
  },
  afterForm: AFTER_FORM,
  material: (task) =>
    task.kind === 'answer'
      ? [
          today(task),
          ratingBlock(task.judgement, task.language),
          ...sourcesBlock(task.sources, task.language),
        ]
      : [],
  notes: UNJUDGED_NOTES,
};
