import type { Phrases } from './text.ts';

/** People and organisations who can be found and asked: naming one is naming a customer. */
export const CUSTOMERS: Phrases = {
  es: [
    'restaurantes?', 'bares', 'bar', 'cafeterias?', 'hoteles?', 'hostales?', 'hosteler*', 'hostelero*', 'panader*', 'pasteler*', 'carnicer*',
    'fruter*', 'pescader*', 'tiendas?', 'comercios?', 'comerciantes?', 'tenderos?', 'supermercados?', 'farmacias?', 'farmaceutic*', 'clinicas?', 'dentistas?',
    'dental(es)?', 'fisioterapeutas?', 'fisios?', 'psicolog[oa]s?', 'medic[oa]s?', 'enfermer[oa]s?', 'hospitales', 'hospital', 'residencias?', 'veterinari[oa]s?', 'cuidador*',
    'pacientes?', 'diabetic[oa]s?', 'celiac[oa]s?', 'alergic[oa]s?', 'autonom[oa]s?', 'pymes?', 'microempresas?', 'freelancers?', 'startups?', 'empresas? de \\w+',
    'pequenas (y medianas )?empresas', 'medianas empresas', 'empresas pequenas', 'asesorias?', 'gestorias?', 'abogad[oa]s?', 'bufetes?', 'despachos?', 'notari[oa]s?', 'arquitect[oa]s?', 'constructor[ae]s?',
    'reformistas?', 'fontaner[oa]s?', 'electricistas?', 'instalador[ae]?s?', 'talleres', 'taller mecanico', 'mecanic[oa]s', 'transportistas?', 'camioner[oa]s?', 'taxistas?', 'repartidor[ae]?s?', 'conductor[ae]s',
    'agricultor[ae]?s?', 'ganader[oa]s?', 'viticultor*', 'olivarer*', 'apicultor*', 'bodegas?', 'cooperativas?', 'explotaciones', 'granjas?', 'pescadores', 'invernaderos?', 'fabricas?', 'fabricantes?', 'almacenes',
    'distribuidor[ae]s', 'importador[ae]s', 'exportador[ae]s', 'colegios?', 'escuelas?', 'institutos?', 'academias?', 'guarderias?', 'escuelas infantiles', 'universidades', 'profesor[ae]?s?', 'maestr[oa]s?', 'docentes?',
    'estudiantes?', 'alumn[oa]s?', 'opositor[ae]?s?', 'universitari[oa]s?', 'padres', 'madres', 'embarazadas', 'familias', 'parejas', 'novi[oa]s', 'hijos', 'ninos', 'bebes', 'adolescentes', 'mayores de \\d+',
    'personas mayores', 'ancian[oa]s?', 'abuel[oa]s?', 'jubilad[oa]s?', 'pensionistas?', 'personas con \\w+', 'personas sord*', 'personas ciegas', 'inmigrantes?', 'expatriad[oa]s?', 'extranjer[oa]s?', 'turistas?', 'viajer[oa]s?',
    'inquilin[oa]s?', 'propietari[oa]s?', 'caser[oa]s?', 'comunidades de (vecinos|propietarios)', 'comunidades de propietarios', 'vecin[oa]s', 'administrador[ae]s de fincas', 'inmobiliarias?', 'agentes inmobiliarios', 'hipotecad[oa]s?', 'ayuntamientos?',
    'municipios', 'ong', 'ongs', 'asociaciones', 'fundaciones', 'clubes', 'clubs', 'federaciones', 'gimnasios?', 'entrenador[ae]?s?', 'deportistas?', 'corredor[ae]?s', 'ciclistas?', 'nadador[ae]?s?', 'pilot[oa]s', 'jugador[ae]s', 'gamers?',
    'musicos?', 'artistas?', 'ilustrador[ae]?s?', 'fotograf[oa]s?', 'disenador[ae]?s?', 'artesan[oa]s?', 'creador[ae]s de contenido', 'podcasters?', 'periodistas?', 'editoriales', 'librerias?', 'bibliotecas?', 'museos?', 'teatros?', 'salas de concierto*',
    'dueno[sa]? de \\w+', 'duen[oa]s de \\w+', 'peluquer*', 'barber*', 'esteticistas?', 'centros de estetica', 'floristerias?', 'opticas?', 'lavanderias?', 'inmigrantes?', 'conductores', 'motoristas', 'campings?', 'casas rurales', 'apartamentos turisticos',
    'anfitriones', 'oficinas', 'oficinistas?', 'emplead[oa]s', 'trabajador[ae]s', 'teletrabajador*', 'reclutador*', 'recursos humanos', 'directores? de \\w+', 'responsables? de \\w+', 'tecnic[oa]s de \\w+', 'programador[ae]s', 'desarrollador[ae]s', 'equipos de \\w+',
    'laboratorios?', 'investigador[ae]s', 'ingenier[oa]s', 'aseguradoras?', 'bancos', 'ecommerces?', 'tiendas online', 'vendedor[ae]s', 'marcas de \\w+', 'emprendedor[ae]s', 'organizador[ae]s', 'mujeres', 'hombres de', 'viudas?', 'solter[oa]s', 'divorciad[oa]s', 'vegan[oa]s?',
    'camareros?', 'cociner[oa]s?', 'limpiador[ae]s', 'empleadas de hogar', 'cazador[ae]s', 'excursionistas', 'montaner[oa]s', 'surfistas?', 'padelistas?', 'golfistas?', 'gatos', 'perros', 'mascotas', 'industriales', 'obras', 'mudanzas', 'funerarias?', 'parroquias?', 'traductor[ae]s',
    'comedores', 'caterings?', 'food trucks?', 'cervecer[oa]?s?', 'pubs?', 'lecherias', 'queserias?', 'talleres de \\w+', 'navier[oa]s', 'puertos deportivos', 'autocaravan*', 'camperos?', 'jefes de obra', 'obreros', 'coches electricos', 'conductor[ae]s', 'ludotecas?', 'logopedas?', 'nutricionistas?', 'podolog[oa]s?',
  ],
  en: [
    'restaurants?', 'bars', 'pubs?', 'cafes?', 'coffee shops?', 'hotels?', 'hostels?', 'guesthouses?', 'bakeries', 'bakers?', 'bakery', 'butchers?', 'greengrocers?', 'fishmongers?', 'shops?', 'retailers?', 'shopkeepers?', 'stores', 'supermarkets?', 'pharmac(y|ies)',
    'pharmacists?', 'clinics?', 'dentists?', 'dental', 'physios?', 'physiotherapists?', 'psychologists?', 'therapists?', 'doctors?', 'gps', 'nurses?', 'hospitals?', 'care homes?', 'nursing homes?', 'vets?', 'veterinar*', 'carers?', 'caregivers?', 'patients?', 'diabetics?', 'coeliacs?',
    'allergy sufferers', 'self-employed', 'freelancers?', 'sole traders?', 'small (and medium )?(businesses|companies|firms)', 'smes?', 'startups?', 'accountants?', 'accountancy', 'bookkeepers?', 'lawyers?', 'solicitors?', 'law firms?', 'notaries', 'architects?', 'builders?', 'construction (firms|companies)',
    'contractors?', 'plumbers?', 'electricians?', 'installers?', 'tradespeople', 'tradesmen', 'garages', 'mechanics?', 'hauliers?', 'truckers?', 'lorry drivers', 'truck drivers', 'taxi drivers', 'couriers?', 'riders', 'drivers', 'farmers?', 'farms?', 'growers?', 'wine-?growers?', 'wineries', 'beekeepers?',
    'cooperatives?', 'co-operatives?', 'fishermen', 'greenhouses?', 'factor(y|ies)', 'manufacturers?', 'warehouses?', 'distributors?', 'importers?', 'exporters?', 'schools?', 'nurser(y|ies)', 'colleges?', 'universit(y|ies)', 'academies', 'teachers?', 'tutors?', 'students?', 'pupils?', 'candidates', 'undergraduates?',
    'parents?', 'mothers?', 'mums?', 'moms', 'dads', 'fathers', 'pregnant women', 'families', 'couples?', 'children', 'kids', 'babies', 'teenagers?', 'teens', 'older (people|adults)', 'elderly( people)?', 'seniors?', 'over-?\\d\\ds?', 'people over \\d+', 'grandparents?', 'retirees?', 'pensioners?', 'people with \\w+',
    'deaf people', 'blind people', 'migrants?', 'immigrants?', 'expats?', 'foreigners', 'tourists?', 'travellers?', 'travelers?', 'tenants?', 'landlords?', 'homeowners?', 'property managers?', 'owners? of \\w+', '\\w+ owners', 'residents', 'neighbours', 'estate agents?', 'residents associations', 'councils?', 'municipalities', 'charit(y|ies)',
    'ngos?', 'associations', 'foundations', 'clubs?', 'federations', 'gyms?', 'coaches', 'personal trainers?', 'athletes?', 'runners?', 'cyclists?', 'swimmers?', 'players', 'gamers?', 'musicians?', 'artists?', 'illustrators?', 'photographers?', 'designers?', 'craftspeople', 'artisans?', 'makers', 'content creators?', 'podcasters?',
    'journalists?', 'publishers?', 'bookshops?', 'libraries', 'museums?', 'theatres?', 'music venues', 'hairdressers?', 'barbers?', 'salons?', 'beauticians?', 'florists?', 'opticians?', 'laundries', 'launderettes?', 'campsites?', 'holiday lets?', 'hosts', 'offices', 'office workers', 'employees', 'workers', 'remote workers',
    'recruiters?', 'hr', 'human resources', 'managers of \\w+', '\\w+ managers', 'developers', 'programmers?', 'engineering teams', 'laboratories', 'labs', 'researchers?', 'engineers?', 'insurers?', 'banks', 'online (shops|stores|sellers)', 'e-?commerce', 'sellers', '\\w+ brands', 'entrepreneurs', 'organisers?', 'women', 'widows?', 'divorced',
    'vegans?', 'waiters', 'chefs?', 'cooks', 'cleaners', 'hikers?', 'climbers', 'surfers?', 'golfers?', 'cats?', 'dogs?', 'pets?', 'pet owners', 'removal firms', 'undertakers', 'funeral directors', 'parishes', 'translators', 'canteens?', 'caterers?', 'food trucks?', 'brewer(y|ies|s)', 'dair(y|ies)', 'marinas?', 'motorhome*', 'site managers',
    'electric car*', 'dieticians', 'nutritionists?', 'podiatrists?', 'speech therapists?', 'workshops', 'advisers', 'agencies', 'households', 'commuters?', 'newcomers', 'graduates', 'jobseekers?',
  ],
};

