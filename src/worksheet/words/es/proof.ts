/** With a figure, these make evidence firm: paid, bought, used, repeated, signed. */
export const proof = `
pag(?:an?|ando|aron|ado|ados)|de pago|compr(?:an|aron|ado|ando|o)|vend(?:ido|imos|i|idas|idos)|factur~|cobr(?:ado|o|amos|e)
renov~|repit~|repet~|firm(?:ad[oa]s?|aron|o)|us(?:aron|an|ado|ando)|alquil(?:ado|amos|e)|probado|probaron
pedidos|reservas|reservado|encargos|ventas|ingresos|preventas|clientes|clientas|suscriptores|lista de espera|en espera|recuper~|contrat~|piloto|consultas
`;
