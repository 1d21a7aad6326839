/** Words that make an amount a price. */
export const price = `
prices?|priced|pricing|fees?|tariff|ticket|rrp
(?:would |will |we |i )?charg(?:e|es|ed|ing)
(?:sell|sells|sold|selling|rent|rents|hired?)
costs?|costing|would cost|will cost
pays?(?! (?:an?|somebody|someone|their|the) )|paying|paid
commission|subscription|membership|licen[cs]e|entry
`;
/** A price as a share of something. */
export const priceShare = `
(?:commission|charg[a-z]+)[^.;%]{0,30}[0-9][0-9.,]* ?%
[0-9][0-9.,]* ?% (?:commission|per (?:sale|booking|order)|of (?:each|every) (?:sale|booking|order)|fee)
`;
