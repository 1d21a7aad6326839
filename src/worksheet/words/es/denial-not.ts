/** Denials that say something good. */
export const denialNot = `
no solo|no unicamente|ningun[oa]? (?:baja|se ha dado|queja|devolucion|anulacion|impago)
cero (?:bajas|quejas|devoluciones)
sin (?:bajas|quejas|publicidad|anuncios|gastar|contar|iva|incluir)
(?:0|ninguna) bajas?
no se ha (?:ido|dado de baja)
ni un[ao]? (?:baja|queja|devolucion)
`;
