const GRAMMAR: ReadonlySet<string> = new Set(
  (
    'de la que el en y a los se del las un por con no una su para es al lo como mas o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos tambien fue habia era muy anos hasta desde estan mi porque que solo han yo hay vez puede todos asi nos ni parte tiene uno donde bien tiempo mismo ese ahora cada e vida otro despues te otros aunque esa eso hace otra gobierno tan durante siempre dia tanto ella tres sino otras estas estos quien nuestro nuestra cual ellos ellas tu mis tienen hacer van va seria algo nada mucho muchos hoy les gente menos unos unas ' +
    "the of and to a in is it you that he was for on are with as i his they be at one have this from or had by not but what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more go see no way could my than been who its now down did get come our us just very also any only most where why because without it's don't doesn't there's we'd i'd"
  ).split(' '),
);

const JARGON: ReadonlySet<string> = new Set(
  (
    'cliente clientes problema problemas solucion soluciones precio precios mercado competencia competidores diferencia ventaja ventajas competitiva suscripcion comision margen margenes coste costes piloto pilotos prototipo entrevistas lista espera preventa preventas ventas ingresos validacion validado patente patentes datos red exclusiva exclusivo negocio empresa producto servicio idea modelo canal canales segmento segmentos escalable escalabilidad rentable rentabilidad retencion traccion crecimiento usuarios usuario pago pagan pagar frecuente costoso urgente dolor valor propuesta unica mvp mes meses anual mensual euros concreto concreta claro clara grande fuerte solido necesidad publico objetivo estrategia marketing innovacion innovador tecnologia plataforma app ' +
    'customer customers client clients problem problems solution solutions price prices pricing market competition competitors difference advantage advantages competitive subscription subscriptions commission margin margins cost costs pilot pilots prototype interviews interview waiting list waitlist presales sales revenue revenues validation validated patent patents data network exclusive business company product service model channel channels segment segments scalable scalability profitable profitability retention traction growth user users paying pay pays payment frequent costly urgent pain painful value proposition unique month months yearly annual monthly euros pounds specific clear big strong solid need target audience strategy innovation innovative technology platform'
  ).split(' '),
);

export function grammarShare(all: readonly string[]): number {
  return all.length === 0 ? 0 : all.filter((word) => GRAMMAR.has(word)).length / all.length;
}

/** Neither grammar, nor a figure, nor the jargon of business plans. */
export function isTopicWord(word: string): boolean {
  return word.length > 2 && !GRAMMAR.has(word) && !JARGON.has(word) && !/\d/.test(word);
}

/** Share of the words that are jargon of business plans, among those that are not grammar. */
export function jargonShare(all: readonly string[]): number {
  const content = all.filter((word) => !GRAMMAR.has(word) && !/\d/.test(word));
  return content.length === 0 ? 0 : content.filter((word) => JARGON.has(word)).length / content.length;
}
