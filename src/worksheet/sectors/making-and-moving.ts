import { eachMeaning } from '../text/meanings.ts';
import type { Sector } from './sector.ts';

export const makingAndMoving: readonly Sector[] = [
  {
    id: 'mobility',
    root: { es: 'Vía', en: 'Lane' },
    name: { es: 'movilidad y vehículos', en: 'mobility and vehicles' },
    terms: eachMeaning(`
      (alquiler|alquilar|compartir) (de )?(bicis?|bicicleta|coche|moto|patinete)* | (bikes?|cars?|scooters?|motorbikes?) (rental|hire|sharing)
      bici*, carril bici | bik(es?|ing), bicycl*, cycle (lanes?|parking), cargo bikes?, e-?bikes?
      coches? electrico*, puntos? de (carga|recarga)*, electroliner*, cargador* (lento|rapido|electrico|para (bici|coche))*, vehiculos? electrico* | electric (cars?|vehicles?|bikes?), evs?, charging (points?|stations?), chargers?
      patinete*, motos?, motociclet*, motorista* | scooters?, motorbikes?, motorcycl*, mopeds?
      taxi*, vtc, conductor(es|as) de (app|aplicacion)*, uber | taxis?, cab drivers?, ride-?(hailing|app|share)*, uber
      aparca*, parking*, garajes?, estacionamiento* | parking, car parks?, garages for, parking spaces?
      compartir coche, llevar a los ninos (por turnos)*, autobus*, transporte (publico|escolar) | car ?shar*, car ?pool*, lift ?shar*, school runs?, bus(es)?, public transport, school transport
    `),
    companies: [
      { name: 'Uber', es: 'viajes con conductor', en: 'rides with a driver' },
      { name: 'BlaBlaCar', es: 'viajes compartidos', en: 'shared journeys' },
      { name: 'Cabify', es: 'viajes con conductor', en: 'rides with a driver, in Spain and Latin America' },
      { name: 'EasyPark', es: 'pago de aparcamiento', en: 'parking payments' },
      { name: 'Lime', es: 'patinetes y bicis compartidos', en: 'shared scooters and bikes' },
    ],
    es: {
      customers: ['personas que van al trabajo cada día', 'empresas con flota pequeña', 'ayuntamientos'],
      earning: ['precio por uso', 'cuota mensual', 'contrato con empresas'],
      risks: ['permisos municipales y seguros', 'inversión en vehículos'],
      openings: ['restricciones al coche en las ciudades', 'bicis eléctricas caras que piden cuidado'],
      problems: ['tiempo perdido y aparcamiento', 'reparaciones lentas'],
      firstStep: 'dar el servicio en una sola zona con un vehículo',
      experiment: 'ofrecer diez citas por semana en una empresa y ver cuántas se llenan',
    },
    en: {
      customers: ['people who commute every day', 'companies with a small fleet', 'councils'],
      earning: ['a price per use', 'a monthly fee', 'a contract with companies'],
      risks: ['local permits and insurance', 'investment in vehicles'],
      openings: ['limits on cars in cities', 'costly electric bikes that need care'],
      problems: ['lost time and parking', 'slow repairs'],
      firstStep: 'run the service in one area with one vehicle',
      experiment: 'offer ten slots a week at one company and see how many fill',
    },
  },
  {
    id: 'logistics',
    root: { es: 'Muelle', en: 'Quay' },
    name: { es: 'transporte y logística', en: 'transport and logistics' },
    terms: eachMeaning(`
      logistic*, cadena de suministro, aduana*, exportaci*, bolsas? de carga | logistics?, supply chain*, customs, exports?, freight exchange*
      transportistas?, transitari*, camion*, camioner*, trailers?, fletes?, cartas? de porte | hauliers?, freight forwarders?, haulage, lorr(y|ies), trucks?, truckers?, waybills?
      almacen(es)? (de|log|industrial)*, palets?, inventario* | warehous*, pallets?, inventor*
      paquet(e|es|eria), repartidor*, ultima milla, envios? de (pedidos|paquetes), mensajer*, motorizad* | parcels?, shipping of orders, order fulfil*, courier*, last[- ]mile, delivery (riders?|drivers?|firms?), messengers?
      flotas?, mercanc*, contenedores (maritim|de carga)*, portes, transporte de (mercanc|muebles|animales|material)* | fleets?, freight*, cargo (?!bike)\\w+, shipping containers?, goods transport, transport of (goods|furniture|animals)
      cadena de frio, camiones? frigorific*, furgonetas? (con conductor|de reparto)*, taquillas? (de recogida)* | cold chain, refrigerated (lorr|truck|van)*, vans? with (a )?driver*, delivery vans?, parcel lockers?
    `),
    companies: [
      { name: 'SEUR', es: 'paquetería en España', en: 'parcels in Spain' },
      { name: 'DHL', es: 'paquetería y logística mundial', en: 'parcels and logistics worldwide' },
      {
        name: 'Flexport',
        es: 'transporte internacional con programa propio',
        en: 'international freight with its own software',
      },
      { name: 'Ontruck', es: 'transporte por carretera digital', en: 'digital road freight' },
      { name: 'InPost', es: 'taquillas de recogida', en: 'parcel lockers' },
    ],
    es: {
      customers: [
        'tiendas en línea pequeñas',
        'transportistas por cuenta propia',
        'fabricantes con reparto propio',
      ],
      earning: ['precio por envío', 'cuota por vehículo', 'comisión por carga'],
      risks: ['márgenes mínimos', 'dependencia del combustible y del volumen'],
      openings: ['zonas de bajas emisiones', 'camiones que vuelven vacíos'],
      problems: ['viajes en vacío y esperas', 'entregas fallidas'],
      firstStep: 'mover cien envíos de dos clientes',
      experiment: 'organizar por teléfono las cargas de vuelta de tres transportistas durante un mes',
    },
    en: {
      customers: ['small online shops', 'owner-drivers', 'makers with their own delivery'],
      earning: ['a price per shipment', 'a fee per vehicle', 'a commission per load'],
      risks: ['tiny margins', 'dependence on fuel and volume'],
      openings: ['low-emission zones', 'lorries that return empty'],
      problems: ['empty runs and waiting', 'failed deliveries'],
      firstStep: 'move a hundred shipments for two customers',
      experiment: 'arrange return loads by phone for three hauliers for a month',
    },
  },
  {
    id: 'farming',
    root: { es: 'Campo', en: 'Field' },
    name: { es: 'agricultura y ganadería', en: 'farming' },
    terms: eachMeaning(`
      agricult*, agricol*, agrari*, campesin*, agronom*, labrador* | agricultur*, farmers?, farming, agronom*, smallholders?
      ganader*, ganado, vacas?, ovejas?, cabras?, cerd(o|os|as), gallin(a|as|eros?), pollos?, granj(a|as|er[oa]s), ordeno*, lecher*, esquila* | livestock, cows?, cattle, sheep, goats?, pigs?, hens?, chickens?, poultry, (?<!solar )(?<!wind )farms?, milking, dairy, shear*
      cultiv*, cosech*, cereal*, trigo, maiz, arroz, silos?, cooperativas? (agrari|cereal)* | crops?, harvest*, cereals?, wheat, maize, rice, grain, silos?, (farm|grain) co-?operatives?, grow(ers|ing), grown
      olivar*, oliv(o|os|ar|ares|areros?), aceituna*, almazara* | olives?, olive (groves?|trees?|growers?|mills?)
      vin(a|as|edos?|icultores?|ateros?), uvas?, vendimia* | vineyards?, wine growers?, vine growers?, grapes?, grape harvest*
      riego, regad*, invernadero*, huert*, hortaliza*, semillas?, frutal*, frut(a|as) (de|ecologica|fea)*, cafetal*, cafetaler* | irrigat*, greenhouse*, vegetable (plots?|gardens?|growers?|boxes)*, allotments?, seeds?, orchards?, fruit (growers?|trees?|picked)*, coffee (growers?|farmers?)
      tractor*, cosechadora*, aperos? | tractors?, combine harvesters?, farm machinery
      apicult*, colmena*, abejas?, varroa, polinizaci* | beekeep*, hives?, bees?, varroa, pollinat*
      abonos?, compost*, fertiliz*, enmienda*, plaguicid*, gorgojo* | fertili[sz]*, compost*, manure, soil (dressing|improver)*, lime dressing, pesticid*, weevils?
      bosques?, forestal*, lena, madera de (poda|monte), corcho | forest*, woodland*, firewood, timber, cork
    `),
    companies: [
      { name: 'John Deere', es: 'maquinaria y datos de campo', en: 'machinery and field data' },
      { name: 'Netafim', es: 'riego por goteo', en: 'drip irrigation' },
      { name: 'Agroptima', es: 'cuaderno de campo digital en España', en: 'digital farm records in Spain' },
      { name: 'CrowdFarming', es: 'venta directa del agricultor', en: 'direct sales from the farmer' },
    ],
    es: {
      customers: ['explotaciones familiares', 'cooperativas', 'bodegas y almazaras'],
      earning: ['cuota por hectárea o animal', 'venta o alquiler de equipo', 'comisión por venta directa'],
      risks: ['decisiones una vez al año', 'cobertura y trabajo en el campo'],
      openings: ['sequía y coste de insumos', 'registros que pasan a ser obligatorios'],
      problems: ['agua y abono mal gastados', 'averías en plena cosecha'],
      firstStep: 'probar una campaña con una cooperativa',
      experiment: 'instalarlo en tres parcelas y comparar con las vecinas',
    },
    en: {
      customers: ['family farms', 'cooperatives', 'wineries and dairies'],
      earning: ['a fee per hectare or animal', 'sale or hire of equipment', 'a commission on direct sales'],
      risks: ['decisions made once a year', 'coverage and work out in the field'],
      openings: ['drought and the cost of inputs', 'records that become mandatory'],
      problems: ['water and fertiliser wasted', 'breakdowns in mid-harvest'],
      firstStep: 'try one season with a cooperative',
      experiment: 'install it on three plots and compare them with their neighbours',
    },
  },
  {
    id: 'energy',
    root: { es: 'Sol', en: 'Sun' },
    name: { es: 'energía', en: 'energy' },
    terms: eachMeaning(`
      placas? (solar|fotovoltaic)*, (parques?|plantas?|huertos?) solar*, paneles? (solar|fotovoltaic)*, fotovoltaic*, autoconsumo, energia solar | solar( panels?| power| parks?| farms?| plants?)?, photovoltaic*, self-?consumption
      caldera*, aerotermia, calefaccion*, bombas? de calor, estufas?, climatiza*, aire acondicionado | boilers?, heat pumps?, (central )?heating, stoves?, air[- ]condition*, radiators?
      factura de la luz, ahorro (energetico|de energia), consumo (electrico|energetico), eficiencia energetica | (electricity|energy) bills?, energy sav*, (energy|electricity|power) (use|consumption), energy efficien*
      baterias?, pilas, generador*, gasoil, hidrogeno, biogas, biomasa | batteries, generators?, diesel, hydrogen, biogas, biomass
      eolic*, aerogenerador*, comunidades? energetica*, red electrica | wind (power|turbines?|farms?), energy communit*, power grid
      bombonas?, gas (natural|propano|butano), se (queda|quedan) sin gas | gas (bottles?|cylinders?), propane, butane, run out of gas
    `),
    companies: [
      { name: 'Octopus Energy', es: 'suministro de electricidad', en: 'electricity supply' },
      { name: 'Iberdrola', es: 'gran eléctrica', en: 'large electricity company' },
      { name: 'Holaluz', es: 'electricidad y placas en España', en: 'electricity and solar in Spain' },
      { name: 'Tesla', es: 'baterías domésticas y coches', en: 'home batteries and cars' },
      { name: 'SolarEdge', es: 'inversores solares', en: 'solar inverters' },
    ],
    es: {
      customers: ['comunidades de propietarios', 'pequeñas industrias', 'hogares con calefacción cara'],
      earning: ['parte del ahorro', 'venta e instalación', 'cuota de seguimiento'],
      risks: ['normas y precios cambiantes', 'inversión inicial alta'],
      openings: ['ayudas a la rehabilitación', 'autoconsumo compartido'],
      problems: ['facturas altas e imprevisibles', 'equipos mal ajustados'],
      firstStep: 'medir el consumo de un edificio durante un mes',
      experiment: 'ofrecer diez estudios de ahorro pagados',
    },
    en: {
      customers: ['residents’ associations', 'small factories', 'homes with costly heating'],
      earning: ['a share of the savings', 'sale and installation', 'a monitoring fee'],
      risks: ['changing rules and prices', 'high initial investment'],
      openings: ['renovation grants', 'shared generation'],
      problems: ['high, unpredictable bills', 'badly adjusted equipment'],
      firstStep: 'measure the consumption of one building for a month',
      experiment: 'offer ten paid savings studies',
    },
  },
  {
    id: 'waste',
    root: { es: 'Ciclo', en: 'Cycle' },
    name: { es: 'residuos y medio ambiente', en: 'waste and environment' },
    terms: eachMeaning(`
      recicl*, economia circular, reciclador* | recycl*, circular economy
      residu*, basur(a|as|eros?), vertedero*, contenedores de (basura|reciclaj)*, vertidos? | waste (?!of|time)\\w*, rubbish, garbage, trash, landfill*, wheelie bins?, refuse
      desperdici*, comida sobrante, tir(an|en|amos|ar) (tanta |la |mucha )?comida, excedente*, sobras | food waste, leftover*, throw\\w* away (so much )?food, surplus, scraps
      aceite (de cocina )?usado, aceite de cocina, posos de cafe | (used|waste|cooking|fryer) oil, chip fat, coffee grounds
      plastic*, envases?, retornable*, vidrio, vasos (reutilizable|de plastico)* | plastics?, packaging, returnable*, glass bottles?, (reusable|plastic) cups?
      emision*, huella de carbono, carbono, medio ?ambient*, sostenibilidad, cambio climatico | emissions?, carbon( footprint)?, environment*, sustainability, climate change
      agua(s)? (de lluvia|residual|potable|gris)*, depurador*, fugas? de la red, sequia | (rain|waste|drinking|grey) ?water, water treatment, sewage, drought
      recortes?, retales?, virutas?, redes viejas, neumaticos viejos, despuntes?, cascaras? | offcuts?, foam scraps?, sawdust, old nets?, old tyres?, shells
    `),
    companies: [
      { name: 'Too Good To Go', es: 'venta de excedentes de comida', en: 'sale of surplus food' },
      { name: 'TerraCycle', es: 'reciclaje de materiales difíciles', en: 'recycling of hard materials' },
      { name: 'Ecoembes', es: 'gestión de envases en España', en: 'packaging recovery in Spain' },
      { name: 'Olio', es: 'regalo de comida sobrante', en: 'giving away spare food' },
      { name: 'Winnow', es: 'medida del desperdicio en cocinas', en: 'measuring waste in kitchens' },
    ],
    es: {
      customers: ['empresas obligadas a separar', 'cocinas y supermercados', 'ayuntamientos'],
      earning: ['cuota por recogida', 'parte del ahorro', 'venta del material recuperado'],
      risks: ['permisos de gestor de residuos', 'precio del material muy variable'],
      openings: ['leyes de residuos más duras', 'empresas que deben medir sus emisiones'],
      problems: ['coste de tirar', 'datos que nadie tiene'],
      firstStep: 'medir a mano lo que tira un cliente durante dos semanas',
      experiment: 'recoger una vez por semana en cinco locales, cobrando',
    },
    en: {
      customers: ['companies obliged to separate waste', 'kitchens and supermarkets', 'councils'],
      earning: ['a fee per collection', 'a share of the savings', 'sale of recovered material'],
      risks: ['waste permits', 'material prices vary a lot'],
      openings: ['stricter waste laws', 'companies that must measure emissions'],
      problems: ['the cost of throwing away', 'figures nobody has'],
      firstStep: 'measure by hand what one customer throws away for two weeks',
      experiment: 'collect once a week from five sites, for a fee',
    },
  },
  {
    id: 'industry',
    root: { es: 'Forja', en: 'Forge' },
    name: { es: 'industria y fabricación', en: 'industry and manufacturing' },
    terms: eachMeaning(`
      fabric(a|as|antes?)( \\w+)?, industrial*, plantas? (industrial|de produccion|embotellador)*, naves? industrial*, poligon* | factor(y|ies), manufactur*, industrial( estates?| sheds?| units?)?, production plants?, bottling plants?
      mecaniz*, tornos, torner[oa]s, fresador*, soldadur*, moldes?, fundici*, metalurg*, metal(es)?, calderer* | machin(e shops?|ing|ists?), lathes?, mill(ing|ers), welding, moulds?, foundr*, metal ?work*, sheet metal
      impresi* 3d, (impres[oa]s?|imprim[a-z]*) en 3d, impresoras? 3d, prototip* | 3d[- ]?print*, prototyp*
      mantenimiento (predictivo|industrial|de maquinas), paradas? de (maquina|produccion|linea), lineas? de (produccion|montaje) | (predictive|industrial|machine) maintenance, (machine|production|line) stoppages?, downtime, (production|assembly) lines?
      robot*, sensor* (para|de|industrial)*, automatas?, sonda*, camaras? frigorific* | robot*, sensors? (for|on|that)*, plcs?, probes?, cold ?rooms?, cold ?stores?
      laborator*, pipetas?, centrifug*, calibra* | laborator*, labs?, pipettes?, centrifuge*, calibrat*
      telares?, textil(es)?, curtid*, papel(era|eras), vidrier*, ceramica industrial | looms?, textile (mills?|industry), tanner*, paper mills?, glassmak*
    `),
    companies: [
      { name: 'Siemens', es: 'automatización industrial', en: 'industrial automation' },
      { name: 'Bosch', es: 'componentes y maquinaria', en: 'components and machinery' },
      { name: 'Protolabs', es: 'piezas bajo pedido', en: 'parts on demand' },
      { name: 'Universal Robots', es: 'brazos robóticos ligeros', en: 'light robot arms' },
      { name: 'Augury', es: 'vigilancia de máquinas', en: 'machine monitoring' },
    ],
    es: {
      customers: ['fábricas medianas', 'responsables de mantenimiento', 'talleres auxiliares'],
      earning: ['cuota por máquina', 'venta de equipo con servicio', 'precio por pieza'],
      risks: ['ventas largas y pruebas exigentes', 'parar una línea sale muy caro'],
      openings: ['falta de técnicos', 'máquinas antiguas sin datos'],
      problems: ['paradas imprevistas', 'recambios que tardan semanas'],
      firstStep: 'medir una sola máquina durante un mes',
      experiment: 'instalarlo gratis en una línea con el compromiso de pagar si ahorra',
    },
    en: {
      customers: ['medium-sized factories', 'maintenance managers', 'subcontractors'],
      earning: ['a fee per machine', 'equipment sold with service', 'a price per part'],
      risks: ['long sales and demanding trials', 'stopping a line is very costly'],
      openings: ['a shortage of technicians', 'old machines without data'],
      problems: ['unplanned stoppages', 'spare parts that take weeks'],
      firstStep: 'measure a single machine for a month',
      experiment: 'install it free on one line with an agreement to pay if it saves',
    },
  },
];
