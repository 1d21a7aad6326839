import type { IdeaInTwoVersions } from './idea.ts';

/** Each idea solves a costly, frequent problem of a trade that already pays for poor solutions. Neither version reports a test. */
export const strongInTwoVersions: readonly IdeaInTwoVersions[] = [
  {
    id: 'dental-scans',
    why: 'A remade crown costs the dentist an hour and the laboratory the piece; the moment to prevent it is known and nobody checks it.',
    terse: {
      es: 'Un programa que revisa el escaneo de la boca antes de que el paciente se levante del sillón y avisa si el laboratorio va a tener que devolverlo. 2 € por escaneo.',
      en: 'Software that checks a mouth scan before the patient leaves the chair and warns if the dental lab will have to send it back. £2 a scan.',
    },
    complete: {
      es: 'Cuando el escaneo de una muela tallada sale con un hueco o el margen no se ve, el laboratorio lo devuelve o, peor, hace una corona que no ajusta. Hay que volver a citar al paciente: una hora de sillón y una pieza a la basura. Nuestro programa lee el archivo que sale de cualquier escáner, lo compara con lo que cada laboratorio necesita y, en medio minuto, pinta en rojo la zona que hay que repetir, con el paciente todavía sentado. Lo pagan las clínicas, 2 € por escaneo o 90 € al mes; servidores y soporte nos cuestan unos 12 € por clínica. Se vendería a través de los laboratorios, que atienden cada uno a treinta o cuarenta clínicas y son los primeros interesados en no repetir. Empezaríamos con coronas sueltas en zirconio, que son la mayoría del trabajo, y después puentes e implantes.',
      en: 'When the scan of a prepared tooth has a gap, or its margin cannot be seen, the dental laboratory sends it back or, worse, makes a crown that does not fit. The patient has to come again: an hour of the chair and a piece in the bin. Our software reads the file from any scanner, compares it with what each laboratory needs and, within half a minute, marks in red the area to scan again, with the patient still in the chair. Practices pay £2 a scan or £80 a month; servers and support cost us about £10 per practice. It would be sold through laboratories, each of which serves thirty or forty practices and has every reason to want fewer remakes. We would begin with single zirconia crowns, which are most of the work, then bridges and implants.',
    },
  },
  {
    id: 'rural-vet-nights',
    why: 'Night duty drives country vets out of the job; sharing it has a payer, a saving and neighbours who cannot agree it among themselves.',
    terse: {
      es: 'Un turno de noche común para las clínicas veterinarias de una comarca: centralita, triaje por vídeo y un solo veterinario de guardia. Cada clínica paga 350 € al mes.',
      en: 'One shared night rota for all the vets of a rural district: a switchboard, triage by video and a single vet on call. Each practice pays £320 a month.',
    },
    complete: {
      es: 'Las clínicas veterinarias de pueblo tienen uno o dos veterinarios que hacen guardia noche sí, noche no, casi siempre por llamadas que podían esperar a la mañana. Por eso cuesta tanto contratar y más de uno lo deja. Proponemos un servicio de guardias por comarca: de nueve de la noche a ocho de la mañana el teléfono de todas suena en nuestra centralita, una auxiliar pregunta y mira al animal por vídeo, y solo si hace falta despierta al veterinario de guardia, que es uno para quince clínicas. Cada clínica paga 350 € al mes; con quince entran 5.250 €, y la auxiliar y el plus del veterinario cuestan 3.900 €. El dueño paga la urgencia aparte, como ahora, y el cliente sigue siendo de su clínica: por la mañana recibe el informe. Se ofrecería por medio de los colegios provinciales, empezando por una comarca de ganado y mascotas a menos de una hora de coche de punta a punta.',
      en: 'Country vets work in practices of one or two, on call every other night, mostly for telephone calls that could have waited until morning. That is why it is so hard to hire and why good people leave. We propose a night service by district: from nine in the evening to eight in the morning every practice’s phone rings at our switchboard, a nurse asks questions and looks at the animal by video, and only if needed wakes the vet on call, one for fifteen practices. Each practice pays £320 a month; fifteen bring in £4,800, and the nurse and the vet’s allowance cost £3,600. The owner pays for the emergency as today, and remains a client of their own practice, which gets the notes in the morning. It would be offered through the regional associations, beginning with one district that can be crossed by car in under an hour.',
    },
  },
  {
    id: 'solar-faults',
    why: 'Owners of small plants lose output for months without noticing; paying from what is recovered removes the objection.',
    terse: {
      es: 'Detectar placas solares averiadas en naves y granjas comparando lo que producen con las instalaciones vecinas. Se cobra un 20 % de lo recuperado el primer año.',
      en: 'Spotting faulty solar panels on warehouses and farms by comparing their output with neighbouring roofs. The fee is 20% of what is recovered in the first year.',
    },
    complete: {
      es: 'Las instalaciones solares medianas, de 50 a 500 kW, están en tejados de naves, granjas y bodegas cuyo dueño no mira nunca los datos. Si se para una cadena de paneles, pueden pasar seis meses hasta que alguien lo nota en la factura, y eso son entre 1.000 y 6.000 € perdidos. Nosotros leemos a distancia los datos que el inversor ya manda a su fabricante, los comparamos cada día con otras instalaciones de la misma zona y el mismo sol, y cuando una se queda atrás mandamos a un instalador asociado con el diagnóstico hecho. El dueño no paga nada por la vigilancia: nos llevamos el 20 % de lo recuperado durante el primer año; revisar cada planta nos cuesta unos 4 € al mes. Llegamos a ellos por los instaladores, que montaron cientos y no tienen tiempo de vigilarlas, y por las asesorías energéticas. Primera zona: naves y granjas del valle del Ebro, unas 3.000.',
      en: 'Medium solar plants, from 50 to 500 kW, sit on the roofs of warehouses, farms and breweries whose owners never look at the data. If a string of panels stops, six months can go by before someone sees it on a bill, and that is £1,000 to £5,000 lost. We read remotely the data that the inverter already sends to its maker, compare it every day with other plants in the same area under the same sun, and when one falls behind we send a partner installer with the diagnosis done. The owner pays nothing to be watched: we take 20% of what is recovered in the first year; checking a plant costs us about £3.50 a month. We reach them through installers, who have fitted hundreds and have no time to watch them, and through energy consultants. First area: warehouses and farms in East Anglia, some 3,000.',
    },
  },
  {
    id: 'physio-forms',
    why: 'An hour of unpaid paperwork a day, in a trade with many small clinics and a software habit; saving it is easily worth the price.',
    terse: {
      es: 'El fisioterapeuta cuenta la sesión en voz alta y el programa rellena el parte de cada mutua y aseguradora, que hoy le quita una hora diaria. 39 € al mes.',
      en: 'The physiotherapist says aloud what was done and the software fills in each insurer’s form, which today takes an hour a day. £35 a month.',
    },
    complete: {
      es: 'En una clínica de fisioterapia que trabaja con seguros, cada sesión acaba en un parte: uno distinto para cada mutua y cada aseguradora, con sus códigos y su web. Entre paciente y paciente no da tiempo, así que se hace por la noche, cerca de una hora diaria por fisioterapeuta, y los partes mal puestos se cobran tarde o no se cobran. Con nuestro programa se dicta la sesión en treinta segundos, revisa el texto y los códigos, y el parte queda presentado en la web de la aseguradora. 39 € al mes por profesional; el reconocimiento de voz y los servidores nos cuestan 6 €. En España hay unas 20.000 clínicas pequeñas, y nueve aseguradoras concentran casi todo. La venta sería por los colegios profesionales y por los dos programas de agenda más usados, a los que daríamos una comisión del 20 %. Empezamos por las tres aseguradoras con más partes; los datos de salud se guardan cifrados en la Unión Europea.',
      en: 'In a physiotherapy clinic that works with private insurers, each session ends in a form: a different one for every insurer, with its own codes and website. There is no time between patients, so it is done in the evening, nearly an hour a day for each physiotherapist, and forms with mistakes are paid late or never. With our software the session is dictated in thirty seconds, the text and codes are checked, and the form is filed on the insurer’s website. £35 a month per practitioner; speech recognition and servers cost us £5. There are some 8,000 small clinics in the country, and nine insurers account for almost everything. It would be sold through the professional body and the two most common diary systems, which would get a 20% commission. We begin with the three insurers with most forms; health data are stored encrypted in the country.',
    },
  },
  {
    id: 'wine-labels',
    why: 'One wrong line on a label holds a container at customs; exporters already pay lawyers and printers for late corrections.',
    terse: {
      es: 'Antes de imprimir, una bodega sube su etiqueta y sabe si cumple las normas de los cuarenta países a los que puede exportar. 60 € por etiqueta y país.',
      en: 'Before printing, a winery uploads its label and learns whether it meets the rules of the forty countries it may export to. £50 per label and country.',
    },
    complete: {
      es: 'Una bodega que exporta necesita una etiqueta distinta casi por cada país: avisos de salud, alérgenos, tamaño de letra, importador, nombre de la uva. Un error se descubre en la aduana, con el contenedor parado a 150 € diarios, o en el almacén, reetiquetando a mano a 0,40 € la botella. Hoy lo revisa el importador de memoria, o un despacho que tarda una semana. Nuestro servicio guarda las normas de cuarenta países, al día y con su fuente; la bodega sube el diseño y en diez minutos recibe lo que falta, lo que sobra y el texto que debe poner, firmado por una técnica en etiquetado. Son 60 € por etiqueta y país, o 900 € al año para bodegas con más de veinte referencias; cada revisión nos cuesta unos 14 €. En España exportan unas 4.000 bodegas; se llega a ellas por los consejos reguladores, las imprentas de etiquetas y las ferias del sector. Después vendrían el aceite y las conservas, con las mismas normas y los mismos clientes.',
      en: 'A winery that exports needs a different label for almost every country: health warnings, allergens, size of type, importer, name of the grape. A mistake is found at customs, with the container held at £130 a day, or in the warehouse, relabelling by hand at 35p a bottle. Today the importer checks it from memory, or a law firm takes a week. Our service keeps the rules of forty countries up to date, with their sources; the winery uploads its artwork and within ten minutes gets what is missing, what must go and the text to print, signed by a labelling specialist. £50 per label and country, or £800 a year for those with over twenty wines; each check costs us about £12. Some 4,000 wineries export from Spain alone, reached through regulatory councils, label printers and trade fairs. Olive oil and tinned food would follow, with the same rules and the same customers.',
    },
  },
  {
    id: 'machining-quotes',
    why: 'Workshops lose orders because the owner quotes at night; speed of quoting decides orders, and the drawings are already files.',
    terse: {
      es: 'Para talleres de mecanizado: se sube el plano y en diez minutos sale el presupuesto, calculado con los trabajos anteriores del propio taller. 190 € al mes.',
      en: 'For machine shops: upload the drawing and ten minutes later the quote is ready, worked out from that shop’s own past jobs. £170 a month.',
    },
    complete: {
      es: 'En un taller de mecanizado los presupuestos los hace el dueño, de noche, mirando el plano y tirando de memoria. Tarda tres o cuatro días y, cuando contesta, un tercio de los pedidos ya se ha ido a otro. Nuestro programa lee el plano o el modelo en tres dimensiones, reconoce material, tolerancias y operaciones, busca en el archivo del taller las piezas más parecidas con las horas que costaron de verdad, y propone el precio con sus tiempos; el dueño lo corrige y lo manda. Cuesta 190 € al mes; los servidores y el soporte, 35 €. Hay unos 9.000 talleres de este tipo en España, la mayoría con menos de veinte empleados y agrupados en el País Vasco, Cataluña y Valencia, donde las asociaciones del metal organizan jornadas cada trimestre. Empezaríamos por torno y fresa de tres ejes, sin chapa, y con los programas de gestión más comunes ya conectados.',
      en: 'In a machine shop the owner does the quotes, at night, looking at the drawing and going by memory. It takes three or four days and, by the time the answer goes out, a third of the orders have gone elsewhere. Our software reads the drawing or the 3D model, recognises material, tolerances and operations, finds in the shop’s own archive the most similar parts with the hours they really took, and proposes a price with its times; the owner corrects it and sends it. It costs £170 a month; servers and support, £30. There are some 7,000 such shops in the country, most with fewer than twenty people and clustered in the Midlands and the North, where trade federations hold meetings every quarter. We would begin with turning and three-axis milling, no sheet metal, and with the commonest management systems already connected.',
    },
  },
  {
    id: 'mastitis-alerts',
    why: 'Each case costs a farm some 200 €, and milking parlours already record the data; no new hardware is what rivals cannot say.',
    terse: {
      es: 'Avisar al ganadero de una mastitis dos días antes con los datos que su sala de ordeño ya guarda, sin aparatos nuevos. 1,50 € por vaca y mes.',
      en: 'Warning dairy farmers of mastitis two days early from the data their milking parlour already records, with no new equipment. £1.30 per cow per month.',
    },
    complete: {
      es: 'Una mastitis cuesta unos 200 € entre tratamiento, leche tirada y producción perdida, y en una granja de cien vacas hay treinta o cuarenta al año. Los collares y sensores que la detectan pronto valen más de 100 € por animal, y casi nadie con menos de doscientas vacas los compra. Pero la sala de ordeño ya apunta en cada ordeño los litros, el tiempo y la conductividad de la leche: solo falta mirarlos juntos. Nuestro programa los lee cada noche, compara cada vaca consigo misma y manda al móvil la lista de las que hay que revisar por la mañana. 1,50 € por vaca y mes, con un coste de 0,20 €. Lo recomendarían los veterinarios de las cooperativas lecheras, que visitan a sus socios cada quince días y cobran a la cooperativa por la calidad de la leche. En la cornisa cantábrica hay unas 9.000 granjas; tres marcas de sala de ordeño cubren la mayoría y exportan los datos.',
      en: 'A case of mastitis costs about £180 in treatment, milk thrown away and lost yield, and a farm with a hundred cows has thirty or forty a year. The collars and sensors that catch it early cost over £100 an animal, and hardly anyone with fewer than two hundred cows buys them. But the milking parlour already writes down litres, time and the conductivity of the milk at every milking: it only takes looking at them together. Our software reads them every night, compares each cow with herself and sends to the farmer’s phone the list of those to check in the morning. £1.30 per cow per month, at a cost of 18p. It would be recommended by the vets of the dairy co-operatives, who see their members every fortnight and are paid for the quality of the milk. There are some 7,000 dairy farms in the country; three makes of parlour cover most of them and export the data.',
    },
  },
  {
    id: 'leftover-concrete',
    why: 'Plants pay to get rid of what comes back in the truck, and small jobs nearby pay minimum-load surcharges: both sides gain at once.',
    terse: {
      es: 'El hormigón que sobra en el camión se ofrece en el acto a obras pequeñas que estén a menos de media hora, a mitad de precio. La planta se ahorra tirarlo y nosotros cobramos 15 € por metro.',
      en: 'Concrete left over in the truck is offered on the spot to small jobs within half an hour, at half price. The plant saves dumping it and we charge £13 a cubic metre.',
    },
    complete: {
      es: 'De cada cien metros de hormigón que salen de una planta vuelven entre dos y tres, porque en la obra se pide de más. Hay que vaciarlos antes de que fragüen, y a la planta le cuesta unos 40 € por metro entre residuo, lavado y camión parado. Al mismo tiempo, quien necesita uno o dos metros para una solera o una zapata paga un recargo por carga mínima o lo hace a mano. Nuestra aplicación avisa del sobrante en cuanto el conductor lo apunta, con la clase de hormigón y los minutos que le quedan, a las obras pequeñas apuntadas que estén de camino; la primera que acepta lo recibe a mitad de precio. La planta nos paga 15 € por metro colocado y deja de pagar 40; gestionarlo cuesta unos 3 €. Se empezaría con las ocho plantas de una provincia, que están en dos empresas, y con albañiles y cooperativas agrarias avisados por los almacenes de materiales. Siempre con el albarán original, para que la clase quede garantizada.',
      en: 'Of every hundred cubic metres of concrete that leave a plant, two or three come back, because sites order too much. They have to be emptied before they set, and it costs the plant about £35 a metre in waste, washing and a truck standing idle. Meanwhile anyone who needs a metre or two for a slab or a footing pays a small-load surcharge or mixes it by hand. Our app announces what is left as soon as the driver notes it, with the grade and the minutes remaining, to the small jobs that are on the way; the first to accept gets it at half price. The plant pays us £13 per metre placed and stops paying £35; handling it costs about £2.50. We would start with the eight plants of one county, which belong to two companies, and with builders and farmers told by builders’ merchants. The original delivery note always goes with it, so that the grade is guaranteed.',
    },
  },
  {
    id: 'cover-teachers',
    why: 'A class without a teacher at eight is urgent, recurring and paid for; private schools have no public list to call.',
    terse: {
      es: 'Antes de las ocho, un profesor sustituto ya comprobado para colegios privados y concertados que se quedan sin uno esa misma mañana. Comisión del 18 % sobre la jornada.',
      en: 'Before eight o’clock, a vetted supply teacher for small independent schools that find themselves without one that very morning. 18% commission on the day’s pay.',
    },
    complete: {
      es: 'Cuando un profesor de un colegio privado o concertado avisa a las siete de que está enfermo, el director empieza a llamar a conocidos o reparte a los niños por otras aulas. La bolsa pública no los atiende, y una empresa de trabajo temporal tarda dos o tres días. Nosotros mantenemos una lista de sustitutos con título, certificado de delitos sexuales y entrevista hechos, que la noche anterior marcan si están libres; el colegio pide uno por el móvil y lo tiene en la puerta a las nueve, contratado y de alta. El colegio paga la jornada, unos 120 €, más un 18 % para nosotros; el alta y la gestión nos cuestan 7 €. En Madrid hay unos 900 colegios de este tipo, con tres o cuatro ausencias imprevistas al mes cada uno. Los sustitutos vienen de los másteres de profesorado, que sacan a 3.000 titulados al año. Se vendería por las tres patronales y las congregaciones, que gestionan decenas de centros cada una.',
      en: 'When a teacher at a small independent school rings in sick at seven, the head starts calling acquaintances or spreads the children over other classes. Ordinary agencies serve the big state schools first and want two days’ notice. We keep a list of supply teachers with degree, background check and interview done, who mark the evening before whether they are free; the school asks for one by phone and has them at the gate at nine, with the contract signed. The school pays the day, about £130, plus 18% for us; contract and payroll cost us £7. There are some 900 such schools within an hour of London, each with three or four unforeseen absences a month. The teachers come from training courses, which produce thousands of graduates a year, and from retired staff. It would be sold through the associations of independent schools and the trusts that run dozens each.',
    },
  },
  {
    id: 'loading-photos',
    why: 'Rejected loads are settled on the buyer’s word; dated proof at loading turns a recurring loss into a claim that is won.',
    terse: {
      es: 'Prueba fechada del estado de cada palé de fruta al cargar el camión, para que la cooperativa gane las reclamaciones de los supermercados. 1 € por palé.',
      en: 'Dated proof of the state of each pallet of fruit as the lorry is loaded, so that growers’ co-operatives win the claims that supermarkets make. 90p a pallet.',
    },
    complete: {
      es: 'Un camión de melocotón llega a un supermercado de Alemania, alguien dice que dos palés venían golpeados o calientes y descuenta 1.500 €. La cooperativa no puede demostrar cómo salieron, así que traga: entre un 1 y un 2 % de lo que factura al año se le va en eso. Con nuestro sistema, tres cámaras en el muelle y un termómetro toman cada palé al cargar; la foto, la temperatura, la hora y la matrícula quedan selladas por un tercero y el comprador recibe el enlace antes que el camión. Cuando reclama, se comparan las dos fotos. Cobramos 1 € por palé, con 300 € de instalación; cámara y sellado nos cuestan 0,25 €. Una cooperativa mediana carga 20.000 palés al año. En Lleida, Huesca y Murcia hay unas 250, reunidas en cuatro federaciones, y las aseguradoras de transporte tienen interés en que lo usen. Se empieza por fruta de hueso, que es la más delicada, y por los compradores con más reclamaciones.',
      en: 'A lorry of strawberries reaches a supermarket depot, somebody says that two pallets came bruised or warm, and £1,300 is taken off the bill. The growers’ co-operative cannot show how they left, so it swallows it: between 1 and 2% of a year’s sales go that way. With our system three cameras at the dock and a thermometer take each pallet as it is loaded; photograph, temperature, time and number plate are sealed by a third party, and the buyer has the link before the lorry arrives. When there is a claim, the two photographs are compared. We charge 90p a pallet, with £250 for fitting; camera and seal cost us 22p. A medium co-operative loads 20,000 pallets a year. There are some 250 growers’ groups in Kent, Herefordshire and the Low Countries, in four federations, and freight insurers want them to use it. We begin with soft fruit, the most delicate, and with the buyers that claim most.',
    },
  },
  {
    id: 'night-leaks',
    why: 'A hidden leak costs a building thousands and the manager weeks of quarrels; the meter and the payer are both there already.',
    terse: {
      es: 'Un lector en el contador general de agua de los edificios que avisa al administrador de fincas si de madrugada hay una fuga. 25 € al mes por comunidad.',
      en: 'A reader on the main water meter of blocks of flats that tells the managing agent when there is a leak at night. £22 a month per building.',
    },
    complete: {
      es: 'Una fuga escondida en el garaje o en una cisterna de un piso vacío puede estar meses sin verse, hasta que llega un recibo de 3.000 € o se hunde un techo; luego vienen la derrama y los enfados con el administrador de fincas. De dos a cinco de la madrugada un edificio casi no gasta agua: si el contador no se para, hay una fuga. Ponemos en el contador general, sin cortar la tubería, un lector con pila para ocho años que manda el consumo cada hora, y el administrador recibe el aviso al día siguiente con los litros que se pierden y el coste. 25 € al mes por comunidad; el aparato nos sale por 60 € y la conexión por 1 € al mes. Hay 1,2 millones de comunidades en España y unos 16.000 administradores, cada uno con unas ochenta: se les vende en sus colegios y congresos, y cada uno que entra trae decenas de edificios. Una aseguradora del hogar pagaría parte, porque el agua es más de un tercio de sus partes.',
      en: 'A leak hidden in the car park or in the cistern of an empty flat can go unseen for months, until a bill for £2,700 arrives or a ceiling falls in; then come the extra charge and the quarrels with the managing agent. Between two and five in the morning a building hardly uses water: if the meter does not stop, there is a leak. We put on the main meter, without cutting the pipe, a reader with a battery for eight years that sends the flow every hour, and next day the agent gets a warning with the litres lost and what they cost. £22 a month per building; the device costs us £50 and its connection £1 a month. There are hundreds of thousands of blocks in the country and some 6,000 managing agents, each with about eighty: they are reached through their association and its conference, and each one that joins brings dozens of buildings. Insurers would pay part, since escaped water is a third of their claims.',
    },
  },
  {
    id: 'after-a-death',
    why: 'Every family meets the same thirty errands at the worst moment, and a funeral home is there to sell it on the same invoice.',
    terse: {
      es: 'La funeraria ofrece a la familia que nosotros hagamos todos los papeles del fallecido: pensión, bancos, seguros, suministros. 240 € incluidos en su factura.',
      en: 'The funeral home offers the family that we do all the paperwork of the person who died: pension, banks, insurance, utilities. £220 on its own invoice.',
    },
    complete: {
      es: 'Después de un entierro quedan unos treinta trámites: la pensión de viudedad, el certificado de seguros, las cuentas, la luz, el móvil, el impuesto con un plazo de seis meses. La familia no sabe ni por dónde empezar, pierde días de trabajo y muchas veces deja sin cobrar un seguro que no conocía. Las gestorías solo hacen la herencia y cobran por horas. Nosotros lo hacemos todo a precio cerrado, 240 €: la familia firma una autorización, entrega los papeles en la funeraria y sigue cada trámite en el móvil; una gestora dedica unas cuatro horas y el coste es de 105 €. Lo ofrece la funeraria, que lo pone en su factura y se queda con 40 €: ya tiene los datos, el certificado de defunción y la confianza. En España mueren unas 430.000 personas al año y diez grupos funerarios llevan la mitad de los servicios. Empezamos por las funerarias independientes de Castilla y León, que así igualan a los grandes grupos.',
      en: 'After a funeral there are some thirty errands left: the widow’s pension, insurance policies, bank accounts, electricity, the mobile phone, the tax with its deadline. The family does not know where to begin, loses days of work and often leaves unclaimed a policy that nobody knew about. Solicitors only handle the estate and charge by the hour. We do it all at a fixed price, £220: the family signs an authorisation, leaves the papers at the funeral home and follows each errand on the phone; a case worker spends about four hours, and the cost is £95. The funeral home offers it, puts it on its invoice and keeps £35: it already has the details, the death certificate and the family’s trust. Some 650,000 people die in the country each year, and independent funeral homes, which look after half of them, would match what the big groups offer. We begin with the independents of Yorkshire.',
    },
  },
];
