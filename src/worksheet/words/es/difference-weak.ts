/** A difference that anybody could claim. */
export const differenceWeak = `
(?:mucho )?(?:mejor|mas barat[oa]s?|mas rapid[oa]s?|mas facil|mas comod[oa]|mas simple|mas economic[oa]|mas sostenible)
(?:con|usando|gracias a) (?:la )?(?:ia|inteligencia artificial)
(?:innovador|diferente|original|personalizad|ecologic|sostenible|artesan|de calidad|calidad buena|buen trato|hech[oa]s? a mano)~
`;
