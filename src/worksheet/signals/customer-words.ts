import { meanings } from '../text/meanings.ts';

/** Who could be anybody: with something that tells them apart they are a group, without it they are everyone. */
export const ANYBODY = meanings(`
  persona, ser humano | person, human being
  usuario, internauta | user
  cliente, cliente final | customer, client
  consumidor | consumer
  ciudadano, contribuyente | citizen, taxpayer
  empresa!, compania!, firma!, organizacion!, entidad!, institucion!, corporacion! | company, firm, business, organisation, organization, enterprise, institution, establishment
  negocio!, emprendimiento!, establecimiento! | venture, premise
  profesional | professional, practitioner
  joven | young person, youngster, young adult, young man, young woman
  mujer!, chica!, senora! | woman, girl, lady
  hombre!, chico!, muchacho, senor! | man, boy, guy
  adulto | adult
  particular! | private individual, individual
  productor, =productoras | producer
  operador | operator
  marca! | brand
  centro! | centre, center
  responsable, encargado, gerente, jefe, directivo, director, coordinador | manager, head of *, director, supervisor, coordinator, executive
  especialista, experto | specialist, expert
  proveedor | supplier, provider
  titular, poseedor | holder
  amante! de *, =amantes | lover
  miembro!, participante, asistente, auxiliar, ayudante | member, participant, attendee, assistant, helper
  amigo, conocido | friend, acquaintance
  generacion! | generation
  colectivo!, comunidad! | community
`);

/** The same for words without a singular of their own. */
export const ANYBODY_PLURAL = meanings(`
  gente, quienes, aquell[oa]s, cualquiera, alguien | people, folks?, those, anyone, anybody, someone
`);

/** Said of anybody, this still leaves them anybody. */
export const TELLS_NOTHING = meanings(`
  (de|del) (sector (public|privad)|sectores|ambito|tipo)*, (de|en) todo*, de cualquier*, del mundo, en general, de confianza, de la calle, de verdad, a *(ar|er|ir) | (in|of) (the|various|different|several) ((public|private) sector|industr|kind)*, of (all|any|every) *, in (the world|general)
  que (hag|hac|practi)* (deporte|ejercicio), que (quier|quer|busc|dese|gust|ama|am[ae]|le|les|nos|lo|la|viene|venga|vaya|ahorr|mejor|ayud|permit|ofre)* | (who|that|and) (do|does|play|plays|practise) (sport|exercise)*, (who|that|and) (want|would|wish|like|love|look for|enjoy|desire|come|will|save|help|improve|offer|trust)*
  mil*, millon*, cien*, docena* | million*, billion*, thousand*, hundred*, dozen*, trillion*
  grandes, nuev[oa]s, otr[oa]s, mejores, buen[oa]s, distint[oa]s, divers[oa]s, diferentes, actuales, potenciales, satisfech[oa]s, felices, reales, normales, modern[oa]s, activ[oa]s, interesad[oa]s, existentes, innovador*, important* | big, large, new, other, best, good, great, nice, different, various, several, diverse, current, potential, happy, real, normal, modern, active, ordinary, interested, existing, first, more, many, most, some, all, any, few, such, similar, same, every, these, those, certain, right, wrong, innovative, important, paying, regular, ideal, target, loyal, private, public, single, whole, sector
  deportist*, creativ*, dinamic*, joven(es)?, cualificad[oa]s | sporty, creative, dynamic, young, skilled, trendy, fashionable, stylish, hip
  molon*, guays?, inquiet[oa]s, curios[oa]s, ocupad[oa]s | like-minded, cool, smart, curious, restless, busy
`);

/** Named, but by no more than age, sex or a liking: half the world, unless something narrows them down. */
export const BROAD = meanings(`
  nin[oa]s( y nin[oa]s)?, cri[oa]s, peques, chavales, chiquill[oa]s, menores | child(ren)?, kids, youngsters, little ones, minors
  jovenes, gente joven, adolescentes, juventud, l[oa]s chic[oa]s | young (people|adults|folk|men|women), teenagers, teens, adolescents, youth, (the )?(boys|girls|lads)
  personas mayores, gente mayor, ancian[oa]s, (?<=(nuestros|los|a|para) )mayores(?! de), tercera edad, jubilad[oa]s, abuel[oa]s | older (people|adults|folk), old (people|folk), (the )?elderly, seniors, senior citizens, pensioners, retirees, elders, grandparents, grandmothers, grandfathers
  mujeres, senoras, chicas, hombres, senores, adult[oa]s | women, ladies, men, adults
  deportistas( aficionad[oa]s| amateurs?)?, gente deportista, atletas | (amateur |keen )?(sportspeople|athletes|sporty people), sporty people
`);

