import type { Facts, Wording } from './facts.ts';

const gap = (name: string) => `[falta: ${name}]`;
const customerOr = (facts: Facts, otherwise: string) => facts.customer ?? otherwise;
const short = (quote: string | undefined) => quote ?? '';

export const es: Wording = {
  quote: (text) => `«${text}»`,
  reasons: {
    problem: [
      () => 'El texto no dice qué problema resuelve ni a quién le duele.',
      (_, at) =>
        `Se intuye una molestia (${short(at)}), pero no queda dicho cuál es, quién la sufre y cuánto le pesa.`,
      (_, at) =>
        `Hay un problema reconocible y un grupo que lo tiene (${short(at)}); falta cuánto cuesta y cada cuánto ocurre.`,
      (_, at) => `El problema tiene dueño y le pesa: ${short(at)}.`,
      (facts, at) =>
        facts.workaround || !facts.evidence
          ? `El problema cuesta (${short(at)}) y ya hay quien paga o se las arregla para salir del paso${facts.workaround && facts.workaround !== at ? `: ${facts.workaround}` : ''}.`
          : `El problema cuesta (${short(at)}), tanto que ya hay quien se ha comprometido: ${facts.evidence}.`,
    ],
    market: [
      () => 'No se sabe quién compraría: el texto no nombra a nadie.',
      (_, at) => `El cliente es demasiado amplio (${short(at)}): nadie puede llamarle mañana.`,
      (facts, at) =>
        `El cliente es concreto (${facts.customer ?? short(at)}), pero no se sabe cuántos son ni cómo llegar a ellos.`,
      (facts, at) => `El cliente es concreto y localizable: ${facts.size ?? facts.channel ?? short(at)}.`,
      (facts) =>
        `El grupo tiene tamaño (${short(facts.size)}), un primer sitio por donde empezar y una vía para llegar: ${short(facts.channel)}.`,
    ],
    difference: [
      () => 'No se dice por qué alguien lo elegiría en lugar de lo que ya usa.',
      (_, at) => `Lo que se dice de la diferencia (${short(at)}) lo puede decir cualquiera.`,
      (_, at) => `Hay una diferencia concreta (${short(at)}), fácil de copiar tal como está contada.`,
      (facts, at) =>
        `La diferencia se puede comprobar y al cliente le importa: ${facts.difference ?? short(at)}.`,
      (facts, at) => `Hay algo que a otros les costaría copiar: ${facts.moat ?? short(at)}.`,
    ],
    earning: [
      () => 'No se dice cómo se gana dinero.',
      (_, at) => `Se nombra una forma de ingresar (${short(at)}), sin decir cuánto ni quién paga.`,
      (_, at) =>
        `Hay una forma de cobrar (${short(at)}), pero los números están incompletos: falta el precio, la unidad o el pagador.`,
      (facts, at) => `Se sabe quién paga y cuánto: ${facts.price ?? short(at)}.`,
      (facts) => `Hay precio (${short(facts.price)}) y también coste o margen (${short(facts.margin)}).`,
    ],
    feasibility: [
      () => 'Tal como está contado, no se puede hacer hoy.',
      (_, at) => `Pide medios fuera de lo habitual (${short(at)}) y no se explica de dónde saldrían.`,
      () => 'Parece posible, pero no se cuenta cómo se haría ni por dónde se empezaría.',
      (_, at) =>
        `Se puede hacer con medios conocidos${at ? `, y hay por dónde empezar: ${at}` : ' y hay por dónde empezar'}.`,
      (_, at) => `Ya existe algo en marcha o está a semanas${at ? `: ${at}` : ''}.`,
    ],
    evidence: [
      () => 'No hay ninguna prueba más allá de la opinión de quien lo cuenta.',
      (_, at) => `La única base es la experiencia propia: ${short(at)}.`,
      (_, at) =>
        `Se ha hablado con gente o hay datos (${short(at)}), pero todavía sin compromiso en números.`,
      (_, at) => `Hay una prueba con números: ${short(at)}.`,
      (_, at) => `Hay clientes que pagan o que repiten: ${short(at)}.`,
    ],
  },
  raises: {
    problem: [
      (facts) =>
        `Escribe en una frase qué le pasa hoy a ${customerOr(facts, 'tu cliente')} y qué pierde por ello.`,
      (facts) => `Di a quién le pasa ${facts.problem ?? 'esto'}: un oficio, una edad, un tipo de local.`,
      (facts) =>
        `Pon número al problema: cuántos euros u horas le cuesta a ${customerOr(facts, 'cada cliente')} y cada cuánto.`,
      (facts) =>
        `Cuenta qué hace hoy ${customerOr(facts, 'quien lo sufre')} para salir del paso y cuánto paga por ello.`,
      () => 'Comprueba con cinco clientes más que la cifra del problema se repite.',
    ],
    market: [
      () => 'Nombra a un grupo al que puedas llamar mañana, y di dónde está.',
      (facts) => `Quédate con una parte de ${facts.customer ?? 'ese público'} que puedas contar y visitar.`,
      (facts) =>
        `Busca cuántos hay como ${customerOr(facts, 'tu cliente')} en tu zona y di por qué vía llegarás a los diez primeros.`,
      (facts) =>
        facts.size
          ? 'Di por qué vía concreta llegas a ellos y cuál es el primer segmento.'
          : `Añade cuántos hay como ${customerOr(facts, 'tu cliente')}, con la fuente de la cifra.`,
      () => 'Mide cuánto cuesta conseguir cada cliente por esa vía.',
    ],
    difference: [
      () => 'Nombra lo que el cliente usa ahora y la única cosa que haces y eso no.',
      () => 'Cambia el adjetivo por un hecho que se pueda medir frente a una alternativa con nombre.',
      () =>
        'Di por qué al cliente le importa esa diferencia, con una cifra: minutos, euros o errores de menos.',
      () =>
        'Añade algo que tarde en copiarse: datos propios, un acuerdo firmado, un permiso o una red de gente.',
      () => 'Comprueba cuánto tardaría un competidor en conseguir lo mismo.',
    ],
    earning: [
      (facts) =>
        `Di quién paga, cuánto y cada cuánto: «cada ${facts.customer ? 'uno de ellos' : 'cliente'} paga X € al mes».`,
      () => 'Pon un precio y el nombre de quien lo paga.',
      (facts) =>
        `Completa la cuenta: precio, por qué unidad y quién lo paga${facts.customer ? ` entre ${facts.customer}` : ''}.`,
      () => 'Añade lo que cuesta servir a un cliente y lo que queda después.',
      () => 'Comprueba que la cuenta sigue saliendo con el doble de coste de captación.',
    ],
    feasibility: [
      () => 'Quita lo que no se puede hacer y quédate con la parte que alguien podría comprar este mes.',
      () => 'Reduce la primera versión a algo que puedas hacer con tus medios y sin permisos especiales.',
      () => 'Describe la primera versión: con qué se hace, quién la hace y en cuántas semanas.',
      () => 'Pon fecha a la primera versión y di qué incluye.',
      () => 'Anota qué parte no aguantaría diez veces más clientes.',
    ],
    evidence: [
      (facts) =>
        `Habla con cinco ${facts.customer ? `personas del grupo ${facts.customer}` : 'posibles clientes'} y escribe cuántas tienen el problema y qué hacen hoy.`,
      () => 'Pasa de tu experiencia a la de diez personas más, y apunta cuántas coinciden.',
      () => 'Pide un compromiso que cueste algo: una señal, una preventa o una prueba de un mes.',
      () => 'Convierte la prueba en pago: cuántos siguen cuando hay que pagar.',
      () => 'Mide cuántos siguen a los tres meses.',
    ],
  },
  absurdReason: (refused) =>
    `No se puede tomar en serio mientras dependa de ${refused}, que hoy no es posible o no tiene sentido para quien debería usarlo.`,
  absurdRaise: 'Quita lo imposible y di qué parte querría alguien que exista hoy y pueda pagar.',
  chosenReason: (evidence) =>
    `Hay quien ya lo ha elegido (${evidence}), pero no se dice por qué frente a lo que usaba antes.`,
  boastReason: (boast) => `Donde harían falta hechos hay promesas (${boast}): no cuentan.`,
  gap,
  gaps: {
    customer: 'para quién',
    problem: 'qué problema',
    price: 'quién paga y cuánto',
    difference: 'por qué esto y no lo que hay',
    channel: 'cómo se llega al cliente',
  },
  axisNames: {
    problem: 'el problema',
    market: 'el cliente',
    difference: 'la diferencia',
    earning: 'los ingresos',
    feasibility: 'la viabilidad',
    evidence: 'las pruebas',
  },
  interpretation: ({ facts, sector, said, missing, note }) =>
    [
      `El texto propone ${facts.offer}.`,
      sector
        ? `Sector reconocido: ${sector}.`
        : 'No encaja en ninguno de los sectores que este evaluador conoce, así que la competencia queda por investigar.',
      note,
      said.length > 0 ? `Queda claro ${list(said)}.` : 'Ningún apartado queda claro.',
      missing.length > 0 ? `Falta precisar ${list(missing)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  notes: {
    absurd: (refused) =>
      `Tiene un escollo de partida: ${refused} hoy no es posible o no encaja con quien debería comprarlo.`,
    boastful: (boast) => `Hay más promesas que hechos (${boast}), y las promesas no puntúan.`,
    tooLittle: 'Dice demasiado poco para juzgarla; la puntuación queda limitada hasta que cuente más.',
  },
  improvedIdea: (facts, firstStep) =>
    `La misma idea, contada entera: ${facts.offer}. Para quién: ${facts.customer ?? gap('para quién')}. Problema: ${facts.problem ?? gap('qué problema, cuánto cuesta y cada cuánto')}. Cobro: ${facts.price ?? gap('quién paga y cuánto')}. Diferencia: ${facts.moat ?? facts.difference ?? gap('por qué esto y no lo que ya hay')}. Pruebas: ${facts.evidence ?? gap('con quién se ha hablado o qué se ha vendido')}. Primer paso: ${facts.firstStep ?? firstStep}.`,
  steps: (facts, firstStep) => [
    `El cliente (${facts.customer ?? gap('para quién')}) lo conoce: ${facts.channel ?? gap('cómo se llega al cliente')}.`,
    `Recibe lo que se ofrece: ${facts.offer}.`,
    `Paga: ${facts.price ?? gap('cuánto y cuándo')}.`,
    `La primera versión: ${facts.built ?? facts.firstStep ?? `${firstStep} (propuesta)`}.`,
    'Se mide quién repite y quién lo deja, y por qué.',
  ],
  noProblem: 'El texto no nombra ningún problema.',
  usualProblem: (problem) => `Habitual en el sector, a comprobar: ${problem}`,
  noAudience: 'Sin definir: el texto no dice para quién es.',
  usualCustomer: (customer) => `Posible, a comprobar: ${customer}`,
  value: (facts) =>
    `Para ${facts.customer ?? gap('para quién')}: ${facts.offer}. ${(facts.moat ?? facts.difference) ? `Lo que lo separa de lo que hay: ${facts.difference ?? facts.moat}.` : 'El texto no dice qué lo separa de lo que ya hay, y sin eso no hay razón para cambiar.'}`,
  toBeChecked: 'a comprobar',
  competitiveness: (facts, sector, companies) =>
    sector
      ? `En ${sector} hay empresas asentadas, como ${list(companies.slice(0, 3))}; están aquí por ser conocidas, no porque se haya comprobado que compitan con esta idea. ${facts.difference ? `El texto se compara así: ${facts.difference}.` : 'El texto no se compara con ninguna alternativa.'} La competencia más frecuente es otra: que el cliente siga como hasta ahora${facts.workaround ? ` (${facts.workaround})` : ''}.`
      : `No se reconoce el sector, así que no se nombra a nadie: mejor una lista vacía que una inventada. ${facts.difference ? `El texto se compara así: ${facts.difference}.` : 'Busca qué usa hoy tu cliente y compárate con eso.'}`,
  strengths: {
    problem: (_, at) => `Parte de un problema que se puede medir${at ? `: ${at}` : ''}.`,
    market: (facts) => `Se sabe a quién llamar mañana${facts.customer ? `: ${facts.customer}` : ''}.`,
    difference: (_, at) => `Hay un motivo para cambiar de proveedor${at ? `: ${at}` : ''}.`,
    earning: (facts) =>
      facts.margin
        ? `El precio (${short(facts.price)}) se puede comparar con lo que cuesta (${facts.margin}).`
        : `El precio está puesto y se puede poner a prueba: ${short(facts.price)}.`,
    feasibility: (facts) =>
      facts.built
        ? `No parte de cero: ${facts.built}.`
        : 'Los medios que pide están al alcance de un equipo pequeño.',
    evidence: (facts) => `Hay hechos, no solo intención: ${short(facts.evidence)}.`,
  },
  weaknesses: {
    problem: (facts) =>
      facts.problem
        ? `El problema (${facts.problem}) queda sin medir: no se sabe cuánto pagaría alguien por quitárselo.`
        : 'Sin un problema con nombre, nadie tiene prisa por comprar.',
    market: (facts) =>
      facts.customer
        ? `Faltan el número de clientes como ${facts.customer} y la vía para llegar a ellos.`
        : 'Sin un cliente concreto no hay a quién vender primero.',
    difference: (facts) =>
      facts.difference
        ? `La ventaja (${facts.difference}) se copia en poco tiempo.`
        : 'Quien ya usa otra cosa no encuentra aquí un motivo para dejarla.',
    earning: (facts) =>
      facts.price
        ? `Las cuentas no se pueden cerrar con lo que se dice (${facts.price}).`
        : 'No hay precio, así que no se puede saber si el negocio se sostiene.',
    feasibility: () => 'Falta contar quién lo hace, con qué y en cuánto tiempo.',
    evidence: (facts) =>
      facts.evidence
        ? `Lo comprobado hasta ahora (${facts.evidence}) no compromete a nadie.`
        : 'Nadie ajeno al proyecto ha dado todavía una señal de interés.',
  },
  noStrength: 'El texto todavía no da ningún hecho en el que apoyarse.',
  noWeakness: 'Ningún eje queda bajo; lo siguiente es comprobar las cifras del texto con terceros.',
  noOpening: 'Por investigar: el texto no da pistas de por qué ahora, y el sector no se reconoce.',
  whyNow: (quote) => `El momento, según el texto: ${quote}.`,
  placeOpening: (place) => `Empezar por un solo lugar permite aprender barato: ${place}.`,
  noThreat: ['Que el cliente siga como hasta ahora.', 'Que una empresa con más medios lo copie si funciona.'],
  boastThreat: (boast) => `Prometer de más (${boast}) resta crédito ante clientes e inversores.`,
  undecided: 'Sin saber quién paga, cualquier gasto va por delante de los ingresos.',
  alternatives: (facts, customers, experiment) => [
    facts.customer
      ? `Atender solo a una parte de ${facts.customer}, la que más lo necesita, y dejar el resto para después.`
      : `Elegir un solo cliente para empezar${customers[0] ? `; por ejemplo, ${customers[0]}` : ''}.`,
    'Prestar el servicio a mano, sin tecnología, hasta que haya diez clientes que paguen.',
    customers[1]
      ? `Vender a otro pagador del mismo problema: ${customers[1]}.`
      : 'Buscar otro pagador del mismo problema: una empresa, un centro o una administración.',
    ...(experiment ? [`Probar antes en pequeño: ${experiment}.`] : []),
  ],
  saidPrice: (price) => `Según el texto: ${price}.`,
  usualEarning: (way) => `Habitual en el sector, a comprobar: ${way}`,
  genericEarning: [
    'Cuota mensual al cliente que tiene el problema',
    'Precio por uso o por unidad',
    'Servicio a medida para los primeros clientes',
  ],
  genericFirstStep: 'vender una versión hecha a mano a cinco clientes',
  unnamed: 'Sin nombre',
  pitch: (name, facts) =>
    [
      `${name}, para ${facts.customer ?? gap('para quién')}. El problema: ${facts.problem ?? gap('qué problema')}.`,
      `La propuesta: ${facts.offer}. Se paga así: ${facts.price ?? gap('quién paga y cuánto')}.`,
      `Por qué esto: ${facts.moat ?? facts.difference ?? gap('por qué esto y no lo que hay')}.`,
    ].join('\n'),
  allGood: 'Comprueba con tres clientes nuevos que los números del texto se repiten.',
  refusal: {
    why: {
      attack:
        'El texto da órdenes a quien lo evalúa en lugar de contar una idea. Las órdenes no se siguen: quítalas y se juzgará lo que quede, como cualquier otra.',
      gibberish: 'El texto no se puede leer: son letras sin palabras.',
      filler: 'Es texto de relleno de imprenta, no una idea.',
      code: 'Es código de programación, no una idea de negocio.',
      repetition: 'El texto repite lo mismo una y otra vez y no llega a contar una idea.',
      word_list:
        'Es una lista de palabras sueltas: nombra conceptos de negocio o de otra cosa, pero no dice nada con ellos.',
      recipe: 'Es una receta de cocina, no una idea de negocio.',
      homework: 'Es un ejercicio o una pregunta de clase, no una idea de negocio.',
      chat: 'Es una pregunta o un recado, no una idea de negocio.',
      news: 'Es una noticia, no una idea de negocio.',
      verse: 'Es un poema o una canción, no una idea de negocio.',
      unreadable: 'Este evaluador solo lee español e inglés, y el texto está en otra escritura.',
      no_offer: 'El texto no ofrece nada a nadie: no hay producto, ni servicio, ni cliente, ni precio.',
    },
    harmful: (refused) =>
      `Lo que se propone (${refused}) daña a personas o es claramente ilegal. No se valora como negocio.`,
    notIdea: {
      reason: 'No hay una idea que valorar en este eje.',
      raise: 'Cuenta qué ofreces, a quién y cuánto pagaría.',
      improvedIdea:
        'No hay idea que mejorar. Para empezar basta una frase: qué ofreces, a quién, qué problema le quita y cuánto paga.',
      functionality: 'No se describe nada que funcione.',
      section: 'Nada en el texto.',
      competitiveness: 'Sin una idea no hay con quién compararse.',
      weakness: 'El texto no contiene una idea de negocio.',
      opportunity: 'Ninguna que se pueda deducir del texto.',
      alternative: 'Escribir la idea: qué, para quién, qué problema, cuánto y qué hay de distinto.',
      monetization: 'No se ofrece nada que cobrar.',
      pitch: 'No hay idea que presentar.',
    },
    harm: {
      reason: 'No se valora: el daño o la ilegalidad van por delante.',
      raise: 'Abandona esta vía.',
      improvedIdea:
        'No se propone una versión mejorada de algo que hace daño. Si lo que te importa es el problema de fondo, busca quién trabaja por resolverlo.',
      functionality: 'No se describe cómo hacerlo.',
      section: 'No procede.',
      competitiveness: 'No procede comparar negocios de este tipo.',
      weakness: 'Daña a personas o es claramente ilegal.',
      opportunity: 'No hay oportunidad en hacer daño.',
      alternative: 'Trabajar en el lado contrario: proteger, informar o ayudar a quienes sufren este daño.',
      monetization: 'Ninguna forma de cobrarlo es aceptable.',
      pitch: 'No se escribe una presentación para esto.',
    },
  },
  plan: {
    riskiest: {
      problem: (facts) =>
        `Que ${customerOr(facts, 'el cliente')} sufra el problema lo bastante como para cambiar lo que hace hoy${facts.problem ? ` (${facts.problem})` : ''}.`,
      market: (facts) =>
        `Que haya bastantes clientes como ${customerOr(facts, 'los que imaginas')} y se pueda llegar a ellos sin gastar más de lo que pagan.`,
      difference: (facts) =>
        `Que a ${customerOr(facts, 'los clientes')} les importe la diferencia${facts.difference ? ` (${facts.difference})` : ', que el texto aún no nombra'} lo bastante como para dejar lo que usan.`,
      earning: (facts) =>
        `Que ${customerOr(facts, 'alguien')} pague${facts.price ? ` lo previsto (${facts.price})` : ', y una cantidad que cubra lo que cuesta'}.`,
      feasibility: () => 'Que se pueda hacer una primera versión con los medios que tienes.',
      evidence: (facts) =>
        `Que lo que dices de ${customerOr(facts, 'tus clientes')} sea cierto fuera de tu entorno: todavía no hay pruebas${facts.evidence ? ` más allá de ${facts.evidence}` : ''}.`,
    },
    experiments: {
      problem: (facts) => ({
        tests: `Que el problema existe y pesa${facts.problem ? `: ${facts.problem}` : ''}`,
        how: `Entrevista a diez posibles clientes (${facts.customer ?? 'elige antes un grupo concreto'}) sin mencionar tu solución; pide que cuenten la última vez que les pasó y qué hicieron.`,
        cost: '0 €',
        days: 10,
        goOnIf: 'siete de diez cuentan un caso reciente sin que se les empuje',
        stopIf: 'menos de cuatro recuerdan un caso',
      }),
      market: (facts) => ({
        tests: 'Que se puede llegar a los clientes',
        how: `Haz una lista con nombre y teléfono de cincuenta ${facts.customer ? `del grupo ${facts.customer}` : 'posibles clientes de un mismo grupo'}${facts.place ? ` (${facts.place})` : ''} y escribe a todos con la misma oferta.`,
        cost: 'unos 20 €',
        days: 7,
        goOnIf: 'contestan diez o más y cinco aceptan hablar',
        stopIf: 'la lista no llega a cincuenta o contestan menos de tres',
      }),
      difference: (facts) => ({
        tests: 'Que la diferencia se nota y se valora',
        how: `Enseña a ocho clientes, en una hoja, lo que usan hoy y lo que propones${facts.difference ? ` (${facts.difference})` : ''}, sin decir cuál es tuya, y pregunta cuál elegirían y por qué.`,
        cost: 'unos 10 €',
        days: 5,
        goOnIf: 'seis de ocho eligen la tuya y dan el mismo motivo',
        stopIf: 'eligen por precio o no ven diferencia',
      }),
      earning: (facts, sector) => ({
        tests: `Que alguien paga${facts.price ? `: ${facts.price}` : ''}`,
        how: `${sector ? `${capital(sector)}.` : 'Ofrece el servicio hecho a mano.'} Pide el pago o una señal por adelantado, con el precio a la vista.`,
        cost: 'menos de 100 €',
        days: 14,
        goOnIf: 'pagan tres de los diez primeros a los que se lo ofreces',
        stopIf: 'todos dicen que es buena idea y nadie paga',
      }),
      feasibility: (facts) => ({
        tests: 'Que la primera versión se puede hacer',
        how: `Haz a mano, para un solo cliente, todo el recorrido${facts.firstStep ? ` (${facts.firstStep})` : ''} y apunta las horas y lo que falla.`,
        cost: 'menos de 150 €',
        days: 14,
        goOnIf: 'se entrega en plazo y el cliente quiere repetir',
        stopIf: 'depende de un permiso, un socio o una máquina que no tienes',
      }),
      evidence: (facts, sector) => ({
        tests: 'Que el interés es compromiso y no cortesía',
        how: `Abre una lista de espera con señal de 10 € y reúne a veinte personas${facts.customer ? ` del grupo ${facts.customer}` : ''}${sector ? `; o bien: ${sector}` : ''}.`,
        cost: 'unos 50 €',
        days: 14,
        goOnIf: 'diez o más dejan la señal',
        stopIf: 'menos de tres la dejan tras ver el precio',
      }),
    },
    questions: (facts) => [
      `¿Cuándo fue la última vez que te ocurrió${facts.problem ? ` algo como ${facts.problem}` : ' este problema'}? Cuéntame qué pasó.`,
      '¿Qué hiciste para resolverlo y cuánto te costó, en dinero o en tiempo?',
      '¿Qué has probado antes y por qué lo dejaste?',
      '¿Quién decide y quién paga una compra así en tu caso?',
      '¿Con quién más debería hablar que lo viva de otra manera?',
    ],
    refused: {
      riskiest: 'No hay una idea que comprobar: lo primero es contar una que ayude a alguien.',
      experiments: [
        {
          tests: 'Que hay un problema que merece la pena',
          how: 'Apunta durante una semana cada queja que oigas en tu trabajo o en tu barrio.',
          cost: '0 €',
          days: 7,
          goOnIf: 'una se repite tres veces o más',
          stopIf: 'todas son distintas',
        },
        {
          tests: 'Que alguien más lo sufre',
          how: 'Pregunta a cinco personas de un mismo grupo por esa queja, sin proponer nada.',
          cost: '0 €',
          days: 7,
          goOnIf: 'tres cuentan un caso reciente',
          stopIf: 'ninguna la reconoce',
        },
        {
          tests: 'Que la idea se puede contar',
          how: 'Escribe en cinco frases qué ofreces, a quién, qué problema, cuánto y qué es distinto.',
          cost: '0 €',
          days: 1,
          goOnIf: 'otra persona la repite bien tras leerla',
          stopIf: 'no sabes rellenar alguna de las cinco',
        },
      ],
      questions: [
        '¿Qué es lo que más tiempo te quita cada semana?',
        '¿Cuándo fue la última vez que pagaste por quitarte un problema?',
        '¿Qué has intentado arreglar sin conseguirlo?',
      ],
    },
  },
};

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
