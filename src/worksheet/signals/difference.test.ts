import { describe, expect, it } from 'vitest';
import { evaluate } from '../levels.ts';
import { readSignals } from './read-signals.ts';

const OPENING = {
  es: 'Nuestra propuesta está pensada para gente de la comarca que lo necesita bastante a menudo. ',
  en: 'Our proposal is meant for people in the county who happen to need it quite often. ',
};

/** What a statement says in Spanish and in English, and what it is to count for. */
const STATEMENTS: readonly [string, string, 'a comparison' | 'a moat' | 'nothing'][] = [
  ['Han pagado doce vecinos hasta la fecha de hoy.', 'Twelve neighbours have paid so far.', 'nothing'],
  [
    'Los relojeros de toda la vida tardan un mes y te cobran el diagnóstico.',
    'Old-school watchmakers take a month and charge you for the diagnosis.',
    'a comparison',
  ],
  [
    'A diferencia de los seguros de viaje, el nuestro cubre avalanchas.',
    'Unlike travel insurance, ours covers avalanches.',
    'a comparison',
  ],
  [
    'Aquí no hay ninguna otra quesería que admita visitas con niños.',
    'There is no other dairy here that welcomes visits with children.',
    'a comparison',
  ],
  [
    'Pesa la mitad que una silla corriente y se pliega con una mano.',
    'It weighs half as much as an ordinary chair and folds with one hand.',
    'a comparison',
  ],
  [
    'Mientras que los laboratorios grandes exigen 500 unidades, nosotros fabricamos desde 20.',
    'Whereas big labs demand 500 units, we make runs from 20.',
    'a comparison',
  ],
  [
    'El fontanero de urgencia cobra 120 euros solo por venir; nosotros, 45.',
    'An emergency plumber charges 120 euros just to come; we charge 45.',
    'a comparison',
  ],
  [
    'Los comparadores de internet solo miran las cuatro grandes compañías.',
    'Comparison websites only look at the four big companies.',
    'a comparison',
  ],
  [
    'Las lavanderías industriales mezclan la ropa de varios clientes.',
    'Industrial laundries mix several customers’ washing.',
    'a comparison',
  ],
  [
    'Sale un 40 % más barato que contratar a un comercial.',
    'It works out 40% cheaper than hiring a salesperson.',
    'a comparison',
  ],
  [
    'Las mascarillas que se compran por internet no llevan homologación.',
    'The masks you can buy online carry no certification.',
    'a comparison',
  ],
  [
    'Los sistemas de riego que hay en el mercado gastan el doble de agua.',
    'The irrigation systems on the market use twice as much water.',
    'a comparison',
  ],
  [
    'Los bancos te mandan a un formulario; yo voy a tu casa.',
    'Banks send you to a form; I come to your house.',
    'a comparison',
  ],
  [
    'Los instaladores grandes no bajan de diez ventanas por pedido.',
    'Large installers won’t go below ten windows per order.',
    'a comparison',
  ],
  [
    'Nadie ofrece formación en lengua de signos para dentistas.',
    'Nobody offers sign language training for dentists.',
    'a comparison',
  ],
  [
    'Nuestra app funciona sin internet, cosa que ninguna otra hace.',
    'Our app works without internet, which no other one does.',
    'a comparison',
  ],
  [
    'Los gimnasios de la ciudad carecen de aseos adaptados.',
    'The gyms in town lack accessible toilets.',
    'a comparison',
  ],
  [
    'Otros obradores usan margarina; el nuestro, mantequilla de la zona.',
    'Other bakeries use margarine; ours uses local butter.',
    'a comparison',
  ],
  [
    'Es el único camping de la costa con grúa de acceso al agua.',
    'It is the only campsite on the coast with a hoist into the water.',
    'a comparison',
  ],
  [
    'Al contrario que los talleres, damos presupuesto cerrado.',
    'Unlike garages, we give a fixed quote.',
    'a comparison',
  ],
  [
    'Competencia: dos empresas, ambas en la capital y sin servicio nocturno.',
    'Competition: two firms, both in the capital and with no night service.',
    'a comparison',
  ],
  [
    'Los grandes distribuidores devuelven los libros sin abrir a los tres meses.',
    'The big distributors return books unopened after three months.',
    'a comparison',
  ],
  ['Los chatbots genéricos se inventan la ley.', 'Generic chatbots make up the law.', 'a comparison'],
  [
    'Solo existe un proveedor en Europa y sirve a partir de mil unidades.',
    'There is only one supplier in Europe and it serves from a thousand units up.',
    'a comparison',
  ],
  [
    'El veterinario rural tiene noventa granjas y no da abasto.',
    'The rural vet has ninety farms and can’t cope.',
    'a comparison',
  ],
  [
    'Hay dos empresas parecidas en Lisboa, pero ninguna trabaja con particulares.',
    'There are two similar companies in Lisbon, but neither works with private customers.',
    'a comparison',
  ],
  [
    'Los seguros tradicionales excluyen a los mayores de 70.',
    'Traditional insurers exclude the over-70s.',
    'a comparison',
  ],
  [
    'Los proveedores actuales reparten los martes y punto.',
    'Current suppliers deliver on Tuesdays and that’s it.',
    'a comparison',
  ],
  [
    'La mensajería urgente sale a 14 euros; en bici, a 5.',
    'Express couriers come to 14 euros; by bike, 5.',
    'a comparison',
  ],
  [
    'Tenemos la exclusiva de la marca para toda la península.',
    'We hold the exclusive rights to the brand for the whole peninsula.',
    'a moat',
  ],
  [
    'Hemos reunido 40.000 fotos de hojas enfermas en seis campañas y nadie más las tiene.',
    'We have gathered 40,000 photos of diseased leaves over six seasons and nobody else has them.',
    'a moat',
  ],
  [
    'Cuantas más tiendas entran, mejor funciona para todas.',
    'The more shops join, the better it works for all of them.',
    'a moat',
  ],
  [
    'El molde lo diseñamos nosotros y copiarlo costaría años.',
    'We designed the mould ourselves and copying it would take years.',
    'a moat',
  ],
  [
    'La fórmula es nuestra, está registrada y nadie puede fabricarla sin licencia.',
    'The formula is ours, it is registered and nobody can make it without a licence.',
    'a moat',
  ],
  [
    'Llevamos siete años registrando las mareas de doce playas, datos que no existen en ningún otro sitio.',
    'We have spent seven years logging the tides on twelve beaches, data that exist nowhere else.',
    'a moat',
  ],
  ['Con modelo de utilidad concedido en marzo.', 'With a utility model granted in March.', 'a moat'],
  [
    'La cofradía nos ha cedido el muelle en exclusiva hasta 2031.',
    'The fishermen’s guild has given us the quay exclusively until 2031.',
    'a moat',
  ],
  [
    'Nuestra semilla está registrada como variedad protegida.',
    'Our seed is registered as a protected variety.',
    'a moat',
  ],
  [
    'Tenemos el único permiso de pesca con almadraba de la zona.',
    'We hold the only trap-fishing permit in the area.',
    'a moat',
  ],
  ['No tenemos patente ni nada parecido.', 'We have no patent or anything of the kind.', 'nothing'],
  [
    'Los restaurantes tiran mucha comida y no saben cuánta.',
    'Restaurants throw away a lot of food and don’t know how much.',
    'nothing',
  ],
  ['Vendemos en mercados y por internet.', 'We sell at markets and online.', 'nothing'],
  [
    'La cuota es de 30 euros al mes y el envío va incluido.',
    'The fee is 30 euros a month and delivery is included.',
    'nothing',
  ],
  [
    'El local está cerca de la estación y tiene aparcamiento.',
    'The premises are near the station and have parking.',
    'nothing',
  ],
  ['Los pacientes no recuerdan qué pastilla toca.', 'Patients don’t remember which pill is next.', 'nothing'],
  [
    'La máquina cuesta 4.000 euros y la pago a plazos.',
    'The machine costs 4,000 euros and I pay for it in instalments.',
    'nothing',
  ],
  [
    'No hay nada que lo proteja: cualquiera puede copiarlo.',
    'Nothing protects it: anyone can copy it.',
    'nothing',
  ],
  [
    'Las bodegas pequeñas pierden pedidos en vendimia.',
    'Small wineries lose orders at harvest time.',
    'nothing',
  ],
  [
    'Una residencia de Soria lo prueba desde mayo.',
    'A care home in Soria has been trying it since May.',
    'nothing',
  ],
  [
    'Cobraríamos a las tiendas una comisión por cada venta.',
    'We would charge shops a commission on each sale.',
    'nothing',
  ],
  [
    'A los conductores les cuesta encontrar aparcamiento y dan vueltas.',
    'Drivers find it hard to find parking and go round in circles.',
    'nothing',
  ],
  [
    'Me gustaría montar algo relacionado con los caballos.',
    'I would like to set up something to do with horses.',
    'nothing',
  ],
  [
    'El público son jubilados que viajan fuera de temporada.',
    'The audience is pensioners who travel off season.',
    'nothing',
  ],
  ['Los niños se aburren y los padres también.', 'The children get bored and so do the parents.', 'nothing'],
  ['Aún no hemos solicitado la patente.', 'We have not yet applied for the patent.', 'nothing'],
  ['Un amigo informático haría la aplicación.', 'A friend in IT would build the app.', 'nothing'],
  [
    'Muchos jubilados viven solos y no salen de casa.',
    'Many pensioners live alone and don’t leave the house.',
    'nothing',
  ],
  [
    'El horno nos lo presta una panadería que cierra por las tardes.',
    'A bakery that closes in the afternoons lends us its oven.',
    'nothing',
  ],
  [
    'Quiero que sea un sitio acogedor, con música y libros.',
    'I want it to be a cosy place, with music and books.',
    'nothing',
  ],
  [
    'La gente mayor olvida las citas y el centro de salud pierde horas.',
    'Older people forget appointments and the health centre wastes hours.',
    'nothing',
  ],
  [
    'Los bares solo les ofrecen refrescos a los que no beben.',
    'Bars only offer soft drinks to those who don’t drink.',
    'a comparison',
  ],
  [
    'La gente paga 18 € en el parking del hospital.',
    'People pay €18 in the hospital car park.',
    'a comparison',
  ],
  [
    'Hacerlo con un ingeniero cuesta 600 € y tarda un mes.',
    'Having it done by an engineer costs €600 and takes a month.',
    'a comparison',
  ],
  [
    'Los pueblos siempre contratan el mismo castillo hinchable y los chavales se aburren.',
    'Towns always hire the same bouncy castle and the kids get bored.',
    'a comparison',
  ],
  [
    'Los padres compran juguetes que a los dos meses ya no se usan.',
    'Parents buy toys that two months later are no longer used.',
    'a comparison',
  ],
  [
    'Los menús del catering municipal no les gustan.',
    'They don’t like the council caterer’s menus.',
    'a comparison',
  ],
  [
    'Mucha gente tiene la bici pinchada porque el taller cierra pronto.',
    'Many people have a flat because the workshop closes early.',
    'a comparison',
  ],
  [
    'La mayoría usa el traductor del móvil y salen disparates.',
    'Most use the phone’s translator and nonsense comes out.',
    'a comparison',
  ],
  [
    'En la gasolinera la venden húmeda y en bolsas pequeñas.',
    'The petrol station sells it damp and in small bags.',
    'a comparison',
  ],
  ['Aquí todo el pan es congelado.', 'Around here all the bread is frozen.', 'a comparison'],
  ['Lo vendería a otros traductores.', 'I would sell it to other translators.', 'nothing'],
  ['Cobraría la mitad de lo que ahorren.', 'I would charge half of what they save.', 'nothing'],
  ['Es mejor que los que hay.', 'It is better than the ones out there.', 'nothing'],
  ['De momento hay un dibujo de la pantalla.', 'For now there is a drawing of the screen.', 'nothing'],
  ['Casi nadie lleva ya monedas.', 'Hardly anyone carries coins any more.', 'nothing'],
  [
    'El dueño no tiene que tirar el género si se estropea.',
    'The owner does not have to throw the stock away if it spoils.',
    'nothing',
  ],
  [
    'Una técnica pasaría cada quince días y apuntaría los averiados.',
    'A technician would come every fortnight and note the faulty ones.',
    'nothing',
  ],
];

