import type { Report } from '../../../src/domain/report.ts';
import { type Shape, written } from './shape.ts';

const json = JSON.stringify(written);
const { strategicAnalysis, scoreBreakdown, ...rest } = written;
const DRAFT = { interpretation: 'Un borrador…', projectName: 'Borrador', verdict: 'harmful' };
const LONG_DRAFT = { ...DRAFT, score: 12, improvedIdea: 'Borrador de la idea.', pitch: 'Borrador de venta.' };

/** Other keys that models use for each field. */
const KEYS_OF_FIELDS: Readonly<Record<string, readonly string[]>> = {
  interpretation: ['interpretación', 'interpretacion'],
  projectName: ['nombre_del_proyecto', 'nombre', 'nombre_proyecto', 'project_title', 'project_name'],
  verdict: ['veredicto', 'Verdict'],
  score: ['nota', 'puntuación'],
  marketPotential: ['potencial_de_mercado', 'potencial_mercado', 'market_potential'],
  complexity: ['complejidad'],
  innovationLevel: ['nivel_de_innovación', 'nivel_innovacion'],
  strategicAnalysis: ['análisis_estratégico', 'analisisEstrategico', 'strategic_analysis', 'dafo', 'swot'],
  'strategicAnalysis.strengths': ['fortalezas', 'puntos_fuertes', 'pros', 'advantages'],
  'strategicAnalysis.weaknesses': ['debilidades', 'carencias', 'puntos_débiles', 'cons'],
  'strategicAnalysis.problemsSolved': [
    ...['problemas_resueltos', 'problemas_que_resuelve', 'problems', 'problemas', 'problems_solved'],
  ],
  'strategicAnalysis.targetAudience': [
    ...['público_objetivo', 'audiencia_objetivo', 'target_market', 'audience', 'segmentos', 'segments'],
  ],
  'strategicAnalysis.valueProposition': [
    ...['propuesta_de_valor', 'propuesta_valor', 'unique_value_proposition', 'value_prop'],
  ],
  'strategicAnalysis.competition': ['competencia', 'competidores', 'competitors'],
  'strategicAnalysis.competitiveness': ['competitividad'],
  'strategicAnalysis.opportunities': ['oportunidades'],
  'strategicAnalysis.threats': ['amenazas', 'risks', 'riesgos'],
  improvedIdea: ['idea_mejorada', 'improved_version'],
  improvedPoints: ['puntos_mejorados', 'puntos_de_mejora', 'puntos_mejora'],
  functionality: ['funcionalidad', 'funcionamiento', 'how_it_works', 'cómo_funciona'],
  functionalityPoints: ['puntos_de_funcionalidad', 'funcionalidades', 'puntos_funcionalidad'],
  alternativeApproaches: ['enfoques_alternativos', 'alternatives', 'alternativas'],
  monetization: [
    ...[
      'monetización',
      'monetisation',
      'revenue_streams',
      'revenue_model',
      'business_model',
      'modelo_de_negocio',
    ],
  ],
  pitch: ['discurso', 'elevator_pitch', 'sales_pitch', 'discurso_de_venta', 'pitch_de_venta'],
};

/** The answer with another key for a field. */
function renamed(field: string, key: string): object {
  const rename = (object: object, name: string) =>
    Object.fromEntries(Object.entries(object).map(([each, value]) => [each === name ? key : each, value]));
  const [group, part] = field.split('.') as [keyof Report, string?];
  return part === undefined
    ? rename(written, group)
    : { ...written, [group]: rename(written[group] as object, part) };
}