/** Groups so wide that nobody can be rung up: on their own they are no customer. */
export const EVERYONE: Phrases = {
  es: ['todo el mundo', 'todo tipo de (personas|publico|gente|clientes)', 'cualquiera', 'cualquier (persona|usuario|negocio|empresa|cliente)', 'todas las personas', 'toda la gente', 'la gente', 'las personas', 'todos los publicos', 'publico general', 'todos(?! (los|las|nuestros))', 'usuarios?', 'consumidores', 'jovenes', 'personas', 'publico', 'empresas', 'negocios', 'toda la humanidad', 'el mundo entero'],
  en: ['everyone', 'everybody', 'anyone', 'anybody', 'all (kinds of )?people', 'the whole world', 'people', 'users?', 'consumers', 'young people', 'the general public', 'the public', 'companies', 'businesses', 'all ages', 'humanity', 'whoever'],
};

/** What narrows a group: size, situation or habit of the customer. */
export const QUALIFIERS: Phrases = {
  es: ['de (menos|mas) de #', 'de entre # y #', 'de # a #', 'con (menos|mas) de #', 'entre # y # \\w+', 'pequen[oa]s?', 'median[oa]s?', 'independientes?', 'familiares', 'rurales', 'de barrio', 'del barrio', 'que (viven|trabajan|tienen|venden|usan|no|han|estan|llevan|cuidan|conducen|alquilan|compran|gestionan)', 'sin \\w+', 'con \\w+ (cronic[oa]s?|dependientes)', 'mayores de #', 'recien \\w+', 'de # (emplead|person|trabajador|mesas|camas|habitaciones|plazas|alumnos)\\w*', 'artesan\\w+', 'locales', 'urban[oa]s?'],
  en: ['with (fewer|less|more|under|over) (than )?#', 'of # to #', 'between # and #', 'with # (to|or) #', 'from # to #', 'small', 'medium-sized', 'independent', 'family(-| )(run|owned)', 'rural', 'local', 'neighbourhood', '(who|that) (live|work|have|sell|use|do|cannot|need|drive|rent|care|manage|buy|run|are)', 'without \\w+', 'over #', 'under #', 'aged #', 'newly \\w+', 'first-time', 'with # (employees|staff|people|tables|beds|rooms|pupils)', 'chronic', 'urban', 'busy'],
};

