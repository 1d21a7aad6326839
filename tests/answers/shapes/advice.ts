import type { Advice } from '../../../src/domain/advice.ts';
import { ADVICES } from '../../fake-service/advice-answers.ts';

/** Valid JSON of advice in another shape than the requested one. */
export interface AdviceShape {
  name: string;
  /** The answer's text. */
  text: string;
  expected: Partial<Advice>;
}

export const advice = ADVICES.es;
const sums = advice.sums as NonNullable<Advice['sums']>;

const renamed = (object: object, name: string, key: string) =>
  Object.fromEntries(Object.entries(object).map(([each, value]) => [each === name ? key : each, value]));

const shape = (name: string, written: object, expected: Partial<Advice> = advice): AdviceShape => ({
  name,
  text: JSON.stringify(written),
  expected,
});

const words = (list: string) => list.split(' ');

const KEYS_OF_FIELDS = {
  headline: words('titular encabezado Headline'),
  parts: words('partes sections secciones'),
  verdict: ['veredicto'],
  sums: words('cuentas números numbers'),
};
const KEYS_OF_PARTS = {
  kind: words('kind tipo type clase'),
  title: words('title título heading encabezado name nombre'),
  text: words('text texto content contenido body cuerpo markdown'),
};
const KEYS_OF_SUMS = {
  lines: words('lines líneas quantities cantidades'),
  unit: words('unit unidad'),
  currency: words('currency moneda'),
  wage: words('wage salario'),
  month: words('month mes'),
  hour: words('hour hora'),
};
const KEYS_OF_LINES = {
  kind: words('kind tipo type'),
  what: words('what qué name nombre note nota'),
  value: words('value valor amount importe cantidad'),
  basis: words('basis base fuente'),
};

/** Other words that models use for each kind. */
const WORDS_OF_PARTS = {
  why: ['why', 'por qué', 'Por qué', 'reasons', 'razones', 'verdict', 'veredicto'],
  bet: ['bet', 'apuesta', 'recommendation', 'recomendación', 'version', 'versión'],
  sums: ['sums', 'cuentas', 'números', 'numbers', 'economics'],
  doubts: ['doubts', 'dudas', 'doubt', 'risks', 'riesgos'],
  week: ['week', 'semana', 'this week', 'esta semana', 'steps', 'pasos'],
  rules: ['rules', 'reglas', 'rule', 'decide', 'decisión', 'decision'],
  ask: ['ask', 'pregunta', 'question'],
  other: ['other', 'otro', 'otra', 'a word that nobody knows'],
};
const WORDS_OF_VERDICTS = {
  go: ['go', 'GO', 'go on', 'seguir', 'sigue', 'adelante'],
  test: ['test', 'test first', 'probar', 'prueba', 'comprobar'],
  change: ['change', 'cambiar', 'cambia', 'pivot'],
  drop: ['drop', 'stop', 'dejar', 'parar', 'descartar', 'abandonar'],
};
const WORDS_OF_LINES = {
  price: [...words('price prices precio precios tarifa cuota fee income ingreso ingresos'), 'Precio:'],
  cost: [
    ...words('cost costs coste costes costo costos gasto'),
    ...['coste directo', 'direct_cost', 'unit cost', 'coste unitario', 'variable cost', 'coste variable'],
  ],
  hours: [...words('hours hour horas hora tiempo time'), 'own hours', 'horas propias'],
  fixed: [
    ...words('fixed fijo fijos'),
    ...['fixed cost', 'fixed costs', 'coste fijo', 'costes fijos', 'gastos fijos', 'gasto fijo'],
    ...['costos fijos', 'monthly costs'],
  ],
  start: [
    ...words('start inicio inicial inversion startup arranque'),
    ...['one-off', 'one-off cost', 'one-off costs', 'inversión inicial', 'start costs', 'initial cost'],
    'puesta en marcha',
  ],
  units: words('units unit unidades unidad ventas sales volume volumen clientes customers'),
};
const RESULTS = [
  ...words('wage salary salario sueldo month mes margin margen hour result resultado total profit'),
  ...['beneficio', 'break-even', 'payback'],
];
const WORDS_OF_BASES = {
  said: ['said', 'dicho', 'lo dice tu texto', 'lo dice el texto'],
  known: ['known', 'conocido', 'sabido', 'habitual'],
  open: ['open', 'abierto', 'por averiguar', 'desconocido', 'unknown', 'supuesto', 'assumption'],
};
const WORDS_OF_CURRENCIES = {
  EUR: ['EUR', 'eur', '€', 'euro', 'Euros'],
  GBP: ['£', 'libra', 'libras', 'pound', 'pounds'],
  USD: ['$', 'US$', 'dólares', 'dollars'],
};

