/** Words that make an amount a price. */
export const price = `
(?:precios?|tarifas?|cuota|ticket|pricing|pvp)
(?:lo |la |los |las |se )?cobr(?:o|a|an|amos|ar|aria|ariamos|are|aremos|arles|arian|ando)
(?:se |lo |la |los |las )?(?:vend|alquil)(?:o|e|a|en|emos|amos|er|eria|eriamos|ariamos|eremos|aremos|erian|ido|iendo|eran|era)
(?:costaria|costara|cuesta|cuestan|valdria|vale|valen|saldria)
pag(?:an?|ara|aran|aria|arian|uen|ue|aron|ando)(?![^.,;]{0,24} al? (?:una?|la|mi|su) )
comision|suscripcion|mensualidad|abono|bono|matricula|licencia|entrada
`;
/** A price as a share of something. */
export const priceShare = `
(?:comision|cobr[a-z]+|nos quedamos|me quedo|nos llevamos)[^.;%]{0,30}[0-9][0-9.,]* ?%
[0-9][0-9.,]* ?% (?:de comision|por (?:venta|reserva|pedido|operacion|gestion))
`;
