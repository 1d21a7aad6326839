import { find, type Phrases } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';

/** A kind of harm that no phrase gives away: an act, and what stands near it that makes the act a harm. */
interface HarmKind {
  act: Phrases;
  /** Each must stand in the act's sentence or the ones beside it. */
  near: readonly Phrases[];
}

const WORKERS: Phrases = {
  es: [
    'temporer*',
    'jornaler*',
    'trabajador*',
    'emplead*',
    'peones',
    'migrantes',
    'inmigrantes',
    'extranjer*',
    'mano de obra',
    'limpiadoras',
    'internas',
    'cuidadoras',
  ],
  en: [
    'pickers?',
    'workers?',
    'labourers?',
    'staff',
    'migrants?',
    'cleaners?',
    'maids?',
    'nannies',
    'carers?',
    'employees?',
  ],
};

const OUR_SUPPLY: Phrases = {
  es: [
    '(le|les|nos) sale* (la hora|a)',
    '(descont|adelant|suminist|coloc|facilit|aport|cobr|traem|pag)(amos|emos|ramos)',
    'agencia de colocacion',
    'margen',
  ],
  en: [
    'we (supply|provide|place|bring|deduct|advance|pay|charge|recruit)',
    '(is|are) advanced',
    '(comes?|taken) off (\\S+ )?for',
    'margins?',
  ],
};

const SECRECY: Phrases = {
  es: [
    'sin que (el|ella|ellos|ellas|nadie|lo|la|se|su)\\b',
    'disfrazad*',
    'ocult*',
    'invisible',
    'a escondidas',
    'en secreto',
    'camuflad*',
    'indetectable*',
    'escondid*',
  ],
  en: [
    'disguised',
    'unseen',
    'hidden',
    'invisibl*',
    'secret*',
    'covert*',
    'undetect*',
    'without (her|him|them|anyone|their|his)',
    'never (know*|notic*|suspect*)',
    'unnoticed',
    'stealth*',
  ],
};

