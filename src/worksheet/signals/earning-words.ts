import { meanings } from '../text/meanings.ts';
import type { Phrases } from '../text/phrases.ts';

function all(...lists: readonly Phrases[]): Phrases {
  return { es: lists.flatMap(({ es }) => es), en: lists.flatMap(({ en }) => en) };
}

/** Those who tell the idea speak of themselves. */
export const SELVES = meanings(`
  nosotr(os|as), nuestr(o|a|os|as) | we('?(d|ll|re|ve))?, ours?, ourselves
  nos | (?<!the )us(?!\\$)(?! \\$)(?! dollar), let's
  yo, mi, mis, mio, mia, me, conmigo | i('?(d|ll|m|ve))?, my, mine, me, myself
  [a-z]{1,12}(?<!gr|kilogr|tr|r|recl)amos, [a-z]{1,12}(?<!extr|r|supr)emos, [a-z]{1,12}(?<!ult|prox|max|min|cent|rac|dec|legit|int|sept|ult)imos | we'?d, i'?d
  cobro, vendo, revendo, alquilo, arriendo, rento, ofrezco, pido, facturo, doy, hago, pongo, llevo, compro, gasto, pago(?= (a|el|la|los|las|por|unos|#)), gano, saco, recibo, entrego, preparo, monto, reparo, arreglo, limpio(?= (la|el|los|las|a)), quiero, tengo, cobre, vendi, gane, gaste, compre | i (charge|sell|make)
  cobrare, cobraria, venderia, vendere, alquilaria, alquilare, pediria, pedire, ofreceria, ganaria, cobrando, vendiendo, alquilando | (we|i)('ll|'d)
`);

/** Those who buy, as the object of a cost: it is theirs. */
export const THEM = meanings(`
  les, le, suyo, al (cliente|usuario|dueno|propietario|hospital|ganadero|agricultor|colegio|ayuntamiento) | them, him, her, their, his, customers?, the (client|owner|hospital|farmer|school|council)
`);

/** Asking money for something. */
export const SELLING = meanings(`
  cobr(o|a|an|ar|amos|aremos|ariamos|aria|arian|are|ando|ado|ada|aba|abamos|e|arle|arles|arlo|arla) | charg(e|es|ed|ing)
  vend(o|e|en|er|emos|eremos|eriamos|eria|erian|ere|iendo|ido|ida|idos|idas|erlo|erla|erlos|erlas|imos|i), a la venta, venta(s)? a | sell(s|ing)?, sold, on sale, up for sale
  coloc(amos|o) a, despach(o|amos) | flog(s|ging)?, shift(ing)? them
  revend* | resell(s|ing)?, resold, sell(ing)? (it|them) on
  alquiler de, alquil(o|a|an|ar|amos|aremos|ariamos|aria|are|ado|ada|ados|adas|ando|arlo|arla|arlos|arlas) | rent(s|ed|ing)? (it|them|out)?, rent(s|ed|ing)?, let(ting)? (it|them)? ?out, lets
  arriend(o|a|an), arrend(ar|amos|aria|ado|ada|ados|adas|ando), rent(o|a|an|ar|amos|aremos|aria|ado|ada|ados|adas), leasing, renting | leas(e|es|ed|ing), hir(e|es|ed|ing)( it| them)? out, hir(e|ed|ing)
  prest(o|amos)( por| a) | lend(s|ing)? (it|them)? ?out, lend them
  ofre(zco|cemos|ceriamos|cer|cere|ceremos) | offer(s|ing|ed)?
  ped(imos|iriamos|iria|ire|iremos), pido, pide(n)? | ask(s|ing)?( for)?
  factur(o|ar|ariamos|aria|aremos)( al| a los| a las| por), facturan(?= #) | (we|i|to) (bill|invoice), bill(s)?(?= #)
  suscrib* | subscrib*, sign(s|ing)? up
  licenciar* | licens(e|es|ed|ing) (it|them|to)
  comercializ* | retail(s|ing|ed)?, market(ed|ing)? at
`);

/** Nouns for what a customer is asked. */
export const PRICE_NOUNS = meanings(`
  precio(s)?, pvp, importe, presupuesto tipo, presupuesto medio | pric(e|es|ed|ing), rrp, price tag, quote(s|d)?, typical quote
  tarifa(s)?, tarifario, prima(s)? | rates?(?! of), tariffs?, premium (of|is|would)
  cuota(s)?, mensualidad(es)?, iguala(s)?, abono(s)?, colegiatura, arancel(es)? | fees?, dues, retainer(s)?, monthly payment
  suscripcion(es)?, membresia(s)?, afiliacion | subscription(s)?, membership(s)?
  honorarios, minuta(s)? | professional fees
  bono(s)?, pack(s)?, paquete(s)?, lote de, pase(s)? | pack(s|age|ages)?, pass(es)?, bundle(s)?, voucher(s)?
  plan(es)? de, el plan, plan (basico|completo|anual|mensual|premium|pro|familiar), modalidad | plans?, tier(s)?
  comision(es)?, porcentaje | commission(s)?, percentage, (a|our|my) cut
  entrada(s)?, ticket(s)?, boleto(s)?, taquilla, billete(s)? | ticket(s)?, admission, entry, entrance
  inscripcion(es)?, matricula, alta (de )?#, alta:?, cuota de alta | enrol?lment, registration, sign-up, set-?up, tuition
  licencia(s)? (anual|mensual|por|de uso|de software|a), canon, regalia(s)?, royalt* | licen[cs]e fee, (annual|yearly|monthly) licen[cs]e, licen[cs]e at, licen[cs]e (per|costs), royalt*
  minimo, como minimo | minimum, upwards
  extra(s)?, suplemento(s)?, recargo(s)? | extra(s)?, supplement(s)?, surcharge(s)?, add-on(s)?
`);

