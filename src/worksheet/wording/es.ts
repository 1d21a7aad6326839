import type { Facts, Wording } from './facts.ts';

const gap = (name: string) => `[falta: ${name}]`;
const short = (quote: string | undefined) => quote ?? '';
const inBrackets = (quote: string | undefined) => (quote ? ` (${quote})` : '');
/** Plural, with or without a name, so that sentences agree whatever the text calls them. */
const customers = (facts: Facts) =>
  facts.who ? `tus clientes (${facts.who})` : `quienes comprarían esto (${facts.thing})`;
/** For sentences that name something else of the idea: the name in each of them would tire. */
const buyers = (facts: Facts) => (facts.customer ? 'tus clientes' : 'quienes lo comprarían');
const inPlace = ({ place, who }: Facts) => (place && !who?.includes(place) ? ` en ${place}` : '');
const usual = ({ sector }: Facts, what: 'problems' | 'customers' | 'earning') =>
  sector?.notes[what][0] ? `; habitual en ${sector.name}: ${sector.notes[what][0]}` : '';
/** What is usual in its line of business names the idea as well as its own words do, which the reason quotes. */
const named = (facts: Facts, what: 'problems' | 'customers' | 'earning') =>
  usual(facts, what) ? 'esto' : `esto (${facts.thing})`;
const rivals = ({ sector }: Facts) =>
  sector && sector.rivals.length > 1 ? ` (por ejemplo, ${sector.rivals[0]} o ${sector.rivals[1]})` : '';
const instead = (facts: Facts) => rivals(facts) || ` en lugar de esto (${facts.thing})`;

function missingOfProblem(facts: Facts): string {
  const missing = [
    facts.customer ? '' : 'a quién le pasa',
    facts.cost ? '' : 'cuánto les cuesta',
    facts.frequency ? '' : 'cada cuánto ocurre',
  ].filter(Boolean);
  return list(missing.length > 0 ? missing : ['qué hacen hoy para salir del paso']);
}

function missingOfMarket(facts: Facts): string {
  if (facts.size && facts.channel) return 'por qué parte de ellos se empieza';
  if (facts.size) return 'cómo se llega a ellos';
  return facts.channel ? 'cuántos hay' : 'cuántos hay y cómo se llega a ellos';
}

function missingOfEarning(facts: Facts): string {
  const missing = [
    facts.price ? '' : 'el precio',
    facts.price && !facts.perUnit ? 'por qué unidad o cada cuánto' : '',
    facts.customer ? '' : 'quién paga',
    facts.doubtful ? 'un importe creíble' : '',
  ].filter(Boolean);
  return list(missing.length > 0 ? missing : ['lo que cuesta servir a cada cliente']);
}

function nextStep(facts: Facts, firstStep: string): string {
  if (facts.proven) return `Siguiente paso: ${facts.firstStep ?? gap('qué se hará ahora y con qué medios')}.`;
  return `Primer paso: ${facts.firstStep ?? `${firstStep} (propuesta)`}.`;
}

