import { eachMeaning } from '../text/meanings.ts';
import type { Sector } from './sector.ts';

export const peopleAndCare: readonly Sector[] = [
  {
    id: 'health',
    root: { es: 'Pulso', en: 'Pulse' },
    name: { es: 'salud y clínicas', en: 'health and clinics' },
    terms: eachMeaning(`
      telemedicina, medic(os?|as?|ina)( de familia)?, doctor(es|a|as)?, pediatr* | telemedicine, medical, doctors?, physicians?, paediatric*
      clinicas? (?!veterin|dental)\\w*, hospital*, centros? de salud, uci, quirofano*, ambulancia*, urgencias (medica|hospital)* | clinics?, hospitals?, health cent*, icu, operating theatres?, ambulances?, emergency rooms?
      dentist*, dental*, odontolog*, ortodon*, protesic* | dentist*, dental*, orthodont*, dental technicians?
      pacientes?, enferm(os|as|edad|edades), hospitaliza*, ingresad[oa]s? | patients?, ill(ness)*, sick people, diseases?, admitted
      farmac*, medicament*, pastillas?, blister*, recetas? medica* | pharmac*, medicines?, medication*, pills?, blister packs?, prescriptions?
      fisio*, osteopat*, podolog*, rehabilitacion (fisica|cardiaca|de lesiones), ferulas?, protesis, ortop* | physio*, osteopath*, podiatr*, chiropod*, rehab*, splints?, prosthe*, orthop*
      enfermer*, auxiliar(es)? de enfermeria, matronas?, curas a domicilio, heridas | nurs(e|es|ing)( staff)?, midwi*, wound*
      diabet*, dialisis, celiac*, alerg(ia|ic)*, asma, epilep*, cancer, oncolog*, hipertens* | diabet*, dialysis, coeliac*, allerg*, asthma, epilep*, cancer, oncolog*, hypertens*
      vacuna*, pruebas? medica*, analisis (clinic|de sangre)*, radiograf*, ecograf*, diagnostic* | vaccin*, medical tests?, blood tests?, x-?rays?, ultrasound*, diagnos*
      logoped*, optic(as?|os?|ometr*), gafas graduadas, audifono*, audiolog*, nutricionista* | speech therap*, optic*, optometr*, spectacles, hearing aids?, audiolog*, nutritionists?, dietitian*
    `),
    companies: [
      { name: 'Doctolib', es: 'citas médicas y agenda', en: 'medical appointments and diaries' },
      { name: 'Doctoralia', es: 'directorio y citas médicas', en: 'doctor directory and bookings' },
      { name: 'Teladoc', es: 'consulta médica a distancia', en: 'remote medical consultations' },
      {
        name: 'Top Doctors',
        es: 'directorio de especialistas privados',
        en: 'directory of private specialists',
      },
      { name: 'ZocDoc', es: 'citas médicas en Estados Unidos', en: 'medical bookings in the United States' },
    ],
    es: {
      customers: ['clínicas pequeñas', 'pacientes con una dolencia crónica', 'aseguradoras y mutuas'],
      earning: [
        'cuota mensual por centro',
        'precio por consulta o uso',
        'contrato con hospitales o aseguradoras',
      ],
      risks: ['datos de salud y normas sanitarias', 'ventas lentas y decisiones de varios'],
      openings: ['tareas que la consulta aún hace por teléfono o papel', 'zonas con pocos especialistas'],
      problems: ['huecos en la agenda y ausencias', 'esperas largas y papeleo'],
      firstStep: 'acompañar una semana a una consulta y medir el problema con ella',
      experiment: 'hacer la tarea a mano para una clínica durante un mes y comparar antes y después',
    },
    en: {
      customers: ['small practices', 'patients with a chronic condition', 'insurers'],
      earning: [
        'a monthly fee per site',
        'a price per consultation or use',
        'a contract with hospitals or insurers',
      ],
      risks: ['health data and medical rules', 'slow sales and many people deciding'],
      openings: ['tasks practices still do by phone or on paper', 'areas with few specialists'],
      problems: ['gaps in the diary and no-shows', 'long waits and paperwork'],
      firstStep: 'spend a week in one practice and measure the problem with them',
      experiment: 'do the task by hand for one practice for a month and compare before and after',
    },
  },
  {
    id: 'mind',
    root: { es: 'Calma', en: 'Calm' },
    name: { es: 'bienestar y salud mental', en: 'wellbeing and mental health' },
    terms: eachMeaning(`
      psicolog*, psiquiatr*, salud mental, terapeuta*, terapia* | psycholog*, psychiatr*, mental health, therap(y|ists?), counsell*
      ansiedad, depresi*, ataques? de panico, fobia* | anxi*, depress*, panic attacks?, phobias?
      meditaci*, mindfulness, relajaci* | meditat*, mindfulness, relaxation
      insomnio, dormir (mejor|bien), no duerme* | insomnia, sleep(ing)? (better|well), can't sleep
      duelo, viud[oa]s? | grie(f|ving), bereave*, widow*
      adicci*, adict[oa]s, ludopat*, enganchad*, alcohol(ic|is)*, dejar de fumar, apuestas? deportiva* | addict(s|ed|ion|ions)?, gambling, hooked, alcoholi*, quit(ting)? smoking
    `),
    companies: [
      { name: 'BetterHelp', es: 'terapia en línea por suscripción', en: 'online therapy by subscription' },
      { name: 'Headspace', es: 'meditación guiada', en: 'guided meditation' },
      { name: 'Calm', es: 'meditación y sueño', en: 'meditation and sleep' },
      { name: 'ifeel', es: 'psicología en línea para empresas', en: 'online psychology for companies' },
    ],
    es: {
      customers: [
        'empresas que cuidan a su plantilla',
        'personas en una situación concreta',
        'terapeutas con consulta propia',
      ],
      earning: ['precio por sesión', 'contrato por empleado y mes', 'cuota a terapeutas'],
      risks: ['hace falta personal titulado y responder ante urgencias', 'promesas de salud sin base'],
      openings: ['esperas largas en la sanidad pública', 'situaciones concretas sin servicio propio'],
      problems: ['cuesta encontrar a quién acudir y pagarlo', 'se abandona pronto'],
      firstStep: 'definir con un profesional titulado qué caso se atiende y cuál se deriva',
      experiment: 'ofrecer un grupo de cuatro sesiones pagadas a ocho personas',
    },
    en: {
      customers: [
        'companies that look after their staff',
        'people in one specific situation',
        'therapists with their own practice',
      ],
      earning: ['a price per session', 'a contract per employee and month', 'a fee from therapists'],
      risks: [
        'it needs qualified staff and a way to deal with emergencies',
        'health promises without a basis',
      ],
      openings: ['long waits in public health care', 'specific situations with no service of their own'],
      problems: ['it is hard to find and afford help', 'people give up early'],
      firstStep: 'agree with a qualified professional which cases are taken and which referred on',
      experiment: 'offer a paid group of four sessions to eight people',
    },
  },
  {
    id: 'elder',
    root: { es: 'Abrigo', en: 'Hearth' },
    name: { es: 'mayores y dependencia', en: 'older people and care' },
    terms: eachMeaning(`
      (personas?|gente|adultos) mayor(es)?, mayores de (5|6|7|8)\\d, los mayores, mayores (que|solos|solas|del), ancian[oa]s?, tercera edad, viejit[oa]s?, abuel[oa]s? | (older|elderly) (people|folk|adults|persons?)*, over[- ](5|6|7|8)\\d*s?, the elderly, old(er)? age, seniors?, grand(parents?|mothers?|fathers?|ma|dad), older folk
      residencias? (de|para) (mayores|ancian|tercera)*, residencias?, geriatric*, centros? de dia | care homes?, nursing homes?, old people's homes?, geriatric*, day (care )?cent*
      cuidador*, cuidar (de )?(a )?(su|un|mi|los|las|padre|madre|mayores)*, ayuda a domicilio, dependencia, dependientes | carers?, caregivers?, caring for (a|an|their|your)*, home[- ](care|help), dependent
      alzheimer, demencia*, parkinson | alzheimer*, dementia, parkinson*
      jubilad[oa]s?, pensionistas? | pensioners?, retire(d|es)*( people)?
      teleasistencia, caidas?, andador(es)? | telecare, falls, walking frames?, zimmer
    `),
    companies: [
      { name: 'Cuideo', es: 'cuidadores a domicilio en España', en: 'home carers in Spain' },
      { name: 'Qida', es: 'atención domiciliaria en España', en: 'home care in Spain' },
      { name: 'DomusVi', es: 'residencias y ayuda a domicilio', en: 'care homes and home help' },
      {
        name: 'Home Instead',
        es: 'ayuda a domicilio en varios países',
        en: 'home care in several countries',
      },
      { name: 'Birdie', es: 'programa para empresas de cuidados', en: 'software for home care companies' },
    ],
    es: {
      customers: [
        'hijos que cuidan a distancia',
        'residencias y ayuda a domicilio',
        'ayuntamientos y servicios sociales',
      ],
      earning: ['cuota mensual de la familia', 'precio por residente o plaza', 'contrato público'],
      risks: ['quien decide, quien paga y quien usa son distintos', 'confianza y responsabilidad'],
      openings: ['población que envejece y falta de cuidadores', 'residencias con tareas en papel'],
      problems: ['soledad y caídas', 'familias sin tiempo ni información'],
      firstStep: 'probarlo con cinco familias o una residencia',
      experiment: 'dar el servicio a mano un mes a cinco familias que paguen una parte',
    },
    en: {
      customers: [
        'adult children who care from a distance',
        'care homes and home care',
        'councils and social services',
      ],
      earning: ['a monthly fee from the family', 'a price per resident or place', 'a public contract'],
      risks: ['those who decide, pay and use are different people', 'trust and liability'],
      openings: ['an ageing population and a shortage of carers', 'care homes with tasks on paper'],
      problems: ['loneliness and falls', 'families without time or information'],
      firstStep: 'try it with five families or one care home',
      experiment: 'give the service by hand for a month to five families who pay part of it',
    },
  },
  {
    id: 'family',
    root: { es: 'Nido', en: 'Nest' },
    name: { es: 'familia e infancia', en: 'family and childhood' },
    terms: eachMeaning(`
      bebes?, recien nacid[oa]s?, pan(al|ales) | bab(y|ies), newborns?, napp(y|ies), diapers?
      embaraz*, lactancia, parto*, postparto | pregnan*, breastfeed*, childbirth, postnatal
      guarder*, jardin(es)? (infantil|de infancia)*, escuelas? infantil*, ludoteca*, canguro*, niner* | nurser(y|ies), kindergartens?, creches?, preschools?, babysit*, childmind*, nann(y|ies), childcare, play ?(cent(re|er)s?|groups?|schemes?)
      (padres|madres|papas|mamas) (de|con|que) *, crianza, madres? (soltera|primeriza)*, familias numerosas | parents?, parenting, mums?, dads?, single (parents?|mothers?), (large|young) families
      juguete*, cunas?, tronas?, carritos? de bebe, cochecito* | toys?, cots?, high ?chairs?, pushchairs?, prams?, strollers?
    `),
    companies: [
      { name: 'Babysits', es: 'encuentro de canguros y familias', en: 'matching of sitters and families' },
      { name: 'Care.com', es: 'búsqueda de cuidadores', en: 'finding carers and sitters' },
      { name: 'Kinedu', es: 'actividades de desarrollo para bebés', en: 'development activities for babies' },
      { name: 'Lovevery', es: 'juguetes por etapas y suscripción', en: 'toys by stage, by subscription' },
    ],
    es: {
      customers: ['padres primerizos', 'familias en las que los dos trabajan', 'escuelas infantiles'],
      earning: ['suscripción mensual', 'precio por hora o servicio', 'venta o alquiler de producto'],
      risks: ['confianza y seguridad ante todo', 'la necesidad dura pocos meses'],
      openings: ['conciliación difícil', 'productos que se usan poco tiempo y se pueden alquilar'],
      problems: ['falta de tiempo y de ayuda fiable', 'gasto en cosas que duran meses'],
      firstStep: 'empezar por las familias de un solo colegio o escuela infantil',
      experiment: 'ofrecer el servicio un mes a diez familias de un mismo centro, cobrando',
    },
    en: {
      customers: ['first-time parents', 'families where both work', 'nurseries'],
      earning: ['a monthly subscription', 'a price per hour or service', 'sale or rental of a product'],
      risks: ['trust and safety come first', 'the need lasts only months'],
      openings: ['balancing work and family is hard', 'things used briefly can be rented'],
      problems: ['no time and no reliable help', 'money spent on things that last months'],
      firstStep: 'start with the families of one school or nursery',
      experiment: 'offer the service for a month to ten families at one school, for a fee',
    },
  },
  {
    id: 'pets',
    root: { es: 'Huella', en: 'Paw' },
    name: { es: 'mascotas y veterinaria', en: 'pets and vets' },
    terms: eachMeaning(`
      perr(o|os|as?|it[oa]s?), cachorro*, razas? | dogs?, pupp(y|ies), breeds?
      gat(o|os|as|it[oa]s?) | cats?, kittens?
      mascot*, animales de compania, acuario*, pecera*, peces de (acuario|colores), pajaros?, conejos?, caballos? | pets?, aquarium*, fish ?(bowls?|tanks?), goldfish, birds?, rabbits?, horses?
      veterinari* | vets?, veterinar*
      pienso* (para|de|hipoalergenic)*, comida para (perros|gatos|mascotas) | (pet|dog|cat|hypoallergenic) (food|feed|treats?)
      paseador*, guarderias? (para perros|canina)*, paseo de perros, adiestra*, residencias? canina*, peluqueri* canina*, canin[oa]s?, criador(es|as)? de | dog ?walk*, dog train*, kennels?, dog groom*, (dog|doggy) day-?care, groom(ers?|ing), breeders?
    `),
    companies: [
      { name: 'Rover', es: 'paseadores y cuidadores de mascotas', en: 'dog walkers and pet sitters' },
      { name: 'Gudog', es: 'cuidadores de perros en Europa', en: 'dog sitters in Europe' },
      {
        name: 'Tiendanimal',
        es: 'tienda de productos para mascotas',
        en: 'pet shop chain in Spain and Portugal',
      },
      { name: 'zooplus', es: 'tienda de mascotas en línea', en: 'online pet shop' },
      { name: 'Chewy', es: 'tienda en línea en Estados Unidos', en: 'online pet shop in the United States' },
    ],
    es: {
      customers: ['dueños que trabajan todo el día', 'clínicas veterinarias', 'protectoras y criadores'],
      earning: ['precio por paseo o noche', 'suscripción de producto', 'comisión a cuidadores'],
      risks: [
        'confianza, llaves y responsabilidad por accidentes',
        'fácil que cliente y cuidador se entiendan sin ti',
      ],
      openings: ['gasto por mascota en aumento', 'dolencias y razas con necesidades propias'],
      problems: ['el animal pasa horas solo', 'gastos veterinarios inesperados'],
      firstStep: 'atender diez animales en un solo barrio',
      experiment: 'vender un bono de cinco servicios y ver cuántos compran el segundo',
    },
    en: {
      customers: ['owners who work all day', 'veterinary practices', 'shelters and breeders'],
      earning: ['a price per walk or night', 'a product subscription', 'a commission from sitters'],
      risks: ['trust, keys and liability for accidents', 'owner and sitter can easily deal without you'],
      openings: ['spending per pet is rising', 'conditions and breeds with needs of their own'],
      problems: ['the animal is alone for hours', 'unexpected vet bills'],
      firstStep: 'look after ten animals in one neighbourhood',
      experiment: 'sell a pass of five services and see how many buy a second',
    },
  },
  {
    id: 'beauty',
    root: { es: 'Brillo', en: 'Shine' },
    name: { es: 'belleza y cuidado personal', en: 'beauty and personal care' },
    terms: eachMeaning(`
      peluquer*, salones? de (belleza|peluqueria), estilistas? | hairdress*, hair salons?, salons?, stylists?
      barber* | barber*
      cosmetic*, maquillaje*, cremas? (facial|hidratante|solar|natural)*, perfum*, jabon*, champu*, desodorante* | cosmetic*, make-?up, skincare, creams?, sun ?cream*, perfum*, soaps?, shampoo*, deodorant*
      estetic*, manicur*, depilaci*, masaj*, spa(s)? | beaut(y|ician*) (salon*|treatment*|product*)*, manicur*, nails, waxing, massag*, spas?
      tatua*, piercing* | tattoo*, piercing*
      pelucas?, barbas?, extensiones | wigs?, beards?, hair extensions
    `),
    companies: [
      { name: 'Treatwell', es: 'reserva de peluquería y estética', en: 'booking of hair and beauty' },
      { name: 'Booksy', es: 'agenda para barberías y salones', en: 'diary for barbers and salons' },
      { name: 'Fresha', es: 'programa y reservas para salones', en: 'software and bookings for salons' },
      {
        name: 'Freshly Cosmetics',
        es: 'cosmética natural en línea',
        en: 'natural cosmetics online, from Spain',
      },
      { name: 'L’Oréal', es: 'gran grupo de cosmética', en: 'large cosmetics group' },
    ],
    es: {
      customers: [
        'salones independientes',
        'personas con una necesidad concreta de piel o pelo',
        'profesionales a domicilio',
      ],
      earning: ['cuota por salón', 'venta de producto con recompra', 'precio por servicio'],
      risks: ['normas de cosmética y promesas sin base', 'marcas con mucho presupuesto'],
      openings: [
        'necesidades mal cubiertas: alergias, pelo rizado, tratamientos médicos',
        'salones con huecos y agenda en papel',
      ],
      problems: ['productos que no sirven para todos', 'citas perdidas'],
      firstStep: 'hacer una tanda pequeña o atender a diez clientes',
      experiment: 'vender cincuenta unidades con precio real y medir la recompra a las seis semanas',
    },
    en: {
      customers: ['independent salons', 'people with a specific skin or hair need', 'mobile professionals'],
      earning: ['a fee per salon', 'product sales with repurchase', 'a price per service'],
      risks: ['cosmetics rules and promises without a basis', 'brands with large budgets'],
      openings: [
        'badly met needs: allergies, curly hair, medical treatment',
        'salons with gaps and a paper diary',
      ],
      problems: ['products that do not suit everyone', 'missed appointments'],
      firstStep: 'make one small batch or serve ten customers',
      experiment: 'sell fifty units at the real price and measure repurchase after six weeks',
    },
  },
  {
    id: 'education',
    root: { es: 'Pizarra', en: 'Slate' },
    name: { es: 'educación y formación', en: 'education and training' },
    terms: eachMeaning(`
      estudiantes?, alumn[oa]s?, alumnado, universitari* | students?, pupils?, undergraduate*, learners?
      profesor*, maestr[oa]s?, docentes?, tutor(es|a|as)?, psicopedagog* | teach(er|ers|ing), tutor*, schoolteacher*, educational psycholog*
      clases? (particular|de (?!pizarra)\\w|online|de refuerzo|en linea|de apoyo)*, academias?, refuerzo, apoyo escolar, monitor(es|as)? | lessons?, classes, tutoring, catch-up, academ(y|ies), tuition, instructors?
      colegi*, escuelas?, institut(o|os), liceos?, preparatorias?, primaria, secundaria, bachillerato, aulas?, patios? de colegio | schools?, colleges?, primary, secondary, sixth[- ]form*, high schools?, classrooms?, playgrounds?
      cursos? (de|para|online|en linea|intensiv|y)*, formacion, talleres? (de|para) (escritura|cocina|robotica|formacion|ninos)*, fp, capacitaci*, certificaci* | courses?, training courses?, vocational, workshops for, certificat*, upskill*
      oposi*, examen(es)?, selectividad, deberes, matematicas, ingles, idiomas?, lectura, dislexi* | (civil service )?exam*, a-levels?, gcses?, homework, maths?, english (lessons|classes), languages?, reading (skills|speed)*, dyslexi*
      universidad* | universit*
    `),
    companies: [
      { name: 'Duolingo', es: 'idiomas con juegos', en: 'language learning through games' },
      { name: 'Superprof', es: 'directorio de profesores particulares', en: 'directory of private tutors' },
      { name: 'Preply', es: 'profesores de idiomas por vídeo', en: 'language tutors by video' },
      { name: 'Coursera', es: 'cursos universitarios en línea', en: 'online university courses' },
      { name: 'Khan Academy', es: 'lecciones y ejercicios gratuitos', en: 'free lessons and exercises' },
    ],
    es: {
      customers: [
        'familias con hijos en un curso concreto',
        'centros y academias',
        'adultos que preparan un examen',
      ],
      earning: ['precio por clase o curso', 'cuota mensual', 'licencia por centro'],
      risks: ['mucho contenido gratuito', 'calendario escolar: se vende una vez al año'],
      openings: ['exámenes y materias con poca oferta', 'centros con poco tiempo de preparación'],
      problems: ['falta de seguimiento y de constancia', 'clases caras o mal adaptadas'],
      firstStep: 'dar el curso a un grupo pequeño antes de grabar nada',
      experiment: 'vender un grupo de seis plazas con fecha de inicio',
    },
    en: {
      customers: [
        'families with children in a specific year',
        'schools and academies',
        'adults preparing for an exam',
      ],
      earning: ['a price per lesson or course', 'a monthly fee', 'a licence per school'],
      risks: ['a lot of free content', 'the school calendar: sales once a year'],
      openings: ['exams and subjects with little on offer', 'schools with little time to prepare'],
      problems: ['little follow-up and persistence', 'lessons that are expensive or badly adapted'],
      firstStep: 'teach the course to one small group before recording anything',
      experiment: 'sell a group of six places with a starting date',
    },
  },
  {
    id: 'work',
    root: { es: 'Oficio', en: 'Trade' },
    name: { es: 'empleo y recursos humanos', en: 'jobs and human resources' },
    terms: eachMeaning(`
      ofertas? de (empleo|trabajo), empleo*, bolsas? de trabajo, desemplead*, parad[oa]s (mayores|de|que), en paro | job (offers?|boards?|seekers?|search*), jobs, employment, unemployed, jobless, out of work
      recursos humanos, rrhh, reclut*, seleccion de personal, candidat* | human resources, hr, recruit*, candidates?, head-?hunt*
      curriculum*, entrevistas? de trabajo | cvs?, resumes?, job interviews?
      nominas?, fichaje*, control horario, cuadrantes?, (de|sus|los) turnos, turnos de trabajo, cambi(ar|o|os) (de |un )?turnos?, vacaciones del personal | payroll, clocking[- ]in, time sheets?, timesheets?, rotas?, shift (swaps?|swapping|planning|schedul*), swap(ping)? (a )?shifts?, staff holidays?
      contratar (personal|gente|a), plantilla, temporer*, trabajadores temporales, jornaler* | hiring (staff|people), staffing, workforce, seasonal workers?, temp workers?, pickers
      prevencion de riesgos, ropa de trabajo, epis, seguridad laboral | health and safety, workwear, ppe, protective clothing
    `),
    companies: [
      { name: 'InfoJobs', es: 'portal de empleo en España', en: 'job portal in Spain' },
      { name: 'LinkedIn', es: 'red profesional y ofertas', en: 'professional network and job offers' },
      { name: 'Indeed', es: 'buscador de empleo', en: 'job search' },
      { name: 'Factorial', es: 'programa de recursos humanos', en: 'human resources software' },
      { name: 'Personio', es: 'programa de recursos humanos', en: 'human resources software' },
    ],
    es: {
      customers: [
        'empresas pequeñas sin departamento de personal',
        'sectores con mucha rotación',
        'personas que cambian de oficio',
      ],
      earning: ['precio por contratación', 'cuota por empleado y mes', 'anuncio de oferta'],
      risks: ['dos lados que hay que traer a la vez', 'normas laborales y datos personales'],
      openings: ['oficios con escasez de personal', 'turnos y fichajes que aún van en papel'],
      problems: ['cubrir bajas a última hora', 'procesos largos y sin respuesta'],
      firstStep: 'cubrir a mano diez puestos de un solo oficio en una ciudad',
      experiment: 'cobrar por cubrir tres puestos reales antes de construir nada',
    },
    en: {
      customers: [
        'small companies without a personnel department',
        'lines of work with high turnover',
        'people changing trade',
      ],
      earning: ['a price per hire', 'a fee per employee and month', 'paid job adverts'],
      risks: ['two sides to bring in at once', 'labour rules and personal data'],
      openings: ['trades short of staff', 'shifts and time sheets still on paper'],
      problems: ['filling absences at the last minute', 'long processes without an answer'],
      firstStep: 'fill ten posts of one trade in one city by hand',
      experiment: 'charge for filling three real posts before building anything',
    },
  },
];
