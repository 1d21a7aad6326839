/** A price as a share of something. */
export const priceShare = `
(?:comision|cobr[a-z]+|nos quedamos|me quedo|nos llevamos)[^.;%]{0,30}[0-9][0-9.,]* ?%
[0-9][0-9.,]* ?% (?:de comision|por (?:venta|reserva|pedido|operacion|gestion))
`;
