import { expect, it } from 'vitest';
import { earningLevel } from './earning.ts';
import { readSignals } from './read-signals.ts';

/** What is said of money, in both languages, and the level it earns: what others ask, lose or spend is no price of ours. */
const SAID: readonly (readonly [level: number, es: string, en: string])[] = [
  [
    1,
    'Los talleres de costura pagan hoy 900 soles por una máquina usada que se rompe a los dos meses. Nosotros las revisamos y damos garantía.',
    'Sewing workshops today pay 900 soles for a second-hand machine that breaks within two months. We service them and give a guarantee.',
  ],
  [
    1,
    'Perdemos 300 € por noche con las habitaciones vacías de mi hostal; quiero llenarlas con peregrinos.',
    'We lose €300 a night on the empty rooms in my hostel; I want to fill them with pilgrims.',
  ],
  [
    1,
    'Cada avería de ascensor le supone a la comunidad 1.100 €. Nuestro sensor la adelanta una semana.',
    'Each lift breakdown means €1,100 for the block. Our sensor sees it a week ahead.',
  ],
  [
    1,
    'Se calcula que los españoles gastan 9.000 millones en mascotas cada año.',
    'Spaniards are reckoned to spend 9 billion on pets each year.',
  ],
  [
    1,
    'Un mercadillo de trueque de juguetes sin dinero de por medio.',
    'A toy swap market with no money involved.',
  ],
  [
    1,
    'Una app para ordenar recetas de la abuela con fotos y comentarios.',
    "An app to sort your grandmother's recipes with photos and comments.",
  ],
  [
    1,
    'Organizar cenas entre desconocidos en ciudades pequeñas. Todavía no hemos pensado cómo ganar dinero.',
    'Organise dinners among strangers in small towns. We have not yet thought how to make money.',
  ],
  [
    1,
    'Ayudar a artesanas wayuu a vender sus mochilas en el extranjero.',
    'Help Wayuu craftswomen sell their bags abroad.',
  ],
  [
    1,
    'Hoy los apicultores pagan una cuota alta a la cooperativa por usar la extractora. Yo tengo una extractora móvil sobre remolque.',
    'Beekeepers today pay a high fee to the co-operative to use its extractor. I have a mobile extractor on a trailer.',
  ],
  [
    1,
    'Según la patronal, el sector de la cerveza artesana factura 400 millones.',
    'According to the trade body, the craft beer sector turns over 400 million.',
  ],
  [
    2,
    'Facturamos 40.000 € el año pasado con nuestras catas de aceite para turistas en Jaén.',
    'We turned over €40,000 last year with our olive oil tastings for tourists in Jaén.',
  ],
  [
    2,
    'Facturo unos 2.300 € al mes con mis rutas ornitológicas para jubilados británicos.',
    'I turn over some €2,300 a month with my birdwatching tours for British pensioners.',
  ],
  [2, 'Hacer jabones y venderlos en mercados.', 'Make soaps and sell them at markets.'],
  [
    2,
    'Tenemos una tienda de reparación de paraguas y bastones en el casco viejo.',
    'We have an umbrella and walking stick repair shop in the old town.',
  ],
  [
    3,
    'Una app que avisa a los pescadores de la marea roja. Los usuarios pagarían una cuota anual.',
    'An app that warns fishermen of red tide. Users would pay a yearly fee.',
  ],
  [
    3,
    'Un comedor comunitario con la voluntad: cada vecino deja lo que puede.',
    'A community canteen on a pay-what-you-can basis: each neighbour leaves what they can.',
  ],
  [
    3,
    'Traducción jurada para parejas binacionales. Honorarios según número de páginas.',
    'Sworn translation for binational couples. Fees according to the number of pages.',
  ],
  [
    3,
    'Limpieza de tumbas judías en Europa del Este para familias de Buenos Aires. Se contrataría por temporada.',
    'Cleaning Jewish graves in Eastern Europe for families in Buenos Aires. It would be booked by the season.',
  ],
  [
    3,
    'Queremos asesorar a comunidades de vecinos sobre placas solares. Iríamos a comisión con los instaladores.',
    'We want to advise blocks of flats on solar panels. We would work on commission with the installers.',
  ],
  [
    3,
    'Un lector de contadores de agua para pueblos que pierden la mitad por las tuberías. Los ayuntamientos lo pagarían con lo que se ahorran.',
    'A water meter reader for villages that lose half through the pipes. Councils would pay for it with what they save.',
  ],
  [
    3,
    'Un robot que pinta las líneas del campo de fútbol. Lo alquilaríamos a los clubes modestos para la temporada entera.',
    'A robot that paints football pitch lines. We would lease it to modest clubs for the whole season.',
  ],
  [
    3,
    'Un vivero de plantas autóctonas para jardineros municipales, que comprarían por contrato anual.',
    'A native plant nursery for municipal gardeners, who would buy on a yearly contract.',
  ],
  [
    3,
    'Podología a domicilio para ancianos encamados; la sesión se abona en efectivo al terminar.',
    'Home podiatry for bedridden elderly people; the session is paid in cash at the end.',
  ],
  [
    3,
    'Formación de camareros para hoteles de costa. El hotel nos abonaría una cantidad por cada persona que contrate.',
    'Waiter training for coastal hotels. The hotel would pay us an amount for each person it hires.',
  ],
  [
    3,
    'El año pasado ingresamos 61.000 € por alquilar carpas a ferias; este año queremos doblarlo.',
    'Last year we took €61,000 renting marquees to fairs; this year we want to double it.',
  ],
  [
    4,
    'Los acuarios domésticos se llenan de algas y sus dueños tiran unos 35 € al mes en productos. Paso cada quince días y lo dejo limpio por 28 € la visita.',
    'Home aquariums fill up with algae and their owners throw away some €35 a month on products. I come every fortnight and leave it clean for €28 a visit.',
  ],
  [
    4,
    'Pediríamos 15 € por el diagnóstico de la lavadora a los dueños, que se descuentan si luego la reparamos.',
    'We would ask owners €15 for the washing machine check, taken off if we then mend it.',
  ],
  [
    4,
    'Las gestorías les piden a los taxistas 55 € al mes. Nosotros se lo hacemos por 30 desde el móvil.',
    'Accountants ask taxi drivers for €55 a month. We do it for 30 from their phone.',
  ],
  [
    4,
    'No cobramos nada a los abuelos; la residencia nos paga 3 € por residente y día.',
    'We charge the grandparents nothing; the care home pays us €3 per resident per day.',
  ],
  [
    4,
    'S/ 35 por consulta nutricional en línea para madres primerizas.',
    'S/ 35 per online nutrition appointment for first-time mothers.',
  ],
  [
    4,
    'Arreglo persianas a domicilio. El vecino abona la visita, 20 €, y los metros de lama aparte.',
    'I repair blinds at home. The neighbour pays for the call, €20, and the metres of slat separately.',
  ],
  [
    4,
    'El curso de soldadura vale 380 € y el ayuntamiento de Getafe cubre la mitad a los parados.',
    'The welding course costs €380 and Getafe council covers half for the unemployed.',
  ],
  [
    4,
    'El alumno deja una señal de 100 € y paga el resto, 500, al terminar el curso de buceo.',
    'The pupil leaves a €100 deposit and pays the rest, 500, at the end of the diving course.',
  ],
  [
    4,
    'Los colegios ponen el aula, nosotros la actividad, y el AMPA nos ingresa 25 € por niño y trimestre.',
    "Schools provide the classroom, we the activity, and the parents' association pays us €25 per child per term.",
  ],
  [
    4,
    'Me ofrezco a pasear por la playa la silla anfibia de quien no puede andar. Lo haría por 10 € la hora.',
    'I offer to push the amphibious chair along the beach for those who cannot walk. I would do it for €10 an hour.',
  ],
  [
    4,
    'Cobramos 45 céntimos por sobre ensobrado a las asociaciones, que hasta ahora lo hacían a mano. Papel y franqueo van aparte.',
    'We charge associations 45 cents per envelope stuffed; until now they did it by hand. Paper and postage are extra.',
  ],
  [
    4,
    'La tintorería tradicional pide 18 € por alfombra y tarda quince días. Pasamos a buscarla el lunes y la devolvemos el miércoles por 22.',
    'A traditional cleaner asks €18 per rug and takes a fortnight. We collect on Monday and return on Wednesday for 22.',
  ],
  [
    4,
    'Un psicólogo para bomberos: 60 € la sesión individual, 25 € por persona en grupo. La federación ya nos ha reservado diez.',
    'A psychologist for firefighters: €60 for a one-to-one, €25 per person in a group. The federation has already booked ten with us.',
  ],
  [
    4,
    'No hay cuota: el restaurante abona 1,50 € por comensal que llega por la app.',
    'There is no fee: the restaurant pays €1.50 per diner who comes through the app.',
  ],
  [
    4,
    'Los organizadores de congresos gastan hoy 12 € por acreditación de plástico; la nuestra, de cartón con semillas, la dejamos en 4,60.',
    'Conference organisers today spend €12 per plastic badge; ours, in seeded card, we do at 4.60.',
  ],
  [
    4,
    'Prueba gratuita de un mes; luego, 9 dólares por tienda. Ya hay 14 tiendas de mascotas probándolo.',
    'A free one-month trial; then 9 dollars per shop. There are already 14 pet shops trying it.',
  ],
  [
    5,
    'Formamos a vigilantes de museo en primeros auxilios. La jornada de ocho horas la facturamos a 620 €, y los instructores nos salen por 240.',
    'We train museum guards in first aid. We invoice the eight-hour day at €620, and the instructors come to 240.',
  ],
  [
    5,
    'Cuidamos colmenas urbanas en azoteas de hoteles. Q 1,200 mensuales por azotea, de los que nos quedan Q 700 limpios.',
    'We look after urban hives on hotel rooftops. Q 1,200 a month per rooftop, of which Q 700 is left clear for us.',
  ],
  [
    5,
    'Cuesta 6 £ el kilo y a nosotros producirlo nos sale a 2,10. Es compost de lombriz para jardineros.',
    'It costs £6 a kilo and producing it comes to 2.10 for us. It is worm compost for gardeners.',
  ],
  [
    5,
    'Ofrezco clases de euskera a camareros, a 9 € la hora por cabeza; alquilo el aula por 20 € la tarde.',
    'I offer Basque lessons to waiters at €9 an hour per head; I rent the classroom for €20 an afternoon.',
  ],
  [
    5,
    'Regalamos la máquina de café y vendemos las cápsulas a las oficinas: 0,35 € la unidad, a nosotros nos vienen a 0,19.',
    'We give away the coffee machine and sell offices the capsules: €0.35 each, and they cost us 0.19.',
  ],
  [
    5,
    'Reciclamos palés en Lima y los despachamos a S/ 22 cada uno; clavos y mano de obra suman S/ 8.',
    'We recycle pallets in Lima and sell them at S/ 22 apiece; nails and labour add up to S/ 8.',
  ],
  [
    5,
    'Suscripción anual de 240 £ para clubes de ajedrez. Guardar y retransmitir cada partida nos sale a unos céntimos: 31 £ por club al año.',
    'A yearly subscription of £240 for chess clubs. Storing and streaming each game comes to pennies: £31 per club a year.',
  ],
  [
    5,
    'La matrícula son 60 € y luego 45 al mes: academia de dibujo para adultos. Profesora y local, 900 al mes entre los dos.',
    'Enrolment is €60 and then 45 a month: a drawing school for adults. Teacher and premises, 900 a month between them.',
  ],
  [
    5,
    'Las academias de flamenco pierden alumnas porque el suelo se astilla; cambiarlo entero son 7.500 €. Yo lijo y sello la tarima en una noche por 620 €. En barniz y lija se me van 85.',
    'Flamenco schools lose pupils because the floor splinters; replacing it outright is €7,500. I sand and seal the boards in one night for €620. Varnish and sandpaper cost me 85.',
  ],
  [
    5,
    'La mensualidad del coworking para guionistas es de 130 €, y cubrimos gastos con 19 personas; ahora hay 27.',
    'The monthly fee at our co-working space for scriptwriters is €130, and we break even with 19 people; there are 27 now.',
  ],
  [
    5,
    'Clínica móvil dental para residencias de Asturias. Visita de revisión: 30 €. Higiene: 55 €. Coste medio por visita, con furgoneta y auxiliar: 21 €.',
    'A mobile dental clinic for care homes in Asturias. Check-up: €30. Hygiene: €55. Average cost per visit, with van and assistant: €21.',
  ],
];