/** What something comes to: whose it is shows in the rest. */
export const COMES_TO = meanings(`
  cuesta(n)?, costar(a|an|ia|ian)?, costo, costaron, costando, costado | cost(s|ing)?, would cost, will cost
  vale(n)?, valdria(n)?, valdra(n)? | goes for, go for, worth
  baja(n)? a, se queda(n)? en, pasa(n)? a, queda(n)? (todo )?en | (drops?|falls?|goes down|comes down|is down|shrinks?) to
  viene(n)?( a| por)?( salir)?, vendria(n)? a, sale(n)?( a| por| en)?, saldria(n)?( a| por)?, saldra(n)?, salio | come(s)? (in )?(to|at|out at), coming to, came to, work(s)? out (at)?
  supone(n)?, implica(n)?, representa(n)? | amount(s|ing)? to, mean(s)?, set(s)? _ back
  ascien* | run(s|ning)? to
  (va|van|iria|irian|iran) (a|por)(?= #) | go(es)? (at|for)(?= #), be(?= #)
  ronda(n)?, anda(n)? por, esta(n)? en, se queda(n)? en, se pone(n)? en | (are|is) (around|about|roughly), sit(s)? at, hover(s|ing)? around
`);

/** What several things add up to: costs are told so. */
export const TOTALS = meanings(`
  suma(n)?, en total son, se (comen|llevan|chupan) | total(s|ling)?, add(s|ing)? up to, together come to, swallow(s)?, eat(s)? (up)?
`);

/** Being so much. */
export const COPULA = meanings(`
  (son|es|era|eran|seria|serian|fue|fueron)( de)?( unos| unas| solo)? # | (is|are|was|were|'s|be)( about| around| just| only| some)? #
`);

/** Paying, by anyone. */
export const PAYING_FOR = meanings(`
  pag(a|an|ar|aron|o|aba|aban|ando|amos|ado|aria|arian|ara|aran|aremos|ariamos|uen|ue) | pay(s|ing)?, paid
  abon(a|an|ar|aria|arian|ara|aran|o), desembols*, aport(a|an|aria|arian), pon(e|en|drian|dria) | shell(s|ing)? out, fork(s|ing)? out, chip(s)? in, put(s)? in, hand(s|ing)? over, contribut*
`);

/** Spending and buying: what others spend is no price of ours. */
export const SPENDING = meanings(`
  gast(a|an|ar|amos|o|aron|aba|aban|ado|ando), invierte(n)?, desembolsa(n)?, se deja(n) | spend(s|ing)?, spent, invest(s|ed|ing)?, splash* out
  compr(a|an|ar|o|amos|e|aron|aba|aban|ando), adquier(e|en|o) | buy(s|ing)?, bought, purchas*, acquir*
`);

/** It is said who would or will pay, or that they pay those who tell the idea. */
export const WOULD_PAY = meanings(`
  (pagar|abonar|aportar|costar|comprar|pedir|encargar|reservar|contratar)(ia|ian|a|an) | (would|will|'d|'ll|could|can|might) (each |all |only |then |just )?(pay|cost|buy|order|book|hire|contribute|be charged)
  pag(a|an|aron|aria|arian) una? (cuota|suscripcion|tarifa|mensualidad|comision) | pay(s|ing)? (a|an) (\\w+ )?(fee|subscription|commission|rate)
  nos (paga|pagan|pago|pagaron|abona|abonan|ingresa|ingresan|transfiere|transfieren), me (paga|pagan|pagaron|abonan) | pay(s)? (us|me), paid (us|me), paying (us|me)
  (nos|me) (contrata|contratan|contrato|contrataron|reserva|reservan|contrataria) | (hires?|hired|books?|booked|contracts?|retains?) (us|me), would (hire|book) (us|me)
`);

/** Costs named as such. */
export const COST_NOUNS = meanings(`
  coste(s)?, costos, costo (unitario|directo|operativo|variable|fijo|total|por|de|real|medio|es), (el|un|su|nuestro|mi|con|de|al) costo, costo: | (our|my|the|of|direct|running|operating|variable|fixed|total|production|material|labour|making|whose|with|its|food|staff|all-in) costs?(?! (them|him|her)), (at|with) (a|the) (total )?cost, unit cost, total cost, costs? (of (?!living)|per|is|are|was|were|price|base|come|comes|about|around|:), costs?(?=:), cost to (us|me|make|serve|produce|deliver)
  gasto(s)?( fijos| de)?, egresos | expenses?, overheads?, outgoings, outlay, spend per
  escandallo, costear* | costing(s)?, bill of materials
  materia(s)? prima(s)? | raw material(s)?
  # de (coste|costo|fabricacion|produccion|materiales) | # to (make|build|produce|serve|run|deliver|sew|print)
  captar (un|cada|a un|a cada)*, coste de captacion, captacion, cac | cac, acquisition costs?, cost of acquisition, to win each, to acquire (a|each)
  punto de equilibrio, umbral de rentabilidad | break(s|ing)?[- ]even
`);

/** What stays with those who sell. */
export const MARGINS = meanings(`
  margen(es)? | margin(s)?, mark-?up
  beneficio(s)?(?! fiscal| social| para), ganancia(s)?, utilidad(es)?, lucro | profit(s|able)?, gain per
  (nos|me) (queda|quedan|deja|dejan|quedaria|quedarian|quedo|quedaron|sobra|sobran|dan) | leav(e|es|ing) (us|me), left (over|for us|with|after), (is|are|'m|be) left
  limpi(o|os|as) (me |nos )?(queda|quedan|sac*|gan*), # limpi(o|os|as), # _ limpi(o|os|as), limpi(o|os|as) #, libre(s)? de gastos, de ganancia | clear(s|ed|ing)?(?! (benefit|way|view|path|idea|the))
  net(o|os|a|as) | net (profit|margin|income|of|per|gain|#), # net, # _ net, (we|i) net, nets (us|me|#), netting, take-home
  brut(o|os|a|as) por, rentabilidad, retorno | gross, return(s)? (of|around|is)
  ganamos, gano, sacamos | (we|i) (still |even |then |each )?(make|earn|take home|pocket|bank|made|earned)
  deja(n)? (#|unos #|unas #|cerca de #|casi #|un margen|un beneficio) | leav(e|es) #, leav(e|es) (about|around|some|nearly) #
  el resto (es )?(para|nuestro|queda|nos), lo demas (es )?para | the (rest|remainder|difference) (is |for |goes |stays )?(for |to |with )?(us|me|ours|mine), is ours
  despues de (gastos|costes|costos|pagar|impuestos|comision*), tras (sueldos|gastos|pagar|costes), descontando, descontad*, quitando | after (costs|expenses|wages|paying|tax|diesel|fees|materials|deducting), once _ paid, net of, less expenses
  (se )?recupera(n)? en, se amortiza(n)?, se paga(n)? sol(o|a|os|as) | pays? for itself, pays? back, payback, paid back, recoup*
`);

