import type { Sector } from './sector.ts';

export const makingAndMoving: readonly Sector[] = [
  {
    id: 'mobility', root: 'Vía', name: { es: 'movilidad y vehículos', en: 'mobility and vehicles' },
    terms: {
      strong: { es: ['bicis?', 'bicicletas?', 'patinetes?', 'coches?', 'taxis?', 'aparcamientos?', 'aparcar', 'motos?', 'electrolineras?', 'cargadores', 'taller mecanico', 'conductor\\w+', 'compartir coche'], en: ['bikes?', 'bicycles?', 'scooters?', 'cars?', 'taxis?', 'parking', 'motorbikes?', 'charging points?', 'chargers', 'garages?', 'drivers?', 'car ?sharing', 'car ?pool\\w*', 'mechanics?'] },
      related: { es: ['trayectos?', 'pinchazos?', 'trafico', 'ruedas?'], en: ['journeys?', 'punctures?', 'traffic', 'commut\\w+', 'tyres?'] },
    },
    companies: [
      { name: 'Uber', es: 'viajes con conductor', en: 'rides with a driver' },
      { name: 'BlaBlaCar', es: 'viajes compartidos', en: 'shared journeys' },
      { name: 'Cabify', es: 'viajes con conductor', en: 'rides with a driver, in Spain and Latin America' },
      { name: 'EasyPark', es: 'pago de aparcamiento', en: 'parking payments' },
      { name: 'Lime', es: 'patinetes y bicis compartidos', en: 'shared scooters and bikes' },
    ],
    es: { customers: ['personas que van al trabajo cada día', 'empresas con flota pequeña', 'ayuntamientos'], earning: ['precio por uso', 'cuota mensual', 'contrato con empresas'], risks: ['permisos municipales y seguros', 'inversión en vehículos'], openings: ['restricciones al coche en las ciudades', 'bicis eléctricas caras que piden cuidado'], problems: ['tiempo perdido y aparcamiento', 'reparaciones lentas'], firstStep: 'dar el servicio en una sola zona con un vehículo', experiment: 'ofrecer diez citas por semana en una empresa y ver cuántas se llenan' },
    en: { customers: ['people who commute every day', 'companies with a small fleet', 'councils'], earning: ['a price per use', 'a monthly fee', 'a contract with companies'], risks: ['local permits and insurance', 'investment in vehicles'], openings: ['limits on cars in cities', 'costly electric bikes that need care'], problems: ['lost time and parking', 'slow repairs'], firstStep: 'run the service in one area with one vehicle', experiment: 'offer ten slots a week at one company and see how many fill' },
  },
  {
    id: 'logistics', root: 'Carga', name: { es: 'transporte y logística', en: 'transport and logistics' },
    terms: {
      strong: { es: ['logistic\\w+', 'transportistas?', 'camion\\w*', 'almacen\\w*', 'paqueter\\w+', 'repartidor\\w*', 'ultima milla', 'mercancias?', 'flotas?', 'mensajer\\w+', 'contenedores maritimos'], en: ['logistics', 'hauliers?', 'lorr(y|ies)', 'trucks?', 'warehous\\w+', 'parcels?', 'couriers?', 'last[- ]mile', 'freight', 'fleets?', 'shipping containers?'] },
      related: { es: ['envios?', 'entregas?', 'rutas?', 'reparto', 'furgonetas?'], en: ['shipments?', 'deliver\\w+', 'routes?', 'vans?'] },
    },
    companies: [
      { name: 'SEUR', es: 'paquetería en España', en: 'parcels in Spain' },
      { name: 'DHL', es: 'paquetería y logística mundial', en: 'parcels and logistics worldwide' },
      { name: 'Flexport', es: 'transporte internacional con programa propio', en: 'international freight with its own software' },
      { name: 'Ontruck', es: 'transporte por carretera digital', en: 'digital road freight' },
      { name: 'InPost', es: 'taquillas de recogida', en: 'parcel lockers' },
    ],
    es: { customers: ['tiendas en línea pequeñas', 'transportistas por cuenta propia', 'fabricantes con reparto propio'], earning: ['precio por envío', 'cuota por vehículo', 'comisión por carga'], risks: ['márgenes mínimos', 'dependencia del combustible y del volumen'], openings: ['zonas de bajas emisiones', 'camiones que vuelven vacíos'], problems: ['viajes en vacío y esperas', 'entregas fallidas'], firstStep: 'mover cien envíos de dos clientes', experiment: 'organizar por teléfono las cargas de vuelta de tres transportistas durante un mes' },
    en: { customers: ['small online shops', 'owner-drivers', 'makers with their own delivery'], earning: ['a price per shipment', 'a fee per vehicle', 'a commission per load'], risks: ['tiny margins', 'dependence on fuel and volume'], openings: ['low-emission zones', 'lorries that return empty'], problems: ['empty runs and waiting', 'failed deliveries'], firstStep: 'move a hundred shipments for two customers', experiment: 'arrange return loads by phone for three hauliers for a month' },
  },
  {
    id: 'farming', root: 'Campo', name: { es: 'agricultura y ganadería', en: 'farming' },
    terms: {
      strong: { es: ['agricult\\w+', 'agricola\\w*', 'ganader\\w+', 'cultivos?', 'olivar\\w*', 'vin(a|e)\\w*dos?', 'vinas?', 'riego', 'cosech\\w+', 'tractor\\w*', 'invernaderos?', 'apicult\\w+', 'colmenas?', 'huert\\w+', 'granjas?', 'vacas', 'ovejas'], en: ['agricultur\\w+', 'farm\\w*', 'livestock', 'crops?', 'olive groves?', 'vineyards?', 'irrigation', 'harvests?', 'tractors?', 'greenhouses?', 'beekeep\\w+', 'hives?', 'growers?', 'cows', 'sheep', 'dairy'] },
      related: { es: ['campo', 'suelo', 'semillas?', 'plagas?'], en: ['field', 'soil', 'seeds?', 'pests?'] },
    },
    companies: [
      { name: 'John Deere', es: 'maquinaria y datos de campo', en: 'machinery and field data' },
      { name: 'Netafim', es: 'riego por goteo', en: 'drip irrigation' },
      { name: 'Agroptima', es: 'cuaderno de campo digital en España', en: 'digital farm records in Spain' },
      { name: 'CrowdFarming', es: 'venta directa del agricultor', en: 'direct sales from the farmer' },
    ],
    es: { customers: ['explotaciones familiares', 'cooperativas', 'bodegas y almazaras'], earning: ['cuota por hectárea o animal', 'venta o alquiler de equipo', 'comisión por venta directa'], risks: ['decisiones una vez al año', 'cobertura y trabajo en el campo'], openings: ['sequía y coste de insumos', 'registros que pasan a ser obligatorios'], problems: ['agua y abono mal gastados', 'averías en plena cosecha'], firstStep: 'probar una campaña con una cooperativa', experiment: 'instalarlo en tres parcelas y comparar con las vecinas' },
    en: { customers: ['family farms', 'cooperatives', 'wineries and dairies'], earning: ['a fee per hectare or animal', 'sale or hire of equipment', 'a commission on direct sales'], risks: ['decisions made once a year', 'coverage and work out in the field'], openings: ['drought and the cost of inputs', 'records that become mandatory'], problems: ['water and fertiliser wasted', 'breakdowns in mid-harvest'], firstStep: 'try one season with a cooperative', experiment: 'install it on three plots and compare them with their neighbours' },
  },
  {
    id: 'energy', root: 'Sol', name: { es: 'energía', en: 'energy' },
    terms: {
      strong: { es: ['energia', 'placas solares', 'fotovoltaic\\w+', 'autoconsumo', 'calderas?', 'aerotermia', 'factura de la luz', 'baterias', 'aislamiento', 'eolic\\w+', 'comunidad energetica'], en: ['energy', 'solar( panels)?', 'photovoltaic\\w*', 'boilers?', 'heat pumps?', 'electricity bills?', 'batteries', 'insulation', 'wind power', 'energy community'] },
      related: { es: ['electricidad', 'consumo', 'kwh', 'luz'], en: ['electricity', 'consumption', 'kwh', 'heating'] },
    },
    companies: [
      { name: 'Octopus Energy', es: 'suministro de electricidad', en: 'electricity supply' },
      { name: 'Iberdrola', es: 'gran eléctrica', en: 'large electricity company' },
      { name: 'Holaluz', es: 'electricidad y placas en España', en: 'electricity and solar in Spain' },
      { name: 'Tesla', es: 'baterías domésticas y coches', en: 'home batteries and cars' },
      { name: 'SolarEdge', es: 'inversores solares', en: 'solar inverters' },
    ],
    es: { customers: ['comunidades de propietarios', 'pequeñas industrias', 'hogares con calefacción cara'], earning: ['parte del ahorro', 'venta e instalación', 'cuota de seguimiento'], risks: ['normas y precios cambiantes', 'inversión inicial alta'], openings: ['ayudas a la rehabilitación', 'autoconsumo compartido'], problems: ['facturas altas e imprevisibles', 'equipos mal ajustados'], firstStep: 'medir el consumo de un edificio durante un mes', experiment: 'ofrecer diez estudios de ahorro pagados' },
    en: { customers: ['residents’ associations', 'small factories', 'homes with costly heating'], earning: ['a share of the savings', 'sale and installation', 'a monitoring fee'], risks: ['changing rules and prices', 'high initial investment'], openings: ['renovation grants', 'shared generation'], problems: ['high, unpredictable bills', 'badly adjusted equipment'], firstStep: 'measure the consumption of one building for a month', experiment: 'offer ten paid savings studies' },
  },
  {
    id: 'waste', root: 'Ciclo', name: { es: 'residuos y medio ambiente', en: 'waste and environment' },
    terms: {
      strong: { es: ['recicl\\w+', 'residuos?', 'desperdicio', 'compost\\w*', 'plasticos?', 'envases?', 'emisiones', 'huella de carbono', 'medio ambiente', 'aceite usado', 'retornables?'], en: ['recycl\\w+', 'waste', 'food waste', 'compost\\w*', 'plastics?', 'packaging', 'emissions', 'carbon footprint', 'environment\\w*', 'used oil', 'returnable'] },
      related: { es: ['basura', 'sostenible\\w*', 'ecologic\\w+', 'contenedores'], en: ['rubbish', 'sustainab\\w+', 'bins?', 'green'] },
    },
    companies: [
      { name: 'Too Good To Go', es: 'venta de excedentes de comida', en: 'sale of surplus food' },
      { name: 'TerraCycle', es: 'reciclaje de materiales difíciles', en: 'recycling of hard materials' },
      { name: 'Ecoembes', es: 'gestión de envases en España', en: 'packaging recovery in Spain' },
      { name: 'Olio', es: 'regalo de comida sobrante', en: 'giving away spare food' },
      { name: 'Winnow', es: 'medida del desperdicio en cocinas', en: 'measuring waste in kitchens' },
    ],
    es: { customers: ['empresas obligadas a separar', 'cocinas y supermercados', 'ayuntamientos'], earning: ['cuota por recogida', 'parte del ahorro', 'venta del material recuperado'], risks: ['permisos de gestor de residuos', 'precio del material muy variable'], openings: ['leyes de residuos más duras', 'empresas que deben medir sus emisiones'], problems: ['coste de tirar', 'datos que nadie tiene'], firstStep: 'medir a mano lo que tira un cliente durante dos semanas', experiment: 'recoger una vez por semana en cinco locales, cobrando' },
    en: { customers: ['companies obliged to separate waste', 'kitchens and supermarkets', 'councils'], earning: ['a fee per collection', 'a share of the savings', 'sale of recovered material'], risks: ['waste permits', 'material prices vary a lot'], openings: ['stricter waste laws', 'companies that must measure emissions'], problems: ['the cost of throwing away', 'figures nobody has'], firstStep: 'measure by hand what one customer throws away for two weeks', experiment: 'collect once a week from five sites, for a fee' },
  },
  {
    id: 'industry', root: 'Pieza', name: { es: 'industria y fabricación', en: 'industry and manufacturing' },
    terms: {
      strong: { es: ['fabricas?', 'fabricantes?', 'industrial(es)?', 'impresi\\w+ 3d', 'mantenimiento predictivo', 'repuestos?', 'recambios?', 'mecanizad\\w+', 'robots?', 'sensor(es)?', 'moldes?'], en: ['factor(y|ies)', 'manufactur\\w+', 'industrial', '3d print\\w+', 'predictive maintenance', 'spare parts?', 'machin(ing|ery)', 'robots?', 'sensors?', 'moulds?'] },
      related: { es: ['maquinas?', 'produccion', 'averias?', 'piezas?', 'turno'], en: ['machines?', 'production', 'breakdowns?', 'parts?', 'shift'] },
    },
    companies: [
      { name: 'Siemens', es: 'automatización industrial', en: 'industrial automation' },
      { name: 'Bosch', es: 'componentes y maquinaria', en: 'components and machinery' },
      { name: 'Protolabs', es: 'piezas bajo pedido', en: 'parts on demand' },
      { name: 'Universal Robots', es: 'brazos robóticos ligeros', en: 'light robot arms' },
      { name: 'Augury', es: 'vigilancia de máquinas', en: 'machine monitoring' },
    ],
    es: { customers: ['fábricas medianas', 'responsables de mantenimiento', 'talleres auxiliares'], earning: ['cuota por máquina', 'venta de equipo con servicio', 'precio por pieza'], risks: ['ventas largas y pruebas exigentes', 'parar una línea sale muy caro'], openings: ['falta de técnicos', 'máquinas antiguas sin datos'], problems: ['paradas imprevistas', 'recambios que tardan semanas'], firstStep: 'medir una sola máquina durante un mes', experiment: 'instalarlo gratis en una línea con el compromiso de pagar si ahorra' },
    en: { customers: ['medium-sized factories', 'maintenance managers', 'subcontractors'], earning: ['a fee per machine', 'equipment sold with service', 'a price per part'], risks: ['long sales and demanding trials', 'stopping a line is very costly'], openings: ['a shortage of technicians', 'old machines without data'], problems: ['unplanned stoppages', 'spare parts that take weeks'], firstStep: 'measure a single machine for a month', experiment: 'install it free on one line with an agreement to pay if it saves' },
  },
];
