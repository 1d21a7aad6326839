import { expect, it } from 'vitest';
import { readSignals } from './read-signals.ts';

/** What a sentence says of a market, in a letter each: a Group, a Channel, the Size; `-` for none of them. */
function said(idea: string): string {
  const { customer, market } = readSignals(idea);
  const letters = [customer.specific.length > 0 && 'G', market.channel && 'C', market.size && 'S'];
  return letters.filter(Boolean).join('') || '-';
}

const SAID: readonly (readonly [es: string, en: string, said: string])[] = [
  // Trades, firms, families, conditions, hobbies.
  ['Los tatuadores pagan de más por las agujas.', 'Tattooists overpay for needles.', 'G'],
  ['Cartas en braille para pizzerías y cafés.', 'Braille menus for pizzerias and cafés.', 'G'],
  ['Los talabarteros esperan un mes el cuero.', 'Saddlers wait a month for leather.', 'G'],
  ['Nóminas para compañías de teatro pequeñas.', 'Payroll for small theatre companies.', 'G'],
  ['Cada comunidad de regantes gasta 40.000 €.', 'Each irrigation community spends €40,000.', 'G'],
  ['Una cuota para los padres de gemelos.', 'A subscription for parents of twins.', 'G'],
  ['Pensado para recién casados con poco sitio.', 'Meant for newlyweds with little space.', 'G'],
  ['Avisos para diabéticos y celíacos.', 'Alerts for diabetics and coeliacs.', 'G'],
  ['Una web para mayores que viven solos.', 'A website for older people who live alone.', 'G'],
  ['Gafas para submarinistas miopes.', 'Goggles for short-sighted divers.', 'G'],
  ['Los guardas forestales no tienen cobertura.', 'Forest rangers have no signal.', 'G'],
  ['Ganaderos de la sierra que pierden corderos.', 'Sheep farmers in the hills who lose lambs.', 'G'],
  ['Ortodoncistas que pierden moldes.', 'Orthodontists who lose moulds.', 'G'],
  ['Contabilidad sencilla para ONG pequeñas.', 'Simple bookkeeping for small NGOs.', 'G'],
  ['Jefas de almacén que apuntan a mano.', 'Warehouse managers who write things down by hand.', 'G'],
  // Anybody, told apart.
  ['Empresas de andamios que pierden piezas.', 'Scaffolding companies that lose parts.', 'G'],
  ['La gente que teletrabaja pasa frío.', 'People who work from home get cold.', 'G'],
  ['Ayuda a quienes cuidan de un familiar.', 'Helps those looking after a relative.', 'G'],
  ['Mujeres con menopausia que duermen mal.', 'Women going through the menopause who sleep badly.', 'G'],
  ['Productores de miel ecológica.', 'Organic honey producers.', 'G'],
  ['Seguro para quien compra un coche usado.', 'Cover for those who buy a used car.', 'G'],
  // One who stands for all.
  ['El carpintero de pueblo no tiene dónde secarla.', 'The village carpenter has nowhere to dry it.', 'G'],
  ['Casi ningún ayuntamiento pequeño cumple.', 'Hardly any small council complies.', 'G'],
  // Anybody, themselves, or nobody.
  ['Una herramienta para todo tipo de negocios.', 'A tool for all kinds of businesses.', '-'],
  ['Una app que ayude a las personas a ser felices.', 'An app that helps people be happy.', '-'],
  ['Calculamos 100 millones de usuarios.', 'We forecast 100 million users.', '-'],
  ['Soy fontanero y quiero hacer una app.', "I'm a plumber and I want to make an app.", '-'],
  ['Quiero abrir una peluquería en mi calle.', "I want to open a hairdresser's on my street.", '-'],
  ['Una tienda de ropa bonita.', 'A shop with nice clothes.', '-'],
  ['Hemos medido 640 piezas.', 'We have measured 640 parts.', '-'],
  // Ways to reach them.
  ['Los fisioterapeutas nos mandan a sus pacientes.', 'Physiotherapists send us their patients.', 'GC'],
  ['Lo venderíamos a través de veterinarios.', 'We would sell it through vets.', 'GC'],
  ['Lo venderíamos en los hoteles.', 'We would sell it in hotels.', 'GC'],
  ['Pegaré carteles por todas partes.', 'I will put up posters everywhere.', 'C'],
  ['Correrá de boca en boca.', 'It will spread by word of mouth.', 'C'],
  ['Un acuerdo con la federación de vela.', 'An agreement with the sailing federation.', 'C'],
  ['Nos anunciamos en la radio local.', 'We advertise on local radio.', 'C'],
  ['Vamos pueblo por pueblo con una demostración.', 'We go village by village with a demonstration.', 'C'],
  ['Casi todos vienen por la asociación.', 'Nearly all come through the association.', 'C'],
  ['Aparecemos en el boletín de la cámara.', 'We appear in the chamber newsletter.', 'C'],
  ['Lo venden los almacenes de fontanería.', 'It is sold by plumbers’ merchants.', 'GC'],
  ['Vendemos en 14 rocódromos.', 'We sell in 14 climbing walls.', 'GC'],
  ['Las matronas nos derivan a quienes dan positivo.', 'Midwives refer to us those who test positive.', 'GC'],
  ['Las oficinas agrarias lo darían a conocer.', 'The farm offices would spread the word.', 'GC'],
  ['El ayuntamiento lo incluiría en su programa.', 'The council would include it in its programme.', 'C'],
  ['Las auxiliares a domicilio dan mi tarjeta.', 'Home care assistants give out my card.', 'GC'],
  ['Muchos lo hacen en una hoja de cálculo.', 'Many do it in a spreadsheet.', '-'],
  ['No tenemos todavía ningún canal de venta.', 'We have no sales channel yet.', '-'],
  ['Once desguaces me mandan su lista de piezas.', 'Eleven breakers send me their list of parts.', 'G'],
  // How many there are.
  ['En España hay 11.000 floristerías.', 'There are 11,000 florists in Spain.', 'GS'],
  ['Más de 4.000 clubes de senderismo.', 'More than 4,000 hiking clubs.', 'GS'],
  ['Un millón y medio de celíacos.', 'A million and a half coeliacs.', 'GS'],
  ['El mercado crece un 8 % cada año.', 'The market grows 8% every year.', 'S'],
  ['Cada vez más familias educan en casa.', 'More and more families home-school.', 'GS'],
  ['Hay tres colegios cerca.', 'There are three schools nearby.', 'G'],
  ['Para clubes con menos de 200 miembros.', 'For clubs with fewer than 200 members.', 'G'],
  ['Para heladerías. En España hay 3.500.', 'For ice-cream parlours. There are 3,500 in Spain.', 'GS'],
  ['Los peritos somos 5.000 en el país.', 'Loss adjusters: there are 5,000 of us.', 'GS'],
  ['Para celíacos. Son 180 € al año.', 'For coeliacs. It is €180 a year.', 'G'],
  ['Las matronas dan una muestra a cada madre.', 'Midwives give a sample to every mother.', 'GC'],
  ['Lo vendería por correo a las cofradías.', 'I would sell it by email to guilds.', 'GC'],
  ['Nos han incluido en su catálogo.', 'They have put us in their catalogue.', 'C'],
  ['Para bufetes que quieren darse a conocer.', 'For law firms that want to make themselves known.', 'G'],
  ['Los restaurantes compran setas cultivadas.', 'Restaurants buy growing mushrooms.', 'G'],
  ['Peluquería móvil en una furgoneta.', 'A mobile hairdresser’s in a van.', '-'],
  ['Cobramos 19 € por turismo.', 'We charge €19 for a saloon car.', '-'],
  ['Clases en unas pistas de tenis.', 'Lessons on some tennis courts.', '-'],
  ['Esperamos llegar a tener 5.000 familias.', 'We hope to have 5,000 families one day.', 'G'],
];