/** A number of customers or days that carries the costs. */
export const BREAK_EVEN = meanings(`
  cubr(e|en|ir|imos|irian|iria|o) _ (gastos|costes|costos|alquiler|arriendo|local|sueldos?), cubr(e|en|ir|imos|irian|iria|o) (gastos|costes|costos), (se )?pag(a|amos|o) (el|la) (alquiler|arriendo|local|nave|renta), se cubren (los )?(gastos|costes|costos), salen las cuentas, para cubrir* | cover(s|ing|ed)? _ (costs|expenses|rent|overheads|outgoings|wages|bills), cover(s|ing|ed)? (costs|expenses|rent|overheads)(?! (?:the|an?|each|every|them|us|me|#)(?![a-z])), costs are covered, pays? the (rent|bills)
  punto de equilibrio, umbral de rentabilidad, no perder dinero | break(s|ing)?[- ]even
  se (paga|amortiza|recupera)(n)? (sol* )?(en|con|a), amortiz(o|amos|ado|ada) | pay(s)? for (itself|themselves) (on|in|with|after), pays back (in|on), paid (itself )?back, recoup*
`);

/** What is used up by the work: beside an amount it is a cost. */
export const INPUTS = meanings(`
  gasolina, gasoil, gasoleo, diesel, combustible, nafta, bencina, carburante, lena, gas | petrol, fuel, diesel, gas, gasoline, firewood
  material(es)?, insumo(s)?, ingrediente(s)?, suministro(s)?, fungible(s)?, consumible(s)?, mercancia, genero | material(s)?, ingredient(s)?, suppl(y|ies), consumable(s)?, stock
  repuesto(s)?, refaccion(es)?, recambio(s)?, piezas | spare(s)?, parts
  servidor(es)?, alojamiento web, hosting, nube, licencias de software, sms, api, dominio | server(s)?, hosting, cloud, software licences, texts, sms, api, domain
  sueldo(s)?, salario(s)?, nomina(s)?, jornal(es)?, mano de obra, personal | wage(s)?, salar(y|ies), payroll, labour, labor, staff
  fletes?, portes?, embalaje(s)?, envase(s)?, empaque(s)?, etiqueta(s)?, desplazamiento(s)?, viaticos | freight, postage, shipping, packaging, packing, label(s)?, jar(s)?, travel, mileage
  desgaste, amortizacion, mermas? | wear, depreciation, wastage
  luz, electricidad, agua, energia, calefaccion, telefono, internet | electricity, power, water, energy, heating, phone, utilities, internet
  seguro(s)?, impuestos, tasas, autonomos, gestoria | insurance, tax(es)?, national insurance, accountant, card fees
  fotocopias, papel, imprenta, tinta | photocopies, paper, ink
  reactivo(s)?, jabon, detergente, clavos, tornillos, hilo, lienzo, pinturas, pilas, barniz | reagent(s)?, soap, detergent, varnish, nails, screws, thread, canvas, paints, batteries, fertili[sz]er
`);

/** People, places and work that are hired, but may be what is sold. */
export const HIRED = meanings(`
  monitor(es|a|as)?, chofer, conductor, ayudante, tecnico, repartidor(es)?, cocinero(s)?, profesor(es|a|as)?, interprete, transcriptor, revisor, mecanico, empleado | instructor(s)?, driver, helper, technician, courier(s)?, rider(s)?, chef, tutor(s)?, teacher(s)?, interpreter, transcriber, reviewer, mechanic, employee
  alquiler, arriendo, renta, local, salon, sala, nave, bodega, puesto, cocina, piscina, sitio | rent, premises, hall, room, warehouse, stall, kitchen, pool, pitch, space
  envio(s)?, transporte, mensajeria, caja(s)?, botella(s)? | transport, haulage, delivery, box(es)?, bottle(s)?
  mantenimiento, reparaciones, limpieza, lavado, lavanderia, soporte, impresion | maintenance, upkeep, repairs, cleaning, washing, laundry, servicing, support, printing
  publicidad, anuncios, marketing, comisiones | advertising, ads, adverts, marketing, fees
`);

/** Making and serving, as what costs. */
export const MAKING = meanings(`
  (produ[cz]|fabric|elabor|hac|constru|mont|arm|ensambl)(ir|ar|er|ando|iendo|irl*|arl*|erl*|[a-z]?en|en) | mak(e|ing)( it| each| one)?, produc(e|ing), manufactur(e|ing), build(ing)?, assembl(e|ing), put(ting)? together
  cos(er|e|en|erlas|erlo), bord(ar|arlo), imprimir*, encuadernar* | sew(n|ing|s)?, stitch*, embroider*, print(ing|ed)?, bind(ing)?
  cocinar*, preparar*, hornear*, envasar* | cook(ing)?, prepar(e|ing), bak(e|ing), bottl(e|ing), pack(ing)?
  lavar*, limpiar*, desinfectar*, secar*, moler*, triturar* | wash(ing)?, clean(ing)?, disinfect(ing)?, dry(ing)?, grind(ing)?, crush(ing)?
  reparar*, restaurar*, arreglar*, reacondicionar*, instalar*, colocar* | repair(ing)?, restor(e|ing), mend(ing)?, refurbish(ing)?, install(ing|ed)?, fit(ting)?
  mantener*, atender*, dar soporte, servir(lo|la|los|las|cada)?, gestionar*, procesar*, tramitar* | maintain(ing)?, run(ning)?, look(ing)? after, serv(e|ing), support(ing)?, handl(e|ing), process(ing)?, servic(e|ing)
  enviar*, transportar*, repartir*, recoger*, llevar(lo|la|los|las) | ship(ping)?, send(ing)?, transport(ing)?, deliver(ing)?, collect(ing)?, haul(ing)?, tak(e|ing) it
  cultivar*, criar*, plantar*, cosechar*, alimentar* | grow(ing)?, rais(e|ing), plant(ing)?, harvest(ing)?, feed(ing)?, keep(ing)? (a|each|one)
  traducir*, corregir*, digitalizar*, revisar*, grabar* | translat(e|ing), proofread(ing)?, digiti[sz](e|ing), review(ing)?, record(ing)?
  reponer*, cambiar(lo|la) | replac(e|ing) (it|them|stock|each), replac(e|ing)
`);

