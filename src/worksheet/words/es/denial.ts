/** Says that something is not so. */
export const denial = `
no|nunca|jamas|ningun|ninguna|ninguno|nadie|sin|tampoco|ni|cero|0(?![.,]?[0-9])|falta|faltan|todavia no|aun no|apenas
`;