/** English verbs and the like that may stand before whom they are done to, as adjectives do. */
export const DOES_TO = meanings(`
  ayud*, conect* | help*, let*, allow*, connect*, give*, giving, make*, making, sell*, offer*, bring*, find*, get*, put*, tell*, show*, send*, charg*, teach*, sav*, attract*, reach*, serv*, keep*, ask*, see*, match*, pay*, invit*, advis*, support*, join*, unit*, turn*, want*, lik*, us*, includ*, where, when, what, how, why, because, people, someone, everyone, matter, call*, meet*, know, knows, know*, hav*, need*, thousands, millions, hundreds, dozens, lot, lots, number, numbers, between, among, like, making, than, about, after, before, through, during, since, within, until, despite, besides, behind, beyond, near, inside, outside, across, along, above, below, beside, each, without, from, around, towards, against, our, your, their, only, just, also, even, both, over, under, cheat*, fool*, remind*, warn*, guid*, mean*, say*, think*, thank*, trust*, hir*, employ*, convinc*, deal*, work*
`);

/** Everybody, said so. */
export const EVERYONE = meanings(`
  todo (el )?mundo, tod[oa]s? (quisque|dios) | everyone, everybody, the whole world
  cualquiera, cualquier (persona|usuario|negocio|empresa|cliente|tipo de *) | anyone, anybody, whoever
  (para|a) todos(?! (los|las|nuestros|sus|mis) (?!publicos|gustos|bolsillos)) | for all(?! (the|of|our))
  todo tipo de (personas|publico|gente|clientes|empresas|negocios|espacios), todas las (personas|edades|empresas), toda la (gente|humanidad|sociedad|poblacion), todos los (publicos|usuarios|gustos|bolsillos) | all (kinds|sorts|types) of (people|customers|clients|businesses|companies), all people, all ages, all (users|companies|humanity|tastes|budgets), every (company|business|person|user)
  publico( general)?, la humanidad, el mundo entero, la sociedad, la poblacion | the (general )?public, humanity, mankind, society, the population
  todo (el|aquel) que (quiera|quier|pase|pueda)*, tod[oa]s l[oa]s que (quieran|quier|pasen|puedan)*, quien (lo |la )?quiera | anyone who (wants|likes|can)*, whoever (wants|likes|can)*, all who (want|like)*
  lo que sea, donde sea, la que sea | whatever (it is|comes up|is needed), anything
  diversos sectores, diversas organizaciones, (distintos|varios) sectores, (sector )?publico y privado, publicas y privadas | various (sectors|organisations|industries), (many|several) (sectors|industries), public and private
`);

/** What only people and those they stand for do: who does it is a group, whatever its name. */
export const PEOPLE_DO = meanings(`
  pagan, abonan, gastan, compran, contratan, cobran, facturan, ingresan, ganan, ahorran, invierten, deben | pay, spend, buy, hire, charge, invoice, earn, save, invest, owe
  pierden, tiran, desechan, desperdician, rechazan, renuncian, cancelan, malvenden, regalan, abandonan | lose, throw, waste, bin, discard, refuse, reject, give up, cancel, turn down, abandon
  esperan, buscan, quieren, necesitan, piden, encargan, alquilan, reservan, se quejan, protestan | wait, look for, want, need, ask, order, rent, book, complain, protest, queue
  saben, conocen, olvidan, aprenden, estudian, ensenan, trabajan, viven, viajan, cuidan, duermen, conducen, improvisan, copian, apuntan, anotan, tardan | know, forget, learn, study, teach, live, travel, look after, sleep, drive, improvise, copy out, write down, scribble, struggle
  no encuentran, no tienen, no llegan a, no pueden, tienen que, acaban, terminan, dejan de, se arreglan, se apanan, recurren | can't find, cannot find, can't afford, cannot afford, have nowhere, have no, have to, end up, make do, get by, resort
  venden, revenden, fabrican, cultivan, crian, reparan, montan, organizan, gestionan, rellenan, llevan las cuentas | sell, resell, manufacture, grow, breed, repair, organise, organize, manage, fill in, keep their books
`);