/** Taking a share or being left with one. */
export const TAKING = meanings(`
  (se )?(queda|quedan|lleva|llevan|quedaria|llevaria)( con)?, se lo (queda|lleva) | keep(s|ing)?, kept, tak(e|es|ing), took
  (nos|me) (quedamos|quedo|llevamos|llevo|quedariamos|quedaria|llevariamos|llevaria)( con)? | (we|i)('d| would|'ll)? (keep|take|get|retain)
  recib(e|en|iria|irian|o|imos), percibe(n)?, llega(n)?, les llega(n)?, gana(n)? | receiv(e|es|ing), get(s|ting)?, earn(s)?, goes to, go to
  se (llevan|comen|come) | eat(s|ing)? up, swallow(s)?, account(s)? for
  dam(os)?, daria(mos)?, doy, dejamos, para el taller, para el hotel | (we|i)('d| would)? (give|pass), giv(e|es|ing) them, pay(ing)? them
  (le |les )?toca(n)?, (le |les )?corresponde(n)? | is due, falls to
`);

/** Money that has come in. */
export const REVENUES = meanings(`
  factur(amos|e|o|aron|ado|an|aba|acion|amos ya|aria|ariamos|aremos), facturad* | bill(ed|ings?), invoiced, turnover, turn(ed|ing|s)? over
  ingres(amos|os|e|ado|an|aron|a), entran, entraron, entro | revenue(s)?, income, tak(e|es|ing)? in, took in, takings, brought in, bring(s|ing)? in, came in
  mrr, arr, recurrente(s)? | mrr, arr, recurring
  ventas, vendid* por, vendimos por, vendido por valor, por valor de | sales, in sales, worth of, sold .{0,12}worth
  en total, recaud* | in all, in total, altogether, raised, total of
  recuperad*, han recuperado, recuperamos, ahorr* | recovered, got .{1,20} back, sav(e|ed|es|ing|ings)
  deja caja, cajeamos | grossed, earned so far, (we|i) took
`);

/** Money lost, wasted or owed. */
export const LOSSES = meanings(`
  pierd(e|en|o|es), perd(er|emos|ido|ida|idas|idos|ieron|io|imos|iendo|ia|ian), perdida(s)? | los(e|es|ing|t), loss(es)?
  deja(n)? (de )?(ganar|ingresar|cobrar|ahi|sin cobrar), se (le|les) (va|van|escapa|escapan) | miss(es|ing|ed)? out, forgo*, go(es)? without pay, earns? nothing
  desperdici*, malgast*, derroch*, mal gastad* | wast(e|es|ed|ing), (get|gets|run|runs|burn|burns) through, squander*, badly spent
  tira(n|r|ndo)?( a)?, bota(n|r)?, desech* | throw(s|n|ing)? (away|out), binned, binning, dump(s|ed|ing)?, pour(s|ed)? away
  sablazo, multa(s|n|ron|do)?, sancion(es|ado|ada|an)?, penaliz*, recargo(s)? por | stung, fine(s|d)?(?! de), penalt(y|ies)?, sanction(s|ed)?
  deb(e|en|ia|ian), deuda(s)?, adeud*, impag* | ow(e|es|ed|ing), debt(s)?, arrears, unpaid
  roba(n|ron|do|da)?, robo(s)?, estaf* | stolen, theft, scam(s|med)?, defraud*
  averia(s)?, parad(o|a|as|os), baja cada, cada dia parado | downtime, breakdown(s)?, out of action, day down
  descontar*, desconto | docked
  le (factura|cobra|cobran)(n)?, les (factura|cobra|cobran|facturan) | bill(s|ed)? (them|him|her), charge(s|d)? (them|him|her)
`);

/** A whole market. */
export const MARKETS = meanings(`
  mercado(s)?, sector, industria, mueve(n)?, negocio mundial | market, industry, sector, worldwide, globally
`);

/** What others do, or what was there before. */
export const OTHERS = meanings(`
  competencia, competidor(es|a|as)?, rival(es)? | compet(ition|itor|itors|ing), rival(s)?
  los demas, las demas, otr(os|as|o|a), los de siempre | others?, another, elsewhere, everyone else, anyone else
  alternativa(s)?, existente(s)?, lo que (hay|existe|tiene), (que|los|las|lo) hay, ya hay, hay (un|una|unos|unas|apps|empresas) | alternative(s)?, existing, available, out there, there (is|are), on the market
  tradicional(es)?, convencional(es)?, corriente(s)?, habitual(es)?, normal(es)?, clasic(o|a|os|as) | traditional, conventional, ordinary, usual, regular, standard, typical(?! quote), classic
  (las|los) grandes, multinacional(es)?, franquicia(s)?, de marca, cadena(s)? | (big|large) (firms?|compan(y|ies)|chains?|brands?|ones), multinational(s)?, franchise(s)?, branded, chain(s)?
  el original, original(es)?, de fabrica, fabricante(s)?, oficial(es)?, de concesionario, concesionario(s)? | original(s)?, manufacturer(s)?, oem, dealer(s)?, official
  importad(o|a|os|as), import(ar|arlos|arlas|arlo|an), gring(o|a|os|as), extranjer*, chin(o|a|os|as) | import(s|ed|ing)?, american ones, foreign, chinese
  nuev(o|a|os|as)(?!s? (cliente|plan)) | (brand[- ])?new(?! customer| plan)
  los baratos, las baratas | cheap ones
  frente a, contra, en (lugar|vez) de, menos que, mas que, versus, comparad*, mientras que | against, instead of, (less|more|rather|cheaper|dearer) than, versus, vs, compared, whereas, while
  supermercado(s)?, hipermercado(s)? | supermarket(s)?, hypermarket(s)?, high street
  unas? (empresa|tienda|academia|clinica|agencia|gestoria|consultora)s?, profesor particular, en una clinica privada | private (clinic|tutor|lesson|school)s?, (a|an) (agency|accountant|consultant|company)
`);

/** How it is until now. */
export const UNTIL_NOW = meanings(`
  hoy, ahora( mismo)?, actualmente, hasta ahora, en la actualidad, a dia de hoy | today, now, nowadays, currently, at present, at the moment, these days, presently, until now, so far
  suele(n)?, normalmente, acaba(n)?, termina(n)?, tienen? que, toca | usually, normally, end(s)? up, ha(ve|s) to, must
`);

