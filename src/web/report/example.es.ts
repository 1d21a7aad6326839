import { exampleReport } from './example.ts';

export const example = exampleReport('es', {
  idea: 'Una lista de espera para clínicas de fisioterapia de uno a cuatro profesionales. Cuando un paciente cancela con poco margen, el hueco se ofrece por WhatsApp a quienes esperan cita y se lo queda el primero que acepta. Las clínicas con las que hemos hablado pierden unas seis citas a la semana, alrededor de 240 €. Cobraríamos 39 € al mes por clínica, sin permanencia. No sustituye la agenda: lee el calendario de Google que ya usan, y por eso se pone en marcha en una tarde. Hemos hablado con 11 clínicas de Valencia y 3 quieren probarlo en enero.',
  interpretation:
    'Propones recuperar las citas que se cancelan a última hora en clínicas de fisioterapia pequeñas: el hueco se ofrece por WhatsApp a quien espera. No cambias su agenda, la completas, y a 39 € al mes basta con una cita recuperada. Queda sin decir cuántos huecos se llenan de verdad.',
  improvedIdea:
    'Un servicio que llena los huecos de última hora de clínicas de fisioterapia de Valencia: avisa por WhatsApp a quien espera y puede venir, y la clínica paga 8 € más IVA por cada paciente que acude sin tener cita esa semana. El primer mes se hace a mano; la agenda de la clínica no se toca.',
  improvedPoints: [
    'Consentimiento para WhatsApp firmado en la propia clínica.',
    'Avisos solo a quien puede venir a esa hora.',
    'Cada lunes, la cuenta de lo recuperado.',
  ],
  functionality:
    '1. La clínica conecta su calendario y apunta quién espera y cuándo puede venir. 2. Si se cae una cita de las próximas 48 horas, se avisa por WhatsApp a los tres que mejor encajan. 3. El primero que acepta se la queda. 4. A fin de mes se cobran 8 € más IVA por cada una, con la lista de las citas.',
  strategicAnalysis: {
    problemsSolved: [
      'Huecos vacíos porque no hay tiempo de llamar uno a uno.',
      'Pacientes con dolor que esperan mientras mañana hay horas libres.',
    ],
    targetAudience: [
      'Clínicas de Valencia de 2 a 4 fisioterapeutas',
      'Con tres huecos o más a la semana',
      'Agenda en Google Calendar',
    ],
    valueProposition:
      'Cobra las horas que hoy pierdes, sin cambiar de agenda ni llamar a nadie, y paga solo por el paciente que viene.',
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
      'Doctoralia o Clinic Cloud incluyen los avisos en su cuota.',
      'Una reclamación de protección de datos en los primeros meses.',
    ],
  },
  alternativeApproaches: [
    'Cuota mensual: cuando las clínicas recuperen lo mismo cada mes y prefieran un gasto fijo.',
    'Complemento de un programa mediano: si vender clínica a clínica cuesta más de quince horas.',
    'Cadenas de 10 a 30 centros: cuando haya datos de un año y alguien que las atienda.',
  ],
  monetization: [
    '8 € más IVA por cita recuperada, domiciliados a fin de mes.',
    'Cinco citas por adelantado al empezar; se devuelven las que falten.',
    'Más adelante, lo mismo en podología y odontología.',
  ],
  projectName: 'Hueco',
  pitch:
    'Cada semana tu clínica pierde seis citas que alguien estaba esperando. Hueco las ofrece por WhatsApp en cuanto quedan libres. Sin cambiar de agenda: pagas 8 € por paciente que viene, y nada si no viene nadie.',
  ratings: {
    problem: {
      reason:
        'Seis citas perdidas a la semana, unos 240 €, son un daño frecuente; las clínicas, aun así, salen adelante.',
    },
    market: {
      reason:
        'Hay muchas clínicas pequeñas y es fácil encontrarlas; no se sabe cuántas usan Google Calendar.',
    },
    difference: {
      reason: 'No sustituir la agenda es una ventaja concreta, aunque un programa grande puede copiarla.',
    },
    earning: {
      reason:
        'Las clínicas ya pagan cuotas así por su programa; cada mensaje de WhatsApp, en cambio, cuesta dinero.',
    },
    feasibility: {
      reason:
        'Google Calendar y WhatsApp Business tienen interfaces conocidas; falta la autorización de los mensajes.',
    },
    evidence: {
      reason:
        'Once conversaciones y tres clínicas interesadas son más que una opinión, pero nadie ha pagado.',
    },
  },
  headline:
    'Merece una prueba, pero cobrando por cita recuperada: con una cuota de 39 €, convencer a cada clínica te cuesta ocho meses de cuota.',
  decision: 'test',
  answer: `El agujero es real; lo que nadie ha demostrado es que se pueda llenar. Quien lleva dos semanas esperando suele esperar una tarde, y el hueco es a las once del martes. Dirán que sí los jubilados, los autónomos y quien teletrabaja cerca; los demás te silencian al tercer aviso inútil. Así que lo valioso no es el orden de la lista, sino saber quién puede venir mañana a esa hora.

## Tu cuota no paga tus visitas

Ganar una clínica cuesta unas quince horas, contando las que dicen que no. A 18 € la hora son 270 €, y de los 39 € te quedan 32 cuando has pagado los mensajes y el cobro: más de ocho meses hasta que esa clínica se paga a sí misma, y puede irse al segundo. Con veinticinco clínicas, y los mismos gastos que pongo abajo, tu plan deja 420 € al mes y 8,40 € la hora.

## Ocho euros, y solo si viene alguien

**Para clínicas de Valencia con dos a cuatro fisioterapeutas y al menos tres huecos a la semana: 8 € más IVA por cada cita recuperada, sin cuota ni alta, domiciliados a fin de mes.** La palanca es el momento: la dueña te paga cuando ya ha cobrado ella, así que lo decide sola. Como la fisioterapia está exenta de IVA, el tuyo no se lo puede deducir: a ella le cuestas 9,68 €, y de cada 40 € le quedan 30,32. Con ocho citas al mes te paga 77 € y ha cobrado 320.

Conserva lo mejor de lo tuyo: no tocar la agenda. El primer mes manda los avisos a mano, desde el teléfono de la clínica, y programa después lo que te haya cansado hacer.

## Un mes con veinticinco clínicas

Son suposiciones: se llena un hueco de cada tres, ocho citas al mes por clínica; entran dos clínicas al mes y se va un 3 %. Tardas unos catorce meses.

| Al mes | |
| --- | --- |
| 200 citas a 8 €, IVA aparte | 1.600 € |
| Avisos y comisión del cobro, 1 € por cita | −200 € |
| Cuota de autónomo 260 €, gestoría 60 € | −320 € |
| Seguro y programas | −60 € |
| **Queda antes de impuestos** | **1.020 €** |
| Horas: ventas y altas 30, dudas y ajustes 20 | 50 |
| **La hora** | **20,40 €** |

Un programador con empleo gana unos 18 € la hora (suposición), pero el mes entero: esto es un segundo sueldo, no el primero. Si te quedas en doce clínicas son 292 € al mes. Con siete cubres gastos; para vivir de ello (1.600 €) hacen falta 36, y unas 72 horas. Aparte van 900 € de abogado y unas 200 horas de programación.

## Tres maneras de que falle

1. **La cita se mueve en vez de recuperarse.** Quien tenía hora el jueves acepta el martes, y ahora está vacío el jueves. Cobra solo por quien no tenía cita esa semana, o la primera factura acaba en discusión. Un mes a mano te dice cuántas son.
2. **Son datos de salud.** Estar en esa lista ya dice que algo duele. La clínica responde y tú eres su encargado: sin contrato ni consentimiento por escrito no hay negocio.
3. **Ya lo tienen.** Quien trabaja con Doctoralia o Clinic Cloud no te comprará. Pregunta a las once qué usan.

## Esta semana, el colegio primero

1. Llama al Colegio de Fisioterapeutas de la Comunidad Valenciana: ¿puede una clínica ofrecer por WhatsApp un hueco a quien lo autorizó por escrito? Si no, se acaba aquí, y gratis.
2. Pide a Meta el visto bueno del aviso.
3. Pide a las tres clínicas la lista del último mes: canceladas con más de tres horas de aviso, y plantones.
4. Con el sí del colegio, ve a verlas y diles esto:

> Cada hueco que te llene con alguien que no tenía cita te cuesta 8 € más IVA, y nada si no viene nadie. Hoy me pagas cinco; en cuatro semanas te devuelvo las que falten. ¿Empezamos el lunes?

El aviso para cada paciente, con el nombre de la clínica arriba:

> Hola, Marta: mañana a las 11:00 ha quedado una hora libre. Si la quieres, contesta SÍ en la próxima media hora y es tuya. Si prefieres que no te avisemos más, contesta BAJA.

Tope de gasto: 60 €, en mensajes.

## Dentro de diez semanas

Ofrécelo a veinte clínicas y cuenta las citas recuperadas y pagadas en las cuatro últimas semanas.

- **Seguir: sesenta o más.** Son siete u ocho clínicas, camino de las veinticinco. Dejan 220 € al mes mientras pagues la cuota reducida del primer año, 80 €.
- **Cambiar: de veinticinco a cincuenta y nueve.** Si los pacientes no aceptan, ofrece los huecos con dos días y no con horas. Si faltan huecos, dentistas. Si cada clínica cuesta más de quince horas, que la venda el proveedor que ya la visita, por una parte de los 8 €.
- **Parar: menos de veinticinco, o el colegio dice que no.**

## Lo que me haría cambiar de opinión

De las seis que se pierden, ¿cuántas se cancelan y cuántas son plantones? Si la mayoría no avisa, no hay hueco que ofrecer: nadie se entera hasta que ha pasado. Entonces falta una señal al reservar, y te diría que hagas eso y olvides la lista.`,
  sums: {
    unit: 'cita recuperada',
    currency: 'EUR',
    lines: [
      { kind: 'price', what: 'Por cita recuperada', value: 8, basis: 'open' },
      { kind: 'cost', what: 'Avisos de WhatsApp', value: 0.75, basis: 'open' },
      { kind: 'cost', what: 'Comisión del cobro', value: 0.25, basis: 'open' },
      { kind: 'hours', what: 'Ventas y altas', value: 0.15, basis: 'open' },
      { kind: 'hours', what: 'Dudas y ajustes', value: 0.1, basis: 'open' },
      { kind: 'fixed', what: 'Autónomo y gestoría', value: 320, basis: 'known' },
      { kind: 'fixed', what: 'Seguro y programas', value: 60, basis: 'known' },
      { kind: 'start', what: 'Abogado y textos legales', value: 900, basis: 'known' },
      { kind: 'units', what: 'Ocho en 25 clínicas', value: 200, basis: 'open' },
    ],
    wage: 18,
    month: 1020,
    hour: 20.4,
  },
});
