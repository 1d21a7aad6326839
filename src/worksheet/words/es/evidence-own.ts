/** Only the teller’s own experience or impression. */
export const evidenceOwn = `
(?:soy|trabajo como|trabajo de|trabaje|llevo) (?:_ )?(?:_ )?(?:desde hace|anos|[a-z]+istas?|[a-z]+er[oa]|en una?)
(?:desde hace|llevo) # anos
(?:veo|me pasa|me paso|lo vivo|lo he vivido|he visto|me encuentro|veo cada)
en mi (?:familia|trabajo|casa|barrio|empresa|pueblo|edificio|equipo)
`;
