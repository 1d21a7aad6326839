import { eachMeaning } from '../text/meanings.ts';
import type { Sector } from './sector.ts';

export const foodAndLeisure: readonly Sector[] = [
  {
    id: 'hospitality',
    root: { es: 'Mesa', en: 'Table' },
    name: { es: 'hostelería y restauración', en: 'restaurants and hospitality' },
    terms: eachMeaning(`
      restaurantes?, restaurador(a|es), mesones, meson, tabernas?, tascas?, chiringuitos?, asador(es)?, pizzerias? | restaurants?, restaurateurs?, diners, eater(y|ies), bistros?, pizzerias?, taverns?
      bares, bar (de|en|con|que), pubs?, coctelerias?, cervecerias?, tabernas?, garitos? | pubs?, bars, cocktail bars?, (open|run|start) a bar, taprooms?
      cafeterias?, cafes de barrio, camarer[oa]s?, hosteler*, hostelero*, restauracion | cafes, (a|the|our|my|nice|village|corner|cosy|book) cafe, coffee shops?, tea ?rooms?, waiters?, waitress*, waiting staff, hospitality, catering (equipment|machinery), baristas?
      food trucks?, foodtrucks?, gastronetas?, puestos? de comida | food trucks?, food vans?, street food
      comensal*, menu del dia, menus, cociner[oa]s?, chefs?, cocinas? profesional* | diners, set[- ]lunch*, menus, cooks, chefs?, commercial kitchens?
    `),
    companies: [
      {
        name: 'TheFork',
        es: 'reservas de mesa y gestión de sala',
        en: 'table booking and reservation management',
      },
      { name: 'OpenTable', es: 'reservas de restaurantes', en: 'restaurant reservations' },
      {
        name: 'Toast',
        es: 'terminal de venta y gestión para restaurantes',
        en: 'point of sale and management for restaurants',
      },
      { name: 'Square', es: 'cobro y caja para pequeños locales', en: 'payments and tills for small venues' },
    ],
    es: {
      customers: [
        'dueños de locales independientes',
        'pequeños grupos de restauración',
        'clientes habituales del barrio',
      ],
      earning: [
        'cuota mensual por local',
        'comisión por reserva o pedido',
        'venta directa con margen por plato',
      ],
      risks: [
        'márgenes estrechos y mucha rotación de personal',
        'los locales cierran a menudo y cambian poco de herramientas',
      ],
      openings: [
        'locales pequeños a los que las grandes plataformas cobran demasiado',
        'la falta de personal empuja a automatizar tareas',
      ],
      problems: ['mesas vacías y ausencias sin aviso', 'coste de la comida que se tira'],
      firstStep: 'acordar con tres locales cercanos una prueba de cuatro semanas',
      experiment:
        'hacer el servicio a mano durante dos semanas en un solo local y contar mesas o pedidos de más',
    },
    en: {
      customers: ['owners of independent venues', 'small restaurant groups', 'local regulars'],
      earning: [
        'a monthly fee per venue',
        'a commission per booking or order',
        'direct sales with a margin per dish',
      ],
      risks: ['thin margins and high staff turnover', 'venues close often and rarely change their tools'],
      openings: [
        'small venues that the big platforms charge too much',
        'staff shortages push owners to automate tasks',
      ],
      problems: ['empty tables and no-shows', 'the cost of food thrown away'],
      firstStep: 'agree a four-week trial with three nearby venues',
      experiment: 'run the service by hand for two weeks in one venue and count the extra tables or orders',
    },
  },
  {
    id: 'food',
    root: { es: 'Sabor', en: 'Flavour' },
    name: { es: 'alimentación y comida a domicilio', en: 'food products and meal delivery' },
    terms: eachMeaning(`
      lista de la compra, que cocinar, menu(s)? (semanal*|de la semana) | shopping list, weekly menu*, meal plan*
      comida (a domicilio|casera|preparada|para llevar), tuppers?, tapers, platos preparados, viandas | home-?cooked, ready meals?, meals? (kits?|delivery|delivered), takeaways?, lunch ?boxes
      catering, caterings, comedor(es)? | catering, caterers?, canteens?, school (dinners|meals)
      panader*, pan (sin|artesan*|de|recien|fresco|casero), barras? de pan, obrador(es)?, pasteler*, bolleria, reposteria, tartas, galletas, churr* | bread, baker*, loa(f|ves), cakes, pastr(y|ies), biscuits?, cookies
      ques(o|os|er[oa]s?|erias?), lacteos?, yogur(es)?, helad(o|os|erias?) | chees*, dairy products, yogh?urts?, ice[- ]cream*
      cerveza*, cervecer*, vinos?, sidra*, bodeg(a|as|uero*), licores?, vermut, mezcal, kombucha, zumos?, refrescos? | beers?, brew(er|ing|s)*, wines?, winer(y|ies), winemak*, cider*, spirits, gin, mezcal, kombucha, juices?, soft drinks?
      conserv(a|as|eras?), mermeladas?, salsas?, encurtidos?, miel, aceite de oliva, embutidos?, jamon(es)?, especias | preserves, jams?, sauces?, pickles?, honey, olive oil, cured meats?, hams?, spices, canner(y|ies), jars
      cafe, te en hebras, tostador* de cafe, cacao, chocolates? | coffee, tea blends?, cocoa, chocolate*
      insectos? comestibles?, harinas?, proteinas?, snacks?, batidos, alimento*, alimentari* | edible insects?, insect (food|protein), flour, (cricket|insect|bone) meal, protein bars?, snacks?, smoothies?, foodstuffs?, food (products?|firms?|businesses|companies|producers?|makers?|smes?)
      pescader*, carnes?, carnicer*, fruter*, verduler*, charcuter* | fishmonger*, meats?, butcher*, greengrocer*, grocer*, delicatessen*, delis
      celiac[oa]s?, sin gluten, sin lactosa, sin sal, vegan[oa]s?, veggie*, alergia* alimentaria* | coeliac*, celiac*, gluten[- ]free, lactose[- ]free, salt[- ]free, vegan*, food allerg*
      setas, hongos, champinon*, trufas? | mushrooms?, truffles?
      hielo, agua embotellada | ice (cubes?|blocks?|for), clear ice, bottled water
    `),
    companies: [
      { name: 'HelloFresh', es: 'cajas de ingredientes con receta', en: 'recipe boxes by subscription' },
      { name: 'Glovo', es: 'reparto de comida y compra', en: 'delivery of food and groceries' },
      { name: 'Just Eat', es: 'pedidos de comida a domicilio', en: 'takeaway ordering' },
      { name: 'Too Good To Go', es: 'venta de excedentes de comida', en: 'sale of surplus food' },
      {
        name: 'Wetaca',
        es: 'menús cocinados para toda la semana',
        en: 'cooked meals for the week, in Spain',
      },
    ],
    es: {
      customers: [
        'personas que trabajan y no tienen tiempo de cocinar',
        'empresas que dan de comer a su plantilla',
        'tiendas y locales que revenden',
      ],
      earning: [
        'precio por plato o por caja',
        'suscripción semanal',
        'venta al por mayor a tiendas y empresas',
      ],
      risks: ['normas sanitarias y alergias', 'reparto y producto fresco se comen el margen'],
      openings: ['dietas concretas mal atendidas', 'empresas que buscan alternativas al comedor'],
      problems: ['falta de tiempo para comer bien', 'comida que acaba en la basura'],
      firstStep: 'vender veinte raciones a conocidos de conocidos desde una cocina autorizada',
      experiment:
        'abrir un formulario de pedidos con precio y una sola entrega, y ver cuántos repiten a la semana siguiente',
    },
    en: {
      customers: [
        'working people with no time to cook',
        'companies that feed their staff',
        'shops and venues that resell',
      ],
      earning: ['a price per meal or box', 'a weekly subscription', 'wholesale to shops and companies'],
      risks: ['food safety rules and allergies', 'delivery and fresh stock eat the margin'],
      openings: ['specific diets that are badly served', 'employers looking for an alternative to a canteen'],
      problems: ['no time to eat well', 'food that ends up in the bin'],
      firstStep: 'sell twenty portions to friends of friends from an approved kitchen',
      experiment:
        'open an order form with a price and one delivery, and see how many order again the next week',
    },
  },
  {
    id: 'travel',
    root: { es: 'Ruta', en: 'Route' },
    name: { es: 'turismo y alojamiento', en: 'travel and accommodation' },
    terms: eachMeaning(`
      turis*, visitante* extranjer* | touris*, holidaymakers?, sightsee*
      hotel*, hostal(es)?, albergues?, pension(es)? turistica*, posadas?, hospedaje* | hotel*, hostels?, inns?, b&bs?, bed and breakfast*, guest ?houses?, lodg(es|ings?)
      viajer[oa]s?, agencia* de viajes?, escapadas?, mochiler* | travell?ers?, travel agen*, getaways?, city breaks?, backpackers?
      casas? rural*, apartamentos? turistico*, (pisos?|vivienda*|departamento*) (turistic|vacacional)*, airbnb, cabanas? | holiday (lets?|homes?|rentals?|flats?|apartments?), short[- ]term rentals?, airbnb, cottages?, cabins?
      campings?, autocaravan*, caravanas?, furgonetas? camper*, camper | campsites?, motorhomes?, campervans?, caravans?, glamping
      excursion*, rutas? (guiada|a pie|en|por|de|gastronom)*, visitas? guiada*, guias? (turistic|de montana|local|de pesca)*, rutas? de, senderis*, (ver|avistamiento de) (aves|ballenas|delfines), paseos? en (barco|kayak|barca) | excursions?, guided (tours?|visits?|walks?|routes?|trips?), tours?, (tour|fishing|mountain|local) guides?, day trips?, hik(ing|ers), birdwatch*, whale watch*, outings?, trips, trek*, kayak*, boat trips?
      equipajes?, guarda ?equipaje*, maletas?, consigna* | luggage, suitcases?, left luggage
      playa*, sombrilla*, tumbona* | beach*, parasols?, sun loungers?, windbreaks?
    `),
    companies: [
      { name: 'Booking.com', es: 'reservas de alojamiento', en: 'accommodation booking' },
      {
        name: 'Airbnb',
        es: 'alojamientos y experiencias de particulares',
        en: 'homes and experiences from hosts',
      },
      {
        name: 'GetYourGuide',
        es: 'reservas de visitas y actividades',
        en: 'booking of tours and activities',
      },
      { name: 'Civitatis', es: 'visitas guiadas en español', en: 'guided tours, mostly in Spanish' },
      { name: 'Tripadvisor', es: 'opiniones y reservas de viaje', en: 'travel reviews and bookings' },
    ],
    es: {
      customers: [
        'pequeños alojamientos independientes',
        'viajeros con un interés concreto',
        'agencias y organizadores de grupos',
      ],
      earning: ['comisión por reserva', 'precio por persona y salida', 'cuota al alojamiento'],
      risks: ['mucha temporada baja', 'las grandes plataformas controlan la demanda'],
      openings: ['alojamientos que quieren reservas directas', 'viajes con un interés que nadie organiza'],
      problems: ['dependencia de plataformas con comisiones altas', 'planificar lleva horas'],
      firstStep: 'vender una salida o una estancia piloto a diez personas',
      experiment: 'anunciar una fecha concreta con señal pagada antes de organizar nada',
    },
    en: {
      customers: [
        'small independent accommodation',
        'travellers with a specific interest',
        'agencies and group organisers',
      ],
      earning: [
        'a commission per booking',
        'a price per person and departure',
        'a fee paid by the accommodation',
      ],
      risks: ['long low seasons', 'large platforms control demand'],
      openings: ['accommodation that wants direct bookings', 'trips for an interest nobody organises'],
      problems: ['dependence on platforms with high commissions', 'planning takes hours'],
      firstStep: 'sell one pilot departure or stay to ten people',
      experiment: 'advertise one date with a paid deposit before organising anything',
    },
  },
  {
    id: 'events',
    root: { es: 'Gala', en: 'Gala' },
    name: { es: 'eventos y ocio', en: 'events and leisure' },
    terms: eachMeaning(`
      eventos?, ferias?, fiestas? (patronal|de|popular)*, verbenas?, congresos?, celebracion* | events?, fairs?, fetes?, fiestas?, parties, (village|town|children's) party, conferences?, celebrations?
      bodas?, novi(os|as) que se casan, casamientos?, banquete*, bautizos?, quinceaner* | weddings?, brides?, christenings?, banquets?, quinceaner*
      conciertos?, festival(es)?, bolos, orquestas? de pueblo, charangas?, salas? de concierto*, musica en (vivo|directo) | concerts?, festivals?, gigs, dance bands?, brass bands?, live music, music venues?
      teatr*, compania* de (teatro|danza), obras? de teatro, actores, actrices, circo*, titeres, espectaculo* | theat(re|er)*, (theatre|dance) compan*, stage shows?, actors?, circus*, puppet*, amateur dramatic*
      cumpleanos, castillos? hinchable*, animador(es|as)? infantil*, mag(o|os|ia) | birthdays?, bouncy castles?, children's entertainers?, magicians?
      escape room*, museo*, exposicion*, galeria*, salas? de juego | escape rooms?, museums?, exhibitions?, galler(y|ies), arcades?
      carpas?, escenarios?, disfra(z|ces), vestuario*, iluminacion, equipos? de sonido | marquees?, gazebos?, stages?, costumes?, wardrobes?, stage lights?, lighting rigs?, sound systems?
    `),
    companies: [
      {
        name: 'Eventbrite',
        es: 'venta de entradas para cualquier organizador',
        en: 'ticketing for any organiser',
      },
      {
        name: 'Ticketmaster',
        es: 'venta de entradas de grandes espectáculos',
        en: 'tickets for large shows',
      },
      {
        name: 'Fever',
        es: 'descubrimiento y producción de experiencias',
        en: 'discovery and production of experiences',
      },
      {
        name: 'Bodas.net',
        es: 'directorio de proveedores de boda',
        en: 'Spanish directory of wedding suppliers',
      },
    ],
    es: {
      customers: [
        'organizadores pequeños',
        'parejas y familias con una fecha',
        'empresas que celebran actos',
      ],
      earning: ['precio por evento', 'comisión por entrada', 'alquiler de material'],
      risks: ['demanda concentrada en pocas fechas', 'cada evento se vende desde cero'],
      openings: ['organizadores que hoy lo llevan por mensajes', 'experiencias locales poco conocidas'],
      problems: ['coordinar proveedores y pagos', 'entradas o plazas sin vender'],
      firstStep: 'llevar un evento real de principio a fin, cobrando',
      experiment: 'poner a la venta plazas de una fecha y medir cuántas se pagan en dos semanas',
    },
    en: {
      customers: ['small organisers', 'couples and families with a date', 'companies that hold events'],
      earning: ['a price per event', 'a commission per ticket', 'equipment hire'],
      risks: ['demand bunched on a few dates', 'each event is sold from scratch'],
      openings: ['organisers who still run it by message', 'little-known local experiences'],
      problems: ['coordinating suppliers and payments', 'unsold tickets or places'],
      firstStep: 'run one real event from start to finish, for a fee',
      experiment: 'put places for one date on sale and count how many are paid for in two weeks',
    },
  },
  {
    id: 'sport',
    root: { es: 'Ritmo', en: 'Pace' },
    name: { es: 'deporte y forma física', en: 'sport and fitness' },
    terms: eachMeaning(`
      gimnasio*, gym(s)?, fitness, crossfit, pesas | gyms?, fitness, crossfit, weights
      entrenador* (personal*)?, entrenamient*, preparador* fisico* | personal trainers?, (sports|football|tennis) coach(es)?, workouts?, training sessions?
      futbol*, porter[oa]s? de futbol, baloncesto, balonmano, voley*, rugby, hockey, beisbol, canchas? | football*, soccer, goalkeepers?, basketball, handball, volleyball, rugby, hockey, baseball
      padel, tenis, raqueta*, pickleball, badminton, golf* | padel, tennis, racket*, pickleball, badminton, golf*, squash
      corredor(es|as) (popular|de)*, running, maraton*, atletis*, trail, triatl* | runners?, running, marathon*, athletics?, trail run*, triathl*
      yoga, pilates, artes marciales, judo, karate, boxeo, defensa personal | yoga, pilates, martial arts?, judo, karate, boxing, self-?defen[cs]e
      nadador*, natacion, piscinas?, surf, surfistas?, buceo, submarinis*, remo, kayak* | swimm(ers|ing), pools?, surf(ing|ers?|boards?)?, scuba, divers?, diving, rowing, paddl*
      ciclis*, mountain bike, bicicleta* de montana | cycl(ists?|ing)( club*)?, mountain bik*
      escalada*, escalador*, rocodromo*, muros? de escalada, montanis*, esquiar, esquiador*, esqui, senderis* | rock climbing, climbers, climbing (walls?|gyms?|clubs?), bouldering, mountaineer*, ski(s|ing|ers?)?, hikers?
      deportes?, deportistas?, (club|actividad|equipo|material|instalacion|ropa)(es)? deportiv*, federacion* deportiva*, clubes? deportivo* | sports?, sporty, athletes?, sports clubs?
      pesca (deportiva|con mosca), pescador* deportivo*, cazador*, hipic*, equitacion, jinetes? | anglers?, angling, fly[- ]fishing, hunters?, horse ?riding, equestrian, riding (clubs?|schools?)
    `),
    companies: [
      { name: 'Playtomic', es: 'reserva de pistas de pádel y tenis', en: 'padel and tennis court booking' },
      { name: 'Strava', es: 'registro y red social de actividad', en: 'activity tracking and network' },
      {
        name: 'ClassPass',
        es: 'un bono para clases de muchos centros',
        en: 'one pass for classes at many studios',
      },
      {
        name: 'Gympass (Wellhub)',
        es: 'gimnasios como beneficio de empresa',
        en: 'gym access as a company benefit',
      },
      { name: 'Decathlon', es: 'material deportivo', en: 'sports equipment' },
    ],
    es: {
      customers: [
        'clubes y gimnasios pequeños',
        'aficionados que entrenan cada semana',
        'entrenadores por cuenta propia',
      ],
      earning: ['cuota mensual por club', 'bono de sesiones', 'comisión por reserva'],
      risks: ['abandono alto tras los primeros meses', 'muchas aplicaciones gratuitas'],
      openings: [
        'deportes que crecen con poca herramienta',
        'grupos mal atendidos, como mayores o lesionados',
      ],
      problems: ['pistas o clases medio vacías', 'falta de constancia'],
      firstStep: 'probarlo con un club y sus socios durante un mes',
      experiment: 'cobrar un bono de cuatro sesiones a diez personas y ver cuántas renuevan',
    },
    en: {
      customers: ['small clubs and gyms', 'amateurs who train every week', 'self-employed coaches'],
      earning: ['a monthly fee per club', 'a pass of sessions', 'a commission per booking'],
      risks: ['many people give up after the first months', 'many free apps'],
      openings: ['growing sports with few tools', 'badly served groups, such as older or injured people'],
      problems: ['half-empty courts or classes', 'lack of persistence'],
      firstStep: 'try it with one club and its members for a month',
      experiment: 'sell a pass of four sessions to ten people and see how many renew',
    },
  },
  {
    id: 'media',
    root: { es: 'Eco', en: 'Echo' },
    name: { es: 'juegos, música y contenidos', en: 'games, music and media' },
    terms: eachMeaning(`
      videojuego*, jugador(es|as) de \\w+, gamers?, esports | video ?games?, gamers?, esports
      juegos? (para|de) (movil|celular)*, juegos? de mesa, juegos? de cartas, juegos? de rol, puzles?, rompecabezas | (phone|mobile) games?, board ?games?, card games?, role[- ]playing games?, jigsaws?, puzzles?
      podcast*, emisoras? de radio, radios? local(es)?, locutor* | podcast*, radio stations?, broadcasters?
      music(os?|as?|al|ales), bandas? de musica, grupos? de (musica|rock|pop|jazz), (salas?|locales?) de ensayo, coros?, instrumentos? (musical|de viento|de cuerda)*, guitarr*, pian(o|os|istas?), acordeon*, clarinete*, violin*, lutier*, luthier*, partitura* | music, musicians?, musical, rehearsal (rooms?|spaces?), choirs?, wind instruments?, guitar*, pian(o|os|ists?), accordion*, clarinet*, violin*, luthier*, instrument makers?, sheet music, bands
      libr(o|os|erias?|er[oa]s), editorial(es)?, escritor*, novel(a|as|istas?), bibliotec*, audiolibro*, lector(es|as) | books?, booksh*, bookstore*, publish(ers?|ing), writers?, novel(s|ists?), librar*, audiobooks?, readers
      comics?, tebeos?, revistas?, periodico*, fanzine* | comics?, magazines?, newspapers?, fanzines?
      peliculas?, cine*, documental*, productora*, guionistas?, streaming, series? de tv | films?, movies?, cinemas?, documentar*, producers?, screenwriters?, streaming
      archivo* (historic|fotografic|de)*, genealog*, digitaliz* (libros|archivos|fotos) | archiv*, genealog*, digiti[sz]* (books|archives|photos)
    `),
    companies: [
      { name: 'Spotify', es: 'música y podcasts', en: 'music and podcasts' },
      { name: 'Steam', es: 'tienda de videojuegos', en: 'video game shop' },
      { name: 'Patreon', es: 'mecenazgo mensual a creadores', en: 'monthly patronage for creators' },
      { name: 'Substack', es: 'boletines de pago', en: 'paid newsletters' },
      { name: 'Audible', es: 'audiolibros por suscripción', en: 'audiobooks by subscription' },
    ],
    es: {
      customers: [
        'aficionados muy fieles a un género',
        'creadores independientes',
        'salas, librerías o editoriales pequeñas',
      ],
      earning: ['venta de cada título', 'suscripción', 'herramienta de pago para creadores'],
      risks: ['mucha oferta gratuita y atención escasa', 'el éxito depende de pocos títulos'],
      openings: ['géneros o lenguas con poca oferta', 'creadores que quieren cobrar sin intermediarios'],
      problems: ['es difícil que te descubran', 'los creadores cobran tarde y poco'],
      firstStep: 'publicar una pieza pequeña y terminada para un público concreto',
      experiment: 'abrir una preventa con precio para cien aficionados',
    },
    en: {
      customers: ['loyal fans of a genre', 'independent creators', 'small venues, bookshops or publishers'],
      earning: ['sale of each title', 'a subscription', 'a paid tool for creators'],
      risks: ['a lot is free and attention is scarce', 'success depends on a few titles'],
      openings: [
        'genres or languages with little on offer',
        'creators who want to be paid without middlemen',
      ],
      problems: ['it is hard to be discovered', 'creators are paid late and little'],
      firstStep: 'release one small finished piece for a specific audience',
      experiment: 'open a priced pre-sale to a hundred fans',
    },
  },
  {
    id: 'social',
    root: { es: 'Lazo', en: 'Link' },
    name: { es: 'redes sociales y citas', en: 'social networks and dating' },
    terms: eachMeaning(`
      red(es)? social(es)? para, red social, app para (conocer|ligar) | social networks?, social app*
      conocer (gente|personas|amig[oa]s)( nuev[oa]s)?, hacer amig[oa]s, nuevas amistades | meet(ing)? (new )?(people|friends), mak(e|ing) (new )?friends, new friends
      ligar, citas? (romantica|a ciegas)*, solter[oa]s, encontrar pareja, buscar pareja | dating( apps?)?, singles, find(ing)? a partner, matchmak*
      vecinos se (conozcan|ayuden), planes en grupo, quedada* | neighbours (to )?(meet|know|help)*, help(ing)? each other, meet-?ups?
    `),
    companies: [
      { name: 'Meetup', es: 'grupos y quedadas por interés', en: 'groups and meet-ups by interest' },
      { name: 'Tinder', es: 'citas', en: 'dating' },
      { name: 'Bumble', es: 'citas y amistad', en: 'dating and friendship' },
      { name: 'Instagram', es: 'red social de fotos y vídeo', en: 'photo and video network' },
      { name: 'Nextdoor', es: 'red de vecinos', en: 'network of neighbours' },
    ],
    es: {
      customers: [
        'recién llegados a una ciudad',
        'aficionados a una actividad concreta',
        'mayores que viven solos',
      ],
      earning: ['suscripción con funciones de pago', 'cuota por encuentro', 'patrocinio local'],
      risks: ['sin gente no sirve, y la gente no viene sin gente', 'seguridad y moderación'],
      openings: ['encuentros en persona frente a pantallas', 'grupos que las grandes redes no cuidan'],
      problems: ['cuesta conocer a gente con el mismo interés', 'cansancio de las redes grandes'],
      firstStep: 'organizar a mano encuentros en un solo barrio',
      experiment: 'convocar tres encuentros de pago y medir cuántas personas repiten',
    },
    en: {
      customers: ['newcomers to a city', 'enthusiasts of one activity', 'older people living alone'],
      earning: ['a subscription with paid features', 'a fee per meeting', 'local sponsorship'],
      risks: ['it is useless without people, and people do not come without people', 'safety and moderation'],
      openings: ['meeting in person rather than on screens', 'groups the large networks neglect'],
      problems: ['it is hard to meet people with the same interest', 'people are tired of large networks'],
      firstStep: 'organise meetings by hand in one neighbourhood',
      experiment: 'hold three paid meetings and count how many people come back',
    },
  },
];
