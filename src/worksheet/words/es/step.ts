/** A first version, or what stands ready for one. */
export const step = `
(?:un|una|el|la|mi|nuestro|nuestra) (?:_ )?(?:prototipo|piloto|primera version|version hecha|maqueta|molde)
(?:en|tardaria|tardariamos|lista en|listo en|me dice) (?:_ )?# (?:dias|semanas|mes|meses)
ya (?:tengo|tenemos|existe|funciona|esta (?:hech|list|montad)[oa])
(?:tengo|tenemos|contamos con|dispongo de) (?:_ )?(?:local|furgoneta|taller|huerto|cocina|maquina|horno|terreno|finca|nave|licencia|titulo|interpretes|[a-z]+ con experiencia)
he (?:montado|hecho|construido|programado|disenado)|hemos (?:montado|hecho|construido|programado|disenado)
primer paso|el primer (?:mes|prototipo)
`;
