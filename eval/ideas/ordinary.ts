import type { CalibrationIdea } from './idea.ts';

/** Sound, known kinds of business: with a clear customer and price, but with little that is new or tested. */
export const ordinary: readonly CalibrationIdea[] = [
  {
    id: 'uniforms-web',
    es: 'Una web donde las familias de un mismo colegio se vendan los uniformes que ya no les valen a los niños. Cada septiembre se van unos 200 € por hijo en ropa nueva y la vieja acaba en el trastero. Cobraríamos 1 € por prenda vendida y la entrega se haría en la puerta del colegio. Empezaría por los tres colegios de mi barrio hablando con sus asociaciones de padres. Hay aplicaciones generales de segunda mano, pero ahí cuesta encontrar la talla y el escudo que buscas.',
    en: 'A website where families at the same school sell each other the uniforms their children have grown out of. Every September around £200 a child goes on new clothes while the old ones end up in the loft. We would charge £1 per item sold, handed over at the school gate. I would start with the three schools in my area by talking to their parents’ associations. There are general second-hand apps, but it is hard to find the right size and the right crest on them.',
  },
  {
    id: 'dental-reminders',
    es: 'Servicio de recordatorios por WhatsApp para clínicas dentales pequeñas. Muchos pacientes no se presentan y la recepcionista pierde la mañana llamando uno a uno. La clínica subiría su agenda y el sistema avisaría el día antes y pediría confirmación. Cobraríamos 30 € al mes. Algunos programas de gestión ya lo incluyen, aunque en consultas de uno o dos sillones no suelen tenerlos. Una primera versión estaría lista en dos meses.',
    en: 'Text-message reminders for small dental practices. Plenty of patients do not turn up, and the receptionist spends the morning ringing round. The practice would upload its diary, and the system would message people the day before and ask them to confirm. We would charge £30 a month. Some practice software has this built in already, though surgeries with one or two chairs do not usually own it. A first version would take two months.',
  },
  {
    id: 'bike-repair-van',
    es: 'Taller de bicis a domicilio en Sevilla. Furgoneta equipada, cita por la web, revisión 35 €, pinchazo 15 €. Para gente que va al trabajo en bici y no tiene tiempo de llevarla al taller y quedarse dos días sin ella. Unos 6 servicios al día para cubrir gastos. Los talleres de barrio reparan igual de bien pero no se desplazan. Empezaría los sábados, delante de oficinas.',
    en: 'Mobile bike workshop in Bristol. Kitted-out van, booking online, full service £35, puncture £15. For people who cycle to work and have no time to drop the bike at a shop and do without it for two days. Around 6 jobs a day to break even. Local shops do the work just as well but will not come to you. Would start on Saturdays outside office blocks.',
  },
  {
    id: 'dog-walks-office',
    strongerThan: 'dogs-vague',
    es: 'Paseo de perros para gente de mi barrio, Chamberí, que trabaja en oficina y deja al perro solo nueve horas. Dos paseos al día en grupos de cuatro como mucho, con foto y recorrido en el móvil al terminar. 180 € al mes por perro, 12 € el paseo suelto. Con quince perros fijos vivimos dos personas. Hay paseadores sueltos que cobran menos y en negro; nosotros tendríamos seguro y siempre sería la misma persona. He preguntado a ocho vecinos y cinco me dicen que lo probarían.',
    en: 'Dog walking for people in my area, Clapham, who work in an office and leave the dog on its own for nine hours. Two walks a day in groups of four at most, with a photo and the route sent to your phone afterwards. £180 a month per dog, £12 for a single walk. Fifteen regular dogs would keep two of us. There are walkers who charge less, cash in hand; we would be insured and it would always be the same person. I asked eight neighbours and five say they would give it a go.',
  },
  {
    id: 'cooking-for-students',
    strongerThan: 'cooking-videos',
    es: 'Clases de cocina de diario para universitarios que se van de casa y acaban cenando pizza. Grupos de ocho en la cocina de una academia de hostelería que por las tardes está vacía, en Salamanca, donde hay 30.000 estudiantes. Cuatro tardes, 60 € con la comida incluida: los ingredientes y la cocina salen por 22 € por alumno. Cada cual se lleva las raciones a casa para la semana. Se anunciaría en las residencias y en los grupos de primero. Cursos de cocina hay muchos, pero para aficionados y a 50 € la tarde.',
    en: 'Everyday cooking lessons for students who have left home and live on pizza. Groups of eight in the kitchen of a catering college that sits empty in the evenings, in Durham, where there are 20,000 students. Four evenings for £60, food included: ingredients and kitchen come to £22 per student. Everyone takes portions home for the week. We would advertise in halls and in first-year group chats. There are lots of cookery courses, but they are for hobbyists and cost £50 an evening.',
  },
  {
    id: 'gym-lunches',
    es: 'tuppers para gente que va al gimnasio y no tiene tiempo de cocinar, con las proteinas y calorias puestas en la etiqueta. pack de 10 comidas a 65€ y se recogen en el propio gimnasio los lunes, asi no hay que pagar reparto. empezaria con 2 gimnasios de mi ciudad que conozco a los dueños y les daria un 10%. se que hay marcas grandes que lo mandan a casa pero sale mas caro y viene todo congelado. cocina alquilada por horas de momento',
    en: 'lunch boxes for people who go to the gym and dont have time to cook, protein and calories printed on the label. pack of 10 meals for £65 and you pick them up at the gym itself on mondays so theres no delivery to pay. id start with 2 gyms in my town where i know the owners and give them 10%. i know there are big brands that post it to your door but its dearer and it all comes frozen. rented kitchen by the hour for now',
  },
  {
    id: 'craft-sellers-accounts',
    es: 'La plataforma llevaría la contabilidad de las artesanas que venden por internet como segundo trabajo. Descarga las ventas de las tiendas en línea más usadas, separa comisiones y envíos y prepara los impuestos del trimestre. Ahora lo hacen con una hoja de cálculo la víspera, o pagan 50 € al mes a una gestoría que no entiende sus ventas. La suscripción costaría 9 € al mes. Los programas de contabilidad conocidos están pensados para empresas y se les quedan grandes. Se daría a conocer en ferias de artesanía y foros del gremio.',
    en: 'The platform would keep the books for craft makers who sell online as a second job. It downloads sales from the usual marketplaces, splits out fees and postage, and gets the tax return ready. At the moment they do it in a spreadsheet the night before, or pay an accountant £50 a month who does not understand their sales. A subscription would cost £9 a month. Well-known accounting packages are made for companies and are more than they need. It would be promoted at craft fairs and in makers’ forums.',
  },
  {
    id: 'phone-help-elderly',
    es: 'Clases de móvil a domicilio para personas mayores que viven solas: pedir cita médica, hacer videollamadas con los nietos, distinguir un mensaje falso del banco. 18 € la hora, bono de cinco por 80 €; lo suelen pagar los hijos. Profesores: estudiantes de la zona, a 11 € la hora. El ayuntamiento da cursos gratis, pero en grupo y a mucha gente le da vergüenza preguntar. Mi madre y sus amigas fueron las primeras alumnas.',
    en: 'Phone lessons at home for older people who live alone: booking the GP, video calls with the grandchildren, spotting a fake message from the bank. £18 an hour, five hours for £80; usually the children pay. Tutors: local students on £11 an hour. The council runs free courses, but in groups, and many people are embarrassed to ask in front of others. My mother and her friends were the first pupils.',
  },
];
