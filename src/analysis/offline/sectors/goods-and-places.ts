import type { Sector } from './sector.ts';

export const goodsAndPlaces: readonly Sector[] = [
  {
    id: 'retail', root: 'Tienda', name: { es: 'comercio y venta en línea', en: 'retail and online selling' },
    terms: {
      strong: { es: ['tienda online', 'tiendas?', 'comercios?', 'ecommerce', 'supermercados?', 'marketplace', 'artesan\\w+', 'escaparates?', 'floristerias?', 'ferreterias?'], en: ['online shops?', 'shops?', 'retail\\w*', 'e-?commerce', 'supermarkets?', 'marketplace', 'artisans?', 'craft\\w*', 'florists?', 'hardware stores?'] },
      related: { es: ['vend\\w+', 'compra\\w*', 'productos?', 'envios?', 'stock'], en: ['sell\\w*', 'buy\\w*', 'products?', 'shipping', 'stock'] },
    },
    companies: [
      { name: 'Amazon', es: 'venta en línea de casi todo', en: 'online sale of nearly everything' },
      { name: 'Shopify', es: 'programa para montar tiendas', en: 'software for running shops' },
      { name: 'Etsy', es: 'mercado de artesanía', en: 'marketplace for crafts' },
      { name: 'El Corte Inglés', es: 'grandes almacenes en España', en: 'department stores in Spain' },
      { name: 'Zalando', es: 'moda en línea', en: 'fashion online' },
    ],
    es: { customers: ['compradores con un gusto o necesidad concreta', 'comercios de barrio', 'pequeños fabricantes'], earning: ['margen por producto', 'comisión por venta', 'caja por suscripción'], risks: ['coste de captar y de enviar', 'competir en precio con gigantes'], openings: ['nichos que los grandes no entienden', 'compra local y de origen conocido'], problems: ['poco donde elegir fuera de las grandes', 'comercios sin canal propio'], firstStep: 'vender treinta unidades de un solo producto', experiment: 'montar una página con un producto, precio y pago, y gastar 50 € en anuncios' },
    en: { customers: ['buyers with a specific taste or need', 'neighbourhood shops', 'small makers'], earning: ['a margin per product', 'a commission per sale', 'a subscription box'], risks: ['the cost of finding and shipping to customers', 'competing with giants on price'], openings: ['niches the giants do not understand', 'local buying and known origin'], problems: ['little choice outside the large chains', 'shops without a channel of their own'], firstStep: 'sell thirty units of a single product', experiment: 'put up a page with one product, a price and payment, and spend £50 on adverts' },
  },
  {
    id: 'second-hand', root: 'Vuelta', name: { es: 'segunda mano y alquiler de objetos', en: 'second-hand goods and rental of things' },
    terms: {
      strong: { es: ['segunda mano', 'usad[oa]s', 'reutiliz\\w+', 'reacondicion\\w+', 'alquil\\w+ (de )?(herramientas|ropa|juguetes|material|carritos|trajes|disfraces|libros|instrumentos|equipos?)', 'intercambi\\w+', 'trueque', 'uniformes?'], en: ['second-?hand', 'used (clothes|parts|goods|bikes|books)', 'reus\\w+', 'refurbish\\w+', '(rent|hire|renting|hiring)( out)? (tools|clothes|toys|equipment|pushchairs|suits|costumes|books|instruments)', 'swap\\w*', 'barter', 'uniforms?', 'pre-?loved'] },
      related: { es: ['prendas?', 'ropa', 'alquil\\w+', 'piezas'], en: ['garments?', 'clothes', 'rent\\w*', 'parts'] },
    },
    companies: [
      { name: 'Wallapop', es: 'segunda mano entre particulares', en: 'second-hand between individuals' },
      { name: 'Vinted', es: 'ropa de segunda mano', en: 'second-hand clothes' },
      { name: 'eBay', es: 'subastas y venta entre particulares', en: 'auctions and private sales' },
      { name: 'Back Market', es: 'aparatos reacondicionados', en: 'refurbished devices' },
      { name: 'Fat Llama', es: 'alquiler de objetos entre particulares', en: 'rental of things between individuals' },
    ],
    es: { customers: ['familias con gastos de poca duración', 'profesionales que usan algo pocas veces', 'compradores que miran el precio y el residuo'], earning: ['margen entre compra y venta', 'comisión por operación', 'precio por día de alquiler'], risks: ['revisar y mover cada pieza cuesta', 'las plataformas generales son gratis'], openings: ['objetos que piden revisión o garantía', 'comunidades cerradas: colegios, clubes, empresas'], problems: ['gasto en cosas que se usan poco', 'desconfianza al comprar usado'], firstStep: 'comprar y vender cincuenta piezas en un solo lugar', experiment: 'un puesto de un día en un colegio o club, con precios reales' },
    en: { customers: ['families with short-lived expenses', 'professionals who use a thing rarely', 'buyers who care about price and waste'], earning: ['a margin between buying and selling', 'a commission per deal', 'a price per day of hire'], risks: ['checking and moving each piece costs money', 'general platforms are free'], openings: ['things that need checking or a guarantee', 'closed communities: schools, clubs, companies'], problems: ['money spent on things little used', 'distrust of buying used'], firstStep: 'buy and sell fifty pieces in one place', experiment: 'a one-day stall at a school or club, at real prices' },
  },
  {
    id: 'fashion', root: 'Hilo', name: { es: 'moda y complementos', en: 'fashion and accessories' },
    terms: {
      strong: { es: ['moda', 'ropa', 'camisetas?', 'zapat\\w+', 'joyas?', 'vestidos?', 'bolsos?', 'bisuteria', 'sastre\\w*'], en: ['fashion', 'clothes', 'clothing', 't-?shirts?', 'shoes', 'jewel\\w+', 'dress(es)?', 'handbags?', 'tailor\\w*'] },
      related: { es: ['tallas?', 'tejidos?', 'prendas?', 'marca de'], en: ['sizes?', 'fabrics?', 'garments?', 'brand of'] },
    },
    companies: [
      { name: 'Zara (Inditex)', es: 'moda de cambio rápido', en: 'fast-changing fashion' },
      { name: 'ASOS', es: 'moda en línea', en: 'fashion online' },
      { name: 'Patagonia', es: 'ropa de montaña con reparación', en: 'outdoor clothing with repairs' },
      { name: 'Ecoalf', es: 'moda con materiales reciclados', en: 'fashion from recycled materials' },
      { name: 'Redbubble', es: 'camisetas impresas de artistas', en: 'print-on-demand from artists' },
    ],
    es: { customers: ['personas que no encuentran su talla o estilo', 'empresas que visten a su plantilla', 'tiendas independientes'], earning: ['venta directa', 'preventa por tandas', 'venta a tiendas'], risks: ['existencias que no se venden', 'devoluciones'], openings: ['tallas y usos olvidados', 'tandas pequeñas y bajo pedido'], problems: ['tallas que no encajan', 'ropa que dura poco'], firstStep: 'hacer una tanda de veinte prendas', experiment: 'abrir una preventa con pago y fabricar solo lo vendido' },
    en: { customers: ['people who cannot find their size or style', 'companies that dress their staff', 'independent shops'], earning: ['direct sales', 'pre-sales in batches', 'wholesale to shops'], risks: ['unsold stock', 'returns'], openings: ['forgotten sizes and uses', 'small batches made to order'], problems: ['sizes that do not fit', 'clothes that do not last'], firstStep: 'make a batch of twenty garments', experiment: 'open a paid pre-sale and make only what is sold' },
  },
  {
    id: 'property', root: 'Llave', name: { es: 'vivienda e inmobiliaria', en: 'housing and property' },
    terms: {
      strong: { es: ['inmobiliari\\w+', 'viviendas?', 'pisos? (compartid|de alquiler|en alquiler|vaci)\\w*', 'inquilin\\w+', 'caser\\w+', 'propietari\\w+', 'comunidades de (vecinos|propietarios)', 'administrador\\w+ de fincas', 'coliving', 'coworking', 'trasteros?', 'mudanzas?'], en: ['estate agents?', 'housing', 'property', 'properties', 'flats?', 'tenants?', 'landlords?', 'homeowners?', 'coliving', 'coworking', 'storage units?', 'house moves?', 'residents.? associations?', 'letting'] },
      related: { es: ['alquiler', 'vecin\\w+', 'casas?', 'edificios?', 'habitaci\\w+'], en: ['rent', 'neighbours', 'houses?', 'buildings?', 'rooms?'] },
    },
    companies: [
      { name: 'Idealista', es: 'portal inmobiliario', en: 'property portal in southern Europe' },
      { name: 'Rightmove', es: 'portal inmobiliario británico', en: 'British property portal' },
      { name: 'Fotocasa', es: 'portal inmobiliario en España', en: 'property portal in Spain' },
      { name: 'Badi', es: 'habitaciones en pisos compartidos', en: 'rooms in shared flats' },
      { name: 'OpenRent', es: 'alquiler sin agencia en el Reino Unido', en: 'letting without an agent in the UK' },
    ],
    es: { customers: ['pequeños propietarios', 'inquilinos recién llegados', 'administradores de fincas'], earning: ['comisión por operación', 'cuota por vivienda y mes', 'precio por informe o gestión'], risks: ['regulación del alquiler', 'operaciones lentas y poco frecuentes'], openings: ['gestión de pisos a distancia', 'edificios que deben rehabilitarse'], problems: ['impagos y averías', 'búsqueda larga y poco clara'], firstStep: 'gestionar cinco viviendas a mano', experiment: 'ofrecer el servicio en un solo edificio o barrio con precio publicado' },
    en: { customers: ['small landlords', 'newly arrived tenants', 'property managers'], earning: ['a commission per deal', 'a fee per home and month', 'a price per report or task'], risks: ['rental regulation', 'slow and infrequent deals'], openings: ['managing homes at a distance', 'buildings that must be renovated'], problems: ['unpaid rent and repairs', 'long, unclear searches'], firstStep: 'manage five homes by hand', experiment: 'offer the service in one building or area at a published price' },
  },
  {
    id: 'home-services', root: 'Hogar', name: { es: 'reparaciones y servicios para el hogar', en: 'repairs and home services' },
    terms: {
      strong: { es: ['fontaner\\w+', 'electricistas?', 'limpieza', 'reformas?', 'manitas', 'jardiner\\w+', 'electrodomestic\\w+', 'cerrajer\\w+', 'bricolaje', 'lavanderia\\w*', 'pintor\\w*', 'reparaci\\w+ (a domicilio|del hogar|de)'], en: ['plumb\\w+', 'electricians?', 'cleaning', 'cleaners?', 'home (repairs|improvement)', 'handym[ae]n', 'garden\\w+', 'appliances?', 'locksmiths?', 'diy', 'laundr\\w+', 'decorat(ors|ing)', 'tradespeople'] },
      related: { es: ['a domicilio', 'averias?', 'hogar', 'casa', 'repar\\w+'], en: ['at home', 'breakdowns?', 'household', 'repair\\w*', 'fix\\w*'] },
    },
    companies: [
      { name: 'TaskRabbit', es: 'encargos y arreglos por horas', en: 'odd jobs by the hour' },
      { name: 'Habitissimo', es: 'presupuestos de reformas', en: 'home improvement quotes in Spain' },
      { name: 'Checkatrade', es: 'directorio de oficios británico', en: 'British directory of trades' },
      { name: 'Cronoshare', es: 'presupuestos de servicios en España', en: 'service quotes in Spain' },
      { name: 'Thumbtack', es: 'profesionales locales en Estados Unidos', en: 'local professionals in the US' },
    ],
    es: { customers: ['hogares en los que nadie tiene tiempo', 'profesionales por cuenta propia', 'administradores de edificios'], earning: ['precio por servicio', 'comisión por encargo', 'cuota de mantenimiento'], risks: ['calidad desigual y reclamaciones', 'cliente y profesional se entienden por su cuenta'], openings: ['escasez de oficios', 'mayores que necesitan arreglos de confianza'], problems: ['no se presentan o no dan precio', 'averías urgentes'], firstStep: 'hacer veinte servicios con dos profesionales de confianza', experiment: 'buzonear un solo barrio con precios cerrados y contar llamadas' },
    en: { customers: ['households with no time', 'self-employed tradespeople', 'building managers'], earning: ['a price per job', 'a commission per order', 'a maintenance fee'], risks: ['uneven quality and complaints', 'customer and tradesperson deal on their own'], openings: ['a shortage of trades', 'older people who need repairs they can trust'], problems: ['nobody turns up or gives a price', 'urgent breakdowns'], firstStep: 'do twenty jobs with two trusted tradespeople', experiment: 'leaflet one area with fixed prices and count the calls' },
  },
  {
    id: 'construction', root: 'Obra', name: { es: 'construcción', en: 'construction' },
    terms: {
      strong: { es: ['construccion', 'constructor\\w+', 'obras?', 'arquitect\\w+', 'andamios?', 'albanil\\w*', 'jefes? de obra', 'hormigon', 'encofrad\\w+'], en: ['construction', 'builders?', 'building sites?', 'architects?', 'scaffold\\w+', 'bricklay\\w+', 'site managers?', 'concrete (mix|pour|panels?)', 'contractors?'] },
      related: { es: ['planos?', 'materiales', 'licencias?'], en: ['plans', 'materials', 'permits?'] },
    },
    companies: [
      { name: 'Procore', es: 'gestión de obras', en: 'construction management' },
      { name: 'Autodesk', es: 'diseño y planos', en: 'design and plans' },
      { name: 'PlanRadar', es: 'incidencias y documentación de obra', en: 'site defects and documentation' },
      { name: 'Hilti', es: 'herramienta y servicio para obra', en: 'tools and services for sites' },
    ],
    es: { customers: ['constructoras pequeñas', 'jefes de obra', 'despachos de arquitectura'], earning: ['cuota por obra', 'alquiler de equipo', 'precio por proyecto'], risks: ['ciclos fuertes y pagos tardíos', 'costumbres muy asentadas'], openings: ['rehabilitación energética', 'partes de obra en papel'], problems: ['retrasos y sobrecostes', 'errores entre plano y obra'], firstStep: 'acompañar una obra durante dos semanas', experiment: 'llevar el control de una sola obra a cambio de una cuota pequeña' },
    en: { customers: ['small builders', 'site managers', 'architects’ practices'], earning: ['a fee per site', 'equipment hire', 'a price per project'], risks: ['strong cycles and late payment', 'settled habits'], openings: ['energy renovation', 'site records on paper'], problems: ['delays and overruns', 'mistakes between plan and site'], firstStep: 'follow one site for two weeks', experiment: 'run the records of a single site for a small fee' },
  },
];
