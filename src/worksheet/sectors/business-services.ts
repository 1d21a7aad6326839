import { eachMeaning } from '../text/meanings.ts';
import type { Sector } from './sector.ts';

export const businessServices: readonly Sector[] = [
  {
    id: 'finance',
    root: { es: 'Hucha', en: 'Purse' },
    name: { es: 'finanzas y seguros', en: 'finance and insurance' },
    terms: eachMeaning(`
      seguros? (de|para|agrari|medic|por)*, asegurador*, corredur*, polizas?, prima del seguro, siniestros? | insur*, liability cover, cover by the day, brokers?, polic(y|ies), premiums?
      ahorr(ar|o|os|ador*), inver(tir|sion|siones|sores) (en|de|particular)*, fondos? de inversion, bolsa de valores | sav(ings|ers), invest(ing|ment|ments|ors) (in|for|app|fund)*, stock market
      hipotec*, prestamo*, credito*, microcredito*, financiacion, avales? | mortgage*, loans?, credit (scor*|line*|union*|for)*, microcredit*, micro-?loans?, lending, guarantors?
      bancos? (?!de |compartid)\\w+, bancari*, fintech, tarjetas? (de credito|prepago) | banks?, banking, fintech, (credit|prepaid) cards?
      pension(es)?, planes? de pensiones | pensions?, pension plans?
      criptomoned*, bitcoin, blockchain | crypto*, bitcoin, blockchain
      remesas?, envio de dinero, pagos? (aplazado|internacional|moviles)* | remittances?, (send|sending|transfer*) money, (deferred|international|mobile) payments?
    `),
    companies: [
      { name: 'Revolut', es: 'cuenta y tarjeta por móvil', en: 'account and card on the phone' },
      { name: 'Wise', es: 'transferencias entre monedas', en: 'transfers between currencies' },
      { name: 'Fintonic', es: 'finanzas personales en España', en: 'personal finance in Spain' },
      { name: 'Indexa Capital', es: 'inversión automatizada en España', en: 'automated investing in Spain' },
      { name: 'Lemonade', es: 'seguros por móvil', en: 'insurance on the phone' },
    ],
    es: {
      customers: [
        'hogares con un gasto concreto que ordenar',
        'autónomos con ingresos irregulares',
        'corredurías y entidades pequeñas',
      ],
      earning: ['suscripción', 'comisión del producto colocado', 'cuota por empresa'],
      risks: ['licencias y supervisión', 'la confianza tarda años y se pierde en un día'],
      openings: ['grupos que la banca atiende mal', 'obligaciones nuevas de información'],
      problems: ['no saber en qué se va el dinero', 'productos caros y difíciles de comparar'],
      firstStep: 'comprobar con un abogado qué se puede hacer sin licencia',
      experiment: 'hacer el análisis a mano para veinte personas y cobrar por él',
    },
    en: {
      customers: [
        'households with one specific cost to sort out',
        'freelancers with irregular income',
        'small brokers and lenders',
      ],
      earning: ['a subscription', 'a commission on the product placed', 'a fee per company'],
      risks: ['licences and supervision', 'trust takes years and is lost in a day'],
      openings: ['groups that banks serve badly', 'new disclosure duties'],
      problems: ['not knowing where the money goes', 'products that are dear and hard to compare'],
      firstStep: 'check with a lawyer what can be done without a licence',
      experiment: 'do the analysis by hand for twenty people and charge for it',
    },
  },
  {
    id: 'accounts',
    root: { es: 'Cuenta', en: 'Ledger' },
    name: {
      es: 'facturación y gestión de pequeñas empresas',
      en: 'invoicing and small business administration',
    },
    terms: eachMeaning(`
      factur(as|acion|ar|ae), (la|una|cada|su) factura, (llev*|hac*) las cuentas, facturas? electronica*, albaran* | invoic*, (do|keep|doing|keeping) the books, e-invoic*, delivery notes?, billing
      contab*, impuestos?, iva, hacienda, declaracion de la renta | account(ing|ants?|ancy), bookkeep*, tax(es)?, vat, tax returns?
      cuota de autonomos, monotribut* | sole trader (tax|accounts)*, self-employment tax*
      gestori*, asesori*, gestor(es)? administrativ* | accountancy firms?, tax advis*, bookkeepers?
      impag*, moros*, cobrar tarde, recobro* | unpaid, late pay*, paid late, debt collect*, arrears
      tickets? de gasto, hojas? de gastos | expense (receipts?|claims?), receipts
      papeleo, papeles, subvenci*, justificaci*, ayudas? publica* | paperwork, grants?, subsid*
    `),
    companies: [
      {
        name: 'Holded',
        es: 'gestión y facturación para pymes',
        en: 'management and invoicing for small firms',
      },
      { name: 'Xero', es: 'contabilidad en la nube', en: 'cloud accounting' },
      {
        name: 'QuickBooks',
        es: 'contabilidad para pequeñas empresas',
        en: 'accounting for small businesses',
      },
      {
        name: 'Declarando',
        es: 'impuestos de autónomos en España',
        en: 'taxes for the self-employed in Spain',
      },
      {
        name: 'FreeAgent',
        es: 'contabilidad para autónomos británicos',
        en: 'accounting for British freelancers',
      },
    ],
    es: {
      customers: [
        'autónomos de un oficio concreto',
        'gestorías pequeñas',
        'empresas de menos de diez personas',
      ],
      earning: ['cuota mensual', 'porcentaje de lo recuperado', 'licencia por gestoría'],
      risks: ['programas asentados y cambio costoso', 'cambios de norma que obligan a rehacer'],
      openings: [
        'factura electrónica obligatoria',
        'oficios con rarezas que los programas generales no cubren',
      ],
      problems: ['cobrar tarde o no cobrar', 'horas de papeleo fuera de jornada'],
      firstStep: 'llevar las cuentas de cinco clientes con hojas de cálculo',
      experiment: 'hacer el servicio a mano un mes a cinco autónomos que paguen',
    },
    en: {
      customers: [
        'freelancers in one trade',
        'small accountancy firms',
        'companies of fewer than ten people',
      ],
      earning: ['a monthly fee', 'a percentage of what is recovered', 'a licence per firm'],
      risks: ['established software and costly switching', 'rule changes that force rework'],
      openings: ['digital tax and invoicing duties', 'trades with quirks that general software ignores'],
      problems: ['being paid late or not at all', 'hours of paperwork after work'],
      firstStep: 'run five customers’ books on spreadsheets',
      experiment: 'do the service by hand for a month for five freelancers who pay',
    },
  },
  {
    id: 'legal',
    root: { es: 'Ley', en: 'Law' },
    name: { es: 'servicios legales', en: 'legal services' },
    terms: eachMeaning(`
      abogad*, abogacia, bufete*, despachos? de abogados, procurador* | lawyers?, solicitors?, attorney*, law (firms?|yers?), barristers?, paralegals?
      notari*, herencia*, testament*, divorci* | notar*, inherit*, wills, probate, divorc*
      juici*, demandas?, tribunal*, juzgado*, reclama(r|cion|ciones) (a|al|de|por|ante)*, pleitos? | law courts?, court (cases?|hearings?|orders?), lawsuits?, tribunals?, (small )?claims?( against)?, litigation
      extranjeri*, visados?, permisos? de residencia, asilo, nacionalidad, migratori* | immigration, visas?, residence permits?, asylum, citizenship
      contratos? (de alquiler|legal)*, legal(es)?, cumplimiento normativo, normativa* | (rental|tenancy) (contracts?|agreements?), contracts? (review*|draft*)*, legal*, compliance
      multas?, sanciones?, derechos de | parking fines?, penalties, rights of
    `),
    companies: [
      { name: 'LegalZoom', es: 'trámites legales en línea', en: 'legal paperwork online' },
      { name: 'DocuSign', es: 'firma electrónica', en: 'electronic signatures' },
      { name: 'Reclamador', es: 'reclamaciones en España', en: 'consumer claims in Spain' },
      { name: 'AirHelp', es: 'compensaciones por vuelos', en: 'flight compensation' },
    ],
    es: {
      customers: ['particulares con un trámite concreto', 'empresas pequeñas sin abogado', 'despachos'],
      earning: ['precio cerrado por trámite', 'porcentaje de lo recuperado', 'cuota a despachos'],
      risks: ['actos reservados a abogados', 'responsabilidad por errores'],
      openings: ['trámites repetidos que se pueden ordenar', 'miedo al coste de un abogado'],
      problems: ['precios que no se conocen de antemano', 'plazos y papeles confusos'],
      firstStep: 'resolver diez casos iguales con un abogado colegiado',
      experiment: 'publicar un precio cerrado para un solo trámite y contar encargos',
    },
    en: {
      customers: ['individuals with one specific procedure', 'small companies without a lawyer', 'law firms'],
      earning: ['a fixed price per procedure', 'a percentage of what is recovered', 'a fee from firms'],
      risks: ['work reserved for lawyers', 'liability for mistakes'],
      openings: ['repeated procedures that can be put in order', 'fear of what a lawyer costs'],
      problems: ['prices nobody knows beforehand', 'confusing deadlines and papers'],
      firstStep: 'settle ten cases of one kind with a qualified lawyer',
      experiment: 'publish a fixed price for one procedure and count the orders',
    },
  },
  {
    id: 'cyber',
    root: { es: 'Guarda', en: 'Guard' },
    name: { es: 'ciberseguridad y privacidad', en: 'cybersecurity and privacy' },
    terms: eachMeaning(`
      ciberseguridad, ciberataq*, hacke*, intrusion*, ransomware, secuestro de datos | cyber ?security, cyber-?attack*, hack*, intrusion*, ransomware, malware
      phishing, suplantaci*, estafas? (por|de|telefonic|online|digital)*, timos?, fraude*, cuentas? (de correo )?(robada|hackeada)* | phishing, impersonat*, scam*, frauds?, fraudulent, stolen (email )?accounts?, hacked accounts?
      contrasen*, doble factor, antivirus, cortafuegos | passwords?, two-factor, antivirus, firewalls?
      proteccion de datos, rgpd, copias? de seguridad | data protection, gdpr, back-?ups?
    `),
    companies: [
      { name: '1Password', es: 'gestor de contraseñas', en: 'password manager' },
      { name: 'KnowBe4', es: 'formación contra el phishing', en: 'training against phishing' },
      { name: 'Cloudflare', es: 'protección de sitios y redes', en: 'protection of sites and networks' },
      { name: 'CrowdStrike', es: 'protección de equipos', en: 'endpoint protection' },
    ],
    es: {
      customers: [
        'empresas pequeñas sin informático',
        'administraciones locales',
        'personas mayores y sus familias',
      ],
      earning: ['cuota por puesto y mes', 'precio por auditoría', 'acuerdo con aseguradoras'],
      risks: ['un fallo propio acaba con la confianza', 'se compra después del susto'],
      openings: ['normas que obligan a empresas pequeñas', 'aseguradoras que exigen medidas'],
      problems: ['engaños y secuestro de datos', 'nadie en la empresa sabe por dónde empezar'],
      firstStep: 'auditar gratis a tres empresas y cobrar a la cuarta',
      experiment: 'vender diez revisiones a precio cerrado',
    },
    en: {
      customers: [
        'small companies without an IT person',
        'local councils',
        'older people and their families',
      ],
      earning: ['a fee per seat and month', 'a price per audit', 'a deal with insurers'],
      risks: ['one failure of your own ends trust', 'people buy after the fright'],
      openings: ['rules that now bind small companies', 'insurers that demand measures'],
      problems: ['fraud and data held to ransom', 'nobody in the company knows where to start'],
      firstStep: 'audit three companies for nothing and charge the fourth',
      experiment: 'sell ten reviews at a fixed price',
    },
  },
  {
    id: 'marketing',
    root: { es: 'Voz', en: 'Voice' },
    name: { es: 'marketing y comunicación', en: 'marketing and communication' },
    terms: eachMeaning(`
      marketing, publici*, anuncio* (de|en|para|por)*, anunciante* | marketing, advertis*, ad campaigns?, adverts for
      resen[as]*, opiniones de clientes, reputacion | reviews?, customer ratings?, reputation
      influencer*, creador* de contenido, youtuber*, instagramer* | influencer*, content creat*, youtuber*, instagrammer*
      seo, posicionamiento, boletin(es)?, newsletter*, redes sociales de | seo, search rank*, newsletters?, social media (posts|accounts|manage*|for)
      diseno (grafico|web), disenador* grafic*, logotipo*, identidad de marca, paginas? web para | (graphic|web) design*, logos?, brand identity, websites for
      ideas? de negocio, consultor* | business consult*, consultanc*, consulting, consultants?
    `),
    companies: [
      { name: 'HubSpot', es: 'marketing y ventas para empresas', en: 'marketing and sales software' },
      { name: 'Mailchimp', es: 'correo comercial', en: 'email marketing' },
      { name: 'Canva', es: 'diseño sencillo', en: 'simple design' },
      { name: 'Hootsuite', es: 'gestión de redes sociales', en: 'social media management' },
      { name: 'Metricool', es: 'planificación y medida de redes', en: 'social media planning and analytics' },
    ],
    es: {
      customers: ['comercios locales', 'agencias pequeñas', 'creadores con ingresos'],
      earning: ['cuota mensual', 'precio por campaña', 'comisión por venta atribuida'],
      risks: ['resultados difíciles de demostrar', 'clientes que se van pronto'],
      openings: ['sectores sin tiempo para redes', 'medir lo que hoy es intuición'],
      problems: ['gasto en anuncios sin saber qué funciona', 'falta de tiempo para publicar'],
      firstStep: 'llevar la comunicación de dos comercios con un objetivo medible',
      experiment: 'cobrar solo por cliente nuevo durante un mes a tres comercios',
    },
    en: {
      customers: ['local shops', 'small agencies', 'creators with an income'],
      earning: ['a monthly fee', 'a price per campaign', 'a commission per attributed sale'],
      risks: ['results are hard to prove', 'customers leave early'],
      openings: ['trades with no time for social media', 'measuring what is guesswork today'],
      problems: ['spending on adverts without knowing what works', 'no time to publish'],
      firstStep: 'handle communication for two shops with a measurable goal',
      experiment: 'charge three shops only per new customer for a month',
    },
  },
  {
    id: 'software',
    root: { es: 'Engranaje', en: 'Cogwheel' },
    name: { es: 'herramientas de software', en: 'software tools' },
    terms: eachMeaning(`
      saas, software, programas? (para|de|que|informatic)*, aplicaciones? de gestion, herramienta (de|para) gestion | saas, software, programs? (for|to|that|so)*, programmes? (for|that), management (app|tool|system)*
      programador*, desarrollador*, codigo, api(s)?, startups? | programm(ers|ing), developers?, coding, apis?, start-?ups?
      crm, erp, base(s)? de datos, hoja* de calculo, excel(es)? | crm, erp, databases?, spreadsheets?, excel
      automatiz*, chatbot*, asistente* (virtual|con inteligencia|de ia)*, inteligencia artificial, ia | automat*, chatbots?, (virtual|ai) assistants?, ai helpers?, artificial intelligence, ai, machine learning
      equipos? remotos?, teletrabaj*, productividad | remote teams?, remote work*, telework*, productivity
    `),
    companies: [
      { name: 'Notion', es: 'notas y documentos de equipo', en: 'team notes and documents' },
      { name: 'Atlassian', es: 'gestión de proyectos y código', en: 'project and code management' },
      { name: 'Zapier', es: 'automatización entre programas', en: 'automation between programs' },
      { name: 'Salesforce', es: 'gestión de clientes', en: 'customer management' },
      { name: 'Slack', es: 'mensajería de equipo', en: 'team messaging' },
    ],
    es: {
      customers: [
        'equipos pequeños de un oficio concreto',
        'responsables de un proceso repetido',
        'agencias y consultoras',
      ],
      earning: ['cuota por usuario y mes', 'precio por uso', 'puesta en marcha más mantenimiento'],
      risks: ['los programas grandes añaden la función', 'cambiar de herramienta da pereza'],
      openings: ['oficios que aún trabajan con hojas de cálculo', 'integraciones que nadie mantiene'],
      problems: ['trabajo repetido a mano', 'datos repartidos en varios sitios'],
      firstStep: 'resolver el proceso a mano para dos empresas',
      experiment: 'cobrar un mes por adelantado a tres equipos antes de programar',
    },
    en: {
      customers: [
        'small teams in one trade',
        'people in charge of a repeated process',
        'agencies and consultancies',
      ],
      earning: ['a fee per user and month', 'a price per use', 'set-up plus maintenance'],
      risks: ['large programs add the feature', 'people dislike changing tools'],
      openings: ['trades still working on spreadsheets', 'integrations nobody maintains'],
      problems: ['repeated work by hand', 'data spread over several places'],
      firstStep: 'do the process by hand for two companies',
      experiment: 'take one month’s payment in advance from three teams before writing code',
    },
  },
];
