/** Words that make an amount neither the price nor the seller’s cost. */
export const otherMoney = `
(?:se )?(?:pierd|perd|tir|desperdici)~
(?:se )?gasta|gastan|se gastan|se van|les cuesta|le cuesta|a la basura|ahorr~
hoy (?:_ )?(?:pag|cuest|gast)~
mercado|sector|factur~|ingresos|recurrentes|ventas|recuper~
inver~|ronda|prestamo|ahorros|capital|subvencion|presupuesto|necesit~|financiacion
de pago|(?:coste de )?captacion|valdr~|deuda|atrasad~|mult(?:as?|an|ad[oa]s?)|sancion~|sueldo medio
(?:los|las|otros|otras) (?:sistemas|programas|talleres|apps|tiendas|agencias|gestorias|demas) (?:_ )?(?:cuestan|cobran|valen|piden|vale)
una? (?!hora |unidad |entrada |bono |noche |plaza )(?:[a-z]+ ){1,3}(?:cuesta|cuestan|vale|valen|cobra|cobran)
(?:los|las|otr[oa]s) (?:[a-z]+ ){1,2}cobran
(?:comprar|contratar|alquilar)l?[oa]?s? (?:[a-z]+ )?(?:cuesta|cuestan|vale|sale)
ya pagan (?:a|por)|pagan(?=[^.,;]{0,24} al? (?:una?|la|mi|su) )
`;