/** Money put in, lent or given: neither price nor running cost. */
export const FUNDING = meanings(`
  subvencion(es)?, ayuda(s)? (de|del|publica|publicas|europea|europeas|concedida)*, beca(s)?, premio(s)? | grant(s)?, (in|state|public) aid, subsid(y|ies), award(s)?, prize(s)?, funded, funding
  (un|al|el) banco, prestamo(s)?, credito(s)?, hipoteca, financiacion, financia(n|r|mos|cion|do|da|miento)?, linea de | (a|the) bank, loan(s)?, credit, mortgage, financ(e|ed|ing), (credit|bank) line
  invers(ion|or|ores), ronda de, capital (riesgo|semilla|social|inicial|propio), ahorros, fondo(s)?, inmovilizad* | invest(ment|or|ors), funding round, (venture|seed|working|start-up|share) capital, savings, fund(s)?, tied up
  presupuesto de, presupuesto(?! tipo| medio) | budget(s|ed)?
`);

/** For each of something: what makes an amount a price and not a sum. */
export const PER_EACH = meanings(`
  al (mes|ano|dia|trimestre|semestre), a la semana, la semana | an? (month|year|week|day|quarter|fortnight)
  por [a-z]{3,14} | (per|for each|for every) \\w+, pcm, pppm
  mensual(es)?, anual(es)?, semanal(es)?, trimestral(es)?, diari(o|a|os|as) | monthly, yearly, annual(ly)?, weekly, quarterly, daily, p\\.?a
  cada (un|uno|una|\\w+), la unidad, c/u, cada | each, every \\w+, apiece, a piece, ea
  la (hora|sesion|noche|pieza|clase|visita|consulta|racion|botella|plaza|caja|bolsa|jornada|salida|funcion|entrada|tonelada|docena|revision|puesta|prenda|barra|taza|temporada|primera|palabra) | an? (hour|session|night|piece|class|lesson|visit|meal|bottle|box|bag|head|show|trip|go|pop|call-out|job|item|jar|tonne|kilo|dozen|pair|plate|cup|place|seat|round|minute|page|word|season|performance|order|child|person)
  el (kilo|litro|metro|menu|plato|par|viaje|curso|servicio|pack|lote|informe|minuto|bote|frasco|saco|turno|tramite|basico|fin de semana) | the (hour|night|kilo|pair|session|lot|two days|weekend)
`);

/** Part of the price before. */
export const OF_WHICH = meanings(`
  de los que, de las que, de los cuales, de las cuales, de l(o|a) que, de (ahi|eso|ese dinero) | of which, out of (which|that|those|it), from (which|that), of that, of those
`);

/** In front of a figure that names no currency, these make it money. */
export const BARE_SUM_CUES = all(
  meanings(`
    cobr(o|a|an|ar|amos|aremos|ariamos|aria|are) | charg(e|es|ed|ing)
    dejamos en, lo dejo en | let (it|them) go for
  `),
  INPUTS,
  OF_WHICH,
  COMES_TO,
  TOTALS,
  PAYING_FOR,
  SPENDING,
  REVENUES,
  TAKING,
  MARGINS,
  COST_NOUNS,
  meanings(`
    precio(s)?, tarifa(s)?, cuota(s)?, tramite por | pric(e|es|ed|ing), fee(s)?, rate(s)?, set-up
    factur(amos|o) | we bill, bill(ed)?, takes? home
    ped(imos|iria|iriamos), pido | we'?d ask, asking
    por debajo de, extra de, suplemento de | an? extra, extra
    arrancan en | start at
    con nosotr(os|as), conmigo, nosotr(os|as) | with (us|me), ours (is|are)
    se lleva(n)?, nos deja(n)? | brings? in, takes in
  `),
);

/** It falls on those who tell the idea. */
export const COSTS_US = meanings(`
  (nos|me) (viene|vienen|cuesta|cuestan|cuesten|costo|costaria|costarian|sale|salen|salio|saldria|saldrian|supone|suponen|vale|valen) | cost(s|ing)? (us|me), (would|will|'d) cost (us|me), sets? (us|me) back, takes? (us|me)
  se (nos|me) (va|van) | we get through, i get through
  (nos|me) (cobra|cobran|alquila|alquilan|arrienda|arriendan|renta|rentan|presta|prestan|cede|ceden|deja (el|la|los|las|un|una)|dejan (el|la|los|las|un|una)|vende|venden|pide|piden|factura|facturan) | (charge|rent|let|lease|lend|sell|bill|ask|rents|leases|lets|lends|sells|bills|charges)s? (it to )?(us|me)
  (pagamos|gastamos|compramos|invertimos|dedicamos|destinamos|pagaremos|pagariamos)( a)?, les pagamos | (we|i)('d| would|'ll| also| only| now| then)? (pay|spend|buy|invest|put in|bought|spent|paid)
  (le|les|los|las|lo|la) (compro|compramos|pago|pagamos), compro, gasto(?! (de|en|fijo))(?= (unos|#|cerca|solo)), pago(?= (a|unos|#|solo|cerca)), dedico | paying (out|them|him|her), buying (it|them) (in )?(at|for)
  a los que pagamos, que pagamos | whom we pay
  (ponemos|pongo|metemos|meto)(?= (unos |otros |otras )?#), nos dejamos | (we|i) put in, (we|i) lay out
`);

/** An offer named by a pronoun or as ours: what it comes to is its price. */
export const OUR_OFFER = meanings(`
  (el|la|los|las|lo) (nuestr|mi)(o|a|os|as)?, nuestr(o|a|os|as), mi, los mios | ours?, mine, my
  (la|el|esta|este|cada) (caja|servicio|sesion|clase|visita|plan|pack|kit|app|cuota|suscripcion|curso|taller|entrada|viaje|menu|aparato|equipo|unidad|pieza|revision|informe|lote|bolsa|ramo|botella|licencia) | (the|this|each|every|a) (box|service|session|class|visit|plan|pack|kit|app|fee|subscription|course|workshop|ticket|trip|menu|unit|device|set|piece|report|batch|bag|bouquet|bottle|licence)
  esto, ello, todo | it(self)?, this, that
`);

