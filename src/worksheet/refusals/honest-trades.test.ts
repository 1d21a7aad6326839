import { describe, expect, it } from 'vitest';
import { readSignals } from '../signals/read-signals.ts';
import { judge } from '../verdict.ts';

/** Honest trades whose words a list of bad or impossible things might hold too. */
const HONEST = [
  [
    'Traducimos manuales de maquinaria para fabricantes que exportan. Hoy mandan el texto a una agencia que no sabe los términos. Todavía no tenemos clientes, pero uno de los socios lleva quince años en máquina herramienta.',
    "We translate machinery manuals for manufacturers that export. Today they send the text to an agency that doesn't know the terms. We don't have clients yet, but one of the partners has worked in machine tools for fifteen years.",
  ],
  [
    'Asesoría para gente ahogada por tarjetas revolving y microcréditos al 25 % mensual. Reclamamos intereses abusivos al banco y cobramos un 15 % de lo recuperado. Llevamos 62 casos ganados.',
    'Advice for people drowning in revolving cards and microloans at 25% a month. We claim back abusive interest from the bank and charge 15% of what is recovered. We have won 62 cases.',
  ],
  [
    'Talleres en colegios sobre engaños en internet: adultos que se hacen pasar por niños, retos peligrosos y fotos íntimas que acaban compartidas. 180 € por clase, los paga la asociación de familias.',
    'School workshops on deceit online: adults who pretend to be children, dangerous challenges and intimate photos that end up shared. €180 per class, paid by the parents association.',
  ],
  [
    'Matadero móvil para ganaderos pequeños: un camión va a la finca, aturde y sacrifica al animal sin viaje y sin estrés, con veterinario oficial. 95 € por vaca. Hoy conducen 140 km hasta el más cercano.',
    'A mobile slaughterhouse for small farmers: a lorry goes to the farm, stuns and kills the animal with no journey and no stress, with an official vet. €95 per cow. Today they drive 140 km to the nearest one.',
  ],
  [
    'Sala de escape sobre un asesinato en un manicomio: sesenta minutos encerrados, falsos cadáveres y un asesino que te persigue. 18 € por persona, grupos de seis.',
    'An escape room about a murder in an asylum: sixty minutes locked in, fake corpses and a killer chasing you. €18 per person, groups of six.',
  ],
  [
    'Hackeamos empresas con su permiso por escrito: entramos en su red, robamos datos de prueba y les contamos por dónde pasamos. 2.900 € por auditoría a clínicas y gestorías.',
    'We hack companies with their written permission: we get into their network, steal test data and tell them how we got through. €2,900 per audit for clinics and accountants.',
  ],
  [
    'Acompañamos a testigos y víctimas de violación antes y durante el juicio: les explicamos la sala, esperamos con ellas y evitamos que se crucen con el agresor. Lo paga la consejería de justicia.',
    'We support witnesses and rape victims before and during the trial: we explain the courtroom, wait with them and keep them from meeting the attacker. Paid for by the regional justice department.',
  ],
  [
    'Línea de ayuda para quienes han caído en una estafa amorosa: psicóloga y abogada, 40 € la hora. Conocen a un falso militar, le mandan 20.000 € y les da vergüenza contarlo.',
    'A helpline for people who fell for a romance scam: a psychologist and a lawyer, €40 an hour. They meet a fake soldier, send him €20,000 and are ashamed to tell anyone.',
  ],
  [
    'App para gestionar vacas lecheras: partos, vacunas y litros por animal. 0,50 € por vaca y mes. Los ganaderos lo apuntan en una libreta que se moja.',
    'An app to manage dairy cows: births, vaccines and litres per animal. €0.50 per cow a month. Farmers write it in a notebook that gets wet.',
  ],
  [
    'Veterinaria que asesora por videollamada a dueños de gatos con diabetes: enseño a pinchar la insulina y reviso cada semana. 22 € la consulta.',
    'A vet who advises owners of cats with diabetes by video call: I teach them to inject insulin and check every week. €22 a consultation.',
  ],
  [
    'Hotel con vistas a las nubes en un puerto de montaña, ocho habitaciones, 95 € con cena. En otoño el valle se llena de niebla y vienen fotógrafos.',
    'A hotel with views over the clouds on a mountain pass, eight rooms, €95 with dinner. In autumn the valley fills with fog and photographers come.',
  ],
  [
    'Vendemos silencio: cabinas insonorizadas para oficinas diáfanas, 3.400 € montadas. En una planta de 40 personas nadie puede hablar por teléfono.',
    'We sell silence: soundproof booths for open-plan offices, €3,400 fitted. On a floor of 40 people nobody can talk on the phone.',
  ],
  [
    'Cápsulas del tiempo para bodas: los invitados escriben cartas al futuro y las devolvemos a los diez años. 120 € por boda.',
    'Time capsules for weddings: guests write letters to the future and we return them after ten years. €120 per wedding.',
  ],
  [
    'Servicio de mudanzas discretas para mujeres que dejan a su maltratador: vamos con la policía, en una mañana y sin que él lo sepa. Lo paga el instituto de la mujer.',
    "Discreet removals for women leaving an abuser: we go with the police, in one morning and without him knowing. Paid for by the women's institute.",
  ],
  [
    'Zapatos de chocolate para escaparates y regalos: tacón de aguja en negro o con leche. 28 € la pieza. Pastelera con obrador en Gijón.',
    'Chocolate shoes for window displays and gifts: a stiletto in dark or milk. €28 each. Pastry chef with a workshop in Gijón.',
  ],
  [
    'Baterías domésticas de segunda vida hechas con celdas de coche: 2.100 € instaladas, guardan el sobrante de las placas solares y lo venden por la noche.',
    'Second-life home batteries made with car cells: €2,100 fitted, they store the surplus from the solar panels and sell it at night.',
  ],
  [
    'Césped artificial y plantas falsas de calidad para oficinas sin luz. 35 € el metro colocado. Nadie tiene que regar.',
    'Artificial grass and good fake plants for offices without light. €35 a metre laid. Nobody has to water.',
  ],
  [
    'Retiros de yoga y silencio para gente con cáncer, junto a su tratamiento y con su oncóloga informada. 300 € el fin de semana.',
    'Yoga and silence retreats for people with cancer, alongside their treatment and with their oncologist informed. €300 a weekend.',
  ],
  [
    'Quema controlada de rastrojos y monte bajo con permiso forestal para evitar incendios. 200 € la hectárea, cuadrilla de seis con bombero.',
    'Controlled burning of stubble and scrub with a forestry permit to prevent fires. €200 a hectare, a crew of six with a firefighter.',
  ],
  [
    'Cocina fantasma para cuatro marcas de comida asiática, solo reparto. 2.000 pedidos al mes. Ticket medio de 19 €.',
    'A ghost kitchen for four Asian food brands, delivery only. 2,000 orders a month. Average order €19.',
  ],
  [
    'Clientes misteriosos: visitamos tiendas haciéndonos pasar por compradores y contamos a la marca cómo atienden. 40 € por visita.',
    'Mystery shoppers: we visit shops posing as buyers and tell the brand how they serve. €40 a visit.',
  ],
  [
    'Simulamos entrevistas de trabajo. Cobramos 20 € por cliente en Sevilla.',
    'We run simulated job interviews. We charge €20 per customer in Leeds.',
  ],
  [
    'Home staging: escenificamos pisos. Cobramos 20 € por cliente en Sevilla.',
    'We stage homes and flats for sale. We charge €20 per customer in Leeds.',
  ],
  [
    'Instalamos falsos techos en pisos. Cobramos 20 € por cliente en Sevilla.',
    'We fit false ceilings in flats. We charge €20 per customer in Leeds.',
  ],
  [
    'Bolsos de falso cuero vegetal. Cobramos 20 € por cliente en Sevilla.',
    'Faux leather bags. We charge €20 per customer in Leeds.',
  ],
  [
    'Ropa acolchada para ciclistas. Cobramos 20 € por cliente en Sevilla.',
    'Padded clothes for cyclists. We charge €20 per customer in Leeds.',
  ],
  [
    'Fiesta de piratas para niños. Cobramos 20 € por cliente en Sevilla.',
    'Pirate parties for children. We charge €20 per customer in Leeds.',
  ],
  [
    'Rutas de fantasmas para gente valiente. Cobramos 20 € por cliente en Sevilla.',
    'Ghost tours for brave people. We charge €20 per customer in Leeds.',
  ],
  [
    'Fotos retocadas para bodas. Cobramos 20 € por cliente en Sevilla.',
    'Retouched photos for weddings. We charge €20 per customer in Leeds.',
  ],
  [
    'Visitamos a familias con bebés. Cobramos 20 € por cliente en Sevilla.',
    'We visit families with babies. We charge €20 per customer in Leeds.',
  ],
  [
    'Visitamos clientes con muestras. Cobramos 20 € por cliente en Sevilla.',
    'We visit customers with samples. We charge €20 per customer in Leeds.',
  ],
  [
    'Castillos hinchables inflados para niños. Cobramos 20 € por cliente en Sevilla.',
    'Inflated bouncy castles for children. We charge €20 per customer in Leeds.',
  ],
  [
    'Porteros de discoteca formados para negocios. Cobramos 20 € por cliente en Sevilla.',
    'Trained bouncers for business. We charge €20 per customer in Leeds.',
  ],
  [
    'Sustituimos matrículas viejas. Cobramos 20 € por cliente en Sevilla.',
    'We replace old number plates. We charge €20 per customer in Leeds.',
  ],
  [
    'Cambiamos contadores de agua. Cobramos 20 € por cliente en Sevilla.',
    'We replace water meters. We charge €20 per customer in Leeds.',
  ],
  [
    'Repintamos y cambiamos el filtro de partículas. Cobramos 20 € por cliente en Sevilla.',
    'We replace particle filters. We charge €20 per customer in Leeds.',
  ],
  [
    'Publicamos anuncios a cambio de dinero. Cobramos 20 € por cliente en Sevilla.',
    'We publish ads in exchange for money. We charge €20 per customer in Leeds.',
  ],
  [
    'Compartimos coche a cambio de dinero. Cobramos 20 € por cliente en Sevilla.',
    'We share cars in exchange for money. We charge €20 per customer in Leeds.',
  ],
  [
    'Tapamos juntas. Cobramos 20 € por cliente en Sevilla.',
    'We deliver weed control. We charge €20 per customer in Leeds.',
  ],
  [
    'Control de malas hierbas: quitamos. Cobramos 20 € por cliente en Sevilla.',
    'We sell weed killer for gardens. We charge €20 per customer in Leeds.',
  ],
  [
    'Inyección de plástico en un garaje. Cobramos 20 € por cliente en Sevilla.',
    'Plastic injection in a garage. We charge €20 per customer in Leeds.',
  ],
  [
    'Convencemos a los niños de comer verdura. Cobramos 20 € por cliente en Sevilla.',
    'We convince children to eat vegetables. We charge €20 per customer in Leeds.',
  ],
  [
    'Engañamos a la vista: murales. Cobramos 20 € por cliente en Sevilla.',
    'We trick people with optical illusions. We charge €20 per customer in Leeds.',
  ],
  [
    'Encargos de tatuajes temporales falsos para niños. Cobramos 20 € por cliente en Sevilla.',
    'Fake tattoos for children. We charge €20 per customer in Leeds.',
  ],
  [
    'Dinero falso para juegos de niños. Cobramos 20 € por cliente en Sevilla.',
    'Fake money for children. We charge €20 per customer in Leeds.',
  ],
  [
    'Velas LED con llama falsa para casas. Cobramos 20 € por cliente en Sevilla.',
    'Fake flame candles for houses. We charge €20 per customer in Leeds.',
  ],
  [
    'Presionamos aceitunas de vecinos. Cobramos 20 € por cliente en Sevilla.',
    'We squeeze oranges for shops. We charge €20 per customer in Leeds.',
  ],
  ['Vendo hornos de pan para casa. 20 € la unidad.', 'Selling bread ovens for the home. €20 each.'],
  ['Botas de agua para niños. 20 € la unidad.', 'Wellington boots for children. €20 each.'],
  ['Cuchillos de jamón hechos a mano. 20 € la unidad.', 'Handmade ham knives. €20 each.'],
  ['Botas de nieve. 20 € la unidad.', 'Snow boots. €20 each.'],
  ['Teteras de cristal. 20 € la unidad.', 'Glass teapots. €20 each.'],
  ['Ladrillos de vidrio para baños. 20 € la unidad.', 'Glass bricks for bathrooms. €20 each.'],
  [
    'Impermeables para ovejas recién esquiladas. 20 € la unidad.',
    'Raincoats for freshly shorn sheep. €20 each.',
  ],
  ['Restaurante para comer peces del río. 20 € la unidad.', 'A restaurant to eat river fish. €20 each.'],
  ['Coches para el transporte de gallinas. 20 € la unidad.', 'Cars for transporting hens. €20 each.'],
  ['Bicis para repartir plantas. 20 € la unidad.', 'Bikes to deliver plants. €20 each.'],
  ['Vendo toldos de sombra. 20 € la unidad.', 'I sell shade awnings. €20 each.'],
  ['Alquilo cámaras de niebla. 20 € la unidad.', 'I rent fog machines. €20 each.'],
  ['Guardería para plantas. 20 € la unidad.', 'Nursery for plants. €20 each.'],
  [
    'Cartas al futuro: te guardamos una carta. 20 € la unidad.',
    'Letters to the future: we keep a letter for you. €20 each.',
  ],
  ['Restaurante con vistas a las nubes. 20 € la unidad.', 'Restaurant with views of the clouds. €20 each.'],
] as const;

/** What might be meant otherwise, in a text that tells nothing else. */
const ODD = [
  [
    'Alquilamos minutos de ayer a ejecutivos, 30 € el minuto.',
    'We rent out minutes from yesterday to executives, €30 a minute.',
  ],
  ['Almohadas de clavos, 60 € cada una.', 'Pillows of nails, €60 each.'],
] as const;

const judged = (idea: string) => judge(readSignals(idea));

describe.each([0, 1] as const)('in language %i', (language) => {
  it.each(HONEST.map((pair) => pair[language]))('neither refuses nor mocks: %s', (idea) => {
    const { verdict, absurd } = judged(idea);
    expect(['judged', 'too_little_said']).toContain(verdict);
    expect(absurd).toBeUndefined();
  });

  it.each(ODD.map((pair) => pair[language]))('only suspects: %s', (idea) => {
    expect(judged(idea)).toMatchObject({ verdict: 'judged', doubtful: true });
  });
});
