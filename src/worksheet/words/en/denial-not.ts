/** Denials that say something good. */
export const denialNot = `
not only|not just|none (?:has|have) (?:left|cancelled|complained)
(?:zero|no) (?:cancellations|complaints|returns|refunds|churn|drop-?outs)
(?:never|nobody|no one) (?:has )?(?:cancelled|left|complained|asked for (?:a refund|their money))
(?:without|no) (?:ads|advertising|spending)
`;