function told(language: 'es' | 'en', statement: string) {
  const { moat, comparisons } = readSignals(OPENING[language] + statement).difference;
  if (moat) return 'a moat';
  return comparisons.length > 0 ? 'a comparison' : 'nothing';
}

it.each(STATEMENTS)('reads “%s” and “%s” as %s', (es, en, expected) => {
  expect([told('es', es), told('en', en)]).toEqual([expected, expected]);
});

describe('the level', () => {
  const OFFER = {
    es: 'Afilamos cuchillos de cocineros y carniceros a domicilio en Bilbao y Vitoria con una furgoneta que pasa cada dos semanas por los mercados y deja un juego de repuesto mientras trabaja la piedra de agua. ',
    en: 'We sharpen knives for chefs and butchers on their premises in Bilbao and Vitoria with a van that calls at the markets every other week and leaves a spare set while the water stone does its work. ',
  };
  const level = (es: string, en: string) => [
    evaluate(OFFER.es + es).levels.difference,
    evaluate(OFFER.en + en).levels.difference,
  ];

  it('is low where nothing sets it apart', () => {
    expect(level('Sería algo bonito.', 'It would be something lovely.')).toEqual([2, 2]);
  });

  it('rises with a comparison, with figures that show what it matters, and with what is hard to copy', () => {
    const es = 'Las ferreterías tardan una semana y cobran aparte.';
    const en = 'Hardware shops take a week and charge extra.';
    expect(level(es, en)).toEqual([3, 3]);
    expect(
      level(
        `${es} Ahorran 40 € y 3 horas; 28 de 30 clientes repiten.`,
        `${en} They save €40 and 3 hours; 28 of 30 customers come back.`,
      ),
    ).toEqual([4, 4]);
    expect(level(`${es} La piedra está patentada.`, `${en} The stone is patented.`)).toEqual([5, 5]);
  });

  it('rises by a single level with a permit that nothing else stands by', () => {
    expect(level('Está autorizado por la policía.', 'It is authorised by the police.')).toEqual([3, 3]);
  });

  it('does not rise with a plan for what is hard to copy, nor with a denial of it', () => {
    expect(level('Queremos patentar la piedra.', 'We want to patent the stone.')).toEqual([2, 2]);
    expect(level('No tenemos ninguna patente.', 'We have no patent at all.')).toEqual([2, 2]);
  });
});
