import { describe, expect, it } from 'vitest';
import { feasibilityLevel } from './build.ts';
import { readSignals } from './read-signals.ts';

const level = (idea: string) => feasibilityLevel(readSignals(idea));

/** Spanish, English: neither language may tell more than the other. */
const TOLD: Readonly<Record<2 | 3 | 4 | 5, { what: string; pairs: readonly (readonly [string, string])[] }>> =
  {
    5: {
      what: 'a first version is there, or weeks away',
      pairs: [
        [
          'Hemos terminado un prototipo de bastón que vibra ante los escalones. Falta probarlo con usuarios. La idea es venderlo en ópticas.',
          "We have finished a prototype of a cane that vibrates at steps. It still has to be tried with users. The idea is to sell it at optician's shops.",
        ],
        [
          'Predecimos cuándo se va a atascar una cosechadora oyendo el motor. El prototipo lleva dos campañas en la máquina de mi tío. Cobraríamos 300 euros al año.',
          "We predict when a combine harvester is going to jam by listening to the engine. The prototype has spent two harvests on my uncle's machine. We would charge 300 euros a year.",
        ],
        [
          'Coworking con guardería para autónomas. Alquilé el local en junio, tengo siete mesas ocupadas y lista para dos más.',
          'Coworking with a crèche for self-employed women. I rented the premises in June, have seven desks taken and a list for two more.',
        ],
        [
          'Equipo de dos. Reparamos pianos de escuela de música a domicilio. 22 afinados en septiembre. 70 euros. Repiten cada curso.',
          'Team of two. We repair music-school pianos on site. 22 tuned in September. 70 euros. They come back every school year.',
        ],
        [
          'Dirijo un coro de góspel y alquilo togas a otros coros cuando no cantamos. 6 euros la toga. El año pasado me llamaron de doce bodas.',
          "I run a gospel choir and hire out robes to other choirs when we aren't singing. 6 euros a robe. Last year I got calls from twelve weddings.",
        ],
        [
          'Empezamos a coser disfraces de carnaval con retales en enero y se nos acabaron los 130 antes de la fiesta. Para el próximo, el doble.',
          'We began sewing carnival costumes out of offcuts in January and our 130 ran out before the festival. Next time, double.',
        ],
        [
          'Lavamos a mano alfombras persas a domicilio. Mi padre lo hizo treinta años y yo heredé sus clientes: unas quince alfombras por semana.',
          "We hand-wash Persian rugs at people's homes. My father did it for thirty years and I inherited his customers: about fifteen rugs a week.",
        ],
        [
          'vendi las primeras 30 mochilas hechas con velas de barco por instagram y se me fueron en una tarde, cuestan 22 hacerlas y las puse a 60',
          'sold the first 30 backpacks made from boat sails on instagram and they went in an afternoon, they cost 22 to make and i put them at 60',
        ],
        [
          'Hemos cerrado un acuerdo con la lonja: nos da el descarte y hacemos caldo. Las primeras 600 botellas se fueron en dos mercados de otoño.',
          'We have closed a deal with the fish auction: it gives us the discards and we make stock. The first 600 bottles went at two autumn markets.',
        ],
        [
          'Funciona así desde el 2022 en mi pueblo: quien tiene leña de sobra la deja en el cobertizo, yo la parto y la reparto a 70 euros la carga.',
          'It has worked like this in my village since 2022: whoever has spare firewood leaves it in the shed, I split it and deliver it at 70 euros a load.',
        ],
        [
          'Repostería para perros: tartas de cumpleaños con hígado y boniato. El veterinario de la esquina me despacha diez por semana y me pide más.',
          'Baking for dogs: birthday cakes made with liver and sweet potato. The vet on the corner gets through ten a week of mine and asks for more.',
        ],
        [
          'Lo que empezó como un favor a la vecina son ya 40 hogares a los que les llevo la compra del mercado los sábados. Cobro el 10 % y no doy abasto.',
          "What began as a favour to the woman next door is now 40 homes whose market shopping I bring on Saturdays. I charge 10% and I can't keep up.",
        ],
        [
          'Guarda de esquís y tablas en el bajo de mi edificio, a 200 metros del telesilla. 6 euros al día. Tengo sitio para 120 pares y abro en diciembre.',
          'Ski and board storage on the ground floor of my building, 200 metres from the chairlift. 6 euros a day. I have room for 120 pairs and I open in December.',
        ],
        [
          'Nuestras galletas saladas de garbanzo pasaron el análisis y están en la estantería de dos herbolarios. Hemos repuesto tres veces. 3,20 la bolsa.',
          'Our savoury chickpea biscuits passed the test and are on the shelf in two health-food shops. We have restocked three times. 3.20 a bag.',
        ],
        [
          'Puse cámaras trampa en 14 fincas y vendo a los dueños las mejores fotos de su fauna, enmarcadas. 45 euros el marco; este invierno se colgaron 60.',
          'I put camera traps on 14 estates and sell the owners the best photos of their wildlife, framed. 45 euros a frame; 60 were hung this winter.',
        ],
        [
          'Vendimos 75 entradas de la primera cena a ciegas en tres días y la sala quiere que sea mensual. Cocinan dos chefs en paro y el menú vale 38 euros.',
          'We sold 75 tickets to the first blind dinner in three days and the venue wants it to be monthly. Two out-of-work chefs cook and the menu is 38 euros.',
        ],
        [
          'Entregamos fruta de oficina en bicicleta por el centro de Montevideo. Van 14 oficinas fijas y cada lunes salen 220 kilos. La caja cuesta 900 pesos.',
          'We deliver office fruit by bicycle around central Montevideo. There are 14 regular offices so far and 220 kilos go out every Monday. The box costs 900 pesos.',
        ],
        [
          'Fabricamos a mano tablas de surf de corcho. Han salido del taller 48 y las escuelas de Cantabria repiten pedido cada primavera. 520 euros la unidad.',
          'We make cork surfboards by hand. 48 have left the workshop and the schools in Cantabria repeat their order every spring. 520 euros apiece.',
        ],
        [
          '- Idea: cata de mieles para despedidas\n- Precio: 25 por cabeza\n- Dónde: bodega de mis padres, en Sigüenza\n- Estado: hechas cuatro, todas con propina',
          "- Idea: honey tastings for hen parties\n- Price: 25 a head\n- Where: my parents' wine cellar, in Sigüenza\n- Status: four held, all with tips",
        ],
        [
          'Pan de bellota para dehesas turísticas. En la feria de Zafra agotamos las 200 hogazas que llevamos antes del mediodía. Sale a 2,10 y lo vendemos a 5.',
          'Acorn bread for tourist estates. At the Zafra fair we sold out of the 200 loaves we took before noon. It comes to 2.10 and we sell it at 5.',
        ],
        [
          'Está en los móviles de 600 taxistas de Guayaquil: un botón que avisa a los compañeros si te asaltan. La cooperativa abona 2 dólares por socio al mes.',
          "It's on the phones of 600 taxi drivers in Guayaquil: a button that alerts colleagues if you are being robbed. The co-operative pays 2 dollars a member each month.",
        ],
        [
          'Diseño uniformes de hostelería para mujeres embarazadas. De la tirada inicial de 80 delantales no queda ninguno, y dos cadenas preguntan por la segunda.',
          'I design catering uniforms for pregnant women. Of the initial run of 80 aprons there are none left, and two chains are asking about the second.',
        ],
      ],
    },
    4: {
      what: 'known means, and nothing hard about it',
      pairs: [
        [
          'Limpieza de tumbas a distancia, con vídeo. Nadie ha contratado todavía, pero el cementerio nos permitió poner un cartel. 40 euros la visita.',
          'Grave cleaning from a distance, with a video. Nobody has hired us yet, but the cemetery allowed us to put up a sign. 40 euros a visit.',
        ],
        [
          'Quiero poner en marcha un comedor escolar ecológico en pueblos de menos de cien habitantes. Cocinaríamos en el bar y lo llevaríamos a la escuela.',
          'I want to get an organic school canteen up and running in villages of under a hundred people. We would cook at the bar and take it to the school.',
        ],
        [
          'Nadie nos ha comprado nada aún; estamos diseñando en papel un juego de cartas para aprender vasco. Lo imprimiría una imprenta de Tolosa, unas mil unidades.',
          'Nobody has bought anything from us yet; we are designing on paper a card game for learning Basque. A printer in Tolosa would print it, about a thousand copies.',
        ],
        [
          'Cada año organizo un mercado de semillas; este verano quiero convertirlo en tienda por correo, con sobres de variedades locales a 3 euros.',
          'Every year I organise a seed market; this summer I want to turn it into a mail-order shop, with packets of local varieties at 3 euros.',
        ],
        [
          'Tinta para sellos hecha con cáscara de nuez. La receta me la enseñó mi abuela. Botes a 7 euros para gente que hace caligrafía, por correo.',
          'Stamp ink made from walnut shells. My grandmother taught me the recipe. Bottles at 7 euros for people who do calligraphy, by post.',
        ],
        [
          'Nos deja la nave un agricultor jubilado y mi padre es soldador: haríamos remolques a medida para bicicletas de reparto. 700 euros cada uno.',
          "A retired farmer lets us use his shed and my father is a welder: we'd make bespoke trailers for delivery bikes. 700 euros each.",
        ],
        [
          'Tienda de discos y vermú en Logroño. Segunda mano, escucha en auriculares y un grifo. Gasto inicial de unos 18.000 euros que tengo ahorrados.',
          'A record and vermouth shop in Logroño. Second-hand, headphones to listen on, and a tap. Initial outlay of about 18,000 euros, which I have saved.',
        ],
        [
          'Convertir un silo abandonado en rocódromo. El dueño pide 300 euros al mes y el ayuntamiento lo ve bien. Haría falta arnés, presas y un seguro.',
          'Turn an abandoned silo into a climbing wall. The owner asks 300 euros a month and the council is in favour. Harnesses, holds and insurance would be needed.',
        ],
        [
          'Llevaría la contabilidad a peluqueras autónomas por 30 euros al mes, con una foto de los tiques y un audio. Trabajé seis años en una gestoría.',
          "I would do the books for self-employed hairdressers for 30 euros a month, with a photo of the receipts and a voice note. I worked six years in an accountant's office.",
        ],
        [
          'Tengo pensado un camping solo para motoristas en la sierra, con taller y lavadero. El terreno habría que arrendarlo. 14 euros la noche por moto.',
          'I have in mind a campsite just for motorcyclists in the hills, with a workshop and a wash bay. The land would have to be leased. 14 euros a night per bike.',
        ],
        [
          'Me gustaría importar telas de Senegal y vender batas de artista. Una costurera de mi calle las haría a 12 euros y yo las pondría a 45 en ferias.',
          "I'd like to import cloth from Senegal and sell artists' smocks. A seamstress on my street would make them at 12 euros and I'd price them at 45 at fairs.",
        ],
        [
          'Academia de memes para políticos. Así, en serio. 200 euros la tarde, en sedes de partidos pequeños. Doy clase de comunicación en la universidad.',
          'A meme academy for politicians. Yes, seriously. 200 euros an afternoon, at the offices of small parties. I teach communication at the university.',
        ],
        [
          'Un refugio de montaña que cocina con lo que trae el huésped. Está en ruinas pero el ayuntamiento lo cede. Calculo 60.000 euros de obra y 20 camas.',
          "A mountain hut that cooks what the guest brings. It's in ruins but the council will hand it over. I reckon 60,000 euros of building work and 20 beds.",
        ],
      ],
    },
    3: {
      what: 'something hard is left unexplained, or what it would be is',
      pairs: [
        [
          'No hemos vendido nada todavía. Sería un seguro de huelga para pequeños transportistas: si paran los puertos, cobran el día. Cuota de 9 euros.',
          "We haven't sold anything yet. It would be strike insurance for small hauliers: if the ports stop, they get paid for the day. A 9-euro fee.",
        ],
        [
          'Todavía no tenemos prototipo, pero pensamos en un bastón que vibre ante los escalones para personas con baja visión. Se vendería en ópticas de barrio.',
          "We don't have a prototype yet, but we are thinking of a cane that vibrates at steps for people with poor sight. It would be sold in local optician's shops.",
        ],
        ['una tienda de plantas', 'a plant shop'],
        ['poner un puesto de zumos', 'set up a juice stall'],
        ['Quiero ser el nuevo Netflix pero de cortos.', 'I want to be the new Netflix but for short films.'],
        ['Una marca de cosmética natural con valores.', 'A natural cosmetics brand with values.'],
        [
          'algo de viajes para solteros, no se, con buen rollo',
          'something with trips for singles, dunno, with a good vibe',
        ],
        [
          'Consultoría de sostenibilidad para todo tipo de empresas.',
          'Sustainability consultancy for all kinds of companies.',
        ],
        [
          'App revolucionaria de bienestar con contenidos, comunidad y retos.',
          'A revolutionary wellbeing app with content, community and challenges.',
        ],
        [
          'Podría hacer una app de recetas, que hay muchas pero la mía sería más bonita.',
          'I could make a recipe app, there are lots but mine would be prettier.',
        ],
        [
          'Una cosa para jóvenes, tipo espacio creativo, multidisciplinar, con sinergias.',
          'A thing for young people, like a creative, multidisciplinary space, with synergies.',
        ],
        [
          'algo para no tirar ropa, un sitio donde llevarla y que la arreglen o la cambien',
          'something so clothes arent thrown away, a place to take them and get them mended or swapped',
        ],
        [
          'hacer algo con los mayores, que hay muchos y estan solos, no se, actividades y eso',
          'do something with old people, theres lots of them and theyre lonely, dunno, activities and that',
        ],
        [
          'Ayudar a las pymes a exportar. Hay muchas que no saben y es una oportunidad enorme.',
          "Help small firms to export. There are lots that don't know how and it's a huge opportunity.",
        ],
      ],
    },
    2: {
      what: 'technology, permits or capital out of normal reach',
      pairs: [
        [
          'Un motor de agua salada para coches normales. Se acabó la gasolina.',
          'A salt-water engine for ordinary cars. No more petrol.',
        ],
        [
          'Minería de helio en la Luna con robots. Las reservas de la Tierra se agotan.',
          "Mining helium on the Moon with robots. Earth's reserves are running out.",
        ],
        [
          'Teletransporte de paquetes entre almacenes mediante entrelazamiento cuántico.',
          'Teleporting parcels between warehouses by quantum entanglement.',
        ],
        [
          'Fundar un banco solo para mujeres rurales, con oficinas en furgoneta y créditos sin aval.',
          'Found a bank just for rural women, with branches in vans and loans without guarantees.',
        ],
        [
          'Comida vegetal para astronautas en misiones a Marte, cultivada en cápsulas durante el viaje.',
          'Plant food for astronauts on missions to Mars, grown in capsules during the journey.',
        ],
        [
          'Un satélite propio para dar internet a la Amazonia, con tarifa social. Los gobiernos lo financiarían.',
          'Our own satellite to bring internet to the Amazon, at a social tariff. Governments would fund it.',
        ],
        [
          'Crear un sistema operativo propio para los colegios españoles, sin depender de Google ni de Microsoft.',
          'Create our own operating system for Spanish schools, without depending on Google or Microsoft.',
        ],
      ],
    },
  };

describe.each(Object.entries(TOLD))('level %s', (wanted, { what, pairs }) => {
  it.each(pairs)(`${what}: %s`, (es, en) => {
    expect([level(es), level(en)]).toEqual([Number(wanted), Number(wanted)]);
  });
});
