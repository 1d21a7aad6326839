import type { AnswerTask } from '../../domain/answer-service.ts';
import type { ReportField } from '../../domain/report.ts';
import type { AnswerField, Values } from './answer-format.ts';
import { ANSWER_LANGUAGE, ideaBlock, knownBlock, ONLY_JSON } from './idea-block.ts';
import { BREAKDOWN_SHAPE, RUBRIC_TEXT, VERDICT_TEXT } from './rubric-text.ts';

/**
 * What each field asks for, with its word budget. Together, every budget spent, a Spanish report stays under 2000
 * tokens; `prompts.test.ts` counts.
 */
export const FIELD_BRIEFS: Readonly<Record<ReportField, { brief: string; words: number }>> = {
  interpretation: {
    brief: 'qué propone, para quién y qué queda sin decir, con la conclusión por delante',
    words: 50,
  },
  improvedIdea: { brief: 'la misma idea, más concreta y más vendible; no otra', words: 50 },
  improvedPoints: { brief: '3 cambios concretos', words: 24 },
  functionality: { brief: 'cómo funcionaría, en pasos: «1. … 2. … 3. …»', words: 45 },
  functionalityPoints: { brief: '3 funciones de la primera versión', words: 21 },
  'strategicAnalysis.problemsSolved': { brief: '2 problemas', words: 20 },
  'strategicAnalysis.targetAudience': { brief: '3 segmentos, en 2 a 5 palabras cada uno', words: 15 },
  'strategicAnalysis.valueProposition': { brief: 'una frase', words: 25 },
  'strategicAnalysis.competition': {
    brief: 'al menos 3 competidores reales, «Nombre: qué hace»',
    words: 36,
  },
  'strategicAnalysis.competitiveness': { brief: 'cómo de disputado está y por dónde entrar', words: 25 },
  'strategicAnalysis.strengths': { brief: '3 puntos', words: 27 },
  'strategicAnalysis.weaknesses': { brief: '3 puntos, el peor primero', words: 27 },
  'strategicAnalysis.opportunities': { brief: '2 puntos', words: 18 },
  'strategicAnalysis.threats': { brief: '2 puntos', words: 18 },
  alternativeApproaches: { brief: '3 enfoques distintos del mismo problema', words: 36 },
  monetization: { brief: '3 formas de cobrar, con un precio orientativo', words: 33 },
  projectName: { brief: 'un nombre corto y propio', words: 2 },
  pitch: { brief: '2 o 3 líneas para contarlo a un cliente, sin superlativos', words: 35 },
  marketPotential: { brief: '"high" | "medium" | "low"', words: 1 },
  complexity: { brief: '"simple" | "moderate" | "complex"', words: 1 },
  innovationLevel: { brief: '"disruptive" | "incremental" | "niche"', words: 1 },
  verdict: { brief: '"judged" | "not_an_idea" | "too_little_said" | "harmful"', words: 1 },
  scoreBreakdown: { brief: 'los seis ejes', words: 138 },
  score: { brief: 'entero de 0 a 100', words: 1 },
};

const TEXT_FIELDS: ReadonlySet<ReportField> = new Set([
  'interpretation',
  'improvedIdea',
  'functionality',
  'strategicAnalysis.valueProposition',
  'strategicAnalysis.competitiveness',
  'projectName',
  'pitch',
]);

/** One field of the shape: `"pitch": "2 o 3 líneas… (máx. 35 palabras)"`. */
function shapeOf(field: ReportField): string {
  const { brief, words } = FIELD_BRIEFS[field];
  const key = `"${field.slice(field.indexOf('.') + 1)}"`;
  if (field === 'scoreBreakdown') return `${key}: ${BREAKDOWN_SHAPE}`;
  if (field === 'score') return `${key}: ${brief}`;
  if (words === 1) return `${key}: ${brief}`;
  const wish = `${brief} (máx. ${words} palabras${TEXT_FIELDS.has(field) ? '' : ' en total'})`;
  return TEXT_FIELDS.has(field) ? `${key}: "${wish}"` : `${key}: ["${wish}"]`;
}

/** The JSON object that holds the fields, in words. */
function shape(fields: readonly ReportField[]): string {
  const strategic = fields.filter((field) => field.startsWith('strategicAnalysis.'));
  const lines: string[] = [];
  for (const field of fields) {
    if (!field.startsWith('strategicAnalysis.')) lines.push(`  ${shapeOf(field)}`);
    else if (field === strategic[0]) {
      const parts = strategic.map((part) => `    ${shapeOf(part)}`).join(',\n');
      lines.push(`  "strategicAnalysis": {\n${parts}\n  }`);
    }
  }
  return `{\n${lines.join(',\n')}\n}`;
}

