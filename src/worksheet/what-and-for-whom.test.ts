import { describe, expect, it } from 'vitest';
import { customerName } from './customer-name.ts';
import { offerOf } from './offer.ts';
import { readSignals } from './signals/read-signals.ts';

const offer = (idea: string) => offerOf(readSignals(idea)).whole;
const customer = (idea: string) => customerName(readSignals(idea))?.whole;

describe('what is offered', () => {
  it.each([
    [
      'Perdón por el correo frío. El 15 % de las ostras se muere antes de la cosecha. Sacamos un test que lo avisa en veinte minutos.',
      'Sorry for the cold email. 15% of oysters die before the harvest. We brought out a test that warns of it in twenty minutes.',
      'Sacamos un test que lo avisa en veinte minutos',
      'We brought out a test that warns of it in twenty minutes',
    ],
    [
      'Harina de grillo para perros alérgicos al pollo. El pienso especial cuesta 90 € el saco. Lo dejaríamos en 60.',
      'Cricket flour for dogs allergic to chicken. Special feed costs €90 a sack. We would bring it down to 60.',
      'Harina de grillo para perros alérgicos al pollo',
      'Cricket flour for dogs allergic to chicken',
    ],
    [
      'Quién: granjas de pollos. Qué hacemos: lavar placas solares con robots. Cuánto: 240 € por nave.',
      'Who: chicken farms. What we do: wash solar panels with robots. How much: €240 per shed.',
      'lavar placas solares con robots',
      'wash solar panels with robots',
    ],
    [
      'Busco 80.000 euros y seré breve. Imprimo etiquetas desde 300 unidades en 48 horas. Tengo 61 bodegas en cartera.',
      'I am looking for 80,000 euros and will be brief. I print labels from 300 units in 48 hours. I have 61 wineries on the books.',
      'Imprimo etiquetas desde 300 unidades en 48 horas',
      'I print labels from 300 units in 48 hours',
    ],
    [
      'Reparamos relojes de torre. Vamos a contratar a otro relojero y abrir en Soria.',
      'We repair tower clocks. We are going to hire another clockmaker and open in Soria.',
      'Reparamos relojes de torre',
      'We repair tower clocks',
    ],
    [
      'Soy fontanero y estoy pensando en ofrecer una revisión anual de calentadores. Sería un precio fijo, todavía por decidir.',
      'I am a plumber and I am thinking of offering a yearly check-up of water heaters. It would be a fixed price, still to be decided.',
      'una revisión anual de calentadores',
      'a yearly check-up of water heaters',
    ],
    [
      'Traductora aquí. Quiero un formulario que calcule el importe al subir el archivo. Lo vendería a otros traductores por 12 € al mes.',
      'Translator here. I want a form that works out the amount when the file is uploaded. I would sell it to other translators for €12 a month.',
      'Quiero un formulario que calcule el importe',
      'I want a form that works out the amount',
    ],
    [
      'Una escuela de natación para adultos con miedo al agua. Clases semanales a 38 € al mes.',
      'A swimming school for adults who are afraid of water. Weekly lessons at £38 a month.',
      'Una escuela de natación para adultos',
      'A swimming school for adults',
    ],
  ])('is the sentence that tells it: %s', (es, en, inSpanish, inEnglish) => {
    expect(offer(es)).toContain(inSpanish);
    expect(offer(en)).toContain(inEnglish);
  });
});

describe('whom it is for', () => {
  it.each([
    [
      'Avisos para clínicas dentales de barrio que pierden citas.',
      'Reminders for small dental clinics that lose appointments.',
      'clínicas dentales de barrio que pierden citas',
      'small dental clinics',
    ],
    [
      'Cuadernos para madres y padres de niños con dislexia.',
      'Workbooks for parents of children with dyslexia.',
      'madres y padres de niños con dislexia',
      'parents of children with dyslexia',
    ],
    [
      'Un comedor para jubilados que viven solos y ya no cocinan.',
      'A canteen for pensioners who live alone and no longer cook.',
      'jubilados que viven solos y ya no cocinan',
      'pensioners who live alone and no longer cook',
    ],
    [
      'La gente que trabaja no tiene tiempo de ir al taller. Vamos a su casa.',
      'People who work have no time to go to the garage. We come to them.',
      'gente que trabaja',
      'people who work',
    ],
    [
      'Cada club de remo tiene que entregar un plan y los errores se pagan con multas. Nuestra aplicación lo genera.',
      'Every rowing club has to file a plan and mistakes are punished with fines. Our app generates it.',
      'cada club de remo',
      'every rowing club',
    ],
    [
      'La gente en pisos pequeños no tiene dónde guardar un taladro. Lo prestamos.',
      'People in small flats have nowhere to keep a drill. We lend it.',
      'gente en pisos pequeños',
      'people in small flats',
    ],
    [
      'Las notarías me mandan documentos a última hora. Quiero un formulario. Lo vendería a otros traductores por 12 € al mes.',
      'Notaries send me documents at the last minute. I want a form. I would sell it to other translators for €12 a month.',
      'traductores',
      'translators',
    ],
  ])('is named whole: %s', (es, en, inSpanish, inEnglish) => {
    expect(customer(es)).toBe(inSpanish);
    expect(customer(en)).toBe(inEnglish);
  });

  it.each(['We’d supply pubs and market stalls.', 'We offer haulage firms a weekly check.'])(
    'is named without the verb before it: %s',
    (idea) => {
      expect(customer(idea)).not.toMatch(/supply|offer|we/i);
    },
  );
});
