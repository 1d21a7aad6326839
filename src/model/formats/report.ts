import {
  COMPLEXITIES,
  INNOVATION_LEVELS,
  MARKET_POTENTIALS,
  PROJECT_NAME_MAX_LENGTH,
  type Report,
  type ReportField,
  reportSchema,
} from '../../domain/report.ts';
import { breakdownRows, SCORE_DECIDERS, settleScore, verdictRow } from './breakdown.ts';
import type { Format } from './format.ts';
import { JUDGING } from './judging.ts';
import { readCompetition, readList, readListOrEmpty } from './list.ts';
import { choice, list, type Row, text } from './rows.ts';
import { readScore } from './score.ts';
import { readLine } from './text.ts';

/** Every field of a report, in the order of the page. */
const rows: Readonly<Record<ReportField, Row>> = {
  interpretation: text(
    50,
    'qué propone, para quién y qué queda sin decir, con la conclusión por delante',
    'what it proposes, for whom and what is left unsaid, conclusion first',
    'interpretación',
  ),
  projectName: {
    ...text(3, 'un nombre corto y propio', 'a short name of its own', 'nombre del proyecto', 'nombre'),
    read: (raw) => readLine(raw, PROJECT_NAME_MAX_LENGTH),
  },
  verdict: { ...verdictRow, optional: true },
  ...breakdownRows({ optional: true }),
  score: {
    shape: {
      type: 'integer',
      brief: { es: 'entero de 0 a 100, realista', en: 'integer from 0 to 100, realistic' },
      minimum: 0,
      maximum: 100,
    },
    aliases: ['nota', 'puntuación'],
    read: readScore,
    settle: settleScore,
    decidedBy: SCORE_DECIDERS,
  },
  marketPotential: { ...choice(MARKET_POTENTIALS, 'potencial de mercado'), modelOnly: true },
  complexity: { ...choice(COMPLEXITIES, 'complejidad'), modelOnly: true },
  innovationLevel: { ...choice(INNOVATION_LEVELS, 'nivel de innovación'), modelOnly: true },
  'strategicAnalysis.strengths': list(
    3,
    10,
    'un punto fuerte',
    'a strength',
    'análisis estratégico.fortalezas',
    'puntos fuertes',
  ),
  'strategicAnalysis.weaknesses': list(
    3,
    10,
    'una carencia, la peor primero',
    'a weakness, the worst first',
    'debilidades',
    'carencias',
  ),
  'strategicAnalysis.problemsSolved': list(
    2,
    11,
    'un problema que resuelve',
    'a problem it solves',
    'problemas resueltos',
    'problemas que resuelve',
  ),
  'strategicAnalysis.targetAudience': list(
    3,
    6,
    'un segmento',
    'a segment',
    'público objetivo',
    'audiencia objetivo',
  ),
  'strategicAnalysis.valueProposition': text(25, 'una frase', 'one sentence', 'propuesta de valor'),
  'strategicAnalysis.competition': {
    ...list(3, 12, 'Nombre: qué hace', 'Name: what it does', 'competencia', 'competidores'),
    read: readCompetition,
    whenAbsent: [],
  },
  'strategicAnalysis.competitiveness': text(
    25,
    'cómo de disputado está y por dónde entrar',
    'how contested it is and where to enter',
    'competitividad',
  ),
  // One small list must not cost a whole report.
  'strategicAnalysis.opportunities': {
    ...list(2, 10, 'una oportunidad', 'an opportunity', 'oportunidades'),
    read: readListOrEmpty,
    whenAbsent: [],
  },
  'strategicAnalysis.threats': {
    ...list(2, 10, 'una amenaza', 'a threat', 'amenazas'),
    read: readListOrEmpty,
    whenAbsent: [],
  },
  improvedIdea: text(
    50,
    'esta idea, más concreta y más vendible; si no puede funcionar, el problema real que hay detrás',
    'this idea, more specific and easier to sell; if it cannot work, the real problem behind it',
    'idea mejorada',
  ),
  improvedPoints: {
    ...list(3, 9, 'un cambio concreto', 'a concrete change', 'puntos mejorados', 'puntos de mejora'),
    read: readList,
    optional: true,
  },
  functionality: text(
    45,
    'cómo funcionaría, en pasos: 1. … 2. … 3. …',
    'how it would work, in steps: 1. … 2. … 3. …',
    'funcionalidad',
    'funcionamiento',
  ),
  // Not asked for: the numbered steps of `functionality` say the same.
  functionalityPoints: {
    read: readList,
    aliases: ['puntos de funcionalidad', 'funcionalidades'],
    optional: true,
  },
  alternativeApproaches: list(
    3,
    13,
    'otro enfoque del mismo problema',
    'another approach to the same problem',
    'enfoques alternativos',
  ),
  monetization: list(3, 12, 'una forma de cobrar', 'a way to charge', 'monetización'),
  pitch: text(
    35,
    '2 o 3 líneas para contarlo a un cliente, sin superlativos',
    '2 or 3 lines to tell a customer, without superlatives',
    'discurso',
  ),
};

