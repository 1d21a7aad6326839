/** The writer’s own money and time: no cost of the customer’s. */
export const own = `
(?:nos|me) (?:cuesta|cuestan|sale|salen|costaria|costarian|lleva|llevan|supone|suponen)
(?:gastamos|gasto|gaste|tardamos|tardo|dedicamos|dedico|invertimos|inverti|compramos|pagamos)
`;