const KINDS: readonly HarmKind[] = [
  // Forcing people out of their home.
  {
    act: {
      es: [
        '(cort|interrump|quit|anul)\\w* (\\w+ ){0,3}(suministros?|luz|agua|gas|electricidad|calefaccion)',
        '(cambi|revent|forz)\\w* (la |las |el |su )?cerraduras?',
        '(se )?(instal|plant|acamp)\\w* (\\w+ ){0,2}(rellano|puerta|portal|escalera)',
      ],
      en: [
        '(cut|turn|switch|shut)\\w* (off )?(\\S+ ){0,3}(power|water|gas|electricity|heating|supplies|utilities)',
        '(water|power|gas|electricity|heating|supplies)( and \\w+)? (go|goes|get|gets) (off|cut)',
        '(chang|drill|forc)\\w* the locks?',
        '(camp|sit|stand|park)s? (\\S+ )?(outside|on) (\\S+ ){0,2}(flat|door|landing|home)',
      ],
    },
    near: [
      {
        es: ['inquilin*', 'arrendador*', 'propietari*', 'caser*', 'okupas?'],
        en: ['tenants?', "tenants'", 'landlords?', 'squatters?', 'lodgers?'],
      },
      {
        es: [
          'march\\w+',
          'se va(n|yan?)',
          'irse',
          'desaloj*',
          'en vez de (\\w+ ){0,3}juzgado',
          'sin (juez|juicio|juzgado)',
          'vaci[oa]',
        ],
        en: [
          'leav(e|es|ing)',
          'mov(e|ing) out',
          'evict*',
          '(wait for|without|instead of|bypass) (\\S+ ){0,3}(courts?|judge)',
          'empty',
          'gone within',
        ],
      },
    ],
  },
  // Forced labour: documents kept, debts worked off, pay under the law.
  {
    act: {
      es: [
        '(guard|reten|qued|custodi|recog)\\w* (con )?(su|sus|el|los|la) (pasaportes?|documentacion|papeles)',
        'hasta (saldar|pagar|liquidar|devolver) (la|su) deuda',
        '(muy )?por debajo del? (convenio|salario minimo|smi|minimo legal|lo legal)',
      ],
      en: [
        '(passports?|papers|documents) (stays?|remains?|(is|are) (kept|held|locked)) (in|with|by|at) (our|us|the office)',
        '(hold|keep|retain)\\w* (\\S+ ){0,2}(passports?|papers|documents)',
        'until (the|their) (debt|fare|advance) (is|has been) (cleared|paid|repaid|worked off)',
        '(far |well )?(under|below) the (legal|minimum|statutory) (rate|wage|minimum|pay)',
      ],
    },
    near: [WORKERS, OUR_SUPPLY],
  },
  // Taking the ill off their treatment.
  {
    act: {
      es: [
        '(sustitu|reemplaz|dej|abandon|suspend|retir|elimin|cambi)\\w* (\\w+ ){0,2}(insulina|quimio\\w*|radioterapia|medicacion|antirretroviral\\w*|dialisis|antibiotic\\w*|antidepresiv\\w*|antipsicotic\\w*|vacunas|tratamiento medico|anticoagulante\\w*)',
        '(pedimos|recomendamos|rogamos|exigimos) (\\w+ ){0,3}no (consult|acud|habl|cuent|vayan)\\w* (\\w+ ){0,3}(medic|pediatr|oncolog|psiquiatr)\\w*',
      ],
      en: [
        '(replac|swap|substitut|stop|quit|abandon|drop)\\w* (\\S+ ){0,3}(insulin|chemo\\w*|radiotherapy|medication|antiretrovirals?|dialysis|antibiotics|antidepressants?|antipsychotics?|vaccines?|blood thinners)',
        '(takes?|taking|come|comes|wean\\w*) (\\S+ )?off (their |the )?(insulin|chemo\\w*|medication|antiretrovirals?|dialysis|antidepressants?|antipsychotics?|meds|blood thinners)',
        '(asked|told|advised) not to (discuss|tell|consult|see|mention)\\w* (\\S+ ){0,4}(gps?|doctors?|paediatrician|oncologist|psychiatrist)',
      ],
    },
    near: [
      {
        es: [
          'jarabe*',
          'hierbas',
          'ayunos?',
          'infusion*',
          'homeopat*',
          'energia',
          'imanes',
          'zumos?',
          'plantas',
          'naturales?',
          'aceites?',
          'rezos?',
          'cuarzos?',
          'bicarbonato',
          'desintoxic*',
        ],
        en: [
          'syrups?',
          'herb(s|al)?',
          'fast(s|ing)',
          'tea',
          'homeopath*',
          'energy',
          'magnets?',
          'juices?',
          'plants?',
          'natural',
          'oils?',
          'prayers?',
          'crystals?',
          'detox',
        ],
      },
    ],
  },
  // Watching someone through their own things, unknown to them.
  {
    act: {
      es: [
        '(instal|coloc|pon|escond|met|peg)\\w* (\\w+ ){0,4}en (el|la|su) (\\w+ )?(movil|telefono|coche|bolso|ordenador|mochila|habitacion|dormitorio|bano)',
        '(ve|ver|lee|leer|ensena|enviar?|recib\\w+|muestra) (\\w+ ){0,3}(mensajes|ubicacion|microfono|whatsapps?|llamadas) (\\w+ ){0,5}(pareja|novi[oa]|mujer|marido|ella|ex)',
      ],
      en: [
        '(install|plac|put|hid|fit|stick|sit|run)\\w* (\\S+ ){0,4}(on|in|under|inside) (her|his|their|a partner\\S*|the partner\\S*|your (\\S+ )?(partner|wife|husband|girlfriend|boyfriend|ex)\\S*) (\\S+ )?(phone|car|bag|laptop|handset|bedroom|bathroom)?',
        '(stream|send|forward|show|mirror|read)\\w* (\\S+ )?(her|his|their|a partner\\S*) (messages|whereabouts|location|microphone|calls|texts)',
      ],
    },
    near: [
      SECRECY,
      {
        es: [
          'mensajes',
          'ubicacion',
          'microfono',
          'camara',
          'gps',
          'localizador*',
          'baliza*',
          'llamadas',
          'conversaciones',
          'espi*',
        ],
        en: [
          'messages',
          'whereabouts',
          'location',
          'microphone',
          'camera',
          'gps',
          'trackers?',
          'calls',
          'texts',
          'conversations',
          'spy*',
        ],
      },
      {
        es: [
          'parejas?',
          'novi[oa]s?',
          'mujer(es)?',
          'maridos?',
          'ella',
          'ex',
          'exparej*',
          'espos[oa]s?',
          'emplead*',
          'vecin*',
          'inquilin*',
          'huesped*',
        ],
        en: [
          'partners?',
          "partner's",
          'wi(fe|ves)',
          'husbands?',
          'girlfriends?',
          'boyfriends?',
          'ex',
          "ex's",
          'spouses?',
          'employees?',
          'neighbours?',
          'tenants?',
          'guests?',
        ],
      },
    ],
  },
  // Blackmail: something private, and money for silence.
  {
    act: {
      es: [
        '(pag|cobr|ped|exig)\\w* (\\w+ ){0,6}(por|para|a cambio de) (no (public|difund|contar|ensen|envi|mand)\\w*|(nuestro )?silencio|borrar\\w*|retirar\\w*)',
      ],
      en: [
        '(pay|charg|demand|fee|ask)\\w* (\\S+ ){0,6}(to|for|not to) (not publish\\w*|keep\\w* (it |them )?quiet|(our )?silence|publish\\w* (it|them)|tak\\w* (it|them) down|delet\\w* (it|them))',
      ],
    },
    near: [
      {
        es: [
          'infiel*',
          'infidelidad*',
          'fotos',
          'videos',
          'secretos?',
          'intim*',
          'trapos sucios',
          'comprometed*',
          'detenid*',
          'antecedentes',
        ],
        en: [
          'affairs?',
          'cheat*',
          'photos',
          'videos',
          'secrets?',
          'intimate',
          'dirt',
          'compromising',
          'mugshots?',
          'arrest*',
        ],
      },
    ],
  },
  // Rivals who agree on what customers pay.
  {
    act: {
      es: ['(pact|acord|acuerd|fij|coordin)\\w* (\\w+ ){0,4}(precios?|tarifas|pujas|ofertas)'],
      en: ['(agree|fix|coordinat|rig|align)\\w* (\\S+ ){0,4}(prices?|rates|bids|tenders)'],
    },
    near: [
      {
        es: [
          'competidor*',
          'rivales',
          'entre (\\w+ ){0,2}(empresas|gasolineras|constructoras|proveedores)',
          'licitacion*',
          'concurso*',
        ],
        en: ['competitors?', 'rivals?', 'rival \\w+', 'tenders?', 'bidders'],
      },
      {
        es: [
          'para que nadie baje',
          'en secreto',
          'cartel',
          'a escondidas',
          'nadie compita',
          'sin que (\\w+ ){0,3}competencia',
          'por turnos',
        ],
        en: [
          '(nobody|no one) undercuts',
          'secret*',
          'cartel',
          'tak(e|ing) turns',
          'competition authority',
          'without competing',
        ],
      },
    ],
  },
  // Trading on what only insiders know.
  {
    act: {
      es: [
        '(informacion|soplos|datos|resultados) (privilegiad\\w+|confidencial\\w*|(\\w+ ){0,4}antes de (que se publi|hacerse public|publicar)\\w*)',
        'soplos',
      ],
      en: [
        '(inside|insider|confidential|unpublished) (information|tips|results|earnings|knowledge)',
        '(results|earnings) (\\S+ ){0,3}before (they are|they\\S+|being) (published|public|announced)',
      ],
    },
    near: [
      {
        es: ['bolsa', 'acciones', 'inversor*', 'cotizad*', 'operar'],
        en: ['shares?', 'stocks?', 'trad(e|er|ers|ing)', 'investors?', 'listed'],
      },
      {
        es: ['emplead*', 'directiv*', 'pag\\w+', 'filtr*', 'contables'],
        en: ['employees?', 'executives?', 'pay*', 'leak*', 'accountants?'],
      },
    ],
  },
  // Letting or hiring that shuts people out for what they are.
  {
    act: {
      es: [
        '(descart|exclu|filtr|rechaz|elimin|vet)\\w* (\\w+ ){0,5}(gitan\\w+|moros|musulman\\w+|judi[oa]s|negr[oa]s|extranjer\\w+|inmigrantes|embarazad\\w+|homosexual\\w+|apellidos? (extranjer|arab|gitan)\\w*|origen|raza|religion|etnia)',
      ],
      en: [
        '(screen|filter|weed|exclud|reject|turn|block)\\w* (out |away )?(\\S+ ){0,5}(black|muslims?|jews|jewish|gypsies|roma|immigrants?|foreigners|pregnant|gay|(foreign|arabic|african)[- ](names?|surnames?|sounding)|ethnicity|race|religion)',
      ],
    },
    near: [
      {
        es: [
          'inquilin*',
          'candidat*',
          'caser*',
          'arrendador*',
          'propietari*',
          'empresas',
          'client*',
          'alquil*',
          'solicitant*',
        ],
        en: [
          'tenants?',
          'candidates?',
          'landlords?',
          'employers?',
          'applicants?',
          'lett*',
          'customers?',
          'renters?',
        ],
      },
    ],
  },
  // Treatment by those who may not give it.
  {
    act: {
      es: [
        '(oper|inyect|infiltr|implant|pinch|extra)\\w* (\\w+ ){0,8}(en (un |el |su )?(piso|casa|garaje|trastero|hotel)|a domicilio)',
      ],
      en: [
        '(operat|inject|implant|surger|liposuction|filler)\\w* (\\S+ ){0,8}(in|from|at) (a |rented |our |an ){0,3}(flat|garage|hotel|apartment|living room|back room)\\w*',
      ],
    },
    near: [
      {
        es: [
          'sin (ser|titulo|licencia|colegiar|medicos?)',
          'no (somos|es) medic\\w+',
          'curso de (\\w+ ){0,3}(fin de semana|youtube)',
          'mitad (de|que)',
        ],
        en: [
          'no (doctor|surgeon|licen[cs]e)',
          'without (a )?(doctor|surgeon|licen[cs]e|being)',
          'unlicen[cs]ed',
          'self-taught',
          'not (a |actually )?(doctors?|qualified|surgeons?)',
        ],
      },
    ],
  },
];

