/** The same words where nothing goes wrong, or nothing in particular. */
export const problemNot = `
(?:ningun|sin|no hay) problemas?
nadie se queja
no (?:hay|existe|tiene) (?:ningun )?problemas?
(?:todos|muchos|cualquier|sus|tus|los) (?:los |tus |sus )?problemas
no (?:se )?puede fallar
`;
