import { eachMeaning } from '../text/meanings.ts';
import type { Sector } from './sector.ts';

export const goodsAndPlaces: readonly Sector[] = [
  {
    id: 'retail',
    root: { es: 'Esquina', en: 'Corner' },
    name: { es: 'comercio y venta en línea', en: 'retail and online selling' },
    terms: eachMeaning(`
      tiendas? (?!de campana)(online|en linea|de|con|que|fisica|donde)*, comerci(o|os|antes?)( de barrio| local*| pequen*)*, vendedores? (de mercadillo|ambulante)*, ecommerce, comercio electronico | (online )?shops?, stores?, shopkeep*, retail*, e-?commerce, traders?
      supermercado*, hipermercado*, ultramarinos, a granel, bodeguita* | supermarkets?, convenience stores?, corner shops?, zero[- ]waste shops?, loose goods, in bulk
      marketplace*, vender (por|en) (internet|linea|instagram)*, venta (online|por internet) | marketplaces?, sell(ing)? (on|over) (the )?(internet|line|instagram)*, sell* online, online sale*
      florist*, flor, flores, ramos | florist*, flowers?, bouquets?
      ferreter*, papeler*, juguete*r*, mercer*, kiosk*, quiosc*, estanco* | hardware stores?, ironmonger*, stationer*, toy ?shops?, haberdasher*, kiosks?, newsagents?
      escaparate*, probador*, caja registradora, cesta* de regalo, cajas? (de suscripcion|mensual)* | shop windows?, fitting rooms?, tills?, gift (baskets?|boxes)*, subscription box*, monthly box*
      importa(r|cion), traer (cosas|productos) de fuera | import(ing|ed|s)?, bring* (things|goods|products) in
    `),
    companies: [
      { name: 'Amazon', es: 'venta en línea de casi todo', en: 'online sale of nearly everything' },
      { name: 'Shopify', es: 'programa para montar tiendas', en: 'software for running shops' },
      { name: 'Etsy', es: 'mercado de artesanía', en: 'marketplace for crafts' },
      { name: 'El Corte Inglés', es: 'grandes almacenes en España', en: 'department stores in Spain' },
      { name: 'Zalando', es: 'moda en línea', en: 'fashion online' },
    ],
    es: {
      customers: [
        'compradores con un gusto o necesidad concreta',
        'comercios de barrio',
        'pequeños fabricantes',
      ],
      earning: ['margen por producto', 'comisión por venta', 'caja por suscripción'],
      risks: ['coste de captar y de enviar', 'competir en precio con gigantes'],
      openings: ['nichos que los grandes no entienden', 'compra local y de origen conocido'],
      problems: ['poco donde elegir fuera de las grandes', 'comercios sin canal propio'],
      firstStep: 'vender treinta unidades de un solo producto',
      experiment: 'montar una página con un producto, precio y pago, y gastar 50 € en anuncios',
    },
    en: {
      customers: ['buyers with a specific taste or need', 'neighbourhood shops', 'small makers'],
      earning: ['a margin per product', 'a commission per sale', 'a subscription box'],
      risks: ['the cost of finding and shipping to customers', 'competing with giants on price'],
      openings: ['niches the giants do not understand', 'local buying and known origin'],
      problems: ['little choice outside the large chains', 'shops without a channel of their own'],
      firstStep: 'sell thirty units of a single product',
      experiment: 'put up a page with one product, a price and payment, and spend £50 on adverts',
    },
  },
  {
    id: 'second-hand',
    root: { es: 'Vuelta', en: 'Return' },
    name: { es: 'segunda mano y alquiler de objetos', en: 'second-hand goods and rental of things' },
    terms: eachMeaning(`
      segunda mano, (ropa|libros?|muebles?|coches?|piezas?|cosas|objetos|moviles|bicis?|juguetes) usad[oa]s?, de ocasion, vintage | second-?hand, used (\\w+ )?(clothes|parts|goods|bikes|books|furniture|things), pre-?(loved|owned), vintage
      reutiliz*, reacondicion*, reaprovech*, dar(les)? una segunda vida, upcycl*, supra-?recicl* | reus*, refurbish*, second life, upcycl*, reclaim*
      alquil* (de |un |una )?(herramienta|ropa|juguete|material|carrito|traje|vestido|disfra|libro|instrument|equipo|cuna|objeto|maquina|andamio)*, prestar (herramientas|cosas), herramientas compartidas | (rent|hire|renting|hiring|lend)( out)?( of)? (\\w+ )?(tools?|clothes|toys|equipment|pushchairs|suits?|dress(es)?|costumes?|books|instruments|cots?|things|machines?|scaffold*), (tool|pushchair|cot|kit|instrument|book|dress|suit|costume|equipment|clothes|toy|scaffold\\w*) (hire|rental|library)
      intercambi(o|os|ar|en|an|amos|e), trueque*, biblioteca de (cosas|objetos|herramientas) | swaps?, barter*, librar(y|ies) of (things|tools), shared tools
      uniformes? (escolar)* | (school )?uniforms?
    `),
    companies: [
      { name: 'Wallapop', es: 'segunda mano entre particulares', en: 'second-hand between individuals' },
      { name: 'Vinted', es: 'ropa de segunda mano', en: 'second-hand clothes' },
      { name: 'eBay', es: 'subastas y venta entre particulares', en: 'auctions and private sales' },
      { name: 'Back Market', es: 'aparatos reacondicionados', en: 'refurbished devices' },
      {
        name: 'Fat Llama',
        es: 'alquiler de objetos entre particulares',
        en: 'rental of things between individuals',
      },
    ],
    es: {
      customers: [
        'familias con gastos de poca duración',
        'profesionales que usan algo pocas veces',
        'compradores que miran el precio y el residuo',
      ],
      earning: ['margen entre compra y venta', 'comisión por operación', 'precio por día de alquiler'],
      risks: ['revisar y mover cada pieza cuesta', 'las plataformas generales son gratis'],
      openings: ['objetos que piden revisión o garantía', 'comunidades cerradas: colegios, clubes, empresas'],
      problems: ['gasto en cosas que se usan poco', 'desconfianza al comprar usado'],
      firstStep: 'comprar y vender cincuenta piezas en un solo lugar',
      experiment: 'un puesto de un día en un colegio o club, con precios reales',
    },
    en: {
      customers: [
        'families with short-lived expenses',
        'professionals who use a thing rarely',
        'buyers who care about price and waste',
      ],
      earning: ['a margin between buying and selling', 'a commission per deal', 'a price per day of hire'],
      risks: ['checking and moving each piece costs money', 'general platforms are free'],
      openings: ['things that need checking or a guarantee', 'closed communities: schools, clubs, companies'],
      problems: ['money spent on things little used', 'distrust of buying used'],
      firstStep: 'buy and sell fifty pieces in one place',
      experiment: 'a one-day stall at a school or club, at real prices',
    },
  },
  {
    id: 'fashion',
    root: { es: 'Hilo', en: 'Thread' },
    name: { es: 'moda y complementos', en: 'fashion and accessories' },
    terms: eachMeaning(`
      (?<!de )moda, ropa, diseno* de moda, pasarela* | (?<!in )(?<!of )fashion, clothing, clothes, fashion design*, swimwear, underwear, lingerie
      camisetas?, sudaderas?, pantalon(es)?, vaqueros, faldas?, vestidos?, abrigos?, tallas? grandes? | t-?shirts?, hoodies?, trousers, jeans, skirts?, dress(es)?, coats?, plus[- ]size*
      zapat*, calzado, zapatillas?, botas? | shoes?, footwear, trainers for, sneakers?, boots?, shoemak*
      joy(a|as|er[oa]s|erias?), bisuteria, bolsos?, cinturon*, sombrer*, gorras?, relojes? | jewel*, handbags?, bags? (made|sewn|that)*, (travel|tote) bags?, belts?, hats?, caps, watches
      sastre*, (trajes?|ropa) a medida, modist*, costura, coser, cosemos, coso, arreglos? de ropa, tejid(o|os|as) (a|de)*, telas?, lana, hilo* | tailors, tailoring, made-to-measure (suits?|clothes), dressmak*, sew(ing|n|s)?, alterations?, knit*, fabrics?, wool, yarns?
      trajes? (de|regional|flamenc)*, flamenca*, traje de novia | (flamenco|wedding|traditional) dress(es)?
    `),
    companies: [
      { name: 'Zara (Inditex)', es: 'moda de cambio rápido', en: 'fast-changing fashion' },
      { name: 'ASOS', es: 'moda en línea', en: 'fashion online' },
      { name: 'Patagonia', es: 'ropa de montaña con reparación', en: 'outdoor clothing with repairs' },
      { name: 'Ecoalf', es: 'moda con materiales reciclados', en: 'fashion from recycled materials' },
      { name: 'Redbubble', es: 'camisetas impresas de artistas', en: 'print-on-demand from artists' },
    ],
    es: {
      customers: [
        'personas que no encuentran su talla o estilo',
        'empresas que visten a su plantilla',
        'tiendas independientes',
      ],
      earning: ['venta directa', 'preventa por tandas', 'venta a tiendas'],
      risks: ['existencias que no se venden', 'devoluciones'],
      openings: ['tallas y usos olvidados', 'tandas pequeñas y bajo pedido'],
      problems: ['tallas que no encajan', 'ropa que dura poco'],
      firstStep: 'hacer una tanda de veinte prendas',
      experiment: 'abrir una preventa con pago y fabricar solo lo vendido',
    },
    en: {
      customers: [
        'people who cannot find their size or style',
        'companies that dress their staff',
        'independent shops',
      ],
      earning: ['direct sales', 'pre-sales in batches', 'wholesale to shops'],
      risks: ['unsold stock', 'returns'],
      openings: ['forgotten sizes and uses', 'small batches made to order'],
      problems: ['sizes that do not fit', 'clothes that do not last'],
      firstStep: 'make a batch of twenty garments',
      experiment: 'open a paid pre-sale and make only what is sold',
    },
  },
  {
    id: 'property',
    root: { es: 'Llave', en: 'Key' },
    name: { es: 'vivienda e inmobiliaria', en: 'housing and property' },
    terms: eachMeaning(`
      inmobiliari*, agentes? inmobiliari*, compraventa de (pisos|casas) | estate agents?, real estate, letting agents?, property (market|sales|agents?|manag*), realtors?
      inquilin*, arrendatari*, caser[oa]s, arrendador*, alquiler de (pisos?|vivienda*|habitacion*|departamento*), pisos? (compartid|de alquiler|en alquiler|alquilad|vaci)* | tenants?, landlords?, lettings?, rented (flats?|houses?|homes?), flat ?shar*, (empty|rented|shared) (flats?|homes?)
      vivienda*, propietari[oa]s? de (piso|vivienda|casa)* | housing, homeowners?, flat owners?
      comunidades? (de (vecinos|propietarios)|de \\d)*, administrador* de fincas, ascensor(es)?, edificios? (antigu|viej|de viviendas|grandes)* | residents' associations?, blocks? of flats, apartment (blocks?|buildings?), property managers?, lifts?, elevators?, condominium*
      coliving, coworking, oficinas? compartid*, locales? (vacio|comercial)*, bajos vacios | coliving, co-?working, shared offices?, empty (shops?|shop units?|premises)
      trastero*, guardamuebles, mudanza*, mudarse | storage (units?|lockers?|rooms?), self-?storage, storerooms?, removals?, removal firms?, (house|student|small) moves, moving house, movers
    `),
    companies: [
      { name: 'Idealista', es: 'portal inmobiliario', en: 'property portal in southern Europe' },
      { name: 'Rightmove', es: 'portal inmobiliario británico', en: 'British property portal' },
      { name: 'Fotocasa', es: 'portal inmobiliario en España', en: 'property portal in Spain' },
      { name: 'Badi', es: 'habitaciones en pisos compartidos', en: 'rooms in shared flats' },
      {
        name: 'OpenRent',
        es: 'alquiler sin agencia en el Reino Unido',
        en: 'letting without an agent in the UK',
      },
    ],
    es: {
      customers: ['pequeños propietarios', 'inquilinos recién llegados', 'administradores de fincas'],
      earning: ['comisión por operación', 'cuota por vivienda y mes', 'precio por informe o gestión'],
      risks: ['regulación del alquiler', 'operaciones lentas y poco frecuentes'],
      openings: ['gestión de pisos a distancia', 'edificios que deben rehabilitarse'],
      problems: ['impagos y averías', 'búsqueda larga y poco clara'],
      firstStep: 'gestionar cinco viviendas a mano',
      experiment: 'ofrecer el servicio en un solo edificio o barrio con precio publicado',
    },
    en: {
      customers: ['small landlords', 'newly arrived tenants', 'property managers'],
      earning: ['a commission per deal', 'a fee per home and month', 'a price per report or task'],
      risks: ['rental regulation', 'slow and infrequent deals'],
      openings: ['managing homes at a distance', 'buildings that must be renovated'],
      problems: ['unpaid rent and repairs', 'long, unclear searches'],
      firstStep: 'manage five homes by hand',
      experiment: 'offer the service in one building or area at a published price',
    },
  },
  {
    id: 'home-services',
    root: { es: 'Hogar', en: 'Home' },
    name: { es: 'reparaciones y servicios para el hogar', en: 'repairs and home services' },
    terms: eachMeaning(`
      fontaner*, plomer*, gasfiter*, tuberias?, desagues?, fugas? de agua, desatasc* | plumb*, pipes?, water leaks?, leaks, unblock*, drains?
      electricistas?, cuadros? electrico*, enchufes? | electricians?, fuse ?box*, wiring, sockets?
      limpieza*, limpiador*, limpiamos, limpiar, lavado de, lavamos, fregar, cristaler* | clean(ing|ers?|s)?, wash(ing|es)?, window cleaners?
      reformas?, reformar, manitas, chapuzas?, bricolaje, pintor(es)?, alban*il* a domicilio | home improvements?, renovat*, handym[ae]n, odd jobs?, diy, decorat(ors|ing), house painters?
      jardiner*, poda*, cesped, piscinas? particulares? | garden(ers?|ing)*, prun(e|ing|ers?), lawns?, tree surgeons?
      electrodomestic*, lavadora*, lavavajillas, neveras?, frigorifico* | appliances?, washing machines?, dishwashers?, fridges?, refrigerat*
      cerrajer*, persianas?, cerraduras?, afilad*, afilar | locksmith*, blinds, shutters?, locks, sharpen*
      lavander*, tintorer*, plancha(do)?, sabanas, ropa de cama | laundr*, dry clean*, ironing, sheets, bed ?linen
      plagas?, desinfec*, cucarachas?, ratas?, palomas?, termitas?, fumiga* | pest control, disinfect*, cockroach*, rats, pigeons?, termites?, fumigat*
      reparaci*, reparamos, reparo, reparar, arreglo, arreglamos, arreglar, averias? | repairs?( of| to)?, repair(ing|ers?), mend(ing|s)?, fix(ing)? (phones|computers|umbrellas)*
      deshollin*, chimenea*, tejad(o|os), tejas?, goteras?, cubiertas? | chimneys?, roof(s|ing|ers?)?, roof tiles?, leaking roofs?, gutters?
    `),
    companies: [
      { name: 'TaskRabbit', es: 'encargos y arreglos por horas', en: 'odd jobs by the hour' },
      { name: 'Habitissimo', es: 'presupuestos de reformas', en: 'home improvement quotes in Spain' },
      { name: 'Checkatrade', es: 'directorio de oficios británico', en: 'British directory of trades' },
      { name: 'Cronoshare', es: 'presupuestos de servicios en España', en: 'service quotes in Spain' },
      {
        name: 'Thumbtack',
        es: 'profesionales locales en Estados Unidos',
        en: 'local professionals in the US',
      },
    ],
    es: {
      customers: [
        'hogares en los que nadie tiene tiempo',
        'profesionales por cuenta propia',
        'administradores de edificios',
      ],
      earning: ['precio por servicio', 'comisión por encargo', 'cuota de mantenimiento'],
      risks: ['calidad desigual y reclamaciones', 'cliente y profesional se entienden por su cuenta'],
      openings: ['escasez de oficios', 'mayores que necesitan arreglos de confianza'],
      problems: ['no se presentan o no dan precio', 'averías urgentes'],
      firstStep: 'hacer veinte servicios con dos profesionales de confianza',
      experiment: 'buzonear un solo barrio con precios cerrados y contar llamadas',
    },
    en: {
      customers: ['households with no time', 'self-employed tradespeople', 'building managers'],
      earning: ['a price per job', 'a commission per order', 'a maintenance fee'],
      risks: ['uneven quality and complaints', 'customer and tradesperson deal on their own'],
      openings: ['a shortage of trades', 'older people who need repairs they can trust'],
      problems: ['nobody turns up or gives a price', 'urgent breakdowns'],
      firstStep: 'do twenty jobs with two trusted tradespeople',
      experiment: 'leaflet one area with fixed prices and count the calls',
    },
  },
  {
    id: 'construction',
    root: { es: 'Plomada', en: 'Plumbline' },
    name: { es: 'construcción', en: 'construction' },
    terms: eachMeaning(`
      construcci*, constructor*, promotor* | construction, builders?, building (firms?|compan*), developers of homes
      obras? (medianas|de|en|publicas)*, jefes? de obra, derribos?, escombros?, demolici* | building sites?, construction sites?, site managers?, demolition*, rubble
      arquitect*, aparejador*, planos de obra, bim | architect*, surveyors?, building plans, blueprints?, bim
      andamio*, excavador*, hormigon*, encofrad*, cemento, ladrillo*, fierro*, ferralla | scaffold*, excavators?, concrete, formwork, cement, bricks?, rebar, steel offcuts
      albanil*, carpinter* de obra, soldador*, revocos?, cal, pintores? autonomos? | bricklay*, masons?, stonemason*, welders?, plaster*, lime (plaster|render|mortar)*, painters and decorators
      aislamiento, casas? (modular|prefabricad|de paja|pasiva)*, rehabilita* (de )?(casas|edificios|viviendas) | insulation, (modular|prefab\\w*|straw|passive) (homes?|houses?), retrofit*, house renovation
    `),
    companies: [
      { name: 'Procore', es: 'gestión de obras', en: 'construction management' },
      { name: 'Autodesk', es: 'diseño y planos', en: 'design and plans' },
      { name: 'PlanRadar', es: 'incidencias y documentación de obra', en: 'site defects and documentation' },
      { name: 'Hilti', es: 'herramienta y servicio para obra', en: 'tools and services for sites' },
    ],
    es: {
      customers: ['constructoras pequeñas', 'jefes de obra', 'despachos de arquitectura'],
      earning: ['cuota por obra', 'alquiler de equipo', 'precio por proyecto'],
      risks: ['ciclos fuertes y pagos tardíos', 'costumbres muy asentadas'],
      openings: ['rehabilitación energética', 'partes de obra en papel'],
      problems: ['retrasos y sobrecostes', 'errores entre plano y obra'],
      firstStep: 'acompañar una obra durante dos semanas',
      experiment: 'llevar el control de una sola obra a cambio de una cuota pequeña',
    },
    en: {
      customers: ['small builders', 'site managers', 'architects’ practices'],
      earning: ['a fee per site', 'equipment hire', 'a price per project'],
      risks: ['strong cycles and late payment', 'settled habits'],
      openings: ['energy renovation', 'site records on paper'],
      problems: ['delays and overruns', 'mistakes between plan and site'],
      firstStep: 'follow one site for two weeks',
      experiment: 'run the records of a single site for a small fee',
    },
  },
];
