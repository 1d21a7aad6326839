import { named } from '../../../src/model/formats/field.ts';
import { JUDGEMENT_WORDS } from '../../../src/model/formats/judgement.ts';
import { ofField, type Shape } from './shape.ts';

const STEPS = '1. Pide la caja\n2. Recógela el viernes';
const STEPS_ON_A_LINE = '1. Pide la caja. 2. Recógela el viernes.';

export const shapesOfTexts: readonly Shape[] = [
  ...[
    { paso1: 'Pide la caja', paso2: 'Recógela el viernes' },
    { step1: 'Pide la caja', step2: 'Recógela el viernes' },
    { step_1: 'Pide la caja', step_2: 'Recógela el viernes' },
    { 'Paso 1': 'Pide la caja', 'Paso 2': 'Recógela el viernes' },
    { item1: 'Pide la caja', item2: 'Recógela el viernes' },
    { '1': 'Pide la caja', '2': 'Recógela el viernes' },
    { steps: ['Pide la caja', 'Recógela el viernes'] },
    { pasos: ['Pide la caja', 'Recógela el viernes'] },
    ['Pide la caja', 'Recógela el viernes'],
    ['1. Pide la caja', '2. Recógela el viernes'],
    ['Paso 1: Pide la caja', 'Paso 2: Recógela el viernes'],
    [
      { step: 1, description: 'Pide la caja' },
      { step: 2, description: 'Recógela el viernes' },
    ],
    [
      { paso: 1, accion: 'Pide la caja' },
      { paso: 2, accion: 'Recógela el viernes' },
    ],
    [
      { paso: '1', descripción: 'Pide la caja' },
      { paso: '2', descripción: 'Recógela el viernes' },
    ],
    [{ step: 'Pide la caja' }, { step: 'Recógela el viernes' }],
    [
      { number: 1, text: 'Pide la caja' },
      { number: 2, text: 'Recógela el viernes' },
    ],
    JSON.stringify(['Pide la caja', 'Recógela el viernes']),
    '1. Pide la caja<br>2. Recógela el viernes',
    '1. Pide la caja<br />2. Recógela el viernes',
    '1. Pide la caja\\n2. Recógela el viernes',
  ].map((raw) => ofField('functionality', raw, STEPS)),
  ofField('functionality', STEPS_ON_A_LINE, STEPS_ON_A_LINE),
  ofField(
    'functionality',
    [
      { paso: 1, titulo: 'Alta', descripcion: 'pide la caja' },
      { paso: 2, titulo: 'Recogida', descripcion: 'el viernes' },
    ],
    '1. Alta: pide la caja\n2. Recogida: el viernes',
  ),
  ...[
    { text: 'Cajas buenas y feas.' },
    { texto: 'Cajas buenas y feas.' },
    ['Cajas buenas y feas.'],
    [{ text: 'Cajas buenas y feas.' }],
    '<p>Cajas buenas y feas.</p>',
    '<strong>Cajas</strong> buenas y <em>feas</em>.',
    '**Cajas** buenas y feas.',
    '  Cajas buenas y feas. ',
    'Cajas buenas y feas. (35 palabras)',
    'Cajas&nbsp;buenas y feas.',
    'Cajas buenas y feas&#46;',
    '{"text": "Cajas buenas y feas."}',
    '"Cajas buenas y feas."',
  ].map((raw) =>
    ofField('pitch', raw, typeof raw === 'string' && raw.startsWith('"') ? raw : 'Cajas buenas y feas.'),
  ),
  ofField('pitch', 'L&#39;huerta d&quot;aquí&quot; &amp; más &lt;20 &euro;', `L'huerta d"aquí" & más <20 €`),
  ofField('pitch', ['Primera línea.', 'Segunda línea.'], 'Primera línea.\nSegunda línea.'),
  ofField('pitch', { a: 'Una cosa.', b: 'Otra cosa.' }, undefined),
  ofField('pitch', 12, undefined),
  ofField('projectName', { name: 'La Fea' }, 'La Fea'),
  ofField('projectName', ['La Fea'], 'La Fea'),
  ofField('projectName', '**La Fea**', 'La Fea'),
  ofField('projectName', '<b>La Fea</b>', 'La Fea'),
  ofField('projectName', '"La Fea"', '"La Fea"'),
  // Choices
  ...[
    'medium',
    'Medium',
    'MEDIUM',
    'Medio',
    'media',
    'medio.',
    '**medium**',
    'Medium (growing)',
    'Medio: hay demanda',
    'moderado',
    { value: 'medium' },
    { level: 'medium', reason: 'hay demanda' },
    { nivel: 'medio', razon: 'hay demanda' },
    { rating: 'Medium', explanation: 'there is demand' },
  ].map((raw) => ofField('marketPotential', raw, 'medium')),
  ...[
    'medium-high',
    'medium/high',
    'high | medium | low',
    'de medio a alto',
    'medium to high',
    3,
    '',
    ['medium'],
    ['medium', 'high'],
    { a: 'medium', b: 'high' },
  ].map((raw) => ofField('marketPotential', raw, undefined)),
  ...['Moderate', 'moderada', 'media', 'Medium', 'intermedia', { level: 'moderate' }].map((raw) =>
    ofField('complexity', raw, 'moderate'),
  ),
  ...['niche', 'Nicho', { type: 'niche', why: 'pocos' }].map((raw) =>
    ofField('innovationLevel', raw, 'niche'),
  ),
  ...[
    'judged',
    'Judged',
    'JUDGED',
    '**judged**',
    '"judged"',
    'judged.',
    { value: 'judged' },
    { verdict: 'judged', reason: 'x' },
    'judged (valid)',
    'juzgada',
    'evaluada',
  ].map((raw) => ofField('verdict', raw, 'judged')),
];

/** The answer with each of the other words for the allowed values. */
export const shapesOfChoices: readonly Shape[] = Object.entries(JUDGEMENT_WORDS).flatMap(([field, values]) =>
  Object.entries(values).flatMap(([value, words]) => named(words).map((word) => ofField(field, word, value))),
);
