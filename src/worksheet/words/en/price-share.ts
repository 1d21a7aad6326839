/** A price as a share of something. */
export const priceShare = `
(?:commission|charg[a-z]+)[^.;%]{0,30}[0-9][0-9.,]* ?%
[0-9][0-9.,]* ?% (?:commission|per (?:sale|booking|order)|of (?:each|every) (?:sale|booking|order)|fee)
`;
