/** Says that something is not so. */
export const denial = `
no|nunca|jamas|ningun|ninguna|ninguno|nadie|sin|tampoco|ni|cero|0(?![.,]?[0-9])|falta|faltan|todavia no|aun no|apenas
`;
/** Denials that say something good. */
export const denialNot = `
no solo|no unicamente|ningun[oa]? (?:baja|se ha dado|queja|devolucion|anulacion|impago)
cero (?:bajas|quejas|devoluciones)
sin (?:bajas|quejas|publicidad|anuncios|gastar|contar|iva|incluir)
(?:0|ninguna) bajas?
no se ha (?:ido|dado de baja)
ni un[ao]? (?:baja|queja|devolucion)
`;