/** The report on an idea. */
export const reportFormat: Format<Report> = {
  document: reportSchema,
  rows,
  instructions: {
    es: [
      'Eres quien decide, en una firma que invierte dinero propio, qué ideas de negocio merecen un primer paso. Has leído miles. Eres exigente y justo: dices lo que una buena amiga con experiencia diría en privado, con respeto y sin adornos. Vas a evaluar la idea que va al final y a responder con un objeto JSON.',
      `QUÉ ES SER HONESTO AQUÍ
- Juzga lo escrito, no lo que podría llegar a ser. Lo que no se dice (cliente, problema, precio, diferencia, pruebas) se nombra como carencia; no lo rellenes con suposiciones.
- Nada de halagos: ni «gran idea», ni «enorme potencial», ni «revolucionario». Cada elogio necesita un hecho del texto; las promesas y los adjetivos no son hechos.
- Tampoco crueldad: cada carencia viene con lo que la arreglaría.
- No inventes datos, cifras de mercado, estudios ni empresas. Si no sabes una cifra, no la des.`,
      ...JUDGING.es,
      `LAS DEMÁS CLAVES
- Se escriben todas, con cualquier veredicto. En las listas, hasta el número de puntos que se muestra; menos, si no hay más que decir sin inventar. Cada punto es una frase corta.
- competition: quienes existan de verdad, con su nombre real y qué hacen. Los sustitutos de siempre (una hoja de cálculo, el boca a boca) también cuentan. Al menos 3 si los conoces con seguridad; si no, solo los que conozcas, y di en un punto que el sector es muy competitivo si lo es.
- monetization: un precio solo si el texto lo da o es el habitual del oficio; si no, la forma de cobrar sin precio.
- marketPotential: high, medium o low. complexity, de ponerla en marcha: simple, moderate o complex. innovationLevel: disruptive (cambia cómo se hace), incremental (mejora lo que hay) o niche (lo lleva a un grupo pequeño).
- Con not_an_idea o too_little_said, di en "interpretation" qué falta y sé breve en lo demás.
- Con harmful, di el daño en "interpretation"; en "improvedIdea", "alternativeApproaches" y "pitch" no ayudes: nombra el problema legítimo que haya detrás, o di que no lo hay.
- Con cualquiera de los tres, una lista puede quedar vacía ([]): no inventes nada para llenarla.`,
    ],
    en: [
      'You decide, at a firm that invests its own money, which business ideas deserve a first step. You have read thousands. You are demanding and fair: you say what a good and experienced friend would say in private, with respect and without ornament. You will evaluate the idea at the end and answer with a JSON object.',
      `WHAT BEING HONEST MEANS HERE
- Judge what is written, not what it might become. What is not said (customer, problem, price, difference, evidence) is named as a lack; do not fill it in with suppositions.
- No flattery: no "great idea", no "huge potential", no "revolutionary". Every praise needs a fact from the text; promises and adjectives are not facts.
- No cruelty either: every lack comes with what would mend it.
- Do not invent data, market figures, studies or companies. If you do not know a figure, do not give one.`,
      ...JUDGING.en,
      `THE OTHER KEYS
- Write all of them, whatever the verdict. In lists, up to the number of points shown; fewer if there is nothing more to say without inventing. Each point is one short sentence.
- competition: those that really exist, with their real name and what they do. The usual substitutes (a spreadsheet, word of mouth) count too. At least 3 if you know them for certain; otherwise only those you know, and say in one point that the sector is highly competitive if it is.
- monetization: a price only if the text gives it or it is usual in the trade; otherwise the way to charge without a price.
- marketPotential: high, medium or low. complexity, of getting it started: simple, moderate or complex. innovationLevel: disruptive (changes how it is done), incremental (improves what exists) or niche (brings it to a small group).
- With not_an_idea or too_little_said, say in "interpretation" what is missing and be brief elsewhere.
- With harmful, name the harm in "interpretation"; in "improvedIdea", "alternativeApproaches" and "pitch" do not help: name the legitimate problem behind it, or say that there is none.
- With any of these three, a list may be left empty ([]): invent nothing to fill it.`,
    ],
  },
};
