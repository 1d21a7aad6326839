import { eachMeaning } from '../text/meanings.ts';
import type { Sector } from './sector.ts';

export const tradesAndServices: readonly Sector[] = [
  {
    id: 'garage',
    root: { es: 'Bujía', en: 'Spanner' },
    name: { es: 'talleres y automoción', en: 'garages and car repair' },
    terms: eachMeaning(`
      talleres? (mecanic|de chapa|de coches|de motos|de bicis|movil|de automocion)*, mecanic[oa]s?, chapist* | (car|body|motor|bike|bicycle) (repair )?(shops?|workshops?|garages?), mechanics?, panel beaters?, garages?, mobile workshops?, repair shops?
      recambi*, piezas? de (recambio|coche|desguace)*, desguace*, despiece* | spare parts?, car parts?, scrapyards?, breakers?, part reference*
      neumatic*, llantas?, frenos?, afinacion, cambio de aceite, itv, matricula* | tyres?, tires?, brakes?, tune-?up*, oil change*, mot tests?, number[- ]plate*
      coches? (usados|averiado|clasico|de ocasion)*, automocion, concesionari* | (used|classic|broken-down) cars?, automotive, car dealers?
    `),
    companies: [
      { name: 'Norauto', es: 'talleres y recambios', en: 'workshops and parts' },
      { name: 'Midas', es: 'cadena de talleres', en: 'chain of garages' },
      {
        name: 'Kwik Fit',
        es: 'neumáticos y mantenimiento en el Reino Unido',
        en: 'tyres and servicing in the UK',
      },
      {
        name: 'Bosch Car Service',
        es: 'red de talleres independientes',
        en: 'network of independent garages',
      },
      { name: 'Oscaro', es: 'venta de recambios en línea', en: 'online sale of car parts' },
    ],
    es: {
      customers: ['talleres independientes', 'conductores que viven del vehículo', 'flotas pequeñas'],
      earning: ['precio por reparación', 'cuota mensual por taller', 'margen en recambios'],
      risks: [
        'responsabilidad por una reparación mal hecha',
        'márgenes que fijan aseguradoras y fabricantes',
      ],
      openings: ['vehículos más viejos y más averías', 'coches eléctricos que piden otro oficio'],
      problems: ['vehículos parados a la espera de una pieza', 'presupuestos que no se cumplen'],
      firstStep: 'atender veinte vehículos de un solo barrio',
      experiment: 'ofrecer un precio cerrado por una sola reparación y contar encargos en dos semanas',
    },
    en: {
      customers: ['independent garages', 'drivers who live off their vehicle', 'small fleets'],
      earning: ['a price per repair', 'a monthly fee per garage', 'a margin on parts'],
      risks: ['liability for a repair done badly', 'margins set by insurers and manufacturers'],
      openings: ['older vehicles and more breakdowns', 'electric cars that need another trade'],
      problems: ['vehicles off the road waiting for a part', 'quotes that are not kept'],
      firstStep: 'look after twenty vehicles in one neighbourhood',
      experiment: 'offer a fixed price for a single repair and count orders over two weeks',
    },
  },
  {
    id: 'sea',
    root: { es: 'Marea', en: 'Tide' },
    name: { es: 'pesca, mar y náutica', en: 'fishing, sea and boating' },
    terms: eachMeaning(`
      pesc(a|adores?|adoras?|ado|ador|ar)( de bajura| artesanal*)?, pesquer*, lonjas?, anzuelos?, redes de pesca | fish(ermen|ers?|ing|er(y|ies)|erfolk), fish markets?, fish hooks?, (their|the|fresh) fish, fishing nets?
      marisc*, mejillon*, ostr(a|as)( \\w+)?, bateas?, bateeir*, bateer*, almejas?, langost*, percebe*, cofradia* | shellfish, mussels?, oysters?, rafts?, raft owners?, clams?, lobster*, barnacle*, fishermen's guilds?
      acuicult*, piscifactor*, algas?, sargazo | aquacultur*, fish farms?, seaweed, algae, sargassum
      barcos?, veler*, embarcaci*, lanchas?, yates?, marina mercante, patron(es)? de barco, armador* | boats?, sail(s|ing|boats?)?, vessels?, yachts?, skippers?, boatyards?, boat owners?
      puertos? (deportiv|pequen|pesquer)*, nautic*, amarres?, velas viejas | (small |fishing )?ports?, marinas?, harbours?, nautical, chandler*, moorings?, old sails
    `),
    companies: [
      { name: 'Nueva Pescanova', es: 'pesca y acuicultura', en: 'fishing and aquaculture' },
      { name: 'Mowi', es: 'cría de salmón', en: 'salmon farming' },
      { name: 'Click&Boat', es: 'alquiler de barcos', en: 'boat rental' },
      { name: 'SamBoat', es: 'alquiler de barcos entre particulares', en: 'boat rental between individuals' },
      { name: 'Navionics', es: 'cartas náuticas electrónicas', en: 'electronic sea charts' },
    ],
    es: {
      customers: ['patrones de barcos pequeños', 'cofradías y lonjas', 'criadores de marisco'],
      earning: [
        'precio por unidad o por lote',
        'cuota por barco y temporada',
        'margen sobre la captura vendida',
      ],
      risks: ['permisos y vedas', 'temporadas malas y mala mar'],
      openings: ['normas que obligan a registrar y a recoger', 'consumo de especies poco conocidas'],
      problems: ['capturas o aparejos que se pierden', 'precio que decide el comprador'],
      firstStep: 'probarlo una temporada con tres barcos de un puerto',
      experiment: 'ofrecerlo en la lonja a diez patrones, con precio, y contar señales',
    },
    en: {
      customers: ['skippers of small boats', 'fishermen’s guilds and fish markets', 'shellfish growers'],
      earning: ['a price per unit or batch', 'a fee per boat and season', 'a margin on the catch sold'],
      risks: ['permits and closed seasons', 'bad seasons and bad weather'],
      openings: ['rules that oblige boats to record and collect', 'demand for little-known species'],
      problems: ['catch or gear that is lost', 'a price set by the buyer'],
      firstStep: 'try it for one season with three boats of one port',
      experiment: 'offer it at the fish market to ten skippers, with a price, and count deposits',
    },
  },
  {
    id: 'crafts',
    root: { es: 'Gubia', en: 'Chisel' },
    name: { es: 'artesanía, muebles y decoración', en: 'crafts, furniture and decoration' },
    terms: eachMeaning(`
      artesan*, hech[oa]s? a mano, manualidades | artisan*, craft(s|ed|speople|sm[ae]n|swom[ae]n)?, hand-?made, handcraft*
      mueble*, carpinter*, ebanist*, tapic*, tapiz*, madera* (de|maciza|recuperada|vieja)*, puertas y ventanas | furniture, carpent*, cabinet ?mak*, joiner*, upholster*, (old|reclaimed|solid)? ?wood(en|work*)?, doors and windows
      ceramic*, alfarer*, barro, vajilla*, porcelana | ceramic*, potter*, clay, tableware, crockery, porcelain
      velas (aromatic|artesan|de cera)*, decoraci*, lamparas?, alfombras?, cestas? de mimbre, mimbre, cuero, vidrio soplado | (scented |hand-?made )?candles?, home decor*, lamps?, rugs?, wicker baskets?, wicker, leather, blown glass
      restaura(r|mos|cion|dores|dor|dora), encuadern*, relojer*, marcos? | restor(e|es|ing|ation|ers?), bookbind*, watchmak*, clockmak*, picture frames?
      arte(s)? (plasticas|contemporaneo)*, cuadros (de|al|originales), pintura al oleo, escultur*, ilustrador* | artworks?, paintings?, sculpt*, illustrators?, art prints?
    `),
    companies: [
      { name: 'Etsy', es: 'mercado de artesanía en línea', en: 'online marketplace for crafts' },
      { name: 'IKEA', es: 'muebles y decoración', en: 'furniture and decoration' },
      { name: 'Maisons du Monde', es: 'muebles y decoración', en: 'furniture and decoration' },
      { name: 'Leroy Merlin', es: 'bricolaje y decoración', en: 'home improvement and decoration' },
      { name: 'Not On The High Street', es: 'regalos de pequeños talleres', en: 'gifts from small makers' },
    ],
    es: {
      customers: [
        'restaurantes y hoteles que quieren piezas propias',
        'compradores de regalos',
        'talleres que necesitan material',
      ],
      earning: ['precio por pieza o por encargo', 'margen en tienda', 'cursos y visitas al taller'],
      risks: ['horas de trabajo que el precio no cubre', 'copias hechas en serie'],
      openings: ['gusto por lo reparable y lo local', 'materiales recuperados'],
      problems: ['piezas todas iguales', 'materiales caros o de calidad incierta'],
      firstStep: 'vender diez piezas por encargo con el precio completo',
      experiment: 'llevar cinco piezas con precio a un mercado y a un posible cliente profesional',
    },
    en: {
      customers: [
        'restaurants and hotels that want pieces of their own',
        'people buying presents',
        'workshops in need of material',
      ],
      earning: ['a price per piece or commission', 'a shop margin', 'courses and workshop visits'],
      risks: ['hours of work the price does not cover', 'mass-produced copies'],
      openings: ['a taste for the mendable and the local', 'reclaimed materials'],
      problems: ['pieces that all look alike', 'materials that are dear or of uncertain quality'],
      firstStep: 'sell ten pieces to order at the full price',
      experiment: 'take five priced pieces to a market and to one possible trade customer',
    },
  },
  {
    id: 'accessibility',
    root: { es: 'Rampa', en: 'Ramp' },
    name: { es: 'discapacidad y accesibilidad', en: 'disability and accessibility' },
    terms: eachMeaning(`
      discapaci*, diversidad funcional, minusval* | disab*, special needs
      silla(s)? de ruedas, movilidad reducida, rampas? | wheelchairs?, reduced mobility, ramps?
      sord[oa]s?, lengua(je)? de (signos|senas), interprete* de (signos|lengua)* | deaf*, sign[- ]language, sign interpret*
      (personas|gente|ninos|usuarios|para) cieg[oa]s?, cieg[oa], baja vision, braille, invident* | blind (people|users?|person)*, visually impaired, low vision, braille
      autis*, sindrome de down, asperger, paralisis cerebral, lectura facil | autis*, down'?s syndrome, asperger*, cerebral palsy, easy[- ]read*
      accesib*, adaptad[oa]s? (para|a) | accessib*, adapted (for|to)
    `),
    companies: [
      { name: 'ILUNION', es: 'servicios y accesibilidad', en: 'services and accessibility' },
      { name: 'Be My Eyes', es: 'ayuda por vídeo a personas ciegas', en: 'video help for blind people' },
      { name: 'Ottobock', es: 'prótesis y sillas de ruedas', en: 'prostheses and wheelchairs' },
      {
        name: 'SignVideo',
        es: 'interpretación de lengua de signos por vídeo',
        en: 'sign language interpreting by video',
      },
      { name: 'Tobii Dynavox', es: 'comunicación con la mirada', en: 'communication by eye gaze' },
    ],
    es: {
      customers: [
        'personas con discapacidad y sus familias',
        'hospitales, centros y administraciones',
        'asociaciones',
      ],
      earning: [
        'precio por uso o por minuto',
        'contrato con una administración',
        'venta o alquiler del producto',
      ],
      risks: ['compras públicas lentas', 'necesidades muy distintas entre personas'],
      openings: ['leyes que obligan a ser accesible', 'vídeo y voz en cualquier teléfono'],
      problems: ['servicios a los que no se puede acceder sin ayuda', 'productos adaptados caros o feos'],
      firstStep: 'probarlo un mes con diez personas de una asociación',
      experiment: 'acordar con un centro una prueba pagada de un mes',
    },
    en: {
      customers: [
        'disabled people and their families',
        'hospitals, centres and public bodies',
        'associations',
      ],
      earning: [
        'a price per use or per minute',
        'a contract with a public body',
        'sale or hire of the product',
      ],
      risks: ['slow public purchasing', 'needs that differ greatly from person to person'],
      openings: ['laws that require access', 'video and voice on any phone'],
      problems: ['services that cannot be used without help', 'adapted products that are dear or ugly'],
      firstStep: 'try it for a month with ten people from an association',
      experiment: 'agree a paid one-month trial with one centre',
    },
  },
  {
    id: 'public',
    root: { es: 'Plaza', en: 'Square' },
    name: { es: 'servicios públicos y sociales', en: 'public and social services' },
    terms: eachMeaning(`
      ayuntamiento*, municipi*, municipal*, alcald*, diputaci*, comuna(s)?, intendencia* | (town |city |local |provincial |county )?councils?, municipal*, mayors, local authorit*, town halls?, county halls?
      administraci* publica*, funcionari*, servicios? publico*, gobiernos? (local|regional)* | public administration*, civil servants?, public (services?|sector|bod(y|ies)), (local|regional) governments?
      licitaci*, contratacion publica, concurso publico, acuerdo marco, subvenci* | tenders?, public procurement, framework agreements?, grants?
      bomber*, proteccion civil, policia local, emergencias | fire(fighters?| stations?| brigades?), civil protection, local police, emergency services
      alumbrado, parques? public*, mobiliario urbano, baches | street ?light*, public parks?, street furniture, potholes?
      ong(s)?, asociaciones? sin animo de lucro, voluntari*, refugiad*, (redes|victimas) de trata, personas sin hogar, exclusion social | ngos?, charit*, non-?profit*, volunteers?, refugees?, trafficking, homeless*, social exclusion
    `),
    companies: [
      {
        name: 'esPublico',
        es: 'gestión para ayuntamientos pequeños',
        en: 'administration for small councils',
      },
      { name: 'Minsait', es: 'programas para administraciones', en: 'software for public bodies' },
      { name: 'Capita', es: 'servicios contratados por la administración', en: 'outsourced public services' },
      {
        name: 'Tyler Technologies',
        es: 'programas para gobiernos locales',
        en: 'software for local government',
      },
      {
        name: 'FixMyStreet',
        es: 'avisos de vecinos a los ayuntamientos',
        en: 'reports from residents to councils',
      },
    ],
    es: {
      customers: ['ayuntamientos pequeños', 'diputaciones y mancomunidades', 'entidades sociales'],
      earning: [
        'contrato anual por municipio',
        'precio por habitante o por plaza',
        'contrato menor de prueba',
      ],
      risks: ['plazos de contratación y de pago', 'cambios de gobierno'],
      openings: ['pueblos sin personal técnico', 'obligaciones nuevas de transparencia y datos'],
      problems: ['trámites que nadie tiene tiempo de llevar', 'ayudas que se devuelven sin gastar'],
      firstStep: 'hacerlo para dos municipios con un contrato menor',
      experiment:
        'proponer a cinco secretarios municipales el mismo encargo, con precio, y contar respuestas',
    },
    en: {
      customers: ['small councils', 'county councils and joint authorities', 'social organisations'],
      earning: [
        'a yearly contract per council',
        'a price per resident or per place',
        'a small trial contract',
      ],
      risks: ['purchasing and payment delays', 'changes of government'],
      openings: ['villages without technical staff', 'new duties on transparency and data'],
      problems: ['paperwork nobody has time for', 'grants handed back unspent'],
      firstStep: 'do it for two councils under a small contract',
      experiment: 'put the same priced job to five town clerks and count the answers',
    },
  },
  {
    id: 'funeral',
    root: { es: 'Ciprés', en: 'Cypress' },
    name: { es: 'servicios funerarios y memoria', en: 'funerals and remembrance' },
    terms: eachMeaning(`
      funerari*, tanatori*, entierr*, velatori* | funeral*, undertakers?, burials?
      cementeri*, tumb(a|as), lapid(a|as), nichos?, panteon*, sepultur*, cenizas, cremaci* | cemeter*, tombs?, gravestones?, headstones?, burial plots?, ashes, cremat*
      fallecid*, muert(e|es|os) (en|de|por)*, difunt* | deceased, (after|following|lonely) (a )?deaths?, late relatives?, dead relatives?
    `),
    companies: [
      { name: 'Mémora', es: 'servicios funerarios', en: 'funeral services' },
      { name: 'Albia', es: 'servicios funerarios', en: 'funeral services' },
      { name: 'Co-op Funeralcare', es: 'funerales en el Reino Unido', en: 'funerals in the UK' },
      { name: 'Farewill', es: 'testamentos y cremaciones', en: 'wills and cremations' },
      { name: 'Dignity', es: 'funerales y planes de decesos', en: 'funerals and funeral plans' },
    ],
    es: {
      customers: ['familias que viven lejos', 'funerarias', 'ayuntamientos con cementerio'],
      earning: ['precio por servicio', 'cuota anual de cuidado', 'comisión de funerarias'],
      risks: ['decir las cosas con tacto', 'compra que se hace una vez y con prisa'],
      openings: ['familias repartidas por el mundo', 'ceremonias fuera de lo habitual'],
      problems: ['no poder estar ni ocuparse', 'precios que no se conocen de antemano'],
      firstStep: 'hacer cinco encargos completos en un solo cementerio o ciudad',
      experiment: 'dejar la oferta, con precio, en tres funerarias y contar encargos en un mes',
    },
    en: {
      customers: ['families who live far away', 'funeral directors', 'councils with a cemetery'],
      earning: ['a price per service', 'a yearly fee for upkeep', 'a commission from funeral directors'],
      risks: ['saying things with tact', 'a purchase made once and in haste'],
      openings: ['families spread over the world', 'ceremonies out of the ordinary'],
      problems: ['not being able to be there or see to it', 'prices not known in advance'],
      firstStep: 'carry out five whole orders in one cemetery or town',
      experiment: 'leave the priced offer with three funeral directors and count orders in a month',
    },
  },
  {
    id: 'printing',
    root: { es: 'Tinta', en: 'Ink' },
    name: { es: 'imprenta, etiquetas y envases', en: 'printing, labels and packaging' },
    terms: eachMeaning(`
      imprent*, imprim(ir|o|imos|e)( \\w+)?, impresi* (digital|textil|bajo demanda), serigraf* | print(ers|ing)( shops?| presses?)?, (digital|textile|on-demand) print*, screen-?print*, press(es)?
      etiquet(a|as|ado), pegatin*, rotul*, vinilos?, carteles? | labels?, labelling, stickers?, signwrit*, vinyls?, posters?
      packaging, embala*, cajas? de carton, carton*, envasad* | packaging, packing, cardboard( boxes)?, cartons?
    `),
    companies: [
      { name: 'Vistaprint', es: 'imprenta en línea', en: 'online printing' },
      { name: 'Moo', es: 'tarjetas y papelería', en: 'cards and stationery' },
      { name: 'Packhelp', es: 'envases a medida en tiradas cortas', en: 'custom packaging in short runs' },
      { name: 'Avery', es: 'etiquetas', en: 'labels' },
      {
        name: 'Pixartprinting',
        es: 'imprenta en línea para profesionales',
        en: 'online printing for the trade',
      },
    ],
    es: {
      customers: ['pequeños productores con tiradas cortas', 'comercios', 'organizadores de eventos'],
      earning: ['precio por unidad', 'precio por tirada', 'cuota por pedidos regulares'],
      risks: ['máquinas caras paradas', 'competir en precio con imprentas grandes'],
      openings: ['tiradas cortas y cambios frecuentes', 'envases sin plástico'],
      problems: ['pedidos mínimos demasiado grandes', 'material impreso que acaba en la basura'],
      firstStep: 'servir diez pedidos cortos con máquinas alquiladas',
      experiment: 'ofrecer a diez productores una tirada corta a precio cerrado',
    },
    en: {
      customers: ['small producers with short runs', 'shops', 'event organisers'],
      earning: ['a price per unit', 'a price per run', 'a fee for regular orders'],
      risks: ['dear machines standing idle', 'competing with big printers on price'],
      openings: ['short runs and frequent changes', 'packaging without plastic'],
      problems: ['minimum orders that are too large', 'printed matter that ends in the bin'],
      firstStep: 'deliver ten short orders on hired machines',
      experiment: 'offer ten producers a short run at a fixed price',
    },
  },
  {
    id: 'translation',
    root: { es: 'Verbo', en: 'Verb' },
    name: { es: 'traducción e interpretación', en: 'translation and interpreting' },
    terms: eachMeaning(`
      traduc*, interprete*, interpretaci* | translat*, interpret(ers?|ing|ation)
      subtitul*, sobretitul*, doblaje, correc(tores|cion) de textos, transcri* | subtitl*, surtitl*, caption(s|ing), dubbing, proof-?read*, transcri*
      prospectos?, localizaci* de | leaflets?, locali[sz]ation
    `),
    companies: [
      { name: 'DeepL', es: 'traducción automática', en: 'machine translation' },
      { name: 'Lionbridge', es: 'traducción para empresas', en: 'translation for companies' },
      { name: 'TransPerfect', es: 'traducción y localización', en: 'translation and localisation' },
      {
        name: 'LanguageLine',
        es: 'interpretación por teléfono y vídeo',
        en: 'interpreting by phone and video',
      },
      { name: 'Rev', es: 'transcripción y subtítulos', en: 'transcription and subtitles' },
    ],
    es: {
      customers: ['empresas que exportan', 'hospitales y juzgados', 'editoriales y productoras'],
      earning: ['precio por palabra o por minuto', 'cuota mensual', 'urgencias con recargo'],
      risks: ['la traducción automática mejora cada año', 'errores con consecuencias'],
      openings: ['textos con normas propias', 'lenguas con pocos traductores'],
      problems: ['plazos que no se cumplen', 'textos traducidos sin conocer el oficio'],
      firstStep: 'entregar diez encargos de un solo tipo de texto',
      experiment: 'ofrecer a cinco empresas una prueba pagada de un documento',
    },
    en: {
      customers: ['exporting companies', 'hospitals and courts', 'publishers and producers'],
      earning: ['a price per word or minute', 'a monthly fee', 'a surcharge for urgent work'],
      risks: ['machine translation improves every year', 'mistakes with consequences'],
      openings: ['texts with rules of their own', 'languages with few translators'],
      problems: ['deadlines that are missed', 'texts translated without knowing the trade'],
      firstStep: 'deliver ten jobs of one kind of text',
      experiment: 'offer five companies a paid trial on one document',
    },
  },
  {
    id: 'imaging',
    root: { es: 'Foco', en: 'Focus' },
    name: { es: 'fotografía, vídeo y drones', en: 'photography, video and drones' },
    terms: eachMeaning(`
      fotograf*, fotos? (de boda|de producto|antigua)*, retratos? | photograph*, (wedding|product|old) photos?, portraits?
      dron(es)?, vistas? aerea* | drones?, aerial (views?|photos?|surveys?)
      videos? (de boda|corporativ|de empresa|para empresas)*, realizador*, edicion de video, camaras? (de video|360|termica)* | (wedding|corporate|business) videos?, videograph*, video edit*, (video|360|thermal) cameras?
      satelit*, topograf*, cartograf*, gemelos? digital*, realidad (virtual|aumentada) | satellit*, land survey*, mapping, digital twins?, (virtual|augmented) reality
    `),
    companies: [
      { name: 'DJI', es: 'drones y cámaras', en: 'drones and cameras' },
      { name: 'DroneDeploy', es: 'mapas e informes con dron', en: 'maps and reports by drone' },
      { name: 'Matterport', es: 'recorridos virtuales de edificios', en: 'virtual tours of buildings' },
      { name: 'Getty Images', es: 'imágenes de archivo', en: 'stock images' },
      { name: 'Hofmann', es: 'álbumes y fotos impresas', en: 'photo books and prints' },
    ],
    es: {
      customers: [
        'empresas que necesitan ver sin subir ni viajar',
        'familias y parejas',
        'agencias y productoras',
      ],
      earning: [
        'precio por trabajo o informe',
        'cuota mensual por revisiones',
        'venta de copias o licencias',
      ],
      risks: ['permisos de vuelo y de imagen', 'precios a la baja'],
      openings: ['inspecciones que hoy son peligrosas', 'archivos que se pierden'],
      problems: ['revisar cuesta tiempo y riesgo', 'imágenes que no sirven para decidir'],
      firstStep: 'entregar diez informes o reportajes a un mismo tipo de cliente',
      experiment: 'ofrecer a cinco empresas un informe pagado con entrega en 24 horas',
    },
    en: {
      customers: [
        'companies that need to see without climbing or travelling',
        'families and couples',
        'agencies and producers',
      ],
      earning: ['a price per job or report', 'a monthly fee for inspections', 'sale of copies or licences'],
      risks: ['flight and image permits', 'falling prices'],
      openings: ['inspections that are dangerous today', 'archives that are being lost'],
      problems: ['checking takes time and risk', 'images that do not help to decide'],
      firstStep: 'deliver ten reports or shoots to one kind of customer',
      experiment: 'offer five companies a paid report delivered within 24 hours',
    },
  },
  {
    id: 'security',
    root: { es: 'Cerrojo', en: 'Latch' },
    name: { es: 'seguridad y prevención', en: 'security and prevention' },
    terms: eachMeaning(`
      alarma(s)?, videovigilancia, vigilancia, vigilan(te|tes|cia) (de seguridad|nocturn)*, seguridad privada, guardas? de seguridad | alarms?, cctv, surveillance, security (guards?|cameras?|firms?), private security, night watch*
      robos?, ladron*, okup*, intrus* | burglar*, theft*, thie(f|ves), break-?ins?, squatters?, intruders?
      armer*, escopetas?, rifles?, cajas? fuertes?, control de acceso* | gun (safes?|storage|owners?), shotguns?, rifles?, safes, access control*
      incendi*, extintor*, detector* de humo, ignifug*, evacuaci* | fires? (safety|risk|doors?|alarms?|protection)*, extinguish*, smoke detect*, fireproof, evacuat*
    `),
    companies: [
      { name: 'Securitas Direct', es: 'alarmas con central', en: 'monitored alarms' },
      { name: 'Prosegur', es: 'vigilancia y alarmas', en: 'guarding and alarms' },
      { name: 'ADT', es: 'alarmas', en: 'alarms' },
      { name: 'Ring', es: 'timbres y cámaras', en: 'doorbells and cameras' },
      { name: 'Chubb', es: 'protección contra incendios', en: 'fire protection' },
    ],
    es: {
      customers: [
        'comercios y pequeñas empresas',
        'comunidades de vecinos',
        'particulares que viven solos o lejos',
      ],
      earning: ['cuota mensual', 'instalación más mantenimiento', 'precio por revisión'],
      risks: ['habilitaciones y normas de seguridad privada', 'falsas alarmas'],
      openings: ['sensores baratos', 'aseguradoras que rebajan la prima'],
      problems: ['miedo a un robo o a un incendio', 'sistemas caros con permanencia'],
      firstStep: 'instalarlo en cinco locales de una misma calle',
      experiment: 'ofrecer a diez locales una revisión pagada y contar cuántos contratan',
    },
    en: {
      customers: [
        'shops and small companies',
        'residents’ associations',
        'people who live alone or far away',
      ],
      earning: ['a monthly fee', 'installation plus maintenance', 'a price per inspection'],
      risks: ['licences and rules for private security', 'false alarms'],
      openings: ['cheap sensors', 'insurers who lower the premium'],
      problems: ['fear of a break-in or a fire', 'dear systems with a lock-in'],
      firstStep: 'install it in five premises on one street',
      experiment: 'offer ten premises a paid inspection and count how many sign up',
    },
  },
];