/** Words after "for" that are not customers. */
export const NOT_CUSTOMERS: ReadonlySet<string> = new Set(
  ('dias horas semanas meses anos minutos segundos euros dolares libras veces cosas razones fines ellos ellas ventas gastos costes precios moviles dispositivos datos temas todos todas '
  + 'days hours weeks months years minutes seconds pounds dollars times things reasons purposes sales costs prices phones devices details this his its less business always yes tips plus news process access success '
  + 'problemas resultados productos servicios apps aplicaciones redes pedidos platos viajes cursos clases coches problems results products services orders meals trips courses classes cars links users usuarios personas consumidores consumers').split(' '),
);

/** Named places; with a specific group they say where the first customers are. */
export const PLACES: Phrases = {
  es: ['espana', 'madrid', 'barcelona', 'valencia', 'sevilla', 'zaragoza', 'malaga', 'murcia', 'bilbao', 'alicante', 'cordoba', 'valladolid', 'vigo', 'gijon', 'granada', 'oviedo', 'coruna', 'vitoria', 'pamplona', 'san sebastian', 'santander', 'salamanca', 'leon', 'burgos', 'cadiz', 'jaen', 'almeria', 'huelva', 'toledo', 'cataluna', 'andalucia', 'galicia', 'asturias', 'pais vasco', 'euskadi', 'navarra', 'aragon', 'castilla', 'extremadura', 'canarias', 'baleares', 'mallorca', 'tenerife', 'la rioja', 'cantabria', 'mexico', 'cdmx', 'guadalajara', 'monterrey', 'colombia', 'bogota', 'medellin', 'argentina', 'buenos aires', 'rosario', 'chile', 'santiago', 'peru', 'lima', 'ecuador', 'quito', 'uruguay', 'montevideo', 'europa', 'latinoamerica', 'portugal', 'francia', 'lisboa', 'alemania', 'italia', 'ciudad(es)?', 'barrios?', 'pueblos?', 'provincias?', 'comarcas?', 'zonas? rural(es)?', 'costa', 'valle', 'region', 'en (nuestra|mi) (ciudad|zona|barrio|pueblo|provincia)', 'poligonos? industrial(es)?'],
  en: ['spain', 'uk', 'united kingdom', 'britain', 'england', 'scotland', 'wales', 'ireland', 'northern ireland', 'london', 'manchester', 'birmingham', 'leeds', 'glasgow', 'edinburgh', 'liverpool', 'bristol', 'cardiff', 'belfast', 'sheffield', 'newcastle', 'nottingham', 'leicester', 'brighton', 'oxford', 'cambridge', 'york', 'norwich', 'exeter', 'plymouth', 'southampton', 'portsmouth', 'dublin', 'cork', 'galway', 'devon', 'cornwall', 'kent', 'yorkshire', 'usa', 'united states', 'new york', 'california', 'texas', 'boston', 'chicago', 'canada', 'toronto', 'australia', 'sydney', 'europe', 'germany', 'france', 'paris', 'berlin', 'italy', 'latin america', 'mexico', 'cit(y|ies)', 'towns?', 'villages?', 'count(y|ies)', 'neighbourhoods?', 'neighborhoods?', 'rural areas?', 'coast', 'region', 'industrial estates?'],
};