/** A share asked for selling, finding or saving. */
export const SHARES = meanings(`
  comision(es)?, porcentaje, tanto por ciento, corretaje, prima(s)? | commission(s)?, percentage, premium(s)?, brokerage, finder's fee, take rate, a cut, our cut, my cut
  por (venta|reserva|operacion|transaccion|pedido|alquiler), de cada (venta|pedido|reserva|operacion|alquiler) | (per|of each|of every|on each|on every|a) (sale|booking|deal|transaction|order|rental)
  de (lo ahorrado|lo recuperado|lo que (se )?ahorr*|los ahorros|lo vendido|la venta|las ventas) | of (the |any |whatever )?(savings?|is saved|recovered|money saved|sales?|takings)
`);

/** Ways of being paid that leave no doubt that those who tell will be. */
export const PAID_BY = meanings(`
  suscripci*, suscriptor*, cuota, arancel(es)?, contratos? (anual|mensual|trimestral)(es)?, (se )?pag(a|an|ado|ada)? (por hora*|por peso|lo que pes*|lo que consum*|al peso), a tanto (la|el|por), cuota(s)? (mensual|anual|de|fija|al|baja|trimestral)*, (una|pequena|con|por|la) cuota, mensualidad*, membresia*, iguala(s)?, abono(s)? (mensual|anual|de)* | subscription*, subscriber*, fee, (yearly|annual|monthly|rolling|quarterly|seasonal) contracts?, (paid|pay|pays) (hourly|weekly|monthly|daily|by), hourly, so much (a|per), memberships?, retainers?, (monthly|annual|yearly|weekly|flat|fixed|small|set|booking|service|entry) fee, (a|the) fee, fees (per|by|according|depending|from|of|for)
  comision(es)?, tanto por ciento, (un|el|cobr*|con un) porcentaje, corretaje | commissions?, (a|the|charge|take) percentage, brokerage, finder's fee, take rate, (a|our|my|small) cut
  (una )?parte (de lo que|del ahorro|de lo ahorrado|de la venta|del dinero)*, nos llevariamos, nos llevamos, me llevo, nos quedamos, nos quedariamos, me quedo con, me llevaria | a share of, a slice of, (we|i)('d| would|'ll)? (keep|take) (a|the|#|our), keep (a|#) (share|third|quarter|half|percentage|part|cut)
  cobr(o|ar|amos|aremos|ariamos|aria|are|ando|arles|arle|arlo), se cobra(n)?, se cobraria(n)? | (we|i)('d| would|'ll| will)? charge, charging, (would|will|to) charge, (is|are|be) charged, charged (by|per)
  precio (por|segun|fijo|cerrado|de|a convenir|por decidir|al)*, con precio, tarifa (por|segun|plana|fija|de|unica|reducida|horaria)*, precio por, precios por, a un precio | priced? (per|by|according|depending|to be|on)*, (fixed|set|flat|single) (price|rate), prices (per|by|on), rate (per|by), at a (low |fixed |fair |set )?price
  por (horas|dias|semanas|noches|meses|minutos|sesiones|piezas|palabras|hectareas|trimestres|proyectos|temporadas|usos|licencias|entregas|kilos|metros), por (minuto|hectarea|palabra|pieza|proyecto|expediente|tramite|reparacion|sesion|visita|cabeza|alumno|uso) | by the (hour|day|week|night|month|minute|session|piece|word|hectare|job|kilo|metre|season|project|term), (per|charge by)[ -](minute|hectare|word|piece|job|project|case|repair|session|visit|head|pupil|use|seat|hour|acre)
  (pagar|abonar|aportar|costear)(ia|ian|a|an|iais), pagando, se (paga|pagan|abona|abonan|contrata|contrataria|contratan|factura|facturaria)(?! con), pagader*, de pago, clientes que pagan, pago (por uso|mensual|anual|unico|por) | (would|will|'d|'ll) (each |also |all |then )?(pay|contribute|chip in|cover part), (is|are|be|gets?) (paid|billed|invoiced) (for|in|by|at|per|when|on|weekly|monthly|yearly)*, payable, paying (customers|users|members|clients)?, pay(ing)?[- ](per|as)[- ]\\w+, pay (a|per|monthly|part)
  licencia(s)? (de uso|de software|anual*|mensual*|por), licenciar*, regalias, royalt*, franquiciar*, franquicia(s)? | licen[cs](e|es|ed|ing) (it|them|the|our|fee|per|to)*, (annual|yearly|monthly|software) licen[cs]es?, licensing, royalt*, franchis(e|ing)
  freemium, (version|versiones|plan|modalidad|cuenta|opcion) (\\w+ )?(\\w+ )?(de pago|premium|pro|avanzad*), otra (premium|de pago), funciones? de pago | freemium, (a|and a|one|the|or) premium (one|version|plan|tier|account)?, paid (version|plan|tier|features), paywall, upsell*
  entradas, con entrada, entrada (por|a|de|unica|libre)*, venta de entradas, taquilla, inscripcion(es)?, matricula(s)?, una entrada | tickets, admission, entry (by|at|from|per|price), box office, ticket sales, (entry|entrance|enrolment|registration|joining) (fee|charge)s?, (a|small) entry, tuition
  bonos? de, bonos, vales, tarjetas? regalo, packs? de | vouchers, passes, gift cards?, packs? of, punch cards?, credits
  propina(s)?, la voluntad, (elige|eligen|decide|deciden|decida) cuanto*, lo que (quiera|puede|pueda|pueden|quieran)(n)?, (el|un|su) sombrero, pasar la gorra, aportacion voluntaria | tips, (in|round|pass) the hat, (choose|decide)s? how much, whatever (they|you) (want|can|like), pay[- ]what[- ]you[- ](want|can|like), pay what they (want|can|like), honesty box
  contrato(s)? con (la|el|los|las|ayuntamient*|hospital*|empresa*|colegio*), concierto con, concesion, licitacion(es)?, concurso(s)? publico(s)?, (pagar|pagara|pagaria|pagan) (el|la|los) (ayuntamiento|administracion|seguro)* | contracts? (with|from) (the|a|councils?|hospitals?|companies|schools?), public (tender|contract)s?, tenders?, concession
  mayoristas?, al por mayor, distribuidores, como agencia, comisionista | wholesale, to retailers, distributors, as an agen(cy|t)
  retainer, honorario(s)?, a exito, solo si (ganan|cobran|recuperan|ahorran) | (no win no|success|contingency) fee, only if (they|you) (win|save|recover)
  fianza, senal, anticipo(s)?, pago por adelantado, por adelantado | deposit, down[- ]payment, up[- ]front, in advance, prepa(y|id)
`);