function keysOf<Keys extends Readonly<Record<string, readonly string[]>>>(
  keys: Keys,
  write: (name: string, key: string) => AdviceShape,
): AdviceShape[] {
  return Object.entries(keys).flatMap(([name, others]) => others.map((key) => write(name, key)));
}

const withSums = (name: string, written: object, expected: object = sums) =>
  shape(name, { ...advice, sums: written }, { ...advice, sums: expected as NonNullable<Advice['sums']> });

const inKeys = Object.fromEntries(advice.parts.map(({ kind, ...part }) => [kind, part]));

export const SHAPES_OF_ADVICE: readonly AdviceShape[] = [
  ...keysOf(KEYS_OF_FIELDS, (name, key) => shape(`${name} as ${key}`, renamed(advice, name, key))),
  ...keysOf(KEYS_OF_PARTS, (name, key) =>
    shape(`${name} of a part as ${key}`, {
      ...advice,
      parts: advice.parts.map((part) => renamed(part, name, key)),
    }),
  ),
  ...keysOf(KEYS_OF_SUMS, (name, key) => withSums(`${name} of the sums as ${key}`, renamed(sums, name, key))),
  ...keysOf(KEYS_OF_LINES, (name, key) =>
    withSums(`${name} of a line as ${key}`, {
      ...sums,
      lines: sums.lines.map((line) => renamed(line, name, key)),
    }),
  ),
  ...keysOf(WORDS_OF_PARTS, (kind, word) => {
    const parts = advice.parts.map((part) => (part.kind === kind ? { ...part, kind: word } : part));
    return shape(`the kind "${word}"`, { ...advice, parts });
  }),
  ...keysOf(WORDS_OF_VERDICTS, (verdict, word) =>
    shape(
      `the verdict "${word}"`,
      { ...advice, verdict: word },
      { ...advice, verdict: verdict as Advice['verdict'] },
    ),
  ),
  ...keysOf(WORDS_OF_LINES, (kind, word) =>
    withSums(`the line "${word}"`, {
      ...sums,
      lines: sums.lines.map((line) => (line.kind === kind ? { ...line, kind: word } : line)),
    }),
  ),
  ...RESULTS.filter((word) => word !== 'hour').map((word) =>
    withSums(`the result "${word}" among the lines`, {
      ...sums,
      lines: [...sums.lines, { kind: word, what: '', value: 370, basis: 'open' }],
    }),
  ),
  ...keysOf(WORDS_OF_BASES, (basis, word) =>
    withSums(
      `the basis "${word}"`,
      { ...sums, lines: sums.lines.map((line) => ({ ...line, basis: word })) },
      { ...sums, lines: sums.lines.map((line) => ({ ...line, basis })) },
    ),
  ),
  ...keysOf(WORDS_OF_CURRENCIES, (currency, word) =>
    withSums(`the currency "${word}"`, { ...sums, currency: word }, { ...sums, currency }),
  ),
  shape('the parts by their kinds', { ...advice, parts: inKeys }),
  shape(
    'each part as a text',
    {
      ...advice,
      parts: Object.fromEntries(advice.parts.map(({ kind, text }) => [kind, text])),
    },
    { ...advice, parts: advice.parts.map((part) => ({ ...part, title: '' })) },
  ),
  shape('each text as its lines', {
    ...advice,
    parts: advice.parts.map((part) => ({ ...part, text: part.text.split('\n') })),
  }),
  withSums('amounts as texts', {
    ...sums,
    lines: sums.lines.map((line) => ({ ...line, value: `${line.value.toLocaleString('es')} €` })),
    month: '370 €',
    hour: '12,33 €',
  }),
  shape('no sums', { ...advice, sums: null }, { ...advice, sums: undefined }),
  ...words('advice consejo answer respuesta response result data').map((key) =>
    shape(`under ${key}`, { [key]: advice }),
  ),
  {
    name: 'a fence in prose',
    text: `Claro:\n\n\`\`\`json\n${JSON.stringify(advice)}\n\`\`\``,
    expected: advice,
  },
  {
    name: 'line breaks within the texts',
    text: JSON.stringify(advice, null, 2).replaceAll('\\n', '\n'),
    expected: advice,
  },
  {
    name: 'the keys in reverse',
    text: JSON.stringify(Object.fromEntries(Object.entries(advice).toReversed())),
    expected: advice,
  },
];
