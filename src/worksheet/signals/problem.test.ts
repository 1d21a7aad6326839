import { describe, expect, it } from 'vitest';
import { readSignals } from './read-signals.ts';

/** Each as a Spaniard and a Briton say it: what one language knows of hurts, the other must. */
const SAID: Readonly<
  Record<'nothing' | 'hurts' | 'costs' | 'gets by', readonly (readonly [es: string, en: string])[]>
> = {
  nothing: [
    [
      'Editamos pódcast y revisamos que no se cite a clientes.',
      'We edit podcasts and check that no client is named.',
    ],
    ['Gestión autorizada de residuos para talleres.', 'Licensed waste handling for garages.'],
    [
      'Flores cultivadas a menos de treinta kilómetros, y aún sin encargos.',
      'Flowers grown less than thirty kilometres away, and no orders as yet.',
    ],
    ['Moldes de silicona para croquetas iguales.', 'Silicone moulds for croquettes that come out the same.'],
    [
      'Vendemos velas de soja con aromas de la sierra en mercados navideños.',
      'We sell soy candles scented like the hills at Christmas markets.',
    ],
    [
      'Queremos montar un parque de camas elásticas cubierto en el polígono.',
      'We want to set up an indoor trampoline park on the industrial estate.',
    ],
    [
      'Reservas sin llamadas ni esperas, pago cómodo y atención cercana.',
      'Bookings without calls or waiting, easy payment and friendly service.',
    ],
    [
      'Solución: tablero magnético modular. Precio: 39 €. Canal: papelerías.',
      'Solution: modular magnetic board. Price: €39. Channel: stationers.',
    ],
    [
      'Sin esperas, sin comisiones y sin letra pequeña: así es nuestro lavadero de coches.',
      'No waiting, no fees and no small print: that’s our car wash.',
    ],
    [
      'Un estudio de grabación para podcasts con sofá y buena luz.',
      'A recording studio for podcasts with a sofa and good lighting.',
    ],
    [
      'Cestas de fruta ecológica cada lunes en la oficina, desde 25 €, sin permanencia.',
      'Organic fruit baskets every Monday at the office, from €25, no lock-in.',
    ],
    [
      'Heladería artesana con sabores de temporada y terraza. Vendería también tartas por encargo.',
      'An artisan ice-cream parlour with seasonal flavours and outdoor seating. I would also sell cakes to order.',
    ],
    [
      'No cobramos alta ni permanencia y no hace falta tarjeta.',
      'We charge no sign-up fee, there is no lock-in and no card is needed.',
    ],
    [
      'No tenemos local todavía y nos falta el dinero del horno.',
      'We have no premises yet and we still lack the money for the oven.',
    ],
    ['Falta: una furgoneta.', 'Missing: a van.'],
    ['Nadie más ofrece paseos en globo en el valle.', 'Nobody else offers balloon rides in the valley.'],
    ['La primera versión nos llevaría dos meses.', 'A first version would take us two months.'],
    [
      'No hay que instalar nada ni hace falta experiencia.',
      'You do not need to install anything and no experience is required.',
    ],
  ],
  hurts: [
    ['A los opositores les da corte preguntar en clase.', 'Exam candidates feel shy about asking in class.'],
    ['Los vecinos tienen la bici pinchada.', 'Residents have a bike with a flat tyre.'],
    ['Los dueños lo cuidarían, pero no pueden.', "Owners would look after it, but they can't."],
    ['Los bungalows salen mucho más caros.', 'Bungalows work out a lot pricier.'],
    [
      'Los afinadores de piano escasean en la meseta y las academias de música tocan con instrumentos desafinados.',
      'Piano tuners are scarce up on the plateau and music academies play on out-of-tune instruments.',
    ],
    [
      'Quien se queda en silla de ruedas no consigue que ningún taller adapte su coche.',
      'People who end up in a wheelchair can’t get any garage to adapt their car.',
    ],
    [
      'En las comunidades de regantes nadie sabe cuánta agua llega a cada parcela y las broncas son continuas.',
      'In irrigation communities nobody knows how much water reaches each plot and rows are constant.',
    ],
    [
      'Muchas abuelas no se aclaran con el cajero automático y les da apuro pedir ayuda.',
      'Lots of grandmothers can’t make head or tail of the cash machine and feel awkward asking for help.',
    ],
    [
      'Los ciclistas urbanos no tienen dónde dejar la bici sin que se la roben.',
      'City cyclists have nowhere to leave their bike without it being stolen.',
    ],
    [
      'Las traductoras juradas cobran tarde y mal de las agencias.',
      'Sworn translators get paid late and badly by agencies.',
    ],
    [
      'Los padres separados discuten por quién recoge al niño y los abogados no contestan.',
      'Separated parents argue over who picks up the child and lawyers don’t reply.',
    ],
    [
      'Los celadores se lesionan moviendo pacientes y los hospitales no les forman.',
      'Porters injure themselves moving patients and hospitals don’t train them.',
    ],
    [
      'Las máquinas de vending se tragan las monedas y no hay a quién reclamar.',
      'Vending machines swallow coins and there is no one to complain to.',
    ],
    [
      'Los árbitros de categorías inferiores aguantan insultos y lo dejan al segundo año.',
      'Lower-league referees put up with insults and quit in their second year.',
    ],
    [
      'los fisios autonomos se pasan el domingo haciendo facturas y lo odian',
      'self employed physios spend sunday doing invoices and hate it',
    ],
    [
      'Problema: las gasolineras de pueblo cierran y los tractoristas hacen cola en la cooperativa.',
      'Problem: village petrol stations are closing and tractor drivers queue up at the co-op.',
    ],
    [
      'Al sastre jubilado nadie le sustituye y el pueblo se queda sin arreglos.',
      'Nobody replaces the tailor when he retires and the village is left without alterations.',
    ],
    [
      'Las ludotecas mandan a casa juguetes incompletos y pringosos.',
      'Toy libraries send out toys that are incomplete and sticky.',
    ],
    [
      'Los bancos de alimentos se ven obligados a tirar fruta por falta de frío.',
      'Food banks are forced to throw away fruit for lack of cold storage.',
    ],
    [
      'Mudarse con gato es un drama: muchos caseros los prohíben.',
      'Moving house with a cat is a drama: many landlords ban them.',
    ],
    [
      'Repartimos propano a barcos. Amarrar, bajar la bombona y cargarla al hombro por el pantalán es un suplicio.',
      'We deliver propane to boats. Mooring, taking the bottle off and carrying it along the pontoon on your shoulder is torture.',
    ],
    [
      'Los vinos naturales se pican durante el transporte y el importador los rechaza.',
      'Natural wines go sour in transit and the importer rejects them.',
    ],
    ['Muchos cuidadores no descansan ni un fin de semana.', 'Many carers never get even one weekend off.'],
    [
      'Quien compra madera por internet recibe tablas torcidas.',
      'Anyone who buys timber online receives warped boards.',
    ],
    [
      'Hay un cuello de botella en el secado: la leña verde ahúma y nadie la quiere.',
      'There is a bottleneck in drying: green firewood smokes and nobody wants it.',
    ],
    [
      'Las bandas municipales guardan partituras en cajas de fruta y nadie encuentra la parte de la tuba. Nosotras las escanearíamos y ordenaríamos.',
      'Town bands keep their scores in fruit crates and nobody can find the tuba part. We would scan them and put them in order.',
    ],
    [
      'Plataforma de relevo para bares de pueblo. El dueño se jubila, no encuentra quien siga y el pueblo se queda sin bar.',
      'A succession platform for village bars. The owner retires, can’t find anyone to carry on and the village loses its bar.',
    ],
    [
      'Para familias con hijos celíacos: los campamentos de verano los rechazan o les dan arroz todos los días.',
      'For families with coeliac children: summer camps turn them away or give them rice every day.',
    ],
    [
      'Mantelería de alquiler para restaurantes pequeños. La lavandería industrial les exige un volumen que no alcanzan.',
      'Table linen hire for small restaurants. Industrial laundries demand volumes they cannot reach.',
    ],
    ['Los inquilinos desconocen sus derechos.', 'Tenants do not know their rights.'],
    ['Los manteles de papel acaban en el contenedor.', 'Paper tablecloths end up in the bin.'],
    [
      'A los repartidores autónomos les roban la bici y pierden el trabajo.',
      'Self-employed couriers get their bikes stolen and lose their job.',
    ],
  ],
  costs: [
    [
      'Cada mes se marcha un 2 por ciento de los socios.',
      'Every month 2 percent of the members leave for good, fed up.',
    ],
    ['Los centros públicos tienen cinco meses de espera.', 'Public centres have a five-month waiting list.'],
    [
      'Un periodista pierde la tarde entera con cada pleno.',
      'A journalist loses a whole afternoon on each meeting.',
    ],
    ['Los vecinos viven a más de 40 km de la clínica.', 'Residents live more than 40 km from the clinic.'],
    ['En el pueblo hay 300 olivares abandonados.', 'In the village there are 300 abandoned olive groves.'],
    [
      'Los restauradores de muebles esperan cuarenta días a que llegue el barniz de Italia.',
      'Furniture restorers wait forty days for the varnish to arrive from Italy.',
    ],
    [
      'Uno de cada tres trasplantes de olivo muere el primer verano por un riego mal calculado.',
      'One in three transplanted olive trees dies in its first summer because the watering was badly worked out.',
    ],
    [
      'Las floristerías tiran un 20 % del género después de San Valentín.',
      'Florists bin 20% of their stock after Valentine’s Day.',
    ],
    [
      'A una imprenta rural, quedarse sin tóner le supone parar medio día.',
      'For a rural print shop, running out of toner means half a day at a standstill.',
    ],
    [
      'Los repartidores pierden 12 minutos por portal buscando el timbre.',
      'Delivery riders lose 12 minutes per building looking for the doorbell.',
    ],
    [
      'Un tercio de las cartas de un restaurante tiene erratas en inglés.',
      'A third of restaurant menus have mistakes in English.',
    ],
    [
      'La humedad arruina 400 kilos de pimentón por campaña en cada secadero.',
      'Damp ruins 400 kilos of paprika per season in each drying shed.',
    ],
    [
      'El ayuntamiento destina 14.000 € cada año a quitar pintadas.',
      'The council spends €14,000 every year removing graffiti.',
    ],
    [
      'Según los propios sastres, arreglar un chaqué les ocupa cinco horas y apenas cobran 40 euros.',
      'According to tailors themselves, altering a morning coat takes them five hours and they barely charge 40 euros.',
    ],
    [
      'Una clínica veterinaria pierde 35 citas mensuales porque el dueño no consigue meter al gato en el transportín.',
      'A vet’s practice loses 35 appointments a month because the owner can’t get the cat into its carrier.',
    ],
    [
      'Los pescadores artesanales regresan con la bodega medio vacía cuatro de cada diez días.',
      'Small-scale fishermen come back with the hold half empty four days out of ten.',
    ],
    [
      'En Medellín, una panadería quiebra cada tres días por el precio del gas.',
      'In Medellín a bakery goes bust every three days because of gas prices.',
    ],
    [
      'Perder una maleta supone de media 52 horas sin ropa ni medicinas.',
      'Losing a suitcase means 52 hours on average without clothes or medicine.',
    ],
    [
      'El alumnado rural pasa dos horas diarias en autobús y llega agotado.',
      'Rural pupils spend two hours a day on the bus and arrive exhausted.',
    ],
    [
      'Una avería en la depuradora acarrea una sanción de hasta 30.000 €.',
      'A fault at the treatment plant brings a fine of up to €30,000.',
    ],
    [
      'La ITV rechaza 9.000 remolques agrícolas al año por las luces.',
      'The MOT fails 9,000 farm trailers a year because of their lights.',
    ],
    [
      'Los montadores de cocinas esperan de media dos horas por obra a que alguien les abra. Nuestra cerradura temporal da acceso desde el móvil. Serían 9 euros por obra.',
      'Kitchen fitters wait an average of two hours per job for someone to let them in. Our temporary lock gives access from a phone. It would be 9 euros per job.',
    ],
    [
      'Las comunidades energéticas pierden el 15 % de lo que producen porque nadie coordina los consumos.',
      'Energy communities lose 15% of what they produce because nobody coordinates consumption.',
    ],
  ],
  'gets by': [
    [
      'Hoy las notarías pagan 60 euros a un mensajero por cada copia que se manda a otra ciudad. Nosotros lo haríamos por 15.',
      'Today notaries’ offices pay a courier 60 euros for every copy sent to another city. We would do it for 15.',
    ],
    [
      'Ahora las cofradías alquilan un camión frigorífico por 340 € cada viernes porque su cámara se queda pequeña. Nosotros cobramos 90.',
      'At the moment fishermen’s guilds rent a refrigerated lorry for €340 every Friday because their cold store is too small. We charge 90.',
    ],
    [
      'Las bodegas pequeñas ya pagan 3.000 € al año a un asesor para rellenar los libros de Hacienda, y aun así las multan.',
      'Small wineries already pay €3,000 a year to an adviser to fill in the tax books, and they get fined all the same.',
    ],
  ],
};

const texts = (kind: keyof typeof SAID) => SAID[kind].flat();

describe('the problem', () => {
  it.each(texts('nothing'))('is not there: %s', (text) => {
    expect(readSignals(text).problem.pains).toEqual([]);
  });

  it.each(texts('hurts'))('is told: %s', (text) => {
    const { pains, cost } = readSignals(text).problem;
    expect(pains).not.toEqual([]);
    expect(cost).toBeUndefined();
  });

  it.each(texts('costs'))('has a cost: %s', (text) => {
    expect(readSignals(text).problem.cost).toBeDefined();
  });

  it.each(texts('gets by'))('has a cost and is got round today: %s', (text) => {
    const { cost, workaround } = readSignals(text).problem;
    expect(cost).toBeDefined();
    expect(workaround).toBeDefined();
  });
});