/** Selling and letting, and places that do: how money comes in, if barely said. */
export const SOLD_BY = meanings(`
  vend(o|er|emos|eremos|eriamos|eria|ere|iendo|erlo|erla|erlos|erlas|erle|erles|eriais), se vend(e|en|eria|erian|era|eran), despachar*, a la venta, venta (de|al|directa|online|por)*, ventas | sell(ing)?(?! nothing), flog(ging)?, sold, on sale, for sale, sales? of, resell*
  revend(o|er|emos|eremos|eriamos|iendo|erlo|erla|erlos|erlas), reventa | resell*, resale
  alquil(o|ar|amos|aremos|ariamos|aria|ando|arlo|arla|arlos|arlas|er), se alquila(n|ria|rian)?, en alquiler, alquilad(o|a|os|as) | rent(ing|al|als|ed)?, for (hire|rent), hir(e|ed|ing) out, let(ting)? out, hired (by|out|to), to rent
  arrend(ar|amos|aremos|ariamos|ando|amiento)*, arriendo, renta(r|mos|remos|riamos|ndo)?, rentad(o|a|os|as), leasing, renting, prestamos por | leas(e|ed|ing), hir(e|ing)
  tienda, puesto (de|en|los)*, quiosco, tenderete, outlet, bazar, chiringuito, foodtruck, catalogo | shop(?! (window|owner|fit))(?! unit), store(?! of), stall, market stall, kiosk, outlet, food truck, catalogue
  (la|el|cada|las|los) (empresa|compania|colegio|ayuntamiento|hospital|centro|cliente|familia|usuario|hotel|socio|restaurante|tienda|alumno|administracion)(s|es)? (paga|pagan|abona|abonan|sufraga|sufragan|costea|costean) | (the|each|every) (firm|company|school|council|hospital|centre|client|customer|family|user|hotel|member|restaurant|shop|pupil|student)s? (pay|pays|fund|funds)
  precio(s)?, tarifa(s)? | pric(e|es|ed|ing), rates, tariffs
  (fijado|puesto|decidido|definido|pensado|definimos|fijamos|tenemos|decidimos) (ya )?(los |el |un |nuestros )?precios? | (set|decided|fixed|thought about|worked out|have) (on )?(our |the |a |any )?(prices?|pricing)
  fabricar y vender, comercializ(o|ar|amos|ando|ariamos|aria|aremos|arlo|arla|arlos|arlas) | market it, commerciali[sz]*
  gan* dinero (con|por|de|a), ganariamos con, ingresos (por|de|vendrian)*, monetiz*, sacar(le)? dinero, rentabiliz*, el margen (saldria|esta|estaria|viene|vendria)*, la ganancia | make money (from|by|with)*, revenue (from|would)*, moneti[sz]*, income from, the margin (would|is|comes)*, make (our|my|its|the) money, our money, our profit
  nos financia*, me financia*, financiad(o|a|os|as) por | funds? (us|me), funded by
  subvenci*, ayudas publicas, fondos (publicos|europeos) | (government|heritage|public|council|arts|eu|european) (grant|subsid|fund)*, grants?, subsid*, grant[- ]funded
  publicidad, anunci(os|antes), patrocin*, donacion(es)?, donativ*, micromecenazgo, afiliacion | ads, adverts?, advertis(ing|ers?|ements?), sponsor*, donat(e|ions?), crowdfund*, affiliate*
`);

/** Money that comes from neither those who use it nor a sale: alone, these say little. */
export const GENERIC_WAYS = meanings(`
  nos financia*, me financia*, financiad(o|a|os|as) por | funds? (us|me), funded by
  subvenci*, ayudas publicas, fondos (publicos|europeos) | (government|heritage|public|council|arts|eu|european) (grant|subsid|fund)*, grants?, subsid*, grant[- ]funded
  publicidad, anunci(os|antes), patrocin*, donacion(es)?, donativ*, micromecenazgo, afiliacion | ads, adverts?, advertis(ing|ers?|ements?), sponsor*, donat(e|ions?), crowdfund*, affiliate*
  monetiz*, gan* dinero (con|por|de|a), ganariamos con, ingresos, rentabiliz*, sacar(le)? dinero | moneti[sz]*, make money, revenue, income
  precio(s)?, tarifa(s)?, tienda(s)?, puesto*, margen | pric(e|es|ed|ing), rates, tariffs, shops?, stores?, stall, margin, money
  subvenci*, ayudas publicas, * financia*, financiad* | grants?, subsid*, funds?, funded
  * (paga|pagan|abona|abonan|sufraga|sufragan|costea|costean) | * (pay|pays|fund|funds)
`);

/** Making it possible for others: it is they who sell then. */
export const HELPING = meanings(`
  ayud(a|ar|amos|an|aria|ariamos|aremos|e), permit(e|ir|imos|iria), para que, facilita(r|mos)?, hacer que | help(s|ing)?, let(s)?(?! out), allow(s|ing)?, enabl(e|es|ing), so that, making it (easy|easier)
`);

/** The work's own hours, told as what it takes. */
export const OWN_TIME = meanings(`
  (dedic|tard|emple|invert)(amos|imos|o) (unas |unos |cerca de )?# (horas|minutos), (nos|me) (lleva|toma|llevan|toman) (unas |unos )?# (horas|minutos) | (we|i) (spend|take) (about |around |some )?# (hours|minutes), takes? (us|me) (about |around )?# (hours|minutes)
`);

/** A figure that is guessed or hoped for. */
export const SUPPOSED = meanings(`
  (ser|dar|ir|habr|pondr|recibir|abonar|ofrecer|repartir|necesitar|invertir|llevar|entrar|sumar|costar|saldr|tendr|podr|deber|quedar|supondr|estar|rondar|vendr|cobrar|pagar|gastar|ganar|har|dejar|cubrir|alquilar|comprar|vender)(ia|ian|iamos), calculo, calculamos, estim*, supongo, creo, deberia*, esper(o|amos), quer(emos|riamos), objetivo, prev(emos|isto) | would, should, we'?d, i'?d, reckon, figure, i'?d say, estimat*, guess, suppose, think, hope, expect, aim, want, target, forecast
`);

