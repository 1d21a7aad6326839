/** Says that something is not so. */
export const denial = `
no|not|never|none|nobody|nothing|without|zero|0(?![.,]?[0-9])|neither|nor|yet to|cannot|hardly|lack|lacking
[a-z]+n't|dont|doesnt|didnt|havent|hasnt|isnt|arent|wont|cant
`;
