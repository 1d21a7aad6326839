/** Says that something is not so. */
export const denial = `
no|not|never|none|nobody|nothing|without|zero|0(?![.,]?[0-9])|neither|nor|yet to|cannot|hardly|lack|lacking
[a-z]+n't|dont|doesnt|didnt|havent|hasnt|isnt|arent|wont|cant
`;
/** Denials that say something good. */
export const denialNot = `
not only|not just|none (?:has|have) (?:left|cancelled|complained)
(?:zero|no) (?:cancellations|complaints|returns|refunds|churn|drop-?outs)
(?:never|nobody|no one) (?:has )?(?:cancelled|left|complained|asked for (?:a refund|their money))
(?:without|no) (?:ads|advertising|spending)
`;