/** Money whose unit buys something: a price in it has few figures. */
export const STRONG_CURRENCY = meanings(`
  euros?, eur, dolares, usd, libras, gbp | euros?, eur, dollars?, usd, pounds?, gbp, quid, grand
`);

/** A sum is shared out, and what is left of it is ours. */
export const THE_REST_OURS = meanings(`
  (el resto|lo demas|lo que queda|lo restante|la diferencia) (es |sera |seria |queda |queda(n)? )?(para (nosotr*|mi|el taller|la empresa)|nuestro|mio|nos) | (the )?(rest|remainder|difference) (is |would be |goes |stays |comes )?(for us|for me|ours|mine|to us|to me|with us)
`);

/** Still to be found: neither price nor running cost. */
export const NEEDED = meanings(`
  (me |nos )?falta(n|ria|rian)?, hace(n)? falta, necesit*, requier*, busc(o|amos) | need(s|ed|ing)?, lack(s|ing)?, requir(e|es|ing), short of, looking for, seeking
  comprar (el|la|los|las|un|una|otr*|mas), encargo (el|la) | to buy (the|a|an|another|my|our|more), order the
`);

/** They buy it of us. */
export const BUY_OURS = meanings(`
  (nos|me) (lo |la |los |las )?(compra|compran|compro|compraron|encarga|encargan|pide|piden), (lo|la|los|las) compra(n)?, (lo|la|los|las) compraria(n)? | (buy|buys|bought|take|takes|order|orders) __ (from|off) (us|me), (buy|buys|order|orders|take|takes) (from|off) (us|me), (buy|buys) (it|them|ours|one|these)(?! new)
  con nosotr(os|as), conmigo, (el|la|los|las) (nuestr|mi)(o|a|os|as) | with (us|me), ours (is|are|costs|comes|at), mine (is|costs|comes)
`);

/** Places a business hires to work in, though some let them. */
export const PREMISES = meanings(`
  local, salon, sala, aula, nave, bodega, puesto, cocina, piscina, terreno, estudio, cabina, silla, despacho, oficina, espacio, pista, huerto, finca, plaza de garaje, camion, furgoneta | premises, hall, room, classroom, warehouse, stall, kitchen, pool, land, plot, studio, booth, chair, desk, office, space, court, field, unit, barn, van, lorry
`);

/** Hiring something to work with; with "out" it would be letting. */
export const WE_RENT = meanings(`
  (el|de) alquiler de(l)?, alquilo, alquilamos, arriendo, arrendamos, rento, rentamos, subarriendo | (the )?(rent|hire) of (a|the), (we|i) (rent|hire|lease|sublet)(?! (it |them )?out)
`);

/** Our part of what is paid. */
export const WE_TAKE = meanings(`
  nos (quedamos|llevamos|quedariamos|llevariamos|embolsamos), me (quedo|llevo|quedaria|llevaria|embolso), retenemos, retengo, para nosotr(os|as), para mi, (nos|me) dan? | (we|i)('?d|'?ll| would| will| only| just)? (keep|take|get|retain|pocket), for (us|me), gives? (us|me)
`);

/** A loss of our own. */
export const WE_LOSE = meanings(`
  pierdo, perdemos, perdimos, perdi, tiramos, tiro, malgastamos, desperdiciamos | (we|i) (all |each )?(lose|lost|waste|wasted|throw away|threw away|bin)
`);

/** Talk of paying and hiring that says how money comes in where it also says by what. */
export const PAY_TALK = meanings(`
  pon(e|en|dria|drian), asum(e|en|iria|irian) | put(s)? (up|in), contribut*, cover(s)?
  pag(a|an|ar|aria|arian|ara)*, abon(a|an|aria|ara)*, cobr*, contrat(a|an|ar|aria|arian|ariamos|aremos|amos)* | pay(s|ing)?, paid, charg*, book(s|ed|ing)?, hir(e|ed|es|ing), contract(ed)?
  alquil*, arriend*, arrend*, rent(a|ar|amos|an|aria) | rent*, leas*, hire
  precio(s)?, tarifa(s)?, presupuesto(s)?, importe, cache, honorarios, cuota(s)? | price(d|s)?, pricing, quote(s|d)?, rate(s)?, fee(s)?, tariff(s)?, cost
  vend*, cobro, venta(s)? | sell*, sold, sale(s)?
`);

/** By what it is paid: each of something, for a time, all at once. */
export const RATE_BASIS = meanings(`
  por (hora|horas|dia|dias|semana|semanas|mes|meses|noche|noches|temporada|temporadas|minuto|metro|metros|kilo|kilos|litro|persona|cabeza|habitacion|pieza|piezas|unidad|unidades|visita|sesion|sesiones|clase|clases|proyecto|obra|trabajo|paquete|uso|usuario|alumno|plaza|viaje|trayecto|kilometro|hectarea|pagina|palabra|evento|modulo|modulos|lote|pedido|consulta|partida|turno|jornada|entrega|tramite|expediente|documento|socio|local|licencia|descarga|adelantado|anticipado) | by the \\w+, per \\w+, by (weight|metre|kilo|hour|unit|distance|size|volume|area), (hourly|daily|weekly|monthly|yearly|up front|upfront|in advance)
  al (mes|ano|dia|peso|trimestre|contado|terminar|reservar), a la (semana|hora), cada (mes|semana|ano|vez|trimestre) | (a|each|every) (month|week|year|day|hour|time|term|quarter|season), when (done|finished|booking)
  segun (el |la |los |las )?(tamano|superficie|peso|distancia|volumen|numero|zona|dificultad|metros|duracion)* | (according to|depending on|based on) (the )?(size|area|weight|distance|volume|number|zone|difficulty|length)*
  la mitad, una parte, el resto, a medias, a partes iguales, entre todos | half, part, the rest, halves, equally, between them
  fij(o|a|os|as), cerrad(o|a|os|as), unic(o|a), plan(a|o), simbolic(o|a), en efectivo, con tarjeta, a exito | fixed, flat, set, single, token, nominal, one-off, in cash, by card
`);
