import {
  COMPLEXITIES,
  INNOVATION_LEVELS,
  type Judgement,
  judgementSchema,
  MARKET_POTENTIALS,
} from '../../domain/report.ts';
import { PROJECT_NAME_MAX_LENGTH } from '../../domain/text-schema.ts';
import { breakdownRows, readScore, scoreRow, verdictField } from './breakdown.ts';
import { line, list, type Rows, text, word } from './field.ts';
import type { Format } from './format.ts';
import { JUDGING } from './judging.ts';

/** Other words that models write for the allowed values. Each has its case in `tests/answers/shapes/`. */
export const JUDGEMENT_WORDS = {
  marketPotential: {
    high: 'alto, alta, elevado, muy alto',
    medium: 'medio, media, moderado, moderate',
    low: 'bajo, baja, escaso',
  },
  complexity: {
    simple: 'sencillo, sencilla, fácil, easy, low, bajo, baja',
    moderate: 'moderado, moderada, medium, medio, media, intermedia',
    complex: 'complejo, compleja, difícil, high, alto, alta',
  },
  innovationLevel: { disruptive: 'disruptivo, disruptiva', niche: 'nicho' },
};

/** The fields of the judgement, in the order in which the model writes them. Each alias has its case in `tests/answers/shapes/`. */
const rows = {
  interpretation: text(
    40,
    {
      es: 'qué propone, para quién y qué queda sin decir, hablándole de tú a quien la escribe y sin juzgarla todavía',
      en: 'what it proposes, for whom and what is left unsaid, said to its writer as you, without judging it yet',
    },
    'interpretación',
  ),
  projectName: line(
    3,
    {
      es: 'siempre un nombre, corto y propio, sin precio ni plazo',
      en: 'always a name, short and of its own, without price or period',
    },
    'nombre del proyecto, nombre, nombre proyecto, project title',
    { maxLength: PROJECT_NAME_MAX_LENGTH },
  ),
  verdict: { ...verdictField, need: 'optional' },
  ...breakdownRows(true),
  score: {
    ...scoreRow,
    shape: {
      type: 'integer',
      brief: { es: 'entero de 0 a 100', en: 'integer from 0 to 100' },
      minimum: 0,
      maximum: 100,
    },
    aliases: ['nota', 'puntuación'],
    read: readScore,
  },
  marketPotential: word(
    MARKET_POTENTIALS,
    'potencial de mercado, potencial mercado',
    JUDGEMENT_WORDS.marketPotential,
  ),
  complexity: word(COMPLEXITIES, 'complejidad', JUDGEMENT_WORDS.complexity),
  innovationLevel: word(
    INNOVATION_LEVELS,
    'nivel de innovación, nivel innovación',
    JUDGEMENT_WORDS.innovationLevel,
  ),
  'strategicAnalysis.strengths': list(
    4,
    10,
    {
      es: 'un punto fuerte: un hecho que da el texto, sin cuentas ni consejos',
      en: 'a strength: a fact that the text gives, without sums or advice',
    },
    'análisis estratégico.fortalezas, puntos fuertes, pros, advantages',
  ),
  'strategicAnalysis.weaknesses': list(
    4,
    10,
    {
      es: 'un punto débil, el peor primero, sin cuentas ni consejos',
      en: 'a weakness, the worst first, without sums or advice',
    },
    'debilidades, carencias, puntos débiles, cons',
  ),
} satisfies Rows<Omit<Judgement, 'scoreBreakdown'>>;

/** The first step of an analysis. If you change the wording, measure it on the calibration set: `npm run eval`. */
export const judgementFormat: Format<Judgement> = {
  document: judgementSchema,
  rows,
  instructions: {
    es: [
      'Decides, en una firma que invierte dinero propio, qué ideas de negocio merecen un primer paso. Eres exigente y justo: dices lo que una buena amiga con experiencia diría en privado, con respeto y sin adornos. Evalúa la idea que va al final.',
      `HONESTIDAD
- Juzga la idea que hay, no la que podría llegar a ser; lo que falta saber, nómbralo como algo por averiguar.
- Ni halagos ni superlativos: cada elogio necesita un hecho del texto o del oficio.
- Tampoco crueldad: se juzga la idea, no a quien la escribe.
- No inventes datos, cifras de mercado, estudios ni empresas.`,
      ...JUDGING.es,
      `LAS DEMÁS CLAVES
- Se escriben todas, con cualquier veredicto, y cada una dice algo que no dice otra. Antes una cifra, un lugar o una palabra del oficio que un adjetivo; en las listas, frases cortas y ninguna inventada.
- score: tu propia estimación realista; la que se muestra la calcula un programa con los niveles.
- marketPotential: high si "market" tiene 4 o 5, medium si 3, low si 1 o 2. complexity: la de ponerla en marcha. innovationLevel: disruptive (cambia cómo se hace), incremental (mejora lo que hay) o niche (lo lleva a un grupo pequeño).
- Con not_an_idea o too_little_said, di en "interpretation" qué falta y sé breve en lo demás; las listas pueden quedar vacías ([]).
- Con harmful, di el daño en "interpretation" y no ayudes en ninguna clave: listas vacías, y en cada texto nombra el problema legítimo que haya detrás o di, con una frase completa, por qué no se describe.`,
    ],
    en: [
      'You decide, at a firm that invests its own money, which business ideas deserve a first step. You are demanding and fair: you say what a good and experienced friend would say in private, with respect and without ornament. Evaluate the idea at the end.',
      `HONESTY
- Judge the idea that is there, not the one it might become; name what is not known yet as something to find out.
- No flattery, no superlatives: every praise needs a fact from the text or the trade.
- No cruelty either: the idea is judged, not its writer.
- Do not invent data, market figures, studies or companies.`,
      ...JUDGING.en,
      `THE OTHER KEYS
- Write all of them, whatever the verdict, and let each say what no other says. Rather a figure, a place or a word of the trade than an adjective; in lists, short sentences, and rather few than invented ones.
- score: your own realistic estimate; the one that is shown is computed from the levels.
- marketPotential: high if "market" has 4 or 5, medium if 3, low if 1 or 2. complexity: of getting it started. innovationLevel: disruptive (changes how it is done), incremental (improves what exists) or niche (brings it to a small group).
- With not_an_idea or too_little_said, say in "interpretation" what is missing and be brief elsewhere; lists may be left empty ([]).
- With harmful, name the harm in "interpretation" and do not help in any key: empty lists, and each text names the legitimate problem behind it or says, in a full sentence, why it is not described.`,
    ],
  },
};