it.each(SAID)('earns level %i in both languages: %s', (level, es, en) => {
  expect([es, en].map((idea) => earningLevel(readSignals(idea)))).toEqual([level, level]);
});

/** Several sums in a text: which is quoted as the price, and which as the cost (in Spanish; English has the same digits). */
const SUMS: readonly (readonly [price: string, cost: string | undefined, es: string, en: string])[] = [
  [
    '12',
    undefined,
    'Soy perito y quiero un formulario que calcule la tasación. Lo vendería a otros peritos por 12 € al mes.',
    'I am a loss adjuster and I want a form that works out the valuation. I would sell it to other loss adjusters for €12 a month.',
  ],
  [
    '150',
    '22',
    'Nuestra aplicación rellena el cuaderno de campo. 150 € por finca. Hacerlo con un ingeniero cuesta 600 €. Gastamos 22 € por finca en servidores.',
    'Our app fills in the field notebook. €150 per farm. Having it done by an engineer costs €600. We spend €22 per farm on servers.',
  ],
  [
    '780',
    '260',
    'Una ventana nueva de madera ronda las 1.900 libras y tarda cuatro meses. Yo cambio lo podrido y meto vidrio fino: 780 libras, y el material no pasa de 260.',
    'A new timber window comes to around £1,900 and takes four months. I replace what is rotten and fit thin glass: £780, and materials never go above £260.',
  ],
  [
    '39',
    '8',
    'Puesta a punto de bicicletas en la oficina por 39 libras, de las que 8 son repuestos.',
    'Bicycle tune-ups at the office for £39, of which £8 is parts.',
  ],
  [
    '68.000',
    '29.000',
    'Cada baja por la voz cuesta al colegio 1.450.000 pesos. El colegio paga 68.000 por docente; de eso gastamos 29.000.',
    'Cover costs a school 1,450,000 pesos. The school pays 68,000 per teacher; we spend 29,000 of that.',
  ],
  [
    '2.400',
    '1.050',
    'Las empresas grandes piden 12.000 € por un estudio. Alquilamos escuchas acústicas: 2.400 € por pueblo, con un coste nuestro de 1.050.',
    'The large companies want €12,000 for a survey. We rent out acoustic listeners: €2,400 per village, at a cost to us of 1,050.',
  ],
  [
    '1.300',
    '610',
    'Cobro 1.300 pesos por hectárea. El recibo de luz bajó 27 % en siete huertas. Mi costo es de 610 pesos por hectárea.',
    'I charge 1,300 pesos per hectare. The power bill fell 27% in seven orchards. My cost is 610 pesos per hectare.',
  ],
  [
    '46',
    '30',
    'Cuidamos perros recién operados. La clínica sale por 85 € diarios. Nosotros pedimos 46: 30 van a la cuidadora.',
    'We look after dogs after an operation. The clinic comes to €85 a day. We ask for 46: 30 goes to the carer.',
  ],
  [
    '2,4',
    '0,9',
    'Adelantamos facturas a transportistas en 24 horas por un 2,4 % de la factura; el dinero nos cuesta un 0,9 %.',
    'We advance invoices to hauliers within 24 hours for 2.4% of the invoice; the money costs us 0.9%.',
  ],
  [
    '1.200',
    '380',
    '- Detectamos fugas de aire en fábricas.\n- Precio: 1.200 dólares, devueltos si no se ahorran.\n- Costes: técnico y viaje, 380 dólares.\n- Canal: un distribuidor que nos recomienda por 100 dólares.',
    '- We detect air leaks in factories.\n- Price: 1,200 dollars, returned if they are not saved.\n- Costs: technician and travel, 380 dollars.\n- Channel: a dealer who recommends us for 100 dollars.',
  ],
  [
    '0,44',
    '0,21',
    'Tapones de corcho para bodegas. El nuestro cuesta 0,44 € y producirlo 0,21.',
    'Cork stoppers for wineries. Ours costs €0.44 and making it €0.21.',
  ],
];

it.each(SUMS)('takes %s for the price and %s for the cost: %s', (price, cost, es, en) => {
  const digits = (sum: string | undefined) => sum?.replace(/\D/g, '');
  for (const idea of [es, en]) {
    const { earning } = readSignals(idea);
    const read = [earning.price, earning.margin].map((at) => digits(at && idea.slice(at.start, at.end)));
    expect(read).toEqual([price, cost].map(digits));
  }
});

it('takes no place that is told of others for a way to be paid', () => {
  for (const idea of [
    'Un mecánico que va a las oficinas. La gente tiene la bici pinchada porque la tienda cierra pronto.',
    'A mechanic who goes to offices. People have a flat because the shop closes early.',
  ])
    expect(readSignals(idea).earning.ways).toEqual([]);
});
