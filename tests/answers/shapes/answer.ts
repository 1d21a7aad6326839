import type { Answer } from '../../../src/domain/report.ts';
import type { Sums } from '../../../src/domain/sums.ts';
import { markdownBlocks } from '../../../src/text/markdown-blocks.ts';
import { REPORTS } from '../../fake-service/answers.ts';

/** Valid JSON of an answer in another shape than the requested one. */
export interface AnswerShape {
  name: string;
  /** The answer's text. */
  text: string;
  expected: Partial<Answer>;
}

const { headline = '', decision = 'test', answer: text = '', sums: good } = REPORTS.es;
const sums: Sums = {
  ...(good as Sums),
  lines: [...(good as Sums).lines, { kind: 'share', what: 'comisión', value: 2.5, basis: 'open' }],
};
const answer = { headline, decision, answer: text, sums };

const renamed = (object: object, name: string, key: string) =>
  Object.fromEntries(Object.entries(object).map(([each, value]) => [each === name ? key : each, value]));

const shape = (name: string, written: object, expected: Partial<Answer> = answer): AnswerShape => ({
  name,
  text: JSON.stringify(written),
  expected,
});

const words = (list: string) => list.split(' ');

const KEYS_OF_FIELDS = {
  headline: words('titular encabezado Headline'),
  decision: ['decisión'],
  answer: words('respuesta parts partes'),
  sums: words('cuentas números numbers'),
};
const KEYS_OF_PARTS = {
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

const WORDS_OF_DECISIONS = {
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
  share: words('share shares percentage percent porcentaje'),
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
  EUR: ['EUR', 'eur', '€'],
  GBP: ['£'],
  USD: ['$'],
};

function keysOf<Keys extends Readonly<Record<string, readonly string[]>>>(
  keys: Keys,
  write: (name: string, key: string) => AnswerShape,
): AnswerShape[] {
  return Object.entries(keys).flatMap(([name, others]) => others.map((key) => write(name, key)));
}

const withSums = (name: string, written: object, expected: object = sums) =>
  shape(name, { ...answer, sums: written }, { ...answer, sums: expected as Sums });

const parts = text
  .split(/^## /m)
  .filter(Boolean)
  .map((part) => ({ title: part.split('\n')[0] ?? '', text: part.split('\n').slice(1).join('\n').trim() }));
const inKeys = Object.fromEntries(parts.map((part) => [part.title, part.text]));

export const SHAPES_OF_ANSWERS: readonly AnswerShape[] = [
  ...keysOf(KEYS_OF_FIELDS, (name, key) => shape(`${name} as ${key}`, renamed(answer, name, key))),
  ...keysOf(KEYS_OF_PARTS, (name, key) =>
    shape(`${name} of a part as ${key}`, {
      ...answer,
      answer: parts.map((part) => renamed(part, name, key)),
    }),
  ),
  ...keysOf(KEYS_OF_SUMS, (name, key) => withSums(`${name} of the sums as ${key}`, renamed(sums, name, key))),
  ...keysOf(KEYS_OF_LINES, (name, key) =>
    withSums(`${name} of a line as ${key}`, {
      ...sums,
      lines: sums.lines.map((line) => renamed(line, name, key)),
    }),
  ),
  ...keysOf(WORDS_OF_DECISIONS, (decided, word) =>
    shape(
      `the decision "${word}"`,
      { ...answer, decision: word },
      { ...answer, decision: decided as NonNullable<Answer['decision']> },
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
  shape('the parts by their titles', { ...answer, answer: inKeys }),
  shape('the answer as its blocks', { ...answer, answer: markdownBlocks(text) }),
  shape('the answer as one part', { ...answer, answer: { content: text } }),
  withSums('amounts as texts', {
    ...sums,
    lines: sums.lines.map((line) => ({ ...line, value: `${line.value.toLocaleString('es')} €` })),
    month: '370 €',
    hour: '12,33 €',
  }),
  shape('no sums', { ...answer, sums: null }, { ...answer, sums: undefined }),
  ...words('report informe response result data').map((key) => shape(`under ${key}`, { [key]: answer })),
  {
    name: 'a fence in prose',
    text: `Claro:\n\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``,
    expected: answer,
  },
  {
    name: 'line breaks within the texts',
    text: JSON.stringify(answer, null, 2).replaceAll('\\n', '\n'),
    expected: answer,
  },
  {
    name: 'the keys in reverse',
    text: JSON.stringify(Object.fromEntries(Object.entries(answer).toReversed())),
    expected: answer,
  },
];