/** Ways to reach the customer. */
export const CHANNELS: Phrases = {
  es: ['a traves de', 'canal(es)?', 'captar*', 'captacion', 'distribuidor[ae]s?', 'visitas? (a|puerta)', 'puerta a puerta', 'ferias?', 'colegios? profesional(es)?', 'asociacion(es)? (de|profesional|empresarial)\\w*', 'patronal', 'gremios?', 'boca a boca', 'recomendacion(es)?', 'instagram', 'tiktok', 'facebook', 'linkedin', 'google ads', 'seo', 'youtube', 'newsletter', 'boletin', 'grupos? de (whatsapp|facebook|telegram)', 'llegamos a', 'llegaremos a', 'llegar a ell[oa]s', 'acuerdos? con', 'convenio(s)? con', 'mayorista(s)?', 'prescriptor*', 'llamadas?', 'visitando', 'marketplaces?', 'amazon', 'etsy', 'prescrib*', 'por medio de', 'comercial(es)? propi*', 'venta directa', 'ampa', 'ampas', 'camara de comercio', 'nos recomiendan', 'escaparate'],
  en: ['through', 'via', 'channel(s)?', 'distributors?', 'door to door', 'trade (fairs?|shows?|press|body|bodies|associations?)', 'associations?', 'guilds?', 'word of mouth', 'referrals?', 'instagram', 'tiktok', 'facebook', 'linkedin', 'google ads', 'seo', 'youtube', 'newsletter', '(whatsapp|facebook|telegram) groups?', '(we|i) reach', 'reach(ing)? them', 'agreements? with', 'partnerships? with', 'partner with', 'wholesalers?', 'cold calls?', 'calling', 'visiting', 'marketplaces?', 'amazon', 'etsy', 'sales reps?', 'direct sales', 'chamber of commerce', 'recommend us', 'parent-teacher', 'flyers', 'resellers?'],
};

