import { exampleReport } from './example.ts';

export const example = exampleReport('es', {
  idea: 'Una lista de espera para clínicas de fisioterapia de uno a cuatro profesionales. Cuando un paciente cancela con poco margen, el hueco se ofrece por WhatsApp a quienes esperan cita y se lo queda el primero que acepta. Las clínicas con las que hemos hablado pierden unas seis citas a la semana, alrededor de 240 €. Cobraríamos 39 € al mes por clínica, sin permanencia. No sustituye la agenda: lee el calendario de Google que ya usan, y por eso se pone en marcha en una tarde. Hemos hablado con 11 clínicas de Valencia y 3 quieren probarlo en enero.',
  interpretation:
    'Propones recuperar las citas que se cancelan a última hora en clínicas de fisioterapia pequeñas: el hueco se ofrece por WhatsApp a quien espera. No cambias su agenda, la completas, y a 39 € al mes basta con una cita recuperada. Queda sin decir cuántos huecos se llenan de verdad.',
  improvedIdea:
    'Vende un único resultado, «citas recuperadas», y enséñalo cada lunes: cuántos huecos se llenaron y cuánto dinero suponen. Empieza solo con clínicas que usan Google Calendar, haz a mano las diez primeras ofertas y programa después lo que de verdad se repita.',
  improvedPoints: [
    'Un mes de prueba que se paga solo si hay resultado.',
    'Consentimiento para WhatsApp recogido en la propia clínica.',
    'Reglas de reparto claras: orden de espera, urgencia y franja.',
  ],
  functionality:
    '1. La clínica conecta su calendario y apunta quién espera y cuándo puede venir. 2. Si se cae una cita de las próximas 48 horas, se avisa por WhatsApp a los tres que mejor encajan. 3. El primero que acepta se la queda. 4. Cada lunes llega el resumen de lo recuperado.',
  strategicAnalysis: {
    problemsSolved: [
      'Huecos vacíos porque no hay tiempo de llamar uno a uno.',
      'Pacientes con dolor que esperan mientras mañana hay horas libres.',
    ],
    targetAudience: [
      'Clínicas de fisioterapia de 1 a 4 profesionales',
      'Con más de una semana de espera',
      'Agenda en Google Calendar',
    ],
    valueProposition:
      'Recupera las citas que hoy pierdes sin cambiar de agenda ni llamar a nadie, y págalo con la primera.',
    competition: [
      'Doctoralia: llega a más pacientes; a cambio pide llevar con ella la agenda.',
      'Clinic Cloud: gestión completa de la clínica, con recordatorios de cita.',
      'Booksy: reserva en línea con lista de espera, sobre todo para belleza.',
      'Una hoja de cálculo y WhatsApp: gratis y, hoy, lo más usado.',
    ],
    competitiveness:
      'Los programas grandes ya mandan recordatorios; si añaden esto sin coste, la diferencia se estrecha. Se entra por las clínicas que no quieren cambiar de programa.',
    strengths: [
      'El valor se calcula en euros y se nota la primera semana.',
      'No obliga a abandonar la agenda que ya usan.',
      'Cuesta menos que una sola cita recuperada al mes.',
      'Once conversaciones con clínicas antes de escribir código.',
    ],
    weaknesses: [
      'Con 39 € al mes apenas se paga una visita comercial.',
      'La función se puede copiar en pocos meses.',
      'Dependes de WhatsApp y de Google, que cambian precios y condiciones.',
      'Tratas datos de salud, con obligaciones que todavía no mencionas.',
    ],
    opportunities: [
      'Podología, odontología y psicología tienen el mismo problema.',
      'Un colegio profesional puede abrirte decenas de clínicas a la vez.',
    ],
    threats: [
      'Doctoralia o Clinic Cloud incluyen la función en su cuota.',
      'Una reclamación de protección de datos en los primeros meses.',
    ],
  },
  alternativeApproaches: [
    'Un porcentaje de cada cita recuperada: cuesta menos decir que sí.',
    'Complemento de un programa mediano, que ya tiene la relación con las clínicas.',
    'Cadenas de 10 a 30 centros: menos ventas y más exigencia técnica.',
  ],
  monetization: [
    'Cuota de 39 € al mes por clínica; la primera, solo con resultado.',
    'Plan de 79 € con reparto por especialidad.',
    'Alta asistida de 60 €: conexión, textos de consentimiento y primera lista.',
  ],
  projectName: 'Hueco',
  pitch:
    'Cada semana tu clínica pierde seis citas que alguien estaba esperando. Hueco las ofrece por WhatsApp en cuanto quedan libres y te dice cada lunes cuánto has recuperado. Sin cambiar de agenda.',
  ratings: {
    problem: {
      reason:
        'Seis citas perdidas a la semana, unos 240 €, son un daño frecuente; las clínicas, aun así, salen adelante.',
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
        'Las clínicas ya pagan cuotas así por su programa; cada mensaje de WhatsApp, en cambio, cuesta dinero.',
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
  advice: {
    headline:
      'Merece una prueba, pero cobrando por cita recuperada: con una cuota de 39 €, convencer a cada clínica te cuesta ocho meses de cuota.',
    parts: [
      {
        kind: 'why',
        title: 'Quién dice que sí al martes a las once',
        text: 'El agujero es real; lo que nadie ha demostrado es que se pueda llenar. Quien lleva dos semanas esperando suele esperar una tarde, y el hueco es a las once del martes. Dirán que sí los jubilados, los autónomos y quien teletrabaja cerca; los demás te silencian al tercer aviso inútil. Así que lo valioso no es el orden de la lista, sino saber quién puede venir mañana a esa hora.',
      },
      {
        kind: 'bet',
        title: 'Ocho euros, y solo si viene alguien',
        text: `**Para clínicas de Valencia con dos a cuatro fisioterapeutas y al menos tres huecos a la semana: 8 € por cada cita recuperada, sin cuota ni alta, domiciliados a fin de mes.** La palanca es el momento: la dueña te paga cuando ya ha cobrado ella, así que lo decide sola. De cada 40 € le quedan 32; con ocho al mes te paga 64 €, más que tu cuota, y le parece barato.

El primer mes manda los avisos a mano, desde el teléfono de la clínica. Programa después lo que te haya cansado hacer.`,
      },
      {
        kind: 'sums',
        title: 'Un mes con veinticinco clínicas',
        text: `Son suposiciones: se llena un hueco de cada tres, ocho citas al mes por clínica; entran dos clínicas al mes, a quince horas cada una contando las que dicen que no, y se va un 3 %. Tardas unos catorce meses.

| Al mes | |
| --- | --- |
| 200 citas a 8 € | 1.600 € |
| Avisos y comisión del cobro, 1 € por cita | −200 € |
| Autónomo y gestoría 150 €, seguro y programas 60 € | −210 € |
| **Queda antes de impuestos** | **1.190 €** |
| Horas: ventas y altas 30, dudas y ajustes 20 | 50 |
| **La hora** | **23,80 €** |

Un programador con empleo gana unos 18 € (suposición), pero el mes entero. En un año malo te quedas en doce clínicas y 462 € al mes. Desde cuatro cubres gastos; para vivir de ello (1.600 €) hacen falta 33 y unas 66 horas. Aparte van 900 € de abogado y unas 200 horas de programación.`,
      },
      {
        kind: 'doubts',
        title: 'Cuatro maneras de que falle',
        text: `1. **La cita se mueve en vez de recuperarse.** Quien tenía hora el jueves acepta el martes, y ahora está vacío el jueves. Cobra solo por quien no tenía cita esa semana, o la primera factura acaba en discusión. Un mes a mano te dice cuántas son.
2. **Son datos de salud.** Estar en esa lista ya dice que algo duele. La clínica responde y tú eres su encargado: sin contrato ni consentimiento no hay negocio.
3. **Ya lo tienen.** Quien trabaja con Doctoralia o Clinic Cloud no te comprará. Pregunta a las once qué usan.
4. **WhatsApp no es tuyo.** Meta aprueba cada plantilla antes de que puedas abrir conversación, y la cobra. Si la rechaza, queda el SMS, más caro.`,
      },
      {
        kind: 'week',
        title: 'Esta semana, el colegio primero',
        text: `1. Llama al colegio de fisioterapeutas: ¿puede una clínica ofrecer por WhatsApp un hueco a quien lo autorizó por escrito? Si no, se acaba aquí y gratis.
2. Envía a Meta una plantilla.
3. Pide a las tres clínicas la lista del último mes: canceladas con más de tres horas de aviso, y plantones.
4. Con el sí del colegio, ve a verlas: «Cada hueco que te llene con alguien que no tenía cita te cuesta 8 €, y nada si no viene nadie. Hoy me pagas cinco, 40 €; en cuatro semanas te devuelvo las que falten. ¿Empezamos el lunes?»

Tope de gasto: 60 €, en mensajes.`,
      },
      {
        kind: 'rules',
        title: 'Dentro de diez semanas',
        text: `Ofrécelo a veinte clínicas y cuenta las citas recuperadas y pagadas en las cuatro últimas semanas.

- **Seguir: cincuenta o más.** Dejan 140 € al mes y 11,20 € la hora, porque vender va por delante; son seis o siete clínicas, camino de las veinticinco.
- **Cambiar: de veinte a cuarenta y nueve.** Si los pacientes no aceptan, ofrece los huecos con dos días y no con horas. Si faltan huecos, dentistas. Si cada clínica cuesta más de quince horas, que la venda el proveedor que ya la visita, por una parte de los 8 €.
- **Parar: menos de veinte, o el colegio dice que no.**`,
      },
      {
        kind: 'ask',
        title: 'Lo que me haría cambiar de opinión',
        text: 'De las seis que se pierden, ¿cuántas se cancelan y cuántas son plantones? Si la mayoría no avisa, no hay hueco que ofrecer: nadie se entera hasta que ha pasado. Entonces falta una señal al reservar, y te diría que hagas eso y olvides la lista.',
      },
    ],
    verdict: 'test',
    sums: {
      unit: 'cita recuperada',
      currency: 'EUR',
      lines: [
        { kind: 'price', what: 'Por cita recuperada', value: 8, basis: 'open' },
        { kind: 'cost', what: 'Avisos de WhatsApp', value: 0.75, basis: 'open' },
        { kind: 'cost', what: 'Comisión del cobro', value: 0.25, basis: 'open' },
        { kind: 'hours', what: 'Ventas y altas', value: 0.15, basis: 'open' },
        { kind: 'hours', what: 'Dudas y ajustes', value: 0.1, basis: 'open' },
        { kind: 'fixed', what: 'Autónomo y gestoría', value: 150, basis: 'known' },
        { kind: 'fixed', what: 'Seguro y programas', value: 60, basis: 'known' },
        { kind: 'start', what: 'Abogado y textos legales', value: 900, basis: 'known' },
        { kind: 'units', what: 'Ocho en 25 clínicas', value: 200, basis: 'open' },
      ],
      wage: 18,
      month: 1190,
      hour: 23.8,
    },
  },
});