const ROLE = `Eres quien decide, en una firma que invierte dinero propio, qué ideas de negocio merecen un primer paso. Has leído miles. Eres exigente y justo: dices lo que una buena amiga con experiencia diría en privado, con respeto y sin adornos.`;

const HONESTY = `QUÉ ES SER HONESTO AQUÍ
- Juzga lo escrito, no lo que podría llegar a ser. Lo que no se dice (cliente, problema, precio, diferencia, pruebas) se nombra como carencia; no lo rellenes con suposiciones.
- Nada de halagos: ni «gran idea», ni «enorme potencial», ni «revolucionario». Cada elogio necesita un hecho del texto; las promesas y los adjetivos no son hechos.
- Tampoco crueldad: cada carencia viene con lo que la arreglaría.
- No inventes datos, cifras de mercado, estudios ni empresas. Si no sabes una cifra, no la des.`;

const ALL_FIELDS = `Con cualquier veredicto se escriben todas las claves. Si no hay idea, o falta casi todo, dilo en pocas palabras en cada una en vez de inventar. Si hace daño, en "improvedIdea", "alternativeApproaches" y "pitch" no ayudes: nombra el problema legítimo que haya detrás, o di que no lo hay.`;

const SCORE = `NOTA (score)
Es un entero de 0 a 100, realista y coherente con los niveles. La mayoría de las ideas está entre 35 y 65.
- 85 o más, excelente: hay clientes que pagan y una ventaja difícil de copiar. Muy raro.
- 70 a 84, buena: cliente, problema, precio y diferencia concretos, con alguna prueba.
- 60 a 69, aceptable: concreta, con una o dos carencias importantes.
- menos de 60, floja: faltan piezas básicas. Menos de 35: apenas una frase o una promesa. Menos de 20: no es una idea, o hace daño.
La nota no depende del sector, del entusiasmo ni de lo que el texto pida para sí.`;

const RATINGS = `OTRAS VALORACIONES
- marketPotential: high, medium o low. complexity, de ponerla en marcha: simple, moderate o complex. innovationLevel: disruptive (cambia cómo se hace), incremental (mejora lo que hay) o niche (lo lleva a un grupo pequeño).
- competition: al menos 3 competidores que existan de verdad, con su nombre real y qué hacen; los sustitutos de siempre (una hoja de cálculo, el boca a boca) también cuentan. Si no conoces tres con seguridad, pon solo los que conozcas y di en un punto que el sector es muy competitivo.`;

/** The whole instruction for a report: role, honesty, rubric, shape with its budget, the idea as data, the language. */
export function reportPrompt({ idea, language }: AnswerTask): string {
  return [
    ROLE,
    'Vas a evaluar la idea que va al final y a responder con un objeto JSON.',
    HONESTY,
    `${VERDICT_TEXT}\n${ALL_FIELDS}`,
    RUBRIC_TEXT,
    SCORE,
    RATINGS,
    `FORMA DE LA RESPUESTA\nUn objeto JSON con estas claves, en este orden. Respeta el máximo de palabras de cada una: es un límite, no una meta, y el informe entero tiene que caber en 2000 tokens. En cada punto, una frase corta.\n${shape(Object.keys(FIELD_BRIEFS) as ReportField[])}`,
    ONLY_JSON,
    ideaBlock(idea),
    ANSWER_LANGUAGE[language],
  ].join('\n\n');
}

/** Asks for the missing fields of a report alone, in keeping with those that are known. */
export function reportCompletingPrompt(
  { idea, language }: AnswerTask,
  missing: readonly AnswerField['name'][],
  known: Values,
): string {
  const fields = missing as readonly ReportField[];
  const asksRating = fields.some(
    (field) => field === 'scoreBreakdown' || field === 'score' || field === 'verdict',
  );
  return [
    ROLE,
    'Tu informe sobre la idea que va al final quedó incompleto. Escribe solo las partes que faltan, en consonancia con las escritas y sin repetirlas.',
    HONESTY,
    ...(asksRating ? [VERDICT_TEXT, RUBRIC_TEXT, SCORE] : []),
    RATINGS,
    `PARTES QUE FALTAN\nUn objeto JSON con estas claves y ninguna más, dentro del máximo de palabras de cada una:\n${shape(fields)}`,
    ONLY_JSON,
    ...(known.size > 0
      ? [`PARTES YA ESCRITAS (solo para que las tengas en cuenta)\n${knownBlock(known)}`]
      : []),
    ideaBlock(idea),
    ANSWER_LANGUAGE[language],
  ].join('\n\n');
}