/** Acts that are harm by themselves, whatever stands near. */
export const PLAIN_HARM: Phrases = {
  es: [
    '(hace|haga|hacemos|hacen|presenta) (\\w+ ){0,3}(examen|examenes|prueba|oposicion|teorico) (\\w+ )?(por (ti|usted|vosotros)|en tu lugar)',
    '(titulos?|diplomas?) (\\w+ ){0,3}de cualquier universidad (\\w+ ){0,3}(impres|con sello|sin estudiar)\\w*',
    'camaras? (escond|ocult)\\w* (\\w+ ){0,3}(bano|dormitorio|vestuario|habitacion|probador)\\w*',
    'amenaz\\w* con (enviar|publicar|contar|difundir)',
    '(copiad|imitad)[oa]s (\\S+ ){0,4}(vendid|anunciad)[oa]s como (autentic|original)\\w*',
    '(apuestas|casino|alcohol) (\\w+ ){0,4}(chic|joven|chaval)\\w* de 1[0-7] anos',
    '(chantaj|extorsion)\\w*',
    '(rinon|rinones|organos?|ovulos|higados?) (\\w+ ){0,6}(de donantes pobres|pagad\\w+ en efectivo|sin hospital|mercado negro|al mejor postor)',
    '(compr|vend)\\w* (\\w+ ){0,2}(rinones|organos humanos)',
    'deepfakes? (\\w+ ){0,4}(desnud\\w+|porn\\w*|sexual\\w*|companer\\w+|exparej\\w+|politic\\w+)',
    '(granjas? de (clics|likes|bots)|clics? (falsos|fraudulentos))',
    '(kits?|plantillas|paginas) (\\w+ ){0,2}(de )?phishing',
    '(cuernos?|marfil|colmillos|pieles) (\\w+ ){0,2}de (rinoceronte|elefante|lince|tigre|especies protegidas)',
    '(busc|averigu|public|vend|encontr|destap)\\w* (\\w+ ){0,5}(domicilio|direccion|donde viven?|colegio de sus hijos) (\\w+ ){0,8}(periodist|activist|jueces|haters|enemig|ex|que te cae mal)\\w*',
  ],
  en: [
    '(sits?|takes?|passes) (your|their) (\\S+ ){0,2}(tests?|exams?) (for|instead of) (you|them)',
    '(degrees?|diplomas?) (of|from) any (university|college) (printed|with (a )?seal|without studying)',
    '(hidden|concealed) cameras? (\\S+ ){0,3}(bathrooms?|bedrooms?|changing rooms?|toilets?)',
    'threaten\\w* to (send|publish|tell|expose|post)',
    '(copied|imitation) (\\S+ ){0,5}sold as (genuine|real|originals?)',
    '(blackmail|extort)\\w*',
    '(kidneys?|organs|eggs|livers?) (\\S+ ){0,6}(from poor|paid in cash|no hospital|black market|highest bidder)',
    '(buy|sell|trad)\\w* (human )?(kidneys|human organs)',
    'deepfakes? (\\S+ ){0,4}(nud\\w+|porn\\w*|sexual\\w*|classmates|exes|politicians?)',
    '(click|like|bot) farms?',
    'phishing (kits?|templates|pages)',
    '(rhino|elephant|tiger|lynx|ivory) (horns?|tusks?|skins?|pelts?|carvings from)',
    '(find|dig|publish|sell|uncover|reveal)\\w* (\\S+ )?(\\S+ ){0,4}(home address\\w*|where (they|he|she) lives?|children\\S* school) (\\S+ ){0,8}(journalists?|activists?|judges?|enem\\w+|ex|exes|anyone you dislike)',
  ],
};

