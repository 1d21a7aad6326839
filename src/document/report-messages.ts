import type { Language } from '../domain/language.ts';
import { numberInWords } from '../domain/number-wording.ts';
import { VERDICT_CAPS } from '../domain/rubric.ts';
import { BAND_LIMITS } from '../domain/score-band.ts';
import { defineMessages } from './messages.ts';

const { fair, good, excellent } = BAND_LIMITS;

/**
 * Texts of the report itself, in the report's language: headings, ratings, the wording of the rubric. Page, Markdown
 * and PDF share them. Texts around the report are in `src/web/report/page-messages.ts`.
 */
export const reportMessages = defineMessages({
  es: {
    title: 'Informe de validación',
    ideaTitle: 'La idea',
    results: 'Lo que ya sabías al pedirlo',
    unnamed: 'Sin nombre',
    score: 'Puntuación',
    asTold: 'de la idea tal como la cuentas',
    outOf100: (score: number) => `${score} de 100`,
    band: { excellent: 'Excelente', good: 'Buena', fair: 'Aceptable', weak: 'Aún no convence' },
    range: (low: number, high: number, ratings: number) =>
      low === high
        ? `${low} en ${numberInWords(ratings, 'es')} valoraciones`
        : `entre ${low} y ${high} en ${numberInWords(ratings, 'es')} valoraciones`,
    bands: (low: string, high: string) => `entre «${low}» y «${high}»`,
    leftOut: (points: number) =>
      points === 1
        ? 'Un elemento de la respuesta no se pudo leer y no está en el informe.'
        : `${points} elementos de la respuesta no se pudieron leer y no están en el informe.`,
    ownScore: 'El modelo no valoró los seis ejes: la puntuación la ha puesto él.',
    marketPotential: 'Potencial de mercado',
    complexity: 'Complejidad',
    innovationLevel: 'Nivel de innovación',
    high: 'Alto',
    medium: 'Medio',
    low: 'Bajo',
    simple: 'Simple',
    moderate: 'Moderada',
    complex: 'Compleja',
    disruptive: 'Disruptiva',
    incremental: 'Incremental',
    niche: 'De nicho',
    notScored: 'No se puntúa',
    verdict: {
      not_an_idea: 'En el texto no hay una idea de negocio que valorar.',
      too_little_said: `El texto dice demasiado poco para juzgar la idea, así que la puntuación no puede pasar de ${VERDICT_CAPS.too_little_said}. Cada eje dice qué falta.`,
      harmful: 'La idea haría daño a personas o es claramente ilegal.',
    },
    breakdown: 'De dónde sale la puntuación',
    level: { 1: 'Muy bajo', 2: 'Bajo', 3: 'Medio', 4: 'Alto', 5: 'Muy alto' },
    levelOf: (level: number) => `${level} de 5`,
    axis: 'Eje',
    points: 'Puntos',
    total: 'Total',
    pointsOf: (points: string, most: number) => `${points} de ${most}`,
    rounded: (score: number) => `Redondeado, la puntuación es ${score}.`,
    capped: (cap: number) => `Con tan pocos datos, la puntuación no pasa de ${cap}.`,
    basis: {
      said: 'lo dice el texto',
      known: 'conocimiento del modelo',
      open: 'por averiguar',
    },
    weight: (name: string, weight: number) => `${name}, ${weight} puntos.`,
    howScored: 'El modelo da los niveles y un programa suma los puntos.',
    howScoredText: `El modelo juzga la idea, no lo completo que está el texto, y valora cada eje en cinco niveles descritos con palabras. El nivel 1 no suma nada y cada nivel más suma un cuarto del peso del eje; el total, de 0 a 100, lo calcula el programa. Las marcas del arco están en ${fair}, ${good} y ${excellent}: a partir de ahí es aceptable, buena o excelente.`,
    stabilityTitle: 'Estabilidad de la puntuación',
    agreed: 'Coinciden en los seis ejes.',
    differ: 'Niveles que no coinciden (primero, el de este informe):',
    notComparable: {
      model:
        'Los escribieron modelos distintos: las diferencias no se dan en puntos, porque cada modelo puntúa a su manera.',
      rubric: 'No se valoraron con la misma escala: las diferencias no se dan en puntos.',
      notScored: 'Uno de los dos no se puntúa.',
    },
    strengths: 'Fortalezas',
    weaknesses: 'Debilidades',
    strengthsAndWeaknesses: 'Fortalezas y debilidades',
    opportunities: 'Oportunidades',
    threats: 'Amenazas',
    understood: 'Cómo hemos entendido tu idea',
    interpretation: 'Interpretación inicial',
    answer: 'La respuesta',
    improvedIdea: 'Idea mejorada',
    improvedPoints: 'Qué cambia',
    functionality: 'Funcionamiento',
    problemsSolved: 'Problemas que resuelve',
    targetAudience: 'Público objetivo',
    valueProposition: 'Propuesta de valor',
    competition: 'Competencia en el sector',
    noCompetition: 'Sin información de competitividad.',
    notVerified: 'sin verificar',
    namesNotSearched: 'No se ha buscado en la web: estos nombres salen de la memoria del modelo.',
    notVerifiedHere:
      'Lo que se dice de ellos no está comprobado, ni aquí ni en tu informe: búscalos antes de darlos por buenos.',
    searchFor: (name: string) => `Buscar ${name} (se abre en otra pestaña)`,
    search: 'Buscar',
    alternativeApproaches: 'Enfoques alternativos',
    monetization: 'Fuentes de ingresos',
    nameAndPitch: 'Nombre y pitch',
    opportunitiesAndThreats: 'Oportunidades y amenazas',
    moreItems: (count: number) => (count === 1 ? 'Y 1 más' : `Y ${count} más`),
    none: 'Nada que señalar.',
    quoted: (text: string) => quoted(text, 'es'),
    writtenByModel: (model: string, date: string) =>
      `Escrito por el modelo ${model} el ${date}. Contenido generado por IA. Puede equivocarse. Es solo orientativo.`,
    writtenByHand: 'Un informe escrito a mano sobre una idea inventada, para que veas qué recibirás.',
    date: (iso: string) => new Date(iso).toLocaleString('es-ES', { dateStyle: 'long', timeStyle: 'short' }),
  },
  en: {
    title: 'Validation report',
    ideaTitle: 'The idea',
    results: 'What you already knew when you asked',
    unnamed: 'Unnamed',
    score: 'Score',
    asTold: 'for the idea as described',
    outOf100: (score: number) => `${score} out of 100`,
    band: { excellent: 'Excellent', good: 'Good', fair: 'Fair', weak: 'Not convincing yet' },
    range: (low, high, ratings) =>
      low === high
        ? `${low} in ${numberInWords(ratings, 'en')} ratings`
        : `between ${low} and ${high} in ${numberInWords(ratings, 'en')} ratings`,
    bands: (low, high) => `between “${low}” and “${high}”`,
    leftOut: (points) =>
      points === 1
        ? 'One item in the answer could not be read and is not in the report.'
        : `${points} items in the answer could not be read and are not in the report.`,
    ownScore: 'The model did not rate the six axes: the score is its own.',
    marketPotential: 'Market potential',
    complexity: 'Complexity',
    innovationLevel: 'Innovation level',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    simple: 'Simple',
    moderate: 'Moderate',
    complex: 'Complex',
    disruptive: 'Disruptive',
    incremental: 'Incremental',
    niche: 'Niche',
    notScored: 'Not scored',
    verdict: {
      not_an_idea: 'There is no business idea in the text to judge.',
      too_little_said: `The text says too little to judge the idea, so the score cannot exceed ${VERDICT_CAPS.too_little_said}. Each axis says what is missing.`,
      harmful: 'The idea would harm people or is plainly illegal.',
    },
    breakdown: 'Where the score comes from',
    level: { 1: 'Very low', 2: 'Low', 3: 'Medium', 4: 'High', 5: 'Very high' },
    levelOf: (level) => `${level} of 5`,
    axis: 'Axis',
    points: 'Points',
    total: 'Total',
    pointsOf: (points, most) => `${points} of ${most}`,
    rounded: (score) => `Rounded, the score is ${score}.`,
    capped: (cap) => `Capped at ${cap}: the text says too little.`,
    basis: {
      said: 'the text says so',
      known: 'the model’s own knowledge',
      open: 'still to find out',
    },
    weight: (name, weight) => `${name}, ${weight} points.`,
    howScored: 'The model gives the levels and a program adds up the points.',
    howScoredText: `The model judges the idea, not how complete the text is, and rates each axis on five levels described in words. Level 1 adds nothing and each further level adds a quarter of the axis’s weight; the program calculates the total from 0 to 100. The marks on the arc are at ${fair}, ${good} and ${excellent}: from there up, it is fair, good or excellent.`,
    stabilityTitle: 'How stable the score is',
    agreed: 'They agree on all six axes.',
    differ: 'Levels that differ (this report’s first):',
    notComparable: {
      model:
        'Different models wrote them: differences are not given in points, because each model scores in its own way.',
      rubric: 'They were not rated on the same scale: differences are not given in points.',
      notScored: 'One of them is not scored.',
    },
    strengths: 'Strengths',
    weaknesses: 'Weaknesses',
    strengthsAndWeaknesses: 'Strengths and weaknesses',
    opportunities: 'Opportunities',
    threats: 'Threats',
    understood: 'How we understood your idea',
    interpretation: 'Initial interpretation',
    answer: 'The answer',
    improvedIdea: 'Improved idea',
    improvedPoints: 'What changes',
    functionality: 'How it works',
    problemsSolved: 'Problems it solves',
    targetAudience: 'Target audience',
    valueProposition: 'Value proposition',
    competition: 'Competition in the sector',
    noCompetition: 'No competitiveness info.',
    notVerified: 'not verified',
    namesNotSearched: 'The web has not been searched: these names come from the model’s memory.',
    notVerifiedHere:
      'What is said about them has not been checked, here or in your report: look them up before you rely on them.',
    searchFor: (name: string) => `Search for ${name} (opens in another tab)`,
    search: 'Search',
    alternativeApproaches: 'Alternative approaches',
    monetization: 'Revenue streams',
    nameAndPitch: 'Name and pitch',
    opportunitiesAndThreats: 'Opportunities and threats',
    moreItems: (count) => (count === 1 ? 'And 1 more' : `And ${count} more`),
    none: 'None.',
    quoted: (text) => quoted(text, 'en'),
    writtenByModel: (model: string, date: string) =>
      `Written by the model ${model} on ${date}. AI-generated content. It can be wrong. For guidance only.`,
    writtenByHand: 'A report written by hand on a made-up idea, so that you can see what you will get.',
    date: (iso: string) => new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  },
});

const MARKS = {
  es: { outer: ['«', '»'], inner: ['“', '”'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
} as const;

/** A text as it is, in quotation marks. */
export function inMarks(text: string, language: Language): string {
  return MARKS[language].outer.join(text);
}

/** Puts a text in quotation marks. Marks inside become inner marks; marks around the whole text are removed. */
export function quoted(text: string, language: Language): string {
  const { outer, inner } = MARKS[language];
  const bare = text.trim().replace(/^(?:«([^»]*)»|“([^”]*)”|"([^"]*)")$/, '$1$2$3');
  const nested = bare
    .replace(/"([^"]*)"/g, `${inner[0]}$1${inner[1]}`)
    .replace(/«([^»]*)»|“([^”]*)”/g, `${inner[0]}$1$2${inner[1]}`);
  return outer[0] + nested + outer[1];
}