export const shapesOfDocuments: readonly Shape[] = [
  ...Object.entries(KEYS_OF_FIELDS).flatMap(([field, keys]) =>
    keys.map((key): Shape => ({ name: `${field} as ${key}`, text: JSON.stringify(renamed(field, key)) })),
  ),
  ...[
    'report',
    'informe',
    'analysis',
    'análisis',
    'result',
    'resultado',
    'response',
    'data',
    'output',
    'evaluation',
    'evaluación',
    'answer',
    'business_idea_report',
    'idea_analysis',
    'json',
    'message',
    'payload',
    'reporte',
    'final_report',
    ...'content document arguments parameters properties final swot dafo foda businessAnalysis'.split(' '),
    ...'businessReport validation ideaAnalysis ideaValidation rating plan validationPlan'.split(' '),
    ...['respuesta', 'valoración', 'plan de validación'],
  ].flatMap((key) => [
    { name: `under ${key}`, text: JSON.stringify({ [key]: written }) },
    {
      name: `under ${key}, with a status`,
      text: JSON.stringify({ status: 'ok', language: 'es', [key]: written }),
    },
  ]),
  { name: 'a list with one object', text: JSON.stringify([written]) },
  { name: 'a list in a wrapper', text: JSON.stringify({ reports: [written] }) },
  { name: 'two wrappers', text: JSON.stringify({ data: { report: written } }) },
  { name: 'a text that holds the object', text: JSON.stringify(json) },
  { name: 'a wrapper with a text', text: JSON.stringify({ report: json }) },
  { name: 'a tool call', text: JSON.stringify({ name: 'report', arguments: written }) },
  { name: 'a tool call with a text', text: JSON.stringify({ name: 'report', arguments: json }) },
  {
    name: 'a tool call in tags',
    text: `<tool_call>\n${JSON.stringify({ name: 'report', arguments: written })}\n</tool_call>`,
  },
  { name: 'the schema’s own form', text: JSON.stringify({ type: 'object', properties: written }) },
  { name: 'a fence', text: `\`\`\`json\n${json}\n\`\`\`` },
  { name: 'a fence in prose', text: `Claro:\n\n\`\`\`json\n${json}\n\`\`\`\n\nEspero que te sirva.` },
  { name: 'prose after', text: `${json}\n\n**Nota:** revisa "pitch": es corto.` },
  { name: 'a think tag', text: `<think>A ver {"verdict": "harmful"} no.</think>\n${json}` },
  { name: 'a think tag with a draft', text: `<think>${JSON.stringify(DRAFT)}</think>${json}` },
  { name: 'a long thought without tags', text: `${'Pienso en la idea. '.repeat(60)}\n\n${json}` },
  { name: 'keys in reverse', text: JSON.stringify(Object.fromEntries(Object.entries(written).toReversed())) },
  { name: 'the axes last', text: JSON.stringify({ ...rest, strategicAnalysis, scoreBreakdown }) },
  { name: 'the axes first', text: JSON.stringify({ scoreBreakdown, ...rest, strategicAnalysis }) },
  { name: 'the group flat', text: JSON.stringify({ ...rest, scoreBreakdown, ...strategicAnalysis }) },
  {
    name: 'the group in a list',
    text: JSON.stringify({ ...written, strategicAnalysis: [strategicAnalysis] }),
  },
  {
    name: 'the group as a list of its parts',
    text: JSON.stringify({
      ...written,
      strategicAnalysis: Object.entries(strategicAnalysis).map(([key, value]) => ({ [key]: value })),
    }),
  },
  {
    name: 'the group as a text',
    text: JSON.stringify({ ...written, strategicAnalysis: JSON.stringify(strategicAnalysis) }),
  },
  {
    name: 'the group in SWOT',
    text: JSON.stringify({ ...rest, scoreBreakdown, strategicAnalysis: { swot: strategicAnalysis } }),
  },
  {
    name: 'SWOT beside the group',
    text: JSON.stringify({
      ...rest,
      scoreBreakdown,
      dafo: {
        fortalezas: strategicAnalysis.strengths,
        debilidades: strategicAnalysis.weaknesses,
        oportunidades: strategicAnalysis.opportunities,
        amenazas: strategicAnalysis.threats,
      },
      strategicAnalysis: {
        ...strategicAnalysis,
        strengths: undefined,
        weaknesses: undefined,
        opportunities: undefined,
        threats: undefined,
      },
    }),
  },
  { name: 'indented', text: JSON.stringify(written, null, 4) },
  { name: 'indented with tabs', text: JSON.stringify(written, null, '\t') },
  {
    name: 'escaped letters',
    text: json.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
  },
  { name: 'escaped slashes', text: json.replaceAll('/', '\\/') },
  { name: 'a draft, then the report', text: `${JSON.stringify(DRAFT)}\n${json}` },
  { name: 'a draft at once before the report', text: `${JSON.stringify(DRAFT)}${json}` },
  { name: 'a longer draft, then the report', text: `${JSON.stringify(LONG_DRAFT)}\n\n${json}` },
  {
    name: 'a draft in a fence, then the report',
    text: `Borrador:\n\`\`\`json\n${JSON.stringify(DRAFT)}\n\`\`\`\nFinal:\n\`\`\`json\n${json}\n\`\`\``,
  },
  { name: 'the report, then a draft', text: `${json}\n${JSON.stringify(LONG_DRAFT)}` },
  { name: 'a draft and the report in a list', text: JSON.stringify([DRAFT, written]) },
  { name: 'a draft beside the report', text: JSON.stringify({ draft: DRAFT, report: written }) },
  {
    name: 'a draft in Spanish beside the report',
    text: JSON.stringify({ borrador: DRAFT, informe: written }),
  },
  { name: 'an example in the prose', text: `Si dañara: {"verdict": "harmful"}.\n${json}` },
  {
    name: 'the verdict left out after an example',
    text: `Si dañara diría {"verdict": "harmful"}. ${JSON.stringify({ ...written, verdict: undefined })}`,
    expected: { verdict: undefined },
  },
  {
    name: 'two halves',
    text: `${JSON.stringify({ interpretation: rest.interpretation, projectName: rest.projectName, verdict: rest.verdict, scoreBreakdown })}\n${JSON.stringify({ ...rest, interpretation: undefined, projectName: undefined, verdict: undefined, strategicAnalysis })}`,
  },
  {
    name: 'two halves in a list',
    text: JSON.stringify([
      {
        interpretation: rest.interpretation,
        projectName: rest.projectName,
        verdict: rest.verdict,
        scoreBreakdown,
      },
      { ...rest, interpretation: undefined, projectName: undefined, verdict: undefined, strategicAnalysis },
    ]),
  },
  {
    name: 'two halves in fences',
    text: `Parte 1:\n\`\`\`json\n${JSON.stringify({ interpretation: rest.interpretation, projectName: rest.projectName, verdict: rest.verdict, scoreBreakdown })}\n\`\`\`\nParte 2:\n\`\`\`json\n${JSON.stringify({ ...rest, interpretation: undefined, projectName: undefined, verdict: undefined, strategicAnalysis })}\n\`\`\``,
  },
  {
    name: 'one object for each member',
    text: Object.entries(written)
      .map(([key, value]) => JSON.stringify({ [key]: value }))
      .join('\n'),
  },
  {
    name: 'one object for each member in a list',
    text: JSON.stringify(Object.entries(written).map(([key, value]) => ({ [key]: value }))),
  },
  { name: 'the whole twice', text: `${json}\n${JSON.stringify({ ...written, pitch: 'Otro' })}` },
];