export const es: Wording = {
  quote: (text) => `«${text}»`,
  reasons: {
    problem: [
      (facts) =>
        facts.customer
          ? `Se dice para quién es (${facts.customer}), pero no qué problema les quita.`
          : `Se dice qué se ofrece (${facts.thing}), pero no qué problema quita ni a quién le duele.`,
      (facts, at) => {
        if (facts.problem)
          return `Se intuye una molestia (${facts.problem}), pero falta decir ${missingOfProblem(facts)}.`;
        return facts.customer
          ? `Se dice para quién es (${facts.customer}), pero no qué les falla hoy ni qué pierden por ello.`
          : `Se promete una mejora (${at ?? facts.thing}), pero no se dice qué falla hoy ni a quién.`;
      },
      (facts, at) =>
        facts.problem
          ? `Hay un problema reconocible (${facts.problem}); falta decir ${missingOfProblem(facts)}.`
          : `Que haya quien lo quiere (${facts.evidence ?? at ?? facts.thing}) indica que algo falla, pero el texto no dice qué.`,
      (facts, at) =>
        facts.problem
          ? `El problema tiene dueño y le pesa: ${facts.problem}.`
          : `Que haya quien lo quiere (${facts.evidence ?? at ?? facts.thing}) indica que el problema pesa, aunque no se cuente cuál es.`,
      (facts, at) => {
        const problem = facts.problem ?? at ?? facts.thing;
        if (facts.workaround && facts.workaround !== problem)
          return `El problema sale caro (${problem}), y quien lo tiene ya paga o se las arregla: ${facts.workaround}.`;
        return facts.evidence && facts.evidence !== problem
          ? `El problema sale caro (${problem}), tanto que ya hay quien se ha comprometido: ${facts.evidence}.`
          : `El problema sale caro, y quien lo tiene ya paga o se las arregla para salir del paso: ${problem}.`;
      },
    ],
    market: [
      (facts) => `No se sabe quién compraría esto (${facts.thing}): el texto no nombra a nadie.`,
      (facts, at) =>
        `El público es demasiado amplio (${facts.customer ?? at ?? facts.thing}) para saber a quién llamar primero.`,
      (facts, at) =>
        `El cliente es concreto (${facts.customer ?? at ?? facts.thing}), pero falta decir ${missingOfMarket(facts)}.`,
      (facts, at) => {
        if (!facts.customer) return `Se sabe dónde encontrar a los clientes: ${at ?? facts.thing}.`;
        if (facts.channel)
          return `El cliente es concreto (${facts.customer}) y se sabe cómo llegar: ${facts.channel}.`;
        if (facts.size && facts.size !== facts.evidence)
          return `El cliente es concreto (${facts.customer}) y hay bastantes: ${facts.size}.`;
        return facts.evidence
          ? `El cliente es concreto (${facts.customer}) y ya se ha dado con los primeros: ${facts.evidence}.`
          : `El cliente es concreto (${facts.customer}) y localizable${inPlace(facts)}.`;
      },
      (facts, at) =>
        facts.size && facts.channel
          ? facts.size === facts.channel
            ? `El grupo tiene tamaño, un sitio por donde empezar y una vía para llegar: ${facts.size}.`
            : `El grupo tiene tamaño (${facts.size}), un sitio por donde empezar y una vía para llegar: ${facts.channel}.`
          : `El grupo es numeroso, hay por dónde empezar y se sabe cómo llegar: ${facts.size ?? facts.channel ?? at ?? facts.thing}.`,
    ],
    difference: [
      (facts) =>
        facts.workaround
          ? `No se dice por qué alguien dejaría lo que hace hoy (${facts.workaround}).`
          : `No se dice por qué alguien elegiría esto (${facts.thing}) en lugar de lo que ya usa.`,
      (facts, at) =>
        at
          ? `Lo que se dice de la diferencia (${at}) lo podría decir cualquiera: falta un hecho que comparar.`
          : `Esto (${facts.thing}) no se compara con lo que ya usa el cliente.`,
      (facts, at) =>
        facts.difference && facts.difference === facts.problem
          ? `Lo que se propone (${facts.thing}) se compara con lo de hoy (${facts.difference}), pero tal como se cuenta es fácil de copiar.`
          : `En qué se diferencia de lo que hay se ve aquí (${facts.difference ?? at ?? facts.thing}), pero tal como se cuenta es fácil de copiar.`,
      (facts, at) =>
        facts.difference && facts.difference === facts.problem
          ? `Lo que se propone (${facts.thing}) se puede comparar con lo de hoy, y al cliente le importa: ${facts.difference}.`
          : `En qué se diferencia de lo que hay se puede comprobar, y al cliente le importa: ${facts.difference ?? at ?? facts.thing}.`,
      (facts, at) => `Hay algo que a otros les costaría copiar: ${facts.moat ?? at ?? facts.thing}.`,
    ],
    earning: [
      (facts) => `No se dice cómo se gana dinero con esto (${facts.thing}).`,
      (facts, at) =>
        at
          ? `Se intuye de dónde saldría el dinero (${at}), pero falta decir ${missingOfEarning(facts)}.`
          : `De esto (${facts.thing}) se podría vivir, pero falta decir ${missingOfEarning(facts)}.`,
      (facts, at) =>
        `Se dice cómo se cobra (${facts.price ?? at ?? facts.thing}), pero falta decir ${missingOfEarning(facts)}.`,
      (facts, at) => `Se sabe quién paga y cuánto: ${facts.price ?? at ?? facts.thing}.`,
      (facts, at) => {
        const price = facts.price ?? at ?? facts.thing;
        return facts.margin && facts.margin !== price
          ? `Hay precio (${price}) y también coste o margen (${facts.margin}).`
          : `Hay precio y también coste o margen: ${price}.`;
      },
    ],
    feasibility: [
      (facts) => `Tal como se cuenta (${facts.thing}), hoy no se puede hacer.`,
      (facts, at) =>
        `Pide medios fuera de lo habitual (${at ?? facts.thing}) y no explica de dónde saldrían.`,
      (facts) =>
        `Lo que se propone (${facts.thing}) parece posible, pero no se cuenta con qué se haría ni por dónde se empezaría.`,
      (facts, at) =>
        at
          ? `Se puede hacer con medios conocidos, y hay por dónde empezar: ${at}.`
          : `Lo que se propone (${facts.thing}) se hace con medios conocidos.`,
      (facts, at) => `Ya hay algo hecho o en marcha: ${at ?? facts.thing}.`,
    ],
    evidence: [
      (facts) =>
        facts.customer
          ? `Ninguno de los clientes que se nombran (${facts.who}) aparece pidiéndolo, probándolo ni pagándolo.`
          : `De esto (${facts.thing}) no hay más prueba que la palabra de quien lo escribe.`,
      (facts, at) => `La única base es la experiencia propia: ${at ?? facts.thing}.`,
      (facts, at) =>
        `Se ha preguntado o hay datos (${at ?? facts.thing}), pero todavía nadie se ha comprometido.`,
      (facts, at) => `Hay una prueba con números: ${at ?? facts.thing}.`,
      (facts, at) => `Hay clientes que pagan o que repiten: ${at ?? facts.thing}.`,
    ],
  },
  raises: {
    problem: [
      (facts) =>
        facts.customer
          ? `Cuenta en una frase qué les pasa hoy a ${customers(facts)} y qué pierden por ello, en euros o en horas.`
          : `Di a quién le falta hoy ${named(facts, 'problems')} y qué pierde por no tenerlo${usual(facts, 'problems')}.`,
      (facts) =>
        facts.customer
          ? `Cuenta un caso de ${customers(facts)}: qué les falla, cada cuánto y qué pierden.`
          : `Di a quién le pasa (un oficio, una edad, un tipo de local) y qué pierde por no tener esto: ${facts.thing}.`,
      (facts) =>
        facts.problem
          ? `Pon cifras o un caso a esto (${facts.hurt ?? facts.problem}): ${missingOfProblem(facts)}.`
          : `Cuenta en una frase qué les falla hoy a ${customers(facts)} y qué pierden por ello.`,
      (facts) =>
        facts.workaround
          ? `Pon cifra a lo que cuesta hoy salir del paso así: ${facts.workaround}.`
          : `Cuenta qué hacen hoy ${customers(facts)} para salir del paso y cuánto pagan por ello.`,
      (facts) => `Comprueba con cinco más de ${customers(facts)} que lo que pierden se repite.`,
    ],
    market: [
      (facts) =>
        `Nombra un grupo al que puedas llamar mañana para ofrecerle ${named(facts, 'customers')}${usual(facts, 'customers')}.`,
      (facts, at) =>
        `De ese público (${facts.customer ?? at ?? facts.thing}) quédate con una parte que puedas contar y visitar${usual(facts, 'customers')}.`,
      (facts) =>
        facts.size || facts.channel
          ? `A lo que ya cuentas de ellos (${facts.channel ?? facts.size}) añade ${missingOfMarket(facts)}.`
          : `Averigua cuántos clientes así hay${inPlace(facts)} y di por qué vía ofrecerás esto a los diez primeros: ${facts.thing}.`,
      (facts) => {
        if (!facts.size)
          return `Añade cuántos hay como ${facts.place ? buyers(facts) : customers(facts)}${inPlace(facts)}, con la fuente de la cifra.`;
        return facts.channel
          ? `Di por qué parte de ellos (${facts.size}) empiezas y por qué.`
          : `Di por qué vía llegas a ellos (${facts.size}) y a cuáles primero.`;
      },
      (facts) =>
        `Mide cuánto cuesta conseguir a cada cliente por esa vía (${facts.channel ?? facts.size ?? facts.thing}).`,
    ],
    difference: [
      (facts) =>
        facts.workaround
          ? `Compárate con lo que hacen hoy (${facts.workaround}): di la única cosa que haces tú y eso no.`
          : `Nombra lo que ${buyers(facts)} usan ahora${instead(facts)} y la única cosa que haces tú y eso no.`,
      (facts, at) =>
        at
          ? `Cambia esas palabras (${at}) por un hecho que se pueda medir frente a una alternativa con nombre${rivals(facts)}.`
          : `Nombra lo que ${buyers(facts)} usan ahora${instead(facts)} y en qué lo mejoras, con una cifra.`,
      (facts) =>
        `Di qué ganan ${buyers(facts)} ${facts.workaround ? `frente a lo de hoy (${facts.workaround})` : `si eligen esto (${facts.thing})`}, con una cifra: minutos, euros o errores de menos.`,
      (facts) =>
        `Añade algo que tarde en copiarse: datos que solo se reúnen haciendo esto (${facts.thing}), un acuerdo firmado, un permiso o una red de gente${inPlace(facts)}.`,
      (facts) => `Comprueba cuánto tardaría un competidor en ofrecer lo mismo: ${facts.thing}.`,
    ],
    earning: [
      (facts) =>
        `Di quién paga por ${named(facts, 'earning')}, cuánto y cada cuánto${usual(facts, 'earning')}.`,
      (facts) =>
        facts.customer
          ? `Pon un precio a esto (${facts.thing}) y di quién lo paga: ¿${buyers(facts)}, o alguien por ellos?`
          : `Pon un precio a esto (${facts.thing}) y di quién lo paga${usual(facts, 'earning')}.`,
      (facts, at) =>
        `Completa la cuenta (${facts.price ?? at ?? facts.thing}): falta ${missingOfEarning(facts)}.`,
      (facts) =>
        `Añade lo que te cuesta servir a cada cliente y lo que te queda de lo que paga (${facts.price ?? facts.thing}).`,
      (facts) =>
        `Comprueba que la cuenta (${facts.margin ?? facts.price ?? facts.thing}) sigue saliendo si conseguir a cada cliente cuesta el doble.`,
    ],
    feasibility: [
      (facts) =>
        `Quita de esto (${facts.thing}) lo que no se puede hacer y quédate con la parte que alguien podría comprar este mes.`,
      (facts) =>
        `Reduce esto (${facts.thing}) a una primera versión que puedas hacer con tus medios y sin permisos especiales.`,
      (facts) =>
        `Describe la primera versión: con qué se hace, quién la hace y en cuántas semanas${facts.sector ? `; un comienzo posible: ${facts.sector.notes.firstStep}` : ` estará esto: ${facts.thing}`}.`,
      (facts) =>
        facts.proven
          ? `Di qué hace falta, en gente y en dinero, para dar esto (${facts.thing}) a diez veces más clientes.`
          : `Pon fecha a la primera versión y di qué recibirán en ella ${customers(facts)}.`,
      (facts) => `Anota qué parte de esto (${facts.thing}) no aguantaría diez veces más clientes.`,
    ],
    evidence: [
      (facts) =>
        facts.customer
          ? `Habla con cinco de ${facts.hurt ? buyers(facts) : customers(facts)}${inPlace(facts)} y apunta cuántos tienen el problema${inBrackets(facts.hurt)} y qué hacen hoy.`
          : `Cuenta esto (${facts.thing}) a cinco posibles clientes y apunta cuántos lo querrían y qué usan hoy.`,
      (facts) => `Pasa de tu experiencia a la de diez más de ${customers(facts)} y apunta cuántos coinciden.`,
      (facts) =>
        `Pide a ${customers(facts)} un compromiso que les cueste algo: una señal, una compra por adelantado o un mes de prueba.`,
      (facts) =>
        `Convierte la prueba en pago: apunta cuántos siguen cuando hay que pagar (${facts.price ?? facts.thing}).`,
      (facts) =>
        facts.price
          ? `Mide cuántos de tus clientes siguen pagando (${facts.price}) dentro de seis meses.`
          : `Mide cuántos de ${customers(facts)} siguen contigo dentro de seis meses.`,
    ],
  },
  absurdReason: (refused) =>
    `No se puede tomar en serio mientras dependa de ${refused}, que hoy no es posible o no tiene sentido para quien debería usarlo.`,
  absurdRaise: (refused) =>
    `Quita lo imposible (${refused}) y di qué parte querría alguien que exista hoy y pueda pagar.`,
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
  interpretation: ({ facts, said, missing, note }) =>
    [
      `La propuesta, con las palabras del texto: ${facts.offer}.`,
      facts.customer ? `Es para ${facts.customer}.` : '',
      facts.sector
        ? `Sector: ${facts.sector.name}.`
        : 'No encaja en ninguno de los sectores que este evaluador conoce, así que la competencia queda por investigar.',
      note,
      said.length > 0 ? `Queda claro: ${list(said)}.` : 'Ningún apartado queda claro del todo.',
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
    [
      `La misma idea, contada entera: ${facts.offer}.`,
      `Para quién: ${facts.customer ?? gap(`para quién${usual(facts, 'customers')}`)}.`,
      facts.problem === facts.offer
        ? ''
        : `Problema: ${facts.problem ?? gap(`qué problema, cuánto cuesta y cada cuánto${usual(facts, 'problems')}`)}.`,
      facts.price === facts.offer
        ? ''
        : `Cobro: ${facts.price ?? gap(`quién paga y cuánto${usual(facts, 'earning')}`)}.`,
      `Frente a lo que hay: ${facts.moat ?? facts.difference ?? gap('por qué esto y no lo que ya hay')}.`,
      `Pruebas: ${facts.evidence ?? gap('con quién se ha hablado o qué se ha vendido')}.`,
      nextStep(facts, firstStep),
    ]
      .filter(Boolean)
      .join(' '),
  steps: (facts, firstStep) => [
    `El cliente (${facts.customer ?? gap('para quién')}) lo conoce: ${facts.channel ?? gap('cómo se llega al cliente')}.`,
    `Recibe lo que se ofrece: ${facts.offer}.`,
    facts.price === facts.offer
      ? 'Paga lo que ahí se dice.'
      : `Paga: ${facts.price ?? gap('cuánto y cuándo')}.`,
    facts.built ? `Lo que ya hay: ${facts.built}.` : nextStep(facts, firstStep),
    `Se mide cuántos de ${customers(facts)} repiten, cuántos lo dejan y por qué.`,
  ],
  workaround: (workaround) => `Hoy se arreglan así: ${workaround}.`,
  noProblem: 'El texto no nombra ningún problema.',
  usualProblem: (problem) => `Habitual en el sector, a comprobar: ${problem}`,
  noAudience: 'Sin definir: el texto no dice para quién es.',
  usualCustomer: (customer) => `Posible, a comprobar: ${customer}`,
  value: (facts) =>
    `Para ${facts.customer ?? gap('para quién')}: ${facts.offer}. ${(facts.moat ?? facts.difference) ? `Lo que lo separa de lo que hay: ${facts.difference ?? facts.moat}.` : 'El texto no dice qué lo separa de lo que ya hay, y sin eso no hay razón para cambiar.'}`,
  toBeChecked: 'a comprobar',
  competitiveness: (facts) => {
    const habit = `La competencia más frecuente es otra: que ${buyers(facts)} sigan como hasta ahora${inBrackets(facts.workaround)}.`;
    const compared = facts.difference
      ? `El texto se compara así: ${facts.difference}.`
      : 'El texto no se compara con ninguna alternativa.';
    return facts.sector
      ? `En ${facts.sector.name} hay empresas asentadas, como ${list(facts.sector.rivals.slice(0, 3))}; están aquí por ser conocidas, no porque se haya comprobado que compitan con esta idea. ${compared} ${habit}`
      : `No se reconoce el sector, así que no se nombra a nadie: mejor una lista vacía que una inventada. ${compared} ${habit}`;
  },
  strengths: {
    problem: (facts, at) => `Parte de un problema que pesa: ${facts.problem ?? at ?? facts.thing}.`,
    market: (facts) =>
      `Se sabe a quién llamar mañana: ${facts.customer ?? facts.channel ?? facts.evidence ?? facts.thing}.`,
    difference: (facts, at) =>
      `Hay un motivo para cambiar: ${facts.difference ?? facts.moat ?? at ?? facts.thing}.`,
    earning: (facts, at) =>
      facts.margin && facts.price && facts.margin !== facts.price
        ? `El precio (${facts.price}) se puede comparar con lo que cuesta (${facts.margin}).`
        : `El precio está puesto y se puede poner a prueba: ${facts.price ?? at ?? facts.thing}.`,
    feasibility: (facts) =>
      facts.built
        ? `No parte de cero: ${facts.built}.`
        : `Los medios que pide están al alcance de un equipo pequeño: ${facts.thing}.`,
    evidence: (facts) => `Hay hechos, no solo intención: ${short(facts.evidence)}.`,
  },
  weaknesses: {
    problem: (facts) =>
      facts.problem
        ? `Del problema (${facts.problem}) falta saber ${missingOfProblem(facts)}.`
        : `No se dice qué les falla hoy a ${customers(facts)}, y sin eso nadie tiene prisa por comprar.`,
    market: (facts) =>
      facts.customer
        ? `De los clientes (${facts.customer}) falta saber ${missingOfMarket(facts)}.`
        : `Sin un cliente concreto para esto (${facts.thing}) no hay a quién vender primero.`,
    difference: (facts) => {
      if (facts.difference)
        return `Lo que lo diferencia, tal como se cuenta (${facts.difference}), se copia en poco tiempo.`;
      return facts.workaround
        ? `Quien hoy se las arregla (${facts.workaround}) no encuentra aquí un motivo para cambiar.`
        : `Si ${buyers(facts)} ya usan otra cosa en lugar de esto (${facts.thing}), no encuentran aquí un motivo para dejarla.`;
    },
    earning: (facts) =>
      facts.price
        ? `Con lo que se dice (${facts.price}) no se cierran las cuentas: no se sabe ${missingOfEarning(facts)}.`
        : `No hay precio para esto (${facts.thing}), así que no se sabe si el negocio se sostiene.`,
    feasibility: (facts) =>
      `De esto (${facts.thing}) falta contar quién lo hace, con qué y en cuánto tiempo.`,
    evidence: (facts) => {
      if (facts.evidence)
        return `Lo que se aporta como prueba (${facts.evidence}) no compromete todavía a nadie.`;
      return facts.customer
        ? `Ningún cliente (${facts.customer}) ha dado todavía una señal de interés, que se sepa por el texto.`
        : `Nadie ha dado todavía, que se sepa por el texto, una señal de querer esto: ${facts.thing}.`;
    },
  },
  noStrength: 'El texto todavía no da ningún hecho en el que apoyarse.',
  noWeakness: (facts) =>
    `Ningún eje queda bajo; lo siguiente es comprobar con terceros las cifras del texto${inBrackets(facts.evidence ?? facts.price)}.`,
  noOpening: 'Por investigar: el texto no da pistas de por qué ahora, y el sector no se reconoce.',
  whyNow: (quote) => `El momento, según el texto: ${quote}.`,
  sizeOpening: (size) => `Hay sitio para crecer, según el texto: ${size}.`,
  placeOpening: (place) => `Empezar solo por ${place} permite aprender barato.`,
  threats: (facts) => [
    `Que ${customers(facts)} sigan como hasta ahora${inBrackets(facts.workaround)}.`,
    `Que una empresa con más medios copie esto (${facts.thing}) si funciona.`,
  ],
  boastThreat: (boast) => `Prometer de más (${boast}) resta crédito ante clientes e inversores.`,
  undecided: 'Sin saber quién paga, cualquier gasto va por delante de los ingresos.',
  alternatives: (facts, others, experiment) => [
    facts.customer
      ? `Atender solo a una parte de ${customers(facts)}, la que más lo necesita, y dejar el resto para después.`
      : `Elegir un solo cliente para empezar${others[0] ? `; por ejemplo, ${others[0]}` : ''}.`,
    facts.proven
      ? `Crecer primero con quienes ya responden${inBrackets(facts.evidence)}, antes de buscar otros.`
      : 'Prestar el servicio a mano, sin invertir, hasta que haya diez clientes que paguen.',
    others[1]
      ? `Vender a otro pagador del mismo problema: ${others[1]}.`
      : 'Buscar otro pagador del mismo problema: una empresa, un centro o una administración.',
    ...(experiment ? [`Probar antes en pequeño: ${experiment}.`] : []),
  ],
  saidPrice: (price) => `Según el texto: ${price}.`,
  usualEarning: (way) => `Habitual en el sector, a comprobar: ${way}`,
  genericEarning: (facts) => [
    `Una cuota al mes o al año de ${customers(facts)}`,
    'Un precio por unidad o por uso',
    'Un trabajo a medida para los primeros clientes',
  ],
  genericFirstStep: 'vender a cinco clientes una versión hecha a mano',
  unnamed: 'Sin nombre',
  pitch: (name, facts) =>
    [
      facts.problem === facts.offer
        ? `${name}, para ${facts.customer ?? gap('para quién')}.`
        : `${name}, para ${facts.customer ?? gap('para quién')}. El problema: ${facts.problem ?? gap('qué problema')}.`,
      facts.price === facts.offer
        ? `La propuesta y su precio: ${facts.offer}.`
        : `La propuesta: ${facts.offer}. Se paga así: ${facts.price ?? gap('quién paga y cuánto')}.`,
      `Por qué esto: ${facts.moat ?? facts.difference ?? gap('por qué esto y no lo que hay')}.${facts.evidence ? ` La prueba: ${facts.evidence}.` : ''}`,
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
        `Que ${customers(facts)} tengan un problema${inBrackets(facts.problem)} que les pese lo bastante como para cambiar lo que hacen hoy.`,
      market: (facts) =>
        `Que haya bastantes como ${customers(facts)}${inPlace(facts)} y se pueda llegar a ellos sin gastar más de lo que pagan.`,
      difference: (facts) =>
        `Que a ${customers(facts)} les importe la diferencia${facts.difference ? ` (${facts.difference})` : ', que el texto aún no nombra,'} lo bastante como para dejar lo que usan.`,
      earning: (facts) =>
        `Que ${customers(facts)} paguen lo bastante${inBrackets(facts.price)} como para cubrir lo que cuesta.`,
      feasibility: (facts) =>
        `Que se pueda hacer una primera versión de esto (${facts.thing}) con los medios que tienes.`,
      evidence: (facts) =>
        `Que lo que dices de ${customers(facts)} sea cierto fuera de tu entorno${facts.evidence ? `; hasta ahora se apoya en esto: ${facts.evidence}` : ': el texto no da ninguna prueba'}.`,
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
        how: `Haz una lista con nombre y teléfono de cincuenta ${facts.customer ? `clientes del grupo (${facts.customer})` : 'posibles clientes de un mismo grupo'}${inPlace(facts)} y escribe a todos con la misma oferta: ${facts.thing}.`,
        cost: 'unos 20 €',
        days: 7,
        goOnIf: 'contestan diez o más y cinco aceptan hablar',
        stopIf: 'la lista no llega a cincuenta o contestan menos de tres',
      }),
      difference: (facts) => ({
        tests: 'Que la diferencia se nota y se valora',
        how: `Enseña a ocho clientes, en una hoja, lo que usan hoy${inBrackets(facts.workaround)} y lo que propones (${facts.thing}), sin decir cuál es tuya, y pregunta cuál elegirían y por qué.`,
        cost: 'unos 10 €',
        days: 5,
        goOnIf: 'seis de ocho eligen la tuya y dan el mismo motivo',
        stopIf: 'eligen por precio o no ven diferencia',
      }),
      earning: (facts, sector) => ({
        tests: `Que alguien paga${facts.price ? `: ${facts.price}` : ''}`,
        how: `${sector ? `${capital(sector)}.` : `Ofrece esto a mano (${facts.thing}).`} Pide el pago o una señal por adelantado, con el precio a la vista.`,
        cost: 'menos de 100 €',
        days: 14,
        goOnIf: 'pagan tres de los diez primeros a los que se lo ofreces',
        stopIf: 'todos dicen que es buena idea y nadie paga',
      }),
      feasibility: (facts) => ({
        tests: 'Que la primera versión se puede hacer',
        how: `Haz a mano, para un solo cliente, todo lo que ofreces (${facts.thing}) y apunta las horas y lo que falla.`,
        cost: 'menos de 150 €',
        days: 14,
        goOnIf: 'se entrega en plazo y el cliente quiere repetir',
        stopIf: 'depende de un permiso, un socio o una máquina que no tienes',
      }),
      evidence: (facts, sector) => ({
        tests: 'Que el interés es compromiso y no cortesía',
        how: `Abre una lista de espera con señal de 10 € y reúne a veinte ${facts.customer ? `clientes del grupo (${facts.customer})` : `personas que querrían esto (${facts.thing})`}${sector ? `; o bien: ${sector}` : ''}.`,
        cost: 'unos 50 €',
        days: 14,
        goOnIf: 'diez o más dejan la señal',
        stopIf: 'menos de tres la dejan tras ver el precio',
      }),
    },
    questions: (facts) => [
      `¿Cuándo fue la última vez que te ocurrió ${facts.problem ? `algo así (${facts.problem})` : `que te hiciera falta esto (${facts.thing})`}? Cuéntame qué pasó.`,
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
