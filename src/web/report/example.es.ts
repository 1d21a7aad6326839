import { exampleReport } from './example.ts';

export const example = exampleReport('es', {
  idea: 'Una lista de espera para clínicas de fisioterapia de uno a cuatro profesionales. Cuando un paciente cancela con poco margen, el hueco se ofrece por WhatsApp a quienes esperan cita y se lo queda el primero que acepta. Las clínicas con las que hemos hablado pierden unas seis citas a la semana, alrededor de 240 €. Cobraríamos 39 € al mes por clínica, sin permanencia. No sustituye la agenda: lee el calendario de Google que ya usan, y por eso se pone en marcha en una tarde. Hemos hablado con 11 clínicas de Valencia y 3 quieren probarlo en enero.',
  interpretation:
    'Propones un servicio que recupera las citas canceladas a última hora en clínicas de fisioterapia pequeñas. No vendes una agenda nueva, sino una pieza que se añade a la que ya tienen y avisa por WhatsApp a los pacientes en espera. El negocio se apoya en una cuenta sencilla: por 39 € al mes basta con recuperar una sola cita para que la clínica salga ganando.',
  improvedIdea:
    'Céntrate en un único resultado, «citas recuperadas», y cóbralo a la vista: un panel que diga cada lunes cuántos huecos se llenaron y cuánto dinero suponen. Empieza solo con clínicas que usan Google Calendar y cancelan por teléfono, haz a mano las diez primeras ofertas de hueco y programa después lo que de verdad se repita. Deja la reserva en línea, los recordatorios y los bonos para quien ya los vende.',
  improvedPoints: [
    'Un mes de prueba que se paga solo si se recupera al menos una cita.',
    'Consentimiento para WhatsApp recogido en la propia clínica, con un texto que puedas enseñar.',
    'Reglas de reparto que la clínica entienda: orden de espera, urgencia y franja horaria.',
    'Informe semanal de citas y euros recuperados, que también sirve para recomendarte.',
  ],
  functionality:
    '1. La clínica conecta su calendario de Google y apunta quién espera cita y en qué horario puede venir. 2. Cuando se borra o se mueve una cita de las próximas 48 horas, el servicio detecta el hueco. 3. Se avisa por WhatsApp a los tres pacientes que mejor encajan, con un botón para aceptar. 4. El primero que acepta se queda la cita, que se escribe en el calendario; los demás reciben un aviso amable. 5. Cada lunes la clínica recibe el resumen de lo recuperado.',
  strategicAnalysis: {
    problemsSolved: [
      'Huecos que se quedan vacíos porque no hay tiempo de llamar uno a uno.',
      'Pacientes con dolor que esperan dos semanas mientras hay horas libres mañana.',
      'Recepciones de una sola persona que no pueden atender y llamar a la vez.',
    ],
    targetAudience: [
      'Clínicas de fisioterapia de 1 a 4 profesionales',
      'Con lista de espera de más de una semana',
      'Agenda en Google Calendar',
      'Sin recepcionista a jornada completa',
    ],
    valueProposition:
      'Recupera las citas que hoy pierdes, sin cambiar de agenda y sin llamar a nadie. Se instala en una tarde y se paga con la primera cita recuperada.',
    competition: [
      'Doctoralia: agenda y marketplace de salud; llega a muchas clínicas, pero pide cambiar de forma de trabajar.',
      'Clinic Cloud: programa de gestión completo para clínicas, con recordatorios de cita.',
      'Booksy: reserva en línea con lista de espera, pensada sobre todo para belleza y bienestar.',
      'Una hoja de cálculo y el WhatsApp de la clínica: gratis y, hoy, el rival más frecuente.',
    ],
    competitiveness:
      'El sector está bien cubierto por los programas grandes: ya mandan recordatorios y varios ofrecen lista de espera. Tu sitio está en las clínicas que no quieren cambiar de programa, que son muchas pero difíciles de alcanzar una a una. Si un programa grande ofrece lo mismo sin coste, la diferencia se estrecha: por eso importa llegar antes y medir euros recuperados.',
    strengths: [
      'El valor se calcula en euros y se nota la primera semana.',
      'No obliga a abandonar la agenda que ya usan.',
      'El precio queda por debajo de lo que vale una sola cita recuperada al mes.',
      'Once conversaciones con clínicas antes de escribir código.',
    ],
    weaknesses: [
      'La función se puede copiar en pocos meses.',
      'Dependes de WhatsApp y de Google, que cambian precios y condiciones.',
      'Venta clínica a clínica: con 39 € al mes apenas se paga una visita comercial.',
      'Tratas datos de salud, con obligaciones que todavía no mencionas.',
    ],
    opportunities: [
      'Podología, odontología y psicología tienen el mismo problema.',
      'Los colegios profesionales pueden darte acceso a decenas de clínicas a la vez.',
      'Los datos de cancelación permiten prever qué citas fallarán.',
    ],
    threats: [
      'Doctoralia o Clinic Cloud incluyen la función en su cuota.',
      'Meta sube el precio de los mensajes de empresa.',
      'Una reclamación de protección de datos en los primeros meses.',
    ],
  },
  alternativeApproaches: [
    'Cobrar un porcentaje de cada cita recuperada en lugar de una cuota: cuesta menos decir que sí, aunque hay que medirlo bien.',
    'Ofrecerlo como complemento dentro de un programa de gestión mediano, que ya tiene la relación con las clínicas.',
    'Empezar por cadenas de 10 a 30 centros: menos ventas, contratos mayores y más exigencia técnica.',
  ],
  monetization: [
    'Cuota de 39 € al mes por clínica; el primer mes se paga solo si hay resultado.',
    'Plan de 79 € para clínicas de varios profesionales con reparto por especialidad.',
    'Alta asistida de 60 €: conexión, textos de consentimiento y primera lista cargada.',
  ],
  projectName: 'Hueco',
  pitch:
    'Cada semana tu clínica pierde seis citas que alguien estaba esperando. Hueco las ofrece por WhatsApp en cuanto quedan libres y te dice cada lunes cuánto has recuperado. Sin cambiar de agenda.',
  ratings: {
    problem: {
      reason:
        'Seis citas perdidas a la semana, unos 240 €, son un daño frecuente y medible; las clínicas, aun así, salen adelante.',
      raise: 'Demuestra que alguna ya paga hoy a alguien por llamar a la lista de espera.',
    },
    market: {
      reason:
        'Hay muchas clínicas pequeñas y es fácil encontrarlas; no se sabe cuántas usan Google Calendar.',
      raise: 'Averigua en cincuenta clínicas de tu provincia cuántas llevan la agenda en Google Calendar.',
    },
    difference: {
      reason: 'No sustituir la agenda es una ventaja concreta, aunque un programa grande puede copiarla.',
      raise: 'Reúne datos que otros no tengan: qué pacientes aceptan, a qué hora y con cuánto margen.',
    },
    earning: {
      reason:
        'Las clínicas ya pagan cuotas así por su programa de citas; cada mensaje de WhatsApp, en cambio, tiene un coste.',
      raise: 'Calcula cuánto cuesta cada mensaje y cada alta para saber qué margen deja la cuota.',
    },
    feasibility: {
      reason:
        'Google Calendar y WhatsApp Business tienen interfaces conocidas; falta la autorización de los mensajes.',
      raise: 'Haz a mano una semana completa en una clínica antes de programar nada.',
    },
    evidence: {
      reason:
        'Once conversaciones y tres clínicas interesadas son más que una opinión, pero nadie ha pagado.',
      raise: 'Cobra la prueba de enero, aunque sea a mitad de precio.',
    },
  },
  plan: {
    riskiestAssumption:
      'Que los pacientes en espera acepten un hueco con menos de 24 horas de aviso. Si casi nadie puede, no hay citas que recuperar, por bueno que sea el programa.',
    doubts: [
      {
        what: 'Quien espera no puede venir mañana',
        why: 'Un hueco a las once del martes lo aceptan jubilados y autónomos; quien trabaja en horario de oficina, que es quien espera tarde, dirá que no y acabará silenciando el número.',
        settle: 'Anotar en una clínica, durante una semana, quién acepta cada hueco y a qué hora.',
      },
      {
        what: 'Venderlo cuesta más de lo que deja',
        why: 'La dueña decide sola y en un día, pero está tratando pacientes: hacen falta dos visitas, y dos visitas se comen tres meses de cuota.',
        settle: 'Contar cuántas de cuarenta clínicas aceptan por correo, sin visita.',
      },
      {
        what: 'La clínica responde de los datos',
        why: 'Que alguien espera cita de fisioterapia es un dato de salud. Si un paciente protesta, la sanción es de la clínica, y la primera que lo piense dirá que no.',
        settle: 'Llevar el contrato de encargo y el texto de consentimiento al colegio de fisioterapeutas.',
      },
      {
        what: 'Meta aprueba o no los mensajes',
        why: 'WhatsApp solo deja abrir conversación con plantillas aprobadas y cobra cada una; un rechazo para el servicio entero.',
        settle: 'Enviar hoy tres plantillas a revisión.',
      },
    ],
    sums: {
      unit: 'clínica',
      currency: 'EUR',
      quantities: [
        { kind: 'price', value: 39, low: 29, high: 49, basis: 'said', note: 'cuota al mes' },
        { kind: 'cost', value: 6, low: 4, high: 10, basis: 'known', note: 'mensajes y servidor' },
        { kind: 'hours', value: 1, low: 0.5, high: 2, basis: 'open', note: 'altas, dudas y ventas' },
        { kind: 'fixed', value: 90, low: 60, high: 150, basis: 'known', note: 'gestoría y programas' },
        {
          kind: 'start',
          value: 600,
          low: 300,
          high: 1200,
          basis: 'known',
          note: 'contrato y textos legales',
        },
        { kind: 'units', when: 'begin', value: 3, low: 1, high: 5, basis: 'said', note: 'clínicas en enero' },
        {
          kind: 'units',
          when: 'year',
          value: 30,
          low: 10,
          high: 60,
          basis: 'open',
          note: 'clínicas que pagan',
        },
      ],
    },
    decide: {
      goOnIf: 'Se llena un hueco de cada tres y pagan dos de las tres clínicas',
      changeIf: 'Se llenan huecos, pero no paga ninguna la cuota',
      into: 'Cobrar 8 € por cita recuperada, sin cuota, empezando por las mismas tres clínicas',
      stopIf: 'Se llena menos de un hueco de cada diez en dos semanas',
    },
    thisWeek:
      'Queda con una de las tres clínicas y ofrece a mano, por WhatsApp, cada hueco que se abra de lunes a viernes.',
    bet: 'Ocho euros por cita recuperada, sin cuota: la clínica solo paga cuando ya ha cobrado ella, y con dos de las seis citas semanales deja más que los 39 €. Los avisos los mandas tú a mano; el programa puede esperar.',
    experiments: [
      {
        tests: 'Que los pacientes aceptan huecos con poco aviso',
        how: 'En una clínica, durante una semana, ofrece tú a mano por WhatsApp cada hueco que se abra y apunta quién acepta.',
        cost: '0 €',
        days: 7,
        goOnIf: 'Se llena al menos un hueco de cada tres',
        stopIf: 'Se llena menos de uno de cada diez',
      },
      {
        tests: 'Que la clínica paga',
        how: 'Pide a las tres clínicas interesadas 19 € por adelantado para reservar plaza en la prueba de enero.',
        cost: '0 €',
        days: 5,
        goOnIf: 'Pagan dos de las tres',
        stopIf: 'No paga ninguna',
      },
      {
        tests: 'Que se puede vender sin visitar',
        how: 'Escribe a 40 clínicas de otra provincia con la cuenta de lo que pierden y ofrece una llamada de 15 minutos.',
        cost: 'unos 20 €',
        days: 10,
        goOnIf: 'Cuatro o más piden la llamada',
        stopIf: 'La pide una o ninguna',
      },
    ],
    questions: [
      '¿Qué pasó la última vez que alguien canceló para el mismo día?',
      '¿Cuántas citas se quedaron vacías la semana pasada y cómo lo sabes?',
      '¿Qué has probado ya para llenarlas y por qué lo dejaste?',
      '¿Quién decide en la clínica si se contrata un programa y cuál fue el último?',
      '¿Qué tendría que ocurrir para que dejaras de usar algo así a los dos meses?',
    ],
  },
});
