import { expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../domain/idea.ts';
import { isImprovable } from '../domain/rubric.ts';
import { DEVELOPMENT_IDEAS, type DevelopmentClass } from './development-ideas.ts';
import { evaluateIdea } from './evaluate.ts';
import { planFor } from './plan.ts';
import { findSector } from './sectors/find-sectors.ts';
import { fold, readText } from './text/read-text.ts';

// The first evaluation compiles the lexicons, which takes its time on a machine busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

/** Each idea as written in either language, with a report in either language. */
const CASES = DEVELOPMENT_IDEAS.flatMap((idea) =>
  LANGUAGES.flatMap((written) =>
    LANGUAGES.map((asked) => [written, asked, idea[written]] as [Language, Language, string]),
  ),
);

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

/** Without what typing and printing change: marks, spaces, accents and capitals. */
const bare = (text: string) =>
  fold(text.replace(/[«»“”"'’…]/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

const quotesIn = (text: string) => [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, words = '']) => words);

it.each(CASES)(
  'a report on an idea in %s, written in %s, has no dangling mark, empty bracket or doubled stop: %s',
  (_written, asked, idea) => {
    const report = evaluateIdea(idea, asked);
    const plan = isImprovable(report.verdict) ? planFor(idea, asked, []) : undefined;
    for (const sentence of [...sentencesIn(report), ...sentencesIn(plan)])
      expect(sentence).not.toMatch(
        /undefined|\( ?\)|«»|“”|[.,;:]\.|\s[,.;:]|[«“][\s,.;:)]|[\s,;:(][»”]|«[^»]*«|“[^”]*“|\s\s/,
      );
  },
);

it.each(CASES)(
  'an idea in %s gets, in %s, a reason on every axis in its own words, quoted to the letter: %s',
  (_written, asked, idea) => {
    const { verdict, scoreBreakdown = [] } = evaluateIdea(idea, asked);
    for (const { reason } of isImprovable(verdict) ? scoreBreakdown : []) {
      expect(quotesIn(reason).length, reason).toBeGreaterThan(0);
      for (const words of quotesIn(reason)) expect(bare(idea)).toContain(bare(words));
    }
  },
);

it.each(CASES)(
  'an idea in %s gets, in %s, changes that name it, its customers or its sector: %s',
  (_written, asked, idea) => {
    const { verdict, scoreBreakdown = [] } = evaluateIdea(idea, asked);
    const low = isImprovable(verdict) ? scoreBreakdown.filter(({ level }) => level <= 3) : [];
    const general = low.filter(({ raise }) => quotesIn(raise).length === 0 && !/[;(]/.test(raise));
    expect(general).toEqual([]);
  },
);

it('names the same sector in both languages', () => {
  const judged: readonly DevelopmentClass[] = ['strong', 'ordinary', 'weak'];
  const ideas = DEVELOPMENT_IDEAS.filter(({ kind }) => judged.includes(kind));
  const sector = (idea: string) => findSector(readText(idea))?.id;
  const differing = ideas.filter(({ es, en }) => sector(es) !== sector(en)).map(({ en }) => en);
  expect(differing.length / ideas.length, differing.join('\n')).toBeLessThanOrEqual(0.1);
});

it.each([
  [
    'Restauramos muebles antiguos para anticuarios.',
    'We restore old furniture for antique dealers.',
    'crafts',
  ],
  ['Un curso de soldadura para parados.', 'A welding course for the unemployed.', 'education'],
  ['Redes y trampas para pescadores de bajura.', 'Nets and traps for inshore fishermen.', 'sea'],
  ['Traducimos contratos al alemán.', 'We translate contracts into German.', 'translation'],
  ['Un seguro para apicultores.', 'Insurance for beekeepers.', 'finance'],
  ['Alarmas sin cuota para tiendas pequeñas.', 'Alarms without a fee for small shops.', 'security'],
  ['Pan recién hecho a domicilio.', 'Fresh bread brought to the door.', 'food'],
  ['Cambiamos el aceite a tu coche, neumáticos y frenos.', 'We change your oil, tyres and brakes.', 'garage'],
])('knows what is offered from whom it is for: %s / %s', (es, en, sector) => {
  expect([findSector(readText(es))?.id, findSector(readText(en))?.id]).toEqual([sector, sector]);
});

it('names the well-known companies of the sector where the text names no alternative', () => {
  const report = evaluateIdea(
    'Paseamos perros de gente que trabaja todo el día en Getxo, a 9 € el paseo de una hora.',
    'es',
  );
  const difference = report.scoreBreakdown?.find(({ axis }) => axis === 'difference');
  expect(difference?.raise).toContain('Rover');
});

it('does not tell someone who has customers to find the first ones', () => {
  const idea =
    'Tuning pianos in Leeds at £70 a visit. 41 schools have paid for two visits a year since 2021 and none has left.';
  const { alternativeApproaches, improvedIdea } = evaluateIdea(idea, 'en');
  expect(alternativeApproaches.join(' ')).not.toContain('until ten customers are paying');
  expect(improvedIdea).not.toContain('(suggested)');
});

it('does not speak of a difference that the text does not make', () => {
  const idea =
    'A fractions board game for children aged 8 to 11. 41 schools in Leeds have bought the box at £24 and 12 have come back for more.';
  const difference = evaluateIdea(idea, 'en').scoreBreakdown?.find(({ axis }) => axis === 'difference');
  expect(difference?.reason).not.toContain('How it differs');
  expect(difference?.raise).not.toContain('that difference');
});

const reasonOn = (axis: string, idea: string, language: Language) =>
  evaluateIdea(idea, language).scoreBreakdown?.find((one) => one.axis === axis)?.reason ?? '';

it.each([
  [
    'es',
    'Las clínicas de fertilidad pierden el 15 % de las muestras porque los mensajeros no controlan la temperatura. Nuestra caja avisa al laboratorio; 140 € al mes. La competencia manda registradores que se leen al llegar, cuando ya no hay remedio.',
    'La competencia manda registradores',
  ],
  [
    'en',
    'Fertility clinics lose 15% of samples because couriers don’t control the temperature. Our box warns the lab; €140 a month. Competitors send loggers that are read on arrival, when it is too late.',
    'Competitors send loggers',
  ],
] as const)(
  'quotes the comparison and not the problem as the difference (%s)',
  (language, idea, compared) => {
    expect(reasonOn('difference', idea, language)).toContain(compared);
  },
);

it.each([
  [
    'es',
    'Curso para camareros que enseña a detectar drogas en la bebida. He trabajado doce años en la noche.',
  ],
  [
    'en',
    'A course for waiters that teaches how to spot a spiked drink. I worked in nightlife for twelve years.',
  ],
] as const)('does not say that anybody chose it where nobody is told to have (%s)', (language, idea) => {
  expect(reasonOn('difference', idea, language)).not.toMatch(/ya lo ha elegido|already chosen/);
});

it.each([
  [
    'es',
    'Una aplicación genera el plan de caza de los cotos. 150 € por coto. Hacerlo con un ingeniero cuesta 600 €. Gastamos 22 € por coto entre servidores y soporte.',
  ],
  [
    'en',
    'An app generates the harvest plan of hunting estates. €150 per estate. Having it done by an engineer costs €600. We spend €22 per estate on servers and support.',
  ],
] as const)('tells their own cost and not that of others (%s)', (language, idea) => {
  expect(reasonOn('earning', idea, language)).toContain('22');
  expect(reasonOn('earning', idea, language)).not.toContain('600');
});

it.each(CASES)(
  'an idea in %s, written about in %s, has its customer named in few of its lines: %s',
  (_written, asked, idea) => {
    const { verdict, scoreBreakdown = [] } = evaluateIdea(idea, asked);
    if (!isImprovable(verdict)) return;
    const named = scoreBreakdown.flatMap(({ reason, raise }) => [reason, raise]).join('\n');
    expect(named.match(/tus clientes \(«|your customers \(“/g)?.length ?? 0).toBeLessThanOrEqual(4);
  },
);