it.each(
  SAID.flatMap(
    ([es, en, expected]) =>
      [
        [es, expected],
        [en, expected],
      ] as const,
  ),
)('reads “%s” as %s', (idea, expected) => {
  expect(said(idea)).toBe(expected);
});

const ALL_OF_AN_AGE: readonly (readonly [es: string, en: string, narrow: boolean])[] = [
  ['Comida sana para niños.', 'Healthy food for children.', false],
  ['Bolsos para mujeres modernas.', 'Bags for modern women.', false],
  ['Una revista para adolescentes.', 'A magazine for teenagers.', false],
  ['Paseos para personas mayores.', 'Walks for older people.', false],
  ['Una app para deportistas.', 'An app for sportspeople.', false],
  ['Cuentos para niños con sordera.', 'Stories for children with hearing loss.', true],
  ['Ropa para mujeres que sueldan.', 'Clothes for women who weld.', true],
  ['Paseos para personas mayores sin familia.', 'Walks for older people without family.', true],
  ['Gafas para arqueros.', 'Glasses for archers.', true],
];

it.each(
  ALL_OF_AN_AGE.flatMap(([es, en, narrow]) => [
    [es, narrow],
    [en, narrow],
  ]),
)('finds somebody narrower than an age or a sex in “%s”: %s', (idea, narrow) => {
  expect(readSignals(String(idea)).customer.concrete.length > 0).toBe(narrow);
});
