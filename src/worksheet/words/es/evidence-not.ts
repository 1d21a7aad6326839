/** What others do with others, and figures of a market: no evidence for this idea. */
export const evidenceNot = `
ya pagan (?:a|por|para) 
[0-9.,]+ ?% (?:del|de la|de los|de todo el) (?:mercado|sector|[a-z]+ mundial)
(?:nuestr[oa]|la) competen[a-z]+
cubrir gastos|para vivir
`;
