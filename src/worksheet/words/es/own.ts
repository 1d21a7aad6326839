/** The writer’s own money and time: no cost of the customer’s. */
export const own = `
(?:nos|me) (?:cuesta|cuestan|sale|salen|costaria|costarian|lleva|llevan|supone|suponen)
(?:perdemos|pierdo) [0-9.,]+ ?(?:€|euros|pesos|dolares|[$]) (?:por|en cada) (?:caja|venta|unidad|cliente|pedido|envio)
(?:gastamos|gasto|gaste|tardamos|tardo|dedicamos|dedico|invertimos|inverti|compramos|pagamos)
`;