/** Changing locks is also a trade, when those who lived there have gone. */
const LOCKS = /cerradura|lock/;

const LOCKSMITH = /cerrajer|locksmith|end of (?:a|the|their) (?:lease|tenancy)|fin del? contrato/;

/** Where the text names an act of one of the kinds, with what makes it a harm. */
export function findKinds(text: ReadText): Span[] {
  const found: Span[] = [];
  for (const { act, near } of KINDS) {
    for (const span of find(text, act)) {
      if (LOCKS.test(sliceOf(text, span)) && LOCKSMITH.test(text.folded)) continue;
      const within = aroundOf(text, span);
      if (near.every((phrases) => find(text, phrases).some((other) => isWithin(other, within))))
        found.push(span);
    }
  }
  return found;
}

function isWithin({ start, end }: Span, outer: Span): boolean {
  return outer.start <= start && end <= outer.end;
}

/** The sentence of the span, with the ones before and after. */
function aroundOf(text: ReadText, span: Span): Span {
  const { sentences } = text;
  const own = sentenceOf(text, span);
  const index = sentences.findIndex(({ start }) => start === own.start);
  return { start: (sentences[index - 1] ?? own).start, end: (sentences[index + 1] ?? own).end };
}

/** Words of those who help against the act, or who do it openly and with leave. */
const HELPS =
  /(?<![a-z])(?:denunci|detect|victim|defien|defend|reclam|complain|claim|report|protect|proteg|protej|previen|prevent|evit|avoid|sindicat|unions?|abogad|solicitor|lawyer|teach|ensenamos|simulacr|drill|formacion|training|acuerdo de|consent|agree|delante|present|visible|openly|nada oculto|nothing hidden|never|nunca|combat|fight|rights|derechos|roba|stolen|thie)/;

/** Whether nothing in the text stands on the other side: what the act does is then the business. */
export function isPlainOffer(text: ReadText, span: Span): boolean {
  const lead = text.folded.slice(Math.max(0, span.start - 24), span.start);
  const denied = /\b(?:no|not|never|nunca|sin|without|if|when|si|cuando|don'?t)\s(?:\S{1,14}\s){0,2}$/.test(
    lead,
  );
  return !denied && !HELPS.test(text.folded);
}
