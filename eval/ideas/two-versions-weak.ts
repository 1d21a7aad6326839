import type { IdeaInTwoVersions } from './idea.ts';

/** Each idea is something that hardly anybody misses, or that costs more than it earns. Neither version reports a test. */
export const weakInTwoVersions: readonly IdeaInTwoVersions[] = [
  {
    id: 'shoelace-box',
    why: 'Shoelaces last years and cost two euros where shoes are sold: nobody needs three pairs a month.',
    terse: {
      es: 'Una suscripción de cordones de colores: tres pares nuevos cada mes en el buzón por 8,90 €.',
      en: 'A subscription for coloured shoelaces: three new pairs in the letterbox every month for £7.90.',
    },
    complete: {
      es: 'Cada mes, tres pares de cordones de un diseñador distinto en una caja que cabe por la ranura del buzón. El cliente es la gente de 18 a 35 años que lleva zapatillas: unos nueve millones en España, con cuatro pares por persona. La suscripción cuesta 8,90 € al mes; los cordones, hechos en una fábrica de Elche, salen por 0,60 € el par, la caja por 0,50 € y el envío por 2,10 €, así que quedan 4,50 € por caja. Con 2.000 suscriptores se pagan dos sueldos. Se captan por vídeos cortos con creadores de zapatillas, a unos 11 € por alta, y en ocho tiendas de barrio que pondrían un expositor a cambio del 15 %. Hay marcas de cordones sueltos, pero ninguna por suscripción ni con diseñador invitado. Primer año: España; segundo, Portugal e Italia. La talla se elige una vez y se puede parar cuando se quiera.',
      en: 'Every month, three pairs of laces by a different designer in a box that fits through the letterbox. The customers are people of 18 to 35 who wear trainers: some eleven million in the country, with four pairs each. The subscription costs £7.90 a month; the laces, made in a factory in Leicester, come to 55p a pair, the box to 45p and postage to £1.90, which leaves £3.90 a box. With 2,000 subscribers it pays two salaries. They are won by short videos with trainer reviewers, at about £10 each, and through eight independent shops that would put up a display for 15%. There are brands that sell laces singly, but none by subscription or with a guest designer. First year Britain, second Ireland and the Netherlands. You choose the length once and can pause whenever you like.',
    },
  },
  {
    id: 'radio-for-plants',
    why: 'Plants do not hear, and whoever likes the thought can leave the radio on for nothing.',
    terse: {
      es: 'Una emisora por internet con música pensada para que crezcan mejor las plantas de casa. 4,99 € al mes.',
      en: 'An internet radio station with music designed to help house plants grow better. £4.99 a month.',
    },
    complete: {
      es: 'Una emisora por internet para las plantas de casa: música lenta de día, grillos y agua de noche, y sesiones para cada especie, de los helechos a los cactus. En España seis de cada diez hogares tienen plantas y se gastan unos 80 € al año en ellas. La cuota es de 4,99 € al mes o 39 € al año; los derechos de la música son nuestros, porque la compone un equipo de tres personas, y el servidor cuesta 0,08 € por oyente. Con 6.000 cuotas se cubre todo. Nos daríamos a conocer en viveros, con una tarjeta colgada de cada maceta que regala un mes, y en las cuentas de jardinería, que suman cuatro millones de seguidores; un vivero se lleva 1 € por alta. También vendemos un altavoz de barro para la maceta a 29 €, que nos cuesta 11. Nadie ofrece hoy una emisora solo para plantas. La aplicación estaría en cuatro meses.',
      en: 'An internet radio station for house plants: slow music by day, crickets and water by night, and sessions for each species, from ferns to cacti. Six in ten households in Britain have plants and spend about £70 a year on them. It costs £4.99 a month or £39 a year; the rights to the music are our own, since a team of three composes it, and the server costs 7p per listener. With 6,000 subscribers everything is covered. We would make it known in garden centres, with a tag on each pot that gives a free month, and through gardening accounts, which have four million followers between them; a garden centre gets £1 per sign-up. We also sell a clay speaker for the pot at £25, which costs us £10. Nobody offers a station for plants alone today. The app would be ready in four months.',
    },
  },
  {
    id: 'edible-cards',
    why: 'A card is kept for the telephone number on it; one that is eaten or crumbles in a pocket does not do its only job.',
    terse: {
      es: 'Tarjetas de visita comestibles, impresas en galleta con tinta alimentaria, para que nadie olvide con quién habló. 1,80 € cada una.',
      en: 'Edible business cards, printed on biscuit with food ink, so that nobody forgets whom they talked to. £1.60 each.',
    },
    complete: {
      es: 'Tarjetas de visita en galleta de mantequilla del tamaño de una tarjeta normal, con nombre, cargo y teléfono en tinta alimentaria y dentro de una funda transparente. Son para comerciales y autónomos que van a ferias: en España hay unas 400 ferias al año con 90.000 expositores, y cada comercial reparte cien tarjetas por feria. El precio es de 1,80 € la unidad desde cincuenta; la galleta nos cuesta 0,35 €, la tinta 0,10 €, la funda 0,08 € y el envío en caja rígida 0,22 €, con un margen de 1,05 €. Aguantan tres meses. El obrador, en Valladolid, tiene registro sanitario y puede hacer 4.000 al día. Se venderían en una web donde se sube el diseño, y por medio de los montadores de estands y las imprentas rápidas, con un 20 % para ellos. Las tarjetas de papel cuestan céntimos, pero acaban todas en la papelera. Más adelante, sabores de temporada.',
      en: 'Business cards of shortbread in the size of an ordinary card, with name, job and telephone number in food ink, inside a clear sleeve. They are for sales people and freelancers who go to trade fairs: there are some 400 fairs a year in Britain with 90,000 exhibitors, and each rep hands out a hundred cards per fair. The price is £1.60 each from fifty up; the biscuit costs us 32p, the ink 9p, the sleeve 7p and delivery in a rigid box 20p, for a margin of 92p. They keep for three months. The bakery, in Perth, is registered and can make 4,000 a day. They would be sold on a website where you upload the design, and through stand builders and copy shops, with 20% for them. Paper cards cost pennies, but all of them end up in the bin. Later on, seasonal flavours.',
    },
  },
  {
    id: 'glacier-ice',
    why: 'Ice melts in the glass and tastes like good frozen water; shipping it frozen costs ten times the clear ice a bar buys locally.',
    terse: {
      es: 'Importar hielo de glaciar de Islandia para coctelerías, en cubitos. 1,20 € el cubito.',
      en: 'Importing glacier ice from Iceland for cocktail bars, cut into cubes. £1.10 a cube.',
    },
    complete: {
      es: 'Hielo de diez mil años, recogido de bloques que se desprenden de un glaciar islandés, cortado en cubos de cinco centímetros y servido a coctelerías y hoteles de lujo. En Madrid, Barcelona, la Costa del Sol y Baleares hay unos 700 locales que cobran más de 14 € por copa. El cubo se vende a 1,20 €; el bloque en puerto cuesta 0,15 €, el barco frigorífico 0,38 €, el corte 0,12 € y el reparto en congelado 0,20 €, de modo que quedan 0,35 €. Un local mediano gastaría 400 cubos por semana. El bar puede añadir 2 € a la copa y contar la historia del hielo, que va en una tarjeta con la fecha de recogida. Lo llevarían dos distribuidores de destilados que ya visitan esos locales, con un 15 %. El hielo transparente que se fabrica aquí es bueno, pero no viene de ningún sitio. La licencia de recogida se pide al ayuntamiento de la zona y tarda tres meses.',
      en: 'Ten-thousand-year-old ice, gathered from blocks that break off an Icelandic glacier, cut into two-inch cubes and served to cocktail bars and luxury hotels. In London, Manchester, Edinburgh and Bath there are some 700 places that charge more than £13 a drink. A cube sells for £1.10; the block in port costs 14p, the refrigerated ship 35p, the cutting 11p and frozen delivery 18p, which leaves 32p. A medium bar would use 400 cubes a week. The bar can add £2 to the drink and tell the story of the ice, which comes on a card with the date it was gathered. Two spirits distributors that call on those bars already would carry it for 15%. The clear ice made here is good, but it comes from nowhere. The licence to gather it is granted by the local council in Iceland and takes three months.',
    },
  },
  {
    id: 'boiled-eggs',
    why: 'An egg is boiled in ten minutes at home; no rider can be paid from two eggs.',
    terse: {
      es: 'Reparto de huevos cocidos recién hechos para el desayuno, en casa antes de las ocho. 3 € los dos huevos.',
      en: 'Freshly boiled eggs delivered for breakfast, at your door before eight. £2.80 for two eggs.',
    },
    complete: {
      es: 'Dos huevos cocidos al punto que elijas, de gallinas camperas, calientes y en la puerta de casa antes de las ocho, con sal en escamas y una cucharilla. Son para profesionales que viven solos y no desayunan en condiciones: en las zonas de oficinas de Madrid hay unos 180.000. La pareja de huevos cuesta 3 €, o 55 € al mes de lunes a viernes; los huevos salen por 0,60 €, el envase térmico por 0,25 € y el reparto por 1,40 € si un repartidor hace doce entregas por hora, así que quedan 0,75 €. La cocina es un local de 40 metros en Chamberí, con tres hervidores de precisión. Se da a conocer con carteles en portales y un acuerdo con doce gimnasios, que regalan la primera semana. Las cafeterías abren a las siete, pero hay que bajar a la calle y cuestan 6 €. Para tener beneficio hacen falta 400 suscriptores en un radio de dos kilómetros. Después se añadirían tostadas.',
      en: 'Two free-range eggs boiled the way you like them, hot and at your door before eight, with flaky salt and a little spoon. They are for professionals who live alone and do not have a proper breakfast: there are some 180,000 in the office districts of London. A pair of eggs costs £2.80, or £50 a month from Monday to Friday; the eggs come to 60p, the insulated box to 22p and delivery to £1.30 if a rider makes twelve drops an hour, which leaves 68p. The kitchen is a unit of 40 square metres in Clerkenwell, with three precision boilers. It is made known with posters in entrance halls and an agreement with twelve gyms, which give away the first week. Cafés open at seven, but you have to go out and they cost £6. It takes 400 subscribers within a mile to make a profit. Toast would be added later.',
    },
  },
  {
    id: 'initialled-toothpicks',
    why: 'Nobody reads a toothpick, and a restaurant pays a fraction of a cent for one.',
    terse: {
      es: 'Palillos de dientes de bambú grabados con las iniciales del restaurante, para dar buena imagen al final de la comida. 30 € los 500.',
      en: 'Bamboo toothpicks engraved with a restaurant’s initials, to leave a good impression at the end of the meal. £27 for 500.',
    },
    complete: {
      es: 'Palillos de bambú con las iniciales o el nombre del restaurante grabados a láser, en fundas de papel del color de la casa. En España hay unos 78.000 restaurantes, y calculamos que 6.000 cuidan el detalle: manteles de tela, más de 40 € por persona. Una caja de 500 cuesta 30 €; el bambú nos sale por 4 €, el láser por 6 €, la funda por 5 € y el envío por 4 €, con lo que quedan 11 €. Un restaurante de sesenta cubiertos gastaría dos cajas al mes, 60 €. La máquina graba 2.500 por hora y cuesta 9.000 €, que se recuperan con 820 cajas. La venta sería con tres comerciales a comisión que ya llevan vajilla y cristalería, y en la feria de hostelería de otoño, donde el estand cuesta 3.200 €. Los palillos normales valen menos de un céntimo, pero no dicen nada del local. También habría una línea para bodas, con los nombres de los novios y la fecha.',
      en: 'Bamboo toothpicks with a restaurant’s initials or name engraved by laser, in paper sleeves of the house colour. There are some 40,000 restaurants in Britain, and we reckon that 6,000 care about such details: linen tablecloths, over £40 a head. A box of 500 costs £27; the bamboo comes to £3.60, the laser to £5.40, the sleeves to £4.50 and postage to £3.60, which leaves £9.90. A restaurant with sixty covers would use two boxes a month, £54. The machine engraves 2,500 an hour and costs £8,000, earned back with 810 boxes. Three commission reps who already carry china and glassware would sell them, and the autumn catering show, where a stand costs £2,900. Ordinary toothpicks cost less than a penny, but they say nothing about the place. There would also be a line for weddings, with the couple’s names and the date.',
    },
  },
  {
    id: 'leftover-paint',
    why: 'Half a tin of old paint is worth less than its postage, and posting paint is dangerous goods.',
    terse: {
      es: 'Una aplicación para que los particulares se vendan los restos de pintura que les sobran y se los manden por mensajería. Comisión de 1 €.',
      en: 'An app where people sell each other the paint they have left over and send it by courier. £1 commission.',
    },
    complete: {
      es: 'En cada trastero hay dos o tres botes de pintura a medias: unos 35 millones de litros en España. Nuestra aplicación deja ponerlos a la venta con una foto; reconoce el color, calcula los metros que quedan y avisa a quien busca ese tono. El vendedor pone el precio, de media 4 €, y el comprador paga además el envío en caja homologada, de 6 a 9 €; nosotros cobramos 1 € por venta y 0,50 € por destacar el anuncio. Los gastos son 0,12 € por operación y una persona para atender dudas. La usarían quienes pintan una habitación o un mueble: 2,8 millones de hogares al año. Se daría a conocer en foros de bricolaje, en puntos limpios, donde pondríamos carteles, y con vídeos de antes y después. Las tiendas venden botes nuevos de medio litro por 9 €, y las aplicaciones de segunda mano no tienen buscador por color. Con 40.000 ventas al año se cubre el equipo de dos personas.',
      en: 'In every garden shed there are two or three half-used tins of paint: some 50 million litres in Britain. Our app lets people put them up for sale with a photo; it recognises the colour, works out how many square metres are left and tells whoever is looking for that shade. The seller sets the price, £3.50 on average, and the buyer also pays for delivery in an approved box, £6 to £8; we charge £1 per sale and 50p to feature an advert. Costs are 11p per transaction and one person to answer questions. It would be used by people painting a room or a piece of furniture: three million households a year. It would be made known in DIY forums, at recycling centres, where we would put up posters, and with before-and-after videos. Shops sell new half-litre tins for £8, and second-hand apps cannot search by colour. With 40,000 sales a year it covers a team of two.',
    },
  },
  {
    id: 'compliment-mirror',
    why: 'Praise from a machine that praises everybody wears off in a day, at three hundred euros.',
    terse: {
      es: 'Un espejo de baño que te reconoce por la mañana y te dice un cumplido distinto cada día. 290 €.',
      en: 'A bathroom mirror that recognises you in the morning and pays you a different compliment each day. £260.',
    },
    complete: {
      es: 'Un espejo de baño de 60 por 80 con cámara, altavoz y pantalla detrás del cristal. Por la mañana reconoce a cada persona de la casa y le dice un cumplido que tiene en cuenta su peinado, su ropa o si ha dormido poco; nunca repite en un año. La frase se puede oír en veinte voces. Se dirige a hogares de renta media y alta que reforman el baño: unos 300.000 al año en España. El precio es de 290 €, más 2,99 € al mes por cumplidos nuevos a partir del segundo año; los componentes cuestan 96 €, el montaje en Zaragoza 22 €, el transporte 19 € y la tienda se lleva 70 €, con un margen de 83 €. Se vendería en 140 tiendas de baños y en la web. Hay espejos con luz y con altavoz, desde 120 €, pero ninguno habla a quien se mira. El reconocimiento se hace en el propio aparato y ninguna imagen sale de casa. Primera serie: 500 unidades, con 60.000 € de inversión.',
      en: 'A bathroom mirror of 60 by 80 cm with a camera, a speaker and a screen behind the glass. In the morning it recognises each person in the house and pays a compliment that takes into account their hair, their clothes or a short night; it never repeats one within a year. You can hear it in twenty voices. It is for better-off households that are redoing the bathroom: some 400,000 a year in Britain. The price is £260, plus £2.99 a month for new compliments from the second year; the parts cost £86, assembly in Swindon £20, freight £17 and the shop takes £63, for a margin of £74. It would be sold in 140 bathroom showrooms and online. There are mirrors with lights and speakers from £110, but none talks to the person looking. Recognition is done in the device and no picture leaves the house. First series: 500 units, with an investment of £55,000.',
    },
  },
  {
    id: 'poem-machine',
    why: 'Shoppers do not buy poems on the way out, and what a poem costs on any phone is nothing.',
    terse: {
      es: 'Máquinas en la salida de los supermercados que imprimen un poema inédito por 2 €.',
      en: 'Machines at supermarket exits that print an unpublished poem for £2.',
    },
    complete: {
      es: 'Una máquina del tamaño de un buzón a la salida del supermercado: se elige un estado de ánimo, se pagan 2 € y sale un poema inédito en papel de algodón, numerado y firmado por su autor. Cada poeta cobra 0,40 € por copia, el papel cuesta 0,15 €, el supermercado se lleva 0,50 € y la comisión de la tarjeta es de 0,06 €, de modo que quedan 0,89 €. La máquina vale 1.900 € y se amortiza con 2.135 poemas; por un supermercado mediano pasan 1.400 personas al día, y bastaría con que comprase una de cada cien. Contaríamos con 120 poetas, de los que publican en revistas y no cobran nada. Empezaríamos con diez máquinas en dos cadenas de Asturias, repuestas cada quince días por una persona con furgoneta. En las librerías un poemario cuesta 14 € y se venden 300 ejemplares; aquí el poema va a donde está la gente. Más adelante, estaciones y hospitales.',
      en: 'A machine the size of a postbox at the supermarket exit: you choose a mood, pay £2 and out comes an unpublished poem on cotton paper, numbered and signed by its author. The poet gets 40p a copy, the paper costs 14p, the supermarket takes 50p and the card fee is 5p, which leaves 91p. The machine costs £1,700 and pays for itself with 1,870 poems; 1,400 people a day walk through a medium supermarket, and one in a hundred would be enough. We would have 120 poets, of those who publish in magazines and are never paid. We would begin with ten machines in two chains in the north-east, refilled every fortnight by one person with a van. In bookshops a collection costs £12 and sells 300 copies; here the poem goes to where people are. Stations and hospitals would come later.',
    },
  },
  {
    id: 'doorbell-tunes',
    why: 'Hardly anybody minds the sound of the doorbell, and whoever does changes it once and for nothing.',
    terse: {
      es: 'Melodías nuevas cada semana para el timbre de casa, por suscripción. 3 € al mes.',
      en: 'New tunes every week for your doorbell, by subscription. £2.70 a month.',
    },
    complete: {
      es: 'Un timbre conectado que cambia de melodía cada semana: villancicos en diciembre, guitarra en verano, una distinta para el cartero y otra para los amigos, que se reconocen por su móvil. El aparato se instala sin obra en cinco minutos y cuesta 39 €, con un coste de 21 €; la suscripción es de 3 € al mes, de los que 0,70 € van a los músicos y 0,10 € al servidor. En España hay 18,5 millones de viviendas con timbre, y en un millón se cambia cada año por reforma. Con 5.000 abonados entran 11.000 € al mes después de pagar a los músicos, que cubren a las tres personas del equipo. Se vendería en ferreterías, con un 30 % para ellas, en grandes almacenes de bricolaje y a través de los instaladores de porteros automáticos. Los timbres inalámbricos corrientes traen 36 melodías, siempre las mismas. La primera colección la firman ocho compositores de bandas sonoras. Prototipo en cinco meses.',
      en: 'A connected doorbell whose tune changes every week: carols in December, guitar in summer, one for the postman and another for friends, who are recognised by their phones. It is fitted without tools in five minutes and costs £35, for a cost of £19; the subscription is £2.70 a month, of which 65p goes to the musicians and 9p to the server. There are 28 million homes in Britain with a doorbell, and a million replace it each year. With 5,000 subscribers £9,800 a month comes in after the musicians have been paid, which covers the team of three. It would be sold in hardware shops, with 30% for them, in DIY chains and through entry-phone fitters. Ordinary wireless doorbells come with 36 tunes, always the same ones. The first collection is by eight composers of film scores. Prototype in five months.',
    },
  },
  {
    id: 'school-carriage',
    why: 'Horses, drivers and stables for ten children twice a day cost several times what parents pay for a bus.',
    terse: {
      es: 'Llevar a los niños al colegio en coche de caballos, diez por coche, en las ciudades. 90 € al mes por niño.',
      en: 'Taking children to school by horse-drawn carriage in towns, ten to a carriage. £80 a month per child.',
    },
    complete: {
      es: 'Ruta escolar en coche de caballos para colegios privados del centro: diez niños por coche, con cochero, monitora y cinturones, sin humo y sin atascos de coches en doble fila. Un colegio de Sevilla o Córdoba tiene unos 200 alumnos que viven a menos de dos kilómetros. Las familias pagarían 90 € al mes por niño, lo mismo que el autobús, así que un coche lleno con dos viajes de ida y dos de vuelta atiende a veinte niños e ingresa 1.800 €. Cada caballo cuesta 350 € al mes entre pienso, cuadra y veterinario; el cochero y la monitora trabajan tres horas diarias. Entre las diez y las dos el coche haría paseos para turistas, a 45 €. Se ofrecería en las reuniones de septiembre y por las asociaciones de padres, empezando por dos colegios que presumen de ser verdes. El ayuntamiento ya da licencias de coche de caballos para paseo, y pediríamos que las amplíe. Los niños aprenderían además a cuidar del animal.',
      en: 'A school run by horse-drawn carriage for independent schools in town centres: ten children to a carriage, with a driver, an escort and seat belts, without fumes or double-parked cars. A school in Bath or York has some 200 pupils living within a mile. Families would pay £80 a month per child, as for the bus, so a full carriage with two trips each way serves twenty children and takes £1,600. Each horse costs £320 a month in feed, stable and vet; driver and escort work three hours a day. Between ten and two the carriage would do rides for tourists, at £40. It would be offered at the September meetings and through parents’ associations, beginning with two schools that pride themselves on being green. The council already licenses carriages for tourist rides, and we would ask it to widen the licence. The children would also learn to look after the animal.',
    },
  },
  {
    id: 'weather-letters',
    why: 'Every phone gives a better forecast for nothing before the letter has been written.',
    terse: {
      es: 'El tiempo que va a hacer hoy, escrito a mano en una tarjeta y echado al buzón antes de las nueve. 14 € al mes.',
      en: 'Today’s weather, written by hand on a card and dropped through your letterbox before nine. £12 a month.',
    },
    complete: {
      es: 'Cada mañana, antes de las nueve, una tarjeta escrita a pluma con el tiempo del día en tu barrio: temperatura, lluvia, viento y un consejo de ropa. Es para quien está cansado de pantallas; en una ciudad como Vitoria hay 110.000 hogares y con el uno por ciento bastaría. La cuota es de 14 € al mes, 22 tarjetas; el papel y la tinta cuestan 1,30 € al mes por abonado, escribirlas 3,20 € (una calígrafa hace 90 por hora) y repartirlas 5,10 € con dos bicicletas, si los portales están cerca, así que quedan 4,40 €. El parte viene de la agencia pública, que lo da gratis. Las tarjetas llevan una acuarela distinta cada estación y se pueden coleccionar en una caja de 12 €. Se anunciaría en librerías, papelerías y tiendas de productos ecológicos, con la primera semana gratis y un 10 % para la tienda. El móvil dice lo mismo, pero hay que mirarlo. Tres personas bastan para 1.100 abonados.',
      en: 'Every morning before nine, a card written in ink with the day’s weather in your part of town: temperature, rain, wind and a word on what to wear. It is for people who are tired of screens; a town like Norwich has 65,000 households and two per cent would be enough. It costs £12 a month, 22 cards; paper and ink come to £1.10 a month per subscriber, writing to £2.80 (a calligrapher does 90 an hour) and delivery to £4.40 with two bicycles, if the doors are close together, which leaves £3.70. The forecast comes from the public service, which gives it away. The cards carry a different watercolour each season and can be collected in a £10 box. It would be advertised in bookshops, stationers and organic shops, with the first week free and 10% for the shop. A phone says the same, but you have to look at it. Three people are enough for 1,300 subscribers.',
    },
  },
];
