/** A number of a group: who buys, where nothing says it more plainly. */
export const customerCount = `
(?<!somos )# (?:_ )?GROUP
`;