/** Words that make a figure the size of a market. */
export const MARKET_SIZE: Phrases = {
  es: ['mercado (de|mundial|espanol|valorado|mueve|total)', 'hay (mas de |unos |unas |cerca de |aproximadamente )?#', 'existen (mas de |unos |unas |cerca de )?#', 'son (mas de |unos |unas )?#', 'sector (mueve|factura)', 'millones de (personas|hogares|familias|clientes|mascotas|perros|usuarios|turistas|autonomos|trabajadores|mayores|espanoles|alumnos)', 'crece* (un |al |a un )?#', 'crecimiento', 'en crecimiento', 'cada vez mas', 'se (registran|venden|abren|crean) (mas de |unos |unas )?#', 'de las # ', 'de los # '],
  en: ['market (of|worth|size|is|was)', '(there are|there\'?re) (more than |over |about |around |some |nearly |roughly )?#', 'industry (is )?worth', 'million (people|households|families|customers|pets|dogs|users|tourists|freelancers|workers|adults|pupils)', 'grow(s|ing|th)? (by |at |of )?#', 'growing', 'growth', 'more and more', 'has (about |around |over |some )?# \\w+', 'have (about |around |over )?# \\w+ (registered|active)', 'out of #', 'of the #', 'are (some |about |over |around )#', '# \\w+ (are|is) (sold|registered|opened)'],
};
