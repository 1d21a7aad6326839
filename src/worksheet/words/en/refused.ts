/** Results that speak against it. */
export const refused = `
(?:said|say|told us|told me|answered|replied) (?:_ )?no
(?<!none |nobody |no one |one |not |never |0 )(?:refus|declin|reject|turned (?:us|me|it) down)[a-z]*
(?:was|were|is|are) not interested|(?:wasn't|weren't|isn't|aren't) interested
(?:nobody|no one|none of them|none) (?:_ )?(?:wanted|bought|accepted|paid|replied|answered|came|would pay|wants|is interested|was interested|were interested)
(?:did not|didn't|would not|wouldn't|won't|will not) (?:buy|pay|want|accept|come back|use)
(?<!none |nobody |no one |one |not |never |0 )(?:cancelled|unsubscribed|asked for (?:a refund|their money back))
no (?:shop|customer|clinic|school|company|restaurant|client)s? (?:wants?|bought|buys?|paid|replied|accepted)
0 (?:sales|customers|replies|orders)
`;
